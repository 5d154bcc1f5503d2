"""The round recreation center from within: the pool, and the sound behind the glass."""
from kit_a import *

reset()
PAL.update(path='B3CBCB', tile2='17727A', lawn='7C9A5C', lawn2='6E9070', water='2A7F86', beam='B98A55', beam2='A67845')
sky_light = light('morning', az=-58, el=34, sun=6.5, suncol='FFE2B8', size=1.6, amb=.8, cloud=.5)
RADIUS, EAVES, MIDDLE = 19., 6.6, 14.


def pool_tiles():
    """Tiles that the lamps under the water light."""
    material = bpy.data.materials.new('poolwall')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    for key in ('Base Color', 'Emission'):
        shader.inputs[key].default_value = (*srgb('4FC4C4'), 1)
    shader.inputs['Emission Strength'].default_value = .42
    kit._mats['poolwall'] = material


def pool(width=13., near=1.4, far=27., lanes=5):
    """The basin in its deck, ropes between the lanes, and blocks at the near end."""
    b = Mesh()
    half = width / 2
    for side in (-1, 1):
        b.box(side * (half + 8), 14, -.3, 16, 44, .3, 'path')
        b.box(side * (half + .22), (near + far) / 2, .0, .44, far - near + .8, .035, 'tile2')
    b.box(0, near - 8, -.3, width, 16, .3, 'path')
    b.box(0, far + 4, -.3, width, 8, .3, 'path')
    for y in (near - .22, far + .22):
        b.box(0, y, .0, width, .44, .034, 'tile2')
    b.obj('deck', .01)
    b = Mesh()
    b.box(0, (near + far) / 2, -2.1, width, far - near, .1, 'poolwall')
    for side in (-1, 1):
        b.box(side * (half + .1), (near + far) / 2, -2.1, .2, far - near, 1.8, 'poolwall')
    b.box(0, far + .1, -2.1, width, .2, 1.8, 'poolwall')
    step = width / lanes
    for i in range(lanes):
        x = -half + step * (i + .5)
        b.box(x, (near + far) / 2, -1.99, .3, far - near - 2.6, .012, 'navy')
        b.box(x, far - 1.3, -1.99, 1.0, .3, .012, 'navy')
    b.obj('basin', 0)
    b = Mesh()
    b.add([(-half, near, -.16), (half, near, -.16), (half, far, -.16), (-half, far, -.16)], [(0, 1, 2, 3)], 'poolwater')
    b.obj('water', 0)
    b = Mesh()
    for i in range(1, lanes):
        x = -half + step * i
        floats = int((far - near) / .34)
        for k in range(floats):
            y = near + .3 + .34 * k
            colour = 'coral' if k < 12 or k > floats - 13 or (k // 6) % 2 else 'white'
            with b.at(x, y, -.13, rx=90):
                b.lathe([(.02, -.15), (.09, -.12), (.09, .12), (.02, .15)], colour, 12)
    b.obj('ropes', 0)
    for i in range(lanes):
        block(-half + step * (i + .5), near - .55, str(i + 1))


def block(x, y, number):
    """A starting block with its number."""
    b = Mesh()
    b.box(0, 0, 0, .55, .5, .5, 'white')
    with b.at(0, 0, .5, rx=-9):
        b.box(0, 0, 0, .7, .72, .07, 'teal2')
    b.obj('block', .03, (x, y, 0))
    text(number, x, y - .262, .27, .3, 'teal', rx=90, font=public_sans())


def glass_wall(first=8, last=172, bays=34):
    """Slender posts around the far half of the round, and the two rings that hold them; the panes are only felt."""
    b = Mesh()
    angles = np.linspace(first, last, bays + 1)
    at = lambda angle, r, z: (r * cos(radians(angle)), MIDDLE + r * sin(radians(angle)), z)
    for k, angle in enumerate(angles):
        b.limb(at(angle, RADIUS, 0), at(angle, RADIUS, EAVES), .07 if k % 2 else .12, .07 if k % 2 else .12, 'white', 10)
    for z, r in ((.12, .12), (2.6, .06), (EAVES, .2)):
        ring = [at(angle, RADIUS, z) for angle in np.linspace(first, last, 120)]
        b.sweep(ring, [r] * 120, 'teal' if z == EAVES else 'white', 10)
    b.obj('glasswall', 0)


def roof(rafters=30, crown=2.4, top=11.5):
    """Rafters to a crown in the middle, boards between every other pair: the rest is skylight."""
    at = lambda angle, r, z: (r * cos(angle), MIDDLE + r * sin(angle), z)
    b = Mesh()
    for k in range(rafters):
        a, c = 2 * pi * k / rafters, 2 * pi * (k + 1) / rafters
        b.limb(at(a, RADIUS, EAVES + .2), at(a, crown, top), .17, .13, 'beam', 10)
        if k % 3 != 1:
            b.add([at(a, RADIUS + .6, EAVES + .35), at(c, RADIUS + .6, EAVES + .35), at(c, crown, top + .18), at(a, crown, top + .18)], [(0, 1, 2, 3)], 'beam2')
    for r, z in ((RADIUS, EAVES + .2), (13.5, 8.3), (8., 9.95), (crown, top)):
        b.sweep([at(t, r, z) for t in np.linspace(0, 2 * pi, 91)], [.13] * 91, 'beam', 10)
    b.obj('roof', 0)


def climbing_wall(x, y, turn):
    """A leaning wall with holds in the colors of the house, and one climber's rope."""
    rng = random.Random(12)
    b = Mesh()
    b.poly([(-.2, 0), (.5, 0), (.5, 5.6), (-1.1, 5.6), (-.2, 2.6)], 'x', -2.6, 2.6, 'E7D6B4')
    for _ in range(46):
        z = rng.uniform(.5, 5.2)
        lean = -.2 - max(0, (z - 2.6) * .3)
        b.ball(rng.uniform(-2.3, 2.3), lean - .02, z, rng.uniform(.08, .17), rng.choice(('coral', 'gold', 'teal2', 'navy', 'sea')), (1.2, .7, .8), 10)
    b.sweep([(.6, -1.2, 5.6), (.6, -1.25, 2), (.66, -1.1, .05)], [.03] * 3, 'coral', 8)
    b.obj('climb', .02, (x, y, 0), turn)


def swimmer(x, y, cap):
    """A swimmer in crawl: a cap, an arm and what they leave behind."""
    b = Mesh()
    b.ball(0, 0, -.05, .2, cap, (1, 1.15, .9), 16)
    b.limb((.24, -.1, -.12), (.42, .3, .28), .075, .065, 'skinB', 10)
    b.limb((.42, .3, .28), (.3, .75, -.05), .065, .05, 'skinB', 10)
    b.limb((0, -.2, -.2), (0, -.9, -.2), .2, .15, 'navy', 12)
    b.obj('swimmer', 0, (x, y, 0))
    b = Mesh()
    for k in range(26):
        b.ball(R.uniform(-.4, .4), -.4 - R.uniform(0, 1.5), -.14, R.uniform(.05, .16), 'jet', (1.3, 1, .35), 8)
    b.obj('splash', 0, (x, y, 0))


def outside():
    """Lawn down to the quay, the sound, the hills beyond it and the lighthouse on its skerry."""
    b = Mesh()
    b.box(0, 48, -.6, 220, 26, .5, 'lawn')
    b.box(0, 62, -.7, 220, 2.4, .75, 'sand')
    b.obj('shore', 0)
    b = Mesh()
    b.box(0, 560, -2.2, 3000, 1000, 1, 'water')
    b.obj('sea', 0)
    for x, y, width, height in ((-380, 620, 300, 42), (40, 760, 380, 60), (420, 640, 260, 46)):
        hill(x, y, width, 60, height)
    b = Mesh()
    b.ball(0, 0, -1, 7, 'stone', (1.4, 1, .35), 20)
    b.lathe([(2.2, 0), (1.5, 13)], 'white', 24, 0, 0, 1)
    b.lathe([(2.0, 3.4), (1.83, 6.6)], 'coral', 24, 0, 0, 1)
    b.cyl(0, 0, 14, 1.1, 2, 'glass', seg=12)
    b.lathe([(1.6, 16), (.1, 18)], 'teal', 20)
    b.obj('lighthouse', 0, (34, 150, -1.2))
    sailboat(-16, 96, -1.2, 30, 1.5)
    sailboat(14, 128, -1.2, 200, 1.5, 'coral2', 'ivory', 'sea')
    for x, y in ((-30, 50), (-24, 54), (-19, 46), (26, 52), (31, 47), (22, 46)):
        tree(R.choice(('pine', 'oak', 'poplar')), x, y, -.2, 1.0)


pool_water()
pool_tiles()
pool()
glass_wall()
roof()
climbing_wall(14.3, 15.5, -74)
swimmer(2.6, 9.5, 'gold')
swimmer(-2.6, 17.5, 'coral')
outside()
bunting((-8.6, 6.2, 3.9), (8.6, 6.2, 3.9), .35, 22)
area(0, 2, 9.0, 14, 10, 70, 'FFF2DE', 0, 0)
camera((-2.2, -8.2, 3.0), (-.6, 14, 2.4), 25, 0, shift=(0, .04))
render('recreation-center', 1600, 900, fog=sky_light['fog'], fogd=(160, 900), fogmax=.45, samples=28, expo=1.12, vig=.07, contrast=1.12)
