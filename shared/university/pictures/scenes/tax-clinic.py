"""The harbor tax clinic, cut open: three desks, a shoe box of receipts on each, neighbors who wait along the window."""

from kit_c import *

start('L', el=31, daz=8, amb=0.76)
WIDE, DEEP, HIGH = 8.8, 6.6, 3.9
BACK = DEEP / 2


def on_the_wall():
    """The sign, the chart of the returns, the calendar of April and the number that is called."""
    b = Mesh()
    with b.at(0, BACK):
        b.box(-0.55, -0.05, 2.72, 5.3, 0.1, 0.92, 'brass')
        b.box(-0.55, -0.11, 2.78, 5.18, 0.03, 0.8, 'brand')
        framed(b, -2.5, 1.25, 1.55, 1.15, 'walA', 'cream')
        barsp(b, -3.12, 1.42, 1.24, 0.8, [0.3, 0.42, 0.5, 0.64, 0.8, 1.0], ['brand', 'sea'], -0.072)
        framed(b, -0.62, 1.2, 1.15, 1.25, 'walA', 'cream')
        b.box(-0.62, -0.07, 2.16, 1.02, 0.012, 0.2, 'coral')
        for i in range(20):
            tone = 'coral2' if i == 12 else 'sea' if i < 12 else 'oat'
            b.box(-1.0 + 0.19 * (i % 5), -0.07, 1.92 - 0.19 * (i // 5), 0.14, 0.012, 0.14, tone)
        b.box(1.15, -0.08, 1.5, 1.15, 0.12, 0.72, 'ink')
    b.obj('wall', 0.008)
    text('Harbor tax clinic', -0.55, BACK - 0.14, 3.16, 0.56, 'ivory', rx=90, extrude=0.004)
    text('287', 1.15, BACK - 0.15, 1.84, 0.5, 'glowB', rx=90, extrude=0.002)
    bookshelf(3.25, BACK - 0.2, 0, 1.7, 2.3, 6, 'walA', 0.36, 'walB')
    model = Mesh()
    narwhal(model, 'dusk', 'brass', 'ice2', L=0.85, a0=-28, a1=20)
    model.obj('narwhal', 0, (3.15, BACK - 0.22, 2.43), 0)


def shoe_box(b):
    b.box(0, 0, 0, 0.34, 0.5, 0.18, 'coral2')
    b.box(0, -0.255, 0.05, 0.18, 0.012, 0.09, 'white')
    for i in range(9):
        b.box(
            0.03 * (i % 3) - 0.03,
            -0.2 + 0.05 * i,
            0.06,
            0.22,
            0.012,
            0.2 + 0.03 * (i * 5 % 3),
            ('white', 'ivory', 'mint')[i % 3],
        )


def adding_machine(b):
    """Its ribbon runs over the edge of the desk."""
    b.poly([(-0.16, 0), (-0.16, 0.06), (0.16, 0.14), (0.16, 0)][::-1], 'x', -0.13, 0.13, 'ink')
    for i in range(12):
        b.box(
            -0.075 + 0.05 * (i % 4),
            -0.09 + 0.06 * (i // 4),
            0.08 + 0.015 * (i // 4),
            0.035,
            0.04,
            0.02,
            ('ivory', 'coral')[i % 4 == 3],
        )
    ribbon = [
        (0.0, 0.14, 0.14),
        (0.0, 0.2, 0.24),
        (0.0, 0.32, 0.26),
        (0.0, 0.42, 0.14),
        (0.0, 0.47, -0.2),
        (0.0, 0.52, -0.6),
        (0.0, 0.66, -0.72),
        (0, 0.8, -0.7),
    ]
    for (_, y0, z0), (_, y1, z1) in zip(ribbon, ribbon[1:]):
        b.add([(-0.06, y0, z0), (0.06, y0, z0), (0.06, y1, z1), (-0.06, y1, z1)], [(0, 1, 2, 3)], 'white')


def green_lamp(b):
    b.lathe([(0.1, 0), (0.1, 0.02), (0.02, 0.03), (0.018, 0.3)], 'brass', 20)
    with b.at(0, 0, 0.3, ry=90):
        b.lathe([(0.07, -0.17), (0.08, -0.15), (0.08, 0.15), (0.07, 0.17)], 'leafD', 24)


def station(x, y, turn, student, neighbor, things):
    """A desk with its student behind it and a neighbor before it."""
    at = lambda u, v: (
        x + u * cos(radians(turn)) - v * sin(radians(turn)),
        y + u * sin(radians(turn)) + v * cos(radians(turn)),
    )
    desk(x, y, turn + 180, 1.6, 0.82, 0.76, 'oakC', 'walB')
    ochair(*at(0, 0.74), turn, 'teal2')
    chair(*at(0.05, -0.76), turn + 180, 'coral2', 'walA')
    for (top, leg, skin, hair, phase, scarf, arms), v, way in ((student, 0.74, turn), (neighbor, -0.76, turn + 180)):
        person(*at(0, v), 0.02, way, 'sit', top, leg, skin, hair, 1, phase=phase, hij=scarf, arms=arms)
    for i, (what, u, v, way) in enumerate(things):
        O(what, *at(u, v), 0.762 + 0.002 * i, turn + way, bevel=0.004)


def desks():
    both = ('desk', 'desk')
    station(
        -1.35, 1.15, -42,
        ('navy', 'slate', 'skinC', 'hairA', -0.7, None, ('desk', 'out')), ('gold', 'slate', 'skinA', 'D8D4CC', 0, None, ('out', 'desk')),
        ((shoe_box, -0.3, -0.1, 80), (paper, 0.22, 0.1, 8), (paper, 0.3, -0.15, -12), (green_lamp, 0.62, 0.15, 90)),
    )  # fmt: skip
    wool_hat()
    station(
        1.85, 0.95, -52,
        ('plum', 'navy', 'skinB', 'hairA', 0, 'teal2', both), ('coral', 'dark', 'skinD', 'hairA', 0.5, None, ('lap', 'desk')),
        ((shoe_box, 0.42, 0.0, 90), (paper, -0.1, 0.12, 4), (adding_machine, -0.55, 0.1, 0)),
    )  # fmt: skip
    station(
        0.7, -1.65, -46,
        ('leafy', 'slate', 'skinA', 'hairC', 0.5, None, both), ('teal', 'navy', 'skinB', 'hairD', 0, None, ('desk', 'ear')),
        ((shoe_box, -0.45, 0.05, 70), (paper, 0.1, 0.12, 0), (paper, 0.02, -0.12, 10), (green_lamp, 0.62, 0.15, 90)),
    )  # fmt: skip


def wool_hat():
    """The neighbor at the first desk keeps his hat on."""
    b = Mesh()
    b.ball(0, 0.03, 1.47, 0.205, 'coral', (1, 1, 0.8), 20)
    b.ball(0, 0.03, 1.66, 0.06, 'ivory', seg=12)
    b.ball(0, -0.05, 1.22, 0.15, 'D8D4CC', (1, 0.9, 0.75), 16)
    turn = radians(-42)
    b.obj(
        'hat and beard',
        0,
        (-1.35 + 0.76 * sin(turn) + 0.05 * cos(turn), 1.15 - 0.76 * cos(turn) + 0.05 * sin(turn), 0.02),
        -42 + 180,
    )


def those_who_wait():
    x = -WIDE / 2 + 0.42
    O(
        lambda b: (
            b.box(0, 0, 0.36, 3.6, 0.44, 0.07, 'oakA'),
            [b.box(u, 0, 0, 0.08, 0.4, 0.36, 'walA') for u in (-1.6, 0, 1.6)],
        ),
        x,
        -1.2,
        0,
        90,
    )
    for y, top, skin, hair, phase in (
        (-0.1, 'plum', 'skinD', 'D8D4CC', 0.5),
        (-1.05, 'ivory', 'skinA', 'hairB', 0),
        (-2.3, 'sea', 'skinB', 'hairA', -0.7),
    ):
        person(x, y, 0, 90, 'sit', top, 'navy', skin, hair, 1, phase=phase)
    O(
        lambda b: (
            b.box(0, 0, 0, 0.34, 0.16, 0.24, 'gold'),
            b.sweep(
                [(0.11 * cos(t), 0, 0.24 + 0.12 * sin(t)) for t in np.linspace(0, pi, 12)], [0.016] * 12, 'walA', 8
            ),
        ),
        x + 0.42,
        -0.1,
        0.58,
        90,
    )
    person(x + 0.05, -1.62, 0.12, 90, 'sit', 'coral', 'teal', 'skinA', 'hairB', 0.68, phase=0.2)
    O(shoe_box, x, -2.75, 0.43, 0)
    person(-1.9, -2.2, 0, 118, 'stand', 'coral2', 'slate', 'skinC', 'hairA', 1, phase=0.5, arms=('book', 'out'))


corners = room(
    WIDE, DEEP, HIGH, 'L', wall='oat', wall2='oat', floor='herring', tones=('oakA', 'floorA', 'oakC'), trim='brand',
    frame='white', win=2, ww=2.0, sill=0.75, wh=2.8, cw=(-1.6, 1.5), dado='teal2', dh=0.7,
)  # fmt: skip
rug(0.45, -0.15, 2.75, 2.25, 'brand', 'oat', 0, True)
on_the_wall()
desks()
those_who_wait()
plant(-3.9, 2.8, 0, 1.0, 'white')
plant(3.9, -2.8, 0, 0.95, 'coral2')
fit(corners, 34, 28, 50, margin=0.02)
render('tax-clinic', 1600, 1200, samples=12, expo=1.5, vig=0.06)
