"""The round room of the six counselors, cut open: a desk and a thing each, and their visitors between."""

from kit_b import bannerpole, bikerack, wheelchair
from kit_c import *

PAL.update(tileA='E3D2AE', tileB='D8C298', lawn2='5E7440', wainscot='5E8F8A')
RADIUS, HEIGHT, FIRST, PANEL, PANELS = 3.9, 2.8, 18, 20, 9
LONG, DEEP = 6.7, 4.5


def at(r, turn):
    return r * cos(radians(turn)), r * sin(radians(turn))


def grounds():
    """The slab with lawn around the room, a path to its open front."""
    slab = rrect(-LONG - 0.4, -DEEP - 0.4, LONG + 0.4, DEEP + 0.4, DEEP + 0.35, 16)
    b = Mesh()
    b.poly(slab, 'z', -0.6, -0.13, 'brand')
    b.obj('slab', 0.08, seg=4)
    b = Mesh()
    b.poly(rrect(-LONG, -DEEP, LONG, DEEP, DEEP - 0.02, 16), 'z', -0.14, -0.03, 'lawn2')
    b.obj('lawn', 0.02)
    b = Mesh()
    for i in range(5):
        for j in range(2):
            b.box(-5.5 + 0.62 * i, -2.3 - 0.08 * i + 0.62 * j, -0.12, 0.6, 0.6, 0.11, ('tileA', 'tileB')[(i + j) % 2])
    b.obj('path', 0.01)
    paved(
        [
            (0.5, 0.95, 16, ('coral2',)),
            (0.95, 1.1, 16, ('gold',)),
            (1.1, 1.7, 16, ('coral2',)),
            (1.7, 2.85, 30, ('oakA', 'oakB', 'oakA', 'D3B588')),
            (2.85, 3.0, 36, ('brand',)),
            (3.0, 4.22, 40, ('floorC', 'floorA')),
        ]
    )
    return [(x, y, z) for x, y in slab for z in (-0.6, -0.13)] + [
        (*at(4.2, turn), HEIGHT) for turn in range(18, 199, 18)
    ]


def drum():
    """Nine panels around the back, a window in every second, a wainscot below."""
    half = RADIUS * math.tan(radians(PANEL / 2)) + 0.002
    walls, trim = Mesh(), Mesh()
    for k in range(PANELS):
        opening = (0, 1.05, 1.0, 1.6, True)
        for b in (walls, trim):
            b.stack.append(
                Matrix.Rotation(radians(FIRST + PANEL * (k + 0.5) - 90), 4, 'Z') @ Matrix.Translation((0, RADIUS, 0))
            )
        wallseg(walls, 2 * half, HEIGHT, [opening] if k % 2 else [], 'F1DFC2', 0.28)
        if k % 2:
            winframe(trim, *opening, 'white', nz=2)
        trim.box(0, -0.012, 0, 2 * half - 0.02, 0.024, 0.8, 'wainscot')
        trim.box(0, -0.03, 0.8, 2 * half - 0.02, 0.06, 0.06, 'brand')
        for b in (walls, trim):
            b.stack.pop()
    end = FIRST + PANEL * PANELS
    arcband(trim, RADIUS - 0.06, RADIUS + 0.36, FIRST - 0.6, end + 0.6, HEIGHT, HEIGHT + 0.13, 'brand', 60)
    walls.obj('walls', 0)
    trim.obj('trim', 0.01)


def on_the_wall():
    """Between the windows: books, the country with a pin a visitor, the pennant, a print, more books."""
    for turn in (28, 188):
        bookshelf(*at(RADIUS - 0.24, turn), turn - 90, 1.2, 2.1, 6, 'walA', 0.32, 'walB')
    b = Mesh()
    with b.at(*at(RADIUS - 0.02, 68), rz=-22):
        framed(b, 0, 1.15, 1.25, 0.95, 'walA', 'D8E6E2')
        land = [
            (-0.5, 0.5),
            (-0.46, 0.72),
            (-0.1, 0.76),
            (0.2, 0.7),
            (0.5, 0.76),
            (0.4, 0.5),
            (0.3, 0.2),
            (0.22, 0.36),
            (0.02, 0.18),
            (-0.3, 0.3),
        ]
        b.poly([(x, 1.13 + z) for x, z in land], 'y', -0.075, -0.066, 'D9B36A')
        for i in range(16):
            b.ball(-0.38 + 0.05 * i, -0.085, 1.68 + 0.12 * sin(5 * i), 0.02, ('coral2', 'teal', 'navy')[i % 3], seg=8)
    with b.at(*at(RADIUS - 0.02, 108), rz=18):
        pennant(b, 0, 1.9, 1.15, 0.5)
    with b.at(*at(RADIUS - 0.02, 148), rz=58):
        framed(b, 0, 1.1, 0.95, 1.15, 'walA', 'navy')
        mountains(b, 0, 1.2, 0.85)
    b.obj('pictures', 0.003)


def mountains(b, x, z, w, y=-0.07):
    """What Grace prints: two peaks and a sun over waves."""
    b.ball(x + 0.2 * w, y, z + 0.72 * w, 0.13 * w, 'gold', (1, 0.1, 1), 20)
    b.poly(
        [(x - 0.45 * w, z + 0.3 * w), (x - 0.2 * w, z + 0.75 * w), (x + 0.1 * w, z + 0.3 * w)], 'y', y, y + 0.006, 'sea'
    )
    b.poly(
        [(x - 0.15 * w, z + 0.3 * w), (x + 0.15 * w, z + 0.62 * w), (x + 0.45 * w, z + 0.3 * w)],
        'y',
        y - 0.004,
        y,
        'teal2',
    )
    for i in range(3):
        b.box(x, y, z + (0.05 + 0.08 * i) * w, 0.9 * w, 0.006, 0.03 * w, 'ivory')


# What lies on each desk, at z = 0, its visitor's side at -y.
def essays(b):
    for i in range(4):
        with b.at(-0.12 + 0.09 * i, -0.04, 0.004 * i, rz=24 - 14 * i):
            b.box(0, 0, 0, 0.32, 0.42, 0.004, 'white')
            for line in range(6):
                b.box(0, 0.14 - 0.055 * line, 0.004, 0.24, 0.016, 0.002, 'slate')
            b.box(0.13, -0.05, 0.005, 0.03, 0.12, 0.002, 'coral')
    b.box(-0.5, 0.05, 0, 0.3, 0.4, 0.2, 'white')


def telephone(b):
    b.poly(rrect(-0.18, -0.16, 0.18, 0.16, 0.06), 'z', 0, 0.09, 'ink')
    b.lathe([(0.11, 0.09), (0.11, 0.12), (0.04, 0.13)], 'ivory', 28)
    b.box(0.45, 0.05, 0, 0.3, 0.4, 0.01, 'white')


def transcripts(b):
    for i in range(5):
        b.box(0.35, 0, 0.06 * i, 0.36, 0.44, 0.055, 'coral2')
        b.box(0.2 + 0.07 * i, -0.25, 0.06 * i + 0.02, 0.07, 0.08, 0.03, ('gold', 'teal2', 'ivory', 'leafy', 'navy')[i])
    with b.at(-0.25, -0.02, rz=-8):
        b.box(0, 0, 0, 0.62, 0.42, 0.012, 'coral2')
        for side in (-1, 1):
            b.box(side * 0.15, 0, 0.012, 0.26, 0.37, 0.006, 'white')


def road_map(b):
    for i in range(6):
        with b.at(-0.52 + 0.21 * i, 0.0, 0.02 + 0.025 * (i % 2), ry=14 * (-1) ** i):
            b.box(0, 0, 0, 0.215, 0.56, 0.006, ('cream', 'mint')[i % 2])
    stops = [(-0.5, -0.18), (-0.28, 0.02), (-0.08, -0.1), (0.16, 0.12), (0.3, 0.02), (0.5, 0.2)]
    b.sweep([(x, y, 0.065) for x, y in stops], [0.016] * 6, 'coral', 8)
    for x, y in stops[1:]:
        b.ball(x, y, 0.08, 0.035, 'navy', seg=12)


def passports(b):
    for i, tone in enumerate(('teal', 'wine', 'navy')):
        with b.at(-0.3 + 0.16 * i, -0.06, 0.02 * i, rz=30 - 25 * i):
            b.box(0, 0, 0, 0.24, 0.32, 0.02, tone)
            b.lathe([(0.06, 0.02), (0.06, 0.023)], 'gold', 20)
    b.lathe([(0.14, 0), (0.14, 0.03), (0.03, 0.06), (0.03, 0.12)], 'brass', 24, 0.38, 0.05)
    b.ball(0.38, 0.05, 0.32, 0.21, 'sea', seg=28)
    for a, tilt, r in ((-1.9, 0.4, 0.1), (-1.3, 0.1, 0.09), (-0.5, 0.5, 0.08), (-2.4, -0.4, 0.07)):
        b.ball(
            0.38 + 0.15 * cos(a) * cos(tilt),
            0.05 + 0.15 * sin(a) * cos(tilt),
            0.32 + 0.15 * sin(tilt),
            r,
            'leafy',
            seg=14,
        )


def prints(b):
    with b.at(-0.12, -0.02, 0, rz=52, rx=-14):
        b.box(0, 0, 0, 0.6, 0.03, 0.66, 'white')
        b.box(0, -0.02, 0.05, 0.5, 0.012, 0.56, 'navy')
        mountains(b, 0, 0.08, 0.5, -0.035)
    b.limb((0.3, -0.02, 0.07), (0.55, -0.02, 0.07), 0.065, 0.065, 'ink', 16)
    b.limb((0.42, 0.05, 0.08), (0.42, 0.28, 0.1), 0.025, 0.03, 'coral', 10)


DESKS = (
    # Who sits there: clothes, skin, hair, the phase of `person` (0.5 is long hair), a scarf, the arms.
    (193, essays, ('coral', 'navy', 'skinD', 'hairA', 0.5, None, ('desk', 'desk'))),
    (159, telephone, ('navy', 'dark', 'skinB', 'hairA', 0.0, None, ('desk', 'ear'))),
    (125, transcripts, ('leafA', 'navy', 'skinB', 'hairA', 0.5, None, ('desk', 'desk'))),
    (91, road_map, ('teal2', '6A5A48', 'skinA', 'hairC', 0.0, None, ('desk', 'desk'))),
    (57, passports, ('brand', 'navy', 'skinB', 'hairA', 0.0, 'plum', ('desk', 'desk'))),
    (23, prints, ('navy', 'slate', 'skinB', 'D8D4CC', 0.5, None, ('desk', 'desk'))),
)


def face(turn, what):
    """A beard and a receiver for Martin, glasses for Thomas, as their portraits have them."""
    b = Mesh()
    if what == telephone:
        b.ball(0, -0.04, 1.24, 0.165, 'hairA', (1, 0.98, 0.75), 18)
        for z in (1.2, 1.38):
            b.ball(0.235, -0.1, z, 0.05, 'ink', seg=14)
        b.limb((0.27, -0.1, 1.2), (0.27, -0.1, 1.38), 0.025, 0.025, 'ink', 10)
    if what == road_map:
        for side in (-1, 1):
            b.sweep(
                [(side * 0.075 + 0.06 * cos(t), -0.2, 1.355 + 0.06 * sin(t)) for t in np.linspace(0, 2 * pi, 20)],
                [0.012] * 20,
                'ink',
                8,
            )
    if b.v:
        b.obj('face', 0, (*at(3.22, turn), 0.02), turn - 90, 0.94)


def desks():
    for turn, what, (top, leg, skin, hair, phase, scarf, arms) in DESKS:
        desk(*at(2.58, turn), turn + 90, 1.32, 0.72, 0.74, 'oakC', 'walB')
        ochair(*at(3.22, turn), turn - 90, 'teal2')
        person(*at(3.22, turn), 0.02, turn - 90, 'sit', top, leg, skin, hair, 0.94, phase=phase, hij=scarf, arms=arms)
        face(turn, what)
        O(what, *at(2.58, turn), 0.742, turn - 90, bevel=0.004)


def visitors():
    """Who has come today: a family at one desk, somebody with a folder at another, a student through the front."""
    for r, turn, way, top, k in (
        (1.62, 150, 152, 'gold', 0.94),
        (1.62, 172, 165, 'coral2', 0.9),
        (1.6, 62, 60, 'sea', 0.94),
    ):
        chair(*at(r, turn), way + 90, 'coral2' if turn < 100 else 'gold', 'walB')
        person(*at(r, turn), 0, way + 90, 'sit', top, 'navy', k=k, phase=0.5 if top == 'gold' else 0)
    person(*at(1.5, 104), 0, 196, 'stand', 'ivory', 'navy', 'skinA', 'hairB', 0.94, phase=0, arms=(None, 'out'))
    person(-1.7, -2.75, 0, 128, 'walk', 'coral', 'navy', 'skinC', 'hairA', 0.94, 'gold', phase=0.3)
    person(-4.4, -2.3, 0, 95, 'walk', 'plum', 'dark', 'skinC', 'hairD', 0.94, phase=-0.3)
    wheelchair(1.5, -2.3, 0, 205, 0.94, top='gold', leg='navy', hair='hairB')
    person(*at(0.52, 215), -0.02, -55, 'sit', 'teal', 'navy', 'skinA', 'hairC', 0.9, phase=0.5, arms=('desk', 'desk'))
    b = Mesh()
    b.lathe([(0.62, 0), (0.66, 0.06), (0.66, 0.36), (0.58, 0.42), (0.3, 0.42)], 'teal2', 48)
    b.obj('ottoman', 0)
    plant(0, 0, 0.2, 0.85, 'ivory')


def garden():
    for x, y, k in (
        (-5.3, 1.7, 0.44),
        (-4.7, 2.9, 0.4),
        (-6.0, 0.3, 0.36),
        (5.2, 1.9, 0.44),
        (4.5, 3.1, 0.4),
        (6.0, 0.3, 0.36),
    ):
        tree('oak', x, y, -0.05, k)
    for x, y in ((-4.7, 0.6), (4.8, -0.4), (5.0, 0.7), (-4.8, -0.7)):
        tree('bush', x, y, -0.05, 0.46)
    bikerack(4.9, -2.2, -0.05, 20, 4, 0.58)
    bannerpole(-2.3, -4.1, -0.05, 18, 'clA', 5.2, 0.5)


start('L', el=29, daz=6, amb=0.64)
corners = grounds()
drum()
on_the_wall()
desks()
visitors()
garden()
fit(corners, 18, 28, 50, aspect=2.3, margin=0.015)
render('counselors-office', 2050, 1153, samples=14, expo=1.42, vig=0.06)
