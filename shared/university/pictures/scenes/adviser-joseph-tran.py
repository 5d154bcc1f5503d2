"""Joseph Tran, resident assistant: on his way down the corridor, in his coral hoodie, its kettle by the handle."""

from bust import *

begin('D8CDBE')


def kettle(x, y, z):
    """Squat, with a handle over its lid."""
    b = Mesh()
    b.lathe([(0.12, 0), (0.13, 0.012), (0.13, 0.024), (0.12, 0.03)], 'brass', 64)
    b.lathe([(0.126, 0.028), (0.138, 0.06), (0.134, 0.10), (0.108, 0.15), (0.07, 0.172), (0.068, 0.178)], 'teal2', 64)
    b.lathe([(0.072, 0.176), (0.05, 0.19), (0.01, 0.196)], 'teal2', 64)
    b.ball(0, 0, 0.207, 0.017, 'brass', seg=20)
    spout = [(-0.11 - 0.11 * t, 0, 0.075 + 0.085 * t + 0.05 * t * t) for t in np.linspace(0, 1, 12)]
    b.sweep(spout, list(np.linspace(0.036, 0.02, 12)), 'teal2', 28)
    for side in (-1, 1):
        b.ball(side * 0.104, 0, 0.155, 0.017, 'brass', seg=20)
    arc = [(-0.106 * cos(t), 0, 0.155 + 0.125 * sin(t)) for t in np.linspace(0, pi, 32)]
    b.sweep(arc, [0.009 + 0.006 * sin(t) ** 4 for t in np.linspace(0, pi, 32)], 'walB', 20)
    b.obj('kettle', 0, (x, y, z))


PAL.update(walB='5A3B26')
kettle(-0.12, -0.4, 0.925)
portrait(
    'adviser-joseph-tran',
    Person(
        Face(skin='D79C68', hair='crop', hair_colour='1C1512', brows='17110E', eyes='2A1A12'),
        Clothes(top='C8452F', knit='wool', collar='hood', legs='C8452F'),
        build=1.02,
    ),
    Pose(
        turn=20,
        look=24,
        tilt=3,
        eyes=(-12, 0),
        right=Arm((-0.13, -0.31, 1.23), 'fist', palm=(0, 0, -1), fingers=(0.1, -1, -0.1), elbow=(0.7, 0.4, -0.5)),
    ),
)
