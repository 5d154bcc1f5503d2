from kit_c import special, wallseg, winframe
from kit_a import *
import kit

kit.LITP = 0
OPT['lit2'] = 3
reset()
special()
PAL.update(lawn='7F9F5A', lawn2='6E9150')
c = light(
    'morning', az=-66, el=37, sun=5.8, suncol='FFDDB4', amb=0.6, zen='6DB2CC', mid='C2E1E8', hor='F7F0E0', cloud=0.8
)
W, Y0, Y1, H, ST = 27.0, -16.0, 50.0, 8.6, 6.0
L = Y1 - Y0
YC = (Y0 + Y1) / 2
NB = int(L / ST)
# outside: lawn, tower, hills
b = Mesh()
b.box(0, 200, -1.2, 900, 900, 1, 'lawn')
b.obj('ground', 0)
tower(38, 7).obj('tower', 0.06, (3.4, 96, -0.2))
hall(36, 11, 3, arc=12, dormers=5, chim=2, wall='brick', roof='tile').obj('main', 0.05, (-21.5, 99, -0.2))
for i in range(60):
    x, y = R.uniform(-70, 80), R.uniform(68, 84) if i % 3 == 0 else R.uniform(112, 150)
    if not (-11 < x < 16 and y < 90):
        tree(R.choice(['oak', 'oak', 'poplar', 'pine']), x, y, -0.2, R.uniform(1.2, 1.9))
for x, y in ((-5, 72), (9.6, 70)):
    tree('oak', x, y, -0.2, 0.8, v=0)
b = Mesh()
b.box(3, 72, -0.19, 5, 44, 0.06, 'path')
b.obj('walk', 0)
hs = ((-160, 420, 200, 60, 46), (60, 450, 220, 60, 60), (220, 420, 180, 60, 40))
for h in hs:
    hill(*h)
wooded(hs, 200)
# floor
b = Mesh()
t = 1.5
nx, ny = int(W / t), int(L / t)
b.box(0, YC, -0.3, W + 1, L + 1, 0.2, 'concrete')
for i in range(nx):
    for j in range(ny):
        e = min(i, nx - 1 - i)
        b.box(
            -W / 2 + (i + 0.5) * W / nx,
            Y0 + (j + 0.5) * L / ny,
            -0.1,
            W / nx - 0.015,
            L / ny - 0.015,
            0.1,
            'D9C3A0' if (i + j) % 2 else ('EADCC2' if e not in (5,) else '8FB4B0'),
        )
b.obj('floor', 0.008)
b = Mesh()
b.box(0, YC + 4, 0.001, 4.2, L - 12, 0.02, 'teal2:p')
b.box(0, YC + 4, 0.021, 3.7, L - 12.4, 0.003, '1C7F85:p')
b.obj('runner', 0.004)
# side walls with tall arched windows
for s_ in (-1, 1):
    b = Mesh()
    with b.at(s_ * W / 2, YC, rz=-90 * s_):
        wallseg(
            b,
            L,
            H,
            [(-L / 2 + ST * (i + 0.5) + (L - NB * ST) / 2, 3.5, 1.9, 5.9, True) for i in range(NB)],
            'ivory',
            0.5,
        )
    b.obj('wall', 0)
    b = Mesh()
    with b.at(s_ * W / 2, YC, rz=-90 * s_):
        for i in range(NB):
            winframe(b, -L / 2 + ST * (i + 0.5) + (L - NB * ST) / 2, 3.5, 1.9, 5.9, True, 'white', nx=2)
        b.box(0, -0.04, 0, L, 0.08, 1.3, '4E8A8F')
        b.box(0, -0.07, 1.3, L, 0.14, 0.12, 'white')
        b.box(0, -0.15, H - 0.25, L, 0.3, 0.5, 'white')
    for i in range(NB + 1):
        y = Y0 + (L - NB * ST) / 2 + i * ST
        b.box(s_ * (W / 2 - 0.22), y, 0, 0.44, 0.8, H - 0.2, 'ivory')
        b.box(s_ * (W / 2 - 0.26), y, 0, 0.6, 1.0, 0.9, 'stone')
        b.box(s_ * (W / 2 - 0.26), y, H - 0.8, 0.6, 1.0, 0.35, 'white')
    b.obj('frames', 0.02)


# iron ribs and glass roof bars
def arch(t, rx=W / 2 - 0.3, rz_=5.6):
    return (-rx * cos(pi * t), H + 0.1 + rz_ * sin(pi * t))


b = Mesh()
for i in range(NB + 1):
    y = Y0 + (L - NB * ST) / 2 + i * ST
    P = [arch(t) for t in np.linspace(0, 1, 33)]
    Q = [arch(t, W / 2 - 1.2, 4.7) for t in np.linspace(0, 1, 33)]
    for A, r_ in ((P, 0.12), (Q, 0.08)):
        for p, q in zip(A, A[1:]):
            b.limb((p[0], y, p[1]), (q[0], y, q[1]), r_, r_, 'teal2', 8)
    for s_ in (-1, 1):
        b.lathe(
            [(0.3, 0), (0.3, 0.5), (0.17, 0.62), (0.14, 0.8), (0.14, H - 0.5), (0.26, H - 0.2), (0.26, H + 0.1)],
            'teal2',
            14,
            s_ * (W / 2 - 1.2),
            y,
            0,
        )
        b.box(s_ * (W / 2 - 0.75), y, H - 0.1, 1.0, 0.16, 0.2, 'teal2')
    for k in range(1, 32):
        b.limb(
            (P[k][0], y, P[k][1]),
            (Q[k + (1 if k % 2 else -1)][0], y, Q[k + (1 if k % 2 else -1)][1]),
            0.045,
            0.045,
            'teal2',
            6,
        )
for k in range(3, 31, 3):
    p = arch(k / 33)
    b.limb((p[0], Y0, p[1] + 0.1), (p[0], Y1, p[1] + 0.1), 0.06, 0.06, 'white', 6)
o = b.obj('ribs', 0)
# end wall: fan window with the tower behind
b = Mesh()
with b.at(0, Y1):
    wallseg(
        b,
        W,
        H + 0.3,
        [(-9.6, 3.4, 1.9, 5.9, True), (0, 10.5, 0.6, 8.0 - 0.01, False), (9.6, 3.4, 1.9, 5.9, True)],
        'ivory',
        0.5,
    )
n = 40
out = [arch(t, W / 2, 5.9) for t in np.linspace(0, 1, n)]
inn = [(5.25 * cos(t), H + 0.3 + 4.6 * sin(t)) for t in np.linspace(0, pi, n)]
b.poly(
    [(-W / 2, H + 0.3)] + [(x, max(z, H + 0.3)) for x, z in out] + [(W / 2, H + 0.3)] + inn, 'y', Y1, Y1 + 0.5, 'ivory'
)
b.obj('endwall', 0)
b = Mesh()
with b.at(0, Y1):
    for cx in (-9.6, 9.6):
        winframe(b, cx, 3.4, 1.9, 5.9, True, 'white', nx=2)
    for x in (-5.2, -2.6, 0, 2.6, 5.2):
        b.box(x, 0.1, 0.6, 0.16, 0.2, 8.1, 'white')
    for z in (0.5, 3.2, 5.9, 8.6):
        b.box(0, 0.1, z, 10.6, 0.22, 0.2, 'white')
    for t in np.linspace(0, pi, 9):
        b.limb(
            (1.1 * cos(t), 0.1, H + 0.3 + 1.1 * sin(t)),
            (5.2 * cos(t), 0.1, H + 0.3 + 4.6 * sin(t)),
            0.07,
            0.07,
            'white',
            8,
        )
    for rr, k in ((1.1, 1.1), (3.2, 2.9), (5.25, 4.6)):
        A = [(rr * cos(t), H + 0.3 + k * sin(t)) for t in np.linspace(0, pi, 25)]
        for p, q in zip(A, A[1:]):
            b.limb((p[0], 0.1, p[1]), (q[0], 0.1, q[1]), 0.09, 0.09, 'white', 8)
    b.box(0, -0.05, 0, W, 0.1, 0.6, '4E8A8F')
b.obj('endframe', 0.01)


# ---------------------------------------------------------------- booths
def icon(b, k, x, y, z, r, m='ivory:p', m2='gold:p'):
    with b.at(x, y, z):
        if k == 0:
            [
                b.box((i - 1) * r * 0.5, 0, -r * 0.5, r * 0.34, 0.02, r * (0.5 + 0.28 * i), (m, m2, m)[i])
                for i in range(3)
            ]
        elif k == 1:
            b.poly(
                [
                    (r * 0.62 * cos(a) * q, r * 0.62 * sin(a) * q)
                    for i in range(24)
                    for a, q in [(2 * pi * i / 24, 1.15 if i % 3 else 0.85)]
                ],
                'y',
                -0.01,
                0.01,
                m,
            )
            b.poly(
                [(r * 0.26 * cos(a), r * 0.26 * sin(a)) for a in np.linspace(0, 6.28, 20, endpoint=False)],
                'y',
                -0.016,
                -0.011,
                m2,
            )
        elif k == 2:
            b.box(0, 0, -r * 0.55, r * 0.36, 0.02, r * 1.1, m)
            b.box(0, -0.002, -r * 0.18, r * 1.1, 0.024, r * 0.36, m)
        elif k == 3:
            b.poly(
                [
                    (r * 0.15, r * 0.75),
                    (-r * 0.42, -r * 0.08),
                    (-r * 0.04, -r * 0.06),
                    (-r * 0.15, -r * 0.75),
                    (r * 0.42, r * 0.12),
                    (r * 0.04, r * 0.1),
                ],
                'y',
                -0.01,
                0.01,
                m2,
            )
        elif k == 4:
            [b.ball(s_ * r * 0.22, 0, r * 0.05, r * 0.5, (m, m2)[s_ > 0], (0.42, 0.05, 1.1), 16) for s_ in (-1, 1)]
            b.box(0, 0, -r * 0.8, r * 0.08, 0.02, r * 0.9, m)
        elif k == 5:
            torus(b, 0, 0, r * 0.45, r * 0.2, r * 0.07, m, 'y', 18)
            b.box(0, 0, -r * 0.65, r * 0.12, 0.02, r * 0.95, m)
            b.box(0, 0, 0, r * 0.7, 0.02, r * 0.1, m)
            [b.limb((0, 0, -r * 0.62), (s_ * r * 0.55, 0, -r * 0.2), r * 0.07, r * 0.06, m, 8) for s_ in (-1, 1)]
        elif k == 6:
            b.poly(
                [
                    (r * 0.75 * cos(a) * q, r * 0.75 * sin(a) * q)
                    for i in range(10)
                    for a, q in [(pi / 2 + pi * i / 5, 1 if i % 2 == 0 else 0.42)]
                ],
                'y',
                -0.01,
                0.01,
                m2,
            )
        else:
            [
                b.poly(
                    [
                        (s_ * r * 0.2, -r * 0.4),
                        (s_ * r * 0.62, 0),
                        (s_ * r * 0.2, r * 0.4),
                        (s_ * r * 0.34, r * 0.4),
                        (s_ * r * 0.8, 0),
                        (s_ * r * 0.34, -r * 0.4),
                    ][::s_],
                    'y',
                    -0.01,
                    0.01,
                    m,
                )
                for s_ in (-1, 1)
            ]
            b.box(0, 0, -r * 0.5, r * 0.12, 0.02, r, m2)


NAMES = ['FINANCE', 'ENGINEERING', 'HEALTH', 'ENERGY', 'CLIMATE', 'MARINE', 'MEDIA', 'SOFTWARE']


def booth(x, y, rz, m, k, sign=True, m2='ivory'):
    b = Mesh()
    w = 3.7
    b.box(0, 0.95, 0, w, 0.09, 2.75, m + ':p')
    icon(b, k, 0, 0.89, 1.95, 0.55, *(('teal:p', 'ivory:p') if m in ('gold', 'honey') else ()))
    b.box(0, -0.95, 0, w - 0.5, 0.62, 1.04, m2 + ':p')
    b.box(0, -0.97, 1.04, w - 0.3, 0.82, 0.07, 'wood:p')
    for i in range(6):
        b.box(-w / 2 + 0.48 + i * 0.55, -1.267, 0.08, 0.28, 0.014, 0.88, m + ':p')
    for q in (-1, 1):
        b.cyl(q * (w / 2 - 0.02), -1.35, 0, 0.055, 2.72, 'ivory:p', seg=10)
        b.cyl(q * (w / 2 - 0.02), 0.95, 0, 0.055, 3.3, 'ivory:p', seg=10)
    n = 10
    for i in range(n):
        xa, xb = -w / 2 - 0.12 + (w + 0.24) * i / n, -w / 2 - 0.12 + (w + 0.24) * (i + 1) / n
        mm = (m if i % 2 else m2) + ':p'
        b.add([(xa, 1.1, 3.45), (xb, 1.1, 3.45), (xb, -1.62, 2.72), (xa, -1.62, 2.72)], [(0, 1, 2, 3)], mm)
        b.add(
            [(xa, -1.62, 2.72), (xb, -1.62, 2.72), (xb, -1.66, 2.5), ((xa + xb) / 2, -1.67, 2.36), (xa, -1.66, 2.5)],
            [(0, 1, 2, 3, 4)],
            mm,
        )
    for i in range(5):
        X = -1.3 + 0.62 * i
        (
            b.box(X, -1.05, 1.111, 0.26, 0.2, R.uniform(0.03, 0.12), R.choice(['ivory', 'sea', 'gold']) + ':p')
            if i % 2
            else b.cyl(X, -0.95, 1.111, 0.09, 0.2, R.choice(['coral2', 'gold', 'teal2']) + ':p', 0.12, 12)
        )
    b.box(0.75, -0.85, 1.111, 0.34, 0.24, 0.02, 'slate:p')
    b.box(0.75, -0.73, 1.13, 0.34, 0.02, 0.22, 'dark:p')
    b.obj('booth', 0.008, (x, y, 0), rz)
    if sign:
        b = Mesh()
        b.box(0, -0.42, 3.32, 2.9, 0.08, 0.62, m + ':p')
        b.box(0, -0.465, 3.36, 2.76, 0.012, 0.54, m + ':p')
        b.obj('sign', 0.01, (x, y, 0), rz)
        a = radians(rz)
        text(NAMES[k], x + sin(a) * 0.475, y - cos(a) * 0.475, 3.63, 0.36, 'ivory:p', rz, 90, 0.008, font=public_sans())
    a = radians(rz)
    folk(
        x - R.uniform(-0.6, 0.6) * cos(a) * -1,
        y + R.uniform(-0.5, 0.5) * sin(a),
        0,
        rz + R.uniform(-15, 15),
        R.choice(['stand', 'wave', 'stand']),
        None,
        1.3,
    )


cols = ['teal2', 'gold', 'coral2', 'petrol', 'honey', 'teal2', 'coral2', 'navy']
ys = [-3.6, 1.6, 6.8, 12.2, 17.8, 23.6, 29.6, 36]


def at(x, y, rz, u, v):
    a = radians(rz)
    return x + u * cos(a) - v * sin(a), y + u * sin(a) + v * cos(a)


for i, y in enumerate(ys):
    for s_ in (-1, 1):
        k = (i * 2 + (s_ > 0)) % 8
        rz = 54 if s_ < 0 else -54
        x = s_ * 7.5
        booth(x, y, rz, cols[(i + (3 if s_ > 0 else 0)) % 8], k, i < 5)
        for q in range(R.choice([2, 3, 3]) if i < 6 else 2):
            X, Y = at(x, y, rz, R.uniform(-0.5, 0.5) + (q - 1) * 1.0, -2.35 - R.uniform(0, 0.5))
            folk(
                X,
                Y,
                0,
                rz + 180 + R.uniform(-22, 22),
                'stand',
                None,
                1.3,
                pack=R.choice([None, None, 'coral', 'gold', 'teal2']),
                book=R.random() < 0.25,
            )
for s_ in (-1, 1):
    for i, y in enumerate((2, 8.5, 15, 22, 29, 36)):
        booth(s_ * 11.6, y + 1.0, -s_ * 90, cols[(i * 3 + 1) % 8], (i + 4) % 8, False)
# info desk with the narwhal
b = Mesh()
b.lathe(
    [(1.9, 0), (1.9, 1.0), (2.05, 1.02), (2.05, 1.1), (1.2, 1.1), (1.2, 1.0), (1.2, 0)], 'ivory:p', 40, smooth=False
)
b.lathe([(1.915, 0.2), (1.915, 0.8)], 'teal2:p', 40)
b.lathe([(0.7, 0), (0.7, 1.5), (0.8, 1.55), (0.8, 1.7)], 'white', 32)
b.obj('info', 0.01, (0, 17, 0.03))
nn = Mesh()
narwhal(nn, 'patina', 'brass', L=3.3, a0=-46, a1=44)
nn.obj('nar', 0, (0, 17, 1.72), 200)
folk(-1.4, 16.1, 0.03, -30, 'wave', None, 1.3, top='teal2')
folk(1.5, 16.2, 0.03, 30, 'stand', None, 1.3, top='teal2')
# banner and pennants
banner(-10.1, -6.0, 0, 4.4, 1.1, 'CAREER FAIR', 12, 'teal2', 0.5)
for i in range(2, NB):
    y = Y0 + (L - NB * ST) / 2 + i * ST
    for s_ in (-1, 1):
        b = Mesh()
        m = ['gold', 'teal2', 'coral2', 'petrol'][(i + (s_ > 0)) % 4]
        b.box(0, 0, 0, 1.25, 0.05, 3.0, m + ':p')
        b.poly([(-0.625, 0), (0.625, 0), (0, -0.5)], 'y', -0.025, 0.025, m + ':p')
        b.box(0, 0, 3.0, 1.45, 0.09, 0.09, 'brass')
        icon(b, (i * 2 + (s_ > 0)) % 8, 0, -0.04, 1.6, 0.5, *(('teal:p', 'ivory:p') if m == 'gold' else ()))
        b.obj('hang', 0, (s_ * 10.4, y - 0.1, 6.6))
for i in range(2, NB - 1):
    y = Y0 + (L - NB * ST) / 2 + i * ST
    [bunting((s_ * 10.4, y, 9.6), (s_ * 10.4, y + ST, 9.6), 0.7, 12) for s_ in (-1, 1)]


# people in small groups along the aisle
def group(x, y, n, r=0.85, z=0.03):
    a0 = R.uniform(0, 6.28)
    for i in range(n):
        a = a0 + 2 * pi * i / n + R.uniform(-0.2, 0.2)
        folk(
            x + r * cos(a),
            y + r * sin(a),
            z,
            math.degrees(a) - 90,
            'stand' if R.random() < 0.8 else 'wave',
            None,
            1.3,
            book=R.random() < 0.25,
            pack=R.choice([None, None, None, 'coral', 'gold']),
            hij=R.choice([None] * 7 + ['plum', 'navy']),
        )


for x, y, n in (
    (-3.3, -5.0, 3),
    (3.3, -3.6, 2),
    (-2.2, -1.2, 3),
    (2.6, 1.8, 3),
    (-1.6, 6.2, 2),
    (2.6, 8.2, 3),
    (-2.6, 11.8, 3),
    (3.0, 13.6, 2),
    (-3.4, 18.6, 3),
    (3.2, 21, 3),
    (-1.5, 24, 3),
    (2, 29, 3),
    (-2, 33, 3),
    (1, 39, 4),
    (-10, 4, 2),
    (10, 7.5, 2),
):
    group(x, y, n)
for x, y, rz in (
    (1.1, -6.6, 172),
    (0.7, 3.6, 5),
    (-0.6, 1.0, 185),
    (0.3, 11.2, 180),
    (-0.7, 29, 0),
    (4.7, -7.4, 20),
    (5.7, -7.0, 8),
    (-1.1, -7.6, 350),
    (9.2, -6.6, 40),
    (-0.4, -4.2, 3),
    (0.9, 8.6, 357),
):
    folk(x, y, 0.03, rz, 'walk', None, 1.3, pack=R.choice([None, 'coral', 'gold', 'teal2']), book=R.random() < 0.3)
for x, y in ((-12.2, -4), (12.2, -4), (-12.2, 44), (12.2, 44), (-4.4, 46), (4.4, 46)):
    b = Mesh()
    b.lathe([(0.5, 0), (0.68, 0.9), (0.72, 0.95)], 'ivory:p', 24)
    b.obj('pot', 0, (x, y, 0))
    tree('bush', x, y, 0.8, 1.15, m='leafB')
camera((-1.6, -23.6, 5.2), (-1.6, 0, 5.2), 27, 0, shift=(0.02, 0.058))
render('career-fair', fog=c['fog'], fogd=(60, 360), fogmax=0.7, samples=40, expo=1.2)
