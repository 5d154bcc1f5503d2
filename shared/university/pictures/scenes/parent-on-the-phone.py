"""A parent on the phone in a kitchen, cut open, at dusk: the one window is lit, by the last sun; all else is blue."""

from kit_c import *

DUSK = dict(hor='93B3C6', mid='6E9CB6', zen='4A7C9E')
start('L', el=14, daz=6, sun=17, suncol='FF9A48', amb=0.7, ice=1.5, **DUSK)
mat('ice').node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.02, 0.05, 0.08, 1)
PAL.update(tileK='DCE3E2', cupboard='1C6F74', worktop='D9DDD8')
WINDOW = (0.0, 2.5, 0.8, 1.85)
ROOM = room(
    6.6, 4.8, 3.0, 'L', wall='C9D3D6', wall2='BFCBD1', floor='tile', tones=('D5DCDB', '8DAAB4'), trim='brand',
    frame='walB', cw=WINDOW[:1], ww=WINDOW[1], sill=WINDOW[2], wh=WINDOW[3], arch=False, nx=1,
)
WORKTOP, BACK = 0.94, 2.39


def sunset():
    """What the window is full of: a glow that lets the sun through."""
    y, wide, sill, high = WINDOW
    surface = mat('glowB').copy()
    kit._mats['sunset'] = surface
    shader = surface.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = (*srgb('FFA338'), 1)
    shader.inputs['Emission Strength'].default_value = 1.15
    pane = O(lambda b: b.box(0, 0, sill - 0.1, 0.02, wide + 0.2, high + 0.2, 'sunset'), -3.3 - 0.22, y, bevel=0)
    pane.visible_shadow = False
    pt(-2.3, -0.9, 1.7, 32, 'FFA04E', 0.6)


def tiles():
    wall = Mesh()
    for i in range(34):
        for j in range(3):
            x, z = -2.2 + 0.16 * i, WORKTOP + 0.02 + 0.155 * j
            wall.box(x, BACK - 0.012, z, 0.15, 0.02, 0.15, ('tileK', 'tileK', 'tileB')[(i * 5 + j * 3) % 3])
    wall.obj('tiles', 0.004)


def cupboards():
    low = Mesh()
    low.box(0.36, BACK - 0.30, 0, 5.9, 0.58, 0.10, 'ink')
    low.box(0.36, BACK - 0.30, 0.10, 5.9, 0.60, WORKTOP - 0.15, 'cupboard')
    low.box(0.36, BACK - 0.32, WORKTOP - 0.045, 5.94, 0.68, 0.045, 'worktop')
    for i in range(9):
        x = -2.06 + 0.62 * i
        low.box(x, BACK - 0.615, 0.15, 0.58, 0.03, 0.5, 'cupboard')
        low.box(x, BACK - 0.615, 0.68, 0.58, 0.03, 0.17, 'cupboard')
        low.box(x, BACK - 0.645, 0.755, 0.16, 0.025, 0.02, 'brass')
    low.obj('cupboards', 0.008)
    shelf = Mesh()
    shelf.box(1.9, BACK - 0.15, 1.78, 2.7, 0.28, 0.045, 'oakA')
    for x in (0.8, 1.9, 3.0):
        shelf.box(x, BACK - 0.06, 1.62, 0.04, 0.1, 0.16, 'brass')
    shelf.obj('shelf', 0.008)
    jars = Mesh()
    for i, (x, tone, height) in enumerate(
        (
            (0.72, 'slate', 0.22),
            (0.94, 'teal2', 0.17),
            (1.16, 'ivory', 0.25),
            (2.72, 'teal2', 0.2),
            (2.96, 'slate', 0.15),
        )
    ):
        jars.lathe([(0.075, 0), (0.082, 0.02), (0.08, height - 0.03), (0.06, height)], tone, 24, x, BACK - 0.16, 1.826)
        jars.lathe([(0.062, height), (0.062, height + 0.03), (0.02, height + 0.035)], 'oakC', 20, x, BACK - 0.16, 1.826)
    jars.obj('jars', 0)
    books(2.25, BACK - 0.16, 1.826, 4, 4, 1.1)
    postcards()


def postcards():
    """What hangs by the window: a pennant of 3E, a photograph, a postcard of the narwhal."""
    cards = Mesh()
    pennant(cards, -0.9, 2.2, 1.15, 0.56)
    cards.obj('pennant', 0.003, (0, BACK + 0.0, 0))
    text('3E', -1.1, BACK - 0.034, 2.2, 0.24, 'gold', rx=90, extrude=0.002)
    pictures = Mesh()
    with pictures.at(0, BACK):
        framed(pictures, 1.25, 2.26, 0.34, 0.42, 'oakC', 'ice2', 0.03)
        framed(pictures, 1.80, 2.30, 0.44, 0.34, 'brass', 'F2D79B', 0.03)
        pictures.ball(1.25, -0.045, 2.44, 0.075, 'skinB', (1, 0.1, 1.1), 16)
        pictures.ball(1.25, -0.040, 2.475, 0.085, 'hairA', (1, 0.1, 0.9), 16)
        pictures.poly([(1.13, 2.315), (1.37, 2.315), (1.33, 2.37), (1.17, 2.37)], 'y', -0.05, -0.044, 'coral2')
        pictures.poly(
            [(1.62, 2.36), (1.98, 2.36), (1.98, 2.42), (1.86, 2.50), (1.78, 2.43), (1.70, 2.47), (1.62, 2.42)],
            'y',
            -0.05,
            -0.044,
            'teal2',
        )
    pictures.obj('pictures', 0.003)


def stove():
    hob = Mesh()
    hob.box(1.55, BACK - 0.31, WORKTOP + 0.001, 0.66, 0.5, 0.016, 'ink')
    for dx in (-0.16, 0.16):
        hob.lathe([(0.10, 0), (0.105, 0.012), (0.07, 0.016)], 'steel', 28, 1.55 + dx, BACK - 0.33, WORKTOP + 0.016)
    hob.obj('hob', 0.004)
    item = kettle(1.40, BACK - 0.34, WORKTOP + 0.032, 0, 'teal2')
    item.scale = (1.35,) * 3


def on_the_worktop():
    bowl = Mesh()
    bowl.lathe([(0.08, 0), (0.17, 0.07), (0.19, 0.11), (0.17, 0.10), (0.06, 0.03)], 'ivory', 32)
    for a, tone in ((0, 'coral'), (1.6, 'gold'), (3.1, 'coral2'), (4.6, 'leafy')):
        bowl.ball(0.07 * cos(a), 0.07 * sin(a), 0.12, 0.055, tone, seg=18)
    bowl.obj('bowl', 0, (2.3, BACK - 0.3, WORKTOP))
    mug(-0.62, BACK - 0.42, WORKTOP, 'white', 1.15, 40)
    books(-1.35, BACK - 0.36, WORKTOP, 3, 8, 1.15)


def fridge(x):
    O(
        lambda b: (
            b.box(0, 0, 0.05, 0.74, 0.68, 1.78, 'ivory'),
            b.box(0, -0.36, 0.1, 0.70, 0.06, 1.12, 'ivory'),
            b.box(0, -0.36, 1.26, 0.70, 0.06, 0.54, 'ivory'),
            [b.box(-0.27, -0.41, z, 0.03, 0.04, h, 'brass') for z, h in ((0.85, 0.3), (1.32, 0.22))],
            b.box(0.12, -0.396, 1.42, 0.2, 0.012, 0.26, 'teal2'),
            b.box(-0.02, -0.396, 0.78, 0.26, 0.012, 0.2, 'white'),
        ),
        x, BACK - 0.36, bevel=0.03,
    )


def supper():
    """The table, its three chairs, and the letter that the call is about."""
    rug(0.2, -0.95, 1.85, 1.35, 'teal', 'tileB')
    table(0.2, -0.95, 2.0, 1.05, 0.74, 'oakC', 'walB')
    for x, y, turn in ((-0.35, -1.75, 180), (0.85, -1.78, 176), (-1.2, -0.9, 92)):
        chair(x, y, turn, 'teal2', 'walA')
    O(
        lambda b: (
            b.box(0, 0, 0, 0.3, 0.4, 0.006, 'white'),
            b.box(0, 0.14, 0.006, 0.26, 0.05, 0.002, 'teal'),
            [b.box(0, 0.06 - 0.05 * i, 0.006, 0.22, 0.012, 0.002, 'slate') for i in range(5)],
        ),
        0.28, -1.05, 0.742, 14, bevel=0,
    )
    mug(-0.25, -0.75, 0.74, 'gold', 1.3)
    mug(0.75, -0.85, 0.74, 'teal2', 1.3)


def parent(x, y, turn):
    """On the phone, in the light of the window."""
    person(x, y, 0, turn, 'stand', 'coral', 'navy', 'skinB', 'hairA', 0.92, phase=-0.1, arms=(None, 'ear'))
    a = radians(turn)
    O(
        lambda b: b.box(0, 0, 0, 0.05, 0.11, 0.26, 'white'),
        x + 0.22 * cos(a) + 0.08 * sin(a), y + 0.22 * sin(a) - 0.08 * cos(a), 1.5, turn, bevel=0.01,
    )


sunset()
tiles()
cupboards()
stove()
on_the_worktop()
fridge(-2.85)
supper()
parent(-0.75, 0.5, -4)
plant(-2.7, -1.95, 0, 0.8, 'teal2')
fit(ROOM, 36, 28, 50)
render('parent-on-the-phone', 1600, 1200, samples=14, expo=1.5, vig=0)
