"""The letterpress studio, cut open: the iron hand press with its narwhal, sixty cases of type, prints on a line."""

from kit_a import cat_pts
from kit_c import *

start('L', el=31, daz=8, amb=0.76)
PAL.update(wallrose='E6B596', wallpale='F0DCC2', iron='12636B')
ROUGH.update(iron=(0.34, 0.2))
REACH.update(sheet=((0.34, -0.16, 0.3), (0.42, -0.44, 0.56)))
WIDE, DEEP, HIGH = 8.8, 6.5, 3.8
BACK = DEEP / 2
PRESS, TURN, SIZE = (-0.05, -0.3), 16, 1.3


def on_press(u, v):
    """A place on the floor, from the press's own axes."""
    c, s = cos(radians(TURN)), sin(radians(TURN))
    return PRESS[0] + SIZE * (u * c - v * s), PRESS[1] + SIZE * (u * s + v * c)


def flat_narwhal(b, length, tone, tusk):
    with b.at(0, 0, -0.16 * length):
        b.stack.append(b.stack[-1] @ Matrix.Diagonal((1, 0.02, 1, 1)))
        narwhal(b, tone, tusk, L=length, a0=-44, a1=30, eye='white')
        b.stack.pop()


CLAW = (0, 0, 0.62), (0.04, 0.12, 0.42), (0.1, 0.3, 0.22), (0.16, 0.46, 0.07)


def frame():
    """Two columns on clawed feet, the head with its brass plate, the gilded narwhal on top."""
    b = Mesh()
    for side in (-1, 1):
        x = side * 0.72
        for v in (-1, 1):
            b.sweep(
                [(x + side * out, v * far, z) for out, far, z in CLAW],
                [0.13, 0.11, 0.09, 0.075], 'iron', 14,
            )  # fmt: skip
            b.ball(x + side * 0.16, v * 0.48, 0.07, 0.085, 'brass', seg=14)
        b.lathe([(0.14, 0.55), (0.11, 0.8), (0.1, 1.3), (0.12, 1.7), (0.16, 1.76)], 'iron', 28, x)
        for z in (0.6, 1.62):
            b.lathe([(0.15, z), (0.175, z + 0.03), (0.175, z + 0.07), (0.15, z + 0.1)], 'brass', 28, x)
    head = [(-1.0, 1.76), (1.0, 1.76), (1.0, 1.9), (0.78, 2.06), (0.35, 2.12), (0.22, 2.2)]
    b.poly(head + [(-x, z) for x, z in head[:1:-1]], 'y', -0.19, 0.19, 'iron')
    b.box(0, -0.2, 1.82, 1.2, 0.03, 0.17, 'brass')
    for side in (-1, 1):
        b.box(side * 0.72, 0, 0.5, 0.2, 0.3, 0.14, 'iron')
    b.box(0, 0, 0.5, 1.4, 0.2, 0.1, 'iron')
    b.lathe([(0.2, 2.2), (0.16, 2.25), (0.12, 2.28)], 'brass', 24)
    b.obj('frame', 0.016, (*PRESS, 0), TURN, SIZE)
    b = Mesh()
    narwhal(b, 'brass', 'gold', L=0.95, a0=-30, a1=22)
    b.obj('narwhal', 0, (*PRESS, 2.25 * SIZE), TURN, SIZE)


def bed():
    """The bed on its rails, half below the platen: type on it, and the bar that brings the platen down."""
    chance = random.Random(5)
    b = Mesh()
    for side in (-1, 1):
        b.box(side * 0.32, -0.35, 0.66, 0.1, 2.3, 0.08, 'iron')
        b.limb((side * 0.32, -1.38, 0), (side * 0.32, -1.38, 0.66), 0.05, 0.05, 'iron', 14)
        b.ball(side * 0.32, -1.38, 0.06, 0.075, 'brass', seg=12)
    b.box(0, -1.38, 0.3, 0.64, 0.06, 0.06, 'iron')
    b.box(0, -0.5, 0.74, 1.0, 1.5, 0.06, 'steel')
    b.box(0, -0.62, 0.8, 0.9, 1.2, 0.05, 'walA')
    b.box(0, -0.62, 0.83, 0.8, 1.1, 0.03, 'slate')
    for i in range(5):
        for j in range(6):
            wide = chance.uniform(0.07, 0.13)
            b.box(
                -0.29 + 0.145 * i, -1.07 + 0.12 * j, 0.86, wide, 0.085, 0.03, chance.choice(('steel', 'oakA', 'oakB', 'sea'))
            )
    b.box(0, 0.02, 0.93, 1.0, 0.8, 0.09, 'iron')
    b.box(0, 0.02, 1.02, 0.6, 0.5, 0.06, 'brass')
    b.lathe([(0.15, 1.08), (0.11, 1.16), (0.085, 1.2), (0.085, 1.72), (0.16, 1.76)], 'steel', 24)
    b.lathe([(0.17, 1.26), (0.19, 1.29), (0.19, 1.37), (0.17, 1.4)], 'brass', 28)
    b.limb((0, 0, 1.33), (0.72, -0.42, 1.1), 0.045, 0.04, 'steel', 14)
    b.limb((0.72, -0.42, 1.1), (1.02, -0.6, 1.0), 0.06, 0.065, 'walC', 14)
    b.ball(1.05, -0.62, 0.99, 0.075, 'brass', seg=14)
    b.obj('bed', 0.01, (*PRESS, 0), TURN, SIZE)


def cabinet(x, y, turn):
    """Twelve cases of type, each with its label and its pull."""

    def f(b):
        b.box(0, 0, 0, 1.46, 0.62, 1.12, 'walA')
        b.box(0, -0.02, 1.12, 1.5, 0.68, 0.05, 'oakC')
        for i in range(12):
            z = 0.1 + 0.083 * i
            b.box(0, -0.315, z, 1.36, 0.02, 0.068, ('oakC', 'oakB')[i % 2])
            b.box(-0.34, -0.33, z + 0.014, 0.26, 0.012, 0.04, 'cream')
            b.box(0.34, -0.34, z + 0.02, 0.16, 0.03, 0.026, 'brass')

    O(f, x, y, 0, turn, bevel=0.006)


def type_cases():
    for i in range(5):
        cabinet(-2.85 + 1.56 * i, BACK - 0.34, 0)
    for letter, x, tone in (
        ('Q', -3.5, 'coral'), ('a', -3.0, 'brand'), ('&', 1.2, 'coral'), ('R', 1.72, 'navy'),
        ('h', 2.7, 'brand'), ('g', 3.2, 'plum'), ('?', 3.7, 'coral'),
    ):  # fmt: skip
        O(lambda b: b.box(0, 0, 0, 0.45, 0.16, 0.6, 'oat'), x, BACK - 0.34, 1.17)
        text(letter, x, BACK - 0.44, 1.48, 0.5, tone, rx=90, extrude=0.014)


PRINTS = (
    ('narwhal', 'white'), ('&', 'gold'), ('sun', 'ice2'), ('lines', 'cream'), ('3E', 'white'), ('narwhal', 'mint'),
    ('g', 'blush'), ('sun', 'cream'), ('A', 'sea'),
)  # fmt: skip


def printed_on(b, what, x, y, z):
    """What one sheet shows, from the middle of it; a letter is set beside it."""
    if what == 'narwhal':
        with b.at(x - 0.06, y, z + 0.1):
            flat_narwhal(b, 0.48, 'teal', 'coral')
        for i, wide in enumerate((0.44, 0.28)):
            b.box(x, y, z - 0.27 - 0.1 * i, wide, 0.006, 0.045, 'coral')
    elif what == 'sun':
        with b.at(x, y, z + 0.16, rx=90):
            b.lathe([(0.19, -0.004), (0.19, 0.004)], 'coral', 36)
        for i in range(3):
            wave = [(x - 0.28 + 0.56 * t, y, z - 0.16 - 0.11 * i + 0.03 * sin(19 * t)) for t in np.linspace(0, 1, 40)]
            b.sweep(wave, [0.016] * 40, 'brand', 6)
    elif what == 'lines':
        b.box(x, y, z + 0.25, 0.52, 0.006, 0.11, 'coral')
        for i in range(6):
            b.box(x - 0.03 * (i % 2), y, z + 0.1 - 0.1 * i, 0.52 - 0.06 * (i % 2), 0.006, 0.03, 'ink')
    else:
        text(what, x, y, z, 0.62, {'&': 'coral', 'g': 'plum', 'A': 'navy'}.get(what, 'brand'), rx=90, extrude=0.003)


def drying_line():
    line = cat_pts((-4.3, BACK - 0.3, 3.5), (4.3, BACK - 0.3, 3.5), 0.16, 36)
    b = Mesh()
    b.sweep([tuple(p) for p in line], [0.018] * len(line), 'ivory', 8)
    for i, (what, paper_tone) in enumerate(PRINTS):
        p = line[2 + 4 * i]
        b.box(p.x, p.y, p.z - 1.12, 0.78, 0.01, 1.1, paper_tone)
        for side in (-0.3, 0.3):
            b.box(p.x + side, p.y, p.z - 0.09, 0.05, 0.07, 0.16, 'oakA')
        printed_on(b, what, p.x, p.y - 0.012, p.z - 0.57)
    b.obj('prints', 0)


def stand(x, y, turn):
    """The open case, raised to the hand, in its frame by the window."""

    def f(b):
        for sx in (-1, 1):
            for sy in (-1, 1):
                b.box(sx * 0.95, sy * 0.26, 0, 0.09, 0.09, 0.95 + 0.12 * (sy > 0), 'walA')
        b.box(0, 0, 0.3, 1.9, 0.5, 0.05, 'walB')
        for i in range(3):
            b.box(-0.6 + 0.5 * i, 0, 0.35, 0.4, 0.36, 0.12 + 0.05 * i, ('coral2', 'cream', 'sea')[i])
        with b.at(0, 0, 0.98, rx=18):
            b.box(0, 0, 0, 2.1, 0.78, 0.05, 'walA')
            b.box(0, 0, 0.05, 2.0, 0.7, 0.01, 'walB')
            for i in range(9):
                b.box(-1.0 + 0.25 * i, 0, 0.05, 0.035, 0.74, 0.07, 'oakA')
            for i in range(4):
                b.box(0, -0.35 + 0.233 * i, 0.05, 2.04, 0.035, 0.07, 'oakA')
            chance = random.Random(8)
            for i in range(24):
                b.box(
                    -0.875 + 0.25 * (i % 8), -0.233 + 0.233 * (i // 8), 0.06, 0.16, 0.13, chance.uniform(0.01, 0.04), 'steel'
                )

    O(f, x, y, 0, turn, bevel=0.006)


def ink_table(x, y, turn):
    """A slab of stone with three inks rolled out on it, their tins, and paper below."""

    def f(b):
        b.box(0, 0, 0.72, 1.9, 0.85, 0.06, 'oakC')
        for sx in (-1, 1):
            for sy in (-1, 1):
                b.box(sx * 0.88, sy * 0.36, 0, 0.08, 0.08, 0.72, 'walA')
        b.box(0, 0, 0.2, 1.8, 0.75, 0.05, 'walA')
        for i, tone in enumerate(('white', 'gold', 'ice2', 'white')):
            b.box(-0.1 + 0.02 * i, 0, 0.25 + 0.07 * i, 0.9, 0.6, 0.065, tone)
        b.box(-0.2, 0, 0.78, 1.2, 0.66, 0.04, 'ice2')
        for i, tone in enumerate(('coral', 'brand', 'gold')):
            b.box(-0.58 + 0.38 * i, 0.03, 0.82, 0.28, 0.46, 0.006, tone)
            b.lathe(
                [(0.1, 0), (0.1, 0.15), (0.09, 0.15), (0.09, 0.12)], ('coral', 'brand', 'gold')[i], 24, 0.62, -0.26 + 0.26 * i, 0.78
            )
        with b.at(0.3, 0.02, 0.9, ry=90):
            b.lathe([(0.075, -0.17), (0.075, 0.17)], 'gold', 24)
        b.limb((0.3, 0.04, 0.93), (0.3, 0.34, 1.02), 0.03, 0.035, 'walB', 10)

    O(f, x, y, 0, turn, bevel=0.008)


def proof_press(x, y, turn):
    """A bed with one roller that is cranked along it."""

    def f(b):
        b.box(0, 0, 0, 0.74, 1.9, 0.1, 'ink')
        for v in (-0.75, 0.75):
            b.box(0, v, 0.1, 0.6, 0.3, 0.62, 'coral')
        b.box(0, 0, 0.72, 0.8, 2.0, 0.1, 'coral')
        b.box(0, 0, 0.82, 0.62, 1.9, 0.03, 'steel')
        b.box(0, -0.5, 0.85, 0.5, 0.7, 0.012, 'white')
        with b.at(0, 0.15, 1.03, ry=90):
            b.lathe([(0.2, -0.33), (0.2, 0.33)], 'steel', 32)
            for side in (-1, 1):
                b.lathe([(0.23, side * 0.36 - 0.03), (0.23, side * 0.36 + 0.03)], 'ink', 32)
        b.limb((0.4, 0.15, 1.03), (0.52, 0.15, 1.03), 0.04, 0.04, 'brass', 12)
        for t in range(3):
            b.limb(
                (0.5, 0.15, 1.03), (0.5, 0.15 + 0.32 * cos(2.1 * t), 1.03 + 0.32 * sin(2.1 * t)), 0.025, 0.03, 'brass', 10
            )

    O(f, x, y, 0, turn, bevel=0.01)


def printer(x, y, turn, top, skin, hair, phase, arms, apron='brand', lean=0.0, held=None):
    """One of the studio, in an apron."""
    figure = person(x, y, 0, turn, 'stand', top, 'navy', skin, hair, 1, phase=phase, arms=arms)
    b = Mesh()
    with b.at(0, -0.165, 0.95, rx=-4):
        b.poly(rrect(-0.19, -0.5, 0.19, 0.12, 0.05), 'y', -0.03, 0.02, apron)
        b.poly(rrect(-0.13, 0.05, 0.13, 0.42, 0.04), 'y', -0.045, 0.0, apron)
        b.box(0, -0.04, -0.2, 0.2, 0.02, 0.16, 'brass')
    if held:
        held(b)
    for o in (figure, b.obj('apron', 0, (x, y, 0), turn)):
        o.rotation_euler[0] = radians(lean)


def fresh_print(b):
    b.box(0, -0.46, 0.42, 0.88, 0.012, 1.04, 'white')
    with b.at(-0.07, -0.472, 1.06):
        flat_narwhal(b, 0.54, 'teal', 'coral')
    for i, wide in enumerate((0.5, 0.32)):
        b.box(0, -0.472, 0.68 - 0.11 * i, wide, 0.006, 0.05, 'coral')


def waste(x, y):
    """A basket of sheets that came out wrong, and one beside it."""
    b = Mesh()
    b.lathe([(0.2, 0), (0.27, 0.5), (0.25, 0.5), (0.19, 0.05)], 'teal2', 24)
    for u, v, z, r in (
        (-0.08, 0.05, 0.48, 0.15), (0.1, -0.04, 0.5, 0.13), (0.02, 0.1, 0.58, 0.12), (0.5, -0.15, 0.11, 0.12),
    ):
        b.ball(u, v, z, r, 'white', seg=7)
    b.obj('waste', 0, (x, y, 0), 20)


def people():
    x, y = on_press(1.03, -0.61)
    printer(x + 0.36, y + 0.16, -64, 'gold', 'skinC', 'hairA', 0, ('out', 'out'), 'teal', -9)
    printer(-1.55, -2.15, 34, 'coral', 'skinA', 'hairB', -0.7, ('sheet', 'sheet'), 'teal', held=fresh_print)
    printer(-2.75, 0.5, -90, 'sea', 'skinB', 'hairA', 0, ('desk', 'out'), 'ink')
    printer(3.15, -1.4, 38, 'plum', 'skinD', 'hairA', 0.6, ('desk', 'out'), 'teal')


corners = room(
    WIDE, DEEP, HIGH, 'L', wall='wallrose', wall2='wallpale', floor='planx', tones=('oakA', 'oakB', 'oakC'),
    trim='brand', frame='walA', win=2, ww=1.7, sill=0.9, wh=2.6, cw=(-1.55, 1.0),
)  # fmt: skip
frame()
bed()
type_cases()
drying_line()
stand(-3.5, 0.3, 90)
ink_table(3.3, -2.2, 38)
proof_press(3.6, 0.75, 0)
people()
plant(-3.85, -2.7, 0, 1.0, 'white')
waste(1.9, -2.75)
fit(corners, 34, 28, 50, margin=0.02)
render('letterpress', 1600, 1200, samples=12, expo=1.5, vig=0.06)
