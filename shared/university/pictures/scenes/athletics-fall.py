"""Athletics, fall: two oars on the boathouse wall and a pair of football boots that have seen the field."""
from still import *

SUN = dict(azimuth=-52, elevation=33)
begin(**SUN)
surface('leather', '3A2A22', rough=.42, grain=.25, scale=9, vary=.2)
surface('tan', 'B5652F', rough=.45, grain=.25, scale=9)
surface('rubber', 'EDE3D0', rough=.7, vary=.1, scale=3)
surface('stud', '23343A', rough=.5)
surface('mud', '7A5A3C', rough=.95, grain=.6, scale=5, vary=.25)
surface('lace', 'F3E8D3', rough=.9)
surface('lining', '17262B', rough=.9)
surface('paint', 'F3E8D3', rough=.3, vary=.05, coat=.5)
surface('coat', 'BC5A42', rough=.3, vary=.05, coat=.5)
surface('gilt', 'F0B64A', rough=.28, vary=.05, coat=.5)
surface('grip', '1F3A56', rough=.8, grain=.5, scale=22)
surface('wall', '2B7C80', rough=.6, grain=.1, scale=2.5, stretch=(5, 5, .4), vary=.07)
surface('groove', '124249', rough=.9)
surface('leafy', 'D98E2B', rough=.7, vary=.3, scale=2)
surface('leafy2', 'B4472C', rough=.7, vary=.3, scale=2)
wood('ash', 'D6AE78', rough=.3, coat=.6)
wood('bench', '9C6A3F')


def oar(x, y, z, to):
    """An oar whose blade, ivory with a coral tip, begins at x and lies to the right (to = 1) or to the left (to = -1)."""
    b = Mesh()
    tip = [(3.1, 1.0), (4.05, 1.06), (4.4, .92), (4.48, -.44), (4.28, -.84), (3.1, -.8)]
    b.poly([(0, .13), (.8, .3), (1.4, .86), *tip, (1.6, -.76), (.9, -.32), (0, -.13)], 'y', -.05, .05, 'paint')
    b.poly(tip, 'y', -.06, .06, 'coat')
    b.poly([(2.65, -.8), (2.9, -.8), (2.9, .99), (2.65, .97)], 'y', -.062, .062, 'gilt')
    b.poly([(.2, .09), (3.7, .11), (4.0, .0), (3.7, -.11), (.2, -.09)], 'y', -.1, .1, 'paint')
    b.obj('blade', .03, (x, y, z), seg=4).scale = (to, 1, 1)
    b = Mesh()
    b.limb((-34, 0, 0), (.35, 0, 0), .19, .15, 'ash', 28)
    b.limb((-12.4, 0, 0), (-10.8, 0, 0), .215, .215, 'lining', 28)
    b.limb((-.1, 0, 0), (.25, 0, 0), .175, .165, 'lining', 28)
    b.obj('shaft', 0, (x, y, z)).scale = (to, 1, 1)


def boot(x, y, z, turn, roll=0., size=1.2):
    """A football boot, toe to +x: leather over a last, a sole with studs, laces and dried mud."""
    at = dict(loc=(x, y, z), rz=turn)
    parts = []
    b = Mesh()
    loft(b, foot_rings(3.0, 1.05, [(.0, .7, .5), (.03, .95, .66), (.12, 1.15, .76), (.26, 1.15, .78), (.42, 1.0, .82),
                                   (.58, .78, .95), (.74, .62, 1.0), (.88, .5, .9), (.97, .38, .62), (1.0, .26, .34)], .2), 'leather')
    loft(b, [[(.62 + lean + u, v, h) for u, v in squircle(long, wide, 2.2)] for h, lean, long, wide in
             ((.5, .02, 1.2, .74), (1.0, -.02, 1.16, .72), (1.3, -.06, 1.06, .7), (1.42, -.08, 1.0, .66))], 'leather')
    parts.append(solid(b, 'upper', **at))
    b = Mesh()
    loft(b, foot_rings(3.0, 1.07, [(.7, .66, .97), (.76, .63, 1.0), (.88, .52, .92), (.97, .4, .64), (1.003, .27, .35)], .2), 'tan')
    parts.append(solid(b, 'cap', **at))
    b = Mesh()
    loft(b, [[(.56 + u, v, h) for u, v in squircle(.86 * k, .52 * k, 2.2)] for h, k in ((1.2, .9), (1.452, 1.0))], 'lining')
    collar = [(.55 + u, v, 1.43 + .02 * u) for u, v in squircle(1.0, .68, 2.2, 40)]
    b.sweep(collar + collar[:1], [.075] * 41, 'tan', 12)
    laces(b, [(2.02, 1.0), (1.8, 1.16), (1.58, 1.3), (1.36, 1.46), (1.18, 1.6)], .25, .04, 'lace')
    b.sweep([(2.05, 0, .86), (1.6, 0, 1.08), (1.2, 0, 1.34), (1.02, 0, 1.56)], [.2, .24, .26, .2], 'tan', 16, 1.0)
    parts.append(b.obj('trim', 0, **at))
    b = Mesh()
    sole = [(.02, .0), (.1, .3), (.5, .4), (1.2, .36), (1.9, .46), (2.4, .5), (2.8, .36), (3.02, .0)]
    outline = sole + [(u, -v) for u, v in sole[-2:0:-1]]
    b.poly([tuple(p) for p in smooth_outline(outline)], 'z', .1, .26, 'rubber')
    for u, v in ((.3, .2), (.3, -.2), (.85, .22), (.85, -.22), (1.85, .3), (1.85, -.3), (2.4, .3), (2.4, -.3), (2.75, 0)):
        b.lathe([(.09, -.12), (.14, .12)], 'stud', 16, u, v)
    rng = random.Random(3)
    for _ in range(26):
        u, side = rng.uniform(.1, 2.9), rng.choice((-1, 1))
        b.ball(u, side * (.36 + .12 * sin(u * 1.1)), rng.uniform(.14, .34), rng.uniform(.03, .09), 'mud', (1.9, .35, .7), 10)
    parts.append(b.obj('sole', .02, **at))
    for part in parts:
        part.scale = (size,) * 3
        part.rotation_euler[0] = radians(roll)


def smooth_outline(points, per=6):
    """A closed outline through points, rounded (Catmull-Rom)."""
    n, out = len(points), []
    for i in range(n):
        p0, p1, p2, p3 = (Vector(points[(i + k) % n]) for k in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, per, endpoint=False):
            out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    return [tuple(p) for p in out]


def leaf(x, y, turn, material, size=1.):
    """A fallen leaf, curled, on the bench."""
    rows = 12
    points, faces = [], []
    for j in range(rows + 1):
        t = j / rows
        half = .42 * sin(pi * t ** .8) * (1 + .16 * sin(t * 26)) + .008
        for q in (-1, 0, 1):
            points.append((1.25 * t - .6, q * half, .06 + .34 * (t - .45) ** 2 + abs(q) * half * .35))
    for j in range(rows):
        faces += [(3 * j + q, 3 * j + q + 1, 3 * j + q + 4, 3 * j + q + 3) for q in (0, 1)]
    b = Mesh()
    b.add(points, faces, material, True)
    b.limb((-.95, 0, .06), (.6, 0, .07), .018, .012, 'bench', 8)
    b.obj('leaf', 0, (x, y, 0), turn, size)


stage('wall', 'bench', 'groove')
pegs((-1.9, 5.3), 1.55, 'ash', 'gilt')
pegs((-.6, 2.2), 2.53, 'ash', 'gilt')
oar(-2.3, -.02, 1.87, -1)
oar(2.0, .02, 2.85, 1)
boot(-1.9, -1.05, .13, -20)
boot(1.5, -1.85, .62, 26, roll=-72)
for leaf_at in ((-4.6, -1.7, 20, 'leafy'), (-3.4, -2.5, 140, 'leafy2', .8), (5.2, -1.2, 70, 'leafy', .9), (5.9, -2.4, -50, 'leafy2', .7)):
    leaf(*leaf_at)
window_light(**SUN, at=(.4, .6, 1.4), pane=(3.6, 2.8))
view(z=1.62, away=31.5)
render_band('athletics-fall')
