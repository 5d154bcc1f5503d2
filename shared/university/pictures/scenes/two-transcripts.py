"""A student who transfers, without the student: two transcripts and a ferry ticket on a bench by the water."""

from still import *

begin(-56, 27, sun=6.6, suncol='FFEAD0', amb=0.66)
wood('slat', '8A7460', rough=0.6, coat=0.1)
surface('iron', '17373C', rough=0.5, metal=0.6)
surface('paper', 'F4ECDB', rough=0.9, grain=0.1, scale=8, vary=0.03)
surface('red', '84402F', rough=0.8, vary=0.06)
surface('blue', '1F3F5C', rough=0.8, vary=0.06)
surface('ink', '171B1F', rough=0.85, vary=0.15, scale=9)
surface('ticket', 'CFA968', rough=0.85, grain=0.12, scale=9, vary=0.06)
surface('teal', '0F5A62', rough=0.8, vary=0.08)
surface('pebble', '7E8A8C', rough=0.55, grain=0.35, scale=5, vary=0.2)
surface('vein', 'EDE6D8', rough=0.7, vary=0.05)
surface('water', '4E8F96', rough=0.3, grain=0.9, scale=0.35, stretch=(0.4, 1.6, 1), vary=0.35)

SLAT = 1.55


def bench():
    """Five slats along x on two irons; the quay's edge and the water lie far below."""
    b = Mesh()
    for i in range(5):
        b.box(0, -4.0 + SLAT * i, -0.42, 44, SLAT - 0.06, 0.42, 'slat')
    b.obj('slats', 0.035, seg=3)
    b = Mesh()
    for x in (-8.2, 9.2):
        b.box(x, 0, -0.95, 0.5, 8.6, 0.5, 'iron')
        for i in range(5):
            b.lathe([(0.16, 0.0), (0.16, 0.03), (0.1, 0.07), (0.01, 0.08)], 'iron', 20, x, -4.0 + SLAT * i, 0)
    b.box(0, 60, -34, 400, 220, 0.1, 'water')
    b.obj('irons', 0.03)


def transcript(sheet, college, tone, courses):
    """A head in the college's colour, then a course a line with its grade."""
    sans = public_sans()
    left, right, top = -sheet.width / 2 + 0.3, sheet.width / 2 - 0.3, sheet.height / 2
    sheet.paper('paper')
    sheet.rule(-sheet.width / 2 + 0.01, top - 0.42, sheet.width - 0.02, 0.84, tone)
    sheet.write(college, left, top - 0.36, 0.38, 'paper')
    sheet.write('Transcript', left, top - 0.68, 0.2, 'paper', sans)
    for i, (course, grade) in enumerate(courses):
        v = top - 1.2 - 0.48 * i
        sheet.write(course, left, v, 0.27, 'ink', sans)
        sheet.write(grade, right, v, 0.29, tone, sans, 'RIGHT')
        sheet.rule(left, v - 0.22, right - left, 0.014, 'ink')


def ticket(x, y, z, turn):
    """One way, on thick card, with the hole of the conductor's punch."""
    stub = Sheet(x, y, z, turn, 2.9, 1.35)
    b = Mesh()
    b.poly(rrect(-1.45, -0.675, 1.45, 0.675, 0.12, 6), 'z', 0, 0.05, 'ticket')
    b.lathe([(0.1, 0.0505), (0.11, 0.053), (0.01, 0.053)], 'iron', 24, 1.17, 0.4)
    b.obj('ticket', 0.008).matrix_world = stub.frame
    stub.frame = stub.frame @ Matrix.Translation((0, 0, 0.046))
    stub.write('Sund Ferries', -1.25, 0.36, 0.3, 'teal')
    stub.rule(-1.25, 0.12, 2.5, 0.03, 'teal')
    stub.write('to Education City', -1.25, -0.14, 0.25, 'teal', public_sans())
    stub.write('One way', -1.25, -0.44, 0.25, 'red', public_sans())


def pebble(x, y, z):
    """What holds the papers down: a stone off the beach, a white vein around it."""
    b = Mesh()
    b.ball(0, 0, 0, 0.5, 'pebble', (1.25, 0.95, 0.55), 48)
    b.obj('pebble', 0, (x, y, z + 0.25), 24)
    b = Mesh()
    b.sweep(
        [(0.18 + 0.04 * sin(3 * t), 0.455 * cos(t), 0.262 * sin(t)) for t in np.linspace(0, 2 * pi, 60)],
        [0.03] * 60,
        'vein',
        10,
    )
    b.obj('vein', 0, (x, y, z + 0.25), 24)


def feather(x, y, z, turn):
    """A gull's, left by whoever sat here before."""
    b = Mesh()
    vane = [(-0.1, 0), (0.25, 0.2), (1.1, 0.3), (1.75, 0.2), (2.05, 0.02), (1.7, -0.15), (1.0, -0.2), (0.25, -0.13)]
    b.poly(vane, 'z', 0.1, 0.112, 'vein')
    b.poly([(1.3, 0.29), (1.75, 0.2), (2.05, 0.02), (1.7, -0.15), (1.35, -0.19)], 'z', 0.1, 0.116, 'pebble')
    b.sweep([(-0.85, 0, 0.05), (0.2, 0.01, 0.12), (1.95, 0.02, 0.13)], [0.03, 0.028, 0.008], 'paper', 10)
    b.obj('feather', 0, (x, y, z), turn)


bench()
transcript(
    Sheet(-1.78, 0.35, 0.02, 5, 3.5, 4.3),
    'Bayview College',
    'blue',
    (('Calculus II', 'A'), ('Chemistry', 'B+'), ('Sociology', 'A−'), ('Statistics', 'B'), ('World Cinema', 'A')),
)
transcript(
    Sheet(1.78, 0.2, 0.05, -4, 3.5, 4.3, lift=0.7),
    'Cove Tech',
    'red',
    (('Biology', 'A'), ('Economics', 'B'), ('Drawing', 'A'), ('U.S. History', 'A−'), ('Spanish II', 'A−')),
)
ticket(-2.2, -2.0, 0.06, 8)
pebble(0.35, -1.9, 0.07)
feather(4.0, -1.3, 0.0, 60)
camera((0, -11.2, 9.2), (0, -0.1, 0), 44, 0.3, focus=(0, -0.4, 0.1))
render('two-transcripts', 2064, 1161, samples=14, expo=1.28, vig=0.1, contrast=1.1)
