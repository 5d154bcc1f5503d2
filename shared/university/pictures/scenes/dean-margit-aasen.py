"""Margit Aasen, dean of business: to the chest, a shipyard's account book open before her, the bad number first and in red."""

from bust import *

begin('C3D3DE')
PAL.update(page='F3EAD6', line='B9B3A4', red='A8331F', binding='1C5C63', figure='2A3136')
WIDE, HIGH, Y, Z = 0.205, 0.27, -0.30, 1.105


def account_book():
    """Two pages that face the viewer, ruled for sums."""
    b = Mesh()
    b.box(0, Y + 0.035, Z - HIGH / 2 - 0.012, 2 * WIDE + 0.03, 0.016, HIGH + 0.024, 'binding')
    for side in (-1, 1):
        b.box(side * (WIDE / 2 + 0.002), Y + 0.013, Z - HIGH / 2, WIDE - 0.004, 0.026, HIGH, 'page')
    b.obj('book', 0.006, seg=3)
    face = Y - 0.001
    for i in range(7):
        row = Z + 0.045 - 0.028 * i
        for x, wide in ((-0.155, 0.07), (-0.045, 0.05), (0.06, 0.075), (0.165, 0.05)):
            if i or x > 0:
                rule(x, face, row, wide * (1 - 0.18 * ((i * 3 + int(x * 100)) % 3)), 0.007, 'figure')
        rule(0, face, row - 0.013, 2 * WIDE - 0.03, 0.0016, 'line')
    printed('−$18,400', (-WIDE / 2, face, Z + 0.082), 0.048, 'red')


def rule(x, y, z, wide, high, tone):
    b = Mesh()
    b.add(
        [(x - wide / 2, y, z - high / 2), (x + wide / 2, y, z - high / 2), (x + wide / 2, y, z + high / 2), (x - wide / 2, y, z + high / 2)],
        [(0, 1, 2, 3)],
        tone,
    )
    b.obj('rule', 0)['printed'] = True


account_book()
portrait(
    'dean-margit-aasen',
    Person(
        Face(skin='F0CBAE', hair='bob', hair_colour='A27F4C', brows='9A6A30', lashes=True, lips='BC7360', eyes='33302E', age=0.5),
        Clothes(top='24466E', knit='plain', collar='blazer'),
        bust=0.9,
    ),
    Pose(look=4, tilt=2, **across(0.235, 1.06)),
)
