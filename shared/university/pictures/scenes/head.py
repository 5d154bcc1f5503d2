"""The head of a figure: face, eyes with lids, ears, hair and what is worn on it.

Head space: the middle of the skull is the origin, the face looks along -y, x is the viewer's right, z is up.
The head is about 0.33 m high, a fifth of the figure.
"""

import random
from dataclasses import dataclass, field as default
from math import cos, pi, radians, sin

import numpy as np
from mathutils import Vector

from hair import STYLES, Hair, beard, cap_of_hair
from sculpt import (
    ball,
    carve,
    cloth,
    gloss,
    hair_material,
    half_space,
    inside,
    joined,
    limb,
    melt,
    mesh_object,
    project,
    rippled,
    sculpture,
    skin,
    tube,
)

EYE_X, EYE_Y, EYE_Z, EYE_R = 0.060, -0.117, 0.004, 0.0315


@dataclass
class Face:
    """What makes one face differ from another; the numbers are factors round 1 or small lengths."""

    skin: str = 'skinB'
    eyes: str = '3A2417'
    brows: str = '2A1C16'
    lips: str = ''
    hair: str = 'short'
    hair_colour: str = '2A1C16'
    beard: str = ''
    beard_colour: str = ''
    glasses: str = ''
    wear: str = ''
    wear_colour: str = 'coral'
    jaw: float = 1.0
    cheeks: float = 1.0
    nose: float = 1.0
    lashes: bool = False
    age: float = 0.0
    freckles: bool = False
    extras: dict = default(default_factory=dict)


def skull(face):
    """The field of a bare head."""
    jaw, cheeks, nose = face.jaw, face.cheeks, face.nose
    head = melt(
        0.06,
        ball((0, 0.012, 0.03), (0.145, 0.154, 0.150)),
        ball((0, -0.012, -0.068), (0.119 * jaw, 0.120, 0.108)),
        ball((0, -0.076, -0.134), (0.050 * jaw, 0.041, 0.036)),
    )
    for side in (-1, 1):
        head = melt(0.045, head, ball((side * 0.078, -0.088, -0.058), 0.044 * cheeks))
        head = carve(0.04, head, ball((side * EYE_X, -0.168, EYE_Z + 0.004), (0.034, 0.030, 0.026)))
        head = melt(0.03, head, limb((side * 0.03, -0.130, 0.050), (side * 0.09, -0.118, 0.048), 0.012, 0.010))
    head = melt(
        0.028,
        head,
        limb((0, -0.128, 0.016), (0, -0.163, -0.034), 0.014, 0.0225 * nose),
        ball((-0.020 * nose, -0.150, -0.042), 0.0145 * nose),
        ball((0.020 * nose, -0.150, -0.042), 0.0145 * nose),
    )
    head = melt(0.02, head, ball((0, -0.121, -0.088), (0.034, 0.014, 0.016)))
    for side in (-1, 1):
        ear = ball((side * 0.150, 0.016, -0.012), (0.021, 0.030, 0.042))
        ear = carve(0.012, ear, ball((side * 0.168, 0.006, -0.008), (0.014, 0.016, 0.024)))
        head = melt(0.014, head, ear)
    return head


def blush(points):
    """Where skin is redder: cheeks, the tip of the nose, ears."""
    red = np.zeros(len(points), np.float32)
    for center, radius, strength in (
        ((-0.085, -0.12, -0.05), 0.055, 0.75),
        ((0.085, -0.12, -0.05), 0.055, 0.75),
        ((0, -0.18, -0.036), 0.030, 0.7),
        ((-0.16, 0.01, -0.01), 0.04, 0.55),
        ((0.16, 0.01, -0.01), 0.04, 0.55),
    ):
        near = np.linalg.norm(points - np.array(center), axis=1) / radius
        red = np.maximum(red, strength * np.clip(1.15 - near, 0, 1))
    return red


def eyelid(center, radius, edge, far, side, droop=0.0):
    """A shell round the eye from its edge (degrees above the middle, for u from -1 to 1) to the angle `far`."""
    rows, columns, points, faces = 7, 22, [], []
    for i in range(columns + 1):
        u = -1 + 2 * i / columns
        turn = u * radians(84)
        start = edge(u * side) - droop
        for j in range(rows + 1):
            rise = radians(start + (far - start) * j / rows)
            points.append(
                (
                    center[0] + radius * sin(turn),
                    center[1] - radius * cos(turn) * cos(rise),
                    center[2] + radius * cos(turn) * sin(rise),
                )
            )
    for i in range(columns):
        for j in range(rows):
            a = i * (rows + 1) + j
            faces.append((a, a + 1, a + rows + 2, a + rows + 1))
    return points, faces


def upper_edge(open_):
    return lambda u: (41 * open_) * (1 - abs(u) ** 2.4) + 6 * u - 3


def lower_edge(u):
    return -43 * (1 - abs(u) ** 2.6) + 6 * u - 3


def sphere_part(center, radius, direction, angle, rings=6, seg=24, wide=1.0):
    """A cap of a sphere round a direction, or an ellipse of it that is higher than wide (the iris, the pupil)."""
    direction = Vector(direction).normalized()
    turn = direction.to_track_quat('Z', 'Y').to_matrix()
    points = [tuple(Vector(center) + direction * radius)]
    faces = []
    for j in range(1, rings + 1):
        tilt = radians(angle) * j / rings
        for i in range(seg):
            around = 2 * pi * i / seg
            out = turn @ Vector((wide * sin(tilt) * cos(around), sin(tilt) * sin(around), cos(tilt)))
            points.append(tuple(Vector(center) + out.normalized() * radius))
    for i in range(seg):
        faces.append((0, 1 + i, 1 + (i + 1) % seg))
    for j in range(rings - 1):
        for i in range(seg):
            a, b = 1 + j * seg + i, 1 + j * seg + (i + 1) % seg
            faces.append((a, a + seg, b + seg, b))
    return points, faces


def eyes(face, matrix, look=(0, 0), open_=1.0):
    """Both eyes, dark ellipses without a white. look is where they turn, in degrees: to the viewer's right and up; open_ 0 is shut."""
    for side in (-1, 1):
        center = (side * EYE_X, EYE_Y, EYE_Z)
        points, faces = sphere_part(center, EYE_R, (0, -1, 0), 100)
        mesh_object('eyeball', points, faces, skin(face.skin), matrix, blush=[0.08] * len(points))
        turn, rise = radians(look[0] - side * 2), radians(look[1])
        gaze = (sin(turn) * cos(rise), -cos(turn) * cos(rise), sin(rise))
        mesh_object('iris', *sphere_part(center, EYE_R * 1.012, gaze, 42, wide=0.72), gloss(face.eyes, 0.1), matrix)
        mesh_object('pupil', *sphere_part(center, EYE_R * 1.022, gaze, 29, wide=0.72), gloss('120C0A', 0.05), matrix)
        for turn_by, rise_by, size in ((-9, 15, 8.5), (11, -12, 4.5)):
            spot = (
                sin(turn + radians(turn_by)) * cos(rise + radians(rise_by)),
                -cos(turn + radians(turn_by)) * cos(rise + radians(rise_by)),
                sin(rise + radians(rise_by)),
            )
            mesh_object(
                'light', *sphere_part(center, EYE_R * 1.034, spot, size, 2, 14), gloss('FFFFFF', 0.3, 1.2), matrix
            )
        edge = upper_edge(open_ if open_ > 0.15 else -0.75)
        lid_radius = EYE_R * 1.085
        lids = [eyelid(center, lid_radius, edge, 125, side), eyelid(center, lid_radius, lower_edge, -125, side)]
        points, faces = joined(lids)
        mesh_object('lids', points, faces, skin(face.skin), matrix, blush=[0.08] * len(points))
        line, radii = [], []
        for i in range(19):
            u = -1 + 2 * i / 18
            turn_u, rise_u = u * radians(80), radians(edge(u * side))
            r = lid_radius * 1.012
            line.append(
                (
                    center[0] + r * sin(turn_u),
                    center[1] - r * cos(turn_u) * cos(rise_u),
                    center[2] + r * cos(turn_u) * sin(rise_u),
                )
            )
            radii.append((0.0026 if face.lashes else 0.0019) * (0.45 + 0.75 * (1 + u * side) / 2) + 0.0004)
        parts = [tube(line, radii, 8)]
        if face.lashes:
            for i in (14, 16, 17) if side > 0 else (4, 2, 1):
                root = Vector(line[i])
                tip = root + Vector((side * 0.007, -0.006, 0.008))
                parts.append(tube([root, (root + tip) / 2 + Vector((0, 0, -0.001)), tip], [0.0018, 0.0013, 0.0004], 6))
        mesh_object('lashes', *joined(parts), gloss('1A110D', 0.5), matrix)


def on_face(shape, points, lift=0.0):
    """Points (x, z) laid on the face."""
    return [(x, project(shape, x, z) - lift, z) for x, z in points]


def brows(face, shape, matrix, raise_=0.0, frown=0.0):
    thick = 0.0062 if not face.lashes else 0.0048
    for side in (-1, 1):
        points = [
            (
                side * (0.030 + 0.066 * t),
                0.050 + raise_ - frown * (1 - t) + 0.015 * sin(pi * (0.18 + 0.72 * t)) - 0.004 * t,
            )
            for t in np.linspace(0, 1, 12)
        ]
        radii = [
            thick * (0.55 + 0.75 * sin(pi * min(1, 0.25 + t * 0.8)) ** 1.2) * (1 - 0.55 * t**3)
            for t in np.linspace(0, 1, 12)
        ]
        vertices, faces = tube(on_face(shape, points, -0.001), radii, 10)
        mesh_object('brow', vertices, faces, hair_material(face.brows), matrix)


def mouth(face, shape, matrix, mood='smile'):
    """smile, grin (teeth), talk (open), calm."""
    width, curve, opening = {
        'smile': (0.040, 0.011, 0.0),
        'grin': (0.044, 0.017, 0.013),
        'talk': (0.030, 0.006, 0.017),
        'calm': (0.034, 0.004, 0.0),
    }[mood]
    middle = -0.090
    lip = skin(face.lips) if face.lips else skin(face.skin)
    steps = np.linspace(-1, 1, 21)
    line = lambda drop, w=1.0: [
        (width * w * t, middle - curve + curve * 2 * abs(t) ** 1.8 - drop * (1 - t * t)) for t in steps
    ]
    full = 1.0 if face.lips else 0.8
    if opening:
        upper, lower = on_face(shape, line(0), 0.0035), on_face(shape, line(opening * 1.6), 0.0035)
        faces = [(i, i + 1, 21 + i + 1, 21 + i) for i in range(20)]
        mesh_object('open mouth', upper + lower, faces, gloss('4A1C18', 0.4), matrix)
        teeth = on_face(shape, line(0.0005, 0.86), 0.0055), on_face(shape, line(opening * 0.62, 0.82), 0.0055)
        mesh_object('teeth', teeth[0] + teeth[1], faces, gloss('F7F0E6', 0.3), matrix)
    radii = lambda size: [size * (1 - abs(t) ** 2.6) ** 0.8 + 0.0007 for t in steps]
    top = tube(on_face(shape, line(-0.0035), -0.0005), radii(0.0042 * full), 10)
    low = tube(on_face(shape, line(opening * 1.6 + 0.0048, 0.9), -0.0005), radii(0.0062 * full), 10)
    vertices, faces = joined([top, low])
    mesh_object('lips', vertices, faces, lip, matrix, blush=[1.0 if not face.lips else 0.2] * len(vertices))
    if not opening:
        dark = tube(on_face(shape, line(0), 0.0026), [0.0011 + 0.0008 * (1 - abs(t)) for t in steps], 6)
        mesh_object('mouth', *dark, gloss('5A2A20', 0.6), matrix)


def spectacles(face, matrix):
    dark = gloss(face.glasses, 0.25)
    parts = []
    for side in (-1, 1):
        rim = [
            (
                side * EYE_X + 0.043 * np.sign(cos(t)) * abs(cos(t)) ** 0.7,
                -0.176 + 0.012 * abs(side * EYE_X + 0.043 * cos(t)) / 0.1,
                EYE_Z + 0.034 * np.sign(sin(t)) * abs(sin(t)) ** 0.7,
            )
            for t in np.linspace(0, 2 * pi, 40)
        ]
        parts.append(tube(rim, [0.0042] * 40, 8))
        parts.append(
            tube(
                [(side * x, y, 0.013) for x, y in ((0.103, -0.165), (0.112, -0.11), (0.134, -0.05), (0.158, 0.0))],
                [0.0036] * 4,
                8,
            )
        )
    parts.append(tube([(-0.018, -0.176, 0.012), (0, -0.181, 0.017), (0.018, -0.176, 0.012)], [0.0038] * 3, 8))
    mesh_object('glasses', *joined(parts), dark, matrix)


def headwear(face, matrix):
    kind, tone = face.wear, face.wear_colour
    make = lambda name, shape, material, cell=0.005: sculpture(
        name, shape, (-0.24, -0.34, -0.28), (0.24, 0.25, 0.34), cell, material, matrix
    )
    if kind == 'hijab':
        hood = melt(
            0.04,
            ball((0, 0.022, 0.03), (0.178, 0.186, 0.178)),
            ball((0, -0.004, -0.09), (0.160, 0.172, 0.13)),
            ball((0, -0.03, -0.16), (0.115, 0.125, 0.07)),
        )
        hole = melt(
            0.03, ball((0, -0.20, -0.002), (0.108, 0.135, 0.098)), ball((0, -0.21, -0.075), (0.094, 0.15, 0.074))
        )
        folds = lambda p: 10 * np.arctan2(p[:, 0], p[:, 2] + 0.05) + 40 * p[:, 1]
        make('hijab', rippled(carve(0.012, hood, hole), 0.0022, folds), cloth(tone, 'plain'), 0.0048)
    elif kind == 'beanie':
        dome = inside(0.01, ball((0, 0.016, 0.045), (0.180, 0.184, 0.172)), half_space((0, 0, 0.055), (0, 0.28, -1)))
        make('beanie', rippled(dome, 0.003, lambda p: 40 * np.arctan2(p[:, 0], p[:, 1] - 0.016)), cloth(tone, 'wool'))
        brim = inside(0.01, ball((0, 0.016, 0.045), (0.194, 0.198, 0.186)), union_band())
        make('brim', rippled(brim, 0.003, lambda p: 44 * np.arctan2(p[:, 0], p[:, 1] - 0.016)), cloth(tone, 'wool'))
        if face.extras.get('pompom'):
            make(
                'pompom',
                rippled(
                    ball((0, 0.02, 0.245), 0.045),
                    0.004,
                    lambda p: 240 * p[:, 0] + 240 * p[:, 2] + 3 * np.sin(200 * p[:, 1]),
                ),
                cloth('ivory', 'wool'),
            )
    elif kind == 'cap':
        dome = inside(0.008, ball((0, 0.016, 0.03), (0.176, 0.182, 0.168)), half_space((0, 0, 0.075), (0, 0.10, -1)))
        peak = inside(0.004, ball((0, -0.15, 0.075), (0.118, 0.135, 0.03)), half_space((0, -0.10, 0), (0, 1, 0)))
        make(
            'cap',
            melt(0.006, dome, carve(0.003, peak, ball((0, -0.15, 0.055), (0.13, 0.145, 0.033)))),
            cloth(tone, 'plain'),
        )
    elif kind == 'turban':
        wrap = ball((0, 0.02, 0.085), (0.192, 0.196, 0.130))
        hole = ball((0, -0.24, -0.06), (0.16, 0.15, 0.150))
        folds = (
            lambda p: 95 * (p[:, 2] - 0.9 * np.abs(p[:, 0]) * (p[:, 1] < 0) * 0.35)
            + 2.0 * np.sign(p[:, 0]) * p[:, 1] * 8
        )
        make('turban', rippled(carve(0.012, wrap, hole), 0.007, folds), cloth(tone, 'plain'))


def union_band():
    """The turned-up edge of a knitted cap: between two slanted planes."""
    top, low = half_space((0, 0, 0.118), (0, -0.28, 1)), half_space((0, 0, 0.052), (0, 0.28, -1))
    return lambda points: np.maximum(top(points), low(points))


def head(face, matrix, look=(0, 0), mood='smile', open_=1.0, raise_=0.0, frown=0.0):
    """A whole head at a matrix (head space to world)."""
    shape = skull(face)
    sculpture(
        'head', shape, (-0.19, -0.21, -0.18), (0.19, 0.19, 0.20), 0.0042, skin(face.skin), matrix, {'blush': blush}
    )
    eyes(face, matrix, look, open_)
    brows(face, shape, matrix, raise_, frown)
    mouth(face, shape, matrix, mood)
    if face.age:
        for side in (-1, 1):
            fold = [(side * (0.033 + 0.022 * t), -0.052 - 0.035 * t) for t in np.linspace(0, 1, 8)]
            vertices, faces = tube(
                on_face(shape, fold, -0.0008),
                [0.0022 * face.age * sin(pi * (0.15 + 0.7 * t)) for t in np.linspace(0, 1, 8)],
                6,
            )
            mesh_object('fold', vertices, faces, skin(face.skin), matrix, blush=[1.0] * len(vertices))
    if face.freckles:
        chance = random.Random(2)
        parts = []
        for _ in range(26):
            x, z = chance.uniform(-0.095, 0.095), chance.uniform(-0.055, -0.018)
            parts.append(sphere_part((x, project(shape, x, z) + 0.0012, z), 0.0024, (0, -1, 0), 80, 2, 8))
        mesh_object('freckles', *joined(parts), gloss('B06A45', 0.6), matrix)
    if face.glasses:
        spectacles(face, matrix)
    if face.beard:
        beard(face.beard_colour or face.hair_colour, face.beard, shape, matrix)
    if face.wear:
        headwear(face, matrix)
        if face.wear != 'hijab':
            under = carve(0.01, cap_of_hair(0.008), half_space((0, 0, 0.08), (0, 0, -1)))
            Hair(face.hair_colour, matrix).made('hair', under, 0.006)
    elif face.hair != 'bald':
        STYLES[face.hair](Hair(face.hair_colour, matrix))
