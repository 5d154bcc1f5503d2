"""A seminar in the rain, cut open: twenty-two students around one oval table, the harbor on it, the question on the board."""

from kit_a import glow
from kit_c import *

rainy_day()
PAL.update(wainscot='2E6F70', board='1F3D38', lawn2='5F7F55')
WIDE, DEEP, HIGH = 10.4, 6.3, 3.5
LONG, SHORT, TABLE, MIDDLE = 7.3, 2.7, 0.78, -0.3
GARDEN = 1.5
BACK_WINDOWS = ((-4.3, 1.2, 0.95, 2.05), (4.3, 1.2, 0.95, 2.05))
SIDE_WINDOWS = (-2.1, 0.0, 2.1)


def outside():
    """A strip of wet garden along both walls, and what `fit` has to show of it."""
    west, north = -WIDE / 2 - GARDEN - 0.4, DEEP / 2 + GARDEN + 0.4
    b = Mesh()
    b.poly(rrect(west, -DEEP / 2 - 0.43, WIDE / 2 + 0.43, north, 0.5), 'z', -0.61, -0.14, 'brand')
    b.obj('slab', 0.08, seg=4)
    b = Mesh()
    b.box(-WIDE / 2 - 0.25 - GARDEN / 2, GARDEN / 2, -0.16, GARDEN, DEEP + GARDEN, 0.1, 'lawn2')
    b.box(0.15, DEEP / 2 + 0.26 + GARDEN / 2, -0.16, WIDE + 0.2, GARDEN, 0.1, 'lawn2')
    b.obj('lawn', 0.02)
    for x, y, kind, k in (
        (west + 0.85, -2.3, 'poplar', 0.32), (west + 0.8, -0.9, 'bush', 0.4), (west + 0.85, 0.5, 'oak', 0.3),
        (west + 0.85, 2.2, 'poplar', 0.34), (-3.9, north - 0.85, 'oak', 0.3), (-1.8, north - 0.8, 'poplar', 0.36),
        (3.0, north - 0.85, 'poplar', 0.36), (4.6, north - 0.8, 'oak', 0.3),
    ):  # fmt: skip
        tree(kind, x, y, -0.08, k, m='leafB')
    strips = ((west + 0.2, west + GARDEN, -DEEP / 2, north), (west + 0.2, WIDE / 2, north - GARDEN, north - 0.2))
    rain(strips, HIGH + 0.4)
    return [(x, y, -0.6) for x in (west, WIDE / 2 + 0.4) for y in (-DEEP / 2 - 0.4, north)] + [
        (west + 1, y, HIGH + 0.2) for y in (-2, DEEP / 2)
    ]


def classroom():
    corners = room(
        WIDE, DEEP, HIGH, 'L', wall='F0DFC0', wall2='E6D3B2', floor='planx', tones=('floorA', 'oakB', 'floorC'),
        trim='brand', frame='petrol', ww=1.35, sill=0.95, wh=2.05, cw=SIDE_WINDOWS, backwin=BACK_WINDOWS,
        dado='wainscot', dh=0.8,
    )  # fmt: skip
    panes = Mesh()
    with panes.at(0, DEEP / 2):
        for x, *_ in BACK_WINDOWS:
            pane(panes, x)
    with panes.at(-WIDE / 2, 0, rz=90):
        for x in SIDE_WINDOWS:
            pane(panes, x)
    panes.obj('panes', 0)
    return corners


def pane(b, x):
    """A grey afternoon behind glass, with drops that run down."""
    chance = random.Random(int(x * 10))
    with b.at(x, 0, 0.98):
        b.poly(arch_pts(1.25, 1.96), 'y', 0.13, 0.15, 'glow:7A9AA6:.30')
        for _ in range(16):
            u, z, length = chance.uniform(-0.56, 0.56), chance.uniform(0.05, 1.4), chance.uniform(0.12, 0.4)
            b.limb((u, 0.12, z), (u + 0.012, 0.12, z + length), 0.012, 0.006, 'glow:EAF5F7:.9', 5)


def blackboard():
    board = Mesh()
    with board.at(0, DEEP / 2):
        board.box(0, -0.04, 1.02, 6.9, 0.08, 2.2, 'oakC')
        board.box(0, -0.086, 1.1, 6.72, 0.012, 2.04, 'board')
        board.box(0, -0.13, 0.98, 6.9, 0.18, 0.05, 'oakC')
        for i, x in enumerate((-1.2, -0.9, 2.4)):
            board.box(x, -0.16, 1.03, 0.14, 0.04, 0.04, ('white', 'gold', 'sea')[i])
    board.obj('blackboard', 0.008)
    for line, z in (('Who owns', 2.56), ('the harbor?', 1.74)):
        text(line, -3.1, DEEP / 2 - 0.1, z, 0.84, 'ivory', rx=90, extrude=0.002, align='LEFT')
    chalk = Mesh()
    for k, tone in enumerate(('F6EBD3', 'E9B35A', '8FCFC2')):
        wave = [
            (1.75 + 1.4 * t, DEEP / 2 - 0.1, 1.5 + 0.42 * k + 0.16 * sin(6 * t + 1.6 * k) + 0.25 * t)
            for t in np.linspace(0, 1, 30)
        ]
        chalk.sweep(wave, [0.022] * 30, f'glow:{tone}:.5', 6)
    chalk.obj('chalk', 0)


def harbor():
    """The harbor as a sheet on the table: water, two quays, the white lighthouse, three boats."""
    table(0, MIDDLE, LONG, SHORT, TABLE, 'oakA', 'walA', oval=True)
    b = Mesh()
    b.box(0, 0, TABLE, 3.4, 1.25, 0.014, 'white')
    b.box(0, 0, TABLE + 0.014, 3.28, 1.13, 0.006, '5E9FA3')
    shore = [
        (-1.64, -0.56),
        (-1.64, 0.56),
        (1.64, 0.56),
        (1.64, 0.3),
        (0.5, 0.22),
        (-0.5, 0.36),
        (-1.0, 0.1),
        (-0.9, -0.3),
    ]
    b.poly(shore[::-1], 'z', TABLE + 0.02, TABLE + 0.05, 'sandw')
    for x, y, w, d in ((-0.6, -0.16, 0.75, 0.1), (0.35, 0.02, 0.1, 0.5)):
        b.box(x, y, TABLE + 0.02, w, d, 0.05, 'coral2')
    for i in range(7):
        b.box(
            -1.35 + 0.28 * i, 0.42, TABLE + 0.05, 0.17, 0.15, 0.12 + 0.05 * (i % 3), ('coral', 'ivory', 'teal')[i % 3]
        )
    b.lathe([(0.07, 0), (0.045, 0.34), (0.06, 0.36), (0.06, 0.42), (0.01, 0.48)], 'white', 20, 1.3, -0.25, TABLE + 0.02)
    for x, y in ((0.0, -0.3), (0.75, -0.05), (0.85, -0.4)):
        b.ball(x, y, TABLE + 0.045, 0.1, 'white', (1.4, 0.6, 0.4), 12)
    b.obj('harbor', 0.004, (0, MIDDLE, 0))


SPEAKS, ASKS = 6, 15


def class_of_22():
    """One has stood up to speak, at the far side; one at the near side has a hand up."""
    for k, (x, y, turn) in enumerate(around(LONG, SHORT, 22, MIDDLE)):
        arms = {SPEAKS: ('out', 'up'), ASKS: ('desk', 'up')}.get(k, (('desk', 'lap')[k % 3 == 1], 'desk'))
        listener(k, x, y, turn, arms, TABLE, stands=k == SPEAKS)


def professor(x, y, turn):
    """Before the board, in a red turban, chalk in hand."""
    person(x, y, 0, turn, 'wave', 'navy', 'slate', 'skinB', 'C8452F', 0.98, phase=0)
    b = Mesh()
    b.ball(0, 0.03, 1.84, 0.225, 'C8452F', (1, 1, 0.72), 20)
    b.ball(0, -0.05, 1.6, 0.165, 'hairA', (1, 0.95, 0.8), 18)
    b.obj('turban and beard', 0, (x, y, 0), turn, 0.98)


def things():
    for x, y, k in ((-4.75, 2.65, 0.9), (4.75, -2.7, 1.0)):
        plant(x, y, 0, k, 'white' if x > 0 else 'coral2')
    stand = Mesh()
    stand.lathe([(0.2, 0), (0.2, 0.42), (0.18, 0.42), (0.17, 0.05)], 'brass', 24)
    for i, tone in enumerate(('coral', 'gold', 'teal2', 'plum')):
        x, y = 0.12 * cos(1.6 * i), 0.12 * sin(1.6 * i)
        stand.limb((x, y, 0.1), (1.6 * x, 1.6 * y, 0.8), 0.025, 0.06, tone, 8)
        crook = [(1.6 * x, 1.6 * y + 0.07 - 0.07 * cos(t), 0.95 + 0.07 * sin(t)) for t in np.linspace(0, pi, 9)]
        stand.sweep([(1.6 * x, 1.6 * y, 0.8), *crook], [0.018] * 10, 'wood2', 6)
    stand.obj('umbrellas', 0, (-4.75, -2.7, 0), 0, 0.9)
    for x, y in ((-3.55, DEEP / 2), (3.55, DEEP / 2), (-WIDE / 2, -1.05), (-WIDE / 2, 1.05)):
        into = (0, -1) if y == DEEP / 2 else (1, 0)
        lamp = Mesh()
        lamp.limb((x, y, 2.3), (x + 0.2 * into[0], y + 0.2 * into[1], 2.3), 0.025, 0.025, 'brass', 8)
        lamp.ball(x + 0.22 * into[0], y + 0.22 * into[1], 2.44, 0.14, 'shadeW', seg=20)
        lamp.obj('lamp', 0).visible_shadow = False
        glow(x + 0.5 * into[0], y + 0.5 * into[1], 2.5, 38, 'FFC98A', 0.15)
    glow(0, -0.6, 3.6, 110, 'FFDDB0', 0.7)


corners = outside() + classroom()
blackboard()
harbor()
class_of_22()
professor(2.2, 2.45, -8)
things()
fit(corners, 24, 28, 50, aspect=16 / 9, margin=0.012)
render('seminar-of-22', 1600, 900, samples=12, expo=1.45, vig=0.06)
