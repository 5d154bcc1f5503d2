"""A student who transfers, on the walk to the quad, with a transcript of each earlier college in hand.

On the master two thumb tips that came through the paper are painted out: set the hands lower before the next render.
"""

from kit_a import *
from figure import Arm, Clothes, Figure, Person, Pose
from head import Face
from sculpt import mesh_object

reset()
kit._tree.clear()
kit._gr.clear()
PAL.update(lawn='86A556', lawn2='7A9A50', leafA='7C9A3E', leafB='B0893A', leafC='C4702F', brick='B0745A')
sky_light = light('golden', az=-52, el=30, sun=5.6, suncol='FFD9A8', size=1.5, amb=0.62, cloud=0.6)
kit.LITP = 0


def campus():
    """A walk, lawns, a brick hall and autumn trees, all out of focus."""
    ground = Mesh()
    ground.box(0, 120, -1.2, 500, 300, 1.0, 'lawn2')
    ground.obj('ground', 0)
    walk = Mesh()
    walk.poly([(-2.6, -8), (2.2, -8), (5.0, 26), (1.5, 26)], 'z', -0.16, -0.06, 'path')
    walk.obj('walk', 0)
    turf([(-26, 1), (-2.2, 1), (1.2, 26), (-26, 26)], -0.2, dens=60, h=0.14)
    turf([(2.6, 1), (26, 1), (26, 26), (5.2, 26)], -0.2, dens=60, h=0.14)
    hall(34, 11, 3, arc=11, dormers=5, chim=2, wall='brick', roof='tile').obj('hall', 0.05, (-9, 36, 0), 8)
    hall(26, 11, 3, dormers=3, wall='ivory', roof='rust').obj('hall2', 0.05, (25, 44, 0), -16)
    for x, y, size in (
        (-7.5, 12, 0.85),
        (8.8, 11, 0.9),
        (-14, 20, 1.1),
        (13, 22, 1.2),
        (17, 30, 1.3),
        (-20, 27, 1.3),
        (5.6, 30, 0.9),
        (-1.5, 29, 0.8),
    ):
        tree('oak', x, y, -0.2, size)
    for x, y in ((-3.3, 7), (4.6, 14)):
        lamp(x, y, -0.2)
    bench(-4.2, 8.6, -0.2, 70)


def transcript(matrix, tone, seed):
    """A sheet with a coloured head, rows and grades, upright in its own frame, face to -y."""
    sheet = Mesh()
    sheet.box(0, 0, -0.15, 0.225, 0.004, 0.30, 'white')
    sheet.box(0, -0.0035, 0.098, 0.225, 0.003, 0.052, tone)
    chance = random.Random(seed)
    for i in range(8):
        z = 0.066 - 0.025 * i
        sheet.box(-0.092 + 0.05 * (w := chance.uniform(0.6, 1.15)), -0.0035, z, 0.1 * w, 0.002, 0.008, 'slate')
    item = sheet.obj('transcript', 0)
    item.matrix_world = matrix
    words = [('TRANSCRIPT', -0.1, 0.124, 0.026, 'white', 'LEFT')]
    words += [
        (grade, 0.086, 0.070 - 0.025 * i, 0.020, tone, 'CENTER')
        for i, grade in enumerate(chance.sample(['A', 'B+', 'A−', 'B', 'A', 'B+', 'A', 'A−'], 8))
    ]
    for body, x, z, size, colour, align in words:
        letters = text(body, 0, 0, 0, size, colour, extrude=0.0004, align=align, font=public_sans())
        letters.matrix_world = matrix @ Matrix.Translation((x, -0.0062, z)) @ Matrix.Rotation(pi / 2, 4, 'X')


def student():
    person = Person(
        Face(
            skin='B57A50', hair='afro', hair_colour='2A1B15', brows='1E1410', lashes=True, eyes='2E1C14', lips='9A5444'
        ),
        Clothes(top='12777C', knit='knit', collar='turtle', legs='5A4A3E', shoes='F2EBDD', backpack='D9583A'),
        bust=0.85,
        build=0.97,
    )
    pose = Pose(
        'stand',
        mood='grin',
        look=-6,
        nod=2,
        tilt=4,
        eyes=(0, 0),
        brows=0.004,
        right=Arm(
            (-0.262, -0.255, 0.945),
            'open',
            palm=(0.1, -1, 0.15),
            fingers=(0.35, -0.10, 0.9),
            elbow=(0.7, 0.3, -0.8),
            local=True,
        ),
        left=Arm(
            (0.262, -0.255, 0.945),
            'open',
            palm=(-0.1, -1, 0.15),
            fingers=(-0.35, -0.10, 0.9),
            elbow=(0.7, 0.3, -0.8),
            local=True,
        ),
    )
    figure = Figure(person, pose, (0.42, 0, 0), -10)
    for side, tone, seed in ((-1, 'BC5A42', 3), (1, '1F3A56', 7)):
        frame = (
            Matrix.Translation((side * 0.128, -0.288, 1.045))
            @ Matrix.Rotation(radians(side * 4), 4, 'Z')
            @ Matrix.Rotation(radians(side * 5), 4, 'Y')
            @ Matrix.Rotation(radians(-9), 4, 'X')
        )
        transcript(figure.world @ frame, tone, seed)


campus()
student()
camera((0.0, -2.45, 1.46), (0.0, 1, 1.46), 38, 2.2, focus=(0.42, -0.2, 1.4), shift=(0, -0.03))
render(
    'two-transcripts', 2400, 1350, fog=sky_light['fog'], fogd=(20, 120), fogmax=0.6, samples=36, expo=1.1, bloom=0.10
)
