"""A person to the chest before a plain wall, one thing in the hands: the sun at the left, a soft shadow at the right."""

from figure import Arm, Clothes, Figure, Person, Pose
from head import Face
from kit import *

MIDDLE = 1.415


def begin(wall):
    reset()
    light('studio', az=-38, el=29, sun=3.3, size=5, suncol='FFE2BE', hor='EFEDE6', mid='E8ECEA', zen='DCE6EA', amb=0.5)
    b = Mesh()
    b.box(0, 0.5, -2, 9, 0.2, 9, backdrop(wall))
    b.obj('wall', 0)


def across(x, z, y=-0.36, pose='cup'):
    """Both hands over the front of a thing, seen from behind, at (±x, y, z)."""
    return {
        name: Arm((side * x, y, z), pose, palm=(0, 1, 0.1), fingers=(-side, -0.2, 0.0), elbow=(0.9, 0.1, -0.45))
        for name, side in (('left', 1), ('right', -1))
    }


def printed(words, at, size, tone, **how):
    """Words on a thing that faces the viewer, kept from the denoiser."""
    text(words, *at, size, tone, rx=90, extrude=0, **how)['printed'] = True


def portrait(name, person, pose):
    """The figure at the origin, its head under the top of an arch."""
    pose.neck = 0.03
    Figure(person, pose)
    camera((0, -5.0, MIDDLE + 0.1), (0, 0, MIDDLE), 152)
    render(name, 800, 1000, samples=14, expo=1.2, vig=0.05, contrast=1.08)
