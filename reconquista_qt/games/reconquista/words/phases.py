"""What a phase is called within a sentence."""

from __future__ import annotations

from reconquista_qt.wording.phrases import Phrases


class PhasesWithin(Phrases):
    """Phases as they stand after a comma."""

    def tell(self, phase: str) -> str:
        """Return the name of a phase, "?" where there is none."""
        match phase:
            case "rebellion":
                return self.tr("rebellions")
            case "events":
                return self.tr("event")
            case "income":
                return self.tr("income and spending")
            case "movement":
                return self.tr("movement")
            case "reaction":
                return self.tr("Muslim reaction")
            case "sieges":
                return self.tr("sieges")
            case "end":
                return self.tr("end of the turn")
        return "?"
