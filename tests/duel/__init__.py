"""A duel on 37 hexes: a game that lives in the tests, to show what a game needs and no more.

Two fencers, Red and Blue, stand at opposite ends of a field. In its turn each moves one hex, rests,
or strikes at a neighbour with a ten-sided die. Before the duel each draws one of three chits, which
the other does not see; it may be turned up once, for a strike. Two hits win.
"""
