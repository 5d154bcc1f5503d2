"""kit_c: interiors for 3E University (rooms, furniture, people) on top of kit."""

import kit
from kit import *

PAL.update(
    brand='0B656E',
    ice2='CFE3E6',
    mist='DCE7E2',
    sage='A9C2AE',
    sky='A9CBD3',
    dusk='5F8791',
    blush='E3BFA8',
    oat='E7DBC4',
    lilac='B9AFC6',
    mauve='8C7A9B',
    ink='1B3440',
    tileA='DDE6E2',
    tileB='AFC9C8',
    tileC='8FB4B6',
    greyA='9A8F80',
    greyB='8C8173',
    greyC='A59B8C',
    oakA='C9A578',
    oakB='BC976A',
    oakC='B48E60',
    walA='8A6242',
    walB='7C5638',
    walC='91694A',
    pinkA='D99A93',
    pinkB='C77F7A',
    leafD='3F7A55',
    leafE='6FA36A',
    felt='2E6E5A',
    screen='12303A',
    steel='8FA3A8',
    red2='B5564A',
    cream='F7EDDA',
    sandw='E6CFA8',
    petrol='1F5D66',
    wine='7A3B4A',
    honey='D9A24A',
    leafy='6E9A4E',
)
ROUGH.update(steel=(0.35, 0.7), screen=(0.15, 0), ink=(0.3, 0), mirror=(0.04, 1.0), piano=(0.14, 0))
PAL['piano'] = '16262C'
PAL['mirror'] = '8FB3B8'


def special():
    m = bpy.data.materials.new('ice')
    m.use_nodes = True
    N = m.node_tree.nodes
    L = m.node_tree.links
    p = N['Principled BSDF']
    kit._mats['ice'] = m
    p.inputs['Base Color'].default_value = (0.085, 0.135, 0.165, 1)
    p.inputs['Roughness'].default_value = 0.9
    p.inputs['Specular'].default_value = 0
    p.inputs['Emission'].default_value = (0.235, 0.312, 0.322, 1)
    p.inputs['Emission Strength'].default_value = ICE
    for n, h, s in (
        ('glowA', '9FE0D2', 0.9),
        ('glowB', 'F2C05A', 0.9),
        ('glowC', 'E58A6A', 0.8),
        ('glowD', 'EAF6F2', 0.9),
        ('glowE', '7FB7E0', 0.9),
        ('scr', '12404A', 0.55),
        ('shade', '3E9A6C', 0.5),
        ('shadeW', 'FFE9C4', 1.1),
        ('dawn', 'FFD9B0', 0.6),
    ):
        m = bpy.data.materials.new(n)
        m.use_nodes = True
        p = m.node_tree.nodes['Principled BSDF']
        c = srgb(h)
        p.inputs['Base Color'].default_value = (*c, 1)
        p.inputs['Roughness'].default_value = 0.4
        p.inputs['Emission'].default_value = (*c, 1)
        p.inputs['Emission Strength'].default_value = s
        kit._mats[n] = m
    m = bpy.data.materials.new('tankwater')
    m.use_nodes = True
    nt = m.node_tree
    t = nt.nodes.new('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = (0.80, 0.93, 0.97, 1)
    nt.links.new(t.outputs[0], nt.nodes['Material Output'].inputs[0])
    kit._mats['tankwater'] = m


ICE = 1.0


def start(side='L', el=30, daz=11, sun=8.2, suncol='FFE3C2', amb=0.74, back=False, az=None, ice=1.0, **k):
    global ICE
    ICE = ice
    reset()
    special()
    a = az if az is not None else (-(90 + daz) if side == 'L' else 90 + daz)
    day = dict(hor='E9EEEA', mid='DFEAEA', zen='CBE0E4')
    c = light('studio', az=a, el=el, sun=sun, size=1.3, suncol=suncol, amb=amb, cloud=0, **{**day, **k})
    b = Mesh()
    b.box(0, 0, -1.6, 400, 400, 1, 'ice')
    b.obj('bd', 0)
    return c


def rainy_day(**k):
    """As `start`, below a cloud: pale light without edges, on a ground a shade darker."""
    start('L', el=38, daz=4, sun=2.4, suncol='EAF1F4', amb=0.52, ice=0.84, **k)
    bpy.data.lights['sun'].angle = radians(24)


def rain(strips, top, count=1100):
    """Streaks over strips of ground, each (x0, x1, y0, y1); needs the glow of `kit_a`."""
    chance = random.Random(4)
    b = Mesh()
    for i in range(count):
        x0, x1, y0, y1 = strips[i % len(strips)]
        x, y, z = chance.uniform(x0, x1), chance.uniform(y0, y1), chance.uniform(-0.05, top)
        length = chance.uniform(0.16, 0.4)
        b.limb((x, y, z), (x - 0.12 * length, y, z + length), 0.006, 0.006, 'glow:F2FAFC:1', 4)
    b.obj('rain', 0).visible_shadow = False


def pt(x, y, z, e=20, col='FFC98A', r=0.12):
    L = bpy.data.lights.new('p', 'POINT')
    L.energy = e
    L.color = srgb(col)
    L.shadow_soft_size = r
    o = bpy.data.objects.new('p', L)
    bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z)


# ---------------------------------------------------------------- room
def wallseg(b, L, H, ops, m, th=0.25, z0=-0.1):  # local: interior face y=0 looking to -y; ops = (cx, w, sill, h, arch)
    ops = sorted(ops)
    ed = (
        [-L / 2]
        + [(ops[i][0] + ops[i][1] / 2 + ops[i + 1][0] - ops[i + 1][1] / 2) / 2 for i in range(len(ops) - 1)]
        + [L / 2]
    )
    if not ops:
        b.poly([(-L / 2, z0), (L / 2, z0), (L / 2, H), (-L / 2, H)], 'y', 0, th, m)
        return
    for k, (cx, w, s, h, ar) in enumerate(ops):
        x0, x1, r = ed[k], ed[k + 1], w / 2
        sp = s + h - r if ar else s + h
        arc = [(cx - r * cos(pi * q / 16), sp + r * sin(pi * q / 16)) for q in range(1, 16)] if ar else []
        if s > 0.05:
            b.poly([(x0, z0), (x1, z0), (x1, s), (x0, s)], 'y', 0, th, m)
        b.poly(
            [(x0, s), (cx - r, s), (cx - r, sp)] + arc + [(cx + r, sp), (cx + r, s), (x1, s), (x1, H), (x0, H)],
            'y',
            0,
            th,
            m,
        )


def winframe(b, cx, w, s, h, ar, m, sill='white', nx=1, nz=3):
    r = w / 2
    sp = s + h - r if ar else s + h
    e = 0.07
    o = (
        [(cx - r, s), (cx - r, sp)]
        + ([(cx - r * cos(pi * q / 16), sp + r * sin(pi * q / 16)) for q in range(1, 16)] if ar else [])
        + [(cx + r, sp), (cx + r, s)]
    )
    ri = r - e
    i = (
        [(cx - ri, s + e), (cx - ri, sp - (0 if ar else e))]
        + ([(cx - ri * cos(pi * q / 16), sp + ri * sin(pi * q / 16)) for q in range(1, 16)] if ar else [])
        + [(cx + ri, sp - (0 if ar else e)), (cx + ri, s + e)]
    )
    b.poly(o + i[::-1], 'y', -0.05, 0.2, m)
    for k in range(nx):
        b.box(cx - ri + 2 * ri * (k + 1) / (nx + 1), 0.1, s + 0.03, 0.045, 0.05, (h - 0.06) if (nx == 1) else sp - s, m)
    for k in range(nz):
        b.box(cx, 0.1, s + (sp - s) * (k + 1) / nz, 2 * ri, 0.05, 0.045, m)
    if s > 0.3:
        b.box(cx, -0.12, s - 0.09, w + 0.3, 0.42, 0.09, sill)


def room(
    W=9.2,
    D=6.4,
    H=4.4,
    side='L',
    wall='ivory',
    wall2=None,
    floor='plank',
    tones=('floorA', 'floorB', 'floorC'),
    trim='teal',
    frame='teal2',
    slab='brand',
    win=3,
    ww=1.5,
    sill=0.85,
    wh=3.0,
    backwin=(),
    dado=None,
    dh=0.8,
    base=None,
    arch=True,
    cw=None,
    nx=1,
):
    s_ = -1 if side == 'L' else 1
    wall2 = wall2 or wall
    base = base or trim
    b = Mesh()
    b.poly(rrect(-W / 2 - 0.42, -D / 2 - 0.42, W / 2 + 0.42, D / 2 + 0.42, 0.5), 'z', -0.6, -0.13, slab)
    b.obj('slab', 0.08, seg=4)
    b = Mesh()
    if floor == 'plank':
        n = int(W / 0.4)
        for i in range(n):
            b.box(-W / 2 + (i + 0.5) * W / n, 0, -0.12, W / n - 0.014, D, 0.12, R.choice(tones))
    elif floor == 'planx':
        n = int(D / 0.36)
        for i in range(n):
            y = -D / 2 + (i + 0.5) * D / n
            c = [-W / 2] + sorted(R.uniform(-W / 2 + 1, W / 2 - 1) for _ in range(2)) + [W / 2]
            for u, v in zip(c, c[1:]):
                b.box((u + v) / 2, y, -0.12, v - u - 0.012, D / n - 0.012, 0.12, R.choice(tones))
    elif floor == 'herring':
        tw, tl = 0.28, 1.12
        b.box(0, 0, -0.12, W, D, 0.08, tones[1])
        y = -D / 2
        n = int(W / tl)
        st = W / n
        nd = int(D / tw)
        sd = D / nd
        for i in range(n):
            for j in range(nd):
                b.box(
                    -W / 2 + (i + 0.5) * st,
                    -D / 2 + (j + 0.5) * sd,
                    -0.11,
                    st - 0.012,
                    sd - 0.012,
                    0.11,
                    tones[(i + j + R.randrange(2)) % 3],
                )
    elif floor == 'tile':
        n, q = round(W / 0.8), round(D / 0.8)
        for i in range(n):
            for j in range(q):
                b.box(
                    -W / 2 + (i + 0.5) * W / n,
                    -D / 2 + (j + 0.5) * D / q,
                    -0.12,
                    W / n - 0.014,
                    D / q - 0.014,
                    0.12,
                    tones[(i + j) % 2],
                )
    else:
        b.box(0, 0, -0.12, W, D, 0.12, tones[0])
    b.obj('floor', 0.008)
    ops = (
        [(((i + 0.5) / win - 0.5) * D * 0.97, ww, sill, wh, arch) for i in range(win)]
        if cw is None
        else [(c_, ww, sill, wh, arch) for c_ in cw]
    )
    bops = [(o[0], o[1], o[2], o[3], arch) for o in backwin]
    b = Mesh()
    with b.at(0, D / 2):
        wallseg(b, W, H, bops, wall)
    with b.at(s_ * W / 2, 0, rz=-90 * s_):
        wallseg(b, D, H, ops, wall2)
    b.box(s_ * (W / 2 + 0.125), D / 2 + 0.125, -0.1, 0.25, 0.25, H + 0.1, wall2)
    b.obj('walls', 0)
    b = Mesh()
    with b.at(0, D / 2):
        for o in bops:
            winframe(b, *o, frame, nx=nx)
    with b.at(s_ * W / 2, 0, rz=-90 * s_):
        for o in ops:
            winframe(b, *o, frame, nx=nx)
    b.obj('frames', 0.012)
    b = Mesh()
    lo = [o for o in bops if o[2] < 0.3]

    def run(L, lows, fn):
        e = [-L / 2] + [v for o in sorted(lows) for v in (o[0] - o[1] / 2 - 0.05, o[0] + o[1] / 2 + 0.05)] + [L / 2]
        for u, v in zip(e[::2], e[1::2]):
            if v - u > 0.1:
                fn((u + v) / 2, v - u)

    with b.at(0, D / 2):
        run(W, lo, lambda x, l: b.box(x, -0.03, 0, l, 0.06, 0.2, base))
    with b.at(s_ * W / 2, 0, rz=-90 * s_):
        run(D - 0.14, [o for o in ops if o[2] < 0.3], lambda x, l: b.box(x, -0.03, 0, l, 0.06, 0.2, base))
    if dado:
        with b.at(0, D / 2):
            run(
                W,
                lo,
                lambda x, l: (
                    b.box(x, -0.012, 0.2, l, 0.024, dh - 0.2, dado),
                    b.box(x, -0.035, dh, l, 0.07, 0.07, trim),
                ),
            )
        with b.at(s_ * W / 2, 0, rz=-90 * s_):
            (
                run(
                    D - 0.14,
                    [o for o in ops if o[2] < dh + 0.1],
                    lambda x, l: (
                        b.box(x, -0.012, 0.2, l, 0.024, dh - 0.2, dado),
                        b.box(x, -0.035, dh, l, 0.07, 0.07, trim),
                    ),
                )
                if sill > dh + 0.15
                else b.box(0, -0.012, 0.2, D - 0.05, 0.024, min(dh, sill - 0.1) - 0.2, dado)
            )
    b.obj('base', 0.01)
    b = Mesh()
    b.poly(
        [
            (-s_ * (W / 2 + 0.07), D / 2 - 0.06),
            (-s_ * (W / 2 + 0.07), D / 2 + 0.31),
            (s_ * (W / 2 + 0.31), D / 2 + 0.31),
            (s_ * (W / 2 + 0.31), -D / 2 - 0.07),
            (s_ * (W / 2 - 0.06), -D / 2 - 0.07),
            (s_ * (W / 2 - 0.06), D / 2 - 0.06),
        ][::-s_],
        'z',
        H,
        H + 0.13,
        trim,
    )
    b.obj('cap', 0.02)
    e = 0.28
    corners = [(x * (W / 2 + e), y * (D / 2 + e), z) for x in (-1, 1) for y in (-1, 1) for z in (-0.6, -0.13)]
    corners += [
        (-s_ * (W / 2 + 0.1), D / 2 + 0.3, H + 0.13),
        (s_ * (W / 2 + 0.3), D / 2 + 0.3, H + 0.13),
        (s_ * (W / 2 + 0.3), -D / 2 - 0.1, H + 0.13),
    ]
    return corners


def arcband(b, r0, r1, a0, a1, z0, z1, m, n=48):
    """A part of a ring, from angle `a0` to `a1` in degrees."""
    vs = [
        (r * cos(a), r * sin(a), z)
        for a in np.radians(np.linspace(a0, a1, n + 1))
        for r, z in ((r0, z0), (r1, z0), (r1, z1), (r0, z1))
    ]
    sides = [
        (4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4, 4 * i + 4 + j) for i in range(n) for j in range(4)
    ]
    b.add(vs, [(0, 1, 2, 3), (4 * n, 4 * n + 3, 4 * n + 2, 4 * n + 1), *sides], m)


def paved(rings, z=0.0):
    """Rings of stones: of each (inner radius, outer radius, stones, tones), the stones in turn in its tones."""
    b = Mesh()
    for r0, r1, count, tones in rings:
        turn = 360 / count
        for i in range(count):
            arcband(
                b, r0, r1 - 0.012, turn * i + 0.02, turn * (i + 1) - 1.2 / r0, z - 0.12, z, tones[i % len(tones)], 4
            )
    b.obj('paved', 0)


def disk(radius, height=0.0):
    """A round slab, and what `fit` has to show of it and of what stands on it."""
    b = Mesh()
    b.cyl(0, 0, -0.6, radius, 0.47, 'brand', seg=96, smooth=False)
    b.obj('slab', 0.08, seg=4)
    return [
        (r * cos(a), r * sin(a), z)
        for a in np.linspace(0, 2 * pi, 24)
        for r, z in ((radius, -0.6), (radius, -0.13), (radius * 0.6, height))
    ]


def fit(corners, az=36, el=30, lens=50, margin=0.03, fstop=2.2, aspect=4 / 3):
    """The camera, at the right of -y, from which all the corners just fill the picture."""
    a, l = radians(az), radians(el)
    away, target, distance = Vector((sin(a) * cos(l), -cos(a) * cos(l), sin(l))), Vector((0, 0, 1.3)), 16
    turned = (-away).to_track_quat('-Z', 'Y').to_matrix().transposed()
    for _ in range(12):
        seen = [turned @ (Vector(corner) - (target + away * distance)) for corner in corners]
        xs, ys = zip(*((v.x / -v.z * lens / 36, v.y / -v.z * lens / 36) for v in seen))
        distance *= max((max(xs) - min(xs)) / (1 - 2 * margin), (max(ys) - min(ys)) * aspect / (1 - 2.2 * margin))
    shift = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    return camera(target + away * distance, target, lens, fstop, focus=(0, -0.3, 1), shift=shift)


# ---------------------------------------------------------------- furniture (each faces -y at rz 0)
def O(f, x=0, y=0, z=0, rz=0, k=1, bevel=0.01, seg=2):
    b = Mesh()
    f(b)
    return b.obj('o', bevel, (x, y, z), rz, k, seg)


def desk(x, y, rz=0, w=1.6, d=0.75, h=0.74, top='oakA', leg='white', drawers=None, z=0):
    def f(b):
        b.box(0, 0, h - 0.05, w, d, 0.05, top)
        for sx in (-1, 1):
            for sy in (-1, 1):
                b.box(sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0, 0.06, 0.06, h - 0.05, leg)
        b.box(0, d / 2 - 0.06, h - 0.25, w - 0.14, 0.03, 0.2, leg)
        if drawers:
            b.box(w / 2 - 0.33, 0.02, 0.1, 0.44, d - 0.16, h - 0.16, drawers)
            [b.box(w / 2 - 0.33, -d / 2 + 0.085, 0.14 + 0.18 * i, 0.38, 0.02, 0.15, 'white') for i in range(3)]
            [b.box(w / 2 - 0.33, -d / 2 + 0.07, 0.21 + 0.18 * i, 0.12, 0.02, 0.02, 'brass') for i in range(3)]

    return O(f, x, y, z, rz)


def chair(x, y, rz=0, m='teal2', leg='wood', z=0, h=0.4):
    def f(b):
        b.box(0, 0, h - 0.05, 0.46, 0.44, 0.05, m)
        b.box(0, 0.23, h + 0.18, 0.44, 0.05, 0.3, m)
        for sx in (-1, 1):
            b.box(sx * 0.19, 0.22, 0, 0.045, 0.045, h + 0.44, leg)
            b.box(sx * 0.19, -0.18, 0, 0.045, 0.045, h - 0.05, leg)

    return O(f, x, y, z, rz, bevel=0.014)


def ochair(x, y, rz=0, m='teal2', z=0):
    def f(b):
        b.poly(rrect(-0.26, -0.25, 0.26, 0.24, 0.1), 'z', 0.34, 0.41, m)
        b.cyl(0, 0, 0.08, 0.035, 0.27, 'steel', seg=12)
        for i in range(5):
            a = 2 * pi * i / 5
            b.limb((0, 0, 0.1), (0.27 * cos(a), 0.27 * sin(a), 0.06), 0.03, 0.022, 'dark', 8)
            b.ball(0.27 * cos(a), 0.27 * sin(a), 0.04, 0.04, 'ink', seg=8)
        with b.at(0, 0.27, 0.5, rx=-8):
            b.poly(rrect(-0.22, 0, 0.22, 0.44, 0.1), 'y', -0.03, 0.04, m)
        b.box(0, 0.27, 0.36, 0.06, 0.04, 0.2, 'dark')

    return O(f, x, y, z, rz, bevel=0.015)


def code(b, x0, z0, w, h, rows=9, seed=None, y=-0.004):
    rg = R if seed is None else random.Random(seed)
    rh = h / rows
    for i in range(rows):
        ind = rg.choice((0, 0, 0.06, 0.12, 0.12, 0.18)) * w * 1.1
        xx = x0 + ind
        for _ in range(rg.randint(1, 4)):
            l = rg.uniform(0.07, 0.26) * w
            if xx + l > x0 + w:
                break
            b.box(
                xx + l / 2,
                y,
                z0 + h - (i + 0.72) * rh,
                l,
                0.006,
                rh * 0.46,
                rg.choice(('glowA', 'glowA', 'glowB', 'glowD', 'glowC', 'glowE')),
            )
            xx += l + 0.035 * w


def barsp(b, x0, z0, w, h, vals, cols, y=-0.004, gap=0.3, t=0.008):
    n = len(vals)
    st = w / n
    for i, v in enumerate(vals):
        b.box(x0 + (i + 0.5) * st, y, z0, st * (1 - gap), t, h * v, cols[i % len(cols)])


def laptop(x, y, z, rz=0, m='steel', kind='bars', seed=3):
    def f(b):
        b.box(0, 0, 0, 0.36, 0.25, 0.018, m)
        b.box(0, 0.03, 0.018, 0.3, 0.12, 0.003, 'ink')
        with b.at(0, 0.125, 0.018, rx=-16):
            b.box(0, 0, 0, 0.36, 0.014, 0.25, m)
            b.box(0, -0.01, 0.012, 0.335, 0.006, 0.225, 'scr')
            if kind == 'bars':
                barsp(b, -0.13, 0.04, 0.26, 0.16, [0.4, 0.7, 0.5, 0.9], ['glowA', 'glowB', 'glowC'], y=-0.016)
            else:
                code(b, -0.15, 0.03, 0.3, 0.19, 7, seed, -0.016)

    return O(f, x, y, z, rz, bevel=0.004)


def mug(x, y, z, m='coral', k=1, rz=0):
    def f(b):
        b.lathe([(0.04, 0), (0.045, 0.01), (0.045, 0.1), (0.038, 0.1), (0.036, 0.03)], m, 48)
        b.lathe([(0.036, 0.085), (0.036, 0.088)], 'wood2', 48)
        b.sweep(
            [(0.043 + 0.03 * sin(t), 0, 0.053 + 0.03 * cos(t)) for t in np.linspace(0.25, pi - 0.25, 48)],
            [0.0075] * 48,
            m,
            16,
        )

    return O(f, x, y, z, rz, k, 0)


def shelfbooks(
    b,
    x0,
    x1,
    y,
    z,
    hmin=0.24,
    hmax=0.36,
    d=0.2,
    cols=('teal', 'coral2', 'gold', 'sea', 'navy', 'plum', 'ivory', 'teal2', 'sage', 'rust', 'dusk'),
    gap=0.1,
):
    x = x0
    while x < x1 - 0.04:
        if R.random() < gap:
            if R.random() < 0.5 and x < x1 - 0.2:
                b.ball(x + 0.09, y, z + 0.09, 0.09, R.choice(('brass', 'sea', 'coral2')), seg=12)
            x += 0.2
            continue
        w = R.uniform(0.035, 0.075)
        h = R.uniform(hmin, hmax)
        if x + w > x1:
            break
        c = R.choice(cols)
        b.box(x + w / 2, y + R.uniform(-0.01, 0.01), z, w * 0.92, d, h, c)
        if R.random() < 0.4:
            b.box(x + w / 2, y - d / 2 - 0.012, z + h * 0.7, w * 0.94, 0.012, 0.03, 'brass' if c != 'gold' else 'ivory')
        x += w


def bookshelf(x, y, rz=0, w=1.6, h=2.4, n=6, m='walA', d=0.34, back=None, gap=0.06, z=0, crown=True):
    def f(b):
        for sx in (-1, 1):
            b.box(sx * (w / 2 - 0.03), 0, 0, 0.06, d, h, m)
        b.box(0, d / 2 - 0.015, 0.0, w - 0.12, 0.03, h, back or m)
        b.box(0, 0, 0, w - 0.1, d - 0.02, 0.12, m)
        st = (h - 0.12) / n
        for i in range(n + 1):
            b.box(0, -0.01, 0.09 + st * i if i < n else h - 0.04, w - 0.1, d - 0.05, 0.035, m)
        for i in range(n):
            shelfbooks(b, -w / 2 + 0.08, w / 2 - 0.08, -0.02, 0.126 + st * i, st * 0.58, st * 0.84, d - 0.12, gap=gap)
        if crown:
            b.box(0, -0.02, h, w + 0.1, d + 0.1, 0.08, m)
            b.box(0, -0.02, h + 0.08, w + 0.02, d + 0.02, 0.05, 'brass')

    return O(f, x, y, z, rz, bevel=0.006)


def rug(x, y, rx, ry=None, m='sea', m2='mint', rz=0, rect=False):
    b = Mesh()
    ry = ry or rx
    if rect:
        b.poly(rrect(-rx, -ry, rx, ry, 0.08), 'z', 0, 0.012, m)
        b.poly(rrect(-rx + 0.14, -ry + 0.14, rx - 0.14, ry - 0.14, 0.06), 'z', 0.012, 0.017, m2)
        b.poly(rrect(-rx + 0.22, -ry + 0.22, rx - 0.22, ry - 0.22, 0.05), 'z', 0.017, 0.021, m)
    else:
        b.poly([(rx * cos(t), ry * sin(t)) for t in np.linspace(0, 2 * pi, 64, endpoint=False)], 'z', 0, 0.012, m)
        b.poly(
            [(rx * 0.86 * cos(t), ry * 0.86 * sin(t)) for t in np.linspace(0, 2 * pi, 64, endpoint=False)],
            'z',
            0.012,
            0.017,
            m2,
        )
        b.poly(
            [(rx * 0.78 * cos(t), ry * 0.78 * sin(t)) for t in np.linspace(0, 2 * pi, 64, endpoint=False)],
            'z',
            0.017,
            0.021,
            m,
        )
    return b.obj('rug', 0, (x, y, 0), rz)


def plant(x, y, z=0, k=1, pot='white', kind='leaf', n=13, m='leafD'):
    b = Mesh()
    b.lathe([(0.17, 0), (0.2, 0.03), (0.24, 0.36), (0.26, 0.37), (0.26, 0.41), (0.21, 0.41), (0.2, 0.33)], pot, 28)
    b.lathe([(0.205, 0.34), (0.205, 0.36)], 'wood2', 20)
    rg = random.Random(int(x * 97 + y * 31) + n)
    for i in range(n):
        a = 2.4 * i
        t = i / n
        up = 1.25 - 0.75 * t if kind == 'leaf' else rg.uniform(0.7, 1.25)
        out = (0.15 + 0.55 * t) if kind == 'leaf' else rg.uniform(0.02, 0.12)
        wv = 0.12 if kind == 'leaf' else 0.055
        c, s = cos(a), sin(a)
        K = 8
        vs, fs = [], []
        for j in range(K + 1):
            u = j / K
            r_ = out * u + 0.03
            h = 0.36 + up * (u - 0.42 * u * u * (1.4 * t if kind == 'leaf' else 0.2))
            wd = (
                wv
                * sin(pi * min(1, u * 0.92 + 0.06)) ** 0.8
                * (1 if kind != 'leaf' else min(1, max(0.12, (u - 0.25) * 2.2)))
            )
            for q in (-1, 0, 1):
                vs.append((c * r_ - s * wd * q, s * r_ + c * wd * q, h + abs(q) * wd * 0.35))
        for j in range(K):
            fs += [(3 * j, 3 * j + 1, 3 * j + 4, 3 * j + 3), (3 * j + 1, 3 * j + 2, 3 * j + 5, 3 * j + 4)]
        b.add(vs, fs, m if i % 3 else 'leafE', True)
    return b.obj('plant', 0, (x, y, z), 0, k)


def pendant(x, y, z, top, m='teal', e=20, kind='cone', k=1):
    b = Mesh()
    b.cyl(0, 0, 0.25 * k, 0.012, top - z - 0.25 * k, 'ink', seg=8)
    if kind == 'cone':
        b.lathe(
            [(0.05 * k, 0.3 * k), (0.12 * k, 0.26 * k), (0.28 * k, 0.02 * k), (0.27 * k, 0), (0.1 * k, 0.2 * k)], m, 32
        )
    elif kind == 'globe':
        b.ball(0, 0, 0.08, 0.2 * k, 'shadeW', seg=24)
        b.lathe([(0.07 * k, 0.26 * k), (0.07 * k, 0.32 * k)], 'brass', 16)
    elif kind == 'drum':
        b.lathe([(0.3 * k, 0), (0.3 * k, 0.26 * k)], m, 32, smooth=True)
    if kind != 'globe':
        b.ball(0, 0, 0.06 * k, 0.085 * k, 'lit2')
    b.obj('pend', 0, (x, y, z))
    if e:
        pt(x, y, z - 0.06 if kind != 'globe' else z - 0.25, e)


def framed(b, x, z, w, h, frame='wood', m='ivory', t=0.05):
    b.box(x, -t / 2, z, w, t, h, frame)
    b.box(x, -t - 0.004, z + 0.05, w - 0.1, 0.012, h - 0.1, m)


def table(x, y, w=2, d=0.9, h=0.74, m='oakA', leg='walA', rz=0, oval=False, z=0):
    def f(b):
        if oval:
            E = lambda a_, b_: [
                (
                    a_ * abs(cos(t)) ** 0.75 * (1 if cos(t) > 0 else -1),
                    b_ * abs(sin(t)) ** 0.75 * (1 if sin(t) > 0 else -1),
                )
                for t in np.linspace(0, 2 * pi, 72, endpoint=False)
            ]
            b.poly(E(w / 2, d / 2), 'z', h - 0.06, h, m)
            b.poly(E(w / 2 - 0.08, d / 2 - 0.08), 'z', h - 0.12, h - 0.062, leg)
            for sx in (-1, 1):
                b.lathe(
                    [(0.36, 0), (0.34, 0.05), (0.13, 0.12), (0.12, h - 0.14), (0.2, h - 0.1)], leg, 28, sx * w * 0.24
                )
        else:
            b.box(0, 0, h - 0.06, w, d, 0.06, m)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    b.box(sx * (w / 2 - 0.1), sy * (d / 2 - 0.09), 0, 0.08, 0.08, h - 0.06, leg)
            b.box(0, 0, h - 0.16, w - 0.24, d - 0.24, 0.1, leg)

    return O(f, x, y, z, rz, bevel=0.012)


def kettle(x, y, z, rz=0, m='brand'):
    def f(b):
        b.lathe([(0.12, 0), (0.13, 0.02)], 'ink', 24)
        b.lathe([(0.115, 0.02), (0.12, 0.06), (0.1, 0.2), (0.075, 0.24), (0.03, 0.255)], m, 24)
        b.ball(0, 0, 0.27, 0.022, 'brass', seg=10)
        b.limb((-0.1, 0, 0.14), (-0.19, 0, 0.22), 0.03, 0.018, m, 10)
        b.sweep([(0.08, 0, 0.23), (0.17, 0, 0.24), (0.2, 0, 0.16), (0.13, 0, 0.08)], [0.017] * 4, 'walB', 8)

    return O(f, x, y, z, rz, bevel=0)


def pennant(b, x, z, w=0.9, h=0.4, m='brand'):
    b.poly([(x - w / 2, z - h / 2), (x - w / 2, z + h / 2), (x + w / 2, z)], 'y', -0.03, -0.015, m)
    b.box(x - w / 2, -0.035, z - h / 2 - 0.03, 0.05, 0.03, h + 0.06, 'gold')


# ---------------------------------------------------------------- many around one table
def around(long, short, count, middle=0.0, gap=0.36):
    """Places at equal distances around an oval table, from its right end over the far side, each with the way to look."""
    turns = np.linspace(0, 2 * pi, 1441)
    ways = (long / 2 + gap, np.cos), (short / 2 + gap, np.sin)
    x, y = (r * np.sign(f(turns)) * np.abs(f(turns)) ** 0.75 for r, f in ways)
    gone = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    for k in range(count):
        i = int(np.searchsorted(gone, gone[-1] * (k + 0.5) / count))
        yield x[i], y[i] + middle, math.degrees(math.atan2(y[i - 2] - y[i + 2], x[i - 2] - x[i + 2]))


LISTENERS = (
    # Clothes, skin, hair, the phase of `person` (over 0.35 long hair, under -0.5 a bun), a scarf.
    ('coral', 'skinC', 'hairA', 0.0, None), ('gold', 'skinA', 'hairC', 0.6, None),
    ('teal2', 'skinB', 'hairA', 0.1, None), ('ivory', 'skinD', 'hairA', -0.7, None),
    ('plum', 'skinA', 'hairB', 0.5, None), ('sea', 'skinC', 'hairA', 0.0, None),
    ('navy', 'skinB', 'hairB', 0.2, None), ('coral2', 'skinA', 'rust', 0.6, None),
    ('teal', 'skinB', 'hairA', 0.0, 'honey'), ('gold', 'skinD', 'hairA', 0.0, None),
    ('brand', 'skinA', 'hairC', 0.0, None), ('coral', 'skinB', 'hairA', 0.6, None),
    ('leafy', 'skinA', 'hairB', 0.0, None), ('plum', 'skinC', 'hairA', -0.7, None),
    ('ivory', 'skinB', 'hairA', 0.0, None), ('teal2', 'skinA', 'rust', 0.5, None),
    ('navy', 'skinD', 'hairA', 0.0, None), ('gold', 'skinB', 'hairA', 0.5, 'wine'),
    ('sea', 'skinA', 'hairB', 0.0, None), ('coral2', 'skinC', 'hairA', 0.6, None),
    ('wine', 'skinA', 'hairC', -0.7, None), ('teal', 'skinB', 'hairA', 0.0, None),
)  # fmt: skip


def paper(b):
    b.box(0, 0, 0, 0.24, 0.32, 0.012, 'white')
    for i in range(5):
        b.box(-0.01, 0.1 - 0.045 * i, 0.012, 0.16 - 0.03 * (i % 2), 0.012, 0.002, 'slate')


def listener(k, x, y, turn, arms, table, stands=False):
    """The one in place `k`: a chair, the person, and a sheet or a mug before them."""
    top, skin, hair, phase, scarf = LISTENERS[k % len(LISTENERS)]
    inward = sin(radians(turn)), -cos(radians(turn))
    back = 0.3 * stands
    chair(x - back * inward[0], y - back * inward[1], turn, ('teal2', 'coral2')[k % 2], 'walA')
    leg = ('navy', 'slate', 'dark')[k % 3]
    person(x, y, 0.02, turn, 'stand' if stands else 'sit', top, leg, skin, hair, 1, phase=phase, hij=scarf, arms=arms)
    if k % 2:
        O(paper, x + 0.74 * inward[0], y + 0.74 * inward[1], table, turn, bevel=0)
    elif k % 4:
        mug(x + 0.7 * inward[0], y + 0.7 * inward[1], table, ('coral2', 'gold', 'teal2')[k % 3], 1.4)
