"""Why 3E, "Research starts in the first year": washed glassware on its pegs; a tag says whose turn it was."""

from still import *

SUN = dict(azimuth=-58, elevation=27)
begin(**SUN, sun=7.6, suncol='FFDDB4', amb=0.62)
wood('board', 'B98650', rough=0.4, coat=0.3)
surface('wall', '0E4C54', rough=0.5, vary=0.05, coat=0.2)
surface('groove', '0A2E33', rough=0.9)
surface('steeltop', '9FB0B0', rough=0.3, metal=0.4, vary=0.06)
surface('label', 'F8F2E4', rough=0.7, vary=0.02)
surface('ink', '16323A', rough=0.7)
surface('ribbon', 'BC4A30', rough=0.6)


def glass(name='glass'):
    """Clear at its middle, pale at its edge as thin glass is, and shiny; without refraction, which would be noise."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    clear, edge, shine, facing, power, fresnel, body, whole = (
        nodes.new('ShaderNode' + kind)
        for kind in (
            'BsdfTransparent',
            'Emission',
            'BsdfGlossy',
            'LayerWeight',
            'Math',
            'Fresnel',
            'MixShader',
            'MixShader',
        )
    )
    clear.inputs[0].default_value = (0.86, 0.96, 0.95, 1)
    edge.inputs[0].default_value, edge.inputs[1].default_value = (*srgb('BFE6E0'), 1), 0.5
    shine.inputs['Roughness'].default_value = 0.03
    power.operation, power.inputs[1].default_value = 'POWER', 3.0
    fresnel.inputs['IOR'].default_value = 1.6
    links.new(facing.outputs['Facing'], power.inputs[0])
    for mix, factor, one, other in ((body, power, clear, edge), (whole, fresnel, body, shine)):
        links.new(factor.outputs[0], mix.inputs[0])
        links.new(one.outputs[0], mix.inputs[1])
        links.new(other.outputs[0], mix.inputs[2])
    links.new(whole.outputs[0], nodes['Material Output'].inputs[0])
    kit._mats[name] = material


def mirrored_window():
    """Six bright panes that only the glass sees: the window from which the sun comes."""
    pane = bpy.data.materials.new('pane')
    pane.use_nodes = True
    shader = pane.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = (*srgb('FFEBCB'), 1)
    shader.inputs['Emission Strength'].default_value = 7
    kit._mats['pane'] = pane
    b = Mesh()
    for i in range(2):
        for j in range(3):
            b.box(-1.75 + 3.5 * i, 0, -5.1 + 3.4 * j, 3.1, 0.02, 3.0, 'pane')
    window = b.obj('window', 0, (-15, -13, 9), -46)
    window.visible_camera = window.visible_diffuse = window.visible_shadow = False


def rounded(profile, per=8):
    """A profile whose shoulders are curves (Catmull-Rom), its ends kept."""
    points = [Vector(p) for p in (profile[0], *profile, profile[-1])]
    out = []
    for p0, p1, p2, p3 in zip(points, points[1:], points[2:], points[3:]):
        for t in np.linspace(0, 1, per, endpoint=False):
            p = 0.5 * (
                2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            )
            out.append((max(p.x, 0.01), p.y))
    return out + [tuple(profile[-1])]


def upside_down(profile, x, y, z, peg=0.85, size=1.0):
    """A vessel over an upright peg, its mouth down: two skins, as thick as glass."""
    b = Mesh()
    b.limb((x, y, z), (x, y, z + peg), 0.09, 0.07, 'board', 16)
    b.obj('peg', 0)
    height = max(h for _, h in profile)
    b = Mesh()
    for inset in (0, 0.045):
        b.lathe(
            [(max(r - inset, 0.01), height - h - (inset if h == 0 else 0)) for r, h in rounded(profile)], 'glass', 64
        )
    b.sweep(
        [(profile[-1][0] * cos(t), profile[-1][0] * sin(t), 0.02) for t in np.linspace(0, 2 * pi, 40)],
        [0.05] * 40,
        'glass',
        10,
    )
    b.obj('glass', 0, (x, y, z + 0.06), k=size)


ERLENMEYER = [(0.02, 0), (0.92, 0), (0.98, 0.08), (0.95, 0.2), (0.34, 1.6), (0.3, 2.1), (0.38, 2.18)]
ROUND = [
    (0.02, 0),
    (0.5, 0.08),
    (0.85, 0.4),
    (0.95, 0.85),
    (0.8, 1.35),
    (0.42, 1.72),
    (0.28, 1.9),
    (0.27, 2.5),
    (0.34, 2.56),
]
BEAKER = [(0.02, 0), (0.66, 0), (0.72, 0.07), (0.72, 1.55), (0.78, 1.62)]
TUBE = [(0.02, 0), (0.16, 0.06), (0.2, 0.2), (0.2, 2.2), (0.25, 2.26)]


def rack():
    """A beam with pegs, and what was washed on them."""
    b = Mesh()
    b.box(0, -1.35, 0.02, 10.4, 1.9, 0.5, 'board')
    b.obj('rack', 0.09, seg=3)
    for profile, x, size in (
        (ROUND, -3.75, 1.3),
        (ERLENMEYER, -1.35, 1.35),
        (BEAKER, 0.85, 1.2),
        (TUBE, 3.75, 1.25),
        (TUBE, 4.4, 1.25),
    ):
        upside_down(profile, x, -1.3, 0.52, 1.1, size)


def brush(x, y, turn):
    """The bottle brush, a wet one."""
    b = Mesh()
    with b.at(0, 0, 0.36, ry=90):
        b.cyl(0, 0, -2.4, 0.035, 4.2, 'brass', seg=12)
        b.limb((0, 0, -2.6), (0, 0, -1.6), 0.1, 0.12, 'board', 20)
        for i in range(24):
            for j in range(11):
                a, r = 2 * pi * j / 11 + 0.7 * i, 0.34 - 0.1 * (i > 20)
                b.limb((0, 0, 0.2 + 0.065 * i), (r * cos(a), r * sin(a), 0.24 + 0.065 * i), 0.018, 0.012, 'label', 5)
    b.obj('brush', 0, (x, y, 0), turn)


def name_tag(x, y):
    """A paper tag on a ribbon over an empty peg: a name, and the year."""
    b = Mesh()
    b.limb((x, y, 0.5), (x, y, 1.75), 0.09, 0.07, 'board', 16)
    b.obj('peg', 0)
    b = Mesh()
    for side in (-1, 1):
        b.sweep(
            [(x, y, 1.6), (x + side * 0.12, y - 0.5, 1.5), (x + side * 0.04, y - 1.02, 1.22)], [0.03] * 3, 'ribbon', 8
        )
    b.sweep(
        [(x + 0.11 * cos(t), y + 0.11 * sin(t), 1.58) for t in np.linspace(0, 2 * pi, 20)], [0.035] * 20, 'ribbon', 8
    )
    b.obj('ribbon', 0)
    b = Mesh()
    b.poly(
        [(-1.05, -1.3), (1.05, -1.3), (1.05, -0.3), (0.75, 0), (-0.75, 0), (-1.05, -0.3)], 'y', -0.025, 0.025, 'label'
    )
    b.box(0, -0.03, -0.46, 1.9, 0.014, 0.07, 'ribbon')
    tag = b.obj('tag', 0.015, (x, y - 1.06, 1.36))
    tag.rotation_euler = (radians(-10), 0, radians(-4))
    for words, down, high, font in (('Ana', 0.74, 0.52, BESLEY), ('first year', 1.08, 0.24, public_sans())):
        writing = text(words, 0, -0.034, -down, high, 'ink', rx=90, extrude=0.002, font=font)
        writing.parent = tag


glass()
mirrored_window()
stage('wall', 'steeltop', 'groove', board=1.9)
rack()
name_tag(2.55, -1.3)
brush(-0.9, -2.95, 5)
b = Mesh()
for x, y, r in (
    (-4.3, -2.75, 0.14),
    (-3.6, -3.05, 0.1),
    (0.5, -2.8, 0.16),
    (0.95, -3.1, 0.09),
    (1.4, -2.7, 0.11),
    (4.2, -2.9, 0.14),
):
    b.ball(x, y, 0.005, r, 'glass', (1.3, 1, 0.35), 24)
b.obj('drops', 0)
window_light(**SUN, at=(0.2, 0.6, 2.6), panes=(2, 3), pane=(4.6, 3.0))
view(x=-0.1, z=2.05, away=24, lens=78, lift=7, focus=(0, -1.3, 2))
render('evidence-glassware', 1200, 900, samples=14, expo=1.36, vig=0.08, contrast=1.1)
