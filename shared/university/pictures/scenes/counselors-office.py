"""The room of the six counselors: Martin on the phone, Leila with a visitor, Amara reading, Grace at the map."""
from kit_d import *
from figure import Arm, Clothes, Figure, Pose
import cast

WIDTH, BACK, FRONT, HEIGHT = 10.4, 3.0, -7.5, 3.5
WALL, WOODWORK, DADO = 'F1DFC2', 'walB', '5E8F8A'


def shell():
    """Floor, three walls with one wide window, dado, ceiling with beams."""
    b = Mesh()
    boards = 26
    for i in range(boards):
        cuts = [FRONT] + sorted(R.uniform(FRONT + 1, BACK - 1) for _ in range(3)) + [BACK]
        for u, v in zip(cuts, cuts[1:]):
            b.box(-WIDTH / 2 + (i + .5) * WIDTH / boards, (u + v) / 2, -.12, WIDTH / boards - .012, v - u - .012, .12, R.choice(('floorA', 'floorB', 'floorC')))
    b.box(0, (FRONT + BACK) / 2, -.3, WIDTH, BACK - FRONT, .17, 'wood2'); b.obj('floor', .006)
    b = Mesh()
    with b.at(0, BACK):
        wallseg(b, WIDTH, HEIGHT, [(.35, 3.7, .95, 1.75, False)], WALL)
    for side in (-1, 1):
        b.box(side * (WIDTH / 2 + .12), (FRONT + BACK) / 2, 0, .24, BACK - FRONT, HEIGHT, WALL)
    b.box(0, (FRONT + BACK) / 2, HEIGHT, WIDTH + .6, BACK - FRONT + .6, .2, 'F3E6CF')
    b.obj('walls', 0)
    b = Mesh()
    with b.at(0, BACK):
        winframe(b, .35, 3.7, .95, 1.75, False, WOODWORK, sill=WOODWORK, nx=4, nz=0)
        for u, v in ((-WIDTH / 2, -1.58), (2.28, WIDTH / 2)):
            b.box((u + v) / 2, -.012, .16, v - u, .024, .7, DADO), b.box((u + v) / 2, -.03, .86, v - u, .06, .06, WOODWORK)
        b.box(.35, -.012, .16, 3.86, .024, .66, DADO)
        b.box(0, -.03, 0, WIDTH, .06, .16, WOODWORK)
    b.obj('panels', .012)
    b = Mesh()
    for x in np.linspace(-4.4, 4.4, 6): b.box(x, (FRONT + BACK) / 2, HEIGHT - .2, .2, BACK - FRONT, .2, 'B27F4C')
    b.box(0, BACK - .16, HEIGHT - .3, WIDTH, .2, .26, 'B27F4C')
    b.obj('beams', .015)


def view():
    """Trees and a lawn behind the window."""
    b = Mesh(); b.box(0, 16, -.6, 60, 24, .2, 'lawn2'); b.obj('lawn', 0)
    for x, y, k in ((-3.2, 9, .75), (-.4, 11.5, .9), (2.6, 8.6, .7), (5.5, 11, .95), (8, 14, 1.1), (-6, 12, 1.0)):
        tree('oak', x, y, -.5, k)
    for x in (-2.4, .9, 3.4): tree('bush', x, 6.6, -.5, .6)


def map_of_states(x, z, w, h):
    """A wall map with a pin for each visitor of the year."""
    rg = random.Random(3)
    b = Mesh()
    with b.at(x, BACK):
        framed(b, 0, z, w, h, 'walA', 'D8E6E2')
        west, east = -w * .42, w * .42
        land = [(west, .36), (west + .03, .62), (west + .1, .78), (-.5, .8), (.1, .8), (.3, .72), (.42, .74), (.62, .70), (east - .06, .86), (east, .78), (east - .12, .60), (east - .2, .44),
                (east - .28, .32), (east - .2, .12), (east - .27, .10), (east - .36, .24), (.2, .20), (.02, .12), (-.1, .02), (-.22, .16), (-.42, .20), (-.62, .22)]
        b.poly([(px, z + .18 + pz * h * .78) for px, pz in land], 'y', -.078, -.066, 'D9B36A')
        for _ in range(34):
            px, pz = rg.uniform(west + .1, east - .15), rg.uniform(.28, .74)
            b.ball(px, -.088, z + .18 + pz * h * .78, .017, rg.choice(('coral2', 'teal', 'navy')), seg=8)
    b.obj('map', .004)


def seat_of_window():
    """The bench below the window, with cushions."""
    b = Mesh()
    b.box(.35, BACK - .32, 0, 3.7, .58, .4, 'walA'); b.obj('bench', .012)
    b = Mesh()
    b.box(.35, BACK - .33, .4, 3.6, .52, .09, 'teal2'); b.obj('cushion', .04, seg=4)
    for x, m, rz in ((-1.15, 'gold', 10), (1.95, 'coral2', -12)):
        b = Mesh()
        with b.at(x, BACK - .16, .49, rx=-16, rz=rz): b.poly(rrect(-.2, 0, .2, .38, .08), 'y', -.06, .06, m)
        b.obj('pillow', .05, seg=3)


def telephone(x, y, z):
    """The base of the phone that Martin holds."""
    return O(lambda b: (b.box(0, 0, 0, .2, .22, .05, 'teal'), b.box(0, .05, .05, .16, .1, .03, 'teal'), b.cyl(0, -.05, .05, .06, .012, 'ivory', seg=24)), x, y, z, 12, bevel=.012)


def receiver(figure, side):
    """At the ear, held by a hand."""
    at = figure.hand(side, .06, .045) + Vector((0, -.035, 0))
    b = Mesh()
    b.limb((0, 0, -.085), (0, 0, .085), .016, .016, 'teal', 12); b.ball(0, -.02, -.09, .032, 'teal', (1, .9, .8), 14); b.ball(0, -.02, .09, .032, 'teal', (1, .9, .8), 14)
    o = b.obj('receiver', 0, at); o.rotation_euler = (radians(-12), radians(8 * side), 0)


def people():
    """Three near, whose faces can be read, and two at work behind them."""
    MARTIN_AT = (-1.8, -.75)
    martin = Figure(cast.MARTIN, Pose(
        stance='sit', seat=.46, mood='talk', look=10, tilt=-6, eyes=(8, 3), brows=.004,
        right=Arm((-.165, -.075, 1.015), 'hold', local=True, palm=(.95, .1, 0), fingers=(.12, .05, 1), elbow=(.9, -.3, -.9)),
        left=Arm((MARTIN_AT[0] + .26, -1.22, .80), 'hold', palm=(0, 0, -1)),
    ), (*MARTIN_AT, 0), 6)
    receiver(martin, -1)
    pen = martin.hand(1, .075, .02)
    b = Mesh(); b.limb((0, 0, 0), (.03, .05, .15), .008, .007, 'coral', 10); b.obj('pen', 0, (pen.x - .005, pen.y - .02, .755))
    Figure(cast.LEILA, Pose(
        mood='smile', look=22, eyes=(8, -2), left=Arm((1.50, -1.40, 1.14), 'hold', palm=(0, .3, 1), elbow=(.4, .5, -.9)),
        right=Arm((1.18, -1.36, 1.10), 'cup', palm=(.6, 0, .8)),
    ), (1.18, -1.05, 0), 0)
    Figure(cast.KENJI, Pose(
        mood='grin', look=-26, eyes=(-10, -3), right=Arm((1.62, -1.48, 1.10), 'point', palm=(0, 0, -1), fingers=(-1, .1, -.2)), left=Arm((2.28, -1.22, .98), 'hold', palm=(-1, 0, 0), fingers=(.1, -.1, 1), elbow=(.7, .6, -.7)),
    ), (2.05, -1.05, 0), -32)
    amara = Figure(cast.AMARA, Pose(
        stance='sit', seat=.49, mood='calm', nod=-20, look=-8, eyes=(0, -12),
        left=Arm((.13, -.30, .74), 'cup', local=True, palm=(-.7, .2, .6)), right=Arm((-.13, -.30, .74), 'cup', local=True, palm=(.7, .2, .6)),
    ), (.2, BACK - .40, 0), -4)
    held = (amara.hand(1, .07, .03) + amara.hand(-1, .07, .03)) / 2
    O(lambda b: (b.box(0, 0, 0, .36, .012, .25, 'gold'), b.box(-.088, .012, .01, .165, .012, .23, 'white'), b.box(.088, .012, .01, .165, .012, .23, 'white')), held.x, held.y - .03, held.z - .06, 0, bevel=.003).rotation_euler = (radians(-28), 0, 0)
    Figure(cast.GRACE, Pose(look=-30, right=Arm((-2.1, BACK - .16, 1.62), 'point', palm=(0, 0, -1), fingers=(-.6, .8, .1), elbow=(.3, .5, -.9))), (-1.62, BACK - .62, 0), -70)


def folder(x, y, z, rz, rx):
    """An open folder between Leila and her visitor."""
    b = Mesh()
    with b.at(x, y, z, rz=rz, rx=rx):
        b.box(0, 0, 0, .40, .27, .012, 'coral2'); b.box(-.1, 0, .012, .18, .25, .006, 'white'); b.box(.1, 0, .012, .18, .25, .006, 'white')
        for i in range(5): b.box(-.1, .08 - .04 * i, .0185, .12, .009, .001, 'slate')
        b.box(.1, .05, .0185, .13, .09, .001, 'sea'); [b.box(.1, -.03 - .035 * i, .0185, .12, .009, .001, 'slate') for i in range(2)]
    b.obj('folder', .002)


kit.reset(); special(); kit._tree.clear(); kit._gr.clear()
light('studio', az=-158, el=30, sun=5.2, size=2.2, suncol='FFE0B4', amb=1.25, cloud=0, hor='EAF0E6', mid='D2E6E6', zen='BFDCE2')
shell(); view(); map_of_states(-3.1, 1.32, 2.3, 1.45); seat_of_window()
bookshelf(3.75, BACK - .2, 0, 2.2, 2.4, 6, 'walA', .36, 'walB', .08); statue(3.2, BACK - .22, 2.54, 0, .6); plant(4.4, BACK - .22, 2.53, .42, 'coral2', 'leaf', 9)
rug(-1.75, -1.0, 2.0, 1.15, 'sea', 'mint', 0, True); rug(1.75, -1.0, 1.25, .95, 'B5564A', 'sandw', 0)
desk(-1.8, -1.35, 0, 2.0, .78, .74, 'oakC', 'walB'); ochair(-1.8, -.62, 0, 'teal2')
telephone(-2.45, -1.3, .74); mug(-1.03, -1.5, .74, 'coral', 1.25); books(-2.6, -1.05, .74, 4, 12, .9);
O(lambda b: (b.box(0, 0, 0, .32, .42, .006, 'white'), [b.box(-.02, .14 - .045 * i, .006, .22, .01, .001, 'slate') for i in range(6)]), -1.67, -1.42, .741, 8, bevel=0)
plant(-4.5, -.3, 0, 1.25, 'coral2'); plant(4.5, .4, 0, 1.1, 'white', 'spike')
people(); folder(1.52, -1.50, 1.12, -4, 24)
for x in (-1.9, 1.6): pendant(x, .2, 2.55, HEIGHT - .2, 'teal', 26, 'cone', 1.15)
pt(-3.6, -3.2, 3.0, 70, 'FFE2B8', .6); pt(3.6, -3.4, 3.0, 80, 'FFE8C8', .6); pt(0, -5.8, 2.6, 60, 'FFF0DA', .8)
camera((0, -6.6, 1.5), (0, 0, 1.3), 40, 4.0, focus=(1.2, -1.1, 1.4))
render('counselors-office', 2050, 1153, samples=30, expo=1.42, vig=.06)
