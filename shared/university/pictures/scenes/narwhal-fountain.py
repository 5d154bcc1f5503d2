"""The walk's last stop: the Narwhal fountain in the middle of the quad at golden hour, the ice cream cart beside it."""

from kit_a import folk
from kit_b import handflag, wheelchair
from kit_c import *

PAL.update(path='E3CDA4', stoneA='E6D6B8', stoneB='D9C4A0', stoneC='CDB68F', lawn='8CA657', lawn2='55702F')
WALKS, HALF = (-54, 36, 126, 216), 12.5
OUTER = 10.2


def at(r, turn):
    return r * cos(radians(turn)), r * sin(radians(turn))


def ground():
    """Rings of paving around the basin, four walks, and lawns between them with a bed along each."""
    base = Mesh()
    base.cyl(0, 0, -0.14, OUTER, 0.1, 'stoneC', seg=96, smooth=False)
    base.obj('base', 0.03)
    paved(
        [
            (4.6, 5.7, 40, ('stoneA', 'stoneB')),
            (5.7, 5.95, 72, ('brand',)),
            (5.95, 7.1, 48, ('stoneB', 'stoneA', 'stoneB', 'stoneC')),
        ]
    )
    walks = Mesh()
    for turn in WALKS:
        with walks.at(rz=turn):
            for i in range(4):
                for j in range(4):
                    walks.box(
                        7.5 + 0.72 * i,
                        -1.08 + 0.72 * j,
                        -0.12,
                        0.7,
                        0.7,
                        0.12,
                        ('stoneA', 'stoneB', 'stoneA')[(i + 2 * j) % 3],
                    )
    walks.obj('walks', 0.01)
    for turn in WALKS:
        a0, a1 = turn + HALF, turn + 90 - HALF
        b = Mesh()
        arcband(b, 7.2, OUTER - 0.1, a0, a1, -0.1, 0.02, 'lawn2', 30)
        arcband(b, 7.12, 7.2, a0, a1, -0.1, 0.1, 'stoneA', 20)
        b.obj('lawn', 0)
        lawn = [
            at(r, a) for r, way in ((OUTER - 0.35, 1), (8.05, -1)) for a in np.linspace(a0 + 1.5, a1 - 1.5, 30)[::way]
        ]
        turf(lawn, 0.02, dens=240, h=0.05, size=0.5)
        flowers_along(a0 + 4, a1 - 4)


def flowers_along(a0, a1):
    b = Mesh()
    arcband(b, 7.45, 8.05, a0, a1, 0, 0.12, 'wood2', 20)
    for _ in range(90):
        a, r = radians(R.uniform(a0, a1)), R.uniform(7.5, 8.0)
        x, y, h = r * cos(a), r * sin(a), R.uniform(0.2, 0.32)
        b.ball(x, y, h * 0.6, 0.13, 'leafB', (1, 1, 0.9), 8)
        b.ball(x, y, h, R.uniform(0.05, 0.085), R.choice(('coral2', 'gold', 'white', 'blossom')), (1, 1, 0.7), 8)
    b.obj('flowers', 0)


def seat(turn, k=0.72):
    """A bench that looks at the water, a lamp beside it."""
    a = radians(turn)
    o = bench(6.75 * cos(a), 6.75 * sin(a), 0, turn - 90)
    o.scale = (k,) * 3
    lamp(7.3 * cos(a + 0.2), 7.3 * sin(a + 0.2), 0, 2.5)


def ice_cream(x, y, turn):
    """The cart: a striped box on two wheels under a parasol, cones in its lid, a cone as its sign."""
    b = Mesh()
    b.box(0, 0, 0.34, 1.5, 0.8, 0.66, 'ivory')
    for i in range(5):
        b.box(-0.6 + 0.3 * i, -0.41, 0.36, 0.15, 0.03, 0.62, 'coral2')
    b.box(0, 0, 1.0, 1.6, 0.9, 0.06, 'brand')
    for i, tone in enumerate(('blossom', 'ivory', 'mint', 'gold')):
        b.lathe([(0.13, 0), (0.14, 0.05), (0.1, 0.06)], 'steel', 20, -0.5 + 0.33 * i, 0.05, 1.06)
        b.ball(-0.5 + 0.33 * i, 0.05, 1.1, 0.11, tone, (1, 1, 0.6), 16)
    for side in (-1, 1):
        with b.at(0.35, side * 0.46, 0.3, rx=90):
            b.lathe([(0.3, -0.04), (0.3, 0.04)], 'ink', 28)
            b.lathe([(0.2, -0.05), (0.2, 0.05)], 'gold', 28)
    b.limb((-0.75, 0, 0.85), (-1.15, 0, 0.95), 0.035, 0.035, 'brass', 10)
    b.box(-0.6, 0, 0, 0.08, 0.6, 0.34, 'ink')
    b.cyl(0.62, 0.25, 1.0, 0.035, 1.55, 'white', seg=12)
    rim = [(0.62 + 1.15 * cos(t), 0.25 + 1.15 * sin(t), 2.2) for t in np.linspace(0, 2 * pi, 9)]
    for i, (p, q) in enumerate(zip(rim, rim[1:])):
        tone = ('coral2', 'ivory')[i % 2]
        b.add([(0.62, 0.25, 2.66), p, q], [(0, 1, 2)], tone)
        b.add([p, q, (*q[:2], 2.06), (*p[:2], 2.06)], [(0, 1, 2, 3)], tone)
    b.lathe([(0.015, 0), (0.15, 0.42)], 'oakC', 20, -0.55, -0.2, 1.06)
    b.ball(-0.55, -0.2, 1.55, 0.17, 'blossom', seg=20)
    b.ball(-0.55, -0.2, 1.75, 0.11, 'ivory', seg=20)
    b.obj('cart', 0.012, (x, y, 0), turn)


def people():
    """A tour at its end, its guide with the flag; families with cones; who only sits; who comes and goes."""
    for r, turn, top, k in (
        (6.75, -86, 'coral', 1.1),
        (7.0, -79, 'navy', 1.15),
        (6.2, -77, 'gold', 0.75),
        (6.9, -71, 'plum', 1.08),
        (6.65, -64, 'sea', 1.12),
    ):
        folk(*at(r, turn), 0, turn - 90, 'stand', None, k, top=top)
    folk(*at(5.4, -74), 0, 16, 'wave', None, 1.15, top='teal2', leg='navy', skin='skinC')
    handflag(*at(5.4, -74), 0, 16, 1.15, 'gold')
    folk(*at(5.55, -20), 0, 60, 'stand', None, 1.1, top='ivory', leg='navy')
    for r, turn, top, k in ((7.35, -32, 'coral', 1.1), (7.1, -37, 'gold', 0.74), (7.7, -37.5, 'teal2', 0.8)):
        folk(*at(r, turn), 0, turn - 150, 'stand', None, k, top=top)
    for turn, top, k in ((-104, 'coral2', 0.8), (-112, 'navy', 0.85), (20, 'plum', 1.0)):
        folk(*at(4.62, turn), 1 - 0.4 * k, turn + 90, 'sit', None, k, top=top)
    for turn, top, side in ((171, 'coral', 0.35), (171, 'navy', -0.35), (81, 'gold', 0.2)):
        x, y = at(6.7, turn)
        folk(x - side * sin(radians(turn)), y + side * cos(radians(turn)), 0, turn - 90, 'sit', None, 1.0, top=top)
    for r, turn, way, top, k in (
        (9.0, -51, 216, 'gold', 1.12),
        (9.1, -57, 214, 'teal2', 1.12),
        (9.2, 212, 120, 'plum', 1.1),
        (8.9, 38, 305, 'coral', 1.12),
    ):
        folk(*at(r, turn), 0, way, 'walk', None, k, top=top, pack='coral2' if top == 'teal2' else None)
    wheelchair(*at(8.2, 218), 0, 126, 1.1, top='teal', leg='dark')


def trees():
    for turn, r, k in (
        (98, 8.9, 0.72),
        (113, 8.6, 0.6),
        (150, 8.9, 0.74),
        (186, 9.1, 0.6),
        (66, 9.0, 0.66),
        (244, 9.3, 0.36),
        (6, 9.3, 0.42),
    ):
        tree('oak', *at(r, turn), 0, k)


start('L', el=20, daz=4, sun=9.4, suncol='FFC68A', amb=0.54)
corners = disk(OUTER + 0.5, 6.2) + [(*at(9, turn), 6.5) for turn in (98, 150, 66)]
ground()
fountain(0, 0, 0, 1, rz=14)
for turn in (171, 81, 350):
    seat(turn)
trees()
ice_cream(6.1, -2.4, 60)
people()
fit(corners, 36, 28, 50)
render('narwhal-fountain', 1600, 1200, samples=14, expo=1.4, vig=0.06)
