"""Kinds of aid: a letter about a year's money from straight above, what is left to pay circled in pencil, a mug at hand."""

from still import *

begin(-60, 34, sun=6.4, suncol='FFDDB4', amb=0.6)
wood('board', '5C3B28', rough=0.4, coat=0.35)
surface('gap', '2E1C13', rough=0.9)
surface('paper', 'F5EEDF', rough=0.9, grain=0.1, scale=8, vary=0.03)
surface('under', 'E3D6BC', rough=0.9, grain=0.1, scale=8, vary=0.04)
surface('teal', '08434A', rough=0.8, vary=0.06)
surface('ink', '171B1F', rough=0.85, vary=0.12, scale=9)
surface('glaze', 'A8482F', rough=0.22, vary=0.06, coat=0.6)
surface('coffee', '2A160C', rough=0.12, vary=0.1)
surface('foam', '8A5A34', rough=0.4, vary=0.2)
surface('lacquer', 'DDA63F', rough=0.3, coat=0.5)
surface('cedar', 'D7AE7C', rough=0.8)
surface('rubber', 'B9604E', rough=0.8)
surface('ferrule', 'B9A77A', rough=0.3, metal=1.0, vary=0.06)
surface('graphite', '4A4D52', rough=0.6, vary=0.3, scale=12)

ROWS = (
    ('A year at 3E', '$52,400'),
    ('Federal grants', '−$4,800'),
    ('3E grant', '−$15,200'),
    ('Merit scholarship', '−$10,000'),
)


def table():
    b = Mesh()
    for i in range(9):
        b.box(0, -9 + 2.3 * i, -0.4, 60, 2.26, 0.4, 'board')
    b.box(0, 0, -0.6, 60, 40, 0.1, 'gap')
    b.obj('table', 0.05, seg=3)


def letter():
    """Under a teal head, four lines and what they leave; the second page looks out below."""
    sans = public_sans()
    Sheet(-1.15, 0.25, 0.012, -6, 6.4, 8.3).paper('under')
    page = Sheet(-1.0, 0.1, 0.04, 3, 6.4, 8.3, lift=0.9)
    page.paper('paper')
    page.write('3E University', -2.7, 3.52, 0.5, 'teal')
    page.rule(-2.7, 3.1, 5.4, 0.05, 'teal')
    page.write('Your financial aid', -2.7, 2.58, 0.44, 'ink')
    for i, (name, amount) in enumerate(ROWS):
        v = 1.88 - 0.6 * i
        page.write(name, -2.7, v, 0.33, 'ink', sans)
        page.write(amount, 2.65, v, 0.36, 'ink', BESLEY, 'RIGHT')
        page.rule(-2.7, v - 0.3, 5.35, 0.016, 'ink')
    page.rule(-2.7, -0.22, 5.35, 0.05, 'teal')
    page.write('Left to pay', -2.7, -0.7, 0.36, 'ink', sans)
    page.write('$22,400', 2.65, -0.7, 0.5, 'teal', BESLEY, 'RIGHT')
    for i, width in enumerate((5.1, 4.7, 5.3, 3.2)):
        page.rule(-2.7, -1.75 - 0.38 * i, width, 0.07, 'under')
    page.write('Nora Kessler', -2.7, -3.6, 0.34, 'teal')
    ring = Mesh()
    turns = np.linspace(0.2, 2 * pi + 0.9, 90)
    ring.sweep(
        [(1.72 + (1.12 + 0.03 * t) * cos(t), -0.71 + (0.43 + 0.02 * t) * sin(t + 0.15), 0.02) for t in turns],
        [0.028] * 90,
        'graphite',
        6,
    )
    page.print(ring.obj('ring', 0))


def pencil(x, y, turn):
    b = Mesh()
    with b.at(0, 0, 0.2, ry=90):
        b.lathe([(0.19, -0.62), (0.19, -0.22)], 'rubber', 24)
        b.lathe([(0.2, -0.22), (0.2, 0.12)], 'ferrule', 24)
        b.lathe([(0.2, 0.12), (0.2, 4.6)], 'lacquer', 6, smooth=False)
        b.lathe([(0.2, 4.6), (0.06, 5.2)], 'cedar', 24)
        b.lathe([(0.06, 5.2), (0.012, 5.4)], 'graphite', 16)
    b.obj('pencil', 0.008, (x, y, 0.05), turn)


def mug(x, y, turn):
    b = Mesh()
    b.lathe(
        [(0.01, 0), (1.12, 0), (1.24, 0.12), (1.26, 2.2), (1.2, 2.27), (1.1, 2.2), (1.09, 0.4)], 'glaze', 72, smooth=True
    )
    b.lathe([(1.1, 1.8), (1.02, 1.81), (0.92, 1.805)], 'foam', 72)
    b.lathe([(0.95, 1.803), (0.01, 1.803)], 'coffee', 72)
    b.sweep(
        [(1.2 + 0.85 * sin(t), 0, 1.2 - 0.75 * cos(t)) for t in np.linspace(0.15, pi - 0.15, 24)], [0.19] * 24, 'glaze', 20
    )
    b.obj('mug', 0.02, (x, y, 0), turn)


table()
letter()
mug(4.4, 2.75, -32)
pencil(2.75, -3.6, 52)
window_light(-60, 34, panes=(2, 3), pane=(5.2, 4.4), away=30, at=(0.5, 0.3, 0))
camera((0.75, 0.1, 18.3), (0.75, 0.6, 0), 46, 0.3, focus=(-1, -1, 0.05))
render('hands-on-plan', 1600, 1200, samples=12, expo=1.3, vig=0.1, contrast=1.1)
