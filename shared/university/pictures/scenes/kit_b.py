"""Second primitive set: imports kit; tiles, dorms, cottages, apartments, visitor centre, cars, bikes."""
import kit
from kit import *

PAL.update(
    clA='0B656E',
    clB='1F858C',
    clC='3A9A9C',
    deck='B58B62',
    asphalt='7C8688',
    snow='F2F6F5',
    sage='A9C2AE',
    mist='B9CFD3',
    butter='E7CE97',
    ice='CFE3E6',
    thatch='8A6B4A',
    steel='9AA7A8',
    stoneC='C9C2B4',
    slateR='566B75',
    carA='B9503C',
    carB='2E6F7A',
    carC='E4DED0',
    carD='C79A4A',
    carE='3B5568',
)
ROUGH.update(
    carA=(0.25, 0),
    carB=(0.25, 0),
    carC=(0.25, 0),
    carD=(0.25, 0),
    carE=(0.25, 0),
    steel=(0.35, 0.8),
    clA=(0.42, 0),
    clB=(0.42, 0),
    clC=(0.42, 0),
)
_z = [0.15]


def zn():
    _z[0] += 0.005
    return _z[0]


def cat(pts, n=8):
    P = [Vector((*p, 0)) for p in pts]
    P = [P[0] * 2 - P[1]] + P + [P[-1] * 2 - P[-2]]
    out = []
    for i in range(1, len(P) - 2):
        a, b_, c_, d_ = P[i - 1 : i + 3]
        for k in range(n):
            t = k / n
            out.append(
                0.5
                * (
                    (2 * b_)
                    + (c_ - a) * t
                    + (2 * a - 5 * b_ + 4 * c_ - d_) * t * t
                    + (3 * b_ - a - 3 * c_ + d_) * t**3
                )
            )
    return out + [P[-2]]


def ribbon(pts, w, m='path', smooth=8, z=None, h=0):
    z = z or zn()
    P = cat(pts, smooth) if smooth else [Vector((*p, 0)) for p in pts]
    n = len(P)
    b = Mesh()
    vs = []
    for i, p in enumerate(P):
        d = (P[min(i + 1, n - 1)] - P[max(i - 1, 0)]).normalized()
        q = Vector((-d.y, d.x, 0)) * w / 2
        vs += [(p.x + q.x, p.y + q.y, z), (p.x - q.x, p.y - q.y, z)]
    b.add(vs, [(2 * i + 1, 2 * i + 3, 2 * i + 2, 2 * i) for i in range(n - 1)], m)
    return b.obj('path', 0)


# ------------------------------------------------------------------ dwellings
# ------------------------------------------------------------------ yard things
def wheel(b, x, y, z, r, m='dark', t=0.035, rim='steel'):
    b.sweep([(x + r * cos(a), y, z + r * sin(a)) for a in np.linspace(0, 2 * pi, 21)], [t] * 21, m, 6)
    b.sweep(
        [(x + r * 0.9 * cos(a), y, z + r * 0.9 * sin(a)) for a in np.linspace(0, 2 * pi, 21)], [t * 0.5] * 21, rim, 5
    )


def bike(x, y, z=0.12, rz=0, m='carA', k=1.3, lean=8):
    b = Mesh()
    with b.at(rx=lean):
        for q in (-0.52, 0.52):
            wheel(b, q, 0, 0.36, 0.34)
            for a in range(5):
                b.limb(
                    (q, 0, 0.36), (q + 0.32 * cos(a * 1.257), 0, 0.36 + 0.32 * sin(a * 1.257)), 0.008, 0.008, 'steel', 5
                )
        S, H_, C = (-0.16, 0, 0.86), (0.4, 0, 0.9), (-0.05, 0, 0.32)
        for p, q in (
            ((-0.52, 0, 0.36), C),
            ((-0.52, 0, 0.36), (-0.14, 0, 0.78)),
            (C, S),
            (C, (0.38, 0, 0.74)),
            ((-0.14, 0, 0.76), (0.39, 0, 0.8)),
            (H_, (0.52, 0, 0.36)),
        ):
            b.limb(p, q, 0.028, 0.028, m, 6)
        b.limb((-0.28, 0, 0.9), (-0.02, 0, 0.9), 0.06, 0.035, 'dark', 8)
        b.limb((0.4, -0.26, 0.98), (0.4, 0.26, 0.98), 0.024, 0.024, 'dark', 6)
        b.limb((0.4, 0, 0.9), (0.4, 0, 0.98), 0.02, 0.02, 'steel', 6)
    return b.obj('bike', 0, (x, y, z), rz, k)


def bikerack(x, y, z=0.12, rz=0, n=5, k=1.0, fill=0.8):
    b = Mesh()
    for i in range(n):
        q = (i - (n - 1) / 2) * 0.85
        b.sweep(
            [(q, -0.45, 0), (q, -0.45, 0.55), (q, -0.3, 0.8), (q, 0.3, 0.8), (q, 0.45, 0.55), (q, 0.45, 0)],
            [0.035] * 6,
            'steel',
            6,
        )
    o = b.obj('rack', 0, (x, y, z), rz, k)
    a = radians(rz)
    for i in range(n):
        if R.random() < fill:
            q = (i - (n - 1) / 2) * 0.85 * k + 0.2
            bike(
                x + q * cos(a),
                y + q * sin(a),
                z,
                rz + 90,
                R.choice(['carA', 'carB', 'carD', 'white', 'plum', 'clC']),
                1.25 * k,
                R.uniform(-6, 6),
            )


def strings(p0, p1, n=9, sag=0.8, post=True):
    b = Mesh()
    P = [
        (p0[0] + (p1[0] - p0[0]) * t, p0[1] + (p1[1] - p0[1]) * t, p0[2] + (p1[2] - p0[2]) * t - sag * 4 * t * (1 - t))
        for t in np.linspace(0, 1, n * 2 + 1)
    ]
    b.sweep(P, [0.02] * len(P), 'dark', 5)
    for p in P[1::2]:
        b.ball(p[0], p[1], p[2] - 0.14, 0.12, 'lit2', seg=8)
    if post:
        [b.cyl(p[0], p[1], 0.1, 0.07, p[2], 'wood2', seg=8) for p in (p0, p1)]
    return b.obj('string', 0)


def bannerpole(x, y, z=0.1, rz=0, m='clA', h=5.5, k=1):
    b = Mesh()
    b.lathe([(0.2, 0), (0.2, 0.2), (0.08, 0.4), (0.07, h)], 'dark', 10)
    b.ball(0, 0, h + 0.08, 0.14, 'brass', seg=10)
    b.box(0.55, 0, h - 0.35, 1.1, 0.05, 0.05, 'dark')
    b.box(0.58, 0, h - 2.5, 0.85, 0.03, 2.1, m)
    b.ball(0.58, -0.03, h - 1.1, 0.26, 'white', (1, 0.1, 1), 14)
    b.box(0.58, -0.02, h - 1.95, 0.5, 0.03, 0.08, 'gold')
    return b.obj('banner', 0, (x, y, z), rz, k)


def bed(x0, y0, x1, y1, n=100, z=0.1, cols=('coral2', 'gold', 'blossom', 'white')):
    o = flowers(x0, y0, x1, y1, n, z, cols)
    o.name = 'bed'
    return o


def bus(x, y, z=0.12, rz=0, m='clB', k=1.15):
    b = Mesh()
    b.box(0, 0, 0.4, 8.6, 2.3, 2.5, m)
    b.box(0, 0, 2.9, 8.2, 2.1, 0.22, 'white')
    b.box(0.1, 0, 1.5, 8.2, 2.36, 1.05, 'glass')
    b.box(4.28, 0, 1.25, 0.12, 2.0, 1.3, 'glass')
    [b.box(-3.6 + i * 1.35, 0, 1.5, 0.12, 2.42, 1.05, m) for i in range(7)]
    b.box(0, 0, 0.95, 8.64, 2.34, 0.3, 'white')
    for q in (-2.7, 2.7):
        for s_ in (-1, 1):
            with b.at(q, s_ * 1.1, 0.48, rx=90 if s_ > 0 else -90):
                b.lathe([(0.48, -0.1), (0.5, 0), (0.48, 0.12), (0.2, 0.13)], 'dark', 18)
            with b.at(q, s_ * 1.2, 0.48, rx=-90 * s_):
                b.lathe([(0.24, 0), (0.24, 0.08), (0.05, 0.1)], 'steel', 12)
    for s_ in (-1, 1):
        b.ball(4.3, s_ * 0.8, 0.85, 0.18, 'white', (0.5, 1, 1), 10)
    return b.obj('bus', 0.08, (x, y, z), rz, k)


# ------------------------------------------------------------------ visitor center, wheelchair, umbrella, flag
def welcome(
    w=24, d=11, h=4.2, rh=3.0, teal='clB'
):  # low house of timber and glass, front open to -y, lit from its own walls (no panes: clean, no speckle)
    b = Mesh()
    b.box(0, -1.4, 0, w + 1.6, d + 5.2, 0.22, 'stoneC')
    b.box(0, -0.2, 0.22, w - 0.3, d - 0.4, 0.1, 'deck')
    z = 0.32
    for i in range(int((w + 0.8) / 0.5)):
        b.box(-w / 2 - 0.4 + 0.25 + i * 0.5, -d / 2 - 1.75, 0.22, 0.47, 3.4, 0.08, 'deck' if i % 3 else 'wood')
    b.box(0, d / 2 - 0.2, z, w - 0.5, 0.3, h - z, 'glow:E9CFA4:.5')
    [
        b.box(
            s_ * (w / 2 - 0.25),
            0.9 if s_ < 0 else 0,
            z,
            0.3,
            d - 2.2 if s_ < 0 else d - 0.6,
            h - z,
            'ivory' if s_ > 0 else 'wood',
        )
        for s_ in (1,)
    ]
    b.box(0, 0, h - 0.1, w - 0.8, d - 0.7, 0.08, 'glow:FFEBC8:.8')  # ceiling
    b.box(w * 0.34, 1.0, z, w * 0.24, d - 2.6, h - z - 0.02, 'wood')
    b.box(w * 0.34, -d / 2 + 2.2, z + 1.0, w * 0.2, 0.1, 1.9, 'clA')
    for i in range(int(w * 0.24 / 0.4)):
        b.box(w * 0.34 - w * 0.12 + 0.2 + i * 0.4, -d / 2 + 2.26, z, 0.1, 0.12, h - z - 0.04, 'deck')
    for q, hh, c in ((-0.36, 1.7, 'clA'), (-0.24, 2.1, 'mint'), (-0.06, 2.1, 'sea'), (0.05, 1.7, 'butter')):
        b.box(w * q, d / 2 - 0.42, z + 0.75, w * 0.085, 0.08, hh, 'white')
        b.box(w * q, d / 2 - 0.47, z + 0.85, w * 0.075, 0.06, hh - 0.2, c)
    b.box(-w * 0.14, d / 2 - 2.2, z, 5.6, 1.1, 1.15, 'wood')
    b.box(-w * 0.14, d / 2 - 2.25, z + 1.15, 6.0, 1.4, 0.1, 'white')
    [
        b.cyl(-w * 0.14 - 2 + i * 0.9, d / 2 - 2.4, z + 1.25, 0.13, 0.3, c, 0.1, 10)
        for i, c in enumerate(('white', 'coral2', 'white'))
    ]
    b.lathe([(0.3, 0), (0.34, 0.5), (0.3, 0.62), (0.1, 0.75)], 'steel', 14, -w * 0.14 + 1.7, d / 2 - 2.3, z + 1.25)
    for x, y, c in ((-w * 0.4, 0.6, 'coral2'), (-w * 0.31, -0.6, 'clC'), (w * 0.1, 0.2, 'gold')):
        b.box(x, y, z, 1.7, 0.8, 0.5, c)
        b.box(x, y + 0.36, z + 0.4, 1.7, 0.2, 0.6, c)
    for x in (-w * 0.4, -w * 0.27, -w * 0.14, -w * 0.01, w * 0.12):
        b.limb((x, -1.0, h - 0.1), (x, -1.0, h - 0.5), 0.02, 0.02, 'dark', 5)
        b.lathe([(0.34, 0), (0.3, 0.12), (0.1, 0.3), (0.03, 0.36)], 'clA', 16, x, -1.0, h - 0.78)
        b.ball(x, -1.0, h - 0.79, 0.2, 'glow:FFD79A:4', (1, 1, 0.7), 12)
    n = 8
    st = w * 0.74 / n
    x0 = -w / 2 + 0.15
    for i in range(n + 1):
        b.box(
            x0 + i * st, -d / 2 + 0.35, z, 0.16 if i % 2 else 0.26, 0.22, h - z, 'wood'
        )  # mullions, rails, a glazed side
    b.box(x0 + w * 0.37, -d / 2 + 0.35, z + 2.75, w * 0.74, 0.16, 0.13, 'wood')
    b.box(x0 + w * 0.37, -d / 2 + 0.35, z, w * 0.74, 0.2, 0.16, 'wood')
    b.box(x0 + st * 5, -d / 2 + 0.3, z, 0.1, 0.1, 2.75, 'clA')
    b.box(x0 + st * 5 - 0.2, -d / 2 + 0.2, z + 1.0, 0.06, 0.08, 0.6, 'brass')
    b.box(x0 + st * 5 + 0.2, -d / 2 + 0.2, z + 1.0, 0.06, 0.08, 0.6, 'brass')
    for i in range(5):
        b.box(-w / 2 + 0.15, -d / 2 + 0.4 + i * (d - 0.8) / 4, z, 0.22, 0.2, h - z, 'wood')
    b.box(-w / 2 + 0.15, 0, z + 2.75, 0.16, d - 0.7, 0.13, 'wood')
    b.box(-w / 2 + 0.15, 0, z, 0.2, d - 0.7, 0.16, 'wood')
    for i in range(6):
        x = -w / 2 - 0.2 + i * (w + 0.4) / 5
        b.box(x, -d / 2 - 2.5, 0.3, 0.3, 0.3, h - 0.4, 'deck')
        b.box(x, -d / 2 - 2.5, 0.3, 0.46, 0.46, 0.3, 'stoneC')
        b.limb((x, -d / 2 - 2.5, h - 1.1), (x, -d / 2 - 1.2, h + 0.15), 0.1, 0.1, 'deck', 8)
    b.box(0, -d / 2 - 2.5, h - 0.1, w + 2.2, 0.34, 0.42, 'deck')
    b.box(0, -d / 2 + 0.35, h - 0.12, w - 0.02, 0.36, 0.5, 'deck')
    b.box(-w / 2 + 0.15, 0, h - 0.12, 0.36, d - 0.66, 0.5, 'deck')
    b.box(w / 2 - 0.25, 0, h - 0.12, 0.36, d - 0.66, 0.5, 'deck')
    b.box(0, d / 2 - 0.2, h - 0.12, w - 0.9, 0.3, 0.5, 'deck')
    y0, y1, ym = -d / 2 - 3.6, d / 2 + 1.1, 0.4
    W = w / 2 + 1.7  # roof: two sheets, standing seams, timber soffit
    zf, zb, zr = h + 0.22, h + 0.30, h + 0.3 + rh
    for (ya, za), (yb, zb_) in (((y0, zf), (ym, zr)), ((ym, zr), (y1, zb))):
        b.poly([(ya, za), (yb, zb_), (yb, zb_ + 0.16), (ya, za + 0.16)], 'x', -W + 0.1, W - 0.1, 'deck')
        b.poly([(ya, za + 0.17), (yb, zb_ + 0.17), (yb, zb_ + 0.36), (ya, za + 0.36)], 'x', -W, W, teal)
        k = int(2 * W / 0.85)
        for i in range(k + 1):
            x = -W + 0.04 + i * (2 * W - 0.08) / k
            b.poly(
                [(ya, za + 0.34), (yb, zb_ + 0.34), (yb, zb_ + 0.46), (ya, za + 0.46)], 'x', x - 0.04, x + 0.04, teal
            )
    b.box(0, ym, zr + 0.3, 2 * W + 0.06, 0.5, 0.2, 'clA')
    b.box(0, y0 - 0.05, zf - 0.02, 2 * W + 0.04, 0.1, 0.44, 'clA')
    for s_ in (-1, 1):
        b.poly(
            [(y0 + 3.4, h + 0.36), (d / 2 - 0.1, h + 0.36), (d / 2 - 0.1, zb - 0.05), (ym, zr - 0.06)],
            'x',
            s_ * (w / 2 - 0.3) - 0.12,
            s_ * (w / 2 - 0.3) + 0.12,
            'wood',
        )
    b.box(w * 0.36, 2.6, h + 1, 1.5, 1.2, rh + 1.6, 'stone')
    b.box(w * 0.36, 2.6, h + rh + 2.6, 1.8, 1.5, 0.22, 'stoneC')
    return b


def wheelchair(
    x, y, z=0, rz=0, k=1.4, m='clA', **kw
):  # person sits, big wheels, push rims, footrest; faces -y like person
    b = Mesh()
    for s_ in (-1, 1):
        with b.at(s_ * 0.33, 0.06, 0, rz=90):
            wheel(b, 0, 0, 0.36, 0.34, 'dark', 0.03)
            [
                b.limb((0, 0, 0.36), (0.32 * cos(a * 0.9), 0, 0.36 + 0.32 * sin(a * 0.9)), 0.008, 0.008, 'steel', 5)
                for a in range(7)
            ]
        b.limb((s_ * 0.24, -0.42, 0.09), (s_ * 0.24, -0.42, 0.3), 0.025, 0.025, 'steel', 6)
        b.ball(s_ * 0.24, -0.42, 0.09, 0.09, 'dark', (0.4, 1, 1), 10)
        b.box(s_ * 0.29, -0.1, 0.66, 0.06, 0.42, 0.05, 'dark')
        b.limb((s_ * 0.28, 0.24, 0.4), (s_ * 0.28, 0.27, 1.0), 0.025, 0.025, 'steel', 6)
        b.limb((s_ * 0.28, 0.27, 1.0), (s_ * 0.28, 0.4, 1.0), 0.028, 0.028, 'dark', 6)
        b.limb((s_ * 0.12, -0.48, 0.1), (s_ * 0.28, -0.2, 0.4), 0.02, 0.02, 'steel', 6)
    b.box(0, -0.08, 0.34, 0.52, 0.5, 0.07, m)
    b.box(0, 0.23, 0.42, 0.54, 0.06, 0.52, m)
    b.box(0, -0.56, 0.02, 0.4, 0.2, 0.04, 'dark')
    b.obj('chair', 0, (x, y, z), rz, k)
    return person(x, y, z, rz, 'sit', k=k, **kw)


def umbrella(
    x, y, z, rz=0, k=1.4, cols=('coral2', 'white'), r=0.95
):  # for a person in pose 'wave': shaft from the raised right hand
    b = Mesh()
    hx, hz = 0.33, 1.72
    b.limb((hx, -0.05, hz), (hx - 0.12, -0.02, hz + 1.0), 0.018, 0.018, 'wood2', 6)
    n = 8
    rows = 5
    tx, tz = hx - 0.12, hz + 1.0
    for i in range(n):
        vs, fs = [], []
        for j in range(rows + 1):
            t = j / rows
            for s_ in (0, 1):
                a = 2 * pi * (i + s_) / n
                vs.append((tx + r * t * cos(a), -0.02 + r * t * sin(a), tz - 0.06 - 0.42 * t**1.9))
        for j in range(rows):
            fs.append((2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2))
        a = 2 * pi * (i + 0.5) / n
        vs.append((tx + r * 0.93 * cos(a), -0.02 + r * 0.93 * sin(a), tz - 0.43))
        b.add(vs, fs, cols[i % 2], True)
    b.limb((tx, -0.02, tz - 0.08), (tx + 0.012, -0.02, tz + 0.1), 0.02, 0.008, 'wood2', 6)
    return b.obj('umb', 0, (x, y, z), rz, k)


def handflag(x, y, z, rz=0, k=1.4, m='coral'):  # small flag for a person in pose 'wave'
    b = Mesh()
    b.cyl(0.34, -0.06, 1.72, 0.018, 1.0, 'wood2', seg=6)
    n = 6
    vs = [
        (0.36 + 0.62 * i / n, -0.06 + 0.06 * sin(i * 1.1), 2.68 - 0.42 * j + (0.0 if not j else 0.0) - 0.03 * i / n)
        for i in range(n + 1)
        for j in (0, 1)
    ]
    b.add(vs, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], m, True)
    b.ball(0.34, -0.06, 2.74, 0.04, 'brass', seg=8)
    return b.obj('hflag', 0, (x, y, z), rz, k)
