from kit import *

reset()
PAL.update(lawn='8FAE66', lawn2='73965C')
c = light(
    'golden',
    az=-38,
    el=30,
    sun=4.6,
    amb=0.62,
    hor='EAF0E6',
    mid='DCEBE6',
    zen='B9D8DA',
    cloud=0,
    suncol='FFE0BE',
    size=2.5,
)


def oval(L, r, n=24):
    return [(L / 2 + r * sin(radians(t)), -r * cos(radians(t))) for t in np.linspace(0, 180, n)] + [
        (-L / 2 - r * sin(radians(t)), r * cos(radians(t))) for t in np.linspace(0, 180, n)
    ]


b = Mesh()
b.box(0, 0, -8, 2500, 2500, 1, backdrop('C2D8D8'))
b.obj('bd', 0)
b = Mesh()
b.poly(rrect(-62, -46, 62, 46, 9), 'z', -5, 0, 'sand')
b.poly(rrect(-62.6, -46.6, 62.6, 46.6, 9), 'z', -7, -4.4, 'teal')
b.obj('slab', 0.5, seg=4)
b = Mesh()
b.poly(rrect(-61, -45, 61, 45, 8.5), 'z', 0, 0.12, 'lawn')
b.obj('green', 0)
b = Mesh()
b.poly(oval(56, 29), 'z', 0.1, 0.3, 'concrete')
b.poly(oval(56, 26), 'z', 0.1, 0.42, 'track')
for i in range(7):
    o, q = oval(56, 25.4 - i * 1.05), oval(56, 25.28 - i * 1.05)
    [
        b.add(
            [(*o[k], 0.44), (*o[(k + 1) % 48], 0.44), (*q[(k + 1) % 48], 0.44), (*q[k], 0.44)], [(0, 1, 2, 3)], 'white'
        )
        for k in range(48)
    ]
b.poly(oval(56, 17.6), 'z', 0.1, 0.5, 'lawn')
b.obj('track', 0)
b = Mesh()
for i in range(12):
    b.box(-33 + 6 * i, 0, 0.5, 6, 27, 0.04, 'lawn2' if i % 2 else 'lawn')
for x in (-36, -24, -12, 0, 12, 24, 36):
    b.box(x, 0, 0.53, 0.3, 27, 0.03, 'white')
for y in (-13.5, 13.5):
    b.box(0, y, 0.53, 72, 0.3, 0.03, 'white')
b.lathe([(4.2, 0.53), (4.2, 0.565)], 'white', 40, smooth=False)
b.lathe([(3.9, 0.53), (3.9, 0.575)], 'lawn2', 40, smooth=False)
for s_ in (-1, 1):
    b.box(s_ * 36, 0, 0.5, 0.16, 0.16, 3.2, 'gold')
    b.box(s_ * 36, 0, 3.6, 0.16, 6, 0.16, 'gold')
    for y in (-3, 3):
        b.box(s_ * 36, y, 3.6, 0.16, 0.16, 5, 'gold')
[b.box(q * 33, 0, 0.54, 5.8, 26.8, 0.03, 'teal2') for q in (-1, 1)]
b.obj('field', 0)
text('NARWHALS', -33, 0, 0.585, 3.5, rz=90, font=public_sans())
text('NARWHALS', 33, 0, 0.585, 3.5, rz=-90, font=public_sans())
text('3E', 0, 0, 0.59, 4.4)


def stand(w, rows, crowd=0.5, roof=False):
    b = Mesh()
    cr = ['coral', 'gold', 'white', 'teal', 'sea', 'navy', 'blossom']
    for r in range(rows):
        b.box(0, r * 1.25 + 0.6, 0, w, 1.25, 1.2 + r * 0.72, 'white')
        n = int(w / 1.15)
        for i in range(n):
            x = -w / 2 + (i + 0.5) * w / n
            if i % 14 == 7:
                b.box(x, r * 1.25 + 0.3, 1.2 + r * 0.72, w / n, 0.5, 0.36, 'sand')
                continue
            b.box(x, r * 1.25 + 0.75, 1.2 + r * 0.72, 0.8, 0.55, 0.3, 'teal2' if (i // 14 + r // 5) % 2 else 'teal')
            b.box(x, r * 1.25 + 1.05, 1.2 + r * 0.72, 0.8, 0.12, 0.8, 'teal2' if (i // 14 + r // 5) % 2 else 'teal')
            if R.random() < crowd:
                t = R.choice(cr)
                b.ball(x, r * 1.25 + 0.7, 1.9 + r * 0.72, 0.36, t, (1, 0.8, 1.3), 8)
                b.ball(x, r * 1.25 + 0.66, 2.6 + r * 0.72, 0.25, R.choice(['skinA', 'skinB', 'skinC', 'skinD']), seg=8)
    D, H = rows * 1.25, 1.2 + rows * 0.72
    b.box(0, D + 0.5, 0, w + 0.6, 0.8, H + 1.2, 'ivory')
    with b.at(0, D + 0.9, rz=180):
        facade(b, w - 2, 1, 3, 0.6, int(w / 4), 'arch', 1.5, 3.4)
    for i in range(int(w / 6) + 1):
        b.box(-w / 2 + i * w / int(w / 6), D + 0.5, 0, 0.9, 1.2, H + 1.6, 'white')
    if roof:
        for i in range(9):
            x = -w / 2 + 0.6 + i * (w - 1.2) / 8
            b.box(x, D, H, 0.35, 0.5, 6, 'teal')
            b.sweep([(x, D + 0.4, H + 5.7), (x, D - 5, H + 6.6), (x, D - 11, H + 7)], [0.2, 0.2, 0.08], 'white', 8)
        b.poly(
            [
                (D + 1.4, H + 5.6),
                (D - 5, H + 6.7),
                (D - 12, H + 7.2),
                (D - 12, H + 7.5),
                (D - 5, H + 7),
                (D + 1.4, H + 6),
            ],
            'x',
            -w / 2 - 0.8,
            w / 2 + 0.8,
            'white',
        )
        b.box(0, D - 12, H + 7.0, w + 1.6, 0.3, 0.7, 'coral')
    return b


stand(60, 13, 0.62, True).obj('N', 0, (0, 28, 0.1))
stand(44, 5, 0.55).obj('S', 0, (0, -30, 0.1), rz=180)
b = Mesh()
b.box(0, 0, 0, 0.8, 0.8, 6, 'teal')
b.box(-6, 0, 0, 0.8, 0.8, 6, 'teal')
b.box(-3, 0, 6, 13, 1.2, 6, 'teal')
b.box(-3, -0.62, 6.5, 12, 0.1, 3.6, 'dark')
b.box(-3, -0.62, 10.5, 12, 0.1, 1, 'coral')
for i, x in enumerate((-7, -5.6, -3, -0.4, 1)):
    b.box(x, -0.7, 7.3, 0.9 if i != 2 else 0.3, 0.1, 1.8, 'lit2')
b.obj('score', 0.08, (-48, 8, 0), rz=62)
for x, y in ((-46, 30), (46, 30), (-44, -34), (46, -34)):
    b = Mesh()
    b.lathe([(0.5, 0), (0.32, 20)], 'white', 14)
    b.box(0, 0, 19.4, 5.2, 0.5, 3, 'teal')
    for i in range(4):
        for j in range(2):
            b.ball(-1.9 + 1.27 * i, -0.35, 20.2 + 1.35 * j, 0.5, 'lit2', (1, 0.5, 1), 12)
    b.obj('mast', 0, (x, y, 0), rz=math.degrees(math.atan2(-x, y)))
for i, (x, y) in enumerate(((20, -22.5), (17, -21.4), (14.5, -23.4), (11, -20.6), (-20, 21.3), (-23.5, 22.6))):
    person(
        x,
        y,
        0.42,
        90 if y < 0 else -90,
        'walk',
        top=['coral', 'gold', 'teal', 'white', 'plum', 'sea'][i],
        leg='dark',
        k=1.75,
        phase=0.2 * (-1) ** i,
    )
for i in range(11):
    person(
        R.uniform(-28, 28),
        R.uniform(-10, 10),
        0.55,
        R.uniform(0, 360),
        'walk',
        top='teal' if i % 2 else 'white',
        leg='navy',
        k=1.6,
    )
for i in range(6):
    b = Mesh()
    flag(b, 9, ['teal', 'coral', 'gold'][i % 3], 3.4)
    b.obj('f', 0, (-27.5 + 11 * i, -40.5, 0), 8)
for i in range(60):
    t = R.uniform(0, 360)
    x, y = 56 * cos(radians(t)), 41 * sin(radians(t))
    x = max(-58, min(58, x * 1.08))
    y = max(-42, min(42, y * 1.05))
    if abs(x) > 44:
        tree(R.choice(['oak', 'oak', 'pine', 'poplar']), x, y, 0.1, R.uniform(0.8, 1.15)) if not (
            abs(x + 47) < 7 and y > 0 and y < 15
        ) else None
for x in range(-40, 41, 4):
    tree('bush', x, -43, 0.1, 1.1) if abs(x) > 2 else None
for x, y in (
    (-52, 38),
    (-47, 41),
    (-42, 38),
    (-38, 42),
    (-56, 33),
    (38, 41),
    (43, 39),
    (49, 40),
    (54, 36),
    (57, 30),
    (56, -38),
    (50, -41),
    (-57, -36),
    (-51, -41),
    (-56, -28),
    (36, -38),
    (39, -36),
):
    tree(R.choice(['oak', 'oak', 'pine', 'poplar']), x, y, 0.1, R.uniform(0.9, 1.25))
camera((62, -118, 92), (0, 0, -3.5), 37.6, 0, shift=(-0.006, -0.028))
render('stadium', 1600, 1200, vig=0.05, expo=1.2, contrast=1.12, sat=1.06, samples=48)
