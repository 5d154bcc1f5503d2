"""Why 3E, "You keep it for life": a library card with its corners worn round, stamped for every loan since 1984."""
from still import *

begin(-58, 31, sun=6.2, amb=.6)
wood('bench', '5E3C27', rough=.35, coat=.4)
surface('groove', '3A2418', rough=.9)
surface('card', 'F0E4C6', rough=.9, grain=.35, scale=9, vary=.07)
surface('edge', 'CBB27E', rough=.95, grain=.5, scale=12, vary=.2)
surface('stain', 'D3B67E', rough=.9, vary=.1)
surface('print', '0F5A62', rough=.8)
surface('type', '2A2A2E', rough=.8, vary=.25, scale=9)
surface('red', 'A8402F', rough=.85, vary=.3, scale=8)
surface('violet', '55507E', rough=.85, vary=.3, scale=8)
surface('leatherbook', '14505A', rough=.5, grain=.25, scale=8)
surface('pages', 'F0E6CE', rough=.95, grain=.4, scale=3, stretch=(.2, .2, 14), vary=.1)
surface('brassy', 'C9973F', rough=.3, metal=1., vary=.06)
surface('pencil', 'E0A03A', rough=.35, coat=.4)

CARD = dict(x=-.35, y=-.3, turn=-7)
LOANS = (('OCT 3 1984', 'violet'), ('MAY 18 1986', 'violet'), ('FEB 9 1988', 'red'), ('JUN 12 1999', 'violet'),
         ('SEP 27 2008', 'red'), ('JUN 14 2019', 'violet'), ('JUN 10 2025', 'red'))


def table_top():
    """Boards along x, seen from above."""
    b = Mesh()
    for i in range(9):
        b.box(0, -8 + 2.4 * i, -.4, 60, 2.37, .4, 'bench')
    b.box(0, 0, -.6, 60, 40, .1, 'groove')
    b.obj('table', .05, seg=3)


def outline(width, height, wear=.0, seed=2):
    """A card's edge whose corners and sides are worn: never quite straight."""
    rng = np.random.default_rng(seed)
    points = []
    for u, v in rrect(-width / 2, -height / 2, width / 2, height / 2, .34, 10):
        points.append((u * (1 + rng.normal(0, wear)), v * (1 + rng.normal(0, wear))))
    return points


def on_card(u, v, words, size, ink, font=BESLEY, turn=0., align='LEFT'):
    """Words printed on the card at (u, v), from its middle."""
    a = radians(CARD['turn'])
    x, y = CARD['x'] + u * cos(a) - v * sin(a), CARD['y'] + u * sin(a) + v * cos(a)
    return text(words, x, y, .094, size, ink, rz=CARD['turn'] + turn, extrude=.0015, align=align, font=font)


def card():
    """The card: printed head, a name that was typed, and a stamp for every loan."""
    b = Mesh()
    b.poly(outline(7.4, 4.7, .004), 'z', .012, .055, 'edge')
    b.poly(outline(7.28, 4.58, .005, 5), 'z', .05, .088, 'card')
    b.lathe([(.62, .0878), (.7, .0884), (.7, .0878)], 'stain', 64, 2.5, -1.35)
    b.box(0, 1.42, .088, 6.7, .035, .002, 'print')
    for i in range(4):
        b.box(0, .02 - .58 * i, .088, 6.7, .014, .0015, 'print')
    b.box(-.35, -.86, .088, .014, 2.3, .0015, 'print')
    with b.at(3.2, 1.86, .0885, rz=43):
        b.box(0, 0, 0, .03, .92, .002, 'edge')
    with b.at(-3.28, -1.93, .0885, rz=45):
        b.box(0, 0, 0, .03, .72, .002, 'edge')
    b.obj('card', .01, (CARD['x'], CARD['y'], 0), CARD['turn'])
    on_card(-3.3, 1.8, '3E University Library', .52, 'print')
    on_card(-3.3, .95, 'Borrower', .26, 'print', public_sans())
    on_card(-1.7, .93, 'E. Carter', .44, 'type')
    on_card(3.3, .95, 'No. 00417', .24, 'red', public_sans(), align='RIGHT')
    for i, (day, ink) in enumerate(LOANS):
        column, row = divmod(i, 4)
        on_card(-3.2 + 3.1 * column, .26 - .58 * row, day, .3, ink, public_sans(), turn=(1.6, -2.2, .8, -1.2, 2.1, -1.5, 1.0)[i])


def book(x, y, turn):
    """The book that the card came out of."""
    b = Mesh()
    b.box(0, 0, .02, 7.6, 5.2, .12, 'leatherbook')
    b.box(.06, 0, .13, 7.3, 4.95, .95, 'pages')
    b.box(0, 0, 1.06, 7.6, 5.2, .12, 'leatherbook')
    with b.at(-3.72, -2.6, .6, rx=-90):
        b.lathe([(.58, 0), (.58, 5.2)], 'leatherbook', 40)
    b.box(.4, 0, 1.182, 5.6, 3.4, .004, 'brassy')
    b.box(.4, 0, 1.184, 5.5, 3.3, .006, 'leatherbook')
    b.obj('book', .04, (x, y, 0), turn, seg=3)
    a = radians(turn)
    for words, v, size in (('Tides of the Sound', .45, .52), ('P. Lind', -.7, .36)):
        text(words, x + .4 * cos(a) - v * sin(a), y + .4 * sin(a) + v * cos(a), 1.196, size, 'brassy', rz=turn, extrude=.002)


def pencil(x, y, turn):
    """A short pencil, as libraries have them."""
    b = Mesh()
    with b.at(0, 0, .17, ry=90):
        b.lathe([(.16, 0), (.16, 3.0)], 'pencil', 6, smooth=False)
        b.lathe([(.16, 3.0), (.05, 3.45)], 'pages', 24)
        b.lathe([(.05, 3.45), (.01, 3.58)], 'type', 16)
        b.lathe([(.165, -.03), (.165, .0)], 'brassy', 24)
    b.obj('pencil', .008, (x, y, 0), turn)


def stamp(x, y, turn):
    """The date stamp with its turned handle."""
    b = Mesh()
    b.box(0, 0, .02, 1.5, .9, .5, 'brassy')
    b.lathe([(.3, .5), (.26, .8), (.2, 1.2), (.34, 1.7), (.42, 2.1), (.36, 2.45), (.1, 2.6)], 'leatherbook', 40)
    b.obj('stamp', .05, (x, y, 0), turn, seg=3)


table_top()
card()
book(2.6, 5.75, 6)
pencil(-1.2, -3.75, -9)
stamp(-3.9, 3.9, 24)
camera((.1, -11.2, 13.6), (-.1, .42, .1), 52, .16, focus=(-.2, -.6, .1))
render('evidence-card', 1200, 900, samples=28, expo=1.3, vig=.1, contrast=1.1)
