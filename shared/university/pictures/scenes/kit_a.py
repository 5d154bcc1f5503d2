"""Additions to kit.py: seasons, dusk, dressed people, regatta, festival props."""
from kit import *
import kit

OPT = dict(winter=False, lit=2.4, lit2=4.2)
PAL.update(snow='EDF2F6', ice='9DB9C9', gown='0B565E', scarf='C0543E')
_mat0 = kit.mat
NOSNOW = ('glass', 'lit', 'lit2', 'clear', 'water', 'jet', 'snow', 'path', 'ice')


def _snowbsdf(nt):
    p = nt.nodes.new('ShaderNodeBsdfPrincipled')
    p.inputs['Base Color'].default_value = (*srgb(PAL['snow']), 1)
    p.inputs['Roughness'].default_value = 0.65
    p.inputs['Specular'].default_value = 0.25
    tc = nt.nodes.new('ShaderNodeTexCoord')
    no = nt.nodes.new('ShaderNodeTexNoise')
    no.inputs['Scale'].default_value = 1.7
    no.inputs['Detail'].default_value = 5
    b = nt.nodes.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = 0.22
    b.inputs['Distance'].default_value = 0.12
    nt.links.new(tc.outputs['Object'], no.inputs['Vector'])
    nt.links.new(no.outputs['Fac'], b.inputs['Height'])
    nt.links.new(b.outputs[0], p.inputs['Normal'])
    return p


def mat(name):
    if name in kit._mats:
        return kit._mats[name]
    base = name.split(':')[0]
    if base == 'glow':  # glow:HEX:strength  (visible emitter, not sampled as a lamp)
        _, h, s = name.split(':')
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        p = m.node_tree.nodes['Principled BSDF']
        p.inputs['Base Color'].default_value = (*srgb(h), 1)
        p.inputs['Emission'].default_value = (*srgb(h), 1)
        p.inputs['Emission Strength'].default_value = float(s)
        m.cycles.sample_as_light = False
        kit._mats[name] = m
        return m
    if base == 'paper':  # paper:HEX:strength  glowing paper that keeps its form
        _, h, s = name.split(':')
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        nt = m.node_tree
        p = nt.nodes['Principled BSDF']
        p.inputs['Base Color'].default_value = (*srgb('E8C890'), 1)
        p.inputs['Roughness'].default_value = 0.8
        p.inputs['Emission'].default_value = (*srgb(h), 1)
        lw = nt.nodes.new('ShaderNodeLayerWeight')
        lw.inputs[0].default_value = 0.5
        mr = nt.nodes.new('ShaderNodeMapRange')
        mr.inputs[3].default_value = float(s)
        mr.inputs[4].default_value = float(s) * 0.25
        nt.links.new(lw.outputs['Facing'], mr.inputs[0])
        nt.links.new(mr.outputs[0], p.inputs['Emission Strength'])
        m.cycles.sample_as_light = False
        kit._mats[name] = m
        return m
    if base == 'snow':
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        nt = m.node_tree
        p = _snowbsdf(nt)
        nt.links.new(p.outputs[0], nt.nodes['Material Output'].inputs[0])
        kit._mats[name] = m
        return m
    m = _mat0(name)
    nt = m.node_tree
    if base in ('lit', 'lit2') and OPT[base] is not None:
        p = nt.nodes['Principled BSDF']
        p.inputs['Emission Strength'].default_value = OPT[base]
        m.cycles.sample_as_light = False
        if base == 'lit2':
            p.inputs['Emission'].default_value = (*srgb('FFAC55'), 1)
        if base == 'lit':  # each pane a little different, brighter low down
            p.inputs['Emission'].default_value = (*srgb('FFB050'), 1)
            g = nt.nodes.new('ShaderNodeNewGeometry')
            no = nt.nodes.new('ShaderNodeTexNoise')
            no.inputs['Scale'].default_value = 0.55
            no.inputs['Detail'].default_value = 2
            mr = nt.nodes.new('ShaderNodeMapRange')
            mr.inputs[1].default_value = 0.32
            mr.inputs[2].default_value = 0.68
            mr.inputs[3].default_value = OPT['lit'] * 0.35
            mr.inputs[4].default_value = OPT['lit'] * 1.35
            nt.links.new(g.outputs['Position'], no.inputs['Vector'])
            nt.links.new(no.outputs['Fac'], mr.inputs[0])
            nt.links.new(mr.outputs[0], p.inputs['Emission Strength'])
    if OPT['winter'] and ':p' not in name and base not in NOSNOW and not base.startswith(('skin', 'hair', 'bd')):
        out = nt.nodes['Material Output']
        src = out.inputs[0].links[0].from_socket
        g = nt.nodes.new('ShaderNodeNewGeometry')
        sp = nt.nodes.new('ShaderNodeSeparateXYZ')
        nt.links.new(g.outputs['Normal'], sp.inputs[0])
        no = nt.nodes.new('ShaderNodeTexNoise')
        no.inputs['Scale'].default_value = 1.3
        no.inputs['Detail'].default_value = 3
        nt.links.new(g.outputs['Position'], no.inputs['Vector'])
        ad = nt.nodes.new('ShaderNodeMath')
        ad.operation = 'MULTIPLY_ADD'
        ad.inputs[1].default_value = 0.35
        nt.links.new(no.outputs['Fac'], ad.inputs[0])
        nt.links.new(sp.outputs['Z'], ad.inputs[2])
        mr = nt.nodes.new('ShaderNodeMapRange')
        lf = base.startswith('leaf') or base in ('pine', 'amber', 'blossom')
        mr.inputs[1].default_value = 0.48 if lf else 0.62
        mr.inputs[2].default_value = 0.74 if lf else 0.72
        nt.links.new(ad.outputs[0], mr.inputs[0])
        mx = nt.nodes.new('ShaderNodeMixShader')
        nt.links.new(mr.outputs[0], mx.inputs[0])
        nt.links.new(src, mx.inputs[1])
        s = _snowbsdf(nt)
        nt.links.new(s.outputs[0], mx.inputs[2])
        nt.links.new(mx.outputs[0], out.inputs[0])
    return m


kit.mat = mat
LIGHT.update(
    dusk=dict(
        az=-75,
        el=9,
        sun=0.55,
        suncol='FF9E7A',
        size=14,
        zen='27456F',
        mid='6E8FB4',
        hor='F2BE9C',
        midpos=0.2,
        amb=0.62,
        fog='9FA9BE',
        cloud=0.28,
        cloudcol='D9A9A4',
    ),
)


# ------------------------------------------------------------------ lamps and sky
def glow(x, y, z, e=400, col='FFB060', r=0.3):
    L = bpy.data.lights.new('p', 'POINT')
    L.energy = e
    L.color = srgb(col)
    L.shadow_soft_size = r
    o = bpy.data.objects.new('p', L)
    bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z)
    return o


def area(x, y, z, sx, sy, e, col='FFB060', rx=0, rz=0):
    L = bpy.data.lights.new('a', 'AREA')
    L.energy = e
    L.color = srgb(col)
    L.shape = 'RECTANGLE'
    L.size = sx
    L.size_y = sy
    o = bpy.data.objects.new('a', L)
    bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z)
    o.rotation_euler = (radians(rx), 0, radians(rz))
    o.visible_camera = False
    return o


def lampon(x, y, z=0, e=420, h=4.2, col='FFB868'):
    o = lamp(x, y, z, h)
    o.visible_shadow = False
    glow(x, y, z + h + 0.48, e, col, 0.3)
    return o


_sky0 = kit.sky


def sky(w, h, c):
    col = _sky0(w, h, c)
    if not c.get('stars'):
        return col
    e = np.arcsin(np.clip(view_directions(w, h)[..., 2], 0, 1))
    rg = np.random.default_rng(11)
    n = int(c['stars'])
    S = np.zeros((h, w))
    k = w / 1600
    for x, y, q in zip(rg.uniform(0, w, n), rg.uniform(0, h * 0.8, n) ** 1.0, rg.pareto(2.2, n)):
        s = (0.5 + 0.18 * min(q, 2)) * max(k, 0.5)
        x0, x1, y0, y1 = int(max(0, x - 4)), int(min(w, x + 5)), int(max(0, y - 4)), int(min(h, y + 5))
        gy, gx = np.mgrid[y0:y1, x0:x1]
        S[y0:y1, x0:x1] += min(0.16 + 0.2 * q, 1.1) * np.exp(-((gx - x) ** 2 + (gy - y) ** 2) / (2 * s * s))
    col = col + S[..., None] * np.array([0.8, 0.93, 1]) * np.clip(e / 0.25, 0, 1)[..., None]
    return col


kit.sky = sky
# ------------------------------------------------------------------ people
TOPS = ['teal', 'coral', 'gold', 'sea', 'navy', 'plum', 'teal2', 'ivory', 'coral2']


def wear_mesh(b, kind, hz, top, pose, c2):
    yk = Matrix.Diagonal((1, 0.86, 1, 1))
    if kind == 'winter':
        b.stack.append(b.stack[-1] @ yk)
        b.lathe(
            [(0.29, hz - 0.3), (0.275, hz - 0.14), (0.215, hz + 0.12)]
            if pose != 'sit'
            else [(0.24, hz - 0.06), (0.215, hz + 0.12)],
            top + ':p',
            16,
        )
        b.stack.pop()
        b.lathe([(0.14, hz + 0.54), (0.2, hz + 0.57), (0.205, hz + 0.65), (0.15, hz + 0.7)], c2 + ':p', 16)
        b.box(0.1, -0.215, hz + 0.22, 0.1, 0.04, 0.36, c2 + ':p')
        hc = R.choice([c2, c2, 'ivory', 'teal2', 'gold', 'plum'])
        b.lathe(
            [(0.226, 0), (0.238, 0.02), (0.238, 0.1), (0.222, 0.12), (0.19, 0.22), (0.11, 0.29), (0.01, 0.31)],
            hc + ':p',
            16,
            0,
            0.03,
            hz + 0.93,
        )
        b.ball(0, 0.03, hz + 1.27, 0.075, 'ivory:p', seg=10)
    elif kind == 'grad':
        sit = pose == 'sit'
        b.stack.append(b.stack[-1] @ yk)
        b.lathe(
            [
                (0.36, hz - 0.56),
                (0.32, hz - 0.3),
                (0.25, hz + 0.1),
                (0.262, hz + 0.42),
                (0.222, hz + 0.55),
                (0.1, hz + 0.615),
            ]
            if not sit
            else [(0.28, hz - 0.12), (0.25, hz + 0.1), (0.262, hz + 0.42), (0.222, hz + 0.55), (0.1, hz + 0.615)],
            'gown:p',
            18,
        )
        b.stack.pop()
        if sit:
            b.poly([(-0.55, 0.0), (-0.5, 0.62), (0.1, 0.62), (0.15, 0.0)], 'x', -0.24, 0.24, 'gown:p')
        else:
            for s_ in (-1, 1):
                el, hd = (
                    ((0.36, -0.02, hz + 0.62), (0.345, -0.035, hz + 0.86))
                    if (pose in ('wave', 'cheer') and s_ == 1) or pose == 'cheer'
                    else ((s_ * 0.3, 0, hz + 0.26), (s_ * 0.285, -0.05, hz + 0.08))
                )
                if pose == 'cheer' and s_ == -1:
                    el, hd = (-0.36, -0.02, hz + 0.62), (-0.345, -0.035, hz + 0.86)
                b.limb(el, hd, 0.085, 0.12, 'gown:p')
        for s_ in (-1, 1):
            with b.at(s_ * 0.1, -0.222, hz + 0.02, rx=0):
                b.box(0, 0, 0, 0.075, 0.03, 0.5, c2 + ':p')
        b.lathe([(0.205, 0), (0.21, 0.1), (0.12, 0.14)], 'gown:p', 14, 0, 0.03, hz + 0.94)
        with b.at(0, 0.03, hz + 1.07, rz=R.uniform(20, 70), rx=R.uniform(-6, 6)):
            capboard(b, c2)
    elif kind == 'sun':
        b.lathe(
            [(0.36, 0), (0.35, 0.02), (0.21, 0.05), (0.2, 0.15), (0.13, 0.19), (0.01, 0.2)],
            'sand:p',
            18,
            0,
            0.03,
            hz + 0.99,
        )


def capboard(b, c2='gold'):
    b.box(0, 0, 0, 0.5, 0.5, 0.035, 'gown:p')
    b.ball(0, 0, 0.045, 0.03, c2 + ':p', seg=8)
    b.limb((0, 0, 0.045), (0.24, 0.24, 0.045), 0.012, 0.012, c2 + ':p', 6)
    b.limb((0.24, 0.24, 0.045), (0.25, 0.25, -0.16), 0.012, 0.03, c2 + ':p', 6)


def folk(
    x,
    y,
    z=0,
    rz=0,
    pose='walk',
    wear=None,
    k=1.3,
    top=None,
    leg=None,
    skin=None,
    hair=None,
    ph=None,
    c2=None,
    pack=None,
    book=False,
    hij=None,
    skirt=False,
):
    if wear == 'grad':
        top = 'gown'
        leg = leg or 'dark'
    top = top or R.choice(TOPS)
    leg = leg or R.choice(['navy', 'dark', 'slate', '6B5B4B'])
    skin = skin or R.choice(['skinA', 'skinB', 'skinC', 'skinD', 'skinA'])
    hair = hair or R.choice(['hairA', 'hairA', 'hairB', 'hairC'])
    if ph is None:
        ph = R.uniform(-1, 1)
    if wear and ph < -0.5:
        ph = R.uniform(-0.45, 0.9)
    q = lambda n: n + ':p' if n else None
    o = person(
        x,
        y,
        z,
        rz,
        'wave' if pose == 'cheer' else pose,
        q(top),
        q(leg),
        q(skin),
        q(hair),
        k,
        q(pack),
        book,
        ph,
        skirt,
        q(hij),
    )
    hz = 0.48 if pose == 'sit' else 0.86
    b = Mesh()
    if wear:
        wear_mesh(
            b,
            wear,
            hz,
            top,
            pose,
            c2
            or R.choice(['scarf', 'gold', 'teal2', 'plum', 'ivory'] if wear == 'winter' else ['gold', 'ivory', 'gold']),
        )
    if pose == 'cheer':
        b.limb((-0.21, 0, hz + 0.5), (-0.36, -0.02, hz + 0.62), 0.075, 0.065, top + ':p')
        b.limb((-0.36, -0.02, hz + 0.62), (-0.34, -0.04, hz + 0.92), 0.062, 0.055, top + ':p')
        b.ball(-0.34, -0.04, hz + 0.94, 0.065, skin + ':p', seg=10)
    if b.v:
        b.obj('wear', 0, (x, y, z), rz, k)
    return o


def pool_water():
    """Clear at a steep look and a mirror at a flat one, with small waves."""
    material = bpy.data.materials.new('poolwater')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    clear, mirror, mix, fresnel, waves, bump, place, stretch = (nodes.new('ShaderNode' + kind) for kind in (
        'BsdfTransparent', 'BsdfGlossy', 'MixShader', 'Fresnel', 'TexNoise', 'Bump', 'TexCoord', 'Mapping'))
    clear.inputs[0].default_value = (.72, .97, .97, 1)
    mirror.inputs['Roughness'].default_value = .03
    fresnel.inputs[0].default_value = 1.2
    waves.inputs['Scale'].default_value, waves.inputs['Detail'].default_value = 1.6, 3
    stretch.inputs['Scale'].default_value = (1, .7, 1)
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .3, .12
    for a, b in ((place.outputs['Object'], stretch.inputs[0]), (stretch.outputs[0], waves.inputs['Vector']),
                 (waves.outputs['Fac'], bump.inputs['Height']), (bump.outputs[0], mirror.inputs['Normal']),
                 (bump.outputs[0], fresnel.inputs['Normal']), (fresnel.outputs[0], mix.inputs[0]),
                 (clear.outputs[0], mix.inputs[1]), (mirror.outputs[0], mix.inputs[2]),
                 (mix.outputs[0], nodes['Material Output'].inputs[0])):
        links.new(a, b)
    kit._mats['poolwater'] = material


# ------------------------------------------------------------------ snow, ropes, bunting
def cat_pts(p0, p1, sag, n):
    p0, p1 = Vector(p0), Vector(p1)
    return [p0.lerp(p1, i / n) - Vector((0, 0, sag * 4 * (i / n) * (1 - i / n))) for i in range(n + 1)]


def strand(p0, p1, sag=1, n=14, col='FFAE58', e=4.5, r=0.075, light=0):
    P = cat_pts(p0, p1, sag, n * 2)
    b = Mesh()
    b.sweep([tuple(p) for p in P], [0.018] * len(P), 'dark:p', 5)
    for p in P[1::2]:
        b.ball(p.x, p.y, p.z - 0.12, r, f'glow:{col}:{e}', (1, 1, 1.2), 8)
        b.cyl(p.x, p.y, p.z - 0.07, 0.03, 0.08, 'dark:p', seg=6)
    o = b.obj('strand', 0)
    o.visible_shadow = False
    if light:
        q = P[len(P) // 2]
        glow(q.x, q.y, q.z - 0.3, light, col, 0.5)
    return o


def bunting(p0, p1, sag=0.8, n=16, cols=('teal', 'ivory', 'gold', 'teal2', 'coral2'), w=0.42, h=0.55):
    P = cat_pts(p0, p1, sag, n * 2)
    b = Mesh()
    b.sweep([tuple(p) for p in P], [0.02] * len(P), 'ivory:p', 5)
    d = (Vector(p1) - Vector(p0)).normalized()
    for i, p in enumerate(P[1::2]):
        a, c = p - d * w / 2, p + d * w / 2
        b.add([tuple(a), tuple(c), (p.x, p.y + 0.06, p.z - h)], [(0, 1, 2)], cols[i % len(cols)] + ':p')
    return b.obj('bunting', 0)


def torus(b, x, y, z, r, t, m, axis='y', seg=28):
    P = [
        (x + r * cos(a), y, z + r * sin(a)) if axis == 'y' else (x + r * cos(a), y + r * sin(a), z)
        for a in np.linspace(0, 2 * pi, seg + 1)
    ]
    for p, q in zip(P[:-1], P[1:]):
        b.limb(p, q, t, t, m, 6)


def bicycle(x, y, z=0, rz=0, m='teal2', k=1.3, lean=6):
    b = Mesh()
    B = (0, 0, 0.34)
    S = (-0.16, 0, 0.86)
    H = (0.42, 0, 0.86)
    RW, FW = (-0.5, 0, 0.35), (0.58, 0, 0.35)
    with b.at(rx=lean):
        for c in (RW, FW):
            torus(b, *c, 0.33, 0.026, 'dark:p')
            for i in range(6):
                a = pi * i / 6
                b.limb(
                    (c[0] - 0.32 * cos(a), 0, c[2] - 0.32 * sin(a)),
                    (c[0] + 0.32 * cos(a), 0, c[2] + 0.32 * sin(a)),
                    0.006,
                    0.006,
                    '9AA3A6:p',
                    4,
                )
        for p, q in ((B, S), (S, H), (B, (0.45, 0, 0.78)), (RW, B), (RW, (-0.14, 0, 0.8))):
            b.limb(p, q, 0.024, 0.024, m + ':p', 8)
        b.limb(FW, (0.40, 0, 0.95), 0.024, 0.022, m + ':p', 8)
        b.limb((0.39, -0.26, 0.97), (0.39, 0.26, 0.97), 0.02, 0.02, 'dark:p', 8)
        b.ball(-0.18, 0, 0.92, 0.11, 'wood2:p', (1.3, 0.7, 0.45), 10)
        b.limb((0, -0.12, 0.28), (0, 0.12, 0.4), 0.015, 0.015, 'dark:p', 6)
        b.box(0.62, 0, 0.72, 0.26, 0.36, 0.22, 'wood:p')
    return b.obj('bike', 0, (x, y, z), rz, k)


# ------------------------------------------------------------------ the sound: shells, launch, gulls, pier, boathouse
def gull(x, y, z, rz=0, k=1, up=0.5):
    b = Mesh()
    b.sweep(
        [(-0.5, 0, 0), (-0.2, 0, 0.02), (0.15, 0, 0.05), (0.42, 0, 0.1), (0.55, 0, 0.1)],
        [0.03, 0.13, 0.15, 0.1, 0.03],
        'white:p',
        10,
    )
    b.add([(-0.45, 0, 0.02), (-0.8, -0.16, 0.03), (-0.8, 0.16, 0.03)], [(0, 1, 2)], 'white:p')
    b.limb((0.52, 0, 0.1), (0.68, 0, 0.08), 0.035, 0.01, 'gold:p', 6)
    for s_ in (-1, 1):
        P = [(0.12, 0, 0.08), (0.18, 0.55, 0.08 + up * 0.5), (0.0, 1.25, 0.08 + up * 0.42)]
        W = [0.34, 0.3, 0.03]
        vs = []
        for p, w in zip(P, W):
            vs += [(p[0] + w / 2, s_ * p[1], p[2]), (p[0] - w / 2, s_ * p[1], p[2] - 0.02)]
        b.add(vs, [(0, 1, 3, 2)], 'white:p')
        b.add(vs, [(2, 3, 5, 4)], 'slate:p')
    return b.obj('gull', 0, (x, y, z), rz, k)


def sailboat(x, y, z=0, rz=0, k=1, hull='teal', sail='ivory', jib='gold', heel=6):
    b = Mesh()
    with b.at(rx=heel):
        N = 14
        vs, fs = [], []
        for i in range(N + 1):
            t = i / N
            w = 0.95 * max(sin(pi * (0.12 + 0.88 * t)), 0) ** 0.6 * (1 if t < 0.9 else 1)
            X = 3.1 - 6.0 * t
            if i == 0:
                w = 0.03
            for a in np.linspace(0, pi, 7):
                vs.append(
                    (
                        X,
                        -w * cos(a),
                        0.85 + 0.25 * (1 - t) ** 2 - 0.95 * sin(a) * (0.4 + 0.6 * sin(pi * min(1, 0.15 + t * 0.8))),
                    )
                )
        for i in range(N):
            for j in range(6):
                fs.append((i * 7 + j, i * 7 + j + 1, (i + 1) * 7 + j + 1, (i + 1) * 7 + j))
            fs.append((i * 7, (i + 1) * 7, (i + 1) * 7 + 6, i * 7 + 6))
        fs.append(tuple(range(N * 7, N * 7 + 7)))
        b.add(vs, fs, hull)
        b.box(-0.6, 0, 0.9, 1.8, 0.9, 0.3, 'wood')
        b.cyl(0.5, 0, 0.6, 0.06, 7.4, 'wood2', seg=10)
        b.limb((0.5, 0, 1.6), (-2.6, 0.3, 1.65), 0.05, 0.04, 'wood2', 8)
        n = 8
        V = []
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = i / n, j / n
                X = 0.42 - (2.9 * (1 - v)) * u
                V.append(
                    (X, 0.3 * u * (1 - v) + 0.45 * sin(pi * u) * sin(pi * min(1, v * 0.9 + 0.08)) * 0.8, 1.75 + 5.9 * v)
                )
        b.add(
            V,
            [
                (i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1)
                for i in range(n)
                for j in range(n)
            ],
            sail,
            True,
        )
        V = []
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = i / n, j / n
                X = 0.55 + (2.35 * (1 - v)) * (1 - u)
                V.append((X, 0.05 + 0.4 * sin(pi * u) * sin(pi * v * 0.95), 1.2 + 5.2 * v + 0.2 * u))
        b.add(
            V,
            [
                (i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1)
                for i in range(n)
                for j in range(n)
            ],
            jib,
            True,
        )
    for X, Y, t, s_ in ((-1.75, 0.28, 'coral2', 'skinB'), (-0.2, 0.42, 'navy', 'skinA')):
        with b.at(rx=heel):
            b.limb((X, Y, 1.0), (X, Y, 1.62), 0.21, 0.2, t)
            b.limb((X, Y, 1.6), (X, Y, 1.85), 0.07, 0.07, s_)
            b.ball(X, Y, 2.02, 0.2, s_, seg=12)
            b.ball(X - 0.04, Y + 0.02, 2.08, 0.2, 'hairA' if X < -1 else 'ivory', seg=12)
            b.limb((X, Y, 1.5), (X - 0.5, Y - 0.1, 1.3), 0.07, 0.06, t)
    return b.obj('sail', 0, (x, y, z), rz, k)


def banner(x, y, z, w, h, txt, rz=0, m='teal2', size=None, post=True, tm='ivory:p'):
    b = Mesh()
    if post:
        for q in (-1, 1):
            b.cyl(q * (w / 2 + 0.12), 0, 0, 0.08, h + 2.6, 'ivory:p', seg=10)
            b.ball(q * (w / 2 + 0.12), 0, h + 2.65, 0.13, 'brass:p', seg=10)
    b.box(0, 0, 2.5 if post else 0, w, 0.06, h, m + ':p')
    b.box(0, 0, (2.5 if post else 0) + 0.1, w - 0.25, 0.075, 0.06, 'gold:p')
    b.box(0, 0, (2.5 if post else 0) + h - 0.16, w - 0.25, 0.075, 0.06, 'gold:p')
    b.obj('banner', 0, (x, y, z), rz)
    a = radians(rz)
    t = text(
        txt,
        x + sin(a) * 0.05,
        y - cos(a) * 0.05,
        z + (2.5 if post else 0) + h / 2,
        size or h * 0.42,
        tm,
        rz,
        90,
        0.01,
        font=public_sans(),
    )
    return t

