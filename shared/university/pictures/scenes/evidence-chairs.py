"""Why 3E, "Your teachers know your name": a seminar room before its class, twelve chairs around one desk."""
from kit_c import *

start('L', el=30, sun=9, amb=.95)
room(W=8.6, D=6.6, H=3.7, side='L', wall='teal2', wall2='ivory', floor='herring', tones=('oakA', 'oakB', 'oakC'), trim='teal',
             frame='teal2', slab='brand', win=2, ww=1.7, sill=.75, wh=2.6)


def board(x, w=3.4):
    """The blackboard: what is left of the last hour."""
    b = Mesh()
    with b.at(0, 3.3):
        framed(b, x, 1.05, w, 1.65, 'walA', '1F3A38')
        b.box(x, -.12, .98, w, .16, .05, 'walA')
        b.box(x - .9, -.13, 1.03, .14, .04, .03, 'white')
        b.box(x + .7, -.13, 1.03, .22, .07, .06, 'coral2')
        wave = [(x - 1.35 + i * .09, -.075, 1.5 + .2 * sin(i * .42)) for i in range(24)]
        b.sweep(wave, [.012] * len(wave), 'ivory', 6)
        b.sweep([(x - 1.4, -.075, 1.5), (x + .9, -.075, 1.5)], [.008] * 2, 'ivory', 6)
    b.obj('board', .008)
    text('high water 6:04', x + .62, 3.3 - .072, 2.32, .2, 'ivory', rx=90, extrude=.003)


def seat(angle, rx, ry):
    """A chair on the oval around the desk, turned to it."""
    a = radians(angle)
    x, y = rx * cos(a), ry * sin(a) - .35
    chair(x, y, angle - 90, ('teal2', 'coral2', 'gold')[int(angle / 30) % 3], 'walA')


def teacher(x, y):
    """The desk in the middle, with the list of names, a cup and the tide tables."""
    desk(x, y, 0, 1.9, .95, .76, 'oakA', 'walA', None)
    clip = Mesh()
    clip.box(0, 0, 0, .3, .4, .014, 'walB')
    clip.box(0, -.01, .014, .27, .35, .004, 'white')
    clip.box(0, .17, .016, .1, .04, .02, 'steel')
    for i in range(12):
        clip.box(-.02, .125 - .024 * i, .0185, .17 - .02 * (i * 7 % 4), .01, .002, 'ink')
    clip.obj('names', .002, (x - .1, y - .08, .76), -8)
    mug(x + .55, y + .12, .76, 'coral2', 1.15, rz=-40)
    books(x - .62, y + .12, .76, 4, 12)


board(.3)
for i in range(12):
    seat(15 + 30 * i, 2.7, 1.95)
teacher(0, -.35)
plant(3.75, 2.75, 0, 1.15, 'coral2')
camera((1.9, -7.6, 3.9), (.05, -.25, .72), 42, 3.2, focus=(0, -.4, .7), shift=(0, 0))
render('evidence-chairs', 1200, 900, samples=28, expo=1.55, vig=.06, contrast=1.1)
