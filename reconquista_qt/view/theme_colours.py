"""The colours of the widgets in each theme."""

from __future__ import annotations

from reconquista_qt.engine.record import record


@record
class Colours:
    """The colours of the widgets, as ``#rrggbb``."""

    window: str
    panel: str
    base: str
    alternate: str
    text: str
    muted: str
    heading: str
    border: str
    border_strong: str
    button: str
    button_hover: str
    button_pressed: str
    accent: str
    accent_hover: str
    accent_pressed: str
    accent_text: str
    gold: str
    selection: str
    selection_text: str
    link: str
    warning: str
    warning_text: str
    focus: str
    disabled: str

    def by_name(self) -> dict[str, str]:
        """Return each colour by its name."""
        return {name: getattr(self, name) for name in self.__match_args__}


LIGHT_WIDGETS = Colours(
    window="#eadfc6",
    panel="#f6eedb",
    base="#fdf9ee",
    alternate="#f3e9d2",
    text="#2a1a10",
    muted="#6a5436",
    heading="#8d1f1a",
    border="#cdb98f",
    border_strong="#8f7548",
    button="#f9f2e1",
    button_hover="#fff9ea",
    button_pressed="#e6d6b0",
    accent="#8d1f1a",
    accent_hover="#a42a24",
    accent_pressed="#6d1511",
    accent_text="#fff8ea",
    gold="#a97a1e",
    selection="#e9d3a0",
    selection_text="#2a1a10",
    link="#7a1d12",
    warning="#fbe3b0",
    warning_text="#3d2505",
    focus="#a97a1e",
    disabled="#9a8866",
)
DARK_WIDGETS = Colours(
    window="#1d1914",
    panel="#28231c",
    base="#16130f",
    alternate="#221d17",
    text="#f0e6cf",
    muted="#b9a988",
    heading="#e3b866",
    border="#4b4132",
    border_strong="#86744f",
    button="#342d24",
    button_hover="#42392d",
    button_pressed="#1d1914",
    accent="#9f2c26",
    accent_hover="#b83a33",
    accent_pressed="#7a1c17",
    accent_text="#fff4e2",
    gold="#d2a94f",
    selection="#5a4823",
    selection_text="#fbf2dc",
    link="#e8b06a",
    warning="#57400f",
    warning_text="#ffeec6",
    focus="#d2a94f",
    disabled="#7d7159",
)
CONTRAST_WIDGETS = Colours(
    window="#ffffff",
    panel="#ffffff",
    base="#ffffff",
    alternate="#f0f0f0",
    text="#000000",
    muted="#2b2b2b",
    heading="#00236b",
    border="#000000",
    border_strong="#000000",
    button="#ffffff",
    button_hover="#ffe98a",
    button_pressed="#ffd84d",
    accent="#00236b",
    accent_hover="#003aa8",
    accent_pressed="#001640",
    accent_text="#ffffff",
    gold="#5a4400",
    selection="#00236b",
    selection_text="#ffffff",
    link="#00236b",
    warning="#ffe066",
    warning_text="#000000",
    focus="#c00000",
    disabled="#595959",
)
