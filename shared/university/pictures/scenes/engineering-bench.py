"""The long workshop, cut open: the yellow narwhal of trial 13 on its bench, two lathes and a robot arm with a gear."""

from kit_c import *

start('L', el=30, daz=6)
PAL.update(board='22383C', yellow='F0B429')
WIDE, DEEP, HIGH = 15.0, 6.6, 3.6
BACK, BENCH, MIDDLE = DEEP / 2, 0.9, -0.75


def blackboard():
    """The thirteenth trial: its narwhal, and knots that rise and then no longer do."""
    b = Mesh()
    with b.at(-1.0, BACK):
        b.box(0, -0.04, 1.05, 6.0, 0.08, 2.15, 'oakC')
        b.box(0, -0.086, 1.13, 5.84, 0.012, 1.99, 'board')
        b.box(0, -0.13, 1.01, 6.0, 0.18, 0.05, 'oakC')
        b.box(0.5, -0.1, 1.4, 0.03, 0.006, 1.3, 'ivory')
        b.box(1.6, -0.1, 1.4, 2.2, 0.006, 0.03, 'ivory')
        curve = [(0.55 + 2.0 * t, -0.1, 1.45 + 1.05 * (1.45 * t - 0.75 * t * t)/0.7) for t in np.linspace(0, 1, 30)]
        b.sweep(curve, [0.028] * 30, 'coral2', 6)
        for point in curve[5::6]:
            b.ball(*point, 0.065, 'gold', (1, 0.4, 1), 12)
        for k in range(2):
            wave = [(-2.6 + 2.5 * t, -0.1, 1.4 + 0.18 * k + 0.04 * sin(22 * t)) for t in np.linspace(0, 1, 50)]
            b.sweep(wave, [0.015] * 50, 'sea', 6)
    with b.at(-2.75, BACK - 0.1, 1.72, k=0.62) as drawn:
        drawn.stack.append(drawn.stack[-1] @ Matrix.Diagonal((1, 0.03, 1, 1)))
        narwhal(b, 'ivory', 'ivory', L=2.3, a0=-22, a1=16)
        drawn.stack.pop()
    b.obj('blackboard', 0)
    text('TRIAL 13', -3.7, BACK - 0.1, 2.83, 0.56, 'ivory', rx=90, extrude=0.002, align='LEFT')
    text('knots', -0.4, BACK - 0.1, 2.9, 0.34, 'ivory', rx=90, extrude=0.002, align='LEFT')


def gear(b, x, z, radius, teeth, tone, hub='ink'):
    """A gear, upright, as on a wall behind it."""
    outline = []
    for i in range(teeth):
        for share, r in ((0.0, 0.86), (0.2, 1.0), (0.5, 1.0), (0.7, 0.86)):
            a = 2 * pi * (i + share) / teeth
            outline.append((x + radius * r * cos(a), z + radius * r * sin(a)))
    b.poly(outline, 'y', -0.16, -0.04, tone)
    with b.at(x, -0.17, z, rx=90):
        b.lathe([(radius * 0.34, -0.02), (radius * 0.34, 0.03)], hub, 28)


def gears():
    b = Mesh()
    with b.at(0, BACK):
        gear(b, 3.3, 2.45, 0.62, 12, 'gold')
        gear(b, 4.25, 1.98, 0.42, 9, 'brand')
        gear(b, 3.1, 1.5, 0.34, 8, 'coral')
    b.obj('gears', 0.012)
    b = Mesh()
    with b.at(5.9, BACK):
        b.box(0, -0.03, 1.15, 2.2, 0.06, 1.85, 'oakA')
        for i in range(7):
            x = -0.9 + 0.3 * i
            b.box(x, -0.1, 2.7, 0.03, 0.1, 0.03, 'ink')
            b.limb((x, -0.12, 2.65), (x, -0.12, 2.15 - 0.06 * (i % 3)), 0.028, 0.028, 'steel', 10)
            b.limb((x, -0.12, 2.72), (x, -0.12, 2.62), 0.07, 0.05, ('coral', 'gold', 'brand')[i % 3], 12)
        for i in range(4):
            x = -0.75 + 0.5 * i
            with b.at(x, -0.12, 1.6, rx=90):
                b.lathe([(0.17, -0.03), (0.19, 0), (0.17, 0.03)], ('coral2', 'sea', 'ivory', 'gold')[i], 24)
    b.obj('tools', 0.006)


def bench():
    """The bench of the workshop, 8 m long, with boxes below, and the model on its cradle."""
    b = Mesh()
    b.box(0, 0, BENCH - 0.09, 8.4, 1.3, 0.09, 'oakC')
    b.box(0, 0, 0.2, 8.1, 1.0, 0.06, 'teal2')
    for i in range(4):
        for side in (-1, 1):
            b.box(-3.95 + 2.633 * i, side * 0.5, 0, 0.13, 0.13, BENCH - 0.09, 'teal2')
    b.box(0, 0, BENCH - 0.2, 8.1, 1.05, 0.11, 'teal2')
    for i, tone in enumerate(('coral2', 'cream', 'sea', 'gold', 'coral2', 'cream')):
        b.box(-3.3 + 1.32 * i, -0.18, 0.26, 0.92, 0.6, 0.36, tone)
        b.box(-3.3 + 1.32 * i, -0.49, 0.38, 0.3, 0.012, 0.13, 'white')
    b.box(-0.9, 0, BENCH, 4.6, 1.0, 0.02, 'brand')
    for x in (-1.7, -0.3):
        b.box(x, 0, BENCH, 0.26, 0.8, 0.2, 'walA')
        for side in (-1, 1):
            b.box(x, side * 0.4, BENCH, 0.26, 0.12, 0.42, 'walA')
    b.obj('bench', 0.014, (0, MIDDLE, 0))
    b = Mesh()
    narwhal(b, 'yellow', 'white', 'cream', L=3.0, a0=-24, a1=18)
    for x, size in ((-0.85, 0.37), (0.5, 0.46)):
        with b.at(x, 0, 0.47, ry=90):
            b.lathe([(size - 0.01, -0.03), (size, -0.03), (size, 0.03), (size - 0.01, 0.03)], 'steel', 28)
    b.obj('narwhal', 0, (-1.1, MIDDLE, BENCH + 0.14))
    laptop(2.75, MIDDLE - 0.15, BENCH, 165, kind='bars')
    mug(3.35, MIDDLE + 0.3, BENCH, 'coral', 1.6)
    books(3.85, MIDDLE, BENCH, 4, 12, 1.4)
    for x, turn in ((1.95, 8), (1.6, -10)):
        O(paper, x, MIDDLE - 0.25, BENCH + 0.002, turn, bevel=0)
    O(lambda b: (b.box(0, 0, 0, 0.62, 0.32, 0.26, 'coral'), b.box(0, 0, 0.26, 0.64, 0.34, 0.05, 'ink')), -3.7, MIDDLE, BENCH, 8)


def lathe(x, y, turn, tone):
    """A lathe: the head with its chuck, a brass shaft between the centers, the tailstock and the wheel."""

    def f(b):
        for side in (-0.75, 0.75):
            b.box(side, 0, 0, 0.5, 0.6, 0.72, tone)
        b.box(0, 0, 0.72, 2.2, 0.62, 0.14, 'steel')
        b.box(-0.8, 0, 0.86, 0.55, 0.55, 0.6, tone)
        b.box(-0.8, -0.28, 1.18, 0.34, 0.02, 0.2, 'ink')
        for i in range(3):
            b.ball(-0.9 + 0.1 * i, -0.3, 1.03, 0.035, ('glowC', 'glowB', 'glowA')[i], seg=10)
        with b.at(-0.5, 0, 1.2, ry=90):
            b.lathe([(0.2, 0), (0.2, 0.12), (0.12, 0.2)], 'ink', 28)
            b.lathe([(0.07, 0.15), (0.11, 0.35), (0.07, 0.6), (0.07, 1.0)], 'brass', 24)
        b.box(0.75, 0, 0.86, 0.34, 0.4, 0.44, tone)
        b.box(0.12, -0.2, 0.86, 0.36, 0.4, 0.16, 'ink')
        with b.at(0.12, -0.44, 0.95, rx=90):
            b.lathe([(0.12, 0), (0.14, 0.03), (0.12, 0.06)], 'coral', 24)

    O(f, x, y, 0, turn, 1.1, 0.014)


def robot_arm(x, y, turn):
    """Orange, on its round foot: it holds a gear beside the bench."""
    b = Mesh()
    b.lathe([(0.62, 0), (0.62, 0.08), (0.5, 0.1)], 'ink', 40)
    b.lathe([(0.4, 0.1), (0.36, 0.42), (0.3, 0.46)], 'coral', 36)
    joints = [(0, 0, 0.6), (0.4, 0, 1.75), (-0.6, 0, 2.65), (-1.15, 0, 2.3)]
    for (p, q), (r0, r1) in zip(zip(joints, joints[1:]), ((0.2, 0.16), (0.15, 0.12), (0.1, 0.09))):
        b.limb(p, q, r0, r1, 'coral', 20)
    for joint, r in zip(joints, (0.27, 0.24, 0.18, 0.13)):
        with b.at(*joint, rx=90):
            b.lathe([(r, -0.22), (r, 0.22)], 'ink', 32)
            b.lathe([(0.6 * r, -0.25), (0.6 * r, 0.25)], 'brass', 24)
    b.limb((-1.15, 0, 2.3), (-1.2, 0, 2.02), 0.08, 0.08, 'steel', 12)
    for side in (-1, 1):
        b.limb((-1.2, 0.04 * side, 2.04), (-1.2, 0.15 * side, 1.92), 0.04, 0.04, 'ink', 10)
        b.limb((-1.2, 0.15 * side, 1.92), (-1.2, 0.1 * side, 1.68), 0.04, 0.03, 'ink', 10)
    with b.at(0, 0.1, 0):
        gear(b, -1.2, 1.46, 0.5, 11, 'gold')
    b.obj('robot arm', 0.012, (x, y, 0), turn)


def stool(b, tone):
    for k in range(4):
        a = pi / 4 + k * pi / 2
        b.limb((0.26 * cos(a), 0.26 * sin(a), 0), (0.15 * cos(a), 0.15 * sin(a), 0.62), 0.03, 0.03, 'brass', 10)
    b.lathe([(0, 0.6), (0.27, 0.62), (0.3, 0.67), (0.27, 0.72), (0, 0.73)], tone, 32)


def people():
    person(-1.9, MIDDLE + 1.05, 0, -8, 'stand', 'coral', 'slate', 'skinB', 'hairA', 1, phase=0, arms=('out', 'out'))
    person(2.5, MIDDLE + 1.1, 0, -50, 'stand', 'white', 'navy', 'skinA', 'hairA', 1, phase=0.6, arms=('book', 'out'))
    person(3.45, MIDDLE - 1.05, 0, 186, 'stand', 'gold', 'navy', 'skinC', 'hairA', 1, phase=-0.7, arms=('desk', 'desk'))
    person(-3.75, 1.85, 0, -72, 'stand', 'plum', 'dark', 'skinD', 'hairA', 1, phase=0, arms=('out', 'desk'))
    person(6.75, -2.2, 0, 215, 'stand', 'teal2', 'dark', 'skinA', 'hairC', 1, phase=0.6, arms=('book', 'book'))


corners = room(
    WIDE, DEEP, HIGH, 'L', wall='F1E3C8', floor='planx', tones=('oakA', 'oakB', 'oakC'), trim='teal', frame='teal2',
    ww=1.7, sill=0.7, wh=2.5, cw=(-1.7, 1.4), dado='teal2', dh=0.7,
)  # fmt: skip
blackboard()
gears()
bench()
lathe(-5.4, 1.9, 0, 'teal2')
lathe(-5.4, -1.5, 0, 'dusk')
robot_arm(5.6, -0.7, 0)
people()
for spot, seat in ((-2.4, 'coral2'), (-0.9, 'gold'), (0.9, 'sea')):
    O(lambda b, seat=seat: stool(b, seat), spot, MIDDLE - 1.25)
plant(6.9, 2.7, 0, 1.0, 'white')
plant(-6.9, -2.75, 0, 0.9, 'coral2')
fit(corners, 18, 28, 50, aspect=16 / 9, margin=0.048)
render('engineering-bench', 1640, 922, samples=12, expo=1.5, vig=0.06)
