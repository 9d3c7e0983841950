"""What the examples say: ``example`` is the title, ``example/scene`` and ``example/scene/step``.

The texts are English sources in the context ``Examples``.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

TEXTS: Final[dict[str, str]] = {
    "income": QT_TRANSLATE_NOOP("Examples", "Which region pays"),
    "income/1": QT_TRANSLATE_NOOP(
        "Examples",
        "Castile has three Cities. You control two of them, Salamanca and Burgos, and the Muslims "
        "one, Toledo: 2 against 1 is more than half, so the region pays 1 point. With the 2 points "
        "of every turn that makes 3.",
    ),
    "income/2": QT_TRANSLATE_NOOP(
        "Examples",
        "The same, but Raiders besiege Burgos. Now only 1 of the 3 Cities counts for you, and the "
        "region pays nothing: 2 points in all.",
    ),
    "battle-or-siege": QT_TRANSLATE_NOOP("Examples", "Battle or siege? Six cases"),
    "battle-or-siege/1": QT_TRANSLATE_NOOP(
        "Examples",
        "Two Armies will march from Oviedo to León, a Muslim City held by a single Garrison. "
        "Will it fight?",
    ),
    "battle-or-siege/1/1": QT_TRANSLATE_NOOP(
        "Examples", "No: there is only one unit. It stays behind its walls, and a siege begins."
    ),
    "battle-or-siege/2": QT_TRANSLATE_NOOP("Examples", "This time two Garrisons hold León."),
    "battle-or-siege/2/1": QT_TRANSLATE_NOOP(
        "Examples", "No battle either: there are two units, but no Army among them."
    ),
    "battle-or-siege/3": QT_TRANSLATE_NOOP("Examples", "Two Rebels hold León."),
    "battle-or-siege/3/1": QT_TRANSLATE_NOOP(
        "Examples", "No battle: Rebels are not Armies, however many there are."
    ),
    "battle-or-siege/4": QT_TRANSLATE_NOOP("Examples", "A single Army holds León."),
    "battle-or-siege/4/1": QT_TRANSLATE_NOOP(
        "Examples", "No battle: one unit alone does not come out, not even an Army."
    ),
    "battle-or-siege/5": QT_TRANSLATE_NOOP("Examples", "A Garrison and an Army hold León."),
    "battle-or-siege/5/1": QT_TRANSLATE_NOOP(
        "Examples",
        "Yes: more than one unit, and one of them is an Army. All of them come out and fight.",
    ),
    "battle-or-siege/5/2": QT_TRANSLATE_NOOP(
        "Examples",
        "Nobody hits. That is a draw: the defenders go back into the City, and the siege begins "
        "after all.",
    ),
    "battle-or-siege/6": QT_TRANSLATE_NOOP("Examples", "Two Armies hold León."),
    "battle-or-siege/6/1": QT_TRANSLATE_NOOP("Examples", "Yes: two units, and Armies both."),
    "battle-or-siege/6/2": QT_TRANSLATE_NOOP(
        "Examples",
        "Two hits destroy both defenders, so León is captured on the spot, without a siege.",
    ),
    "simple-battle": QT_TRANSLATE_NOOP("Examples", "A simple battle"),
    "simple-battle/1": QT_TRANSLATE_NOOP(
        "Examples",
        "Two Armies and a Garrison stand in Barcelona. In Tarragona, where there is no City, are "
        "two Muslim Armies and a Garrison.",
    ),
    "simple-battle/1/1": QT_TRANSLATE_NOOP(
        "Examples",
        "The whole force goes to Tarragona. In the open there is always a battle. Tarragona has "
        "no mountains and El Cid is elsewhere, so both sides roll together.",
    ),
    "simple-battle/1/2": QT_TRANSLATE_NOOP(
        "Examples",
        "The Christians score 2 hits, a Garrison with its 5 and an Army with its 4; the Muslims 1, "
        "an Army with its 6. With fewer hits the Muslims retreat. Tarragona is number 4, and next "
        "in order is Zaragoza, an empty Muslim City and so a friendly area.",
    ),
    "simple-battle/1/3": QT_TRANSLATE_NOOP(
        "Examples",
        "Nothing holds the winners back: they may stay or move on, together or singly. Here one "
        "Army goes home to Barcelona.",
    ),
    "three-parties": QT_TRANSLATE_NOOP("Examples", "Three parties in one area"),
    "three-parties/1": QT_TRANSLATE_NOOP(
        "Examples",
        "In Tarragona 2 Raiders besiege a Muslim City with a Garrison inside. Two Armies and a "
        "Garrison wait in Barcelona.",
    ),
    "three-parties/1/1": QT_TRANSLATE_NOOP(
        "Examples",
        "Your force meets the Raiders, who are outside. The Muslims inside have no friends here: "
        "they watch.",
    ),
    "three-parties/1/2": QT_TRANSLATE_NOOP(
        "Examples",
        "One hit each: a draw. The Raiders have no walls to retire behind, so there will be "
        "another round.",
    ),
    "three-parties/1/3": QT_TRANSLATE_NOOP(
        "Examples",
        "Your Armies hit twice and the last Raider is gone. But the City is still in Muslim "
        "hands: your two Armies stay outside and besiege it.",
    ),
    "draw-before-walls": QT_TRANSLATE_NOOP("Examples", "A draw before the walls"),
    "draw-before-walls/1": QT_TRANSLATE_NOOP(
        "Examples",
        "Tarragona is a Muslim City with a Garrison and an Army in it. Two Armies and a Garrison "
        "stand in Barcelona.",
    ),
    "draw-before-walls/1/1": QT_TRANSLATE_NOOP(
        "Examples",
        "More than one unit, and one of them an Army: the defenders come out and give battle.",
    ),
    "draw-before-walls/1/2": QT_TRANSLATE_NOOP(
        "Examples",
        "One hit each, and both sides lose their Garrison. After a draw those who hold walls "
        "retire behind them: the Army is in the City, and your Armies besiege it.",
    ),
    "draw-before-walls/2": QT_TRANSLATE_NOOP(
        "Examples", "Once more from the start, with better dice."
    ),
    "draw-before-walls/2/1": QT_TRANSLATE_NOOP("Examples", "Again they come out to fight."),
    "draw-before-walls/2/2": QT_TRANSLATE_NOOP(
        "Examples",
        "With 2 hits all the defenders fall, and the City is captured on the spot. It keeps its "
        "religion.",
    ),
    "order-of-areas": QT_TRANSLATE_NOOP("Examples", "Where the beaten go"),
    "order-of-areas/1": QT_TRANSLATE_NOOP(
        "Examples",
        "Two Muslim Armies stand in Córdoba. Christians hold Murcia and Granada; Algeciras is an "
        "empty Muslim City.",
    ),
    "order-of-areas/1/1": QT_TRANSLATE_NOOP(
        "Examples", "Two Armies attack from Murcia. A Garrison stays there."
    ),
    "order-of-areas/1/2": QT_TRANSLATE_NOOP(
        "Examples",
        "One hit to none: the Muslims lose an Army and must go. After Córdoba comes Murcia, which "
        "is hostile, then Granada, which is hostile too, and then, there being nothing higher, "
        "Algeciras. There they find shelter.",
    ),
    "siege-left-behind": QT_TRANSLATE_NOOP("Examples", "Armies for a siege"),
    "siege-left-behind/1": QT_TRANSLATE_NOOP(
        "Examples",
        "The Muslim reaction begins. Murcia is a Christian City with a Fortress and one Garrison; "
        "another Garrison stands in Granada. Two Muslim Armies are in Córdoba.",
    ),
    "siege-left-behind/1/1": QT_TRANSLATE_NOOP(
        "Examples",
        "The dice say Al-Andalus, 3 Armies, Algeciras. The force marches by way of Córdoba, where "
        "2 Armies join it, and comes to Murcia with 5. City, Fortress and Garrison are three "
        "things to guard: 3 Armies stay for the siege, and the other 2 go on to the next enemy, "
        "in Granada.",
    ),
    "siege-left-behind/1/2": QT_TRANSLATE_NOOP(
        "Examples",
        "Granada has mountains, so the Garrison strikes first, and misses with a 3. Then the "
        "Armies roll 4 and 2: one hit, and Granada is theirs.",
    ),
    "after-the-highest": QT_TRANSLATE_NOOP("Examples", "After the highest, the lowest"),
    "after-the-highest/1": QT_TRANSLATE_NOOP(
        "Examples",
        "The Muslim reaction begins. A Christian Garrison stands in Algeciras, number 1 of "
        "Al-Andalus. Granada, numbers 5 and 6, is Muslim.",
    ),
    "after-the-highest/1/1": QT_TRANSLATE_NOOP(
        "Examples",
        "The dice say Al-Andalus, 1 Army, Granada. Nothing is higher than Granada, so the march "
        "goes on to the lowest number: Algeciras.",
    ),
    "after-the-highest/1/2": QT_TRANSLATE_NOOP(
        "Examples", "There the Army meets the Garrison in the open, and wins with a 5 against a 2."
    ),
    "fortress-doubles": QT_TRANSLATE_NOOP("Examples", "What a Fortress is worth"),
    "fortress-doubles/1": QT_TRANSLATE_NOOP(
        "Examples",
        "Two Armies and a Garrison besiege Zaragoza, a Muslim City with a Fortress and one "
        "Garrison. The besieger adds 2 + 2 + 1 = 5, the defender (1 + 1) × 2 = 4.",
    ),
    "fortress-doubles/1/1": QT_TRANSLATE_NOOP(
        "Examples",
        "4 + 5 = 9 against 3 + 4 = 7: the place is stormed. The defenders are lost and the "
        "Fortress with them. An even total would have destroyed the City too; 9 is odd, so it "
        "stands.",
    ),
}


def example_text(key: str) -> str:
    """Return a text of an example in the language that is spoken."""
    return QCoreApplication.translate("Examples", TEXTS[key])
