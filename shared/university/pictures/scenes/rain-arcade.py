"""The arcade in the rain, cut open along its length: dry and lamplit inside, umbrellas on the wet quad behind."""

from kit_a import bicycle, glow
from kit_b import umbrella, wheelchair
from kit_c import *

rainy_day()
PAL.update(wetA='7F8C8C', wetB='71807F', lawn2='5F7F55', flagA='DCC29A', flagB='CFB188', flagC='E4CDA8')
ROUGH.update(wetA=(0.1, 0), wetB=(0.07, 0), flagA=(0.3, 0), flagB=(0.3, 0), flagC=(0.3, 0))
BAY, BAYS, HIGH, SPAN, TALL = 3.0, 4, 4.1, 2.35, 3.3
LONG, INSIDE, OUTSIDE = BAY * BAYS + 0.5, 3.3, 3.7
FRONT, WALL, BACK = -INSIDE, 0.0, OUTSIDE
MIDDLES = [BAY * (i + 0.5 - BAYS / 2) for i in range(BAYS)]
PIERS = [BAY * (i - BAYS / 2) for i in range(BAYS + 1)]


def ground():
    """Flags inside, wet ones and lawn outside; what `fit` has to show of it all."""
    slab = Mesh()
    slab.poly(rrect(-LONG / 2 - 0.65, FRONT - 0.4, LONG / 2 + 0.4, BACK + 0.4, 0.5), 'z', -0.6, -0.13, 'brand')
    slab.obj('slab', 0.08, seg=4)
    b = Mesh()
    wide = LONG / 18
    for i in range(18):
        for j in range(5):
            size = INSIDE / 5
            tone = ('flagA', 'flagB', 'flagC')[(i * 5 + j * 3 + i * j) % 3]
            b.box(-LONG / 2 + wide * (i + 0.5), FRONT + size * (j + 0.5), -0.12, wide - 0.014, size - 0.014, 0.12, tone)
        for j in range(3):
            tone = ('wetA', 'wetB')[(i * 2 + j * 3 + i * j) % 2]
            b.box(-LONG / 2 + wide * (i + 0.5), 0.36 + 0.68 * (j + 0.5), -0.14, wide - 0.014, 0.666, 0.09, tone)
    b.box(0, 0.18, -0.13, LONG, 0.35, 0.12, 'stone')
    b.obj('flags', 0.01)
    b = Mesh()
    b.box(0, BACK - 0.62, -0.16, LONG, 1.3, 0.1, 'lawn2')
    b.obj('lawn', 0.02)
    b = Mesh()
    for x, y, r in ((-4.2, 1.2, 0.5), (-0.9, 1.75, 0.6), (1.8, 0.9, 0.42), (4.6, 1.5, 0.55)):
        b.poly(
            [(x + 1.5 * r * cos(t), y + 0.6 * r * sin(t)) for t in np.linspace(0, 2 * pi, 40)[:-1]],
            'z',
            -0.05,
            -0.04,
            'water:w',
        )
    b.obj('puddles', 0)
    for x, kind, k in (
        (-5.5, 'oak', 0.4),
        (-3.9, 'poplar', 0.42),
        (-2.3, 'bush', 0.5),
        (-0.4, 'oak', 0.42),
        (1.5, 'poplar', 0.5),
        (3.3, 'oak', 0.4),
        (5.3, 'poplar', 0.52),
    ):
        tree(kind, x, BACK - 0.6, -0.1, k, m='leafB')
    rain([(-LONG / 2, LONG / 2, 0.4, BACK - 0.1)], HIGH + 0.4, 1000)
    return [(x, y, -0.6) for x in (-LONG / 2 - 0.6, LONG / 2 + 0.4) for y in (FRONT - 0.4, BACK + 0.4)] + [
        (x, BACK, HIGH + 0.5) for x in (-LONG / 2, LONG / 2)
    ]


def arcade():
    """Four arches to the quad on piers with half columns; at the left end a door that is lit from behind."""
    wall, trim = Mesh(), Mesh()
    wallseg(wall, LONG, HIGH, [(x, SPAN, 0, TALL, True) for x in MIDDLES], 'F0DFC0', 0.36)
    for x in MIDDLES:
        with trim.at(x, 0, 0):
            trim.poly(
                arch_pts(SPAN + 0.34, TALL + 0.17) + arch_pts(SPAN - 0.04, TALL - 0.02)[::-1], 'y', -0.06, 0.42, 'white'
            )
            trim.poly(
                [(-0.16, TALL - 0.1), (-0.2, TALL + 0.32), (0.2, TALL + 0.32), (0.16, TALL - 0.1)][::-1],
                'y',
                -0.1,
                0.2,
                'stone',
            )
    for x in PIERS[1:-1]:
        column(trim, x, -0.1, 0.18, 0.19, 2.2, 'white')
        trim.box(x, -0.12, 0, 0.62, 0.5, 0.18, 'stone')
        trim.box(x, -0.1, 2.36, 0.56, 0.44, 0.12, 'stone')
    trim.box(0, 0.1, HIGH - 0.32, LONG, 0.6, 0.1, 'stone')
    with wall.at(-LONG / 2, FRONT / 2, rz=90):
        wallseg(wall, INSIDE + 0.3, HIGH, [(0, 1.7, 0, 3.0, True)], 'E6D3B2', 0.3)
    with trim.at(-LONG / 2, FRONT / 2, rz=90):
        trim.poly(arch_pts(2.0, 3.15) + arch_pts(1.66, 2.98)[::-1], 'y', -0.06, 0.1, 'white')
        trim.poly(arch_pts(1.7, 3.0), 'y', 0.1, 0.16, 'brand')
        trim.poly(arch_pts(1.5, 0.72)[::-1], 'y', 0.07, 0.09, 'brand')
        for side in (-1, 1):
            trim.box(side * 0.4, 0.07, 1.15, 0.5, 0.04, 1.0, 'shadeW')
            trim.box(side * 0.4, 0.07, 0.2, 0.5, 0.04, 0.75, 'teal2')
        with trim.at(0, 0.08, 2.25):
            trim.poly(arch_pts(1.3, 0.65), 'y', -0.03, 0, 'shadeW')
        trim.box(0, 0.05, 0, 0.05, 0.05, 2.2, 'teal')
        trim.ball(0.12, 0.0, 1.05, 0.05, 'brass', seg=10)
    wall.obj('walls', 0)
    trim.obj('trim', 0.012)
    cap = Mesh()
    x0, x1 = -LONG / 2, LONG / 2
    cap.poly(
        [(x0 + 0.06, FRONT - 0.2), (x0 + 0.06, -0.08), (x1 + 0.06, -0.08), (x1 + 0.06, 0.46), (x0 - 0.38, 0.46), (x0 - 0.38, FRONT - 0.2)][::-1],
        'z', HIGH, HIGH + 0.13, 'brand',
    )  # fmt: skip
    cap.obj('cap', 0.02)


def lanterns():
    """One on a bracket at each pier."""
    for x in PIERS:
        x = min(max(x, -LONG / 2 + 0.5), LONG / 2 - 0.35)
        b = Mesh()
        b.limb((x, 0, 2.95), (x, -0.62, 3.02), 0.028, 0.028, 'brass', 8)
        b.limb((x, -0.6, 3.02), (x, -0.6, 2.86), 0.014, 0.014, 'brass', 8)
        b.lathe([(0.04, 0.52), (0.19, 0.42), (0.2, 0.38)], 'brand', 8, x, -0.6, 2.36, False)
        b.lathe([(0.13, 0.02), (0.17, 0.38)], 'shadeW', 8, x, -0.6, 2.36, False)
        b.lathe([(0.03, -0.06), (0.14, 0), (0.14, 0.04)], 'brand', 8, x, -0.6, 2.36, False)
        b.obj('lantern', 0).visible_shadow = False
        glow(x, -0.75, 2.3, 42, 'FFC287', 0.16)


def walker(x, y, turn, top, skin, hair, phase, **more):
    return person(
        x, y, 0, turn, more.pop('pose', 'walk'), top, more.pop('leg', 'navy'), skin, hair, 1, phase=phase, **more
    )


def under_the_roof():
    walker(-0.7, -1.75, 62, 'gold', 'skinC', 'hairA', 0.2, arms=('out', 'book'))
    walker(-0.35, -2.5, 100, 'leafy', 'skinB', 'hairA', -0.3, pack='coral2')
    walker(2.75, -2.3, -72, 'coral', 'skinA', 'hairC', 0.6, leg='slate')
    cello(3.0, -2.2, -72)
    walker(4.7, -1.9, -100, 'navy', 'skinD', 'hairA', -0.7, leg='slate', pack='gold')
    walker(-4.4, -1.3, 92, 'teal2', 'skinA', 'rust', 0.5, book=True)
    wheelchair(-2.7, -2.35, 0, -86, 1, top='plum', leg='navy', hair='hairB', phase=0)
    bench(1.5, -0.75, 0, 0).scale = (0.9,) * 3
    walker(1.2, -0.72, 12, 'plum', 'skinB', 'hairB', 0.5, pose='sit', book=True, arms=('desk', 'book'))
    bicycle(5.4, -0.55, 0, 4, 'coral', 1.0, 4)
    plant(-5.7, -0.55, 0, 0.9, 'coral2')
    walker(-5.2, -2.6, 60, 'ivory', 'skinC', 'hairA', 0, pose='wave', leg='teal')


def cello(x, y, turn):
    """A cello in its case, on its bearer's back."""
    b = Mesh()
    with b.at(0, 0.2, 0.45, rx=-4):
        b.ball(0, 0, 0.28, 0.29, 'wine', (1.15, 0.6, 1), 18)
        b.ball(0, 0, 0.72, 0.23, 'wine', (1.1, 0.65, 1.1), 18)
        b.limb((0, 0, 0.8), (0, 0, 1.45), 0.1, 0.08, 'wine', 12)
    b.obj('cello', 0, (x, y, 0), turn)


def in_the_rain():
    for x, y, turn, top, skin, tones in (
        (-4.95, 1.15, 80, 'navy', 'skinA', ('coral2', 'coral2')), (-2.05, 1.35, -70, 'teal', 'skinD', ('gold', 'ivory')),
        (1.1, 1.1, 96, 'coral', 'skinB', ('teal2', 'white')), (4.15, 1.2, -88, 'plum', 'skinC', ('coral2', 'white')),
    ):  # fmt: skip
        person(x, y, -0.05, turn, 'wave', top, 'navy', skin, 'hairA', 1, phase=0.2)
        umbrella(x, y, -0.05, turn, 1, tones, 0.8)


corners = ground()
arcade()
lanterns()
under_the_roof()
in_the_rain()
fit(corners, 20, 28, 50, aspect=16 / 9, margin=0.012)
render('rain-arcade', 1600, 900, samples=12, expo=1.45, vig=0.06)
