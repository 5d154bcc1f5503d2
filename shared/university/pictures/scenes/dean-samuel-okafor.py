"""Samuel Okafor, dean of engineering: to the chest, a gear with broken teeth in both hands, its handwritten card on a string."""

from bust import *

begin('BBD0C6')
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


gear()
card()
portrait(
    'dean-samuel-okafor',
    Person(
        Face(skin='6E4630', hair='crop', hair_colour='B4B0A8', brows='A29D93', beard='short', eyes='24140E', lips='7E4A3C', age=0.8),
        Clothes(top='12777C', knit='plain', collar='blazer'),
        build=1.06,
    ),
    Pose(look=4, tilt=2, frown=0.006, **across(0.23, 1.14, -0.38, 'hold')),
)
