"""3E University diorama kit: build -> light -> render -> denoise -> grade.  X right, Y away, Z up; 1 unit = 1 m."""
import bpy, bmesh, math, random, sys, os, time, zlib, struct
import numpy as np
from math import pi, sin, cos, radians, sqrt
from mathutils import Matrix, Vector
from bpy_extras.object_utils import world_to_camera_view
from contextlib import contextmanager

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, *[os.pardir] * 4))
WORK = os.path.join(ROOT, '.cache', 'scenes')  # weights of the denoiser, passes of the render, drafts: never committed
os.makedirs(WORK, exist_ok=True)
T0 = time.time()


def arg(n, d=None):
    a = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    for x in a:
        if x.startswith(n + '='):
            return type(d)(x.split('=', 1)[1]) if d is not None else x.split('=', 1)[1]
    return d


R = random.Random(7)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'
    _mats.clear()


# ------------------------------------------------------------------ palette / materials
def srgb(h):
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)


PAL = dict(
    brick='BA8068',
    tile='4F7478',
    skinE='E3AE86',
    teal='0B4F55',
    teal2='17727A',
    sea='7FC4B8',
    mint='BFE3D8',
    ivory='F3E8D3',
    stone='D9C6A6',
    sand='E8D3AC',
    path='E3CDA4',
    white='F6F1E6',
    coral='BC5A42',
    coral2='CB7656',
    rust='9E4431',
    brass='C9973F',
    floorA='B58B62',
    floorB='A0764E',
    floorC='AB8058',
    wood='A8754A',
    wood2='7A4F32',
    dark='23343A',
    slate='4B6068',
    lawn='9DB552',
    lawn2='7C9C4A',
    leafA='6E9A3C',
    leafB='4F8148',
    leafC='93A93E',
    pine='2F6650',
    amber='E0A03A',
    blossom='E9A79B',
    gold='F0B64A',
    navy='1F3A56',
    plum='6B4560',
    water='14646C',
    patina='2E7F7C',
    track='C5593F',
    skinA='F0C7A4',
    skinB='C98E63',
    skinC='8A5A3C',
    skinD='5A3A28',
    hairA='2A1C16',
    hairB='6B4026',
    hairC='C99A4E',
    hairD='8F8F8C',
    concrete='C9C4B4',
)
ROUGH = dict(patina=(0.38, 0.35), brass=(0.28, 1.0), water=(0.06, 0))
_mats = {}


def mat(name):
    if name in _mats:
        return _mats[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    p = N['Principled BSDF']
    _mats[name] = m

    def node(t, **k):
        n = N.new(t)
        for a, v in k.items():
            setattr(n, a, v)
        return n

    def vary(hexname, amt=0.10, scale=0.6, tex='Object'):
        c = srgb(PAL.get(hexname, hexname))
        tc = node('ShaderNodeTexCoord')
        no = node('ShaderNodeTexNoise')
        no.inputs['Scale'].default_value = scale
        no.inputs['Detail'].default_value = 4
        L.new(tc.outputs[tex], no.inputs['Vector'])
        r = node('ShaderNodeValToRGB')
        L.new(no.outputs['Fac'], r.inputs['Fac'])
        r.color_ramp.elements[0].position = 0.3
        r.color_ramp.elements[1].position = 0.7
        r.color_ramp.elements[0].color = (*[x * (1 - amt) for x in c], 1)
        r.color_ramp.elements[1].color = (*[min(1, x * (1 + amt)) for x in c], 1)
        return r, tc, no

    def bump(scale, strength, tc, dist=0.05):
        no = node('ShaderNodeTexNoise')
        no.inputs['Scale'].default_value = scale
        no.inputs['Detail'].default_value = 3
        b = node('ShaderNodeBump')
        b.inputs['Strength'].default_value = strength
        b.inputs['Distance'].default_value = dist
        L.new(tc.outputs['Object'], no.inputs['Vector'])
        L.new(no.outputs['Fac'], b.inputs['Height'])
        L.new(b.outputs['Normal'], p.inputs['Normal'])

    if name == 'glass':  # opaque architectural glazing: cheap and clean
        p.inputs['Base Color'].default_value = (*srgb('1B4A54'), 1)
        p.inputs['Roughness'].default_value = 0.06
        p.inputs['Specular'].default_value = 0.9
    elif name in ('lit', 'lit2'):
        p.inputs['Base Color'].default_value = (*srgb('4A3A2C'), 1)
        p.inputs['Roughness'].default_value = 0.15
        p.inputs['Emission'].default_value = (*srgb('F0A040' if name == 'lit' else 'FFC472'), 1)
        p.inputs['Emission Strength'].default_value = 0.26 if name == 'lit' else 7
    elif name == 'clear':  # see-through glazing without caustic noise
        for l in list(p.outputs[0].links):
            L.remove(l)
        t = node('ShaderNodeBsdfTransparent')
        t.inputs[0].default_value = (0.86, 0.95, 0.94, 1)
        g = node('ShaderNodeBsdfGlossy')
        g.inputs['Roughness'].default_value = 0.03
        lw = node('ShaderNodeLayerWeight')
        f = node('ShaderNodeMath')
        f.operation = 'POWER'
        f.inputs[1].default_value = 3.5
        L.new(lw.outputs['Facing'], f.inputs[0])
        mx = node('ShaderNodeMixShader')
        L.new(f.outputs[0], mx.inputs[0])
        L.new(t.outputs[0], mx.inputs[1])
        L.new(g.outputs[0], mx.inputs[2])
        L.new(mx.outputs[0], N['Material Output'].inputs[0])
    elif name == 'tankwater':
        for l in list(p.outputs[0].links):
            L.remove(l)
        t = node('ShaderNodeBsdfTransparent')
        t.inputs[0].default_value = (0.78, 0.96, 0.94, 1)
        L.new(t.outputs[0], N['Material Output'].inputs[0])
    elif name.startswith('liq_'):
        c = srgb(PAL[name[4:]])
        p.inputs['Base Color'].default_value = (*c, 1)
        p.inputs['Roughness'].default_value = 0.1
        p.inputs['Emission'].default_value = (*c, 1)
        p.inputs['Emission Strength'].default_value = 0.35
    elif name == 'water':
        tc = node('ShaderNodeTexCoord')
        mp = node('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = (0.35, 1.1, 1)
        no = node('ShaderNodeTexNoise')
        no.inputs['Scale'].default_value = 1.1
        no.inputs['Detail'].default_value = 4
        b = node('ShaderNodeBump')
        b.inputs['Strength'].default_value = 0.13
        b.inputs['Distance'].default_value = 0.2
        L.new(tc.outputs['Object'], mp.inputs[0])
        L.new(mp.outputs[0], no.inputs['Vector'])
        L.new(no.outputs['Fac'], b.inputs['Height'])
        L.new(b.outputs[0], p.inputs['Normal'])
        p.inputs['Base Color'].default_value = (*srgb(PAL['water']), 1)
        p.inputs['Roughness'].default_value = 0.05
        p.inputs['Specular'].default_value = 0.75
    elif name == 'jet':
        p.inputs['Base Color'].default_value = (0.9, 0.97, 1, 1)
        p.inputs['Roughness'].default_value = 0.2
        p.inputs['Emission'].default_value = (0.75, 0.92, 0.95, 1)
        p.inputs['Emission Strength'].default_value = 0.5
    elif name.startswith('leaf') or name in ('pine', 'amber', 'blossom', 'lawnblade'):
        c = np.array(srgb(PAL['lawn' if name == 'lawnblade' else name]))
        oi = node('ShaderNodeObjectInfo')
        tc = node('ShaderNodeTexCoord')
        sp = node('ShaderNodeSeparateXYZ')
        L.new(tc.outputs['Generated'], sp.inputs[0])
        r = node('ShaderNodeValToRGB')
        L.new(sp.outputs['Z'], r.inputs[0])
        r.color_ramp.elements[0].color = (*(c * np.array([0.45, 0.55, 0.6])), 1)
        r.color_ramp.elements[1].color = (*np.clip(c * np.array([1.25, 1.15, 0.95]), 0, 1), 1)
        r.color_ramp.elements[0].position = 0.15
        if name == 'lawnblade':
            r.color_ramp.elements[0].color = (*(c * 0.82), 1)
            r.color_ramp.elements[1].color = (*np.clip(c * np.array([1.3, 1.2, 0.95]), 0, 1), 1)
        r.color_ramp.elements[1].position = 0.95
        hs = node('ShaderNodeHueSaturation')
        mr = node('ShaderNodeMapRange')
        mr.inputs[3].default_value = 0.475
        mr.inputs[4].default_value = 0.515
        L.new(oi.outputs['Random'], mr.inputs[0])
        L.new(mr.outputs[0], hs.inputs['Hue'])
        L.new(r.outputs[0], hs.inputs['Color'])
        if name == 'lawnblade':  # mown stripes across the world, both diagonals
            g = node('ShaderNodeNewGeometry')
            mp = node('ShaderNodeMapping')
            mp.inputs['Rotation'].default_value = (0, 0, radians(28))
            wv = node('ShaderNodeTexWave')
            wv.inputs['Scale'].default_value = 0.075
            wv.wave_profile = 'SIN'
            L.new(g.outputs['Position'], mp.inputs[0])
            L.new(mp.outputs[0], wv.inputs['Vector'])
            m2 = node('ShaderNodeMapRange')
            m2.inputs[1].default_value = 0.42
            m2.inputs[2].default_value = 0.58
            m2.inputs[3].default_value = 0.86
            m2.inputs[4].default_value = 1.1
            L.new(wv.outputs['Fac'], m2.inputs[0])
            L.new(m2.outputs[0], hs.inputs['Value'])
        d = node('ShaderNodeBsdfDiffuse')
        t = node('ShaderNodeBsdfTranslucent')
        mx = node('ShaderNodeMixShader')
        mx.inputs[0].default_value = 0.28
        L.new(hs.outputs[0], d.inputs[0])
        L.new(hs.outputs[0], t.inputs[0])
        L.new(d.outputs[0], mx.inputs[1])
        L.new(t.outputs[0], mx.inputs[2])
        L.new(mx.outputs[0], N['Material Output'].inputs[0])
    else:
        base = name.split(':')[0]
        r, tc, no = vary(
            base,
            0 if base.startswith('bd') else 0.07 if base not in ('lawn', 'lawn2', 'path', 'sand') else 0.12,
            0.5 if base not in ('lawn', 'lawn2') else 0.15,
        )
        L.new(r.outputs[0], p.inputs['Base Color'])
        ro, me = ROUGH.get(base, (0.62, 0))
        p.inputs['Roughness'].default_value = ro
        p.inputs['Metallic'].default_value = me
        p.inputs['Specular'].default_value = 0.35
        if base in (
            'path',
            'stone',
            'brick',
        ):  # paving / ashlar / brick courses: one brick texture, mapped by world-ish object coords
            bt = node('ShaderNodeTexBrick')
            kx = dict(path=1.1, stone=0.9, brick=2.6)[base]
            bt.inputs['Scale'].default_value = kx
            bt.inputs['Mortar Size'].default_value = 0.018 if base != 'brick' else 0.03
            bt.inputs['Brick Width'].default_value = 0.9 if base != 'brick' else 0.62
            bt.inputs['Row Height'].default_value = 0.55 if base != 'brick' else 0.22
            sp = node('ShaderNodeSeparateXYZ')
            cb = node('ShaderNodeCombineXYZ')
            L.new(tc.outputs['Object'], sp.inputs[0])
            if base == 'path':
                L.new(sp.outputs[0], cb.inputs[0])
                L.new(sp.outputs[1], cb.inputs[1])
            else:
                ad = node('ShaderNodeMath')
                L.new(sp.outputs[0], ad.inputs[0])
                L.new(sp.outputs[1], ad.inputs[1])
                L.new(ad.outputs[0], cb.inputs[0])
                L.new(sp.outputs[2], cb.inputs[1])
            L.new(cb.outputs[0], bt.inputs['Vector'])
            bt.inputs['Color1'].default_value = (1, 1, 1, 1)
            bt.inputs['Color2'].default_value = (0.86, 0.86, 0.88, 1)
            bt.inputs['Mortar'].default_value = (0.74, 0.73, 0.72, 1) if base != 'brick' else (1.15, 1.1, 1.05, 1)
            ml = node('ShaderNodeMixRGB')
            ml.blend_type = 'MULTIPLY'
            ml.inputs[0].default_value = 1
            L.new(r.outputs[0], ml.inputs[1])
            L.new(bt.outputs[0], ml.inputs[2])
            L.new(ml.outputs[0], p.inputs['Base Color'])
        if base in ('ivory', 'stone', 'sand', 'path', 'concrete', 'lawn'):
            bump(9, 0.18, tc, 0.03)
    return m


# ------------------------------------------------------------------ mesh builder
class Mesh:
    def __init__(s):
        s.v, s.f, s.mi, s.sm, s.names, s.stack = [], [], [], [], [], [Matrix()]

    @contextmanager
    def at(s, x=0, y=0, z=0, rz=0, rx=0, ry=0, k=1):
        s.stack.append(
            s.stack[-1]
            @ Matrix.Translation((x, y, z))
            @ Matrix.Rotation(radians(rz), 4, 'Z')
            @ Matrix.Rotation(radians(ry), 4, 'Y')
            @ Matrix.Rotation(radians(rx), 4, 'X')
            @ Matrix.Scale(k, 4)
        )
        yield s
        s.stack.pop()

    def add(s, vs, fs, m, smooth=False):
        o = len(s.v)
        M = s.stack[-1]
        s.v += [tuple(M @ Vector(v)) for v in vs]
        if m not in s.names:
            s.names.append(m)
        i = s.names.index(m)
        for f in fs:
            s.f.append([o + k for k in f])
            s.mi.append(i)
            s.sm.append(smooth)

    def box(s, x, y, z, sx, sy, sz, m):
        a, b = sx / 2, sy / 2
        s.add(
            [
                (x - a, y - b, z),
                (x + a, y - b, z),
                (x + a, y + b, z),
                (x - a, y + b, z),
                (x - a, y - b, z + sz),
                (x + a, y - b, z + sz),
                (x + a, y + b, z + sz),
                (x - a, y + b, z + sz),
            ],
            [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            m,
        )

    def poly(s, pts, axis, d0, d1, m):  # extruded outline: axis z -> (x,y); axis y -> (x,z); axis x -> (y,z)
        f = {'z': lambda p, d: (p[0], p[1], d), 'y': lambda p, d: (p[0], d, p[1]), 'x': lambda p, d: (d, p[0], p[1])}[
            axis
        ]
        n = len(pts)
        s.add(
            [f(p, d0) for p in pts] + [f(p, d1) for p in pts],
            [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
            + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)],
            m,
        )

    def lathe(s, prof, m, seg=24, x=0, y=0, z=0, smooth=True):
        vs, fs = [], []
        for r, h in prof:
            for i in range(seg):
                a = 2 * pi * i / seg
                vs.append((x + max(r, 1e-4) * cos(a), y + max(r, 1e-4) * sin(a), z + h))
        for j in range(len(prof) - 1):
            for i in range(seg):
                k = (i + 1) % seg
                fs.append((j * seg + i, j * seg + k, (j + 1) * seg + k, (j + 1) * seg + i))
        fs.append(tuple(range(seg))[::-1])
        fs.append(tuple(range((len(prof) - 1) * seg, len(prof) * seg)))
        s.add(vs, fs, m, smooth)

    def cyl(s, x, y, z, r, h, m, r2=None, seg=20, smooth=True):
        s.lathe([(r, 0), (r if r2 is None else r2, h)], m, seg, x, y, z, smooth)

    def ball(s, x, y, z, r, m, k=(1, 1, 1), seg=16):
        n = seg // 2
        vs, fs = [], []
        for j in range(n + 1):
            t = pi * j / n
            for i in range(seg):
                a = 2 * pi * i / seg
                vs.append(
                    (
                        x + r * k[0] * max(sin(t), 1e-3) * cos(a),
                        y + r * k[1] * max(sin(t), 1e-3) * sin(a),
                        z - r * k[2] * cos(t),
                    )
                )
        for j in range(n):
            for i in range(seg):
                q = (i + 1) % seg
                fs.append((j * seg + i, j * seg + q, (j + 1) * seg + q, (j + 1) * seg + i))
        s.add(vs, fs, m, True)

    def limb(s, p0, p1, r0, r1, m, seg=10):  # capsule between two points
        p0, p1 = Vector(p0), Vector(p1)
        d = p1 - p0
        q = d.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        s.stack.append(s.stack[-1] @ Matrix.Translation(p0) @ q)
        h = d.length
        prof = [(r0 * sin(t), -r0 * cos(t)) for t in np.linspace(0.05, pi / 2, 4)] + [
            (r1 * cos(t), h + r1 * sin(t)) for t in np.linspace(0, pi / 2 - 0.05, 4)
        ]
        s.lathe(prof, m, seg)
        s.stack.pop()

    def sweep(s, pts, radii, m, seg=16, flat=1.0):
        vs, fs = [], []
        P = [Vector(p) for p in pts]
        n = len(P)
        for j, p in enumerate(P):
            d = (P[min(j + 1, n - 1)] - P[max(j - 1, 0)]).normalized()
            side = d.cross(Vector((0, 1, 0))).normalized() if abs(d.y) < 0.99 else Vector((1, 0, 0))
            upv = side.cross(d)
            for i in range(seg):
                a = 2 * pi * i / seg
                vs.append(p + side * cos(a) * radii[j] * flat + upv * sin(a) * radii[j])
        for j in range(n - 1):
            for i in range(seg):
                k = (i + 1) % seg
                fs.append((j * seg + i, j * seg + k, (j + 1) * seg + k, (j + 1) * seg + i))
        fs.append(tuple(range(seg))[::-1])
        fs.append(tuple(range((n - 1) * seg, n * seg)))
        s.add(vs, fs, m, True)

    def obj(s, name='o', bevel=0.05, loc=(0, 0, 0), rz=0, k=1, seg=2, subsurf=0, link=True):
        me = bpy.data.meshes.new(name)
        me.from_pydata(s.v, [], s.f)
        me.polygons.foreach_set('material_index', s.mi)
        me.polygons.foreach_set('use_smooth', s.sm)
        for n in s.names:
            me.materials.append(mat(n))
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(me)
        bm.free()
        o = bpy.data.objects.new(name, me)
        if link:
            bpy.context.scene.collection.objects.link(o)
        o.location = loc
        o.rotation_euler[2] = radians(rz)
        o.scale = (k, k, k)
        if bevel:
            b = o.modifiers.new('b', 'BEVEL')
            b.width = bevel
            b.segments = seg
            b.limit_method = 'ANGLE'
            b.angle_limit = radians(38)
            b.harden_normals = False
            me.use_auto_smooth = True
            me.auto_smooth_angle = radians(40)
        if subsurf:
            u = o.modifiers.new('s', 'SUBSURF')
            u.levels = u.render_levels = subsurf
        return o


# ------------------------------------------------------------------ architecture
LITP = 0.14  # share of warm-lit windows (set kit.LITP = 0 for daytime)


def arch_pts(w, h, n=10):
    r = w / 2
    return [(-r, 0)] + [(-r * cos(pi * i / n), h - r + r * sin(pi * i / n)) for i in range(n + 1)] + [(r, 0)]


def window(b, x, z, w, h, arch=False, frame='white', glass=None, mull=True):  # facade frame: plane y=0, outward is -y
    g = glass or ('lit' if R.random() < LITP else 'glass')
    with b.at(x, 0, z):
        if arch:
            o = arch_pts(w + 0.36, h + 0.18)
            i = arch_pts(w, h)
            ring = o + i[::-1]
            b.poly(ring, 'y', -0.22, 0.05, frame)
            b.poly(i, 'y', -0.06, 0.04, g)
        else:
            for sx in (-1, 1):
                b.box(sx * (w / 2 + 0.09), -0.09, 0, 0.18, 0.26, h, frame)
            b.box(0, -0.11, h, w + 0.5, 0.32, 0.22, frame)
            b.box(0, -0.01, 0, w, 0.1, h, g)
        b.box(0, -0.14, -0.2, w + 0.5, 0.4, 0.2, frame)
        if mull:
            b.box(0, -0.1, 0, 0.08, 0.1, h - (0.05), frame)
            b.box(0, -0.1, h * 0.55, w, 0.1, 0.08, frame)


def facade(b, w, floors, fh, z0=0, bays=None, style='rect', ww=1.25, wh=2.0, arch_top=True, skip=()):
    bays = bays or max(1, int(w / 3))
    st = w / bays
    for f in range(floors):
        for i in range(bays):
            if (f, i) in skip:
                continue
            a = style == 'arch' or (arch_top and f == floors - 1)
            window(b, -w / 2 + st * (i + 0.5), z0 + f * fh + 0.95, ww, wh if not a else wh + 0.15, a)


def arcade(b, w, h, bays, depth=2.6, m='ivory', top='white'):
    st = w / bays
    cw = 0.55
    r = (st - cw) / 2
    for i in range(bays + 1):
        b.cyl(-w / 2 + i * st, -depth, 0, 0.26, h - r - 0.4, m, 0.22, 12)
        b.box(-w / 2 + i * st, -depth, 0, 0.72, 0.72, 0.35, m)
        b.box(-w / 2 + i * st, -depth, h - r - 0.62, 0.66, 0.66, 0.24, m)
    for i in range(bays):
        cx = -w / 2 + (i + 0.5) * st
        pts = (
            [(cx - st / 2, h + 0.25), (cx - st / 2, h - r - 0.4)]
            + [(cx - r * cos(pi * k / 12), h - r - 0.4 + r * sin(pi * k / 12)) for k in range(13)]
            + [(cx + st / 2, h - r - 0.4), (cx + st / 2, h + 0.25)]
        )
        b.poly(pts, 'y', -depth - 0.3, -depth + 0.3, m)
    b.box(0, -depth / 2 - 0.1, h + 0.25, w + 1, depth + 1, 0.3, top)
    b.box(0, -depth / 2, 0.0, w + 0.8, depth + 1, 0.18, 'stone')
    for i in range(bays + 1):
        b.box(-w / 2 + i * st, -depth - 0.3, h + 0.55, 0.34, 0.3, 0.75, top)
    b.box(0, -depth - 0.3, h + 1.2, w + 0.7, 0.34, 0.16, top)
    b.box(0, -depth - 0.3, h + 0.55, w + 0.7, 0.3, 0.12, top)
    for i in range(bays * 5):
        b.box(-w / 2 + w * (i + 0.5) / (bays * 5), -depth - 0.3, h + 0.67, 0.14, 0.14, 0.55, top)


def hip(b, w, d, z, h, m='coral', rows=9, over=0.6, gable=False):
    w2, d2 = w / 2 + over, d / 2 + over
    rl = (w2 - d2 * 0.85) if not gable else w2  # ridge half length
    for j in range(rows):  # stepped tile courses
        t0, t1 = j / rows, (j + 1) / rows
        e = 0.10

        def ring(t, dz, g=0):
            return [
                (-(w2 + (rl - w2) * t) - g, -d2 * (1 - t) - g),
                ((w2 + (rl - w2) * t) + g, -d2 * (1 - t) - g),
                ((w2 + (rl - w2) * t) + g, d2 * (1 - t) + g),
                (-(w2 + (rl - w2) * t) - g, d2 * (1 - t) + g),
            ], z + h * t + dz

        (p0, z0), (p1, z1) = ring(t0, 0, 0.07), ring(t1, 0)
        vs = [(*p, z0 - 0.02) for p in p0] + [(*p, z0 + e) for p in p0] + [(*p, z1 + e * 0.4) for p in p1]
        fs = (
            [(3, 2, 1, 0), (8, 9, 10, 11)]
            + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
            + [(4 + i, 4 + (i + 1) % 4, 8 + (i + 1) % 4, 8 + i) for i in range(4)]
        )
        b.add(vs, fs, m if R.random() < 0.75 else 'coral2' if m == 'coral' else m)
    b.box(0, 0, z + h, 2 * rl + 0.3, 0.4, 0.22, 'rust' if m == 'coral' else m)


def hall(
    w=24,
    d=11,
    floors=3,
    fh=3.7,
    wall='ivory',
    roof='coral',
    arc=0,
    rh=3.6,
    bays=None,
    rear=False,
    dormers=0,
    chim=0,
    base='stone',
    gable=False,
):
    b = Mesh()
    H = floors * fh
    b.box(0, 0, 0, w, d, H, wall)
    b.box(0, 0, 0, w + 0.35, d + 0.35, 0.8, base)
    for f in range(1, floors):
        b.box(0, 0, f * fh + 0.12, w + 0.26, d + 0.26, 0.22, 'white')
    b.box(0, 0, H - 0.1, w + 0.7, d + 0.7, 0.32, 'white')
    b.box(0, 0, H + 0.22, w + 1.1, d + 1.1, 0.24, base)
    for sx in (-1, 1):
        for sy in (-1, 1):
            for k in range(int(H / 0.9)):
                b.box(
                    sx * w / 2,
                    sy * d / 2,
                    0.85 + k * 0.9,
                    0.75 if k % 2 else 0.5,
                    0.5 if k % 2 else 0.75,
                    0.62,
                    'white',
                )
    bays = bays or int(w / 3.1)
    with b.at(0, -d / 2):
        facade(b, w - 1.2, floors, fh, 0, bays)
    if rear:
        with b.at(0, d / 2, rz=180):
            facade(b, w - 1.2, floors, fh, 0, bays)
    for s_ in (-1, 1):
        with b.at(s_ * w / 2, 0, rz=90 * s_):
            facade(b, d - 1.2, floors, fh, 0, max(2, int(d / 3.4)))
    if gable:
        for s_ in (-1, 1):
            b.poly([(-d / 2, H), (d / 2, H), (0, H + rh)], 'x', s_ * w / 2 - 0.25, s_ * w / 2 + 0.25, wall)
    hip(b, w, d, H + 0.45, rh, roof, gable=gable)
    for i in range(dormers):
        x = -w / 2 + w * (i + 1) / (dormers + 1)
        with b.at(x, -d / 2 + 1.7, H + 0.7):
            b.box(0, 0, 0, 1.9, 2.4, 1.7, wall)
            b.poly([(-1.25, 1.65), (1.25, 1.65), (0, 2.75)], 'y', -1.45, 2.2, roof)
            with b.at(0, -1.2):
                window(b, 0, 0.25, 0.95, 1.2)
    for i in range(chim):
        x = -w / 2 + w * (i + 0.7) / (chim + 0.4)
        b.box(x, 1.2, H + rh * 0.4, 0.95, 0.95, 3.2, wall)
        b.box(x, 1.2, H + rh * 0.4 + 3.2, 1.25, 1.25, 0.25, 'white')
    if arc:
        with b.at(0, -d / 2):
            arcade(b, w - 0.6, 3.7, arc)
    return b


CLOCK = [10, 10]  # what every clock says; set kit.CLOCK[:] = 18, 4 before building
CLOCKFACE = ['white']


def clock(b, r):  # on plane y=0 facing -y
    with b.at(rx=90):
        b.lathe([(r + 0.28, 0), (r + 0.28, 0.22), (r + 0.08, 0.28), (r, 0.2)], 'brass', 40)
        b.lathe([(r * 0.97, 0), (r * 0.97, 0.26)], CLOCKFACE[0], 40)
    for i in range(12):
        a = pi / 6 * i
        L = 0.34 if i % 3 == 0 else 0.2
        with b.at(0, -0.27, 0, ry=math.degrees(a)):
            b.box(0, 0, r * 0.84 - L, 0.13, 0.06, L, 'teal')
    for a, L, wd in ((30 * (CLOCK[0] % 12) + CLOCK[1] / 2, r * 0.55, 0.2), (6 * CLOCK[1], r * 0.8, 0.14)):
        with b.at(0, -0.33, 0, ry=a):
            b.box(0, 0, -0.2, wd, 0.06, L, 'teal')
    b.ball(0, -0.34, 0, 0.17, 'brass')


def tower(h=30, w=6.2, roof='teal2'):
    b = Mesh()
    sh = h * 0.60
    b.box(0, 0, 0, w + 1.2, w + 1.2, 1.2, 'stone')
    b.box(0, 0, 0, w, w, sh, 'ivory')
    b.box(0, 0, 1.2, w + 0.5, w + 0.5, 0.4, 'white')
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.box(sx * (w / 2 - 0.35), sy * (w / 2 - 0.35), 0, 1.3, 1.3, sh + 0.2, 'ivory')
    for z in (sh * 0.3, sh * 0.62, sh - 0.2):
        b.box(0, 0, z, w + 0.9, w + 0.9, 0.35, 'white')
    for a in range(4):
        with b.at(rz=90 * a):
            with b.at(0, -w / 2):
                for z, hh in ((sh * 0.36, 2.8), (sh * 0.68, 3.6)):
                    for x in (-0.95, 0.95):
                        window(b, x, z, 0.85, hh, True)
            if a in (0, 1, 3):
                with b.at(0, -w / 2):
                    window(b, 0, 1.6, 1.9, 3.6, True, glass='wood2', mull=False)
    z = sh + 0.2
    cs = 5.2
    b.box(0, 0, z, w + 0.3, w + 0.3, cs, 'ivory')
    b.box(0, 0, z + cs, w + 1.3, w + 1.3, 0.4, 'white')
    b.box(0, 0, z + cs + 0.4, w + 1.8, w + 1.8, 0.28, 'stone')
    for a in range(4):
        with b.at(rz=90 * a):
            with b.at(0, -w / 2 - 0.15, z + cs / 2):
                clock(b, 1.85)
    z += cs + 0.68
    bw = w - 0.9
    bh = 5  # open belfry
    b.box(0, 0, z, bw - 1.4, bw - 1.4, bh, 'dark')
    for a in range(4):
        with b.at(rz=90 * a):
            with b.at(0, -bw / 2 + 0.2, z):
                for i in range(4):
                    b.box(-bw / 2 + 0.3 + i * (bw - 0.6) / 3, 0, 0, 0.5, 0.5, bh - 1, 'ivory')
                st = (bw - 0.6) / 3
                for i in range(3):
                    cx = -bw / 2 + 0.3 + (i + 0.5) * st
                    r = st / 2 - 0.25
                    b.poly(
                        [(cx - st / 2, bh), (cx - st / 2, bh - 1.3)]
                        + [(cx - r * cos(pi * k / 8), bh - 1.3 + r * sin(pi * k / 8)) for k in range(9)]
                        + [(cx + st / 2, bh - 1.3), (cx + st / 2, bh)],
                        'y',
                        -0.22,
                        0.22,
                        'ivory',
                    )
                b.box(0, -0.1, 0, bw, 0.25, 0.9, 'white')
        with b.at(rz=90 * a + 45):
            b.lathe(
                [(0.45, 0), (0.5, 0.3), (0.2, 0.9), (0.28, 1.1), (0.02, 2.2)],
                'white',
                12,
                (w / 2 + 0.3) * sqrt(2) - 0.5,
                0,
                z,
            )
    z += bh
    b.box(0, 0, z, bw + 0.8, bw + 0.8, 0.45, 'white')
    z += 0.45
    rh = h * 0.26
    r0 = bw / 2 * 1.32
    prof = []
    rows = 9
    for j in range(rows):
        t = j / rows
        r = r0 * (1 - t) ** 1.12
        prof += [(r + 0.1, rh * t), (r + 0.1, rh * t + 0.1)]
    b.stack.append(b.stack[-1] @ Matrix.Rotation(pi / 8, 4, 'Z'))
    b.lathe(prof + [(0.08, rh)], roof, 8, 0, 0, z, False)
    b.stack.pop()
    b.ball(0, 0, z + rh + 0.25, 0.42, 'brass')
    b.cyl(0, 0, z + rh, 0.09, 2.6, 'brass', 0.03)
    return b


def flag(b, h=9, m='teal', L=3.2):
    b.cyl(0, 0, 0, 0.1, h, 'white', 0.06, 10)
    b.ball(0, 0, h + 0.1, 0.2, 'brass')
    n = 14
    vs, fs = [], []
    for i in range(n + 1):
        for j in (0, 1):
            vs.append((0.08 + L * i / n, 0.28 * sin(i / n * 7) * (i / n) ** 0.6, h - 0.15 - 1.9 * j - 0.25 * (i / n)))
    for i in range(n):
        fs.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    b.add(vs, fs, m, True)


def column(b, x, y, z, r, h, m='white'):
    b.lathe(
        [
            (r * 1.5, 0),
            (r * 1.5, 0.18),
            (r * 1.25, 0.3),
            (r, 0.45),
            (r * 1.02, h * 0.4),
            (r * 0.84, h - 0.5),
            (r * 1.1, h - 0.36),
            (r * 1.1, h - 0.3),
        ],
        m,
        20,
        x,
        y,
        z,
    )
    b.box(x, y, z + h - 0.32, r * 2.7, r * 2.7, 0.32, m)


# ------------------------------------------------------------------ planting
_tree = {}


def leafmesh(name, blobs, n, size, m, trunk=(), seed=1, flat=0.35):
    rg = np.random.default_rng(seed)
    C = np.array([b[:3] for b in blobs], float)
    K = np.array([b[3:6] for b in blobs], float)
    wts = K.prod(1) ** (2 / 3)
    idx = rg.choice(len(blobs), n, p=wts / wts.sum())
    d = rg.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    P = C[idx] + d * K[idx] * rg.uniform(0.86, 1.05, (n, 1))
    keep = np.ones(n, bool)
    for c, k in zip(C, K):
        keep &= ~((((P - c) / (k * 0.82)) ** 2).sum(1) < 1)
    P, d, idx = P[keep], (d / K[idx])[keep], idx[keep]
    d /= np.linalg.norm(d, axis=1)[:, None]
    n = len(P)
    nr = d + rg.normal(size=(n, 3)) * flat
    nr /= np.linalg.norm(nr, axis=1)[:, None]
    t = np.cross(nr, rg.normal(size=(n, 3)))
    t /= np.linalg.norm(t, axis=1)[:, None]
    u = np.cross(nr, t)
    s = size * rg.uniform(0.7, 1.3, (n, 1))
    V = np.stack(
        [P - t * s * 0.75, P - u * s * 0.42 + nr * s * 0.12, P + t * s * 0.75, P + u * s * 0.42 + nr * s * 0.12], 1
    ).reshape(-1, 3)
    F = np.arange(4 * n).reshape(-1, 4)
    g = P - np.array([0, 0, 0])
    cen = C.mean(0)
    dn = d * 0.75 + (P - cen) / np.linalg.norm(P - cen, axis=1)[:, None] * 0.5
    dn /= np.linalg.norm(dn, axis=1)[:, None]
    NR = np.repeat(dn, 4, 0)
    b = Mesh()
    for c, k in zip(C, K):
        b.ball(*c, 0.86, m, tuple(k), 12)
    for tr in trunk:
        b.limb(*tr)
    nb = len(b.v)
    nv = len(b.v)
    names = b.names
    me = bpy.data.meshes.new(name)
    me.from_pydata(b.v + V.tolist(), [], b.f + (F + nv).tolist())
    me.polygons.foreach_set('material_index', b.mi + [names.index(m)] * n)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    for q in names:
        me.materials.append(mat(q))
    me.use_auto_smooth = True
    me.calc_normals_split()
    nn = [(0, 0, 0)] * nv + [tuple(x) for x in NR]
    me.normals_split_custom_set_from_vertices(nn)
    return me


def tree(kind='oak', x=0, y=0, z=0, k=1, v=None, m=None):
    v = R.randrange(3) if v is None else v
    key = (kind, v, m)
    if key not in _tree:
        rg = random.Random(zlib.crc32(f'{kind}{v}'.encode()))
        if kind in ('oak', 'round'):
            mm = m or ['leafA', 'leafB', 'leafC'][v]
            bl = [(0, 0, 4.9, 2.0, 2.0, 1.8)]
            for i in range(11):
                a = 2 * pi * i * 0.382 * 2.618 / 2.618 + rg.uniform(-0.3, 0.3)
                a = 2.4 * i
                rr = rg.uniform(1.3, 2.3)
                q = rg.uniform(0.75, 1.35)
                bl.append((rr * cos(a), rr * sin(a), rg.uniform(3.5, 5.9), q, q, q * 0.8))
            bl += [(rg.uniform(-0.6, 0.6), rg.uniform(-0.6, 0.6), 6.3, 1.4, 1.4, 1.1)]
            tr = [
                ((0, 0, -0.2), (0, 0, 3.4), 0.34, 0.2, 'wood2'),
                ((0, 0, 2), (1.1, 0.3, 4), 0.16, 0.08, 'wood2'),
                ((0, 0, 2.3), (-1, -0.4, 4.1), 0.15, 0.08, 'wood2'),
            ]
            me = leafmesh('oak', bl, 5200, 0.22, mm, tr, v + 1)
        elif kind == 'poplar':
            bl = [
                (0, 0, 1.8 + i * 1.15, (1.15 * sin(pi * (i + 1.4) / 8.2)), (1.15 * sin(pi * (i + 1.4) / 8.2)), 1.1)
                for i in range(7)
            ]
            me = leafmesh('pop', bl, 3000, 0.24, m or 'pine', [((0, 0, -0.2), (0, 0, 2), 0.2, 0.15, 'wood2')], v + 5)
        elif kind == 'pine':
            bl = [(0, 0, 1.7 + i * 1.0, 1.75 - 0.27 * i, 1.75 - 0.27 * i, 0.62) for i in range(6)] + [
                (0, 0, 7.3, 0.28, 0.28, 0.7)
            ]
            me = leafmesh(
                'pine', bl, 3200, 0.24, m or 'pine', [((0, 0, -0.2), (0, 0, 3), 0.22, 0.15, 'wood2')], v + 9, 0.5
            )
        elif kind == 'bush':
            bl = [(0, 0, 0.45, 0.9, 0.9, 0.6)] + [
                (0.7 * cos(a), 0.7 * sin(a), 0.38, 0.6, 0.6, 0.5) for a in (0, 1.5, 3, 4.4)
            ]
            me = leafmesh('bush', bl, 1000, 0.15, m or 'leafB', (), v + 13)
        elif kind == 'hedge':
            bl = [(-1.2 + 0.6 * i, 0, 0.55, 0.5, 0.55, 0.62) for i in range(5)]
            me = leafmesh('hedge', bl, 1500, 0.14, m or 'leafB', (), v + 17)
        _tree[key] = me
    o = bpy.data.objects.new(kind, _tree[key])
    bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z)
    o.rotation_euler[2] = R.uniform(0, 6.28)
    q = k * R.uniform(0.88, 1.14)
    o.scale = (q, q, q * R.uniform(0.94, 1.1))
    return o


_gr = {}


_turf = {}


def turf(
    poly, z=0, dens=150, h=0.11, hole=None, seed=5, size=1.0
):  # grass in tufts of `size`: follows edges and curves; has its own random numbers, so it never reshuffles the rest
    rr = random.Random(seed)
    key = (dens, h)
    if key not in _turf:
        _turf[key] = []
        for v in range(3):
            rg = np.random.default_rng(31 + v)
            n = dens
            P = np.c_[rg.uniform(-0.52, 0.52, (n, 2)), np.zeros(n)]
            a = rg.uniform(0, 6.28, n)
            wv = np.c_[np.cos(a), np.sin(a), 0 * a] * 0.022
            tip = P + np.c_[rg.normal(0, 0.05, (n, 2)), h * rg.uniform(0.6, 1.25, n)]
            V = np.stack([P - wv, P + wv, tip], 1).reshape(-1, 3)
            me = bpy.data.meshes.new('turf')
            me.from_pydata(V.tolist(), [], np.arange(3 * n).reshape(-1, 3).tolist())
            me.materials.append(mat('lawnblade'))
            me.polygons.foreach_set('use_smooth', [True] * n)
            me.use_auto_smooth = True
            nn = np.tile([0, 0, 1.0], (3 * n, 1)) + np.repeat(rg.normal(0, 0.12, (n, 3)), 3, 0)
            nn /= np.linalg.norm(nn, axis=1)[:, None]
            me.normals_split_custom_set_from_vertices([tuple(q) for q in nn])
            _turf[key].append(me)
    xs = np.arange(min(p[0] for p in poly) + size / 2, max(p[0] for p in poly), size)
    ys = np.arange(min(p[1] for p in poly) + size / 2, max(p[1] for p in poly), size)
    X, Y = np.meshgrid(xs, ys)

    def inside(pl):
        c = np.zeros(X.shape, bool)
        j = len(pl) - 1
        for i in range(len(pl)):
            if pl[i][1] != pl[j][1]:
                c ^= ((pl[i][1] > Y) != (pl[j][1] > Y)) & (
                    X < (pl[j][0] - pl[i][0]) * (Y - pl[i][1]) / (pl[j][1] - pl[i][1]) + pl[i][0]
                )
            j = i
        return c

    K = inside(poly)
    for q in hole or ():
        K &= ~inside(q)
    co = bpy.context.scene.collection.objects
    for x, y in zip(X[K], Y[K]):
        o = bpy.data.objects.new('g', rr.choice(_turf[key]))
        o.visible_shadow = False
        co.link(o)
        o.location = (x, y, z)
        o.rotation_euler[2] = pi / 2 * rr.randrange(4)
        o.scale = (size, size, 1)
    return int(K.sum())


def rrect(x0, y0, x1, y1, r, n=8):
    out = []
    for cx, cy, a0 in ((x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180), (x1 - r, y0 + r, 270)):
        for i in range(n + 1):
            a = radians(a0 + 90 * i / n)
            out.append((cx + r * cos(a), cy + r * sin(a)))
    return out


# ------------------------------------------------------------------ props
REACH = dict(  # elbow and hand of the right arm, above the hips
    book=((0.27, -0.08, 0.24), (0.1, -0.26, 0.3)),
    up=((0.36, -0.02, 0.62), (0.34, -0.04, 0.92)),
    lap=((0.27, -0.1, 0.26), (0.12, -0.32, 0.2)),
    desk=((0.28, -0.12, 0.27), (0.13, -0.42, 0.33)),
    ear=((0.4, -0.1, 0.44), (0.235, -0.07, 0.8)),
    out=((0.26, -0.24, 0.42), (0.16, -0.52, 0.38)),
)


def person(
    x=0,
    y=0,
    z=0,
    rz=0,
    pose='walk',
    top=None,
    leg=None,
    skin=None,
    hair=None,
    k=1.25,
    pack=None,
    book=False,
    phase=None,
    skirt=False,
    hij=None,
    arms=None,
):
    """A figure that looks to -y; `arms` names the left and the right one of `REACH`, instead of those of the pose."""
    b = Mesh()
    ph = R.uniform(-1, 1) if phase is None else phase
    top = top or R.choice(['teal', 'coral', 'gold', 'sea', 'white', 'navy', 'plum', 'teal2'])
    leg = leg or R.choice(['navy', 'dark', 'stone', 'slate'])
    skin = skin or R.choice(['skinA', 'skinB', 'skinC', 'skinD'])
    hair = hair or R.choice(['hairA', 'hairA', 'hairB', 'hairC'])
    st = 0.26 * (1 if pose == 'walk' else 0.0)
    sgn = 1 if ph > 0 else -1
    if pose == 'sit':
        for s_ in (-1, 1):
            b.limb((s_ * 0.1, 0, 0.48), (s_ * 0.1, -0.45, 0.48), 0.1, 0.09, leg)
            b.limb((s_ * 0.1, -0.45, 0.48), (s_ * 0.1, -0.48, 0.08), 0.085, 0.07, leg)
            b.limb((s_ * 0.1, -0.5, 0.05), (s_ * 0.1, -0.62, 0.05), 0.07, 0.06, 'white')
        hz = 0.48
    else:
        for s_ in (-1, 1):
            o = st * s_ * sgn
            b.limb((s_ * 0.1, 0, 0.86), (s_ * 0.11, -o * 0.45 - 0.02, 0.46), 0.105, 0.085, leg)
            b.limb(
                (s_ * 0.11, -o * 0.45 - 0.02, 0.46), (s_ * 0.11, -o, 0.1 + (0.06 if o < 0 else 0)), 0.082, 0.065, leg
            )
            b.limb((s_ * 0.11, -o + 0.02, 0.06), (s_ * 0.11, -o - 0.14, 0.06), 0.07, 0.06, 'white')
        hz = 0.86
    if skirt:
        b.lathe([(0.33, hz - 0.38), (0.3, hz - 0.2), (0.18, hz + 0.1)], leg, 16)
    b.stack.append(b.stack[-1] @ Matrix.Diagonal((1, 0.78, 1, 1)))
    b.lathe(
        [
            (0.12, hz - 0.08),
            (0.2, hz - 0.02),
            (0.19, hz + 0.15),
            (0.235, hz + 0.42),
            (0.2, hz + 0.54),
            (0.09, hz + 0.6),
            (0.05, hz + 0.61),
        ],
        top,
        18,
    )
    b.stack.pop()
    arms = arms or (None if pose != 'sit' else 'lap', 'book' if book else dict(wave='up', sit='lap').get(pose))
    for s_, arm in zip((-1, 1), arms):
        sw = 0.22 * s_ * sgn * (-1 if pose == 'walk' else 0)
        el, hd = (
            (s_ * across, y_, hz + up)
            for across, y_, up in REACH.get(arm, ((0.3, -sw * 0.3, 0.26), (0.28, -sw - 0.06, 0.04)))
        )
        b.limb((s_ * 0.21, 0, hz + 0.5), el, 0.075, 0.065, top)
        b.limb(el, hd, 0.062, 0.055, top)
        b.ball(*hd, 0.065, skin, seg=10)
    if book:
        b.box(0.02, -0.3, hz + 0.2, 0.3, 0.07, 0.26, R.choice(['coral', 'gold', 'sea']))
    if pack:
        b.ball(0, 0.2, hz + 0.3, 0.22, pack, (0.9, 0.62, 1.15))
    b.limb((0, 0, hz + 0.56), (0, 0, hz + 0.7), 0.07, 0.07, skin)
    b.ball(0, -0.01, hz + 0.86, 0.19, skin, (0.92, 0.95, 1.08))
    [b.ball(q * 0.068, -0.183, hz + 0.875, 0.021, 'hairA', (1, 0.6, 1.25), 8) for q in (-1, 1)]
    if hij:
        b.ball(0, 0.062, hz + 0.89, 0.222, hij, (1, 0.98, 1.08))
        b.lathe([(0.3, hz + 0.42), (0.22, hz + 0.6), (0.2, hz + 0.8)], hij, 16)
    else:
        b.ball(0, 0.045, hz + 0.92, 0.2, hair, (1.02, 0.96, 0.98))
        if ph > 0.35:
            b.ball(0, 0.16, hz + 0.72, 0.15, hair, (1, 0.7, 1.5))
        elif ph < -0.5:
            b.ball(0, 0.08, hz + 1.13, 0.1, hair)
    o = b.obj('person', 0, (x, y, z), rz, k)
    return o


def bench(x, y, z=0, rz=0):
    b = Mesh()
    for i in range(4):
        b.box(0, -0.3 + 0.2 * i, 0.46, 2.2, 0.15, 0.07, 'wood')
    for i in range(3):
        b.box(0, 0.42 + 0.03 * i, 0.62 + 0.19 * i, 2.2, 0.06, 0.14, 'wood')
    for s_ in (-1, 1):
        b.box(s_ * 0.9, 0, 0, 0.1, 0.8, 0.46, 'teal')
        b.box(s_ * 0.9, 0.42, 0.4, 0.1, 0.1, 0.75, 'teal')
    return b.obj('bench', 0.02, (x, y, z), rz, 1.15)


def rowboat(x, y, z=0, rz=0, k=1, m='teal'):
    b = Mesh()
    n = 14
    o = [
        (2.4 * cos(t) * 1.0, 0.85 * sin(t) * abs(sin(t)) ** 0.15) for t in np.linspace(0, 2 * pi, 2 * n, endpoint=False)
    ]
    vs = (
        [(px, py, 0.55 + 0.10 * px * px / 5) for px, py in o]
        + [(px * 0.8, py * 0.6, 0) for px, py in o]
        + [(px * 0.93, py * 0.87, 0.55 + 0.10 * px * px / 5) for px, py in o]
        + [(px * 0.78, py * 0.6, 0.14) for px, py in o]
    )
    N = 2 * n
    b.add(vs, [(i, (i + 1) % N, N + (i + 1) % N, N + i) for i in range(N)], m)
    b.add(vs, [(i, (i + 1) % N, 2 * N + (i + 1) % N, 2 * N + i) for i in range(N)], 'white')
    b.add(
        vs,
        [(2 * N + i, 2 * N + (i + 1) % N, 3 * N + (i + 1) % N, 3 * N + i) for i in range(N)]
        + [tuple(range(3 * N, 4 * N))],
        'wood',
    )
    for q in (-0.9, 0.5):
        b.box(q, 0, 0.4, 0.35, 1.4, 0.06, 'wood2')
    return b.obj('rowboat', 0, (x, y, z), rz, k)


def lamp(x, y, z=0, h=4.2):
    b = Mesh()
    b.lathe([(0.28, 0), (0.28, 0.2), (0.14, 0.5), (0.08, 0.7), (0.06, h)], 'teal', 12)
    b.lathe([(0.1, h), (0.26, h + 0.12), (0.3, h + 0.2)], 'teal', 12)
    b.ball(0, 0, h + 0.48, 0.3, 'lit2')
    b.lathe([(0.34, h + 0.72), (0.1, h + 0.92), (0.04, h + 1.1)], 'teal', 12)
    return b.obj('lamp', 0, (x, y, z))


def narwhal(
    b, m='patina', tusk='brass', belly=None, L=6.0, a0=-58, a1=52, eye='dark'
):  # rests on z=0, tail up at -x, tusk up at +x
    n = 34
    x = z = 0
    C = []
    for i in range(n):
        a = radians(a0 + (a1 - a0) * i / (n - 1))
        x += cos(a) * L / n
        z += sin(a) * L / n
        C.append((x, a, z))
    pr = (
        lambda t: L
        * 0.148
        * (np.interp(t, [0, 0.1, 0.3, 0.55, 0.75, 0.88, 0.95, 1], [0.12, 0.2, 0.52, 0.95, 1.0, 0.92, 0.74, 0.40]))
    )
    zm = min(q[2] - pr(i / (n - 1)) for i, q in enumerate(C))
    xm = C[int(n * 0.55)][0]
    P = [(q[0] - xm, 0, q[2] - zm) for q in C]
    rad = [pr(i / (n - 1)) for i in range(n)]
    b.sweep(P, rad, m, 28)
    d = Vector((cos(radians(a1)), 0, sin(radians(a1))))
    up = Vector((-d.z, 0, d.x))
    H = Vector(P[-1])
    b.ball(*(H - d * rad[-1] * 0.55), rad[-1] * 1.32, m, seg=24)
    if belly:
        b.sweep(
            [
                (
                    p[0] + sin(radians(a0 + (a1 - a0) * i / (n - 1))) * rad[i] * 0.10,
                    0,
                    p[2] - cos(radians(a0 + (a1 - a0) * i / (n - 1))) * rad[i] * 0.10,
                )
                for i, p in enumerate(P)
            ][4:-1],
            [r * 0.955 for r in rad][4:-1],
            belly,
            28,
            1.0,
        )
    tip = H + d * L * 0.62 + up * L * 0.02
    base = H + up * rad[-1] * 0.1
    k = 60
    T, Rr = [], []
    for i in range(k + 1):
        t = i / k
        T.append(tuple(base + (tip - base) * t))
        Rr.append(L * 0.019 * (1 - t) ** 0.8 + 0.006)
    b.sweep(T, Rr, tusk, 10)
    for ph in (0, pi):
        b.sweep(
            [
                tuple(Vector(T[i]) + (up * cos(i * 0.42 + ph) + Vector((0, 1, 0)) * sin(i * 0.42 + ph)) * Rr[i] * 0.75)
                for i in range(k - 4)
            ],
            [r * 0.45 for r in Rr[: k - 4]],
            tusk,
            6,
        )
    hv = Vector(P[-5])
    for sd in (-1, 1):
        e = Vector(P[-4]) + Vector((0, sd * rad[-4] * 0.93, 0)) + up * rad[-4] * 0.12
        b.ball(*e, L * 0.017, eye, seg=10)
        f = Vector(P[int(n * 0.68)])
        b.limb(
            f + Vector((0, sd * rad[20] * 0.8, -rad[20] * 0.35)),
            f + Vector((-L * 0.07, sd * rad[20] * 1.9, -rad[20] * 0.75)),
            L * 0.042,
            L * 0.022,
            m,
        )
        t0 = Vector(P[0])
        td = Vector((-cos(radians(a0)), 0, -sin(radians(a0))))
        n1 = 10
        q0 = t0 - td * L * 0.02
        q1 = t0 + td * L * 0.09 + Vector((0, sd * L * 0.17, 0))
        b.sweep(
            [tuple(q0.lerp(q1, i / 9) + td * L * 0.05 * sin(pi * i / 9)) for i in range(10)],
            [L * 0.05 * (1 - (i / 9) ** 2) ** 0.5 * 0.9 + 0.004 for i in range(10)],
            m,
            10,
            0.32,
        )


def fountain(x, y, z=0, k=1, rz=0, r=4.4):
    b = Mesh()
    b.lathe(
        [
            (r + 0.5, 0),
            (r + 0.5, 0.25),
            (r + 0.25, 0.25),
            (r + 0.2, 0.75),
            (r + 0.4, 0.85),
            (r + 0.4, 1),
            (r - 0.1, 1),
            (r - 0.15, 0.4),
        ],
        'stone',
        64,
    )
    b.cyl(0, 0, 0.1, r - 0.1, 0.68, 'water:w', seg=64)
    b.lathe(
        [(1.5, 0.4), (1.3, 1.1), (0.95, 1.5), (1.05, 2.1), (1.9, 2.35), (2.1, 2.6), (1.7, 2.65), (0.9, 2.45)],
        'white',
        40,
    )
    for i in range(14):
        a = 2 * pi * i / 14
        p = [
            (
                (r * 0.86 - t * (r * 0.86 - 1.6)) * cos(a),
                (r * 0.86 - t * (r * 0.86 - 1.6)) * sin(a),
                0.7 + 2.4 * t * (2.05 - t * 1.25),
            )
            for t in np.linspace(0, 1, 14)
        ]
        b.sweep(p, list(np.linspace(0.03, 0.05, 14)), 'jet', 6)
        b.ball((r * 0.86) * cos(a), (r * 0.86) * sin(a), 0.74, 0.2, 'jet', (1, 1, 0.22), 14)
    o = b.obj('basin', 0, (x, y, z), rz, k)
    n = Mesh()
    narwhal(n, L=5.4)
    n.obj('narwhal', 0, (x, y, z + 2.5 * k), rz, k)
    return o


BESLEY = os.path.join(HERE, os.pardir, 'besley-700.ttf')


def public_sans():
    """Public Sans at weight 700 as a file that Blender reads, cut once from the font that the site is set in."""
    ttf = os.path.join(WORK, 'public-sans-700.ttf')
    if not os.path.exists(ttf):
        from fontTools.ttLib import TTFont
        from fontTools.varLib.instancer import instantiateVariableFont

        font = TTFont(
            os.path.join(
                ROOT, 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'
            )
        )
        font.flavor = None
        instantiateVariableFont(font, {'wght': 700}).save(ttf)
    return ttf


def text(body, x, y, z, size, m='white', rz=0, rx=0, extrude=0.01, align='CENTER', font=BESLEY):
    cu = bpy.data.curves.new('t', 'FONT')
    cu.body = body
    cu.size = size
    cu.extrude = extrude
    cu.align_x = align
    cu.align_y = 'CENTER'
    cu.font = bpy.data.fonts.load(font, check_existing=True)
    o = bpy.data.objects.new('t', cu)
    bpy.context.scene.collection.objects.link(o)
    cu.materials.append(mat(m))
    o.location = (x, y, z)
    o.rotation_euler = (radians(rx), 0, radians(rz))
    return o


def books(x, y, z, n=5, rz=0, k=1):
    b = Mesh()
    h = 0
    for i in range(n):
        t = R.uniform(0.035, 0.06)
        w, d = R.uniform(0.2, 0.26), R.uniform(0.15, 0.19)
        with b.at(R.uniform(-0.012, 0.012), R.uniform(-0.012, 0.012), h, rz=R.uniform(-14, 14)):
            c = R.choice(['teal', 'coral', 'gold', 'sea', 'navy', 'plum', 'teal2', 'ivory'])
            b.box(0, 0, 0, w, d, 0.007, c)
            b.box(0, 0, t - 0.007, w, d, 0.007, c)
            b.box(-w / 2 + 0.004, 0, 0, 0.008, d, t, c)
            b.box(0.003, 0, 0.007, w - 0.012, d - 0.012, t - 0.014, 'white')
        h += t
    return b.obj('books', 0.002, (x, y, z), rz, k)


def hill(x, y, rx, ry, h, m='leafB'):
    b = Mesh()
    b.ball(0, 0, 0, 1, m if m not in ('leafB',) else 'lawn2', (rx, ry, h), 48)
    return b.obj('hill', 0, (x, y, 0))


def wooded(hs, n=220, kmin=2.2, kmax=3.6):  # trees on the near face of distant hills
    for _ in range(n):
        cx, cy, rx, ry, h = R.choice(hs)
        u, v = R.uniform(-0.9, 0.9), R.uniform(-0.85, 0.05)
        if u * u + v * v < 0.95:
            tree(
                R.choice(['oak', 'oak', 'pine', 'poplar']),
                cx + u * rx,
                cy + v * ry,
                h * sqrt(1 - u * u - v * v) - 1.5,
                R.uniform(kmin, kmax),
            )


def flowers(x0, y0, x1, y1, n=120, z=0.1, cols=('coral', 'gold', 'blossom', 'white')):
    b = Mesh()
    b.poly(rrect(x0, y0, x1, y1, min(0.5, (y1 - y0) * 0.45, (x1 - x0) * 0.45)), 'z', 0, z + 0.1, 'wood2')
    for i in range(n):
        x, y, h = R.uniform(x0 + 0.2, x1 - 0.2), R.uniform(y0 + 0.2, y1 - 0.2), R.uniform(0.18, 0.42)
        b.ball(x, y, z + h * 0.5, 0.16, 'leafB', (1, 1, 0.9), 6)
        b.ball(x, y, z + h, R.uniform(0.08, 0.13), R.choice(cols), (1, 1, 0.7), 6)
    return b.obj('fl', 0)


# ------------------------------------------------------------------ light, camera, render, grade
LIGHT = dict(  # sun azimuth: 0 = from camera side (-y), 90 = from right (+x), -90 = from left
    golden=dict(
        az=-66,
        el=21,
        sun=6.4,
        suncol='FFCB94',
        size=1.6,
        zen='86BFC9',
        hor='FFE0B4',
        mid='DCE6D6',
        amb=0.50,
        fog='FFE2BE',
    ),
    morning=dict(
        az=52,
        el=32,
        sun=4.4,
        suncol='FFE2B8',
        size=2.0,
        zen='8CC4D2',
        hor='FBEFDD',
        mid='D6ECEA',
        amb=0.62,
        fog='E9F2EC',
    ),
    studio=dict(
        az=-48, el=46, sun=3.2, suncol='FFE0BC', size=7, zen='DDEEEA', hor='F4EBDD', mid='EAEFE8', amb=0.6, fog='F4EBDD'
    ),
)
CUR = {}


def light(preset, **kw):
    c = {**LIGHT[preset], **kw}
    CUR.update(c)
    sc = bpy.context.scene
    L = bpy.data.lights.new('sun', 'SUN')
    L.energy = c['sun']
    L.color = srgb(c['suncol'])
    L.angle = radians(c['size'])
    o = bpy.data.objects.new('sun', L)
    sc.collection.objects.link(o)
    a, e = radians(c['az']), radians(c['el'])
    d = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    o.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    w = bpy.data.worlds.new('w')
    sc.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes['Background']
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sp = nt.nodes.new('ShaderNodeSeparateXYZ')
    r = nt.nodes.new('ShaderNodeValToRGB')
    nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    nt.links.new(sp.outputs['Z'], r.inputs[0])
    nt.links.new(r.outputs[0], bg.inputs[0])
    E = r.color_ramp.elements
    E[0].position = 0
    E[0].color = (*srgb(c['hor']), 1)
    E[1].position = 0.62
    E[1].color = (*srgb(c['zen']), 1)
    m = E.new(c.get('midpos', 0.17))
    m.color = (*srgb(c['mid']), 1)
    mp = nt.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (1.6, 1.6, 9)
    mp.inputs['Rotation'].default_value = (0, radians(6), 0)
    no = nt.nodes.new('ShaderNodeTexNoise')
    no.inputs['Scale'].default_value = 1.5
    no.inputs['Detail'].default_value = 6
    no.inputs['Roughness'].default_value = 0.55
    cr = nt.nodes.new('ShaderNodeMapRange')
    cr.inputs[1].default_value = 0.5
    cr.inputs[2].default_value = 0.78
    cr.inputs[4].default_value = c.get('cloud', 0.75)
    mx = nt.nodes.new('ShaderNodeMixRGB')
    nt.links.new(tc.outputs['Generated'], mp.inputs[0])
    nt.links.new(mp.outputs[0], no.inputs['Vector'])
    nt.links.new(no.outputs['Fac'], cr.inputs[0])
    nt.links.new(cr.outputs[0], mx.inputs[0])
    nt.links.new(r.outputs[0], mx.inputs[1])
    mx.inputs[2].default_value = (*srgb('FFF4E2'), 1)
    nt.links.new(mx.outputs[0], bg.inputs[0])
    lp = nt.nodes.new('ShaderNodeLightPath')
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs[3].default_value = c['amb']
    mr.inputs[4].default_value = c.get('skyk', 1.0)
    nt.links.new(lp.outputs['Is Camera Ray'], mr.inputs[0])
    nt.links.new(mr.outputs[0], bg.inputs[1])
    return c


def backdrop(hexcol):
    PAL['bd_' + hexcol] = hexcol
    return 'bd_' + hexcol


def camera(loc, target, lens=35, fstop=0, focus=None, ortho=0, shift=(0, 0)):
    c = bpy.data.cameras.new('c')
    o = bpy.data.objects.new('c', c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    c.lens = lens
    c.clip_end = 3000
    c.shift_x, c.shift_y = shift
    if ortho:
        c.type = 'ORTHO'
        c.ortho_scale = ortho
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o


def wpng(path, a):
    h, w, _ = a.shape
    raw = np.concatenate([np.zeros((h, 1), np.uint8), a.reshape(h, -1)], 1).tobytes()
    ch = lambda t, d: struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
    open(path, 'wb').write(
        b'\x89PNG\r\n\x1a\n'
        + ch(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0))
        + ch(b'IDAT', zlib.compress(raw, 6))
        + ch(b'IEND', b'')
    )


def blur(a, s):
    k = np.exp(-0.5 * (np.arange(-int(3 * s), int(3 * s) + 1) / s) ** 2)
    k /= k.sum()
    p = len(k) // 2
    for ax in (0, 1):
        q = np.pad(a, [(p, p) if i == ax else (0, 0) for i in range(3)], mode='edge')
        q = np.moveaxis(q, ax, 0)
        n = a.shape[ax]
        a = np.moveaxis(sum(k[i] * q[i : i + n] for i in range(len(k))), 0, ax)
    return a


def vnoise(u, v, seed):
    rg = np.random.default_rng(seed)
    T = rg.random((64, 64))
    iu, iv = np.floor(u).astype(int), np.floor(v).astype(int)
    fu, fv = u - iu, v - iv
    fu, fv = fu * fu * (3 - 2 * fu), fv * fv * (3 - 2 * fv)
    g = lambda a, b: T[a % 64, b % 64]
    return (g(iu, iv) * (1 - fu) + g(iu + 1, iv) * fu) * (1 - fv) + (
        g(iu, iv + 1) * (1 - fu) + g(iu + 1, iv + 1) * fu
    ) * fv


def view_directions(w, h):
    """Where the camera looks at each pixel, as unit vectors of the world."""
    cam = bpy.context.scene.camera
    d = cam.data
    M = np.array(cam.matrix_world.to_3x3())
    sw = d.sensor_width / d.lens
    m = max(w, h)
    X, Y = np.meshgrid(
        ((np.arange(w) + 0.5) / m - 0.5 * w / m + d.shift_x) * sw,
        (0.5 * h / m - (np.arange(h) + 0.5) / m + d.shift_y) * sw,
    )
    D = np.stack([X, Y, -np.ones_like(X)], 2) @ M.T
    return D / np.linalg.norm(D, axis=2, keepdims=True)


def sky(w, h, c):
    D = view_directions(w, h)
    e = np.clip(D[..., 2], 0, 1)
    H, Md, Z = (np.array(srgb(c[k])) for k in ('hor', 'mid', 'zen'))
    mp = c.get('midpos', 0.17)
    col = np.stack([np.interp(e, [0, mp, 0.62], [H[k], Md[k], Z[k]]) for k in range(3)], 2)
    if c.get('cloud', 0.6):
        az = np.arctan2(D[..., 0], D[..., 1])
        v = 2.6 / (e + 0.10)
        u = az * 4.2
        n = sum(vnoise(u * 2**o + v * 0.12 + 9, v * 2**o * 0.75, 5 + o) * 0.5**o for o in range(5)) / 1.94
        k = np.clip((n - 0.48) / 0.34, 0, 1) ** 1.1 * c.get('cloud', 0.6) * np.clip(e / 0.05, 0, 1)
        col = col * (1 - k[..., None]) + np.array(srgb(c.get('cloudcol', 'FFF3E2'))) * k[..., None]
    return col


def grade(
    rgb,
    a,
    mist,
    bg,
    fog=None,
    fogd=(80, 400),
    fogmax=0.75,
    expo=1.08,
    bloom=0.10,
    vig=0.10,
    sat=1.10,
    contrast=1.12,
    c=None,
):
    x = rgb * expo
    z = a
    if fog is not None:
        m = np.clip((mist - (1 - a)) / np.maximum(a, 1e-3), 0, 1)
        f = ((1 - np.exp(-np.clip(m * 1500 - fogd[0], 0, None) / fogd[1])) * fogmax)[..., None]
        x = x * (1 - f) + np.array(srgb(fog)) * f * a[..., None]
    x = x + bg * (1 - a[..., None])
    if bloom:
        br = np.clip(x - 0.9, 0, 4)
        s = x.shape[1] / 1600
        x = x + bloom * (blur(br, 6 * s) + 0.7 * blur(br, 24 * s))
    # Khronos PBR-neutral style shoulder: palette colours keep their hue
    st, de = 0.72, 0.18
    pk = x.max(2, keepdims=True)
    d = 1 - st
    npk = np.where(pk > st, 1 - d * d / (np.maximum(pk, st) + d - st), pk)
    y = x * npk / np.maximum(pk, 1e-5)
    g = 1 - 1 / (de * np.maximum(pk - npk, 0) + 1)
    y = y * (1 - g) + npk * g
    l = (y @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    y = np.clip(l + (y - l) * sat, 0, 1)
    y = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-6), 1 / 2.4) - 0.055)
    lv = np.clip(y.mean(2, keepdims=True), 0, 1)
    y = y + (1 - lv) ** 3 * np.array([-0.012, 0.006, 0.014]) + lv**2 * (1 - lv) * np.array([0.02, 0.006, -0.016])
    y = np.clip(0.52 + (y - 0.52) * contrast, 0, 1) * 0.985 + 0.012
    h, w = z.shape
    yy, xx = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
    y = y * (1 - vig * np.clip((xx**2 + yy**2) - 0.5, 0, 2)[..., None] ** 1.3 * 0.6)
    return (
        np.clip(y * 255 + np.random.default_rng(1).uniform(-0.5, 0.5, y.shape[:2] + (1,)), 0, 255)
        .round()
        .astype(np.uint8)
    )


def read_pass(folder, name):
    """A pass of the last rendering: three numbers a pixel where its name has three letters, otherwise one."""
    im = bpy.data.images.load(f'{folder}/{name}_0001.exr')
    im.colorspace_settings.is_data = True
    a = np.empty(len(im.pixels), np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(im.size[1], im.size[0], -1)[::-1]
    bpy.data.images.remove(im)
    return np.ascontiguousarray(a[..., :3] if len(name) == 3 else a[..., 0])


def ink(printed, folder, paper):
    """What lies on paper as a factor of its light: rendered alone and without bounces, for the denoiser smears letters."""
    sc = bpy.context.scene
    for o in sc.objects:
        o.is_holdout, o.hide_render = o not in printed, o.hide_render and o not in printed
    for shader in (slot.material.node_tree.nodes['Principled BSDF'] for o in printed for slot in o.material_slots):
        shader.inputs['Specular'].default_value = 0
    sc.cycles.samples, sc.cycles.max_bounces, sc.cycles.use_adaptive_sampling = 32, 0, False
    seen = [world_to_camera_view(sc, sc.camera, o.matrix_world @ Vector(c)) for o in printed for c in o.bound_box]
    sc.render.use_border = True
    sc.render.border_min_x, sc.render.border_max_x = min(p.x for p in seen) - 0.01, max(p.x for p in seen) + 0.01
    sc.render.border_min_y, sc.render.border_max_y = min(p.y for p in seen) - 0.01, max(p.y for p in seen) + 0.01
    bpy.ops.render.render()
    covered = read_pass(folder, 'a')[..., None]
    return 1 - covered + read_pass(folder, 'alb') / np.maximum(paper, 0.02)


def render(name, w=1600, h=900, samples=96, **g):
    sc = bpy.context.scene
    q = arg('q', 'draft')
    f = {'draft': 0.4, 'mid': 0.6, 'final': 1}[q]
    sc.render.resolution_x, sc.render.resolution_y = int(w * f), int(h * f)
    sc.render.resolution_percentage = 100
    part = arg('only')
    if part:
        sc.render.use_border = True
        x0, y0, x1, y1 = map(float, part.split(','))
        sc.render.border_min_x, sc.render.border_max_x, sc.render.border_min_y, sc.render.border_max_y = (
            x0,
            x1,
            1 - y1,
            1 - y0,
        )
    c = sc.cycles
    c.samples = arg('spp', {'draft': 20, 'mid': 40, 'final': samples}[q])
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.02
    c.max_bounces = 6
    c.diffuse_bounces = 3
    c.glossy_bounces = 2
    c.transmission_bounces = 4
    c.transparent_max_bounces = 32
    c.sample_clamp_indirect = 3
    c.sample_clamp_direct = 20
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.6
    c.use_auto_tile = False
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    sc.render.threads_mode = 'FIXED'
    sc.render.threads = arg('t', 1)
    vl = sc.view_layers[0]
    vl.use_pass_mist = True
    sc.world.mist_settings.start = 0
    sc.world.mist_settings.depth = 1500
    sc.world.mist_settings.falloff = 'LINEAR'
    sc.render.film_transparent = True
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    tmp = f'{WORK}/{name}'
    os.makedirs(tmp, exist_ok=True)
    fo.base_path = tmp
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    for s_, o in (
        ('rgb', 'Image'),
        ('alb', 'Denoising Albedo'),
        ('nrm', 'Denoising Normal'),
        ('mist', 'Mist'),
        ('a', 'Alpha'),
    ):
        fo.file_slots.new(s_ + '_')
        nt.links.new(rl.outputs[o], fo.inputs[s_ + '_'])
    co = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], co.inputs[0])
    t1 = time.time()
    printed = [o for o in sc.objects if o.get('printed')]
    for o in printed:
        o.hide_render = True
    bpy.ops.render.render()
    t2 = time.time()
    A = {s_: read_pass(tmp, s_) for s_ in ('rgb', 'alb', 'nrm', 'mist', 'a')}
    import denoise

    t3 = time.time()
    rgb = denoise.denoise(A['rgb'], A['alb'], A['nrm'])
    t4 = time.time()
    if printed:
        rgb *= ink(printed, tmp, A['alb'])
    bg = sky(rgb.shape[1], rgb.shape[0], g.pop('c', None) or CUR)
    np.savez(f'{tmp}/den_{q}.npz', rgb=rgb, a=A['a'], mist=A['mist'], bg=bg.astype(np.float32))
    out = arg('out', f'{WORK}/{"final" if q == "final" else "draft"}_{name}.png')
    wpng(out, grade(rgb, A['a'], A['mist'], bg, **g))
    tris = sum(len(o.data.polygons) for o in sc.objects if o.type == 'MESH')
    print(
        f'DONE {out} {sc.render.resolution_x}x{sc.render.resolution_y} spp={c.samples} build={t1-T0:.0f}s render={t2-t1:.0f}s denoise={t4-t3:.0f}s total={time.time()-T0:.0f}s polys(base)={tris} objs={len(sc.objects)}'
    )
