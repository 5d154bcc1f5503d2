from kit_a import *
from kit_b import *

reset()
kit._tree.clear()
kit._gr.clear()
kit.LITP = 0
PAL.update(lawn='93AE57', lawn2='708E3E', path='E6D3AE', leafA='6A983F', leafB='4C8049', leafC='93A640')
c = light(
    'morning',
    az=-64,
    el=25,
    sun=6.0,
    suncol='FFD9A6',
    amb=0.56,
    size=1.6,
    zen='8FC3CF',
    mid='DCEAE2',
    hor='FFEBCB',
    fog='F6EAD2',
    cloud=0.7,
)
b = Mesh()
b.box(0, 200, -1, 900, 700, 1, 'lawn2')
b.obj('ground', 0)
hs = ((-190, 330, 190, 60, 40), (-20, 380, 190, 60, 52), (150, 340, 220, 60, 44))
for h in hs:
    hill(*h)
wooded(hs, 260)
# plaza, walk across the quad, drive
ribbon([(-60, -9.5), (-30, -8.8), (-12, -8.4), (4, -8), (24, -7.6), (60, -7)], 5.2, z=0.006)
ribbon([(-3, -8), (-6, 0), (-15, 8.5), (-34, 15), (-70, 22)], 3.4, z=0.008)
b = Mesh()
b.add([(x, y, 0.011) for x, y in rrect(-4.5, -12, 40, 3, 3.5)], [tuple(range(36))], 'path')
b.obj('plaza', 0)
ribbon([(-110, 30), (-50, 26.5), (-14, 23), (10, 21.5), (60, 21)], 6.4, 'asphalt', z=0.006)
ribbon([(-110, 26.3), (-50, 22.8), (-14, 19.4), (10, 17.9), (60, 17.4)], 0.5, 'stoneC', z=0.012)
L1 = [
    (-62, -44),
    (60, -44),
    (60, -11.9),
    (-0.6, -11.9),
    (-2.7, -11.2),
    (-4.2, -10.6),
    (-12, -10.8),
    (-30, -11.3),
    (-62, -12),
]
L2 = [
    (-70, -7),
    (-60, -6.9),
    (-30, -6.2),
    (-12, -5.7),
    (-4.8, -5.6),
    (-5.9, -3.2),
    (-7.4, 0),
    (-11, 3.6),
    (-16.3, 7.2),
    (-34.5, 13.4),
    (-70, 20),
]
L3 = [
    (-1, 3.0),
    (-3.1, 2.1),
    (-4.3, 0.5),
    (-5.3, 1.6),
    (-8, 5.4),
    (-14, 10.2),
    (-30, 15.6),
    (-70, 24),
    (-70, 26),
    (-14, 19.2),
    (3, 17.6),
    (3, 3.1),
]
for l in (L1, L2, L3):
    turf(l, 0.0, dens=170, h=0.13)
turf([(-64, 29.5), (-14, 26.4), (6, 25.4), (6, 50), (-64, 50)], 0, dens=60, h=0.16)
# the house
HX, HY, HR = 16.2, 9.2, -9
welcome(25, 11).obj('vc', 0.03, (HX, HY, 0.02), HR)


def at(u, v):
    a = radians(HR)
    return HX + u * cos(a) - v * sin(a), HY + u * sin(a) + v * cos(a)


x, y = at(-4.6, -9.12)
text('VISITOR CENTER', x, y, 5.2, 0.95, 'white', rz=HR, rx=90, extrude=0.05, font=public_sans())
b = Mesh()
[b.box(q, 0, 0, 0.08, 0.06, 0.3, 'clA') for q in np.linspace(-4, 4, 6)]
b.obj('feet', 0, (x, y, 4.66), HR)
x, y = at(-3, 1)
glow(x, y, 3.2, 150, 'FFD8A6', 0.6)
x, y = at(-9, 0)
glow(x, y, 3.2, 120, 'FFD8A6', 0.6)
x, y = at(3, 0)
glow(x, y, 3.2, 110, 'FFD8A6', 0.6)
# behind: a hall in the haze, a bus, bicycles
hall(40, 11, 3, arc=12, dormers=5, chim=2, wall='brick', roof='tile').obj('hall', 0.05, (-38, 92, 0), 6)
hall(26, 11, 3, dormers=3, chim=1, roof='rust').obj('hall2', 0.05, (22, 56, 0), -4)
bus(-9.5, 22.6, 0.06, 176, 'clB', 1.3)
for x, y, k in (
    (-58, 36, 1.9),
    (-47, 40, 1.7),
    (-34, 42, 1.5),
    (-21, 44, 1.6),
    (-9, 46, 1.4),
    (3, 38, 1.6),
    (13, 36, 1.9),
    (24, 34, 2.0),
    (34, 32, 2.1),
    (42, 26, 1.9),
    (50, 30, 2.1),
    (8, 44, 1.8),
    (-70, 46, 2),
    (30, 40, 2.2),
    (18, 42, 2.1),
):
    tree(R.choice(['oak', 'oak', 'oak', 'poplar']), x, y, 0, k)
for i in range(44):
    tree(R.choice(['oak', 'oak', 'poplar', 'pine']), R.uniform(-110, 110), R.uniform(84, 130), 0, R.uniform(1.8, 2.6))
tree('oak', -24.5, -6.8, 0, 1.75, v=0)
tree('oak', -21.5, 12.2, 0, 1.2, v=2)
tree('poplar', -41, 10, 0, 1.3, v=1)
for x in np.arange(-40, -2, 2.6):
    tree('hedge', x, 19.0 - 0.0 * x + (x + 14) * -0.09, 0.02, 0.85).rotation_euler[2] = -0.09
bikerack(-1.4, 5.2, 0.05, 62, 6, 1.25, 1)
for x, y in ((-10.5, -5.2), (-27, -5.9)):
    lamp(x, y, 0.03, 4.6)
bench(-16.5, -5.6, 0.04, 4)
bannerpole(*at(-14.2, -7.8), 0.04, 0, 'clA', 6.6, 1.1)
for u0, u1 in ((-12.6, -7.2), (5.4, 12.4)):
    (x0, y0), (x1, y1) = at(u0, -9.4), at(u1, -9.4)
    n = int((u1 - u0) * 26)
    b = Mesh()
    with b.at(x0, y0, 0.04, rz=HR):
        L = u1 - u0
        b.box(L / 2, 0, 0, L, 1.1, 0.42, 'wood2')
        b.box(L / 2, 0, 0.4, L - 0.2, 0.9, 0.1, '5A4634')
        for i in range(n):
            px, py, ph = R.uniform(0.15, L - 0.15), R.uniform(-0.4, 0.4), R.uniform(0.5, 0.95)
            b.ball(px, py, 0.3 + ph * 0.5, 0.2, 'leafB', (1, 1, 1), 6)
            b.ball(
                px,
                py,
                0.3 + ph * 0.75,
                R.uniform(0.09, 0.15),
                R.choice(['coral', 'gold', 'white', 'blossom', 'coral2']),
                (1, 1, 0.75),
                6,
            )
    b.obj('planter', 0)
bed(9.5, -14.4, 27, -12.9, 260, 0.0)
bed(-3, -14.2, 3.2, -13.0, 90, 0.0)
for x, y, k in ((-31, -21, 1.4), (-28.6, -22.4, 1.15), (-33.4, -22, 1.6)):
    tree('bush', x, y, 0.02, k, m='blossom' if k == 1.15 else None)
# the tour: a loose half ring round the guide
K = 1.42
T = 0.02


def folk_(x, y, face, pose='stand', **kw):  # face = the point looked at
    rz = math.degrees(math.atan2(face[1] - y, face[0] - x)) + 90
    kw.setdefault('k', K)
    person(x, y, T, rz, pose, **kw)
    return rz


GX, GY = 9.4, -6.6
G = (GX, GY)
rz = folk_(GX, GY, (4.2, -11.5), 'wave', top='teal', leg='stone', skin='skinC', hair='hairA', phase=0.1)
handflag(GX, GY, T, rz, K)
folk_(4.6, -6.0, G, 'stand', top='coral', leg='navy', skin='skinA', hair='hairB', phase=0.1, hij=None)  # mother
folk_(3.2, -6.7, G, 'stand', top='navy', leg='stone', skin='skinB', hair='hairA', phase=-0.2)  # father
folk_(4.1, -7.4, G, 'wave', top='gold', leg='slate', skin='skinA', hair='hairB', phase=0.6, k=0.98)  # child
folk_(5.2, -8.6, G, 'walk', top='sea', leg='dark', skin='skinA', hair='hairC', phase=-0.6, k=0.8)  # small child
rz = math.degrees(math.atan2(GY + 10.2, GX - 7.0)) + 90
wheelchair(7.0, -9.4, T, rz, K, 'clA', top='plum', leg='slate', skin='skinB', hair='hairD', phase=0.1)
folk_(5.9, -10.3, G, 'stand', top='white', leg='navy', skin='skinD', hair='hairA', phase=0.2, pack='coral')
rz = folk_(2.0, -9.6, G, 'wave', top='gold', leg='navy', skin='skinA', hair='hairD', phase=0.2)
umbrella(2.0, -9.6, T, rz, K)
folk_(0.6, -7.2, G, 'stand', top='teal2', leg='dark', skin='skinC', hair='hairA', phase=0.1, hij='plum', book=True)
folk_(11.0, -10.0, G, 'stand', top='coral2', leg='stone', skin='skinA', hair='hairB', phase=0.5, pack='teal2')
folk_(12.4, -9.0, G, 'stand', top='navy', leg='slate', skin='skinB', hair='hairD', phase=0.2, book=True)
# others: at the counter, arriving by bus, on the bench
x, y = at(-6.1, 0.4)
person(x, y, 0.34, HR + 150, 'stand', top='white', leg='navy', skin='skinA', hair='hairB', k=1.3, phase=0.5)
x, y = at(-3.0, 4.3)
person(x, y, 0.34, HR, 'stand', top='teal', leg='navy', skin='skinC', hair='hairA', k=1.35, phase=0.1)
x, y = at(-9.5, -6.3)
person(x, y, 0.3, HR + 90, 'walk', top='gold', leg='slate', skin='skinD', k=1.35, phase=0.5, pack='coral')
for x, y, rz, t in ((-14.5, 9.3, 118, 'coral2'), (-16.2, 10.2, 112, 'teal2'), (-12.9, 6.9, 130, 'white')):
    person(x, y, T, rz, 'walk', top=t, k=1.35, pack=R.choice([None, 'gold', 'teal2']))
person(-16.7, -5.9, -0.02, 4, 'sit', top='plum', leg='slate', k=1.2, book=True, phase=0.2)
camera((2.8, -33, 6.5), (2.8, 0, 6.5), 33, 0, shift=(0, -0.036))
render('visitor', 2050, 1153, fog=c['fog'], fogd=(42, 115), fogmax=0.86, samples=32, expo=1.12)
