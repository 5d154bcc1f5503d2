"""The towing tank, cut open: the fourteenth tail under its carriage, the thirteen before it on their shelf."""

from kit_a import pool_water
from kit_c import *

start('L', el=30, daz=8)
PAL.update(basin='4FA9A8', honey='E3A72E')
pool_water()
WIDE, DEEP, HIGH = 9.4, 6.5, 3.7
LONG, BROAD, RIM, WATER = 6.8, 2.1, 1.26, 1.12
TANK = (-0.45, -0.35)
NARWHAL = 0.0


def quad(b, corners, m):
    b.add(corners, [(0, 1, 2, 3)], m)


def tank():
    """A long basin on a teal foot, glass on all sides, the wave paddle at its left and a beach for waves at its right."""
    half, deep = LONG / 2, BROAD / 2
    b = Mesh()
    b.box(0, 0, 0, LONG, BROAD, 0.46, 'teal2')
    b.box(0, 0, 0.46, LONG + 0.1, BROAD + 0.1, 0.07, 'white')
    for i in range(8):
        x = -half + LONG / 8 * (i + 0.5)
        b.box(x, -deep - 0.015, 0.09, LONG / 8 - 0.14, 0.03, 0.29, 'brand')
        b.box(x, -deep - 0.045, 0.3, 0.3, 0.03, 0.035, 'brass')
    for i in range(5):
        b.box(-half + LONG / 4 * i, -deep, 0.53, 0.06, 0.06, RIM - 0.53, 'white')
    b.box(0, deep, 0.53, LONG + 0.1, 0.12, RIM - 0.53, 'white')
    b.box(0, -deep, RIM, LONG + 0.1, 0.07, 0.05, 'white')
    b.box(0, deep, RIM, LONG + 0.1, 0.16, 0.06, 'white')
    for side in (-1, 1):
        b.box(side * half, 0, 0.53, 0.1, BROAD, RIM - 0.48, 'white')
    b.obj('tank', 0.012, (*TANK, 0))
    b = Mesh()
    b.box(0, 0, 0.532, LONG - 0.12, BROAD - 0.1, 0.02, 'basin')
    b.box(0, deep - 0.075, 0.553, LONG - 0.12, 0.02, RIM - 0.6, 'basin')
    for side in (-1, 1):
        b.box(side * (half - 0.065), 0, 0.553, 0.02, BROAD - 0.18, RIM - 0.6, 'basin')
    b.box(0, 0, 0.553, LONG - 1.2, 0.1, 0.004, 'navy')
    for i in range(26):
        b.box(-half + 0.2 + 0.25 * i, -deep + 0.06, 0.56, 0.025, 0.02, 0.16 if i % 4 == 0 else 0.08, 'coral')
    with b.at(-half + 0.3, 0, 0.6, ry=-10):
        b.box(0, 0, 0, 0.06, BROAD - 0.24, 0.86, 'coral2')
        b.limb((0, 0, 0.72), (-0.5, 0, 0.92), 0.04, 0.04, 'steel', 10)
    with b.at(half - 0.65, 0, 0.75, ry=-24):
        for i in range(7):
            b.box(-0.48 + 0.16 * i, 0, 0, 0.1, BROAD - 0.24, 0.03, 'oakA')
    b.obj('inside', 0.004, (*TANK, 0))
    b = Mesh()
    x, y = half - 0.09, deep - 0.09
    quad(b, [(-x, -deep, 0.56), (x, -deep, 0.56), (x, -deep, RIM), (-x, -deep, RIM)], 'clear')
    quad(b, [(-x, -y + 0.02, 0.57), (x, -y + 0.02, 0.57), (x, -y + 0.02, WATER), (-x, -y + 0.02, WATER)], 'tankwater')
    quad(b, [(-x, -y + 0.02, WATER), (x, -y + 0.02, WATER), (x, y, WATER), (-x, y, WATER)], 'poolwater')
    b.obj('water', 0, (*TANK, 0)).visible_shadow = False


def carriage():
    """Two beams on the rails, the yellow narwhal on its cords below them, and the wake that it leaves."""
    b = Mesh()
    for x in (-1.05, 0.75):
        b.box(x, 0.1, RIM + 0.2, 0.1, BROAD + 0.5, 0.08, 'ivory')
        for side in (-1, 1):
            with b.at(x, side * BROAD / 2, RIM + 0.15, rx=90):
                b.lathe([(0.1, -0.05), (0.1, 0.05)], 'ink', 20)
        for side in (-1, 1):
            b.limb((x, side * 0.3, RIM + 0.2), (x, side * 0.3, WATER + 0.05), 0.018, 0.018, 'coral', 8)
    b.box(-0.15, BROAD / 2 + 0.12, RIM + 0.29, 2.0, 0.3, 0.07, 'white')
    b.box(-0.6, BROAD / 2 + 0.12, RIM + 0.36, 0.6, 0.26, 0.3, 'brand')
    for x, tone in ((-0.75, 'glowB'), (-0.6, 'glowC'), (-0.45, 'glowA')):
        b.ball(x, BROAD / 2 - 0.02, RIM + 0.52, 0.05, tone, seg=10)
    b.obj('carriage', 0.012, (TANK[0] + NARWHAL, TANK[1], 0))
    b = Mesh()
    narwhal(b, 'honey', 'white', 'cream', L=3.1, a0=-20, a1=16)
    for x, size in ((-1.02, 0.36), (0.66, 0.47)):
        with b.at(x, 0, 0.5, ry=90):
            b.lathe([(size - 0.01, -0.025), (size, -0.025), (size, 0.025), (size - 0.01, 0.025)], 'coral', 28)
    b.obj('narwhal', 0, (TANK[0] + NARWHAL, TANK[1], WATER - 0.5))
    chance = random.Random(9)
    foam = Mesh()
    for i in range(90):
        back = chance.uniform(0, 2.6)
        side = chance.choice((-1, 1)) * (0.16 + 0.2 * back) + chance.gauss(0, 0.05)
        if abs(side) < BROAD / 2 - 0.15:
            foam.ball(0.9 - back, side, WATER, chance.uniform(0.015, 0.05), 'jet', (1.8, 1, 0.3), 8)
    foam.obj('wake', 0, (TANK[0] + NARWHAL, TANK[1], 0))


def blackboard():
    y = DEEP / 2
    b = Mesh()
    with b.at(-1.45, y):
        b.box(0, -0.04, 1.12, 5.1, 0.08, 2.05, 'oakC')
        b.box(0, -0.086, 1.2, 4.94, 0.012, 1.89, '22383C')
        b.box(0, -0.13, 1.08, 5.1, 0.18, 0.05, 'oakC')
        b.box(0.35, -0.1, 1.5, 0.025, 0.006, 1.2, 'ivory')
        b.box(1.27, -0.1, 1.5, 1.86, 0.006, 0.025, 'ivory')
        curve = [(0.4 + 1.6 * t, -0.1, 1.54 + 1.0 * (1 - (1 - t) ** 2.4)) for t in np.linspace(0, 1, 30)]
        b.sweep(curve, [0.022] * 30, 'coral2', 6)
        for point in curve[5::6]:
            b.ball(*point, 0.055, 'gold', (1, 0.4, 1), 12)
        for k in range(2):
            wave = [(-2.2 + 2.0 * t, -0.1, 1.42 + 0.16 * k + 0.035 * sin(22 * t)) for t in np.linspace(0, 1, 50)]
            b.sweep(wave, [0.012] * 50, 'sea', 6)
    with b.at(-2.85, y - 0.1, 1.75, k=0.48) as drawn:
        drawn.stack.append(drawn.stack[-1] @ Matrix.Diagonal((1, 0.03, 1, 1)))
        narwhal(b, 'ivory', 'ivory', L=2.3, a0=-22, a1=16)
        drawn.stack.pop()
    b.obj('blackboard', 0)
    text('TRIAL 14', -3.72, y - 0.1, 2.74, 0.5, 'ivory', rx=90, extrude=0.002, align='LEFT')
    text('knots', -0.9, y - 0.1, 2.84, 0.3, 'ivory', rx=90, extrude=0.002, align='LEFT')


def tails():
    """Thirteen that were worse than a propeller, each with its card."""
    tones = ('coral2', 'sea', 'plum', 'ivory', 'teal2', 'rust', 'honey')
    b = Mesh()
    for row, z in enumerate((1.35, 2.3)):
        b.box(2.95, DEEP / 2 - 0.17, z, 3.1, 0.34, 0.06, 'walA')
        for i in range(7 - row):
            with b.at(1.65 + 0.43 * i + 0.21 * row, DEEP / 2 - 0.17, z + 0.06):
                b.limb((0, 0, 0), (0, 0, 0.26), 0.1, 0.045, tones[(i + 3 * row) % 7], 12)
                for side in (-1, 1):
                    with b.at(side * 0.09, 0, 0.36, ry=side * 52):
                        b.ball(0, 0, 0, 0.16, tones[(i + 3 * row) % 7], (0.5, 0.35, 1), 14)
                b.box(0, -0.18, -0.05, 0.2, 0.012, 0.14, 'white')
    b.obj('tails', 0.003)


def crew():
    x, y = TANK
    person(-2.75, -1.95, 0, 160, 'stand', 'white', 'navy', 'skinC', 'hairA', 1, phase=0.6, arms=('out', 'book'))
    person(x + 2.6, y + 1.6, 0, -42, 'stand', 'coral', 'slate', 'skinA', 'hairC', 1, phase=0, arms=('out', 'book'))
    person(-2.15, 2.55, 0, 190, 'stand', 'teal2', 'dark', 'skinB', 'hairA', 1, phase=-0.7, arms=(None, 'up'))
    desk(2.95, -2.05, 0, 1.7, 0.8, 0.74, 'oakC', 'walB', 'teal2')
    ochair(2.8, -2.7, 180, 'coral2')
    person(2.8, -2.67, 0.02, 180, 'sit', 'gold', 'navy', 'skinD', 'hairA', 1, phase=0, arms=('desk', 'desk'))
    laptop(2.75, -2.03, 0.74, 180, kind='bars')
    mug(3.4, -2.05, 0.74, 'coral', 1.5)
    books(2.27, -2.0, 0.74, 3, 10, 1.3)


def things():
    b = Mesh()
    b.box(0, 0, 0, 0.7, 0.36, 0.32, 'coral')
    b.box(0, 0, 0.32, 0.72, 0.38, 0.05, 'ink')
    b.limb((-0.2, 0, 0.42), (0.2, 0, 0.42), 0.025, 0.025, 'ink')
    b.obj('toolbox', 0.02, (-1.6, -2.65, 0), -18)
    b = Mesh()
    for i in range(5):
        b.sweep(
            [
                ((0.3 - 0.012 * i) * cos(t), (0.3 - 0.012 * i) * sin(t), 0.03 + 0.05 * i)
                for t in np.linspace(0, 6.28, 40)
            ],
            [0.03] * 40,
            'red2',
            8,
        )
    b.obj('rope', 0, (-0.5, -2.6, 0))
    plant(4.2, 0.3, 0, 1.0, 'white')
    plant(-4.2, -2.75, 0, 0.95, 'coral2')


corners = room(
    WIDE, DEEP, HIGH, 'L', wall='F1E3C8', floor='planx', tones=('oakA', 'oakB', 'oakC'), trim='teal', frame='teal2',
    win=3, ww=1.45, sill=0.75, wh=2.5,
)  # fmt: skip
tank()
carriage()
blackboard()
tails()
crew()
things()
fit(corners, 34, 28, 50, margin=0.02)
render('test-tank', 1600, 1200, samples=12, expo=1.5, vig=0.06)
