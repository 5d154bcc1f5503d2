"""The courtyard of a hall at six, cut open: a fire in its ring, seven around it, bread on a table, lit windows."""

import kit
from kit_a import OPT, bicycle, folk, glow, lampon, strand
from kit_c import *

PAL.update(stoneA='C9AE8C', stoneB='BC9F7C', stoneC='AF9272', lawn2='54683A', brick='A8644C')
LONG, DEEP, WALL = 8.0, 4.5, 4.5


def courtyard():
    """The slab, paving in rings around the fire, lawn in the corners."""
    slab = rrect(-LONG - 0.4, -DEEP - 0.4, LONG + 0.4, DEEP + 0.4, 1.2)
    b = Mesh()
    b.poly(slab, 'z', -0.6, -0.13, 'brand')
    b.obj('slab', 0.08, seg=4)
    b = Mesh()
    b.poly(rrect(-LONG, -DEEP, LONG, DEEP, 0.9), 'z', -0.14, -0.03, 'lawn2')
    b.box(0, 0, -0.14, 2 * LONG, 1.8, 0.115, 'stoneC')
    b.obj('lawn', 0.02)
    paved(
        [
            (1.1, 2.1, 22, ('stoneA', 'stoneB')),
            (2.1, 2.9, 30, ('stoneB', 'stoneA', 'stoneC')),
            (2.9, 3.1, 44, ('brand',)),
            (3.1, 3.9, 40, ('stoneA', 'stoneB', 'stoneC')),
        ]
    )
    return [(x, y, z) for x, y in slab for z in (-0.6, -0.13)]


def hall_behind():
    """Two wings of brick at the back and the left, without their roofs: lit arches, and windows over them."""
    b = Mesh()
    for length, x, y, turn in ((2 * LONG, 0, DEEP - 0.9, 0), (2 * DEEP - 0.9, -LONG + 0.9, -0.45, 90)):
        with b.at(x, y, rz=turn):
            b.box(0, 0.45, 0, length, 0.9, WALL, 'brick')
            b.box(0, 0.4, 0, length + 0.06, 1.0, 0.35, 'stoneC')
            b.box(0, 0.4, 2.35, length + 0.04, 1.06, 0.16, 'white')
            count = round(length / 1.65)
            for i in range(count):
                at = length * ((i + 0.5) / count - 0.5)
                window(b, at, 0.35, 0.86, 1.75, True, mull=False)
                window(b, at, 2.95, 0.7, 1.1)
            b.box(0, 0.45, WALL, length + 0.1, 1.0, 0.13, 'brand')
    b.obj('hall', 0.015)


def fire():
    """Seven tongues that thin and lean, over three logs in a ring of stone."""
    b = Mesh()
    b.lathe([(0.86, 0), (0.88, 0.34), (0.8, 0.4), (0.66, 0.36), (0.62, 0.16), (0.01, 0.14)], 'stone', 40)
    for turn in (0.2, 1.25, 2.3):
        x, y = 0.46 * cos(turn), 0.46 * sin(turn)
        b.limb((-x, -y, 0.24), (x, y, 0.36), 0.07, 0.07, 'wood2', 10)
    b.obj('pit', 0.02)
    b = Mesh()
    for i, (x, y, height, width, tone) in enumerate(
        (
            (0, 0.1, 1.05, 0.17, 'FFA02E:1.7'),
            (0.22, 0.06, 0.74, 0.13, 'FF8A24:1.5'),
            (-0.22, 0.05, 0.84, 0.14, 'FF8A24:1.5'),
            (0.1, -0.16, 0.64, 0.11, 'FFC65A:2.1'),
            (-0.13, -0.17, 0.7, 0.12, 'FFC65A:2.1'),
            (0.34, -0.08, 0.46, 0.09, 'FF7020:1.4'),
            (-0.35, -0.1, 0.52, 0.1, 'FF7020:1.4'),
        )
    ):
        bend = 0.14 * (-1) ** (i + 1)
        steps = np.linspace(0, 1, 26)
        curve = [
            (x * (1 - 0.45 * t) + bend * sin(3.6 * t) * t * height, y * (1 - 0.3 * t), 0.26 + height * t) for t in steps
        ]
        thick = [width * (sin(pi * min(1, 0.16 + 0.84 * t)) ** 0.8 * (1 - t) ** 0.45 + 0.004) for t in steps]
        b.sweep(curve, thick, 'glow:' + tone, 16)
    b.obj('flames', 0).visible_shadow = False
    glow(0, 0, 1.1, 190, 'FF9A44', 0.3)


def around_the_fire():
    """On logs, two with bread on a stick; one brings more, two come out of the hall."""
    logs, sticks = Mesh(), Mesh()
    for turn, top, k in (
        (215, 'teal2', 1.1),
        (172, 'coral', 1.12),
        (132, 'gold', 1.06),
        (92, 'plum', 1.1),
        (52, 'sea', 1.08),
        (10, 'navy', 1.1),
        (-30, 'coral2', 1.06),
    ):
        a = radians(turn)
        x, y = 1.95 * cos(a), 1.95 * sin(a)
        with logs.at(x, y, rz=turn):
            logs.cyl(0.1, 0, 0, 0.27, 0.42, 'wood', seg=20)
            logs.cyl(0.1, 0, 0.42, 0.24, 0.012, 'sand', seg=20)
        folk(x, y, -0.05, turn - 90, 'sit', 'winter', k, top=top, ph=0.2)
        if turn in (215, 132, 10):
            hand, end = Vector((1.6 * cos(a), 1.6 * sin(a), 0.72)), Vector((0.62 * cos(a), 0.62 * sin(a), 0.98))
            sticks.limb(hand, end, 0.022, 0.016, 'wood2', 8)
            sticks.ball(*end, 0.1, 'C4884A', (1.2, 1, 0.9), 16)
    logs.obj('logs', 0.012)
    sticks.obj('sticks', 0)
    folk(4.1, -1.5, 0, 300, 'stand', 'winter', 1.1, top='ivory', book=False)
    folk(-3.6, 2.3, 0, 60, 'walk', 'winter', 1.1, top='teal2')
    folk(-4.4, 2.6, 0, 62, 'walk', 'winter', 1.06, top='gold')


def bread_table(x, y, turn):
    b = Mesh()
    b.box(0, 0, 0.66, 1.9, 0.85, 0.06, 'wood')
    b.box(0, 0, 0.721, 1.5, 0.6, 0.01, 'ivory')
    for side in (-1, 1):
        b.box(side * 0.75, 0, 0, 0.1, 0.7, 0.66, 'wood2')
    for i, (dx, dy, dz) in enumerate(
        ((-0.5, 0.04, 0.82), (-0.05, -0.1, 0.82), (0.42, 0.08, 0.82), (-0.25, 0.02, 0.98), (0.2, 0.04, 0.98))
    ):
        b.ball(dx, dy, dz, 0.16, 'C4884A', (1.4, 0.85, 0.66), 20)
        for cut in (-0.07, 0, 0.07):
            b.limb(
                (dx + cut - 0.02, dy - 0.07, dz + 0.09),
                (dx + cut + 0.02, dy + 0.07, dz + 0.09),
                0.012,
                0.012,
                'E6BE86',
                6,
            )
    b.obj('bread', 0.01, (x, y, 0), turn)


start('L', el=9, daz=-14, sun=1.1, suncol='FF9E7A', amb=0.3, ice=0.42)
kit.LITP, OPT['lit'] = 0.62, 1.5
corners = courtyard() + [(x, y, WALL + 0.2) for x, y in ((-LONG, DEEP), (LONG, DEEP), (-LONG, -DEEP))]
hall_behind()
fire()
around_the_fire()
bread_table(3.2, -1.9, -24)
for p, q in (((-7.0, -3.6, 4.2), (1.5, 3.5, 4.3)), ((-7.0, 0.4, 4.3), (7.6, 3.5, 4.3))):
    strand(p, q, 0.9, 16, r=0.075, e=4, light=45)
lampon(-4.9, -2.6, 0, 90, 2.6)
lampon(5.6, 1.6, 0, 90, 2.6)
for x, y, k in ((6.9, -2.7, 0.5), (-5.9, 2.4, 0.3), (6.9, 2.6, 0.34), (-5.6, -3.4, 0.42)):
    tree('oak', x, y, -0.05, k, m='amber' if y < 0 else None)
bicycle(4.4, 2.9, 0, 168, 'coral2', 1.0, 8)
fit(corners, 24, 28, 50, aspect=2.1, margin=0.015)
render('courtyard-fire', 2050, 1153, samples=14, expo=1.5, bloom=0.16, vig=0.08)
