"""The fire in the courtyard at six: five round it on logs, bread on a table, lit windows behind."""
from dataclasses import replace
from kit_a import *
import kit
from kit_c import special
from figure import Arm, Figure, Pose
import cast

PIT = (0, 0)


def wrapped(person, scarf, beanie=None, pompom=False):
    """The same person with a scarf, and a knitted cap."""
    face = replace(person.face, wear='beanie', wear_colour=beanie, extras=dict(pompom=pompom)) if beanie else person.face
    return replace(person, face=face, clothes=replace(person.clothes, scarf=scarf))


def courtyard():
    """Paving, two halls with lit windows, lights on strings, a lamp."""
    b = Mesh(); b.box(0, 10, -.5, 60, 60, .5, 'path'); b.obj('paving', 0)
    hall(34, 10, 3, fh=3.6, arc=10, dormers=5, chim=2, wall='brick', roof='tile').obj('hall', .05, (-7, 19, 0), 6)
    hall(30, 10, 3, fh=3.6, dormers=4, chim=1, wall='ivory', roof='tile').obj('hall', .05, (15.5, 11, 0), -52)
    for p, q, sag in (((-13, 13, 6.6), (9, 9, 6.2), 1.1), ((-13, 13, 5.7), (6.5, 12, 6.6), 1.0), ((-9, 2, 5.8), (9.5, 8.5, 6.0), 1.2)):
        strand(p, q, sag, 20, r=.085, e=4.2, light=60)
    lampon(-4.6, 8.2, 0, 190); lampon(5.6, 6.2, 0, 190)
    area(-7, 13.2, 2.4, 26, 5, 160, 'FFB060', 90, 6)
    for x, y in ((-8.2, 12.4), (-2.2, 13.0)):
        b = Mesh(); b.lathe([(.62, 0), (.8, .75), (.88, .8), (.88, .92), (.7, .92)], 'rust', 20); b.obj('pot', 0, (x, y, 0)); tree('bush', x, y, .8, .85)
    bicycle(4.6, 3.6, 0, 168, 'coral2', 1.2, 8)


def fire():
    """Seven tongues, each a curve that thins and leans, round three logs in a ring of stone."""
    x, y = PIT
    b = Mesh(); b.lathe([(.86, 0), (.88, .34), (.80, .40), (.66, .36), (.62, .16), (.01, .14)], 'stone', 28)
    for angle in (.2, 1.25, 2.3): b.limb((-.46 * cos(angle), -.46 * sin(angle), .24), (.46 * cos(angle), .46 * sin(angle), .36), .07, .07, 'wood2', 10)
    b.obj('pit', .02, (x, y, 0))
    tongues = (
        (0, .10, .76, .12, 'FFA02E:1.7'), (.22, .06, .54, .09, 'FF8A24:1.5'), (-.22, .05, .60, .095, 'FF8A24:1.5'), (.10, -.16, .46, .075, 'FFC65A:2.1'),
        (-.13, -.17, .50, .08, 'FFC65A:2.1'), (.34, -.08, .34, .06, 'FF7020:1.4'), (-.35, -.10, .38, .065, 'FF7020:1.4'),
    )
    for i, (dx, dy, height, width, tone) in enumerate(tongues):
        bend = (1 if i % 2 else -1) * .14
        steps = np.linspace(0, 1, 26)
        curve = [(dx * (1 - .45 * t) + bend * sin(3.6 * t) * t * height, dy * (1 - .3 * t), .26 + height * t) for t in steps]
        thick = [width * (sin(pi * min(1, .16 + .84 * t)) ** .8 * (1 - t) ** .45 + .004) for t in steps]
        b = Mesh(); b.sweep(curve, thick, 'glow:' + tone, 16)
        o = b.obj('tongue', 0, (x, y, 0), subsurf=1); o.visible_shadow = False
    rg = random.Random(5); b = Mesh()
    for _ in range(22): b.ball(rg.uniform(-.4, .4), rg.uniform(-.3, .3), rg.uniform(1.0, 2.2), rg.uniform(.006, .013), 'glow:FFB040:6', seg=6)
    o = b.obj('sparks', 0, (x, y, 0)); o.visible_shadow = False
    glow(x, y - .25, .95, 80, 'FF9A44', .28); glow(x, y + .3, .8, 26, 'FF9A44', .28)


def log(x, y):
    b = Mesh(); b.cyl(0, 0, 0, .27, .44, 'wood', seg=18); b.cyl(0, 0, .44, .25, .012, 'sand', seg=18); b.cyl(0, 0, .452, .13, .003, 'wood', seg=18); b.obj('log', .012, (x, y, 0))


def stick(figure, side, end):
    """Held over the fire, with bread at its end."""
    start = figure.hand(side, .06, .03)
    b = Mesh(); b.limb(tuple(start + (start - Vector(end)).normalized() * .1), end, .010, .007, 'wood2', 8); b.ball(*end, .055, 'D9A55E', (1.25, 1, .85), 14); b.obj('stick', 0)


def round_fire(person, x, y, turn, **pose):
    log(x, y); return Figure(person, Pose(stance='sit', seat=.45, **pose), (x, y, 0), turn)


def bread_table(x, y, rz):
    b = Mesh(); b.box(0, 0, .48, 1.25, .62, .05, 'wood2'); [b.box(s * .42, 0, 0, .34, .5, .48, 'wood') for s in (-1, 1)]; [b.box(s * .42, -.255, .12 + .16 * i, .30, .012, .06, 'wood2') for s in (-1, 1) for i in range(2)]
    b.box(0, 0, .531, 1.02, .46, .008, 'ivory')
    for dx, dy, dz, k in ((-.3, .04, .60, 1), (.02, -.06, .60, 1.05), (.32, .06, .60, .95), (-.13, .02, .72, .95), (.18, .03, .72, 1)):
        b.ball(dx, dy, dz, .115 * k, 'C4884A', (1.35, .85, .68), 20); [b.limb((dx - .05 + .05 * i, dy - .05, dz + .066 * k), (dx - .03 + .05 * i, dy + .05, dz + .066 * k), .008, .008, 'E6BE86', 6) for i in range(3)]
    b.obj('bread', .01, (x, y, 0), rz)


kit.reset(); special(); kit._tree.clear(); kit._gr.clear(); kit.LITP = .62; OPT['lit'] = 1.9
PAL.update(path='CDB596')
c = light('dusk', amb=.8, sun=.3, zen='22406E', mid='5B80AD', hor='E8A98A', az=60, el=12)
courtyard(); fire(); bread_table(2.2, -.75, -14)
malik = round_fire(wrapped(cast.MALIK, 'gold', '17727A', True), -1.62, -.35, 62, gaze=(.2, -1.6, 1.1), mood='grin', right=Arm((-.95, -.52, .82), 'hold', palm=(0, 0, -1)), left=Arm((-1.05, -.02, .80), 'hold', palm=(0, 0, -1)))
maren = round_fire(wrapped(cast.MAREN, 'coral2'), -.95, 1.02, 26, gaze=(.4, -.8, 1.1), mood='smile', left=Arm((.12, -.30, .78), 'cup', local=True, palm=(-.8, .1, .4)), right=Arm((-.10, -.30, .78), 'cup', local=True, palm=(.8, .1, .4)))
kenji = round_fire(wrapped(cast.KENJI, 'ivory', 'B5564A', True), -.05, 1.5, 0, gaze=(-1.2, -.6, 1.15), mood='talk', brows=.004, left=Arm((.30, -.26, .98), 'open', local=True, palm=(-.3, -.5, 1), fingers=(.3, -.8, .6)))
aaliyah = round_fire(wrapped(cast.AALIYAH, 'teal2'), 1.12, .92, -32, gaze=(-.3, -.6, 1.1), mood='grin', right=Arm((.72, .34, .84), 'hold', palm=(0, 0, -1)), left=Arm((.98, .20, .80), 'hold', palm=(0, 0, -1)))
diego = round_fire(wrapped(cast.DIEGO, 'rust', 'C9973F', True), 1.62, -.42, -64, gaze=(-.1, -1.7, 1.1), mood='smile', left=Arm((1.05, -.62, .82), 'hold', palm=(0, 0, -1)), right=Arm((1.08, -.10, .80), 'flat', palm=(0, 0, -1)))
stick(malik, -1, (-.30, -.30, .98)); stick(aaliyah, -1, (.26, .12, 1.16)); stick(diego, 1, (.34, -.34, .92))
cup = maren.hand(1, .07, .04); b = Mesh(); b.lathe([(.036, 0), (.042, .01), (.042, .1), (.034, .1)], 'coral', 18); b.obj('mug', 0, (cup.x - .05, cup.y, cup.z - .05), 0, 1.2)
inga = Figure(wrapped(cast.INGA, 'gold'), Pose(stance='walk', gaze=(0, 0, 1.2), mood='smile', left=Arm((.18, -.30, .98), 'hold', local=True, palm=(-1, 0, 0))), (-3.6, 3.2, 0), 40)
leila = Figure(cast.LEILA, Pose(gaze=(-3.4, 3.0, 1.5), mood='smile'), (-4.3, 3.9, 0), 20)
camera((0, -5.4, 1.55), (0, 0, 1.42), 31, 4.0, focus=(0, .6, 1.1))
render('courtyard-fire', 2050, 1153, samples=20, expo=1.36, bloom=.16, vig=.10, fog=c['fog'], fogd=(60, 420), fogmax=.5)
