"""The hair and the beards of figures, in head space (see head.py)."""

import random
from math import cos, pi, sin

import numpy as np
from mathutils import Matrix, Vector

from sculpt import (
    ball,
    carve,
    chain,
    cloth,
    grown,
    hair_material,
    inside,
    joined,
    limb,
    melt,
    mesh_object,
    ring,
    rippled,
    sculpture,
    tube,
)

CROWN = (-0.19, -0.22, -0.32), (0.19, 0.22, 0.26)


def around(points):
    return np.arctan2(points[:, 0], -points[:, 1])


def cap_of_hair(thick=0.018, hairline=0.088, nape=-0.10, temple=-0.015):
    """Hair as a cap round the skull, open at the face and the ears."""
    crown = ball((0, 0.014, 0.028), (0.150 + thick, 0.158 + thick, 0.152 + thick))
    face_hole = ball((0, -0.215, hairline - 0.172), (0.118, 0.150, 0.172))
    slope = (nape - temple) / 0.15
    below = lambda points: points[:, 2] - temple - slope * points[:, 1]
    ears = [ball((side * 0.165, 0.010, -0.02), (0.04, 0.040, 0.052)) for side in (-1, 1)]
    sideburns = [ball((side * 0.14, -0.115, -0.02), (0.05, 0.052, 0.085)) for side in (-1, 1)]
    return carve(0.014, crown, face_hole, below, *ears, *sideburns)


def strands(count, lean=0.0):
    """Grooves that run back from the forehead (lean turns them to one side)."""
    return lambda points: count * (points[:, 0] + lean * points[:, 1]) / 0.15 + 3 * np.sin(points[:, 1] * 18)


def clumps(seed, spots, length, radius, lift=0.6, curl=0.3):
    """Pointed tufts rooted at spots (x, y, z) that grow outward."""
    chance = random.Random(seed)
    parts = []
    for spot in spots:
        root = Vector(spot)
        out = (root - Vector((0, 0.02, -0.02))).normalized()
        side = Vector((chance.uniform(-1, 1), chance.uniform(-1, 0.3), 0.3)).normalized()
        reach = length * chance.uniform(0.75, 1.2)
        points = [
            root - out * 0.012,
            root + out * reach * 0.5 * lift + side * reach * 0.3,
            root + out * reach * 0.7 * lift + side * reach * (0.6 + curl),
        ]
        thick = radius * chance.uniform(0.8, 1.15)
        parts.append(chain([tuple(p) for p in points], [thick, thick * 0.95, thick * 0.55]))
    return parts


def top_spots(seed, count, low=0.55, front=True):
    """Places on the top of the skull."""
    chance = random.Random(seed)
    spots = []
    while len(spots) < count:
        a, b = chance.uniform(0, 2 * pi), chance.uniform(low, 1)
        flat = (1 - b * b) ** 0.5
        x, y = flat * cos(a), flat * sin(a)
        if front and y > 0.55:
            continue
        spots.append((0.158 * x, 0.012 + 0.165 * y, 0.03 + 0.160 * b))
    return spots


def curls(seed, count, shell, size, thick, keep):
    """Little spirals over a shell, where keep says so; one mesh."""
    chance = random.Random(seed)
    parts = []
    golden = pi * (3 - 5**0.5)
    for i in range(count):
        z = 1 - 2 * (i + 0.5) / count
        flat = (1 - z * z) ** 0.5
        out = Vector((flat * cos(golden * i), flat * sin(golden * i), z))
        spot = Vector(shell[0]) + Vector([out[k] * shell[1][k] * chance.uniform(0.95, 1.05) for k in range(3)])
        if not keep(spot):
            continue
        turn = (
            out.to_track_quat('Z', 'Y').to_matrix()
            @ Matrix.Rotation(chance.uniform(0, 6.28), 3, 'Z')
            @ Matrix.Rotation(chance.uniform(-1, 1), 3, 'X')
        )
        size_here = size * chance.uniform(0.75, 1.25)
        points = [
            spot + turn @ Vector((size_here * cos(t), size_here * sin(t), size_here * (0.16 * t - 0.5)))
            for t in np.linspace(0, 7.6, 13)
        ]
        parts.append(tube(points, [thick * (0.6 + 0.4 * sin(pi * k / 12)) for k in range(13)], 5))
    return joined(parts)


def locks(paths, thick, seg=8):
    """Hanging strands along paths, thinner at the end."""
    parts = []
    for path in paths:
        n = len(path)
        parts.append(
            tube(
                path,
                [thick * (0.75 + 0.25 * sin(pi * i / (n - 1))) * (1 - 0.6 * (i / (n - 1)) ** 4) for i in range(n)],
                seg,
            )
        )
    return joined(parts)


def bezier(points, steps=12):
    """A smooth curve that starts and ends at the ends of a control polygon."""
    result = []
    for t in np.linspace(0, 1, steps):
        row = [Vector(p) for p in points]
        while len(row) > 1:
            row = [a.lerp(b, t) for a, b in zip(row, row[1:])]
        result.append(tuple(row[0]))
    return result


class Hair:
    """Somebody's hair at a head: `made` adds a sculpture in its colour, `strung` a mesh of strands."""

    def __init__(self, tone, matrix):
        self.tone, self.matrix = hair_material(tone), matrix

    def made(self, name, shape, cell=0.005, box=CROWN, material=None):
        sculpture(name, shape, *box, cell, material or self.tone, self.matrix)

    def strung(self, name, parts):
        mesh_object(name, *parts, self.tone, self.matrix)


def short(hair):
    fringe = [(-0.07, -0.115, 0.118), (-0.03, -0.128, 0.128), (0.02, -0.128, 0.130), (0.065, -0.115, 0.120)]
    cap = rippled(cap_of_hair(0.020), 0.0032, strands(34, 0.5))
    hair.made('hair', melt(0.012, cap, *clumps(3, fringe, 0.05, 0.026, 0.5)), 0.0045)


def quiff(hair):
    hair.made('sides', cap_of_hair(0.007, 0.085, -0.11))
    forehead = [(x, -0.112 + 0.3 * abs(x), 0.122) for x in (-0.08, -0.04, 0, 0.04, 0.08)]
    tufts = clumps(5, top_spots(5, 22, 0.72), 0.040, 0.030, 0.6, 0.6) + clumps(6, forehead, 0.046, 0.031, 0.8)
    top = melt(0.012, ball((0, 0.01, 0.085), (0.135, 0.135, 0.108)), *tufts)
    hair.made('top', rippled(top, 0.0015, strands(60)), 0.0045)


def choppy(hair):
    fringe = [(x, -0.125 + 5 * x * x, 0.116) for x in (-0.085, -0.05, -0.015, 0.02, 0.055, 0.09)]
    tufts = clumps(9, top_spots(9, 40, 0.45, False), 0.046, 0.026, 0.7, 0.5) + clumps(2, fringe, 0.045, 0.026, 0.3)
    crown = ball((0, 0.02, 0.09), (0.145, 0.148, 0.105))
    hair.made('hair', melt(0.010, cap_of_hair(0.014), crown, *tufts), 0.0045)


def crop(hair):
    stubble = lambda p: 260 * (p[:, 0] + 0.6 * p[:, 2]) + 4 * np.sin(p[:, 1] * 160)
    hair.made('hair', rippled(cap_of_hair(0.010, 0.092), 0.0012, stubble))


def curly_mass(size, bottom, count, curl, thick, face_width=0.128):
    """A style of many spirals over a round mass that ends at a height, open at the face."""

    def style(hair):
        center, slope = (0, 0.035, 0.035), 0.4
        face = ball((0, -0.215, -0.078), (face_width, 0.160, 0.168))
        keep = lambda spot: spot.z > bottom - slope * spot.y and face(np.array([spot], np.float32))[0] > 0.013
        below = lambda p: p[:, 2] - bottom - 0.01 + slope * p[:, 1]
        hair.made('mass', carve(0.02, ball(center, tuple(s - 0.012 for s in size)), face, below), 0.007)
        hair.strung('curls', curls(4, count, (center, size), curl, thick, keep))

    return style


def hanging(length):
    """Hair that falls from a parting beside the face, cut straight at a height."""

    def style(hair):
        crown = ball((0, 0.016, 0.028), (0.172, 0.176, 0.172))
        sides = [ball((s * 0.125, 0.03, -0.07), (0.060, 0.120, 0.14)) for s in (-1, 1)]
        curtain = melt(0.05, *sides, ball((0, 0.10, -0.07), (0.150, 0.085, 0.15)))
        throat = limb((0, -0.16, -0.1), (0, -0.12, -0.3), 0.09, 0.10)
        hole = melt(0.03, ball((0, -0.20, -0.068), (0.116, 0.135, 0.172)), throat)
        mass = carve(0.02, melt(0.05, crown, curtain), hole, lambda p: p[:, 2] - length)
        groove = lambda p: 42 * around(p - np.array([0.02, 0.02, 0], np.float32))
        hair.made('hair', rippled(mass, 0.0026, groove))
        paths = []
        for i, t in enumerate(np.linspace(0.15, 1.0, 9)):
            for s in (-1, 1):
                parting = (s * 0.012 + 0.012, -0.148 + 0.20 * t, 0.135 + 0.055 * sin(pi * min(1, t * 0.9)))
                over = (s * 0.078, -0.135 + 0.19 * t, 0.128 + 0.02 * t)
                temple = (s * (0.145 + 0.028 * sin(pi * t)), -0.085 + 0.20 * t, 0.05)
                cheek = (s * 0.176, -0.065 + 0.18 * t, (0.05 + length) / 2)
                end = (s * (0.158 - 0.01 * t), -0.055 + 0.17 * t, length + 0.012 + 0.012 * (i % 2))
                paths.append(bezier([parting, over, temple, cheek, end]))
        hair.strung('strands', locks(paths, 0.0155))

    return style


def long(hair):
    hanging(-0.20)(hair)
    paths = []
    for i, t in enumerate(np.linspace(0, 1, 8)):
        for s in (-1, 1):
            x, y = s * (0.155 - 0.12 * t * t), -0.035 + 0.175 * t
            low = (x * 0.86, y - 0.012, -0.315 + 0.012 * (i % 3))
            paths.append(bezier([(x, y, -0.10), (x + s * 0.01, y + 0.01, -0.2), (x * 0.95, y - 0.005, -0.27), low]))
    hair.strung('lengths', locks(paths, 0.024))


def braid(hair):
    """Hanging hair whose one side is a braid over the shoulder."""
    hanging(-0.10)(hair)
    knots = []
    for t in np.linspace(0, 1, 9):
        middle = Vector((0.11 + 0.035 * sin(t * 2.2), 0.03 - 0.13 * min(1, t * 1.7), -0.11 - 0.235 * t))
        size = (0.024 - 0.006 * t, 0.021 - 0.005 * t, 0.023)
        knots += [ball(middle + Vector((k * 0.012, 0, 0.010 * k)), size) for k in (-1, 1)]
    tail = chain([(0.135, -0.1, -0.35), (0.13, -0.1, -0.385), (0.125, -0.1, -0.40)], [0.016, 0.02, 0.004])
    hair.made('braid', melt(0.004, *knots, tail), 0.0045, ((0.03, -0.18, -0.42), (0.22, 0.1, -0.05)))
    band = ring((0.136, -0.1, -0.347), (0, 0, 1), 0.016, 0.006)
    hair.made('band', band, 0.003, ((0.1, -0.14, -0.37), (0.17, -0.06, -0.32)), cloth('gold'))


def bun(hair):
    combed = lambda p: 60 * np.arctan2(p[:, 0], p[:, 2] - 0.02)
    hair.made('hair', rippled(cap_of_hair(0.015, 0.092, -0.095), 0.0028, combed), 0.0048)
    wound = lambda p: 5 * np.arctan2(p[:, 1] - 0.075, p[:, 0]) + 130 * (p[:, 2] - 0.2)
    hair.made('bun', rippled(ball((0, 0.075, 0.205), (0.068, 0.066, 0.056)), 0.004, wound), 0.0045)
    hair.made('band', ring((0, 0.066, 0.168), (0, 0.3, 1), 0.044, 0.009))


def locs(hair):
    """Ropes of hair in three rows; those above the forehead are short and fall to the sides."""
    hair.made('hair', cap_of_hair(0.016, 0.092, -0.10), 0.006)
    chance, paths = random.Random(8), []
    for row, (top, count) in enumerate(((0.17, 16), (0.12, 22), (0.06, 26))):
        for i in range(count):
            turn = 2 * pi * (i + 0.5 * (row % 2)) / count
            out = max(0.02, 0.182**2 - (top - 0.02) ** 2) ** 0.5
            x, y = out * sin(turn), 0.014 + out * cos(turn)
            if cos(turn) < -0.42 and y < -0.06:
                if not row:
                    brow = (1.05 * x, y - 0.02, 0.118)
                    paths.append(
                        bezier([(0.35 * x, -0.02, 0.188), (0.9 * x, -0.12, 0.16), brow, (1.35 * x, y + 0.01, 0.09)])
                    )
                continue
            end = -0.24 - 0.05 * chance.random() + 0.05 * (y < -0.02)
            root = (0.4 * x, 0.014 + 0.4 * (y - 0.014), 0.192)
            fall = [(x * 1.12, y * 1.1 + 0.004, 0.0), (x * 1.05, y * 1.02, end + 0.08), (x * 1.12, y * 1.05, end)]
            paths.append(bezier([root, (x, y, top + 0.01), *fall]))
    hair.strung('locs', locks(paths, 0.0125))


STYLES = {
    'short': short,
    'quiff': quiff,
    'choppy': choppy,
    'crop': crop,
    'curly': curly_mass((0.205, 0.195, 0.200), -0.13, 1000, 0.0125, 0.0068),
    'afro': curly_mass((0.215, 0.205, 0.215), -0.09, 1100, 0.0110, 0.0062),
    'coils': curly_mass((0.172, 0.172, 0.168), -0.055, 900, 0.0095, 0.0055, 0.135),
    'bob': hanging(-0.125),
    'long': long,
    'braid': braid,
    'bun': bun,
    'locs': locs,
}


def beard(tone, kind, shape, matrix):
    """A beard over the jaw of a head whose field is given: full, short or goatee."""
    thick = {'full': 0.022, 'short': 0.010, 'goatee': 0.012}[kind]
    jaw = (
        ball((0, -0.13, -0.135), (0.045, 0.05, 0.032))
        if kind == 'goatee'
        else ball((0, -0.03, -0.125), (0.128, 0.135, 0.105))
    )
    holes = [ball((0, -0.17, -0.089), (0.036, 0.06, 0.0135)), ball((0, -0.205, -0.03), (0.052, 0.09, 0.036))]
    mass = carve(0.008, inside(0.012, grown(shape, thick), jaw), *holes)
    if kind != 'goatee':
        mass = carve(0.02, mass, *[ball((side * 0.085, -0.12, -0.022), (0.056, 0.07, 0.052)) for side in (-1, 1)])
    halves = [limb((side * 0.006, -0.159, -0.069), (side * 0.042, -0.138, -0.083), 0.0105, 0.006) for side in (-1, 1)]
    wave = lambda p: 300 * p[:, 0] + 2.4 * np.sin(p[:, 2] * 130)
    Hair(tone, matrix).made('beard', rippled(melt(0.006, mass, *halves), 0.0022, wave), 0.0042)
