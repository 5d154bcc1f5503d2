"""Why 3E, "Research starts in the first year": washed glassware dries on its pegs; a tag says whose turn it was."""
from still import *

SUN = dict(azimuth=-44, elevation=30)
begin(**SUN, sun=6.5)
wood('board', 'C99A62', rough=.4, coat=.3)
surface('wall', '175E66', rough=.4, vary=.04, coat=.3)
surface('groove', '0C363C', rough=.9)
surface('steeltop', 'B9C6C6', rough=.35, metal=.3, vary=.06)
surface('label', 'FFFFFF', rough=.7, vary=.02)
surface('ink', '16323A', rough=.7)
surface('ribbon', '0F6A72', rough=.6)


def glassy(name='glassware'):
    """Clear at its middle and bright at its edge, as thin glass is; without refraction, which would be noise."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    clear, shine, facing, power, mix, edge, tinted = (nodes.new('ShaderNode' + kind) for kind in (
        'BsdfTransparent', 'BsdfGlossy', 'LayerWeight', 'Math', 'MixShader', 'BsdfDiffuse', 'MixShader'))
    clear.inputs[0].default_value = (.90, .97, .96, 1)
    shine.inputs['Roughness'].default_value = .04
    edge.inputs[0].default_value = (*srgb('CFEDEA'), 1)
    facing.inputs[0].default_value = .32
    power.operation, power.inputs[1].default_value = 'POWER', 1.6
    tinted.inputs[0].default_value = .45
    links.new(shine.outputs[0], tinted.inputs[1])
    links.new(edge.outputs[0], tinted.inputs[2])
    links.new(facing.outputs['Facing'], power.inputs[0])
    links.new(power.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(tinted.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs[0])
    kit._mats[name] = material


glassy()


def rounded(profile, per=8):
    """A profile whose shoulders are curves (Catmull-Rom), its ends kept."""
    points = [Vector(p) for p in (profile[0], *profile, profile[-1])]
    out = []
    for p0, p1, p2, p3 in zip(points, points[1:], points[2:], points[3:]):
        for t in np.linspace(0, 1, per, endpoint=False):
            p = .5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
            out.append((max(p.x, .01), p.y))
    return out + [tuple(profile[-1])]


def upside_down(profile, x, y, z, peg=.85):
    """A vessel over an upright peg, its mouth down."""
    b = Mesh()
    b.limb((x, y, z), (x, y, z + peg), .08, .06, 'board', 16)
    b.obj('peg', 0)
    height = max(h for _, h in profile)
    b = Mesh()
    b.lathe([(r, height - h) for r, h in rounded(profile)], 'glassware', 64)
    b.obj('glass', 0, (x, y, z + .05))


ERLENMEYER = [(.02, 0), (.92, 0), (.98, .08), (.95, .2), (.34, 1.6), (.3, 2.1), (.38, 2.18)]
ROUND = [(.02, 0), (.5, .08), (.85, .4), (.95, .85), (.8, 1.35), (.42, 1.72), (.28, 1.9), (.27, 2.5), (.34, 2.56)]
BEAKER = [(.02, 0), (.66, 0), (.72, .07), (.72, 1.55), (.78, 1.62)]
TUBE = [(.02, 0), (.16, .06), (.2, .2), (.2, 2.2), (.25, 2.26)]


def rack():
    """Two steps of wood with pegs, and what was washed on them."""
    b = Mesh()
    b.box(0, -2.0, .06, 10.2, 1.9, .34, 'board')
    b.box(0, -.45, .06, 10.2, 1.2, 1.4, 'board')
    b.obj('rack', .07, seg=3)
    for i, profile in enumerate((ROUND, ERLENMEYER, BEAKER, ROUND, TUBE, TUBE)):
        upside_down(profile, (-3.9, -1.75, .35, 2.4, 3.85, 4.5)[i], -.45, 1.46)
    for i, profile in enumerate((TUBE, TUBE, BEAKER, ERLENMEYER)):
        upside_down(profile, (-4.5, -3.9, -2.6, -.5)[i], -2.0, .4)


def name_tag(x, y):
    """A paper tag on a ribbon over an empty peg: a name, and the year."""
    b = Mesh()
    b.limb((x, y, .4), (x, y, 1.55), .08, .06, 'board', 16)
    for side in (-1, 1):
        b.sweep([(x + side * .1, y - .06, 1.2), (x + side * .3, y - .55, 1.32), (x + side * .06, y - 1.0, 1.12)], [.03] * 3, 'ribbon', 8)
    b.sweep([(x + .13 * cos(t), y + .13 * sin(t), 1.2) for t in np.linspace(0, 2 * pi, 20)], [.03] * 20, 'ribbon', 8)
    b.obj('ribbon', 0)
    lean = -9
    b = Mesh()
    b.poly([(-1.25, -1.5), (1.25, -1.5), (1.25, -.35), (.9, 0), (-.9, 0), (-1.25, -.35)], 'y', -.025, .025, 'label')
    b.box(0, -.03, -.5, 2.3, .014, .09, 'ribbon')
    b.lathe([(.1, -.03), (.13, .03)], 'brass', 20, 0, 0, -.16)
    tag = b.obj('tag', .015, (x, y - 1.05, 1.24), k=.78)
    tag.rotation_euler = (radians(lean), 0, radians(-4))
    for words, down, high, font in (('Ana', .86, .62, BESLEY), ('first year', 1.27, .27, public_sans())):
        writing = text(words, 0, -.034, -down, high, 'ink', rx=90, extrude=.002, font=font)
        writing.parent = tag


stage('wall', 'steeltop', 'groove', board=1.55)
rack()
name_tag(2.9, -2.0)
b = Mesh()
for i in range(7):
    b.ball(-4.2 + 1.1 * i + .2 * sin(5 * i), -3.15 + .12 * cos(3 * i), .01, .1 + .04 * (i % 3), 'glassware', (1.3, 1, .35), 20)
b.obj('drops', 0)
window_light(**SUN, at=(.2, .6, 3.0), pane=(3.2, 3.2))
view(z=2.55, away=24, lens=74, lift=7, focus=(0, -1.5, 2))
render('evidence-glassware', 1200, 900, samples=28, expo=1.25, vig=.08, contrast=1.1)
