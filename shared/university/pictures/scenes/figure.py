"""A posable figure: a head (head.py) on a body with two-bone arms and legs, hands with fingers, clothes with thickness.

A figure looks along -y, stands on z = 0 and is 1.66 m high; the figure's own right hand is at negative x. Places for
hands (`Arm.at`) and for the eyes (`gaze`) may be given in the world, so that a hand finds the cup that stands there.
"""

from dataclasses import dataclass, field as default
from math import atan2, cos, degrees, hypot, radians, sin

import numpy as np
from mathutils import Matrix, Vector

import head as heads
from sculpt import (
    ball,
    chain,
    cloth,
    gloss,
    half_space,
    inside,
    joined,
    limb,
    melt,
    mesh_object,
    placed,
    project,
    ring,
    rippled,
    sculpture,
    skin,
    stack,
    tube,
)

UPPER_ARM, FOREARM = 0.245, 0.235
THIGH, SHIN = 0.375, 0.36
HIP_X, SHOULDER_X, SHOULDER_Z = 0.082, 0.158, 0.385
FINGERS = {  # bend of the first and the second joint, of the thumb, and how far the fingers are apart
    'open': (14, 22, 0.0, 1.0),
    'flat': (3, 5, 0.0, 1.15),
    'hold': (38, 46, 0.6, 0.95),
    'cup': (52, 58, 0.7, 0.95),
    'fist': (78, 96, 1.0, 0.9),
    'point': (78, 96, 0.9, 0.9),
}


@dataclass
class Arm:
    """Where a wrist is and how its hand lies. at: in the world, or from the figure with local=True."""

    at: tuple = None
    pose: str = 'open'
    palm: tuple = None
    fingers: tuple = None
    elbow: tuple = (0.35, 0.4, -0.9)
    local: bool = False


@dataclass
class Clothes:
    top: str = 'teal2'
    knit: str = 'wool'
    collar: str = 'crew'
    under: str = 'F6F1E6'
    legs: str = '2B3E55'
    shoes: str = 'F2EBDD'
    length: float = 0.0
    skirt: str = ''
    scarf: str = ''
    apron: str = ''
    backpack: str = ''
    mittens: str = ''


@dataclass
class Person:
    """A member of the cast: a face, clothes and a size."""

    face: heads.Face
    clothes: Clothes
    build: float = 1.0
    height: float = 1.0
    bust: float = 0.0


@dataclass
class Pose:
    stance: str = 'stand'
    seat: float = 0.46
    lean: float = 0.0
    turn: float = 0.0
    sway: float = 0.0
    left: Arm = default(default_factory=Arm)
    right: Arm = default(default_factory=Arm)
    gaze: tuple = None
    nod: float = 0.0
    look: float = 0.0
    tilt: float = 0.0
    mood: str = 'smile'
    eyes: tuple = None
    open_: float = 1.0
    brows: float = 0.0
    frown: float = 0.0
    feet: float = 0.0
    neck: float = 0.0


def two_bones(start, end, first, second, hint):
    """The middle joint of two bones from start to end, bent towards the hint; and the end that they reach."""
    start, end, hint = Vector(start), Vector(end), Vector(hint)
    reach = end - start
    length = min(reach.length, (first + second) * 0.995)
    along = reach.normalized()
    out = (hint - along * hint.dot(along)).normalized()
    near = (first**2 - second**2 + length**2) / (2 * length)
    height = max(first**2 - near**2, 0) ** 0.5
    return start + along * near + out * height, start + along * length


# ---------------------------------------------------------------- hands
def hand_field(pose, size=1.0, mitten=False):
    """A right or left hand in its own space: wrist at the origin, fingers along x, the palm faces y, thumb at z."""
    first, second, thumb, spread = FINGERS[pose]
    palm = melt(
        0.022, limb((-0.028, 0, 0), (0.012, 0, 0), 0.0255, 0.027), ball((0.048, -0.002, 0.0), (0.046, 0.0215, 0.040))
    )
    parts = []
    for i, (z, length) in enumerate(zip((0.0295, 0.0100, -0.0095, -0.0280), (0.043, 0.048, 0.045, 0.037))):
        a, b = (radians(first), radians(second)) if not (pose == 'point' and i == 0) else (0.08, 0.08)
        a *= 1 + 0.07 * i
        root = Vector((0.078 - 0.004 * abs(i - 1), 0, z * 0.95))
        side = z * 0.16 * spread
        middle = root + Vector((cos(a) * length, sin(a) * length, side))
        tip = middle + Vector((cos(a + b) * length * 0.82, sin(a + b) * length * 0.82, side * 0.5))
        parts.append(chain([root, middle, tip], [0.0142, 0.0130, 0.0112]))
    root = Vector((0.020, 0.006, 0.030))
    middle = root + Vector((0.026, 0.012 + 0.016 * thumb, 0.030 - 0.014 * thumb))
    tip = middle + Vector((0.030, 0.010 + 0.020 * thumb, 0.012 - 0.016 * thumb))
    thumb_field = chain([root, middle, tip], [0.0175, 0.0148, 0.0122])
    if mitten:
        parts = [ball((0.095, 0.012 + first * 0.0004, 0), (0.056, 0.030, 0.042))]
        return melt(0.02, palm, *parts, chain([root, middle, tip], [0.02, 0.02, 0.017]))
    return melt(0.008, melt(0.014, palm, thumb_field), *parts)


def hand_matrix(wrist, forearm, arm, is_left):
    """The frame of a hand: along the forearm unless told, with the palm turned as told (down at first)."""
    along = Vector(arm.fingers).normalized() if arm.fingers else Vector(forearm).normalized()
    palm = (
        Vector(arm.palm)
        if arm.palm
        else Vector((0.6 if not is_left else -0.6, 0, -0.35)) if abs(along.z) > 0.6 else Vector((0, 0, -1))
    )
    palm = (palm - along * palm.dot(along)).normalized()
    thumb = along.cross(palm) * (-1 if is_left else 1)
    frame = Matrix((along, palm, thumb)).transposed().to_4x4()
    return Matrix.Translation(wrist) @ frame


def mirrored_field(field, matrix):
    """A field seen through any frame, also a mirrored one."""
    back = np.array(matrix.inverted(), dtype=np.float32)
    return lambda points: field(points @ back[:3, :3].T + back[:3, 3])


# ---------------------------------------------------------------- the figure
class Figure:
    """Builds a person in a pose at a place of the scene."""

    def __init__(self, person, pose=None, at=(0, 0, 0), turn=0.0, scale=1.12):
        self.person, self.pose = person, pose or Pose()
        size = scale * person.height
        self.world = Matrix.Translation(at) @ Matrix.Rotation(radians(turn), 4, 'Z') @ Matrix.Scale(size, 4)
        self.size = size
        self.bones()
        self.legs()
        self.torso()
        self.hands()
        self.head()
        self.extras()

    def local(self, point):
        return self.world.inverted() @ Vector(point)

    def sculpt(self, name, field, low, high, cell, material, **attributes):
        return sculpture(name, field, low, high, cell, material, self.world, attributes)

    # ------------------------------------------------------------ skeleton
    def bones(self):
        pose, seat = self.pose, self.pose.seat / self.size
        stance = pose.stance
        hip = {'stand': 0.80, 'walk': 0.785, 'sit': seat + 0.075, 'floor': 0.085}[stance]
        self.hip = Vector((0, 0, hip))
        self.chest = (
            Matrix.Translation(self.hip)
            @ Matrix.Rotation(radians(pose.turn), 4, 'Z')
            @ Matrix.Rotation(radians(pose.sway), 4, 'Y')
            @ Matrix.Rotation(radians(pose.lean), 4, 'X')
        )
        self.feet = {}
        for side in (-1, 1):
            root = self.hip + Vector((side * HIP_X, 0, 0))
            if stance == 'stand':
                ankle, hint, toe = (
                    Vector((side * (0.088 + 0.02 * pose.feet), 0.01 + 0.03 * side * pose.feet, 0.075)),
                    (side * 0.15, -1, 0),
                    (side * 0.2, -1, 0),
                )
            elif stance == 'walk':
                forward = side * (1 if pose.feet >= 0 else -1)
                ankle = Vector((side * 0.075, -0.21 * forward, 0.08 if forward > 0 else 0.135))
                hint, toe = (0, -1, 0.1), (0, -1, 0.22 if forward > 0 else -0.75)
            elif stance == 'sit':
                ankle, hint, toe = (
                    Vector((side * (0.10 + 0.03 * pose.feet), -0.40 + 0.05 * side * pose.feet, 0.078)),
                    (side * 0.1, -1, 0.8),
                    (side * 0.2, -1, 0),
                )
            else:
                ankle = Vector((-side * 0.07, -0.30 - 0.05 * side, 0.055))
                hint, toe = (side * 1.0, -0.55, 0.18), (-side, -0.35, -0.1)
            knee, ankle = two_bones(root, ankle, THIGH, SHIN, hint)
            self.feet[side] = (root, knee, ankle, Vector(toe).normalized())
        self.arms = {}
        for side, arm in ((-1, pose.right), (1, pose.left)):
            shoulder = self.chest @ Vector((side * SHOULDER_X * self.person.build, 0.004, SHOULDER_Z))
            if arm.at is None:
                wrist = self.chest @ Vector((side * 0.222 * self.person.build, -0.050, -0.062))
            elif arm.local:
                wrist = Vector(arm.at)
            else:
                wrist = self.local(arm.at)
            hint = Vector((arm.elbow[0] * side, arm.elbow[1], arm.elbow[2]))
            elbow, wrist = two_bones(shoulder, wrist, UPPER_ARM, FOREARM, hint)
            self.arms[side] = (shoulder, elbow, wrist, arm)
        neck = self.chest @ Vector((0, 0.006, 0.445))
        face = pose.gaze and self.local(pose.gaze)
        look, nod = pose.look, pose.nod
        eyes = pose.eyes or (0, 0)
        if face is not None:
            toward = face - (neck + Vector((0, 0, 0.17)))
            yaw, pitch = degrees(atan2(toward.x, -toward.y)), degrees(atan2(toward.z, hypot(toward.x, toward.y)))
            # The head does most of the turning, the eyes the rest.
            look, nod = max(-75, min(75, yaw * 0.82)), max(-35, min(30, pitch * 0.65))
            eyes = pose.eyes or (max(-22, min(22, yaw - look)), max(-16, min(16, pitch - nod)))
        self.eyes = eyes
        turn = (
            Matrix.Rotation(radians(look), 4, 'Z')
            @ Matrix.Rotation(radians(-nod), 4, 'X')
            @ Matrix.Rotation(radians(pose.tilt), 4, 'Y')
        )
        self.head_matrix = Matrix.Translation(neck) @ turn @ Matrix.Translation((0, -0.022, 0.205 + pose.neck))
        self.neck = neck

    # ------------------------------------------------------------ below
    def legs(self):
        clothes, build = self.person.clothes, self.person.build
        parts, lows = [], []
        for side, (root, knee, ankle, toe) in self.feet.items():
            shin_end = ankle + (knee - ankle).normalized() * 0.012
            parts.append(
                melt(
                    0.03,
                    limb(root, knee, 0.094 * build, 0.070 * build),
                    limb(knee, shin_end, 0.068 * build, 0.056 * build),
                )
            )
            hem = half_space(shin_end, ankle - knee)
            parts[-1] = inside(0.006, parts[-1], hem)
            lows += [root, knee, ankle]
        pelvis = ball(self.hip + Vector((0, 0.010, 0.0)), (0.140 * build, 0.110 * build, 0.105))
        field = melt(0.022, melt(0.05, pelvis, parts[0]), parts[1])
        low, high = bounds(lows, 0.14)
        self.sculpt('trousers', field, low, high, 0.0085, cloth(clothes.legs, 'plain'))
        if clothes.skirt:
            self.skirt()
        for side, (root, knee, ankle, toe) in self.feet.items():
            self.shoe(ankle, toe, (knee - ankle).normalized())

    def skirt(self):
        hip, tone = self.hip, cloth(self.person.clothes.skirt, 'plain')
        if self.pose.stance == 'sit':
            knees = [self.feet[s][1] for s in (-1, 1)]
            field = melt(
                0.09,
                ball(hip + Vector((0, 0, 0.03)), (0.165, 0.13, 0.12)),
                *[limb(hip + Vector((s * 0.07, -0.02, 0)), knee, 0.11, 0.10) for s, knee in zip((-1, 1), knees)],
            )
            self.sculpt('skirt', field, (-0.3, -0.55, hip.z - 0.2), (0.3, 0.2, hip.z + 0.2), 0.009, tone)
            return
        field = stack([(hip.z - 0.36, 0.245, 0.215, 0), (hip.z - 0.1, 0.19, 0.155, 0), (hip.z + 0.12, 0.138, 0.108, 0)])
        field = rippled(field, 0.010, lambda p: 15 * np.arctan2(p[:, 0], p[:, 1]))
        self.sculpt('skirt', field, (-0.3, -0.3, hip.z - 0.38), (0.3, 0.3, hip.z + 0.14), 0.009, tone)

    def shoe(self, ankle, toe, shin):
        """A shoe in its own frame (toe along -y), turned to the toe."""
        flat = Vector((toe.x, toe.y, 0)).normalized()
        frame = (
            Matrix.Translation(ankle)
            @ flat.to_track_quat('-Y', 'Z').to_matrix().to_4x4()
            @ Matrix.Rotation(atan2(-toe.z, hypot(toe.x, toe.y)), 4, 'X')
        )
        upper = melt(
            0.03,
            ball((0, -0.095, -0.030), (0.050, 0.070, 0.036)),
            ball((0, 0.008, -0.022), (0.045, 0.052, 0.048)),
            limb((0, 0.004, 0), (0, 0, 0.03), 0.042, 0.040),
        )
        sole = inside(
            0.004,
            melt(0.03, ball((0, -0.092, -0.048), (0.057, 0.080, 0.05)), ball((0, 0.008, -0.045), (0.050, 0.060, 0.05))),
            half_space((0, 0, -0.052), (0, 0, 1)),
        )
        sole = inside(0.004, sole, half_space((0, 0, -0.074), (0, 0, -1)))
        low, high = (-0.075, -0.19, -0.09), (0.075, 0.08, 0.08)
        matrix = self.world @ frame
        sculpture('shoe', upper, low, high, 0.006, cloth(self.person.clothes.shoes, 'plain'), matrix)
        sculpture('sole', sole, low, high, 0.005, gloss('EFE8DA', 0.6), matrix)
        laces = [
            tube(
                [
                    (-0.022, -0.068 - 0.022 * i, 0.004 - 0.008 * i),
                    (0, -0.070 - 0.022 * i, 0.011 - 0.009 * i),
                    (0.022, -0.068 - 0.022 * i, 0.004 - 0.008 * i),
                ],
                [0.0035] * 3,
                6,
            )
            for i in range(3)
        ]
        mesh_object('laces', *joined(laces), gloss('D8CDB8', 0.7), matrix)

    # ------------------------------------------------------------ above
    def torso(self):
        clothes, build = self.person.clothes, self.person.build
        standing = self.pose.stance in ('stand', 'walk')
        bottom = {'stand': -0.105 - clothes.length, 'walk': -0.07 - clothes.length}.get(self.pose.stance, -0.05)
        wide = 0.192 + 0.05 * clothes.length
        trunk = placed(
            melt(
                0.05,
                stack(
                    [
                        (bottom, wide * build, (0.136 + 0.05 * clothes.length) * build, 0.006),
                        (0.0, 0.188 * build, 0.136 * build, 0.004),
                        (0.12, 0.138 * build, 0.112 * build, -0.002),
                        (0.26, 0.152 * build, 0.116 * build, 0.0),
                        (0.36, 0.146 * build, 0.104 * build, 0.006),
                        (0.42, 0.100 * build, 0.086, 0.010),
                        (0.455, 0.066, 0.066, 0.008),
                    ]
                ),
                *[
                    limb((s * 0.09, 0.006, 0.405), (s * SHOULDER_X * build, 0.004, SHOULDER_Z), 0.062, 0.068 * build)
                    for s in (-1, 1)
                ],
            ),
            self.chest,
        )
        if self.person.bust:
            for s in (-1, 1):
                trunk = melt(
                    0.06, trunk, placed(ball((s * 0.062, -0.072, 0.245), 0.062 * self.person.bust), self.chest)
                )
        sleeves, arm_points = [], []
        for side, (shoulder, elbow, wrist, arm) in self.arms.items():
            forward = (wrist - elbow).normalized()
            end = wrist - forward * 0.030
            sleeve = melt(
                0.03, limb(shoulder, elbow, 0.069 * build, 0.059 * build), limb(elbow, end, 0.059 * build, 0.047)
            )
            sleeve = inside(0.004, sleeve, half_space(end + forward * 0.012, forward))
            cuff = ring(end - forward * 0.006, forward, 0.036, 0.0125, 0.034)
            sleeves.append(melt(0.008, sleeve, inside(0.002, cuff, ball(end, 0.07))))
            arm_points += [shoulder, elbow, wrist]
        field = trunk
        for sleeve in sleeves:
            field = melt(0.035, field, sleeve)
        back = self.chest.inverted()
        self.trunk = trunk
        low, high = bounds(arm_points + [self.chest @ Vector((0, 0, bottom)), self.chest @ Vector((0, 0, 0.45))], 0.17)
        hem = self.chest @ Vector((0, 0, bottom))
        top = cloth(clothes.top, clothes.knit)
        self.sculpt('top', field, low, high, 0.0075, top, rib=self.ribs(back))
        if clothes.knit in ('knit', 'wool') and clothes.collar != 'blazer' and standing:
            deep = (0.136 + 0.05 * clothes.length) * build
            band = placed(
                stack(
                    [
                        (bottom - 0.010, wide * build - 0.002, deep - 0.002, 0.006),
                        (bottom + 0.004, wide * build + 0.007, deep + 0.007, 0.006),
                        (bottom + 0.034, wide * build + 0.005, deep + 0.005, 0.006),
                    ]
                ),
                self.chest,
            )
            self.sculpt(
                'hem', band, *bounds([hem], 0.24), 0.007, cloth(clothes.top, 'knit', 300.0), rib=self.ribs(back)
            )
        self.collar()
        self.sculpt(
            'neck',
            limb(self.neck - Vector((0, 0, 0.06)), self.head_matrix @ Vector((0, 0.03, -0.08)), 0.056, 0.054),
            *bounds([self.neck], 0.16),
            0.007,
            skin(self.person.face.skin),
            blush=lambda v: np.full(len(v), 0.1),
        )

    def ribs(self, back):
        """Ribs run up the trunk and round the arms: the number that the cloth's pattern reads at each vertex."""
        turn = np.array(back)
        bones = [(np.array(a[0]), np.array(a[1]), np.array(a[2])) for a in self.arms.values()]

        def of(vertices):
            local = vertices @ turn[:3, :3].T + turn[:3, 3]
            trunk = np.arctan2(local[:, 0], -local[:, 1] + 0.001) * 0.14
            best = np.hypot(np.maximum(np.abs(local[:, 0]) - 0.085, 0), np.maximum(np.abs(local[:, 1]) - 0.07, 0))
            rib, offset = trunk.copy(), 0.0
            for shoulder, elbow, wrist in bones:
                offset = 0.0
                for a, b in ((shoulder, elbow), (elbow, wrist)):
                    axis = (b - a) / np.linalg.norm(b - a)
                    along = np.clip((vertices - a) @ axis, 0, np.linalg.norm(b - a))
                    far = np.linalg.norm(vertices - a - along[:, None] * axis, axis=1) - 0.02
                    nearer = far < best
                    rib = np.where(nearer, offset + (vertices - a) @ axis, rib)
                    best = np.where(nearer, far, best)
                    offset += np.linalg.norm(b - a)
            return rib

        return of

    def collar(self):
        clothes, kind = self.person.clothes, self.person.clothes.collar
        neck, up = self.neck, (self.chest.to_3x3() @ Vector((0, -0.22, 1))).normalized()
        tone = cloth(clothes.top, clothes.knit if clothes.knit != 'knit' else 'wool')
        box = bounds([neck], 0.22)
        low = neck - up * 0.012
        if kind == 'crew':
            self.sculpt('collar', ring(low, up, 0.066, 0.0135, 0.010), *box, 0.006, tone)
        elif kind == 'turtle':
            self.sculpt(
                'collar',
                melt(
                    0.012,
                    ring(low + up * 0.010, up, 0.062, 0.013, 0.05),
                    ring(low + up * 0.022, up, 0.066, 0.015, 0.026),
                ),
                *box,
                0.006,
                tone,
            )
        elif kind == 'hood':
            back = self.chest.to_3x3() @ Vector((0, 1, 0))
            roll = melt(
                0.03, ring(low, up, 0.076, 0.024, 0.0), ball(neck + back * 0.085 - up * 0.02, (0.088, 0.052, 0.07))
            )
            self.sculpt('hood', roll, *box, 0.0065, tone)
            strings = []
            for side in (-1, 1):
                points = [self.on_trunk(side * 0.034, z, 0.008) for z in np.linspace(0.415, 0.275, 8)]
                strings.append(tube(points, [0.0045] * 7 + [0.009], 8))
            mesh_object('strings', *joined(strings), gloss('F3ECDD', 0.7), self.world)
            pocket = [(x, z) for x, z in ((-0.085, 0.03), (-0.055, 0.125), (0.055, 0.125), (0.085, 0.03))]
            self.patch('pocket', pocket, tone, 0.006)
        if kind in ('shirt', 'blazer'):
            white = cloth(clothes.under, 'plain')
            if kind == 'blazer':
                self.patch('shirt', [(-0.052, 0.43), (0.0, 0.135), (0.052, 0.43)], white, 0.0035)
                for side in (-1, 1):
                    lapel = [
                        (side * x, z)
                        for x, z in (
                            (0.045, 0.43),
                            (0.086, 0.385),
                            (0.072, 0.335),
                            (0.090, 0.325),
                            (0.004, 0.130),
                            (0.010, 0.150),
                        )
                    ]
                    self.patch('lapel', lapel, tone, 0.009)
                button = self.on_trunk(0.008, 0.10, 0.004)
                mesh_object(
                    'button', *heads.sphere_part(button, 0.011, (0, -1, 0.1), 85), gloss('2A2A30', 0.3), self.world
                )
            self.sculpt('shirt collar', ring(low + up * 0.008, up, 0.061, 0.008, 0.030), *box, 0.005, white)
            for side in (-1, 1):
                leaf = [(side * x, z) for x, z in ((0.006, 0.452), (0.060, 0.470), (0.074, 0.420), (0.034, 0.375))]
                self.patch('leaf', leaf, white, 0.011, 0.012)
        if clothes.scarf:
            wound = melt(
                0.02,
                ring(low + up * 0.018, up, 0.085, 0.036, 0.02),
                ring(low - up * 0.002, up + Vector((0.1, 0, 0)), 0.098, 0.030, 0.01),
            )
            hanging = chain(
                [self.on_trunk(0.055, z, 0.022 + 0.01 * (z > 0.35)) for z in (0.42, 0.30, 0.14)], [0.036, 0.038, 0.042]
            )
            wool = cloth(clothes.scarf, 'wool')
            self.sculpt(
                'scarf',
                melt(0.02, rippled(wound, 0.004, lambda p: 150 * p[:, 2]), hanging),
                *bounds([neck, self.chest @ Vector((0, 0, 0.1))], 0.2),
                0.0075,
                wool,
            )
        if self.person.face.wear == 'hijab':
            drape = placed(
                melt(
                    0.06,
                    stack(
                        [
                            (0.245, 0.150, 0.128, -0.012),
                            (0.33, 0.172, 0.130, -0.004),
                            (0.40, 0.150, 0.115, 0.0),
                            (0.44, 0.098, 0.098, -0.006),
                            (0.50, 0.086, 0.092, -0.01),
                        ]
                    ),
                    limb((0.06, -0.10, 0.3), (0.085, -0.118, 0.20), 0.05, 0.045),
                ),
                self.chest,
            )
            folded = rippled(
                drape, 0.0055, lambda p: 92 * (p[:, 2] - self.hip.z) + 55 * p[:, 0] + 2 * np.sin(22 * p[:, 0])
            )
            self.sculpt(
                'drape',
                folded,
                *bounds([self.chest @ Vector((0, 0, 0.35))], 0.24),
                0.0065,
                cloth(self.person.face.wear_colour, 'plain'),
            )

    def on_trunk(self, x, z, lift=0.0):
        """A point of the trunk's front, in the figure's space, from chest coordinates."""
        back = self.chest
        flat = lambda points: self.trunk(
            points @ np.array(back.to_3x3()).T.astype(np.float32) + np.array(back.translation, dtype=np.float32)
        )
        return back @ Vector((x, project(flat, x, z) - lift, z))

    def patch(self, name, outline, material, thick=0.005, lift=0.0):
        """A piece of cloth laid on the front of the trunk: an outline in chest coordinates."""
        center = np.mean(np.array(outline), axis=0)
        rim = []
        for (ax, az), (bx, bz) in zip(outline, outline[1:] + outline[:1]):
            rim += [(ax + (bx - ax) * t, az + (bz - az) * t) for t in (0, 0.25, 0.5, 0.75)]
        rings = [
            [(center[0] + (x - center[0]) * k, center[1] + (z - center[1]) * k) for x, z in rim]
            for k in (1, 0.75, 0.5, 0.25)
        ]
        vertices = [self.on_trunk(x, z, thick + lift) for row in rings for x, z in row] + [
            self.on_trunk(*center, thick + lift)
        ]
        n, faces = len(rim), []
        for j in range(3):
            for i in range(n):
                faces.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
        faces += [(3 * n + i, 3 * n + (i + 1) % n, 4 * n) for i in range(n)]
        item = mesh_object(name, vertices, faces, material, self.world)
        solid = item.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thick * self.size * 1.4, 0
        return item

    def hands(self):
        person = self.person
        for side, (shoulder, elbow, wrist, arm) in self.arms.items():
            matrix = hand_matrix(wrist, wrist - elbow, arm, side == 1)
            mitten = person.clothes.mittens
            field = mirrored_field(hand_field(arm.pose, mitten=bool(mitten)), matrix)
            middle = matrix @ Vector((0.055, 0.01, 0.01))
            material = cloth(mitten, 'wool') if mitten else skin(person.face.skin)
            knuckle = matrix @ Vector((0.1, 0, 0))
            red = lambda v: 0.35 * np.clip(1.4 - np.linalg.norm(v - np.array(knuckle), axis=1) / 0.05, 0, 1)
            self.sculpt('hand', field, *bounds([middle], 0.125), 0.0046 if not mitten else 0.006, material, blush=red)

    def head(self):
        pose = self.pose
        heads.head(
            self.person.face, self.world @ self.head_matrix, self.eyes, pose.mood, pose.open_, pose.brows, pose.frown
        )

    def extras(self):
        clothes = self.person.clothes
        if clothes.backpack:
            bag = placed(
                melt(0.05, ball((0, 0.165, 0.25), (0.125, 0.085, 0.17)), ball((0, 0.225, 0.16), (0.085, 0.05, 0.075))),
                self.chest,
            )
            self.sculpt(
                'bag',
                bag,
                *bounds([self.chest @ Vector((0, 0.16, 0.24))], 0.24),
                0.008,
                cloth(clothes.backpack, 'plain'),
            )
            straps = [
                tube(
                    [
                        self.on_trunk(s * (0.098 + 0.006 * sin(k)), z, 0.003)
                        for k, z in enumerate(np.linspace(0.40, 0.08, 9))
                    ]
                    + [self.chest @ Vector((s * 0.13, 0.09, 0.05))],
                    [0.016] * 10,
                    10,
                    1.0,
                )
                for s in (-1, 1)
            ]
            mesh_object('straps', *joined(straps), cloth(clothes.backpack, 'plain'), self.world)
        if clothes.apron:
            self.patch(
                'apron',
                [(-0.085, 0.33), (0.085, 0.33), (0.125, 0.12), (0.13, -0.04), (-0.13, -0.04), (-0.125, 0.12)],
                cloth(clothes.apron, 'plain'),
                0.008,
            )

    def hand(self, side, along=0.07, out=0.03):
        """A point of the world at a hand (side -1 is the figure's right): where what it holds should be."""
        shoulder, elbow, wrist, arm = self.arms[side]
        return self.world @ (hand_matrix(wrist, wrist - elbow, arm, side == 1) @ Vector((along, out, 0)))


def bounds(points, margin):
    points = np.array([tuple(p) for p in points])
    return tuple(points.min(0) - margin), tuple(points.max(0) + margin)
