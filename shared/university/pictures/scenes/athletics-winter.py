"""Athletics, winter: hockey skates on the bench, a stick on the wall, and goggles, a cap and a towel from the pool."""
from still import *

SUN = dict(azimuth=46, elevation=26)
begin(**SUN, suncol='FFE6CC', sun=6.5, amb=.8)
surface('leather', '1E2C34', rough=.36, grain=.2, scale=9, vary=.2)
surface('panel', '0F6A72', rough=.4, grain=.15, scale=9)
surface('felt', 'C9C2B4', rough=.95, grain=.5, scale=20)
surface('holder', 'F3F0E8', rough=.35, vary=.03)
surface('steelblade', '8FA1A6', rough=.24, metal=1., vary=.04)
surface('lace', 'F0B64A', rough=.9)
surface('lining', '17262B', rough=.9)
surface('rubber', '17262B', rough=.6, grain=.2, scale=12)
surface('tape', '1E2C34', rough=.9, grain=.4, scale=16)
surface('strap', 'BC5A42', rough=.5)
surface('frame', 'BC5A42', rough=.3, coat=.4, vary=.04)
surface('lens', '1B5E86', rough=.06, vary=.1, specular=.9, coat=.6)
surface('towel', 'F6F1E6', rough=1., grain=.9, scale=24, vary=.06)
surface('stripe', '17727A', rough=1., grain=.9, scale=24, vary=.06)
surface('ribbon', '0F5A62', rough=.6)
surface('cap', 'F0B64A', rough=.32, vary=.05, coat=.2)
surface('wall', '6C93A5', rough=.6, grain=.1, scale=2.5, stretch=(5, 5, .4), vary=.05)
surface('groove', '2F4C58', rough=.9)
wood('ash', 'D6AE78', rough=.3, coat=.6)
wood('bench', 'C39A6A')


def skate(x, y, z, turn, roll=0., size=1.15):
    """A hockey skate, toe to +x: boot, tendon guard, holder and blade."""
    at = dict(loc=(x, y, z), rz=turn, k=size)
    b = Mesh()
    loft(b, foot_rings(2.8, 1.0, [(.0, .8, .5), (.03, 1.0, .66), (.14, 1.15, .78), (.3, 1.1, .8), (.46, .98, .84),
                                  (.62, .8, .95), (.78, .66, 1.0), (.9, .56, .9), (.97, .44, .66), (1.0, .3, .36)], .72), 'leather')
    shaft = ((1.0, .02, 1.2, .74), (1.5, .06, 1.08, .72), (1.95, .12, 1.02, .74), (2.2, .16, 1.06, .8))
    loft(b, [[(.62 + lean + u, v, h) for u, v in squircle(long, wide, 2.2)] for h, lean, long, wide in shaft], 'leather')
    loft(b, [[(.16 + lean + u, v, h) for u, v in squircle(.34, wide, 2.4)] for h, lean, wide in
             ((1.6, .02, .5), (2.1, -.02, .52), (2.5, -.08, .46), (2.72, -.13, .3))], 'leather')
    parts = [solid(b, 'boot', **at)]
    b = Mesh()
    loft(b, foot_rings(2.8, 1.03, [(.66, .76, .97), (.78, .68, 1.0), (.9, .57, .92), (.97, .45, .68), (1.004, .31, .38)], .72), 'panel')
    loft(b, foot_rings(2.8, 1.04, [(-.005, .84, .52), (.03, 1.02, .68), (.14, 1.0, .79), (.24, .82, .8)], .72), 'panel')
    parts.append(solid(b, 'panels', **at))
    b = Mesh()
    b.sweep([(1.02, 0, 1.62), (.98, 0, 2.05), (.98, 0, 2.42), (1.12, 0, 2.62)], [.3, .32, .36, .3], 'felt', 20)
    collar = [(.76 + u, v, 2.21 + .1 * u) for u, v in squircle(1.0, .78, 2.2, 40)]
    b.sweep(collar + collar[:1], [.07] * 41, 'felt', 12)
    laces(b, [(2.1, 1.42), (1.85, 1.52), (1.6, 1.66), (1.4, 1.86), (1.32, 2.06), (1.3, 2.24)], .3, .042, 'lace')
    parts.append(b.obj('trim', 0, **at))
    b = Mesh()
    b.poly([(.05, .74), (1.05, .74), (.92, .42), (1.9, .42), (1.8, .74), (2.7, .74), (2.62, .52), (2.5, .3), (.3, .3), (.16, .5)], 'y', -.15, .15, 'holder')
    parts.append(b.obj('holder', .05, seg=4, **at))
    b = Mesh()
    b.poly([(-.02, .22), (.1, .06), (.4, 0), (2.4, 0), (2.72, .1), (2.84, .3), (2.7, .34), (.1, .34)], 'y', -.03, .03, 'steelblade')
    parts.append(b.obj('blade', .012, **at))
    for part in parts:
        part.rotation_euler[0] = radians(roll)


def stick(x, z):
    """A hockey stick on its pegs, blade to the right, taped white."""
    b = Mesh()
    with b.at(x, 0, z):
        b.box(-15, 0, -.13, 30, .2, .28, 'ash')
        b.box(-.5, 0, -.14, 1.2, .21, .3, 'tape')
        b.poly([(-.2, .15), (-.1, -.13), (.5, -.13), (1.0, .1), (3.0, .7), (3.35, .95), (3.3, 1.3), (3.0, 1.42), (.9, .62), (.3, .3)], 'y', -.09, .09, 'tape')
    b.obj('stick', .05, seg=3)


def goggles(x, y, z, turn, size=1.25):
    """Swimming goggles, looking up and forward; the strap lies behind."""
    b = Mesh()
    for side in (-1, 1):
        with b.at(side * .5, 0, .36, rx=-28, rz=side * -9):
            ring = lambda k, d: [(u * k, d, v * k) for u, v in squircle(.82, .56, 2.6)]
            loft(b, [ring(1.0, .16), ring(1.1, .02), ring(1.02, -.14), ring(.86, -.17), ring(.82, -.1)], 'frame')
            loft(b, [ring(.84, -.12), ring(.8, -.18), ring(.5, -.205), ring(.05, -.21)], 'lens')
    b.sweep([(-.14, -.04, .4), (0, -.08, .46), (.14, -.04, .4)], [.055] * 3, 'frame', 12)
    side = [(.88 + .5 * sin(t), .05 + .5 * t, .36 - .1 * t) for t in np.linspace(.05, 2.2, 10)]
    back = [(u, 1.3, .1 + .02 * sin(9 * u)) for u in np.linspace(-.7, .7, 8)]
    strap = [(-u, v, w) for u, v, w in side] + back + side[::-1]
    b.sweep(strap, [.06] * len(strap), 'strap', 8)
    b.obj('goggles', 0, (x, y, z), turn, size)


def towel(x, y, z, turn):
    """A towel in three folds, white with two stripes."""
    b = Mesh()
    for fold in range(3):
        h = .06 + fold * .27
        with b.at(rz=fold * 1.5 - 1):
            edge = [(u, h + .13 + .125 * sin(t)) for t, u in [(t, -1.0 - .12 * cos(t)) for t in np.linspace(-pi / 2, pi / 2, 10)][::-1]]
            outline = [(-1.0, h + .255), (1.02, h + .25), (1.05, h + .02), (-1.0, h + .005)]
            round_end = [(-1.0 - .125 * cos(t), h + .13 - .125 * sin(t)) for t in np.linspace(-1.5, 1.5, 12)]
            b.poly([(1.02, h + .255), *round_end, (1.04, h + .005)], 'x', -1.75, 1.75, 'towel')
            for at in (-1.2, 1.2):
                b.poly([(1.03, h + .262), *[(u * 1.008, v) for u, v in round_end], (1.05, h)], 'x', at - .16, at + .16, 'stripe')
    b.obj('towel', .03, (x, y, z), turn, seg=3)


def swim_cap(x, y, z, turn):
    """A rubber cap, half collapsed, with the letters of the university."""
    b = Mesh()
    rings = []
    for t in np.linspace(0, pi / 2 * .98, 18):
        rings.append([(1.0 * cos(t) * cos(a) * (1 + .05 * sin(3 * a)), .8 * cos(t) * sin(a), 1.05 * sin(t) - .12 * cos(t) * sin(t) * cos(a - .6) + .02)
                      for a in np.linspace(0, 2 * pi, 48, endpoint=False)])
    loft(b, rings, 'cap')
    b.obj('cap', 0, (x, y, z), turn)
    a = radians(turn)
    text('3E', x + .7 * sin(a), y - .74 * cos(a), z + .44, .62, 'ribbon', rz=turn, rx=68, extrude=.01)


def puck(x, y):
    b = Mesh()
    b.cyl(0, 0, 0, .5, .33, 'rubber', seg=48, smooth=False)
    b.obj('puck', .06, (x, y, .01), seg=4)


stage('wall', 'bench', 'groove')
pegs((-5.2, 1.2), 2.36, 'ash', 'brass')
stick(2.2, 2.66)
skate(-4.3, -1.0, .02, -16)
skate(-.6, -1.55, .6, 20, roll=-74)
puck(2.1, -2.3)
towel(4.9, -1.1, 0, 4)
swim_cap(6.05, -1.1, .84, 8)
goggles(3.95, -1.5, .84, -10)
window_light(**SUN, at=(-.4, .6, 1.4), pane=(3.6, 2.8))
view(z=1.62, away=31.5)
render_band('athletics-winter')
