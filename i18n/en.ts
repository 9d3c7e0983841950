<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdviceText</name>
    <message numerus="yes">
        <source>%n playout(s)</source>
        <translation>
            <numerusform>%n playout</numerusform>
            <numerusform>%n playouts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChallengesWindow</name>
    <message numerus="yes">
        <source>One decision is clearly better than the %n other(s). Which?</source>
        <translation>
            <numerusform>One decision is clearly better than the other. Which?</numerusform>
            <numerusform>One decision is clearly better than the %n others. Which?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each was played to the end %n time(s), with the same dice.</source>
        <translation>
            <numerusform>Each was played to the end %n time, with the same dice.</numerusform>
            <numerusform>Each was played to the end %n times, with the same dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message numerus="yes">
        <source>The first %n places</source>
        <translation>
            <numerusform>The first place</numerusform>
            <numerusform>The first %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilmWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FutureDock</name>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>%n s left</numerusform>
            <numerusform>%n s left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%n min left</numerusform>
            <numerusform>%n min left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FutureResults</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallWindow</name>
    <message numerus="yes">
        <source>%n ruling(s) chosen otherwise</source>
        <translation>
            <numerusform>%n ruling chosen otherwise</numerusform>
            <numerusform>%n rulings chosen otherwise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadNotes</name>
    <message numerus="yes">
        <source>%n entry(-ies) of the log cannot be understood and are left out.</source>
        <translation>
            <numerusform>%n entry of the log cannot be understood and is left out.</numerusform>
            <numerusform>%n entries of the log cannot be understood and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s) of play are left out.</source>
        <translation>
            <numerusform>%n other line of play is left out.</numerusform>
            <numerusform>%n other lines of play are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayTexts</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrimaryAction</name>
    <message numerus="yes">
        <source>%n point(s) would be lost. Press once more to end the spending.</source>
        <translation>
            <numerusform>%n point would be lost. Press once more to end the spending.</numerusform>
            <numerusform>%n points would be lost. Press once more to end the spending.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveRows</name>
    <message numerus="yes">
        <source>%n other line(s) of play</source>
        <translation>
            <numerusform>%n other line of play</numerusform>
            <numerusform>%n other lines of play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableDiceEntry</name>
    <message numerus="yes">
        <source>Roll at the table and click what came up: %n left.</source>
        <translation>
            <numerusform>Roll at the table and click what came up: %n left.</numerusform>
            <numerusform>Roll at the table and click what came up: %n left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableStatistics</name>
    <message numerus="yes">
        <source>%n dice; {0} standard deviations from what was to be expected</source>
        <translation>
            <numerusform>%n die; {0} standard deviations from what was to be expected</numerusform>
            <numerusform>%n dice; {0} standard deviations from what was to be expected</numerusform>
        </translation>
    </message>
</context>
</TS>
