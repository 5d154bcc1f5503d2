"""Samuel Okafor, dean of engineering: a gear in one hand, its card on a string; the other points at what broke."""

from bust import *

begin('BBD0C6')
PAL.update(shelf='7A563A', iron='3E5A60', steel='9DB3B0', spine='0B656E', linen='D8C9A6')
PAL.update(bronze='D9992F', bore='6A4A16', card='F3EAD6', string='B6532F', pencil='2A3136')
X, Y, Z, TEETH, BROKEN = 0.0, -0.33, 1.16, 14, (1, 2, 5)


def gear():
    rim = []
    for i in range(TEETH):
        high = 0.128 if i in BROKEN else 0.162
        for turn, radius in ((-0.5, 0.128), (-0.27, 0.128), (-0.19, high), (0.19, high - 0.008 * (i in BROKEN)), (0.27, 0.128)):
            a = 2 * pi * (i + turn) / TEETH + 0.2
            rim.append((radius * cos(a), radius * sin(a)))
    b = Mesh()
    b.poly(rim, 'y', -0.024, 0.024, 'bronze')
    b.obj('gear', 0.005, (X, Y, Z), seg=3)
    b = Mesh()
    with b.at(0, 0, 0, rx=90):
        b.lathe([(0.062, 0.02), (0.062, 0.040), (0.056, 0.044), (0.034, 0.044), (0.032, 0.02)], 'bronze', 48)
        b.lathe([(0.034, 0.030), (0.001, 0.030)], 'bore', 48)
        for i in range(6):
            a = 2 * pi * i / 6 + 0.5
            b.lathe([(0.017, 0.0245), (0.015, 0.0255), (0.001, 0.0255)], 'bore', 24, 0.094 * cos(a), 0.094 * sin(a), 0)
    b.obj('hub', 0, (X, Y, Z))


def card():
    """What its student wrote about it."""
    face, z = Y - 0.052, Z - 0.185
    b = Mesh()
    b.box(0.01, face + 0.002, z - 0.05, 0.225, 0.004, 0.10, 'card')
    b.sweep([(0.01, face, z + 0.042), (0.004, face - 0.004, z + 0.07), (0, Y - 0.02, Z - 0.094)], [0.003] * 3, 'string', 8)
    b.obj('card', 0.001)
    printed('Broke after 9 s', (0.01, face - 0.001, z + 0.019), 0.0275, 'string', font=public_sans())
    printed('Too stiff.', (0.01, face - 0.001, z - 0.02), 0.0275, 'pencil', font=public_sans())


def shelf():
    """Behind him, few and large: a propeller that has lost a blade, with its card, and three books."""
    b = Mesh()
    b.box(0, 0.3, 1.36, 1.6, 0.24, 0.045, 'shelf')
    b.obj('shelf', 0.006)
    b = Mesh()
    b.box(-0.345, 0.29, 1.405, 0.17, 0.13, 0.03, 'iron')
    with b.at(-0.345, 0.27, 1.60, rx=90):
        b.lathe([(0.04, -0.05), (0.04, 0.03), (0.03, 0.06), (0.004, 0.075)], 'steel', 40)
        for blade in range(3):
            turn = 2 * pi * blade / 3 + 0.5
            rim = [(0.09 + 0.066 * cos(t), 0.05 * sin(t) - 0.012) for t in np.linspace(0, 2 * pi, 36, endpoint=False)]
            if blade == 2:
                rim = [(0.03, -0.026), (0.062, -0.045), (0.078, -0.02), (0.064, -0.004), (0.083, 0.018), (0.03, 0.018)]
            outline = [(u * cos(turn) - v * sin(turn), u * sin(turn) + v * cos(turn)) for u, v in rim]
            b.poly(outline, 'z', -0.012, 0.012, 'steel')
    b.box(-0.345, 0.31, 1.43, 0.035, 0.03, 0.17, 'iron')
    b.obj('propeller', 0.004)
    b = Mesh()
    b.box(-0.335, 0.2, 1.405, 0.125, 0.004, 0.085, 'card')
    for z, wide in ((1.46, 0.085), (1.433, 0.06)):
        b.box(-0.383 + wide / 2, 0.197, z, wide, 0.002, 0.007, 'pencil')
    b.obj('its card', 0)
    b = Mesh()
    for x, wide, high, tone in ((0.27, 0.085, 0.32, 'spine'), (0.365, 0.095, 0.27, 'string'), (0.46, 0.08, 0.35, 'linen')):
        b.box(x, 0.29, 1.405, wide, 0.18, high, tone)
        b.box(x, 0.199, 1.405 + high * 0.78, wide, 0.004, 0.02, 'bronze')
    b.obj('books', 0.008)


shelf()
gear()
card()
portrait(
    'dean-samuel-okafor',
    Person(
        Face(skin='6E4630', hair='crop', hair_colour='B4B0A8', brows='A29D93', beard='short', eyes='24140E', lips='7E4A3C', age=0.8),
        Clothes(top='12777C', knit='plain', collar='blazer', legs='12777C'),
        build=1.06,
    ),
    Pose(
        turn=-22,
        look=-22,
        tilt=2,
        eyes=(12, 0),
        frown=0.006,
        right=across(0.23, 1.14, -0.38, 'hold')['right'],
        left=Arm((0.31, -0.38, 1.235), 'point', palm=(0, 1, 0.1), fingers=(-1, -0.05, 0.1), elbow=(0.9, 0.1, -0.45)),
    ),
)
