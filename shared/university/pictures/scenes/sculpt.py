"""Soft shapes for figures: distance fields that melt into each other, and the mesh of such a field.

A field is a function from an array of points (n, 3) to distances (n,), negative inside. Lengths are metres.
"""

import bpy
import numpy as np
from mathutils import Matrix

import kit


def vector(*values):
    return np.array(values, dtype=np.float32)


# ---------------------------------------------------------------- fields
def ball(center, radii):
    """An ellipsoid; one number as radii makes a sphere."""
    center = vector(*center)
    radii = vector(*(radii if hasattr(radii, '__len__') else (radii,) * 3))

    def distance(points):
        offset = points - center
        near = np.linalg.norm(offset / radii, axis=1)
        return near * (near - 1) / np.maximum(np.linalg.norm(offset / radii**2, axis=1), 1e-6)

    return distance


def limb(start, end, start_radius, end_radius):
    """A capsule whose radius changes from one end to the other."""
    start, end = vector(*start), vector(*end)
    axis = end - start
    length2 = max(float(axis @ axis), 1e-9)

    def distance(points):
        offset = points - start
        along = np.clip(offset @ axis / length2, 0, 1)
        return np.linalg.norm(offset - along[:, None] * axis, axis=1) - (
            start_radius + (end_radius - start_radius) * along
        )

    return distance


def chain(points, radii):
    """Limbs from point to point, as one tube."""
    return union(*(limb(a, b, r, s) for a, b, r, s in zip(points, points[1:], radii, radii[1:])))


def stack(rows):
    """A body of elliptic cross-sections: rows of (height, half width, half depth, middle of the depth), from below."""
    rows = np.array(rows, dtype=np.float32)

    def distance(points):
        z = points[:, 2]
        wide, deep, middle = (np.interp(z, rows[:, 0], rows[:, i]) for i in (1, 2, 3))
        around = np.hypot(points[:, 0] / wide, (points[:, 1] - middle) / deep)
        side = (around - 1) * np.minimum(wide, deep)
        return np.maximum(side, np.maximum(rows[0, 0] - z, z - rows[-1, 0]))

    return distance


def ring(center, axis, radius, thickness, height=None):
    """A torus round an axis; with a height, a rounded band."""
    center, axis = vector(*center), vector(*axis)
    axis = axis / np.linalg.norm(axis)

    def distance(points):
        offset = points - center
        along = offset @ axis
        out = np.linalg.norm(offset - along[:, None] * axis, axis=1) - radius
        return np.hypot(out, np.maximum(np.abs(along) - (height or 0) / 2, 0)) - thickness

    return distance


def union(*fields):
    return lambda points: np.minimum.reduce([field(points) for field in fields])


def melt(softness, *fields):
    """A union whose seams are filled over a width."""

    def distance(points):
        result = fields[0](points)
        for field in fields[1:]:
            other = field(points)
            share = np.clip(0.5 + 0.5 * (other - result) / softness, 0, 1)
            result = other + (result - other) * share - softness * share * (1 - share)
        return result

    return distance


def carve(softness, field, *holes):
    """What is left of a field when the holes are taken out."""

    def distance(points):
        result = -field(points)
        for hole in holes:
            other = hole(points)
            share = np.clip(0.5 + 0.5 * (other - result) / softness, 0, 1)
            result = other + (result - other) * share - softness * share * (1 - share)
        return -result

    return distance


def inside(softness, field, other):
    """What two fields have in common."""
    return carve(softness, field, lambda points: -other(points))


def half_space(point, normal):
    """Everything behind a plane."""
    point, normal = vector(*point), vector(*normal)
    normal = normal / np.linalg.norm(normal)
    return lambda points: (points - point) @ normal


def grown(field, by):
    return lambda points: field(points) - by


def rippled(field, height, wave):
    """Folds or strands: wave says for points where in its period (radians) the ripple is."""
    return lambda points: field(points) - height * np.sin(wave(points))


def placed(field, matrix):
    """A field moved and turned by a matrix (no scale)."""
    back = np.array(Matrix(matrix).inverted(), dtype=np.float32)
    return lambda points: field(points @ back[:3, :3].T + back[:3, 3])


def project(field, x, z, start=-0.6):
    """The depth y at which a ray from the front meets a field, for one x and z."""
    y = start
    for _ in range(48):
        step = float(field(vector(x, y, z)[None])[0])
        y += step * 0.9
        if step < 2e-4 or y > 0.5:
            break
    return y


# ---------------------------------------------------------------- meshes
def surface(field, low, high, cell):
    """Vertices and quads of a field's surface within a box (naive surface nets, smoothed once)."""
    axes = [np.arange(a - 2 * cell, b + 2 * cell, cell, dtype=np.float32) for a, b in zip(low, high)]
    shape = tuple(len(axis) for axis in axes)
    grid = np.stack(np.meshgrid(*axes, indexing='ij'), -1)
    value = field(grid.reshape(-1, 3)).reshape(shape)
    filled = value < 0
    cells = tuple(n - 1 for n in shape)
    total, count = np.zeros(cells + (3,), np.float32), np.zeros(cells, np.int32)
    crossings = []
    for axis in range(3):
        first = tuple(slice(0, -1) if i == axis else slice(None) for i in range(3))
        second = tuple(slice(1, None) if i == axis else slice(None) for i in range(3))
        cross = np.argwhere(filled[first] != filled[second])
        if not len(cross):
            continue
        a, b = value[first][tuple(cross.T)], value[second][tuple(cross.T)]
        point = grid[first][tuple(cross.T)].copy()
        point[:, axis] += cell * a / (a - b)
        u, v = (axis + 1) % 3, (axis + 2) % 3
        keep = (cross[:, u] > 0) & (cross[:, v] > 0) & (cross[:, u] < cells[u]) & (cross[:, v] < cells[v])
        cross, point, out = cross[keep], point[keep], (a < 0)[keep]
        around = []
        for du, dv in ((1, 1), (0, 1), (0, 0), (1, 0)):
            index = cross.copy()
            index[:, u] -= du
            index[:, v] -= dv
            np.add.at(total, tuple(index.T), point)
            np.add.at(count, tuple(index.T), 1)
            around.append(index)
        crossings.append((around, out))
    used = count > 0
    number = np.full(cells, -1, np.int64)
    number[used] = np.arange(used.sum())
    vertices = total[used] / count[used][:, None]
    quads = []
    for around, out in crossings:
        quad = np.stack([number[tuple(index.T)] for index in around], 1)
        quads.append(np.where(out[:, None], quad, quad[:, ::-1]))
    quads = np.concatenate(quads)
    return smoothed(vertices, quads, 2), quads


def smoothed(vertices, quads, rounds):
    edges = np.concatenate([quads[:, [i, (i + 1) % 4]] for i in range(4)])
    for _ in range(rounds):
        total = np.zeros_like(vertices)
        np.add.at(total, edges[:, 0], vertices[edges[:, 1]])
        degree = np.bincount(edges[:, 0], minlength=len(vertices))[:, None]
        vertices = vertices * 0.5 + total / np.maximum(degree, 1) * 0.5
    return vertices


def mesh_object(name, vertices, faces, material, matrix=Matrix(), **attributes):
    """A smooth object of the scene; attributes are arrays of one number for each vertex, for its material to read."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    for key, values in attributes.items():
        mesh.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))
    mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    item.matrix_world = matrix
    bpy.context.scene.collection.objects.link(item)
    return item


COARSE = 1.35 if kit.arg('q', 'draft') == 'draft' else 1.0


def sculpture(name, field, low, high, cell, material, matrix=Matrix(), attributes=None):
    """An object from a field; attributes maps a name to a function from vertices to numbers. Drafts are coarser."""
    vertices, quads = surface(field, low, high, cell * COARSE)
    values = {key: of(vertices) for key, of in (attributes or {}).items()}
    return mesh_object(name, vertices.tolist(), quads.tolist(), material, matrix, **values)


def tube(points, radii, seg=10, flat=1.0):
    """Vertices and faces of a tube through points; flat squeezes it sideways."""
    mesh = kit.Mesh()
    mesh.sweep([tuple(p) for p in points], list(radii), 'x', seg, flat)
    return mesh.v, mesh.f


def joined(parts):
    """Several (vertices, faces) as one."""
    vertices, faces = [], []
    for some, others in parts:
        first = len(vertices)
        vertices += [tuple(v) for v in some]
        faces += [[first + i for i in face] for face in others]
    return vertices, faces


# ---------------------------------------------------------------- materials
def material(key, build):
    """A material by key, made once for each scene (the kit's reset forgets them)."""
    if key not in kit._mats:
        made = bpy.data.materials.new(key)
        made.use_nodes = True
        kit._mats[key] = made
        build(made.node_tree, made.node_tree.nodes['Principled BSDF'])
    return kit._mats[key]


def colour(name):
    return (*kit.srgb(kit.PAL.get(name, name)), 1)


def attribute_node(tree, name):
    node = tree.nodes.new('ShaderNodeAttribute')
    node.attribute_name = name
    return node


def mix_node(tree, factor, first, second):
    node = tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(factor, node.inputs[0])
    node.inputs[1].default_value, node.inputs[2].default_value = first, second
    return node


def skin(name):
    """Warm skin; where the mesh's `blush` is 1 (cheeks, nose, ears, knuckles) it is redder."""

    def build(tree, shader):
        base = np.array(colour(name))
        red = np.clip(base * np.array([1.02, 0.70, 0.62, 1]), 0, 1)
        mix = mix_node(tree, attribute_node(tree, 'blush').outputs['Fac'], tuple(base), tuple(red))
        tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.52
        shader.inputs['Specular'].default_value = 0.3

    return material('skin ' + name, build)


def cloth(name, kind='plain', ribs=230.0):
    """Cloth: plain (fine weave), wool (soft lumps) or knit (ribs that follow the mesh's `rib`, metres across them)."""

    def build(tree, shader):
        base = np.array(colour(name))
        shader.inputs['Roughness'].default_value = 0.85
        shader.inputs['Specular'].default_value = 0.2
        shader.inputs['Sheen'].default_value = 0.35
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = {'plain': 260, 'wool': 90, 'knit': 200}[kind]
        noise.inputs['Detail'].default_value = 3
        where = tree.nodes.new('ShaderNodeTexCoord')
        tree.links.new(where.outputs['Object'], noise.inputs['Vector'])
        height = noise.outputs['Fac']
        if kind == 'knit':
            wave = tree.nodes.new('ShaderNodeMath')
            wave.operation = 'MULTIPLY'
            wave.inputs[1].default_value = ribs * 2
            tree.links.new(attribute_node(tree, 'rib').outputs['Fac'], wave.inputs[0])
            sine = tree.nodes.new('ShaderNodeMath')
            sine.operation = 'SINE'
            tree.links.new(wave.outputs[0], sine.inputs[0])
            height = sine.outputs[0]
            shade = tree.nodes.new('ShaderNodeMapRange')
            shade.inputs[1].default_value, shade.inputs[2].default_value = -1, 0.4
            tree.links.new(height, shade.inputs[0])
            mix = mix_node(tree, shade.outputs[0], tuple(base * np.array([0.62, 0.62, 0.62, 1])), tuple(base))
        else:
            mix = mix_node(tree, height, tuple(base * np.array([0.9, 0.9, 0.9, 1])), tuple(np.clip(base * 1.08, 0, 1)))
        tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
        bump = tree.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = {'plain': 0.12, 'wool': 0.35, 'knit': 0.6}[kind]
        bump.inputs['Distance'].default_value = {'plain': 0.002, 'wool': 0.006, 'knit': 0.004}[kind]
        tree.links.new(height, bump.inputs['Height'])
        tree.links.new(bump.outputs[0], shader.inputs['Normal'])

    return material(f'cloth {name} {kind} {ribs}', build)


def hair_material(name):
    def build(tree, shader):
        base = np.array(colour(name))
        shader.inputs['Roughness'].default_value = 0.48
        shader.inputs['Specular'].default_value = 0.35
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 24
        where = tree.nodes.new('ShaderNodeTexCoord')
        tree.links.new(where.outputs['Object'], noise.inputs['Vector'])
        mix = mix_node(
            tree, noise.outputs['Fac'], tuple(base * np.array([0.72, 0.7, 0.7, 1])), tuple(np.clip(base * 1.25, 0, 1))
        )
        tree.links.new(mix.outputs[0], shader.inputs['Base Color'])

    return material('hair ' + name, build)


def gloss(name, roughness=0.12, glow=0.0):
    """Eyes, buttons, frames of glasses."""

    def build(tree, shader):
        shader.inputs['Base Color'].default_value = colour(name)
        shader.inputs['Roughness'].default_value = roughness
        shader.inputs['Specular'].default_value = 0.5
        if glow:
            shader.inputs['Emission'].default_value = colour(name)
            shader.inputs['Emission Strength'].default_value = glow

    return material(f'gloss {name} {roughness} {glow}', build)
