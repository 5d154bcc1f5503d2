"""Lunch on the lawn by the narwhal fountain in October: four on a checked cloth, a fifth with her tray."""
from kit_c import *
from figure import Arm, Figure, Pose
import cast

CLOTH = (-1.15, 1.15, -2.0, -.35)


def quad():
    """Lawn, paths, the fountain, two halls, orange trees."""
    b = Mesh(); b.box(0, 40, -1, 400, 300, 1, 'lawn'); b.obj('ground', 0)
    b = Mesh(); b.cyl(1.0, 9.5, -.02, 7.2, .06, 'path', seg=64); b.box(1.0, 24, -.02, 4.4, 24, .062, 'path'); b.box(0, 9.5, -.02, 80, 3.6, .058, 'path'); b.obj('paths', 0)
    x0, x1, y0, y1 = CLOTH
    blanket = [(x0 - .5, y0 - .1), (x1 + .5, y0 - .1), (x1 + .5, y1 + .4), (x0 - .5, y1 + .4)]
    turf([(-9, -4.6), (9, -4.6), (9, 3.4), (-9, 3.4)], 0, dens=220, h=.065, hole=[[(x0, y0), (x1, y0), (x1, y1), (x0, y1)]])
    turf([(-24, 11.6), (-3.6, 11.6), (-3.6, 30), (-24, 30)], 0, dens=60, h=.14); turf([(6, 11.6), (26, 11.6), (26, 30), (6, 30)], 0, dens=60, h=.14)
    fountain(1.0, 9.5, .04, .82, rz=204)
    hall(34, 11, 3, arc=11, dormers=5, chim=2, wall='brick', roof='tile').obj('hall', .05, (-15, 38, 0), 6)
    hall(30, 11, 3, arc=9, dormers=4, chim=1, wall='brick', roof='tile').obj('hall', .05, (23, 36, 0), -8)
    for x, y, k, m in ((-9.5, 17, 1.0, 'amber'), (-16, 24, 1.1, 'leafA'), (9.5, 19, 1.05, 'amber'), (14.5, 25, 1.1, 'amber'), (-21, 15, 1.0, 'leafC'), (18.5, 16, .95, 'leafC'), (-5.4, 27, .9, 'amber')):
        tree('oak', x, y, 0, k, m=m)
    for x, y in ((-5.4, 12.2), (7.6, 12.4)): lamp(x, y, 0, 4.2)
    rg = random.Random(8); b = Mesh()
    for _ in range(160):
        x, y = rg.uniform(-7, 7), rg.uniform(-4, 7)
        if x0 < x < x1 and y0 < y < y1: continue
        with b.at(x, y, .10 if y < 3.4 else .05, rz=rg.uniform(0, 360), rx=rg.uniform(-20, 20)): b.poly([(-.05, 0), (0, -.035), (.055, 0), (0, .035)], 'z', 0, .004, rg.choice(('amber', 'rust', 'gold')))
    b.obj('leaves', 0)


def cloth():
    """The checked cloth, and what stands on it."""
    x0, x1, y0, y1 = CLOTH
    b = Mesh(); n, m = 8, 6
    for i in range(n):
        for j in range(m):
            b.box(x0 + (i + .5) * (x1 - x0) / n, y0 + (j + .5) * (y1 - y0) / m, .045, (x1 - x0) / n, (y1 - y0) / m, .012, 'teal2' if (i + j) % 2 else 'ivory')
    b.obj('cloth', 0)


def tray(x, y, z, rz, mug_colour, dish='bread'):
    def f(b):
        b.poly(rrect(-.24, -.17, .24, .17, .05), 'z', 0, .014, 'oakB'); b.poly(rrect(-.22, -.15, .22, .15, .04), 'z', .014, .018, 'oakA')
        b.lathe([(.05, .018), (.095, .05), (.10, .075), (.09, .07)], 'ivory', 24, -.09, .02); b.lathe([(.082, .06), (.02, .066)], 'rust' if dish == 'soup' else 'leafE', 20, -.09, .02)
        b.ball(.09, -.05, .05, .065, 'C98F4C', (1.25, .85, .65), 16); b.lathe([(.034, .018), (.038, .10), (.032, .10), (.03, .04)], mug_colour, 18, .13, .08)
    return O(f, x, y, z, rz, bevel=.003)


def bread(at, k=1.0):
    b = Mesh(); b.ball(0, 0, 0, .05, 'C98F4C', (1.3, .8, .7), 16); b.obj('bread', 0, at, 30, k)


kit.reset(); special(); kit._tree.clear(); kit._gr.clear()
PAL.update(amber='DB8A34', lawn='8FA650', leafC='B79A3C')
c = light('golden', az=-62, el=27, sun=5.6, amb=.66, suncol='FFD9A4')
quad(); cloth()
aaliyah = Figure(cast.AALIYAH, Pose(stance='floor', gaze=(.5, -3.4, .85), mood='grin', right=Arm((-.13, -.34, .38), 'hold', local=True, palm=(.5, 0, 1)), left=Arm((.22, -.26, .20), 'flat', local=True, palm=(0, 0, -1))), (-1.22, -1.35, .03), 48)
diego = Figure(cast.DIEGO, Pose(stance='floor', gaze=(.5, -3.4, .9), mood='smile', lean=6, right=Arm((-.16, -.30, .30), 'cup', local=True, palm=(.8, 0, .4)), left=Arm((.05, -.26, .52), 'hold', local=True, palm=(-.6, .4, .4))), (-.52, -.30, .03), 16)
kenji = Figure(cast.KENJI, Pose(stance='floor', gaze=(-1.0, -1.5, .75), mood='talk', brows=.004, left=Arm((.28, -.30, .50), 'open', local=True, palm=(-.2, -.4, 1), fingers=(.3, -.9, .3)), right=Arm((-.14, -.30, .22), 'flat', local=True, palm=(0, 0, -1))), (.50, -.25, .03), -14)
noor = Figure(cast.NOOR, Pose(stance='floor', gaze=(-.6, -3.0, .8), mood='smile', left=Arm((.16, -.31, .30), 'cup', local=True, palm=(-.8, 0, .5)), right=Arm((-.14, -.31, .30), 'cup', local=True, palm=(.8, 0, .5))), (1.25, -1.30, .03), -50)
maren = Figure(cast.MAREN, Pose(stance='walk', gaze=(.4, -.6, .8), mood='grin', left=Arm((.20, -.34, .98), 'hold', local=True, palm=(0, 0, 1), fingers=(-.4, -1, 0)), right=Arm((-.20, -.34, .98), 'hold', local=True, palm=(0, 0, 1), fingers=(.4, -1, 0))), (2.12, .85, 0), -22)
tray(-.62, -1.55, .058, 50, 'coral2', 'soup'); tray(-.28, -.95, .058, 8, 'gold'); tray(.36, -.98, .058, -12, 'teal', 'soup'); tray(.70, -1.6, .058, -48, 'coral2')
at = maren.world @ Vector((0, -.44, 1.00)); tray(at.x, at.y, at.z, -24, 'ivory')
bread(aaliyah.hand(-1, .08, .035)); bread(diego.hand(1, .07, .035), .9)
cup = noor.hand(1, .07, .04); mug(cup.x - .05, cup.y, cup.z - .05, 'coral', 1.25)
b = Mesh(); b.ball(0, 0, .06, .07, 'rust', seg=16); b.ball(.13, .06, .06, .065, 'gold', seg=16); b.ball(.05, -.12, .06, .065, 'C9A03C', seg=16); b.obj('apples', 0, (.02, -1.5, .058))
camera((0, -5.7, 1.45), (.1, 0, 1.32), 34, 4.5, focus=(0, -1, .7))
render('lawn-lunch', 1600, 1200, samples=32, expo=1.2, vig=.06, fog=c['fog'], fogd=(24, 160), fogmax=.5)
