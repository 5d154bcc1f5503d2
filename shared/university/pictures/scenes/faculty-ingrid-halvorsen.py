"""Ingrid Halvorsen, computer science: to the chest, the thirty-year-old server in her arms; its label says do not switch off."""

from bust import *

begin('CFD3E3')
PAL.update(beige='D9C9A4', bay='BBA97F', slot='4A4436', label='F6EFDD', red='A8331F')
Y, Z, WIDE, HIGH = -0.30, 1.07, 0.40, 0.30


def server():
    b = Mesh()
    b.box(0, Y + 0.09, Z - HIGH / 2, WIDE, 0.2, HIGH, 'beige')
    b.obj('server', 0.014, seg=4)
    face = Y - 0.012
    b = Mesh()
    b.box(0, face - 0.001, Z + 0.03, 0.33, 0.004, 0.095, 'label')
    for i in range(3):
        z = Z - 0.035 - 0.045 * i
        b.box(-0.03, face, z, 0.2, 0.012, 0.038, 'bay')
        b.box(-0.03, face - 0.007, z + 0.016, 0.16, 0.006, 0.007, 'slot')
        b.ball(0.105, face, z + 0.02, 0.008, 'sea' if i else 'red', seg=16)
    b.obj('front', 0.002)
    printed('Do not', (0, face - 0.004, Z + 0.099), 0.043, 'slot', font=public_sans())
    printed('switch off', (0, face - 0.004, Z + 0.056), 0.043, 'red', font=public_sans())


server()
portrait(
    'faculty-ingrid-halvorsen',
    Person(
        Face(skin='EFC9AC', hair='bob', hair_colour='B9B7B2', brows='8E8A82', glasses='2A2E33', lips='B8705E', eyes='33302E', age=0.8, lashes=True),
        Clothes(top='24466E', knit='knit', collar='shirt'),
        bust=0.85,
    ),
    Pose(look=3, tilt=-2, **across(0.265, 1.03, -0.36, 'hold')),
)
