"""Without a connection: the lighthouse on its skerry at dusk, its lantern dark. Only the keeper's window is lit."""
from kit_a import *

reset()
OPT['lit'] = 3.4
PAL.update(water='1E4A5C', rock='4D6068', rock2='3D4F58', weed='3F5A4A')
sky_light = light('dusk', az=-62, el=7, sun=1.2, suncol='FFA27A', size=9, amb=.7, zen='1E3F63', mid='5C86A6', hor='F0B48E', midpos=.17,
                  cloud=.25, cloudcol='E2A596', stars=150, fog='A9AFBC')


def sea():
    """Still water to the horizon, and low land far behind."""
    b = Mesh()
    b.box(0, 500, -1, 3000, 1400, 1, 'water')
    b.obj('sea', 0)
    for x, y, width, height in ((-420, 900, 330, 26), (-60, 980, 420, 34), (430, 940, 360, 22)):
        hill(x, y, width, 60, height)


def skerry(rocks, seed=3):
    """Rounded granite, worn by water: spheres made one and roughened."""
    rng = random.Random(seed)
    b = Mesh()
    for x, y, z, r, flat in rocks:
        b.ball(x, y, z, r, 'rock', (1.25, 1, flat), 28)
        for _ in range(7):
            a = rng.uniform(0, 2 * pi)
            b.ball(x + r * 1.1 * cos(a), y + r * .9 * sin(a), z - r * .12 * flat + rng.uniform(-.3, .1), r * rng.uniform(.25, .5), 'rock', (1.3, 1, .6), 16)
    stone = b.obj('skerry', 0)
    skin = stone.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size = 'VOXEL', .16
    rough = stone.modifiers.new('rough', 'DISPLACE')
    rough.texture = bpy.data.textures.new('rough', 'VORONOI')
    rough.texture.noise_scale, rough.strength = 1.7, .42
    stone.modifiers.new('relax', 'SMOOTH').iterations = 1
    b = Mesh()
    for x, y, z, r, flat in rocks:
        b.lathe([(r * 1.42, -.4), (r * 1.34, .22)], 'weed', 40, x, y, -.12)
    return stone


def lighthouse(x, y, z):
    """White with two bands of coral, a gallery, and a lantern in which nothing burns."""
    b = Mesh()
    shaft = lambda h: 2.05 - .75 * (h / 15) ** .85
    b.lathe([(2.9, -1.2), (2.75, .5), (2.4, .55), (2.4, .9)], 'stone', 48, x, y, z)
    b.lathe([(shaft(h), h) for h in np.linspace(.8, 15, 20)], 'white', 64, x, y, z)
    for low, high in ((3.6, 6.4), (9.4, 12.2)):
        b.lathe([(shaft(h) + .02, h) for h in np.linspace(low, high, 8)], 'coral', 64, x, y, z)
    b.lathe([(1.35, 14.7), (2.1, 15.2), (2.1, 15.45), (1.2, 15.45)], 'dark', 48, x, y, z)
    for k in range(18):
        a = 2 * pi * k / 18
        b.cyl(x + 2.0 * cos(a), y + 2.0 * sin(a), z + 15.4, .03, 1.0, 'dark', seg=8)
    for h in (15.9, 16.4):
        ring = [(x + 2.0 * cos(a), y + 2.0 * sin(a), z + h) for a in np.linspace(0, 2 * pi, 49)]
        b.sweep(ring, [.035] * 49, 'dark', 8)
    b.lathe([(1.2, 15.4), (1.2, 16.0)], 'white', 32, x, y, z)
    b.lathe([(1.12, 16.0), (1.12, 17.9)], 'glass', 12, x, y, z, False)
    for k in range(12):
        a = 2 * pi * k / 12
        b.limb((x + 1.14 * cos(a), y + 1.14 * sin(a), z + 16), (x + 1.14 * cos(a), y + 1.14 * sin(a), z + 17.9), .045, .045, 'dark', 6)
    b.lathe([(1.4, 17.9), (1.38, 18.05), (1.0, 18.7), (.4, 19.2), (.16, 19.35)], 'teal', 40, x, y, z)
    b.ball(x, y, z + 19.5, .22, 'brass')
    b.cyl(x, y, z + 19.6, .035, 1.5, 'dark', .02, 8)
    b.obj('lighthouse', .02)
    b = Mesh()
    for h, turn in ((2.2, 20), (7.6, -14), (13.2, 24)):
        with b.at(x, y, z, rz=turn):
            with b.at(0, -shaft(h) - .02, h):
                window(b, 0, 0, .42, .85, True, glass='dark', mull=False)
    b.obj('slits', .01)


def keepers_house(x, y, z, turn):
    """A low house with a warm window, and a line of smoke that the sky does not show."""
    kit.LITP = 1
    b = Mesh()
    b.box(0, 0, -1, 6, 4, 3.7, 'ivory')
    b.box(0, 0, -1, 6.2, 4.2, 1.2, 'stone')
    for side in (-1, 1):
        b.poly([(-2, 2.7), (2, 2.7), (0, 4.7)], 'x', side * 3 - .12, side * 3 + .12, 'ivory')
    hip(b, 6, 4, 2.65, 2.0, 'slate', 7, .35, True)
    b.box(1.7, .3, 3.6, .7, .7, 1.9, 'brick')
    with b.at(0, -2):
        window(b, -1.7, .75, .9, 1.15, glass='lit')
        window(b, 1.7, .75, .9, 1.15, glass='lit')
        b.box(0, -.06, .1, 1.0, .1, 2.0, 'teal')
    b.obj('house', .03, (x, y, z), turn)
    a = radians(turn)
    for u in (-1.7, 1.7):
        glow(x + u * cos(a) + 2.9 * sin(a), y + u * sin(a) - 2.9 * cos(a), z + 1.3, 60, 'FFB060', .5)


sea()
skerry(((0, 0, -.4, 5.2, .42), (6.2, 1.0, -.9, 4.2, .40), (-5.6, 1.6, -1.2, 3.6, .36), (9.6, .6, -.95, 4.0, .40)))
skerry(((-17, 9, -.9, 2.2, .3), (-21.5, 12, -1.0, 1.5, .28)), 8)
lighthouse(0, 0, 1.75)
keepers_house(6.6, .4, 1.1, 14)
rowboat(-8.8, -3.6, -.12, 18, 1.0, 'coral2')
for gull_at in ((-12, 6, 11, 30), (-15, 10, 12.4, 10), (7, 8, 14, -40)):
    gull(*gull_at, 1.3)
camera((-9.5, -48, 4.2), (-9.5, 0, 4.2), 35.5, 0, shift=(0, .097))
render('lighthouse-dark', 1600, 900, fog=sky_light['fog'], fogd=(60, 520), fogmax=.8, samples=28, expo=1.32, bloom=.16, vig=.12, contrast=1.1)
