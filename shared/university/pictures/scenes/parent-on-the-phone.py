"""A parent on the phone in a kitchen, late light from the left, the kettle on."""

from kit_d import *
from dataclasses import replace
from figure import Arm, Clothes, Figure, Person, Pose
from head import Face
from sculpt import gloss, material, mesh_object, tube
import cast

reset()
kit_c.special()
PAL.update(wall='EAD7B6', tileK='F0E8D8', cupboard='1C6F74', worktop='E9DDC6', dusk='9CC3CE', lawn2='7E9C68')
light(
    'golden',
    az=-58,
    el=27,
    sun=5.6,
    suncol='FFD3A0',
    size=1.6,
    amb=0.62,
    zen='9CC6D2',
    mid='C9DEDC',
    hor='F3E2C4',
    cloud=0,
)
WORKTOP, BACK = 0.94, 1.55


def walls():
    """The back wall with its window, tiles behind the worktop, a floor of planks."""
    wall = Mesh()
    with wall.at(0, BACK):
        wallseg(wall, 8.4, 3.2, [(-0.95, 1.5, 1.16, 1.35, False)], 'wall')
    wall.box(4.1, 0, -0.1, 0.2, 4, 3.3, 'wall')
    wall.obj('wall', 0)
    frame = Mesh()
    with frame.at(0, BACK):
        winframe(frame, -0.95, 1.5, 1.16, 1.35, False, 'white', nx=1, nz=2)
    frame.obj('window', 0.01)
    tiles = Mesh()
    for i in range(26):
        for j in range(3):
            x, z = -0.06 + 0.155 * i, WORKTOP + 0.02 + 0.155 * j
            tiles.box(x, BACK - 0.012, z, 0.15, 0.02, 0.15, ('tileK', 'tileK', 'mint')[(i * 5 + j * 3) % 3])
    tiles.obj('tiles', 0.004)
    floor = Mesh()
    for i in range(22):
        floor.box(-4 + 0.4 * i, -0.6, -0.12, 0.39, 5, 0.12, R.choice(('floorA', 'floorB', 'floorC')))
    floor.obj('floor', 0.006)
    ground = Mesh()
    ground.box(0, 40, -0.6, 160, 70, 0.2, 'lawn2')
    ground.obj('garden', 0)
    for x, y, size in ((-5.2, 13, 0.85), (-1.6, 16, 1.0), (-9, 17, 1.1), (2.4, 15, 0.8)):
        tree('oak', x, y, -0.5, size, m=('leafA', 'leafC', 'leafB', 'amber')[int(x) % 4])


def cupboards():
    low = Mesh()
    low.box(0, BACK - 0.30, 0, 7.6, 0.58, 0.10, 'ink')
    low.box(0, BACK - 0.30, 0.10, 7.6, 0.60, WORKTOP - 0.15, 'cupboard')
    low.box(0, BACK - 0.32, WORKTOP - 0.045, 7.7, 0.68, 0.045, 'worktop')
    for i in range(12):
        x = -3.5 + 0.62 * i
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
            (0.72, 'coral2', 0.22),
            (0.94, 'gold', 0.17),
            (1.16, 'ivory', 0.25),
            (2.72, 'teal2', 0.2),
            (2.96, 'coral2', 0.15),
        )
    ):
        jars.lathe([(0.075, 0), (0.082, 0.02), (0.08, height - 0.03), (0.06, height)], tone, 24, x, BACK - 0.16, 1.826)
        jars.lathe([(0.062, height), (0.062, height + 0.03), (0.02, height + 0.035)], 'oakC', 20, x, BACK - 0.16, 1.826)
    jars.obj('jars', 0)
    plant(1.62, BACK - 0.16, 1.826, 0.42, 'white', 'leaf', 9)
    books(2.25, BACK - 0.16, 1.826, 4, 4, 1.1)
    postcards()


def postcards():
    """What hangs by the window: a pennant of 3E, a photograph, a postcard of the narwhal."""
    cards = Mesh()
    pennant(cards, 0.52, 2.42, 0.62, 0.30)
    cards.obj('pennant', 0.003, (0, BACK + 0.0, 0))
    text('3E', 0.42, BACK - 0.034, 2.42, 0.13, 'gold', rx=90, extrude=0.002)
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


def steam(x, y, z):
    """Thin wisps that fade at their edges."""

    def build(tree, shader):
        nodes, links = tree.nodes, tree.links
        clear, light_, mix, facing, power = (
            nodes.new('ShaderNode' + kind)
            for kind in ('BsdfTransparent', 'Emission', 'MixShader', 'LayerWeight', 'MapRange')
        )
        light_.inputs[0].default_value = (1, 0.97, 0.92, 1)
        light_.inputs[1].default_value = 0.9
        facing.inputs[0].default_value = 0.5
        power.inputs[1].default_value, power.inputs[2].default_value = 0.05, 0.95
        power.inputs[3].default_value, power.inputs[4].default_value = 0.13, 0.0
        links.new(facing.outputs['Facing'], power.inputs[0])
        links.new(power.outputs[0], mix.inputs[0])
        links.new(clear.outputs[0], mix.inputs[1])
        links.new(light_.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], nodes['Material Output'].inputs[0])

    tone = material('steam', build)
    for i, (lean, height, phase) in enumerate(((0.10, 0.62, 0), (-0.02, 0.50, 1.4), (0.20, 0.42, 2.6))):
        points = [
            (x + lean * t + 0.05 * t * sin(5 * t + phase), y + 0.02 * i, z + height * t) for t in np.linspace(0, 1, 26)
        ]
        radii = [0.008 + 0.085 * t**0.8 * (1 - t**5) + 0.014 * sin(9 * t + phase) * t for t in np.linspace(0, 1, 26)]
        item = mesh_object('steam', *tube(points, radii, 20), tone)
        item.visible_shadow = False


def stove():
    hob = Mesh()
    hob.box(1.55, BACK - 0.31, WORKTOP + 0.001, 0.66, 0.5, 0.016, 'ink')
    for dx in (-0.16, 0.16):
        hob.lathe([(0.10, 0), (0.105, 0.012), (0.07, 0.016)], 'steel', 28, 1.55 + dx, BACK - 0.33, WORKTOP + 0.016)
    hob.obj('hob', 0.004)
    item = kettle(1.40, BACK - 0.34, WORKTOP + 0.032, 0, 'coral2')
    item.scale = (1.35,) * 3
    steam(1.40 - 0.26, BACK - 0.34, WORKTOP + 0.34)


def on_the_worktop():
    bowl = Mesh()
    bowl.lathe([(0.08, 0), (0.17, 0.07), (0.19, 0.11), (0.17, 0.10), (0.06, 0.03)], 'ivory', 32)
    for a, tone in ((0, 'coral'), (1.6, 'gold'), (3.1, 'coral2'), (4.6, 'leafy')):
        bowl.ball(0.07 * cos(a), 0.07 * sin(a), 0.12, 0.055, tone, seg=18)
    bowl.obj('bowl', 0, (2.3, BACK - 0.3, WORKTOP))
    plant(-1.45, BACK - 0.12, 1.16, 0.34, 'coral2', 'leaf', 9)
    plant(-0.55, BACK - 0.12, 1.16, 0.30, 'white', 'spike', 9)
    mug(-0.62, BACK - 0.42, WORKTOP, 'gold', 1.15, 40)
    books(-1.35, BACK - 0.36, WORKTOP, 3, 8, 1.15)


def parent():
    person = Person(
        Face(
            skin='C98F66',
            hair='bob',
            hair_colour='3A2A24',
            brows='2E211C',
            lashes=True,
            lips='B4604E',
            eyes='2E1C14',
            age=0.8,
        ),
        Clothes(top='D9694A', knit='knit', collar='shirt', under='F2E8D6', legs='33465C', shoes='5A3E2C'),
        bust=0.95,
        height=0.99,
    )
    pose = Pose(
        'stand',
        turn=0,
        mood='grin',
        eyes=(9, 4),
        brows=0.005,
        right=Arm(
            (-0.262, -0.075, 1.335),
            'hold',
            palm=(1, 0.05, 0),
            fingers=(0.18, 0.08, 1),
            elbow=(0.55, -0.55, -0.8),
            local=True,
        ),
        left=Arm(
            (0.215, -0.215, 0.985),
            'cup',
            palm=(-1, -0.1, 0),
            fingers=(-0.30, -1, 0.1),
            elbow=(0.5, 0.5, -0.9),
            local=True,
        ),
    )
    figure = Figure(person, pose, (0.28, 0.28, 0), 14)
    matrix = figure.world @ figure.head_matrix
    phone = Mesh()
    phone.box(0, 0, -0.075, 0.010, 0.072, 0.155, 'ink')
    item = phone.obj('phone', 0.004)
    item.matrix_world = (
        matrix
        @ Matrix.Translation((-0.208, -0.030, -0.035))
        @ Matrix.Rotation(radians(-16), 4, 'X')
        @ Matrix.Rotation(radians(6), 4, 'Y')
    )
    spot = figure.hand(1, 0.085, 0.045)
    mug(spot.x, spot.y, spot.z - 0.07, 'teal2', 1.15, -20)
    return figure


walls()
cupboards()
stove()
on_the_worktop()
parent()
camera((0.1, -2.55, 1.52), (0.1, 1, 1.52), 36, 2.8, focus=(0.28, 0.2, 1.5), shift=(0.02, -0.02))
render('parent-on-the-phone', 2064, 1161, samples=26, expo=1.16, bloom=0.10)
