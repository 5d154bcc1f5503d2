"""kit_d: psychology, humanities, fair, dining, reading room, advising, marketing props on top of kit_c."""
from kit_c import *
import kit, kit_c

PAL.update(
    bone='E9DFC8',
    linen='EADFCB',
    sagewall='BFD0C2',
    lilacw='CFC8D8',
    clay='C98B6B',
    rose='D9A79B',
    cream='F7EDDA',
    sandw='E6CFA8',
    petrol='1F5D66',
    wine='7A3B4A',
    honey='D9A24A',
    bread='C98F4E',
    leafy='6E9A4E',
)
HEAD = [
    (0.62, 0.0),
    (0.60, 0.12),
    (0.66, 0.16),
    (0.77, 0.165),
    (0.80, 0.22),
    (0.785, 0.265),
    (0.815, 0.29),
    (0.79, 0.31),
    (0.82, 0.335),
    (0.80, 0.365),
    (0.885, 0.39),
    (0.87, 0.425),
    (0.80, 0.52),
    (0.815, 0.56),
    (0.81, 0.66),
    (0.77, 0.78),
    (0.68, 0.9),
    (0.55, 0.97),
    (0.40, 0.98),
    (0.25, 0.93),
    (0.14, 0.82),
    (0.09, 0.68),
    (0.11, 0.53),
    (0.17, 0.41),
    (0.24, 0.32),
    (0.27, 0.2),
    (0.24, 0.08),
    (0.14, 0.0),
]


def rings(b, x, z, r, cols, y=-0.064, n=40):
    for i, m in enumerate(cols):
        rr = r * (1 - i / len(cols))
        b.poly(
            [(x + rr * cos(t), z + rr * sin(t)) for t in np.linspace(0, 2 * pi, n, endpoint=False)],
            'y',
            y - 0.004 * (i + 1),
            y - 0.004 * i,
            m,
        )


def curtain(x, y, rz, h, w=0.5, m='linen', z=0.1, n=5):
    b = Mesh()
    N = n * 6
    P = [(-w / 2 + w * i / N, -0.06 + 0.05 * sin(i / 6 * 2 * pi)) for i in range(N + 1)]
    vs = [(px, py, 0) for px, py in P] + [(px * 0.92, py, h) for px, py in P]
    b.add(vs, [(i, i + 1, N + 2 + i, N + 1 + i) for i in range(N)], m, True)
    o = b.obj('curtain', 0, (x, y, z), rz)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.03
    return o


_sp = kit_c.special


def _special():
    _sp()
    m = bpy.data.materials.new('mglass')
    m.use_nodes = True
    nt = m.node_tree
    N, L = nt.nodes, nt.links
    t = N.new('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = (0.74, 0.88, 0.9, 1)
    g = N.new('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = 0.03
    g.inputs['Color'].default_value = (0.75, 0.9, 0.92, 1)
    mx = N.new('ShaderNodeMixShader')
    lw = N.new('ShaderNodeLayerWeight')
    mr = N.new('ShaderNodeMapRange')
    mr.inputs[3].default_value = 0.05
    mr.inputs[4].default_value = 0.3
    L.new(lw.outputs['Facing'], mr.inputs[0])
    L.new(mr.outputs[0], mx.inputs[0])
    L.new(t.outputs[0], mx.inputs[1])
    L.new(g.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], N['Material Output'].inputs[0])
    kit._mats['mglass'] = m
    m = bpy.data.materials.new('shadeG')
    m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    c = srgb('1F7A4E')
    p.inputs['Base Color'].default_value = (*c, 1)
    p.inputs['Roughness'].default_value = 0.25
    p.inputs['Emission'].default_value = (*srgb('3FA56C'), 1)
    p.inputs['Emission Strength'].default_value = 0.12
    kit._mats['shadeG'] = m


kit_c.special = _special


# ---------------------------------------------------------------- arts and sciences
def bust(x, y, z=0, rz=0, k=1, col=True):
    def f(b):
        h = 0
        if col:
            b.box(0, 0, 0, 0.56, 0.56, 0.1, 'cream')
            b.lathe([(0.22, 0.1), (0.2, 0.2), (0.18, 0.5), (0.19, 0.95), (0.23, 1.02)], 'cream', 24)
            b.box(0, 0, 1.02, 0.5, 0.5, 0.07, 'cream')
            h = 1.09
        b.lathe([(0.11, h), (0.12, h + 0.04), (0.06, h + 0.09), (0.06, h + 0.12)], 'bone', 20)
        with b.at(0, 0, h + 0.1):
            b.stack.append(b.stack[-1] @ Matrix.Diagonal((1, 0.62, 1, 1)))
            b.lathe([(0.1, 0), (0.24, 0.08), (0.27, 0.2), (0.2, 0.3), (0.085, 0.36), (0.08, 0.46)], 'bone', 24)
            b.stack.pop()
            b.ball(0, -0.02, 0.58, 0.17, 'bone', (0.88, 0.98, 1.1), 22)
            b.ball(0, -0.19, 0.56, 0.03, 'bone', (0.8, 0.9, 1.4), 10)
            [
                b.ball(0.15 * cos(a), 0.05 * sin(a) + 0.0, 0.7 + 0.05 * sin(2 * a), 0.075, 'bone', seg=10)
                for a in np.linspace(0, 6.28, 11)
            ]
            b.ball(0, 0.05, 0.66, 0.16, 'bone', seg=14)

    return O(f, x, y, z, rz, k, 0.01)


# ---------------------------------------------------------------- dining
FOODC = ('coral', 'gold', 'leafy', 'bread', 'honey', 'red2', 'sage')


# ---------------------------------------------------------------- advising
def kettle(x, y, z, rz=0, m='brand'):
    def f(b):
        b.lathe([(0.12, 0), (0.13, 0.02)], 'ink', 24)
        b.lathe([(0.115, 0.02), (0.12, 0.06), (0.1, 0.2), (0.075, 0.24), (0.03, 0.255)], m, 24)
        b.ball(0, 0, 0.27, 0.022, 'brass', seg=10)
        b.limb((-0.1, 0, 0.14), (-0.19, 0, 0.22), 0.03, 0.018, m, 10)
        b.sweep([(0.08, 0, 0.23), (0.17, 0, 0.24), (0.2, 0, 0.16), (0.13, 0, 0.08)], [0.017] * 4, 'walB', 8)

    return O(f, x, y, z, rz, bevel=0)


def cat(x, y, z, rz=0, m='clay'):
    def f(b):
        b.ball(0, 0, 0.1, 0.22, m, (1.15, 0.85, 0.55), 22)
        b.ball(0.17, -0.1, 0.14, 0.105, m, (1, 0.95, 0.9), 18)
        [b.lathe([(0.035, 0), (0.004, 0.07)], m, 10, 0.17 + q * 0.055, -0.09, 0.21) for q in (-1, 1)]
        b.sweep(
            [(-0.22 * cos(t) - 0.0, -0.2 * sin(t), 0.07) for t in np.linspace(-0.3, 1.9, 10)],
            [0.045, 0.05, 0.05, 0.05, 0.048, 0.045, 0.042, 0.04, 0.036, 0.03],
            m,
            10,
        )
        [b.box(0.17 + q * 0.04, -0.197, 0.14, 0.03, 0.01, 0.006, 'ink') for q in (-1, 1)]

    return O(f, x, y, z, rz, bevel=0)


def pennant(b, x, z, w=0.9, h=0.4, m='brand', tail=1):
    b.poly([(x - w / 2, z - h / 2), (x - w / 2, z + h / 2), (x + w / 2, z)], 'y', -0.03, -0.015, m)
    b.box(x - w / 2, -0.035, z - h / 2 - 0.03, 0.05, 0.03, h + 0.06, 'gold')


# ---------------------------------------------------------------- domed reading room
# ---------------------------------------------------------------- marketing
