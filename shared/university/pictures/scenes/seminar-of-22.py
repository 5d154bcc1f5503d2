"""A seminar on a rainy afternoon: an oval table at eye level, a speaker, and faces that listen."""

from kit_c import *
from kit_a import glow
from figure import Arm, Figure, Pose
import cast

reset()
special()
PAL.update(wall='EBDCC2', rainsky='A9B8BC', lawn2='6E8F62', board='23463F', wainscot='2E6F70')
light(
    'morning',
    az=-62,
    el=48,
    sun=0.7,
    suncol='E8F0F4',
    size=40,
    amb=0.62,
    zen='9DB4BF',
    mid='B4C4C8',
    hor='C4D0D0',
    cloud=0,
)
WIDTH, DEPTH, HEIGHT = 11.0, 9.6, 3.5
TABLE = 0.76


def classroom():
    """Plank floor, windows left and right of the blackboard, a wainscot, a ceiling with beams."""
    room(
        WIDTH,
        DEPTH,
        HEIGHT,
        'L',
        wall='wall',
        wall2='wall',
        tones=('floorA', 'floorB', 'floorC'),
        trim='wainscot',
        frame='white',
        sill=1.0,
        wh=2.05,
        ww=1.6,
        win=4,
        backwin=((-3.55, 1.7, 1.0, 2.05), (3.55, 1.7, 1.0, 2.05)),
        dado='wainscot',
        dh=0.85,
        arch=False,
    )
    ceiling = Mesh()
    ceiling.box(0, 0, HEIGHT + 0.14, WIDTH + 1, DEPTH + 1, 0.1, 'wall')
    for y in np.linspace(-3.4, 4.2, 6):
        ceiling.box(0, y, HEIGHT - 0.06, WIDTH, 0.2, 0.2, 'oakC')
    ceiling.obj('ceiling', 0.01)
    wall = Mesh()
    wall.box(WIDTH / 2 + 0.1, 0, 0, 0.2, DEPTH, HEIGHT, 'wall')
    wall.box(WIDTH / 2 - 0.03, 0, 0, 0.06, DEPTH, 0.85, 'wainscot')
    wall.obj('right wall', 0.01)


def blackboard():
    y = DEPTH / 2
    board = Mesh()
    board.box(0, y - 0.03, 1.0, 4.3, 0.06, 1.62, 'oakC')
    board.box(0, y - 0.066, 1.07, 4.16, 0.012, 1.48, 'board')
    board.box(0, y - 0.12, 0.96, 4.3, 0.16, 0.04, 'oakC')
    board.obj('blackboard', 0.008)
    text('Who owns the harbor?', -0.55, y - 0.076, 2.27, 0.26, 'ivory', rx=90, extrude=0.001)
    chalk = Mesh()
    front = y - 0.078
    for i, level in enumerate((0.30, 0.42, 0.36)):
        wave = [
            (-1.75 + 1.8 * t, front, 1.25 + level + 0.16 * sin(6 * t + 1.8 * i) * (1 - 0.4 * t) + 0.2 * t)
            for t in np.linspace(0, 1, 30)
        ]
        chalk.sweep(wave, [0.009] * 30, ('glow:F6EBD3:.5', 'glow:E9B35A:.5', 'glow:8FCFC2:.5')[i], 6)
    for i in range(4):
        chalk.box(1.05, front, 1.92 - 0.19 * i, (1.0, 0.8, 0.92, 0.55)[i], 0.003, 0.022, 'glow:F6EBD3:.4')
    chalk.obj('chalk', 0)


def outside():
    """Lawn, trees and rain behind the windows."""
    ground = Mesh()
    ground.box(0, 40, -0.6, 160, 70, 0.2, 'lawn2')
    ground.box(-45, 0, -0.6, 70, 60, 0.2, 'lawn2')
    ground.obj('ground', 0)
    for x, y, size in (
        (-7.5, 16, 1.0),
        (-13, 22, 1.3),
        (4.6, 17, 1.1),
        (9.5, 20, 1.2),
        (-12, 3, 1.0),
        (-14, -2, 1.1),
        (-13, 8, 1.0),
        (13, 26, 1.3),
    ):
        tree('oak', x, y, -0.5, size, m='leafB')
    chance = random.Random(4)
    rain = Mesh()
    for _ in range(700):
        x, y, z = chance.uniform(-9, 9), chance.uniform(5.4, 9), chance.uniform(0.2, 3.6)
        length, wide = chance.uniform(0.16, 0.42), 0.0045
        rain.add(
            [(x - wide, y, z), (x + wide, y, z), (x + wide - 0.03, y, z + length), (x - wide - 0.03, y, z + length)],
            [(0, 1, 2, 3)],
            'glow:DCE9EC:.6',
        )
    streaks = rain.obj('rain', 0)
    streaks.visible_shadow = streaks.visible_diffuse = False


def on_the_table():
    table(0, 0, 2.95, 1.75, TABLE, 'oakA', 'walA', oval=True)
    for x, y, turn in ((-0.98, 0.42, 4), (-0.32, 0.5, -6), (1.0, 0.44, 6), (-1.08, 0.0, 78), (1.12, -0.22, -78)):
        sheets = Mesh()
        sheets.box(0, 0, 0, 0.23, 0.31, 0.012, 'white')
        for i in range(5):
            sheets.box(-0.01, 0.10 - 0.045 * i, 0.0122, 0.16 - 0.03 * (i % 2), 0.008, 0.001, 'slate')
        sheets.obj('paper', 0.003, (x, y, TABLE + 0.001), turn)
    mug(-0.72, 0.28, TABLE, 'coral2', 1.0)
    mug(0.74, 0.3, TABLE, 'teal2', 1.0)
    books(0.42, -0.2, TABLE, 3, 18, 1.05)
    books(-0.5, -0.35, TABLE, 2, -24, 1.05)
    laptop(0.98, 0.1, TABLE, -72)


def lamps():
    for x in (-2.2, 2.2):
        pt(x * 0.5, 0.1, 2.4, 30)
        pendant(x, 3.0, 2.42, HEIGHT, 'teal', 30, 'cone', 1.15)
    glow(-0.6, -3.3, 2.6, 170, 'FFE6CC', 0.9)
    glow(-3.6, -0.8, 2.2, 60, 'DCE8EE', 0.7)
    glow(0.0, 1.9, 3.1, 60, 'FFD9A8', 0.5)


def people():
    speaker = (0.42, 1.05, 1.35)
    writing = Arm((-0.46, 0.66, TABLE + 0.045), 'hold', palm=(0.3, 0, -1), fingers=(0.3, -1, -0.1))
    rest = lambda x, y, fingers=(0.2, -1, -0.05), pose='flat': Arm(
        (x, y, TABLE + 0.04), pose, palm=(0, 0, -1), fingers=fingers
    )
    seats = (
        # person, x, y, turn, pose
        (
            cast.NOOR,
            -1.10,
            1.10,
            12,
            Pose(
                'sit',
                lean=3,
                gaze=speaker,
                left=rest(-0.92, 0.70, (-0.5, -1, 0)),
                right=rest(-1.24, 0.70, (0.6, -1, 0)),
            ),
        ),
        (
            cast.KENJI,
            -0.36,
            1.22,
            6,
            Pose(
                'sit',
                lean=5,
                look=26,
                nod=-4,
                eyes=(20, 2),
                tilt=5,
                left=rest(-0.20, 0.78, (-0.7, -1, 0)),
                right=writing,
            ),
        ),
        (
            cast.AALIYAH,
            0.42,
            1.24,
            -4,
            Pose(
                'sit',
                mood='talk',
                gaze=(-1.2, -1.6, 1.25),
                lean=4,
                brows=0.004,
                tilt=-4,
                left=Arm((0.74, 0.80, 1.10), 'open', palm=(-0.5, -0.3, 0.8), fingers=(0.35, -0.8, 0.5)),
                right=rest(0.16, 0.80, (0.7, -1, 0)),
            ),
        ),
        (
            cast.MALIK,
            1.14,
            1.10,
            -6,
            Pose(
                'sit',
                lean=2,
                look=-28,
                eyes=(-18, 0),
                nod=-2,
                mood='smile',
                right=Arm((0.98, 0.80, 1.06), 'fist', palm=(0.4, 0.8, 0.2), fingers=(0.1, 0.3, 1)),
                left=rest(1.28, 0.70, (-0.6, -1, 0)),
            ),
        ),
        (
            cast.MAREN,
            -1.68,
            0.12,
            62,
            Pose(
                'sit', lean=5, gaze=speaker, right=rest(-1.2, -0.12, (1, 0.3, 0)), left=rest(-1.2, 0.26, (1, -0.4, 0))
            ),
        ),
        (
            cast.DIEGO,
            1.68,
            0.08,
            -62,
            Pose(
                'sit',
                lean=3,
                gaze=speaker,
                mood='grin',
                left=rest(1.2, -0.14, (-1, 0.3, 0)),
                right=rest(1.2, 0.22, (-1, -0.4, 0)),
            ),
        ),
        (
            cast.INGA,
            -1.80,
            2.5,
            18,
            Pose(
                'sit',
                gaze=speaker,
                right=Arm((-1.85, 2.08, 0.82), 'hold', palm=(1, 0, 0)),
                left=Arm((-1.6, 2.08, 0.82), 'hold', palm=(-1, 0, 0)),
            ),
        ),
        (
            cast.AMARA,
            1.93,
            2.5,
            -20,
            Pose(
                'sit',
                gaze=speaker,
                mood='calm',
                right=Arm((1.70, 2.1, 0.80), 'open', palm=(0, 0, -1)),
                left=Arm((2.08, 2.1, 0.80), 'open', palm=(0, 0, -1)),
            ),
        ),
    )
    for person, x, y, turn, pose in seats:
        pose.seat = 0.47
        chair(x, y + 0.02, turn, 'teal2', 'wood', h=0.43)
        Figure(person, pose, (x, y, 0), turn)
    Figure(
        cast.HARJIT,
        Pose(
            'stand',
            gaze=speaker,
            right=Arm((-0.05, 3.55, 1.32), 'hold', palm=(1, 0, 0), fingers=(0.1, -0.6, 0.8)),
            left=Arm((0.55, 3.72, 1.02), 'open'),
        ),
        (0.22, 3.85, 0),
        -4,
    )


classroom()
blackboard()
outside()
on_the_table()
lamps()
people()
camera((0, -3.6, 1.34), (0, 2, 1.34), 33, 4, focus=(0, 0.8, 1.3), shift=(0, 0.0))
render('seminar-of-22', 2400, 1350, fog='B9C6C6', fogd=(9, 40), fogmax=0.6, samples=36, expo=1.35, bloom=0.12)
