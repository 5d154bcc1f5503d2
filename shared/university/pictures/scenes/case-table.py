"""The case room, cut open: forty seats around one oval table, a model of the quay on it, two who present."""

from kit_c import *

start('L', el=30, daz=6)
WIDE, DEEP, HIGH = 15.0, 6.6, 3.5
LONG, SHORT, TABLE, MIDDLE = 12.6, 2.9, 0.78, -0.4
SIDE_WINDOWS = (-1.7, 1.5)
ASK, SEATS = (7, 25, 33), 40


def charts():
    """The case on the wall: sales of eight years and what they cost, and who buys."""
    b = Mesh()
    with b.at(0, DEEP / 2):
        b.box(-0.6, -0.05, 1.0, 7.2, 0.1, 2.2, 'ink')
        b.box(-0.6, -0.106, 1.07, 7.06, 0.012, 2.06, 'ice2')
        barsp(b, -3.9, 1.3, 3.9, 1.6, [0.28, 0.4, 0.36, 0.52, 0.6, 0.56, 0.74, 0.95], ['brand', 'sea'], -0.12)
        b.box(-1.95, -0.12, 1.26, 4.1, 0.014, 0.035, 'ink')
        line = [
            (-3.65 + 0.49 * i, -0.15, 1.5 + 1.4 * v)
            for i, v in enumerate((0.16, 0.2, 0.34, 0.36, 0.5, 0.62, 0.8, 0.98))
        ]
        b.sweep(line, [0.03] * 8, 'coral', 8)
        for point in line:
            b.ball(*point, 0.06, 'coral', seg=12)
        for a0, a1, tone in ((0, 140, 'brand'), (140, 225, 'gold'), (225, 300, 'coral2'), (300, 360, 'sea')):
            outer = [
                (1.55 + 0.62 * sin(radians(t)), 2.2 + 0.62 * cos(radians(t))) for t in np.linspace(a0 + 2, a1 - 2, 18)
            ]
            inner = [
                (1.55 + 0.3 * sin(radians(t)), 2.2 + 0.3 * cos(radians(t))) for t in np.linspace(a1 - 2, a0 + 2, 18)
            ]
            b.poly(outer + inner, 'y', -0.13, -0.115, tone)
        for i, (length, tone) in enumerate(((0.42, 'brand'), (0.3, 'gold'), (0.36, 'coral2'))):
            b.box(2.36 + length / 2, -0.118, 2.5 - 0.3 * i, length, 0.012, 0.11, tone)
        for x, tones in ((-5.6, ('sea', 'brand')), (4.15, ('coral2', 'gold')), (6.0, ('brand', 'sea'))):
            framed(b, x, 1.35, 1.5, 1.35, 'walA', 'cream')
            barsp(b, x - 0.58, 1.55, 1.16, 0.9, [0.4, 0.55, 0.5, 0.8, 1.0], tones, -0.072)
    b.obj('charts', 0.006)


def quay():
    """Warehouses, a crane and two ships, in wood and brass, along the middle of the table."""
    table(0, MIDDLE, LONG, SHORT, TABLE, 'oakC', 'walB', oval=True)
    chance = random.Random(12)
    b = Mesh()
    b.box(0, 0, TABLE, 4.4, 1.2, 0.02, 'white')
    b.box(0, -0.3, TABLE + 0.02, 4.3, 0.5, 0.012, '5E9FA3')
    for i in range(17):
        x, high = -2.0 + 0.25 * i, chance.uniform(0.16, 0.62)
        b.box(
            x, 0.25, TABLE + 0.02, 0.19, 0.3, high, chance.choice(('ivory', 'sea', 'coral2', 'teal2', 'gold', 'oakA'))
        )
    for x in (-1.1, 0.9):
        b.poly([(x - 0.4, 0), (x - 0.32, 0.12), (x + 0.34, 0.12), (x + 0.46, 0)][::-1], 'y', -0.38, -0.2, 'brand')
        b.box(x - 0.12, -0.29, 0.12, 0.2, 0.12, 0.12, 'ivory')
    b.obj('quay', 0.006, (0, MIDDLE, 0))


def people():
    for k, (x, y, turn) in enumerate(around(LONG, SHORT, SEATS, MIDDLE)):
        listener(k, x, y, turn, ('desk', 'up') if k in ASK else (('desk', 'lap')[k % 3 == 1], 'desk'), TABLE)
    person(-4.7, 2.7, 0, 24, 'stand', 'gold', 'dark', 'skinC', 'hairA', 1, phase=-0.7, arms=('out', None))
    person(3.35, 2.7, 0, -30, 'wave', 'coral', 'navy', 'skinA', 'hairB', 1, phase=0)


corners = room(
    WIDE, DEEP, HIGH, 'L', wall='oat', wall2='oat', floor='herring', tones=('walA', 'walB', 'walC'), trim='brand',
    frame='white', ww=1.7, sill=0.5, wh=2.6, cw=SIDE_WINDOWS, dado='teal2', dh=0.8,
)  # fmt: skip
rug(0, MIDDLE, 7.15, 2.55, 'brand', 'oat', 0, True)
charts()
quay()
people()
plant(6.9, 2.7, 0, 1.0, 'white')
plant(-6.9, -2.75, 0, 0.9, 'coral2')
fit(corners, 18, 28, 50, aspect=16 / 9, margin=0.008)
render('case-table', 1640, 922, samples=12, expo=1.5, vig=0.06)
