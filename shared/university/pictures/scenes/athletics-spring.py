"""Athletics, spring: a catcher's mitt with its ball, a bat, and a sail furled on its boom."""
from still import *

SUN = dict(azimuth=-40, elevation=36)
begin(**SUN, suncol='FFE8C8', sun=6.6, amb=.74)
surface('mitt', 'A2572C', rough=.42, grain=.25, scale=8, vary=.18)
surface('mitt2', '7E3F20', rough=.45, grain=.25, scale=8)
surface('lacing', 'E8D3AC', rough=.8)
surface('ball', 'F6F1E6', rough=.55, grain=.1, scale=16, vary=.04)
surface('seam', 'B4321F', rough=.7)
surface('cloth', 'F4EEDD', rough=.85, grain=.15, scale=10, vary=.04)
surface('tie', 'BC5A42', rough=.8)
surface('boom', '1F3A56', rough=.3, coat=.5, vary=.05)
surface('rope2', '17727A', rough=.95, grain=.8, scale=30, vary=.15)
surface('wall', 'D9C99A', rough=.6, grain=.1, scale=2.5, stretch=(5, 5, .4), vary=.06)
surface('groove', '8B7A4C', rough=.9)
wood('ash', 'D6AE78', rough=.3, coat=.6)
wood('bench', 'A9774A')


def seam_curve(radius, turn, count=120):
    """The seam of a baseball: one closed curve that crosses the ball as the two arcs of a horseshoe."""
    out, a = [], .4
    for t in np.linspace(0, 4 * pi, count):
        polar, round_it = pi / 2 - (pi / 2 - a) * cos(t), t / 2 + a * sin(2 * t)
        out.append(turn @ Vector((sin(polar) * cos(round_it), sin(polar) * sin(round_it), cos(polar))) * radius)
    return out


def mitt(x, y, z, turn, lean, size=1.12):
    """A glove standing on its heel, its pocket to the front: fingers side by side, a thumb and the web between."""
    fingers = ((-.92, -17), (-.4, -7), (.12, 3), (.62, 12))
    tips = [Vector((along + 1.55 * sin(radians(angle)), -.16, 1.75 + 1.5 * cos(radians(angle)))) for along, angle in fingers]
    b = Mesh()
    b.ball(0, .1, 1.15, 1.28, 'mitt', (1.04, .44, .96), 32)
    for (along, _), tip in zip(fingers, tips):
        b.limb((along * .9, .06, 1.4), tip, .45, .36, 'mitt', 24)
    b.limb((.95, .0, .6), (1.72, -.34, 2.05), .5, .38, 'mitt', 24)
    b.limb((-.75, .1, .3), (.85, .1, .25), .45, .45, 'mitt', 24)
    skin = solid(b, 'glove', voxel=.045, smooth=4, loc=(x, y, z), rz=turn, k=size)
    b = Mesh()
    b.poly([(.8, 1.6), (.98, 2.75), (1.2, 2.95), (1.5, 2.7), (1.62, 2.0), (1.3, 1.35)], 'y', -.34, -.16, 'mitt2')
    for k in range(4):
        for side in (-1, 1):
            b.limb((1.22 - side * .26, -.37, 1.66 + .3 * k), (1.22 + side * .26, -.37, 1.96 + .3 * k), .04, .04, 'lacing', 8)
    b.ball(.12, -.44, 1.22, .88, 'mitt2', (1.0, .3, .95), 32)
    for one, other in zip(tips, tips[1:]):
        start, end = one + Vector((0, -.4, -.42)), other + Vector((0, -.4, -.42))
        b.sweep([start, (start + end) / 2 + Vector((0, .14, -.06)), end], [.05] * 3, 'lacing', 8)
    rim = [(.12 + .95 * cos(t), -.46 - .1 * sin(t) ** 2, 1.22 + .88 * sin(t)) for t in np.linspace(0, 2 * pi, 40)]
    b.sweep(rim, [.05] * 40, 'lacing', 8)
    trim = b.obj('web', .03, (x, y, z), turn, size)
    b = Mesh()
    middle = Vector((.15, -.8, 1.15))
    b.ball(*middle, .62, 'ball', seg=40)
    around = Matrix.Rotation(radians(20), 3, 'Y') @ Matrix.Rotation(radians(75), 3, 'X')
    b.sweep([middle + p for p in seam_curve(.622, around)], [.028] * 120, 'seam', 8)
    ball = b.obj('ball', 0, (x, y, z), turn, size)
    for part in (skin, trim, ball):
        part.rotation_euler[0] = radians(lean)


def ball(x, y, turn):
    """A second ball on the bench."""
    b = Mesh()
    b.ball(0, 0, .64, .64, 'ball', seg=40)
    around = Matrix.Rotation(radians(turn), 3, 'Z') @ Matrix.Rotation(radians(-30), 3, 'X')
    b.sweep([Vector((0, 0, .64)) + p for p in seam_curve(.642, around)], [.028] * 120, 'seam', 8)
    b.obj('ball', 0, (x, y, 0))


def bat(x, y, turn):
    """A bat of ash, lying, its knob to the front."""
    profile = [(.02, 0), (.26, .02), (.28, .12), (.16, .24), (.145, .5), (.16, 2.4), (.3, 4.6), (.38, 6.2), (.39, 7.6), (.33, 7.85), (.05, 7.95)]
    b = Mesh()
    with b.at(0, 0, .39, ry=90):
        b.lathe(profile, 'ash', 40)
        b.lathe([(.155, .5), (.172, .52), (.18, 2.2), (.165, 2.24)], 'mitt2', 32)
    b.obj('bat', 0, (x, y, 0), turn)


def furled_sail(x0, x1, z):
    """A sail rolled on its boom: folds run along it, and ties pinch them."""
    ties = np.arange(x0 + 1.1, x1, 2.05)
    along, around = 160, 72
    rng = np.random.default_rng(8)
    phase = rng.uniform(0, 6, 4)
    rings = []
    for i in range(along):
        x = x0 + (x1 - x0) * i / (along - 1)
        pinch = 1 - .34 * sum(math.exp(-((x - tie) / .2) ** 2) for tie in ties)
        swell = pinch * (.66 + .05 * sin(1.4 * x + phase[0])) * min(1, .35 + .9 * (x - x0)) ** .7
        ring = []
        for j in range(around):
            t = 2 * pi * j / around
            fold = .10 * sin(6 * t + .5 * sin(.9 * x + phase[1]) + phase[2]) + .05 * sin(11 * t + 1.1 * x) + .03 * sin(17 * t - .8 * x + phase[3])
            r = swell * (1 + fold * (1.25 - .5 * pinch))
            ring.append((x, r * cos(t) * .9 - .05, z + r * sin(t) * (1.05 if sin(t) > 0 else 1.22) - .1))
        rings.append(ring)
    b = Mesh()
    loft(b, rings, 'cloth')
    for tie in ties:
        loop = [(tie + .05 * sin(3 * t), .5 * cos(t) - .05, z - .1 + .56 * sin(t)) for t in np.linspace(0, 2 * pi, 40)]
        b.sweep(loop, [.075] * 40, 'tie', 10)
        for lean in (-.16, .2):
            b.sweep([(tie, -.52, z - .2), (tie + lean, -.62, z - .65), (tie + lean * 1.6, -.56, z - 1.15)], [.07, .07, .06], 'tie', 10)
    b.limb((x0 - .9, 0, z + .42), (x1 + .4, 0, z + .42), .2, .2, 'boom', 24)
    b.lathe([(.24, -.1), (.24, .1)], 'brass', 24, x0 - .9, 0, z + .42)
    b.obj('sail', 0)


def coil(x, y, material, loops=3):
    """A rope in a coil, its end free."""
    path = [((1.05 - .02 * t) * cos(t) * (1 + .04 * sin(t * .37)), (.78 - .015 * t) * sin(t), (.14 + .24 * (t // (2 * pi) + min(1, t % (2 * pi) / 1.2) - 1)) if t > 6.28 else .14) for t in np.linspace(0, 2 * pi * loops, loops * 36)]
    b = Mesh()
    b.sweep([(2.6, -.6, .12), (1.9, -.2, .12), (1.35, .1, .12)] + path, [.12] * (3 + len(path)), material, 10)
    b.obj('coil', 0, (x, y, 0))


stage('wall', 'bench', 'groove')
pegs((.6, 6.0), 2.62, 'ash', 'brass')
furled_sail(-.6, 9.0, 2.95)
mitt(-3.9, -1.0, .02, 12, -9)
bat(-8.6, -2.2, 7)
coil(2.3, -1.5, 'rope2')
ball(5.9, -2.0, 24)
window_light(**SUN, at=(.4, .6, 1.4), pane=(3.6, 2.8))
view(z=1.62, away=31.5)
render_band('athletics-spring')
