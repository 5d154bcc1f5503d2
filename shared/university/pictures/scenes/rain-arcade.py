"""Rain over the quad, seen from within a lamplit arcade: two students walk towards us, others cross under umbrellas."""

from dataclasses import replace
from kit_a import *
from kit_b import *
from figure import Arm, Figure, Pose
import cast

reset()
kit._tree.clear()
kit._gr.clear()
kit.LITP = 0.3
OPT['lit'] = 1.9
PAL.update(
    ivory='EFE6D6',
    lawn='6E8F58',
    lawn2='5F8050',
    wetA='8A7A66',
    wetB='66706E',
    leafA='587F48',
    leafB='42704C',
    leafC='7A8A48',
    vault='E9DCC4',
)
ROUGH.update(wetA=(0.10, 0), wetB=(0.05, 0))
sky_light = light(
    'morning',
    az=70,
    el=52,
    sun=1.1,
    suncol='E8F0F4',
    size=50,
    amb=1.25,
    zen='9DB4BF',
    mid='BCCCD0',
    hor='D5DEDC',
    fog='C6D3D4',
    cloud=0,
)
BAY, COLUMN_X, SPRING, RADIUS, BAYS = 4.4, 2.9, 3.05, 1.78, 12
FIRST = -6.6


def ground():
    """Wet flags inside and on the walk, a gap between them; lawn beyond."""
    lawn = Mesh()
    lawn.box(200, 0, -1.4, 800, 800, 1.2, 'lawn2')
    lawn.obj('ground', 0)
    flags = Mesh()
    for i in range(6):
        for j in range(44):
            flags.box(
                -2.55 + i * 1.12, -7.4 + j * 1.25, -0.2, 1.105, 1.235, 0.2 + 0.004 * ((i * 7 + j * 5) % 3), 'wetA'
            )
    flags.obj('floor', 0.012)
    bed = Mesh()
    bed.box(0.4, 20, -0.3, 6.9, 60, 0.12, '3E3A34')
    bed.box(3.98, 20, -0.3, 0.5, 60, 0.18, 'stoneC')
    bed.obj('bed', 0.02)
    walk = Mesh()
    for i in range(4):
        for j in range(32):
            walk.box(5.2 + i * 1.72, -7 + j * 1.72, -0.4, 1.70, 1.70, 0.235 + 0.003 * ((i * 5 + j * 3) % 3), 'wetB')
    walk.obj('walk', 0.012)


def half_ring(outer, inner, x=0.0, y=0.0, steps=20, flat=1.0):
    """The outline of an arch between two radii."""
    turns = np.linspace(pi, 0, steps + 1)
    return [(x + outer * cos(t), y + outer * flat * sin(t)) for t in turns] + [
        (x + inner * cos(t), y + inner * flat * sin(t)) for t in turns[::-1]
    ]


def arcade_walls():
    wall = Mesh()
    for i in range(BAYS + 1):
        y = FIRST + i * BAY
        column(wall, COLUMN_X, y, 0, 0.34, SPRING + 0.3, 'white')
        wall.box(COLUMN_X, y, 0, 1.0, 1.0, 0.22, 'ivory')
        wall.box(-2.95, y, 0, 0.5, 0.8, SPRING, 'white')
        wall.box(-2.95, y, SPRING, 0.62, 0.95, 0.26, 'stone')
        outer = [(3.0 * cos(t), SPRING + 0.2 + 2.45 * sin(t)) for t in np.linspace(pi, 0, 21)]
        inner = [(2.62 * cos(t), SPRING + 0.2 + 2.1 * sin(t)) for t in np.linspace(0, pi, 21)]
        wall.poly(outer + inner, 'y', y - 0.26, y + 0.26, 'white')
    for i in range(BAYS):
        y = FIRST + (i + 0.5) * BAY
        arch = [(y - RADIUS * cos(pi * k / 14), SPRING + 0.1 + RADIUS * 1.05 * sin(pi * k / 14)) for k in range(15)]
        wall.poly(
            [(y - BAY / 2, SPRING + 3.1), (y - BAY / 2, SPRING + 0.1)]
            + arch
            + [(y + BAY / 2, SPRING + 0.1), (y + BAY / 2, SPRING + 3.1)],
            'x',
            COLUMN_X - 0.34,
            COLUMN_X + 0.34,
            'ivory',
        )
        wall.poly(
            half_ring(RADIUS + 0.22, RADIUS, y, SPRING + 0.1, 14, 1.05), 'x', COLUMN_X - 0.39, COLUMN_X + 0.39, 'white'
        )
        with wall.at(-3.05, y, 0, rz=90):
            if i % 3 == 1:
                door(wall)
            else:
                window(wall, 0, 1.0, 1.7, 2.5, True, glass='lit')
    wall.box(-3.35, 20, 0, 0.6, 60, 6.2, 'ivory')
    wall.box(-3.03, 20, 0, 0.1, 60, 0.75, 'stone')
    wall.box(-3.01, 20, 0.75, 0.12, 60, 0.12, 'white')
    wall.box(0, 20, SPRING + 2.75, 6.4, 60, 0.3, 'vault')
    wall.obj('arcade', 0.03)


def door(wall):
    wall.poly(arch_pts(2.1, 3.5) + arch_pts(1.7, 3.25)[::-1], 'y', -0.2, 0.05, 'white')
    wall.poly(arch_pts(1.7, 3.25), 'y', -0.05, 0.04, 'clA')
    wall.box(0, -0.1, 0, 0.06, 0.06, 3.2, 'teal')
    for side in (-1, 1):
        wall.box(side * 0.42, -0.08, 0.4, 0.5, 0.05, 1.0, 'teal')
        wall.box(side * 0.42, -0.08, 1.7, 0.5, 0.05, 0.9, 'lit')
    wall.ball(0.14, -0.16, 1.25, 0.06, 'brass', seg=8)


def lanterns():
    """One in every bay; the nearest bays have only their light."""
    for i in range(BAYS):
        y = FIRST + (i + 0.5) * BAY
        glow(0, y, SPRING + 0.9, 62 if i < 7 else 40, 'FFD2A0', 0.25)
        if i < 3:
            continue
        lantern_ = Mesh()
        lantern_.limb((0, y, SPRING + 2.8), (0, y, SPRING + 1.35), 0.02, 0.02, 'dark:p', 6)
        lantern_.lathe([(0.06, 0.62), (0.24, 0.5), (0.26, 0.46)], 'dark:p', 8, 0, y, SPRING + 0.8, False)
        lantern_.lathe([(0.2, 0.04), (0.23, 0.46)], 'glow:FFD9A6:3.4', 8, 0, y, SPRING + 0.8, False)
        lantern_.lathe([(0.03, -0.1), (0.2, 0), (0.2, 0.05)], 'dark:p', 8, 0, y, SPRING + 0.8, False)
        lantern_.obj('lantern', 0).visible_shadow = False


def quad():
    turf([(12.3, -10), (60, -10), (60, 60), (12.3, 60)], -0.19, dens=60, h=0.16)
    hall(46, 11, 3, arc=15, dormers=6, chim=2, wall='brick', roof='tile').obj('hall', 0.05, (58, 40, 0), -90)
    hall(30, 11, 3, dormers=3, roof='rust').obj('hall2', 0.05, (26, 74, 0), -14)
    for x, y, size in (
        (18, 13, 1.15),
        (20, 26, 1.3),
        (15.5, 37, 1.2),
        (30, 34, 1.5),
        (34, 20, 1.4),
        (24, 50, 1.6),
        (40, 52, 1.8),
        (14, 54, 1.5),
        (44, 12, 1.5),
    ):
        tree(R.choice(['oak', 'oak', 'poplar']), x, y, -0.2, size)
    for y in np.arange(3.0, 50, 2.6):
        tree('hedge', 12.4, y, -0.2, 0.8).rotation_euler[2] = pi / 2
    for y in (9.5, 22, 35):
        lampon(11.4, y, -0.18, 160)


def rain():
    chance = random.Random(4)
    streaks = Mesh()
    for _ in range(2300):
        x, y, z = chance.uniform(4.4, 26), chance.uniform(5, 42), chance.uniform(-0.1, 9)
        length, wide = chance.uniform(0.35, 0.8), 0.0035 + 0.00042 * y
        streaks.add(
            [
                (x - wide, y, z),
                (x + wide, y, z),
                (x + wide - 0.05 * length, y, z + length),
                (x - wide - 0.05 * length, y, z + length),
            ],
            [(0, 1, 2, 3)],
            'glow:D3E2E6:.34',
        )
    item = streaks.obj('rain', 0)
    item.visible_shadow = item.visible_diffuse = False
    splashes = Mesh()
    for _ in range(420):
        x, y, size = chance.uniform(4.4, 11.6), chance.uniform(5, 30), chance.uniform(0.018, 0.045)
        torus(splashes, x, y, -0.158, size, 0.005, 'glow:D3E2E6:.4', 'z', 10)
    splashes.obj('splash', 0).visible_shadow = False


def under_umbrella(person, x, y, turn, tones, mood='smile'):
    """Somebody outside with an umbrella in the figure's left hand."""
    pose = Pose(
        'walk', mood=mood, left=Arm((0.20, -0.20, 1.02), 'fist', palm=(-1, 0, 0), fingers=(-0.2, -1, 0.2), local=True)
    )
    figure = Figure(person, pose, (x, y, -0.16), turn)
    hand = figure.hand(1, 0.06, 0.03)
    brolly = Mesh()
    brolly.limb((0, 0, -0.12), (0, 0, 1.02), 0.014, 0.012, 'wood2', 8)
    ribs = 10
    for i in range(ribs):
        a, b = 2 * pi * i / ribs, 2 * pi * (i + 1) / ribs
        rim = [
            [((0.78 * s) * cos(t), (0.78 * s) * sin(t), 1.02 - 0.34 * s**2.2) for s in np.linspace(0, 1, 7)]
            for t in (a, b)
        ]
        sag = [
            tuple((np.array(p) + np.array(q)) / 2 - np.array([0, 0, -0.02 * s]))
            for p, q, s in zip(*rim, np.linspace(0, 1, 7))
        ]
        for left, right in ((rim[0], sag), (sag, rim[1])):
            faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(6)]
            brolly.add([p for pair in zip(left, right) for p in pair], faces, tones[i % 2], True)
    item = brolly.obj('umbrella', 0, tuple(hand), 0, 1.15)
    item.rotation_euler = (radians(8), radians(-6), 0)


def people():
    talking = Pose(
        'walk',
        mood='talk',
        look=30,
        nod=2,
        eyes=(18, 2),
        feet=1,
        right=Arm((-0.10, -0.25, 1.02), 'hold', palm=(0.7, 0.6, 0), fingers=(1, -0.2, 0.1), local=True),
        left=Arm((0.33, -0.26, 1.10), 'open', palm=(-0.4, -0.2, 0.9), fingers=(0.3, -0.8, 0.5), local=True),
    )
    Figure(cast.AALIYAH, talking, (0.34, 4.65, 0.02), 6)
    folder = Mesh()
    folder.box(0, 0, 0, 0.24, 0.03, 0.30, 'coral2')
    folder.box(0.004, 0, 0.006, 0.236, 0.022, 0.288, 'white')
    folder.obj('folder', 0.004, (0.32, 4.40, 1.08), 8)
    listening = Pose(
        'walk',
        mood='grin',
        look=-32,
        eyes=(-18, 1),
        feet=-1,
        right=Arm((-0.15, -0.16, 1.02), 'fist', palm=(0.4, 0.8, 0), fingers=(0.2, -0.3, 0.9), local=True),
    )
    kenji = replace(cast.KENJI, clothes=replace(cast.KENJI.clothes, backpack='C8743A'))
    Figure(kenji, listening, (1.30, 4.50, 0.02), -6)
    under_umbrella(cast.MALIK, 4.9, 7.9, -26, ('coral2', 'coral2'), 'grin')
    under_umbrella(cast.INGA, 7.3, 12.4, -10, ('gold', 'ivory'))
    bench(-2.2, 8.6, 0.01, 90)
    Figure(
        cast.NOOR,
        Pose(
            'sit',
            seat=0.55,
            nod=-18,
            mood='calm',
            eyes=(0, -14),
            lean=4,
            left=Arm((0.10, -0.30, 0.84), 'open', palm=(-0.6, 0.4, 0.7), fingers=(-0.2, -1, 0.5), local=True),
            right=Arm((-0.10, -0.30, 0.84), 'open', palm=(0.6, 0.4, 0.7), fingers=(0.2, -1, 0.5), local=True),
        ),
        (-2.18, 8.3, 0.02),
        78,
    )
    reading = Mesh()
    for side in (-1, 1):
        with reading.at(0, 0, 0, ry=side * 14):
            reading.box(side * 0.075, 0, 0, 0.15, 0.21, 0.012, 'gold')
            reading.box(side * 0.073, 0, 0.0125, 0.142, 0.2, 0.008, 'white')
    item = reading.obj('book', 0.002, (-1.72, 8.40, 1.04), 78)
    item.rotation_euler[0] = radians(35)
    for x, y, turn, top in ((-0.9, 19, 176, 'navy'), (0.4, 24, 184, 'coral'), (1.2, 29, 175, 'gold')):
        person(x, y, 0.02, turn, 'walk', top=top, leg='stone', k=1.1, phase=0.4)


ground()
arcade_walls()
lanterns()
quad()
people()
rain()
camera((-0.75, 0.9, 1.85), (1.9, 12, 1.85), 26, 0, shift=(0, 0.02))
render('rain-arcade', 2064, 1161, fog=sky_light['fog'], fogd=(14, 62), fogmax=0.8, samples=24, expo=1.22, bloom=0.14)
