"""Athletics, spring: a sail furled on its boom; below it a bat, two baseballs, a softball, a baton, a coil of rope."""

from still import *

SUN = dict(azimuth=-58, elevation=30)
begin(**SUN, suncol='FFE2BC', sun=6.8, amb=0.7)
surface('ball', 'F6F1E6', rough=0.55, grain=0.1, scale=16, vary=0.04)
surface('softball', 'E6CF4E', rough=0.55, grain=0.1, scale=16, vary=0.04)
surface('seam', 'B4321F', rough=0.7)
surface('grip', '2A3A44', rough=0.8, grain=0.3, scale=30)
surface('baton', 'BC4A30', rough=0.25, coat=0.6, vary=0.04)
surface('cloth', 'F4EEDD', rough=0.85, grain=0.15, scale=10, vary=0.04)
surface('tie', 'BC5A42', rough=0.8)
surface('boom', '1F3A56', rough=0.3, coat=0.5, vary=0.05)
surface('rope2', '17727A', rough=0.95, grain=0.8, scale=30, vary=0.15)
surface('wall', '7FA3B5', rough=0.6, grain=0.1, scale=2.5, stretch=(5, 5, 0.4), vary=0.05)
surface('groove', '3D6378', rough=0.9)
wood('ash', 'D6AE78', rough=0.3, coat=0.6)
wood('bench', 'A9774A')


def ball(x, y, radius, turn, leather='ball', seam='seam'):
    """Its seam is one closed curve that crosses the ball as the two arcs of a horseshoe."""
    middle = Vector((0, 0, radius))
    around = Matrix.Rotation(radians(turn), 3, 'Z') @ Matrix.Rotation(radians(-30), 3, 'X')
    curve = []
    for t in np.linspace(0, 4 * pi, 120):
        polar, along = pi / 2 - (pi / 2 - 0.4) * cos(t), t / 2 + 0.4 * sin(2 * t)
        curve.append(
            middle + around @ Vector((sin(polar) * cos(along), sin(polar) * sin(along), cos(polar))) * radius * 1.003
        )
    b = Mesh()
    b.ball(*middle, radius, leather, seg=40)
    b.sweep(curve, [0.028] * 120, seam, 8)
    b.obj('ball', 0, (x, y, 0))


def bat(x, y, turn):
    """A bat of ash, lying, its knob to the front."""
    profile = [
        (0.02, 0),
        (0.26, 0.02),
        (0.28, 0.12),
        (0.16, 0.24),
        (0.145, 0.5),
        (0.16, 2.4),
        (0.3, 4.6),
        (0.38, 6.2),
        (0.39, 7.6),
        (0.33, 7.85),
        (0.05, 7.95),
    ]
    b = Mesh()
    with b.at(0, 0, 0.39, ry=90):
        b.lathe(profile, 'ash', 40)
        b.lathe([(0.155, 0.5), (0.172, 0.52), (0.18, 2.2), (0.165, 2.24)], 'grip', 32)
    b.obj('bat', 0, (x, y, 0), turn)


def baton(x, y, turn):
    """A tube, as a relay hands it on."""
    b = Mesh()
    with b.at(0, 0, 0.24, ry=90):
        b.lathe([(0.19, 0), (0.24, 0), (0.24, 2.9), (0.19, 2.9), (0.19, 0.2)], 'baton', 36)
        for z in (0.35, 2.5):
            b.lathe([(0.243, z), (0.243, z + 0.12)], 'ball', 36)
    b.obj('baton', 0, (x, y, 0), turn)


def furled_sail(x0, x1, z):
    """A sail rolled on its boom: folds run along it, and ties pinch them."""
    ties = np.arange(x0 + 1.1, x1, 2.05)
    along, around = 160, 72
    rng = np.random.default_rng(8)
    phase = rng.uniform(0, 6, 4)
    rings = []
    for i in range(along):
        x = x0 + (x1 - x0) * i / (along - 1)
        pinch = 1 - 0.34 * sum(math.exp(-(((x - tie) / 0.2) ** 2)) for tie in ties)
        swell = pinch * (0.66 + 0.05 * sin(1.4 * x + phase[0])) * min(1, 0.35 + 0.9 * (x - x0)) ** 0.7
        ring = []
        for j in range(around):
            t = 2 * pi * j / around
            fold = (
                0.10 * sin(6 * t + 0.5 * sin(0.9 * x + phase[1]) + phase[2])
                + 0.05 * sin(11 * t + 1.1 * x)
                + 0.03 * sin(17 * t - 0.8 * x + phase[3])
            )
            r = swell * (1 + fold * (1.25 - 0.5 * pinch))
            ring.append((x, r * cos(t) * 0.9 - 0.05, z + r * sin(t) * (1.05 if sin(t) > 0 else 1.22) - 0.1))
        rings.append(ring)
    b = Mesh()
    loft(b, rings, 'cloth')
    for tie in ties:
        loop = [
            (tie + 0.05 * sin(3 * t), 0.5 * cos(t) - 0.05, z - 0.1 + 0.56 * sin(t)) for t in np.linspace(0, 2 * pi, 40)
        ]
        b.sweep(loop, [0.075] * 40, 'tie', 10)
        for lean in (-0.16, 0.2):
            b.sweep(
                [(tie, -0.52, z - 0.2), (tie + lean, -0.62, z - 0.65), (tie + lean * 1.6, -0.56, z - 1.15)],
                [0.07, 0.07, 0.06],
                'tie',
                10,
            )
    b.limb((x0 - 0.9, 0, z + 0.42), (x1 + 0.4, 0, z + 0.42), 0.2, 0.2, 'boom', 24)
    b.lathe([(0.24, -0.1), (0.24, 0.1)], 'brass', 24, x0 - 0.9, 0, z + 0.42)
    b.obj('sail', 0)


def coil(x, y, material, loops=3):
    """A rope in a coil, its end free."""
    path = [
        (
            (1.05 - 0.02 * t) * cos(t) * (1 + 0.04 * sin(t * 0.37)),
            (0.78 - 0.015 * t) * sin(t),
            (0.14 + 0.24 * (t // (2 * pi) + min(1, t % (2 * pi) / 1.2) - 1)) if t > 6.28 else 0.14,
        )
        for t in np.linspace(0, 2 * pi * loops, loops * 36)
    ]
    b = Mesh()
    b.sweep([(2.6, -0.6, 0.12), (1.9, -0.2, 0.12), (1.35, 0.1, 0.12)] + path, [0.12] * (3 + len(path)), material, 10)
    b.obj('coil', 0, (x, y, 0))


stage('wall', 'bench', 'groove')
pegs((-3.2, 3.4), 2.52, 'ash', 'brass')
furled_sail(-5.2, 5.6, 2.85)
bat(-8.0, -1.5, 4)
ball(0.9, -1.2, 0.82, 130, 'softball')
ball(2.25, -2.15, 0.64, 24)
ball(-4.4, -2.75, 0.64, 75)
baton(3.3, -2.4, 12)
coil(7.0, -1.6, 'rope2')
window_light(**SUN, at=(0.4, 0.6, 1.4), pane=(3.6, 2.8))
view(z=1.62, away=31.5)
render_band('athletics-spring', samples=12)
