"""Which counter stands for what can be done: on buttons, in menus."""

from __future__ import annotations

from typing import Final

PICTURES: Final = {
    "army": "christian_army", "garrison": "christian_garrison", "city": "city_christian",
    "fortress": "fortress", "conversion": "city_muslim", "bribe": "rebel", "hire": "mercenary",
    "crusaders": "crusader", "order": "military_order", "cid": "el_cid_christian",
}  # fmt: skip
