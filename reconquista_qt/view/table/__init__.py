"""The table: a board of places, counters on it, and all that a player does with them.

Knows pictures, geometries and actions, never a game: what is particular to one stands in its
`board/` and comes in through a `Surface`.
"""
