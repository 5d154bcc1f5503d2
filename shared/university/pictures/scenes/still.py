"""Still lifes: a bench before a wall of boards, and things that lie on it. One unit is 10 cm, so that grain can be seen."""
import bpy
import kit
from kit import *


def surface(
    name, colour, rough=0.5, metal=0.0, grain=0.0, scale=14.0, stretch=(1, 1, 1), vary=0.12, specular=0.4, coat=0.0
):
    """A material under `name`: one colour that varies along `stretch`ed noise, with a grain that catches the light."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']
    for key, value in dict(Roughness=rough, Metallic=metal, Specular=specular, Clearcoat=coat).items():
        shader.inputs[key].default_value = value
    place, mapping, noise = (nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'Mapping', 'TexNoise'))
    mapping.inputs['Scale'].default_value = stretch
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 5
    ramp = nodes.new('ShaderNodeValToRGB')
    base = np.array(srgb(PAL.get(colour, colour)))
    for element, factor, at in zip(ramp.color_ramp.elements, (1 - vary, 1 + vary), (0.35, 0.65)):
        element.color, element.position = (*np.clip(base * factor, 0, 1), 1), at
    links.new(place.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    if grain:
        bump = nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = grain, 0.05
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    kit._mats[name] = material
    return name


def wood(name, colour, rough=0.45, coat=0.2):
    """Wood whose grain runs along x."""
    return surface(name, colour, rough, grain=0.12, scale=2.2, stretch=(0.35, 7, 7), vary=0.16, coat=coat)


def solid(mesh, name, voxel=0.035, smooth=6, **at):
    """What overlaps becomes one skin, as leather over a last or a glove over a hand."""
    thing = mesh.obj(name, 0, **at)
    remesh = thing.modifiers.new('skin', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', voxel, True
    relax = thing.modifiers.new('relax', 'SMOOTH')
    relax.iterations, relax.factor = smooth, 0.5
    return thing


def loft(mesh, rings, material, smooth=True):
    """A closed skin over rings of equally many points."""
    count = len(rings[0])
    points = [point for ring in rings for point in ring]
    faces = [
        (i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k)
        for i in range(len(rings) - 1)
        for k in range(count)
    ]
    ends = [tuple(range(count))[::-1], tuple(range(len(points) - count, len(points)))]
    mesh.add(points, faces + ends, material, smooth)


def squircle(width, height, power=2.6, count=32):
    """Points of a rounded rectangle around 0, as (u, v)."""
    bend = lambda value: math.copysign(abs(value) ** (2 / power), value)
    return [
        (width / 2 * bend(cos(t)), height / 2 * bend(sin(t))) for t in np.linspace(0, 2 * pi, count, endpoint=False)
    ]


def stage(wall, bench, groove, board=1.3, depth=3.4):
    """A bench along x, its front edge at y = -depth, and boards upright behind it."""
    b = Mesh()
    for i in range(-14, 15):
        b.box(i * board, 0.75, -3, board - 0.035, 0.3, 14, wall)
    b.box(0, 1.0, -3, 60, 0.1, 14, groove)
    b.obj('wall', 0.035, seg=3)
    b = Mesh()
    for i in range(4):
        b.box(0, 0.55 - depth / 4 * (i + 0.5), -0.42, 60, depth / 4 - 0.03, 0.42, bench)
    b.box(0, 0.3 - depth / 2, -1.6, 60, depth - 1, 1.1, groove)
    b.obj('bench', 0.06, seg=3)


def pegs(xs, z, material, tip):
    """Wooden pegs in the wall, on which long things lie."""
    b = Mesh()
    for x in xs:
        b.limb((x, 0.7, z - 0.06), (x, -0.28, z + 0.06), 0.15, 0.12, material, 20)
        b.ball(x, -0.3, z + 0.07, 0.17, tip, (1, 0.5, 1), 20)
    b.obj('pegs', 0)


def window_light(azimuth, elevation, panes=(3, 4), pane=(3.1, 2.6), bar=0.34, away=26, at=(0, 0, 2)):
    """A window frame between sun and scene: its panes fall on the wall as light."""
    a, e = radians(azimuth), radians(elevation)
    sun = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    wide, high = panes[0] * pane[0], panes[1] * pane[1]
    b = Mesh()
    for i in range(panes[0] + 1):
        b.box(-wide / 2 + i * pane[0], 0, -high / 2, bar, 0.2, high, 'dark')
    for i in range(panes[1] + 1):
        b.box(0, 0, -high / 2 + i * pane[1] - bar / 2, wide, 0.2, bar, 'dark')
    for side in (-1, 1):
        b.box(side * (wide / 2 + 20), 0, -40, 40, 0.2, 80, 'dark')
        b.box(0, 0, high / 2 if side > 0 else -high / 2 - 40, wide, 0.2, 40, 'dark')
    frame = b.obj('window', 0)
    frame.matrix_world = Matrix.Translation(Vector(at) + sun * away) @ sun.to_track_quat('-Y', 'Z').to_matrix().to_4x4()
    frame.visible_camera = False
    return frame


def begin(azimuth, elevation, sun=7.5, suncol='FFD9AE', amb=0.62, **sky):
    """An empty scene under one sun."""
    reset()
    light(
        'studio',
        az=azimuth,
        el=elevation,
        sun=sun,
        size=1.1,
        suncol=suncol,
        hor='E9EEEA',
        mid='DFEAEA',
        zen='CBE0E4',
        amb=amb,
        cloud=0,
        **sky
    )


def view(x=0.0, z=1.75, lens=70, away=27.0, lift=9.0, fstop=2.8, focus=(0, -1, 1)):
    """The camera before the bench: `lift` degrees above level, the middle of the band at `z`."""
    angle = radians(lift)
    camera((x, -away * cos(angle), z + away * sin(angle)), (x, 0, z), lens, fstop * 0.1, focus=focus)


def render_band(name, **grade):
    """31:9, from edge to edge of a page's column."""
    render(name, 2048, 595, **{**dict(samples=20, vig=0.08, expo=1.25, contrast=1.1, sat=1.06), **grade})


class Sheet:
    """A sheet that lies at (x, y), turned; `lift` bends its far right corner off the bench."""

    def __init__(self, x, y, z, turn, width, height, lift=0.0):
        self.frame = Matrix.Translation((x, y, z)) @ Matrix.Rotation(radians(turn), 4, 'Z')
        self.width, self.height, self.lift = width, height, lift

    def rise(self, u, v):
        """How far the paper stands off at (u, v): a corner that the wind has."""
        far = max(0.0, u / self.width + v / self.height - 0.45)
        return self.lift * far**2

    def paper(self, material, across=26, down=34):
        points = [
            (u := self.width * (i / across - 0.5), v := self.height * (j / down - 0.5), self.rise(u, v))
            for j in range(down + 1)
            for i in range(across + 1)
        ]
        row = across + 1
        faces = [
            (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
            for j in range(down)
            for i in range(across)
        ]
        b = Mesh()
        b.add(points, faces, material, True)
        b.obj('sheet', 0).matrix_world = self.frame

    def rule(self, u, v, width, height, material):
        """A printed bar that begins at `u`, following the paper."""
        steps = max(2, int(width / 0.1))
        b = Mesh()
        points = []
        for i in range(steps + 1):
            at = u + width * i / steps
            points += [(at, w, self.rise(at, w) + 0.008) for w in (v - height / 2, v + height / 2)]
        b.add(points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], material)
        self.print(b.obj('rule', 0))

    def write(self, words, u, v, size, material, font=BESLEY, align='LEFT'):
        """Words in print, following the paper."""
        letters = text(words, 0, 0, 0, size, material, extrude=0, align=align, font=font)
        bpy.context.view_layer.update()
        mesh = bpy.data.meshes.new_from_object(letters.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(letters)
        for vertex in mesh.vertices:
            vertex.co.x, vertex.co.y = vertex.co.x + u, vertex.co.y + v
            vertex.co.z += self.rise(vertex.co.x, vertex.co.y) + 0.014
        printed = bpy.data.objects.new('words', mesh)
        bpy.context.scene.collection.objects.link(printed)
        self.print(printed)

    def print(self, thing):
        """Puts a thing on the paper as ink: it gets the paper's light, and throws no shadow."""
        thing.matrix_world, thing['printed'] = self.frame, True


# ---------------------------------------------------------------- shoes


def foot_rings(length, width, heights, lift=0.0, count=32):
    """Sections of a shoe along x, heel first: `heights` are (where, height, share of the width)."""
    rings = []
    for where, height, share in heights:
        rings.append(
            [(where * length, u, lift + height / 2 + v) for u, v in squircle(width * share, height, 2.9, count)]
        )
    return rings


def laces(mesh, points, half, radius, material):
    """Crossed laces over a row of points (x, z), with a bow at the last."""
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        for side in (-1, 1):
            mesh.sweep(
                [(x0, side * half, z0 - 0.05), ((x0 + x1) / 2, 0, (z0 + z1) / 2 + 0.05), (x1, -side * half, z1 - 0.05)],
                [radius] * 3,
                material,
                8,
            )
    x, z = points[-1]
    for side in (-1, 1):
        loop = [
            (x - 0.05 + 0.12 * sin(t), side * (0.12 + 0.34 * sin(t / 2)), z + 0.12 + 0.12 * sin(t) - 0.1 * sin(t / 2))
            for t in np.linspace(0, 2 * pi, 20)
        ]
        mesh.sweep(loop, [radius] * 20, material, 8)
        mesh.sweep(
            [(x, side * 0.05, z + 0.08), (x + 0.1, side * 0.4, z + 0.02), (x + 0.22, side * 0.52, z - 0.35)],
            [radius] * 3,
            material,
            8,
        )
