"""Where things are: square grid, open field, or no map at all.

The square grid is a bitboard. A square is an ``int``, its number ``y * stride + x``; a set of squares is a ``Bits``,
one Python integer with a bit per square. Lengths are whole squares; a ruleset turns them into feet.

    bits        sets of squares as integers
    measure     footprints, and how a game counts squares (5-5-5, 5-10-5)
    barrier     what is in the way: squares, and edges between two squares
    steps       the legal steps of a footprint; squeeze: of one that can make itself narrow
    grid        the map: barriers, ground, heights; what fits where
    bodies      who fills which squares
    movement    flood: what can be reached at what cost, and the cheapest path there
    straight    straight lines of squares
    trace       what a straight line passes through, exactly
    sight       lines of sight and effect; cover: lines to corners, graded cover
    areas       bursts, cones, lines, blocks, emanations
    threat      reach, threatened squares, flanking
    facing      eight directions, arcs, turning

The open field (``field``: points, discs, rectangles) knows no squares. Without a
map (``bands``) pairs are declared engaged, near or far.
"""
