"""Exact chances under the rules: battles, sieges, the coming reaction. Nothing here is sampled."""

from .battle import battle_odds, fight
from .reaction import reaction_odds
from .siege import besiege, siege_odds

__all__ = ["battle_odds", "besiege", "fight", "reaction_odds", "siege_odds"]
