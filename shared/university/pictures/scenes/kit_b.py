"""Second primitive set: imports kit; tiles, dorms, cottages, apartments, visitor centre, cars, bikes."""
import kit
from kit import *
PAL.update(clA='0B656E', clB='1F858C', clC='3A9A9C', deck='B58B62', asphalt='7C8688', snow='F2F6F5', sage='A9C2AE', mist='B9CFD3', butter='E7CE97', ice='CFE3E6', thatch='8A6B4A', steel='9AA7A8', stoneC='C9C2B4', slateR='566B75', carA='B9503C', carB='2E6F7A', carC='E4DED0', carD='C79A4A', carE='3B5568')
ROUGH.update(carA=(.25, 0), carB=(.25, 0), carC=(.25, 0), carD=(.25, 0), carE=(.25, 0), steel=(.35, .8), clA=(.42, 0), clB=(.42, 0), clC=(.42, 0))
BD = 'B3CAD6'
def setup(az=-42, el=36, sun=3.9, bd=BD, lit=.04, amb=.72, size=2.2, **kw):
    reset(); kit._tree.clear(); kit._gr.clear(); PAL.update(sand='E6D6BA', lawn='84A764', lawn2='6D945A', path='E2CDA8', leafA='5F9347', leafB='468050', leafC='8CA648'); kit.LITP = lit
    c = light('golden', az=az, el=el, sun=sun, amb=amb, hor='E6EEF0', mid='D8E6EA', zen='B0CFDC', cloud=0, suncol='FFE9D0', size=size, **kw)
    if bd: b = Mesh(); b.box(0, 0, -12, 3000, 3000, 1, backdrop(bd)); o = b.obj('bd', 0)
    return c
def slab(w, d, r=5, h=2.2, top='lawn', x=0, y=0, floor=True):
    X, Y = w/2, d/2; b = Mesh(); b.poly(rrect(x-X, y-Y, x+X, y+Y, r), 'z', -h, 0, 'sand'); b.poly(rrect(x-X-.5, y-Y-.5, x+X+.5, y+Y+.5, r), 'z', -h-1.5, -h+.35, 'clA'); b.obj('slab', .3, seg=4)
    b = Mesh(); b.poly(rrect(x-X+.7, y-Y+.7, x+X-.7, y+Y-.7, max(.5, r-.5)), 'z', -.05, .12, top); b.obj('green', 0)
    for o in bpy.data.objects:
        if o.name.startswith('bd'): o.location.z = 12-h-1.5-1.0
_z = [.15]
def zn(): _z[0] += .005; return _z[0]
def cat(pts, n=8):
    P = [Vector((*p, 0)) for p in pts]; P = [P[0]*2-P[1]]+P+[P[-1]*2-P[-2]]; out = []
    for i in range(1, len(P)-2):
        a, b_, c_, d_ = P[i-1:i+3]
        for k in range(n): t = k/n; out.append(.5*((2*b_)+(c_-a)*t+(2*a-5*b_+4*c_-d_)*t*t+(3*b_-a-3*c_+d_)*t**3))
    return out+[P[-2]]
def ribbon(pts, w, m='path', smooth=8, z=None, h=0):
    z = z or zn(); P = cat(pts, smooth) if smooth else [Vector((*p, 0)) for p in pts]; n = len(P); b = Mesh(); vs = []
    for i, p in enumerate(P):
        d = (P[min(i+1, n-1)]-P[max(i-1, 0)]).normalized(); q = Vector((-d.y, d.x, 0))*w/2; vs += [(p.x+q.x, p.y+q.y, z), (p.x-q.x, p.y-q.y, z)]
    b.add(vs, [(2*i+1, 2*i+3, 2*i+2, 2*i) for i in range(n-1)], m); return b.obj('path', 0)
def patch(x0, y0, x1, y1, m='path', r=.6, z=None):
    z = z or zn(); b = Mesh(); b.add([(x, y, z) for x, y in rrect(x0, y0, x1, y1, r)], [tuple(range(36))], m); return b.obj('patch', 0)
def disc(x, y, r, m='path', z=None, seg=48):
    z = z or zn(); b = Mesh(); b.add([(x+r*cos(2*pi*i/seg), y+r*sin(2*pi*i/seg), z) for i in range(seg)], [tuple(range(seg))], m); return b.obj('disc', 0)
def fit(w, h, az=30, el=36, lens=60, m=(.05, .05, .05, .05), skip=()):
    bpy.context.view_layer.update(); P = []
    for o in bpy.context.scene.objects:
        if o.type == 'MESH' and not o.name.startswith('bd') and o.name.split('.')[0] not in skip and not o.name.startswith('g'): P += [o.matrix_world @ Vector(q) for q in o.bound_box]
        elif o.name.startswith('green'): P += [o.matrix_world @ Vector(q) for q in o.bound_box]
    P = np.array([tuple(p) for p in P]); C = (P.min(0)+P.max(0))/2; a, e = radians(az), radians(el); dv = np.array([sin(a)*cos(e), -cos(a)*cos(e), sin(e)]); f = -dv; r = np.array([cos(a), sin(a), 0]); u = np.cross(r, f); W = 36/lens; H = W*h/w; lo, hi = 10, 5000; ml, mr, mb, mt = m
    def bb(D): q = P-(C+dv*D); z = q@f; X, Y = q@r/z, q@u/z; return X.min(), X.max(), Y.min(), Y.max()
    lo = float(((P-C)@dv).max())+5
    for _ in range(50):
        D = (lo+hi)/2; x0, x1, y0, y1 = bb(D)
        if max((x1-x0)/(W*(1-ml-mr)), (y1-y0)/(H*(1-mb-mt))) > 1: lo = D
        else: hi = D
    x0, x1, y0, y1 = bb(hi); sx = ((x0+x1)/2-(ml-mr)/2*W)/W; sy = ((y0+y1)/2-(mb-mt)/2*H)/W; loc = C+dv*hi; print('INFO fit D=%.1f shift=%.3f,%.3f' % (hi, sx, sy)); return camera(tuple(loc), tuple(C), lens, 0, shift=(sx, sy))

# ------------------------------------------------------------------ dwellings
def doorway(b, x, z, w=1.3, h=2.5, m='clA', arch=False, frame='white'):
    with b.at(x, 0, z):
        if arch: o = arch_pts(w+.5, h+.25); i = arch_pts(w, h); b.poly(o+i[::-1], 'y', -.24, .04, frame); b.poly(i, 'y', -.08, .03, m)
        else:
            for s_ in (-1, 1): b.box(s_*(w/2+.12), -.1, 0, .24, .28, h, frame)
            b.box(0, -.12, h, w+.7, .36, .26, frame); b.box(0, -.02, 0, w, .1, h, m); b.box(0, -.09, h*.62, w*.6, .05, h*.25, 'glass')
        b.ball(w*.32, -.14, h*.42, .06, 'brass', seg=8)
def flowerbox(b, x, z, w=1.4):
    b.box(x, -.32, z, w, .34, .26, 'wood2')
    for i in range(int(w/.18)): b.ball(x-w/2+.1+i*.18, -.34+R.uniform(-.06, .06), z+.32, .12, R.choice(['coral', 'gold', 'blossom', 'white', 'leafB']), seg=6)
def resi_tower(w=14, d=13, floors=12, fh=3.1, side=8, wing=8):
    b = Mesh(); g = 4.2; H = g+floors*fh
    def block(cx, cy, w, d, z0, nf, wall, fins, balc, seed):
        rr = random.Random(seed); h = nf*fh; b.box(cx, cy, z0, w, d, h, wall)
        for f in range(nf+1): b.box(cx, cy, z0+f*fh-.12, w+.24, d+.24, .24, 'white')
        for face, (fw, fd) in enumerate(((w, d), (d, w), (w, d), (d, w))):
            with b.at(cx, cy, z0, rz=90*face):
                with b.at(0, -fd/2):
                    nb = max(2, round(fw/3.3)); st = fw/nb
                    if fins:
                        n = int(fw/.62)
                        for i in range(n):
                            x = -fw/2+(i+.5)*fw/n; t = ((x+fw/2) % st)/st
                            if t < .2 or t > .8: b.box(x, -.1, .12, .2, .2, h-.24, 'clA' if i % 2 else 'clC')
                    for f in range(nf):
                        for i in range(nb):
                            x = -fw/2+(i+.5)*st
                            if balc(face, i, nb, f):
                                b.box(x, -.02, f*fh+.12, 2.1, .1, 2.45, 'glass'); [b.box(x+q, -.08, f*fh+.12, .12, .14, 2.5, 'white') for q in (-1.08, 0, 1.08)]
                                b.box(x, -.95, f*fh-.11, 2.9, 1.9, .22, 'white'); b.box(x, -1.86, f*fh+.16, 2.8, .06, .82, 'ice'); [b.box(x+q*1.4, -.95, f*fh+.16, .06, 1.85, .82, 'ice') for q in (-1, 1)]; b.box(x, -1.88, f*fh+.98, 2.95, .12, .1, 'deck'); [b.box(x+q*1.4, -.95, f*fh+.98, .1, 1.9, .1, 'deck') for q in (-1, 1)]
                                k = rr.random()
                                if k < .55: b.lathe([(.16, 0), (.24, .45)], rr.choice(['rust', 'white', 'clC']), 10, x-.95, -1.35, f*fh+.12); b.ball(x-.95, -1.35, f*fh+.85, .42, rr.choice(['leafB', 'leafA', 'leafC']), (1, 1, 1.1), 8)
                                if k > .4: b.box(x+.6, -1.1, f*fh+.5, .6, .6, .1, rr.choice(['coral2', 'gold', 'sea'])); b.box(x+.6, -.82, f*fh+.5, .6, .1, .6, rr.choice(['coral2', 'gold', 'sea'])); b.box(x+.6, -1.1, f*fh+.12, .1, .1, .4, 'dark')
                            else: window(b, x, f*fh+.75, 1.55, 1.75, frame='white')
    block(0, 0, w, d, g, floors, 'clB', True, lambda fc, i, n, f: (fc == 0 and i in (0, n-1)) or (fc == 1 and i == n//2) or (fc == 3 and i == 1), 3)
    sx = w/2+side/2-.01; hs = g+wing*fh; block(sx, -.8, side, d-2.2, g, wing, 'butter', False, lambda fc, i, n, f: fc == 1 and i == 0 or (fc == 0 and i == n-1), 5)
    b.box(0, .4, .15, w-1.2, d-1.4, g-.2, 'glass'); b.box(sx, -.8, .12, side, d-2.2, g-.1, 'stone'); b.box(0, 0, 0, w+.6, d+.6, .16, 'stoneC')
    for x in np.linspace(-w/2+.5, w/2-.5, 5): b.box(x, -d/2+.5, .15, .55, .55, g, 'white'); b.box(x, d/2-.5, .15, .55, .55, g, 'white')
    for y in np.linspace(-d/2+.5, d/2-.5, 4): b.box(-w/2+.5, y, .15, .55, .55, g, 'white')
    b.box(-1, -d/2-1.5, 3.3, 8, 3.4, .3, 'clA'); [b.cyl(-1+q*3.6, -d/2-2.9, .1, .12, 3.3, 'white', seg=12) for q in (-1, 1)]
    with b.at(-1, -d/2+.66): doorway(b, -.8, .15, 1.5, 2.7, 'deck'); doorway(b, .9, .15, 1.5, 2.7, 'deck')
    with b.at(sx, -.8-(d-2.2)/2): [window(b, q*2.2, .9, 2.6, 2.3, glass='lit2' if False else 'glass') for q in (-1, 1)]
    b.box(0, 0, H, w+.7, d+.7, .35, 'white'); [b.box(q*(w/2+.15), 0, H+.35, .25, d+.5, .7, 'clA') for q in (-1, 1)]; [b.box(0, q*(d/2+.15), H+.35, w+.5, .25, .7, 'clA') for q in (-1, 1)]
    b.box(-2, 1, H+.35, 6, 6, 2.6, 'white'); b.box(-2, 1, H+2.95, 6.6, 6.6, .25, 'clA'); b.box(4.4, -2.5, H+.35, 2.2, 4, 1.2, 'steel'); b.cyl(-2, 1, H+3.2, .08, 5, 'white', .03, 8)
    for i in range(3): b.poly([(0, .3), (2.2, .3), (2.2, 1.3)], 'x', 1.6+i*1.5, 2.8+i*1.5, 'carE') if False else None
    b.box(sx, -.8, hs, side+.5, d-1.7, .3, 'white'); b.box(sx, -.8, hs+.3, side-.6, d-2.9, .1, 'deck'); z = hs+.3
    for p, q, a, c in ((sx, -.8-(d-2)/2, side+.2, .1), (sx+side/2, -.8, .1, d-2), ): b.box(p, q, z, a, c, 1.0, 'ice'); b.box(p, q, z+1, a+.1, c+.08, .1, 'white')
    for x, y in ((sx-2, -4), (sx+2, -4), (sx+2.6, 3), (sx-2.4, 3)): b.box(x, y, z+.1, 1.6, 1, .5, 'wood2'); [b.ball(x+R.uniform(-.6, .6), y+R.uniform(-.3, .3), z+.75, .4, R.choice(['leafA', 'leafB', 'leafC']), seg=8) for _ in range(6)]
    b.cyl(sx, 0, z+.1, .06, 2.6, 'white', seg=8); b.lathe([(2, 2.2), (1, 2.7), (.05, 3)], 'gold', 10, sx, 0, z+.1, False); b.cyl(sx, 0, z+.8, .9, .08, 'white', seg=20)
    return b
def cottage(w=9, d=7, h=3.5, rh=3.8, wall='stone', roof='slateR', door='clA', chim=1, dorm=1, side_win=True):
    b = Mesh(); b.box(0, 0, 0, w, d, h, wall); b.box(0, 0, 0, w+.3, d+.3, .45, 'stoneC')
    for s_ in (-1, 1): b.poly([(-d/2, h), (d/2, h), (0, h+rh*.93)], 'x', s_*w/2-.28 if s_ > 0 else -w/2, w/2 if s_ > 0 else -w/2+.28, wall)
    hip(b, w, d, h+.05, rh, roof, rows=8, over=.55, gable=True)
    for s_ in (-1, 1):                                                       # barge boards
        for t in (-1, 1): b.poly([(t*(d/2+.55), h-.12), (t*(d/2+.55), h+.2), (0, h+rh+.3), (0, h+rh-.05)], 'x', s_*(w/2+.68)-.09, s_*(w/2+.68)+.09, 'white')
    with b.at(0, -d/2):
        doorway(b, 0, .4, 1.25, 2.35, door, True, 'white'); b.box(0, -.75, .0, 2.2, 1.2, .38, 'stoneC'); b.box(0, -1.5, 0, 2.4, .5, .2, 'stoneC')
        for x in (-w*.32, w*.32): window(b, x, 1.15, 1.3, 1.5); flowerbox(b, x, .72, 1.5)
    with b.at(0, d/2, rz=180):
        for x in (-w*.3, w*.3): window(b, x, 1.15, 1.3, 1.5)
    for s_ in (-1, 1):
        with b.at(s_*w/2, 0, rz=90*s_):
            if side_win: [window(b, x, 1.15, 1.1, 1.5) for x in (-d*.24, d*.24)]; window(b, 0, h+.55, .95, 1.35, True)
    for i in range(dorm):
        x = 0 if dorm == 1 else -w*.25+i*w*.5
        with b.at(x, -d/2+1.35, h+.55):
            b.box(0, .3, 0, 1.8, 2.6, 1.5, wall); b.poly([(-1.25, 1.4), (1.25, 1.4), (0, 2.65)], 'y', -1.25, 2.2, roof)
            with b.at(0, -1.0): window(b, 0, .3, .95, 1.05)
    if chim: x = -w*.32; b.box(x, .9, h+.6, 1.15, 1.05, rh+.9, wall); b.box(x, .9, h+rh+1.5, 1.4, 1.3, .25, 'stoneC'); [b.cyl(x+q*.28, .9, h+rh+1.75, .18, .55, 'rust', .15, 10) for q in (-1, 1)]
    return b
def porch(b, w, depth=2.6, h=3.0, roof='slateR', z=.55, post='white', steps=True):       # facade frame, outward -y
    b.box(0, -depth/2, 0, w, depth, z, 'stoneC'); b.box(0, -depth/2, z, w+.15, depth+.15, .1, 'deck'); n = max(3, int(w/2.3)+1)
    for i in range(n): x = -w/2+.2+i*(w-.4)/(n-1); b.box(x, -depth+.2, z+.1, .22, .22, h-.1, post); b.box(x, -depth+.2, z+.1, .34, .34, .3, post); b.box(x, -depth+.2, z+h-.3, .34, .34, .2, post)
    b.box(0, -depth+.2, z+h, w+.1, .3, .3, post); b.poly([(-depth-.45, z+h+.25), (.05, z+h+1.25), (.05, z+h+1.05), (-depth-.45, z+h+.05)], 'x', -w/2-.4, w/2+.4, roof)
    for s_ in (-1, 1): b.poly([(-depth, z+h+.15), (0, z+h+.2), (0, z+h+1.1)], 'x', s_*(w/2-.05)-.06, s_*(w/2-.05)+.06, post)
    gap = 1.8
    for s_ in (-1, 1):
        x0, x1 = s_*gap/2, s_*(w/2-.2); b.box((x0+x1)/2, -depth+.2, z+1.0, abs(x1-x0), .12, .1, post); [b.box(x0+(x1-x0)*(i+.5)/int(abs(x1-x0)/.28), -depth+.2, z+.1, .07, .07, .9, post) for i in range(int(abs(x1-x0)/.28))]
        b.box(s_*(w/2-.1), -depth/2, z+1.0, .1, depth-.4, .1, post); [b.box(s_*(w/2-.1), -depth+.35+i*.3, z+.1, .07, .07, .9, post) for i in range(int((depth-.5)/.3))]
    if steps: [b.box(0, -depth-.2-.35*i, 0, gap, .4, z-.0-.17*(i+1)+.02, 'stoneC') for i in range(3)]
def rowhouse(w=8.4, d=10, floors=2, fh=3.3, wall='sage', roof='slateR', door='coral', trim='white', bay=1, attic=True):
    b = Mesh(); H = .55+floors*fh; b.box(0, 0, 0, w, d, H, wall); b.box(0, 0, 0, w+.2, d+.2, .6, 'stoneC'); rh = w*.52
    for i in range(int((H-.8)/.42)): b.box(0, 0, .75+i*.42, w+.06, d+.06, .06, wall)                # clapboard shadow lines
    for s_ in (-1, 1): b.poly([(-w/2, H), (w/2, H), (0, H+rh*.94)], 'y', s_*d/2-.28 if s_ > 0 else -d/2, d/2 if s_ > 0 else -d/2+.28, wall)
    with b.at(rz=90): hip(b, d, w, H+.02, rh, roof, rows=8, over=.45, gable=True)
    for s_ in (-1, 1):
        for t in (-1, 1): b.poly([(t*(w/2+.45), H-.15), (t*(w/2+.45), H+.2), (0, H+rh+.28), (0, H+rh-.08)], 'y', s_*(d/2+.58)-.1, s_*(d/2+.58)+.1, trim)
    for sx in (-1, 1):
        for sy in (-1, 1): b.box(sx*w/2, sy*d/2, .6, .28, .28, H-.6, trim)
    with b.at(0, -d/2):
        b.box(0, -.05, .55+fh-.1, w+.3, .2, .22, trim); doorway(b, 0, .66, 1.2, 2.3, door, False, trim)
        for x in (-w*.31, w*.31): window(b, x, 1.35, 1.35, 1.6)
        for f in range(1, floors):
            for x in (-w*.29, w*.29): window(b, x, .55+f*fh+.9, 1.3, 1.6)
            if f == 1 and bay: window(b, 0, .55+f*fh+.9, 1.0, 1.6)
        if attic: window(b, 0, H+.75, 1.15, 1.5, True)
        b.poly([(-.7, H+rh*.94-1.15), (.7, H+rh*.94-1.15), (0, H+rh*.94-.4)], 'y', -.12, .04, trim) if False else None
    for s_ in (-1, 1):
        with b.at(s_*w/2, 0, rz=90*s_):
            for f in range(floors): [window(b, x, .55+f*fh+.9, 1.15, 1.55) for x in (-d*.27, d*.05, d*.32)]
    with b.at(0, d/2, rz=180):
        for f in range(floors): [window(b, x, .55+f*fh+.9, 1.15, 1.55) for x in (-w*.29, w*.29)]
    b.box(w*.28, 1.8, H+.8, .9, .9, rh+.1, 'brick'); b.box(w*.28, 1.8, H+rh+.9, 1.15, 1.15, .2, trim)
    with b.at(0, -d/2): porch(b, w-.7, 2.7, 2.9, roof, .55, trim)
    return b
# ------------------------------------------------------------------ yard things
def wheel(b, x, y, z, r, m='dark', t=.035, rim='steel'): b.sweep([(x+r*cos(a), y, z+r*sin(a)) for a in np.linspace(0, 2*pi, 21)], [t]*21, m, 6); b.sweep([(x+r*.9*cos(a), y, z+r*.9*sin(a)) for a in np.linspace(0, 2*pi, 21)], [t*.5]*21, rim, 5)
def bike(x, y, z=.12, rz=0, m='carA', k=1.3, lean=8):
    b = Mesh()
    with b.at(rx=lean):
        for q in (-.52, .52):
            wheel(b, q, 0, .36, .34)
            for a in range(5): b.limb((q, 0, .36), (q+.32*cos(a*1.257), 0, .36+.32*sin(a*1.257)), .008, .008, 'steel', 5)
        S, H_, C = (-.16, 0, .86), (.4, 0, .9), (-.05, 0, .32)
        for p, q in (((-.52, 0, .36), C), ((-.52, 0, .36), (-.14, 0, .78)), (C, S), (C, (.38, 0, .74)), ((-.14, 0, .76), (.39, 0, .8)), (H_, (.52, 0, .36))): b.limb(p, q, .028, .028, m, 6)
        b.limb((-.28, 0, .9), (-.02, 0, .9), .06, .035, 'dark', 8); b.limb((.4, -.26, .98), (.4, .26, .98), .024, .024, 'dark', 6); b.limb((.4, 0, .9), (.4, 0, .98), .02, .02, 'steel', 6)
    return b.obj('bike', 0, (x, y, z), rz, k)
def bikerack(x, y, z=.12, rz=0, n=5, k=1.0, fill=.8):
    b = Mesh()
    for i in range(n): q = (i-(n-1)/2)*.85; b.sweep([(q, -.45, 0), (q, -.45, .55), (q, -.3, .8), (q, .3, .8), (q, .45, .55), (q, .45, 0)], [.035]*6, 'steel', 6)
    o = b.obj('rack', 0, (x, y, z), rz, k); a = radians(rz)
    for i in range(n):
        if R.random() < fill: q = (i-(n-1)/2)*.85*k+.2; bike(x+q*cos(a), y+q*sin(a), z, rz+90, R.choice(['carA', 'carB', 'carD', 'white', 'plum', 'clC']), 1.25*k, R.uniform(-6, 6))
def car(x, y, z=.12, rz=0, m='carB', k=1.0, wagon=False):
    b = Mesh(); b.poly([(-2.15, .35), (2.1, .35), (2.2, .55), (2.12, .82), (1.2, .95), (-2.1, .98), (-2.22, .7)], 'y', -.88, .88, m)
    top = [(-1.95, .95), (1.05, .95), (.35, 1.5), (-1.75, 1.52)] if wagon else [(-1.75, .95), (1.1, .95), (.4, 1.5), (-1.05, 1.5)]
    b.poly([(p*.98, q) for p, q in top], 'y', -.74, .74, 'glass'); b.poly([(top[3][0]+.1, 1.49), (top[2][0]-.1, 1.49), (top[2][0]-.22, 1.6), (top[3][0]+.2, 1.6)], 'y', -.72, .72, m)
    for p, q in ((top[1], top[2]), (top[0], top[3])): [b.limb((p[0]*.98, s_*.75, p[1]), (q[0]*.98, s_*.75, q[1]), .05, .05, m, 6) for s_ in (-1, 1)]
    [b.limb((-.3, s_*.75, .95), (-.3, s_*.75, 1.5), .05, .05, m, 6) for s_ in (-1, 1)]
    for q in (-1.35, 1.35):
        for s_ in (-1, 1):
            with b.at(q, s_*.9, .36, rx=90*s_ if s_ < 0 else -90): b.lathe([(.36, -.13), (.38, .0), (.36, .1), (.24, .12), (.2, .09)], 'dark', 18); b.lathe([(.2, .07), (.2, .13), (.06, .15)], 'steel', 12)
    for s_ in (-1, 1): b.ball(2.1, s_*.6, .66, .15, 'white', (.6, 1.2, .8), 10); b.box(-2.2, s_*.62, .68, .06, .34, .16, 'coral')
    return b.obj('car', .07, (x, y, z), rz, k)
def grill(x, y, z=.12, rz=0, k=1.3):
    b = Mesh(); b.ball(0, 0, .92, .36, 'dark', (1, 1, .7), 16); b.lathe([(.37, .9), (.37, .96)], 'steel', 20); b.lathe([(.05, 1.16), (.05, 1.24)], 'wood', 8)
    for a in (0, 2.1, 4.2): b.limb((.2*cos(a), .2*sin(a), .74), (.36*cos(a), .36*sin(a), .02), .03, .03, 'steel', 6)
    b.box(.62, 0, .86, .5, .4, .04, 'deck'); b.ball(.62, 0, .93, .08, 'coral', seg=8); return b.obj('grill', 0, (x, y, z), rz, k)
def picnictable(x, y, z=.12, rz=0, k=1.2):
    b = Mesh()
    for i in range(4): b.box(0, -.36+.24*i, .74, 2.2, .2, .07, 'deck')
    for s_ in (-1, 1): b.box(0, s_*.85, .44, 2.2, .3, .07, 'deck'); [b.limb((q*.8, s_*.2, .74), (q*.8, s_*.75, .02), .05, .05, 'wood2', 6) for q in (-1, 1)]
    [b.box(q*.8, 0, .4, .08, 1.8, .08, 'wood2') for q in (-1, 1)]; b.ball(.3, 0, .9, .12, 'gold', seg=8); b.box(-.4, .1, .81, .3, .24, .1, 'coral2'); return b.obj('ptable', .015, (x, y, z), rz, k)
def adirondack(x, y, z=.12, rz=0, m='clC', k=1.25):
    b = Mesh()
    for i in range(5):
        with b.at(-.28+.14*i, .2, .34, rx=-18): b.box(0, 0, 0, .12, .04, .85-.06*abs(i-2), m)
    with b.at(0, -.1, .33, rx=8): b.box(0, 0, 0, .66, .6, .05, m)
    for s_ in (-1, 1): b.box(s_*.4, -.1, .55, .14, .72, .05, m); b.box(s_*.4, -.38, 0, .07, .07, .56, m); b.box(s_*.4, .25, 0, .07, .07, .56, m)
    return b.obj('adir', .01, (x, y, z), rz, k)
def fence(pts, m='white', h=.95, gap=.28):
    b = Mesh()
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        L_ = math.hypot(x1-x0, y1-y0); a = math.degrees(math.atan2(y1-y0, x1-x0))
        with b.at(x0, y0, .1, rz=a):
            [b.box(L_/2, 0, z, L_, .06, .08, m) for z in (.25, .68)]; n = int(L_/gap)
            for i in range(n+1): b.box(i*L_/n, -.05, .05, .12, .05, h-.1, m); 
            b.box(0, 0, 0, .16, .16, h+.15, m); b.box(L_, 0, 0, .16, .16, h+.15, m)
    return b.obj('fence', 0)
def narwhal_statue(x, y, z=.12, rz=0, k=1, L=5.2):
    b = Mesh(); b.lathe([(2.6, 0), (2.6, .3), (2.2, .35), (2.2, .55), (1.75, .6), (1.55, 1.9), (1.8, 2.05), (1.8, 2.3)], 'stone', 40); b.lathe([(3.4, 0), (3.4, .15)], 'stoneC', 40); b.box(0, -1.66, .95, 1.3, .14, .6, 'brass'); o = b.obj('ped', .04, (x, y, z), rz, k)
    n = Mesh(); narwhal(n, L=L); n.obj('narwhal', 0, (x, y, z+2.25*k), rz, k); return o
def strings(p0, p1, n=9, sag=.8, post=True):
    b = Mesh(); P = [(p0[0]+(p1[0]-p0[0])*t, p0[1]+(p1[1]-p0[1])*t, p0[2]+(p1[2]-p0[2])*t-sag*4*t*(1-t)) for t in np.linspace(0, 1, n*2+1)]; b.sweep(P, [.02]*len(P), 'dark', 5)
    for p in P[1::2]: b.ball(p[0], p[1], p[2]-.14, .12, 'lit2', seg=8)
    if post: [b.cyl(p[0], p[1], .1, .07, p[2], 'wood2', seg=8) for p in (p0, p1)]
    return b.obj('string', 0)
def bannerpole(x, y, z=.1, rz=0, m='clA', h=5.5, k=1):
    b = Mesh(); b.lathe([(.2, 0), (.2, .2), (.08, .4), (.07, h)], 'dark', 10); b.ball(0, 0, h+.08, .14, 'brass', seg=10); b.box(.55, 0, h-.35, 1.1, .05, .05, 'dark'); b.box(.58, 0, h-2.5, .85, .03, 2.1, m); b.ball(.58, -.03, h-1.1, .26, 'white', (1, .1, 1), 14); b.box(.58, -.02, h-1.95, .5, .03, .08, 'gold'); return b.obj('banner', 0, (x, y, z), rz, k)
def gate(w=7, h=6.2, m='stone', sign=None):                                  # ceremonial arch, opening on y
    b = Mesh(); p = 1.9
    for s_ in (-1, 1):
        b.box(s_*(w/2+p/2), 0, 0, p, p, h*.72, m); b.box(s_*(w/2+p/2), 0, 0, p+.4, p+.4, .6, 'stoneC'); b.box(s_*(w/2+p/2), 0, h*.72-.1, p+.4, p+.4, .35, 'white')
        b.box(s_*(w/2+p/2), 0, h*.72+.25, p-.2, p-.2, 2.6, m); b.box(s_*(w/2+p/2), 0, h*.72+2.85, p+.3, p+.3, .3, 'white'); b.lathe([(p*.72, 0), (.1, 1.3), (.03, 1.5)], 'clA', 4, s_*(w/2+p/2), 0, h*.72+3.15, False)
        b.ball(s_*(w/2+p/2), 0, h*.72+4.75, .2, 'brass')
    r = w/2; zc = h*.72-.6; o = [((r+.9)*cos(t), zc+(r*.62+1.0)*sin(t)) for t in np.linspace(pi, 0, 25)]; i = [(r*cos(t), zc+r*.62*sin(t)) for t in np.linspace(0, pi, 25)]; b.poly(o+i, 'y', -.7, .7, m)
    o2 = [((r+1.05)*cos(t), zc+(r*.62+1.2)*sin(t)) for t in np.linspace(pi, 0, 25)]; i2 = [((r+.88)*cos(t), zc+(r*.62+.98)*sin(t)) for t in np.linspace(0, pi, 25)]; b.poly(o2+i2, 'y', -.85, .85, 'white')
    b.box(0, -.06, zc+r*.62-.15, .9, 1.8, 1.35, 'white'); return b
def fireplace_porch(w=10, d=6):
    b = Mesh(); h = 3.4; rh = 2.8; b.box(0, 0, 0, w+.6, d+.6, .3, 'stoneC'); b.box(0, 0, .3, w+.4, d+.4, .08, 'deck')
    for x in np.linspace(-w/2+.3, w/2-.3, 4):
        for y in (-d/2+.3,): b.box(x, y, .38, .3, .3, h, 'wood'); b.box(x, y, .38, .5, .5, .5, 'stone')
    b.box(0, -d/2+.3, h+.1, w, .35, .35, 'wood'); b.box(0, d/2-.3, .38, w, .5, h, 'stone'); [b.box(s_*(w/2-.2), 0, h+.1, .3, d, .35, 'wood') for s_ in (-1, 1)]
    for s_ in (-1, 1): b.poly([(-d/2, h+.4), (d/2, h+.4), (0, h+.4+rh*.9)], 'x', s_*(w/2-.1)-.12, s_*(w/2-.1)+.12, 'wood')
    hip(b, w, d, h+.42, rh, 'slateR', rows=7, over=.6, gable=True)
    with b.at(0, d/2-.55, .38):
        b.box(0, .1, 0, 3.2, .9, 2.6, 'stone'); b.box(0, 0, 2.6, 3.6, 1.1, .2, 'wood2'); b.box(0, .2, 2.8, 2.2, .7, 7.2, 'stone'); b.box(0, .2, 9.9, 2.5, 1.0, .25, 'stoneC')
        b.poly(arch_pts(1.6, 1.6), 'y', -.38, -.34, 'dark'); o = arch_pts(2.1, 1.85); i = arch_pts(1.6, 1.6); b.poly(o+i[::-1], 'y', -.5, -.3, 'stoneC')
        for q, hh in ((-.35, .6), (0, .95), (.3, .7), (.12, .5)): b.ball(q, -.48, .25+hh*.35, .2, 'lit2', (1, .6, 2.0*hh), 10)
        b.limb((-.6, -.5, .12), (.6, -.45, .15), .1, .1, 'wood2', 8)
    return b
def boathouse(w=12, d=16):
    b = Mesh(); h = 4.6; rh = 4.2; b.box(0, 0, 0, w, d, h, 'clC'); b.box(0, 0, 0, w+.3, d+.3, .7, 'stone')
    for s_ in (-1, 1): b.poly([(-w/2, h), (w/2, h), (0, h+rh*.94)], 'y', s_*d/2-.28 if s_ > 0 else -d/2, d/2 if s_ > 0 else -d/2+.28, 'clC')
    with b.at(rz=90): hip(b, d, w, h+.02, rh, 'coral', rows=8, over=.6, gable=True)
    for s_ in (-1, 1):
        for t in (-1, 1): b.poly([(t*(w/2+.6), h-.15), (t*(w/2+.6), h+.25), (0, h+rh+.32), (0, h+rh-.08)], 'y', s_*(d/2+.75)-.12, s_*(d/2+.75)+.12, 'white')
    with b.at(0, -d/2):
        for x in (-w*.25, w*.25): doorway(b, x, .2, 3.6, 3.7, 'wood2', True)
        window(b, 0, h+1, 1.4, 1.8, True)
    for s_ in (-1, 1):
        with b.at(s_*w/2, 0, rz=90*s_): [window(b, x, 1.4, 1.4, 1.8) for x in (-5, -1.7, 1.7, 5)]
    return b
def pier(x, y, L=24, rz=-90, w=3, z=-.1):
    b = Mesh(); n = int(L/.6)
    for i in range(n): b.box((i+.5)*L/n, 0, 0, L/n*.86, w, .16, 'deck' if i % 3 else 'wood')
    for i in range(int(L/4)+1): [b.cyl(i*4+.3, s_*(w/2-.05), -2.6, .22, 3.6, 'wood2', seg=10) for s_ in (-1, 1)]
    return b.obj('pier', .02, (x, y, z), rz)
def dining(r=11):                                                               # round dining hall with conical roof and lantern
    b = Mesh(); b.lathe([(r+1.2, 0), (r+1.2, .4)], 'stoneC', 48); b.cyl(0, 0, 0, r, 5, 'ivory', seg=16, smooth=False)
    for i in range(16):
        with b.at(rz=22.5*i+11.25):
            with b.at(0, -r*cos(pi/16)): window(b, 0, .9, 2.5, 3.2, True)
    b.lathe([(r+.3, 4.8), (r+.3, 5.2)], 'white', 16, smooth=False); rows = 9; prof = []
    for j in range(rows): t = j/rows; q = (r+1.3)*(1-t)+3*t; prof += [(q+.14, 5.1+4.6*t), (q+.14, 5.1+4.6*t+.14)]
    b.lathe(prof+[(3, 9.7)], 'coral', 16, smooth=False); b.cyl(0, 0, 9.6, 2.9, 1.9, 'glass', seg=16, smooth=False); [b.box(2.9*cos(i*pi/8), 2.9*sin(i*pi/8), 9.6, .22, .22, 1.9, 'white') for i in range(16)]
    b.lathe([(3.6, 11.4), (3.6, 11.6), (.3, 13.4), (.1, 13.6)], 'coral', 16, smooth=False); b.ball(0, 0, 13.9, .3, 'brass'); return b
def pavilion(w=22, d=11):                                                       # visitor centre: timber posts, glass, swept roof
    b = Mesh(); b.box(0, 0, 0, w+3, d+4, .3, 'stoneC'); b.box(0, .6, .3, w-2, d-2.5, 4.2, 'clear'); h = 4.5; b.box(0, d/2-.6, .3, w-2, .4, 4.3, 'ivory'); b.box(-w/2+2.4, .6, .3, 3, d-2.6, 4.3, 'stone')
    for i in range(8):
        x = -w/2+1+i*(w-2)/7; b.box(x, -d/2+1.85, .3, .2, .2, 4.3, 'clA')
    for x in np.linspace(-w/2+.6, w/2-.6, 6): b.cyl(x, -d/2-.6, .3, .2, 4.5, 'deck', seg=12); b.limb((x, -d/2-.6, 3.4), (x, -d/2+1, 4.7), .12, .1, 'deck', 8)
    n = 16; P = [(-w/2-2+(w+4)*i/n, 4.6+1.5*sin(pi*i/n)+.9*i/n) for i in range(n+1)]; b.poly(P+[(x, z+.45) for x, z in P[::-1]], 'y', -d/2-2, d/2+1, 'clA'); b.poly([(x, z-.12) for x, z in P]+[(x, z-.02) for x, z in P[::-1]], 'y', -d/2-1.8, d/2+.8, 'deck')
    b.box(2, -.5, .3, 5, 1, 1.1, 'wood'); b.box(2, -.5, 1.4, 5.3, 1.2, .1, 'white'); b.box(-3.2, 2, .3, 2.6, .5, 2.4, 'sea'); b.box(7, 1, .3, 2, 2, .6, 'coral2'); [b.ball(q, 0, 4.0, .25, 'lit2', seg=10) for q in (-3, 0, 3, 6)]
    return b
def guide(x, y, z, rz, k=1.4, top='gold'):
    person(x, y, z, rz, 'wave', top=top, leg='navy', skin='skinB', hair='hairA', k=k, phase=.1); b = Mesh(); b.cyl(.34, -.06, 1.7, .02, 1.15, 'wood2', seg=6); b.add([(.34, -.06, 2.85), (.34, -.06, 2.45), (.95, -.06, 2.62)], [(0, 1, 2), (2, 1, 0)], 'coral'); return b.obj('gflag', 0, (x, y, z), rz, k)
def bed(x0, y0, x1, y1, n=100, z=.1, cols=('coral2', 'gold', 'blossom', 'white')): o = flowers(x0, y0, x1, y1, n, z, cols); o.name = 'bed'; return o
def crowd(lst, k=1.25, z=.18, **kw):
    for x, y, rz in lst: person(x, y, z, rz, k=k, pack=R.choice([None, 'coral', 'teal2', 'gold']), book=R.random() < .3, **kw)
def scatter(pts, kinds=('oak', 'oak', 'pine', 'poplar'), k=(.85, 1.2), z=.1):
    for p in pts: tree(R.choice(kinds), p[0], p[1], z, R.uniform(*k))
def oval(L, r, n=24): return [(L/2+r*sin(radians(t)), -r*cos(radians(t))) for t in np.linspace(0, 180, n)]+[(-L/2-r*sin(radians(t)), r*cos(radians(t))) for t in np.linspace(0, 180, n)]
def stand(b, w, rows, crowd=.5, roof=False):
    cr = ['coral', 'gold', 'white', 'teal', 'sea', 'navy', 'blossom']
    for r in range(rows):
        b.box(0, r*1.25+.6, 0, w, 1.25, 1.2+r*.72, 'white'); n = int(w/1.6)
        for i in range(n):
            x = -w/2+(i+.5)*w/n
            if i % 10 == 5: continue
            b.box(x, r*1.25+.75, 1.2+r*.72, 1.15, .6, .5, 'teal2' if (i//10+r//4) % 2 else 'teal')
            if R.random() < crowd: b.ball(x, r*1.25+.7, 2.2+r*.72, .46, R.choice(cr), (1, .8, 1.3), 6)
    D, H = rows*1.25, 1.2+rows*.72; b.box(0, D+.5, 0, w+.6, .8, H+1.2, 'ivory')
    for i in range(int(w/6)+1): b.box(-w/2+i*w/int(w/6), D+.5, 0, .9, 1.2, H+1.6, 'white')
    if roof:
        for i in range(7): x = -w/2+.6+i*(w-1.2)/6; b.box(x, D, H, .4, .5, 6, 'teal')
        b.poly([(D+1.4, H+5.6), (D-5, H+6.7), (D-12, H+7.2), (D-12, H+7.5), (D-5, H+7), (D+1.4, H+6)], 'x', -w/2-.8, w/2+.8, 'white'); b.box(0, D-12, H+7.0, w+1.6, .3, .7, 'coral')
def stadium_mini(x, y, k=.6, z=.12, rz=0):
    b = Mesh()
    with b.at(x, y, z, k=k, rz=rz):
        b.poly(oval(56, 29), 'z', .0, .25, 'concrete'); b.poly(oval(56, 26), 'z', .1, .42, 'track')
        for i in range(5): o, q = oval(56, 25.2-i*1.5), oval(56, 25.0-i*1.5); [b.add([(*o[j], .46), (*o[(j+1) % 48], .46), (*q[(j+1) % 48], .46), (*q[j], .46)], [(0, 1, 2, 3)], 'white') for j in range(48)]
        b.poly(oval(56, 17.6), 'z', .1, .52, 'lawn')
        for i in range(12): b.box(-33+6*i, 0, .5, 6, 27, .08, 'lawn2' if i % 2 else 'lawn')
        for q in (-36, -24, -12, 0, 12, 24, 36): b.box(q, 0, .5, .45, 27, .13, 'white')
        for q in (-13.5, 13.5): b.box(0, q, .5, 72.4, .45, .14, 'white')
        [b.box(q*33, 0, .5, 5.4, 26.4, .11, 'clB') for q in (-1, 1)]; b.lathe([(4.2, .5), (4.2, .64)], 'white', 32, smooth=False); b.lathe([(3.7, .5), (3.7, .66)], 'lawn2', 32, smooth=False)
        for s_ in (-1, 1): b.box(s_*36, 0, .5, .3, .3, 3.2, 'gold'); b.box(s_*36, 0, 3.6, .3, 6, .3, 'gold'); [b.box(s_*36, q, 3.6, .3, .3, 5, 'gold') for q in (-3, 3)]
        with b.at(0, 29.5): stand(b, 62, 11, .55, True)
        with b.at(0, -30, rz=180): stand(b, 40, 4, .5)
        for px, py in ((-44, 32), (44, 32), (-42, -34), (44, -34)):
            b.lathe([(.7, 0), (.5, 20)], 'white', 10, px, py)
            with b.at(px, py, 0, rz=math.degrees(math.atan2(-px, py))):
                b.box(0, 0, 19.4, 5.6, .6, 3.4, 'teal'); [b.ball(-1.9+1.27*i, -.4, 20.2+1.5*j, .55, 'lit2', (1, .5, 1), 8) for i in range(4) for j in range(2)]
        with b.at(-46, 10, 0, rz=62): b.box(-4, 0, 0, .8, .8, 6, 'teal'); b.box(4, 0, 0, .8, .8, 6, 'teal'); b.box(0, 0, 6, 13, 1.2, 6, 'teal'); b.box(0, -.62, 6.5, 12, .1, 3.6, 'dark')
    return b.obj('stadium', 0)
def inpoly(px, py, pl):
    c = False; j = len(pl)-1
    for i in range(len(pl)):
        if (pl[i][1] > py) != (pl[j][1] > py) and px < (pl[j][0]-pl[i][0])*(py-pl[i][1])/(pl[j][1]-pl[i][1])+pl[i][0]: c = not c
        j = i
    return c

def bus(x, y, z=.12, rz=0, m='clB', k=1.15):
    b = Mesh(); b.box(0, 0, .4, 8.6, 2.3, 2.5, m); b.box(0, 0, 2.9, 8.2, 2.1, .22, 'white'); b.box(.1, 0, 1.5, 8.2, 2.36, 1.05, 'glass'); b.box(4.28, 0, 1.25, .12, 2.0, 1.3, 'glass'); [b.box(-3.6+i*1.35, 0, 1.5, .12, 2.42, 1.05, m) for i in range(7)]; b.box(0, 0, .95, 8.64, 2.34, .3, 'white')
    for q in (-2.7, 2.7):
        for s_ in (-1, 1):
            with b.at(q, s_*1.1, .48, rx=90 if s_ > 0 else -90): b.lathe([(.5, -.2), (.5, .12), (.3, .14)] if False else [(.48, -.1), (.5, 0), (.48, .12), (.2, .13)], 'dark', 18)
            with b.at(q, s_*1.2, .48, rx=-90*s_): b.lathe([(.24, 0), (.24, .08), (.05, .1)], 'steel', 12)
    for s_ in (-1, 1): b.ball(4.3, s_*.8, .85, .18, 'white', (.5, 1, 1), 10)
    return b.obj('bus', .08, (x, y, z), rz, k)
# ------------------------------------------------------------------ visitor center, wheelchair, umbrella, flag
def welcome(w=24, d=11, h=4.2, rh=3.0, teal='clB'):                             # low house of timber and glass, front open to -y, lit from its own walls (no panes: clean, no speckle)
    b = Mesh(); b.box(0, -1.4, 0, w+1.6, d+5.2, .22, 'stoneC'); b.box(0, -.2, .22, w-.3, d-.4, .1, 'deck'); z = .32
    for i in range(int((w+.8)/.5)): b.box(-w/2-.4+.25+i*.5, -d/2-1.75, .22, .47, 3.4, .08, 'deck' if i % 3 else 'wood')
    b.box(0, d/2-.2, z, w-.5, .3, h-z, 'glow:E9CFA4:.5'); [b.box(s_*(w/2-.25), .9 if s_ < 0 else 0, z, .3, d-2.2 if s_ < 0 else d-.6, h-z, 'ivory' if s_ > 0 else 'wood') for s_ in (1,)]
    b.box(0, 0, h-.1, w-.8, d-.7, .08, 'glow:FFEBC8:.8')                        # ceiling
    b.box(w*.34, 1.0, z, w*.24, d-2.6, h-z-.02, 'wood'); b.box(w*.34, -d/2+2.2, z+1.0, w*.2, .1, 1.9, 'clA')
    for i in range(int(w*.24/.4)): b.box(w*.34-w*.12+.2+i*.4, -d/2+2.26, z, .1, .12, h-z-.04, 'deck')
    for q, hh, c in ((-.36, 1.7, 'clA'), (-.24, 2.1, 'mint'), (-.06, 2.1, 'sea'), (.05, 1.7, 'butter')): b.box(w*q, d/2-.42, z+.75, w*.085, .08, hh, 'white'); b.box(w*q, d/2-.47, z+.85, w*.075, .06, hh-.2, c)
    b.box(-w*.14, d/2-2.2, z, 5.6, 1.1, 1.15, 'wood'); b.box(-w*.14, d/2-2.25, z+1.15, 6.0, 1.4, .1, 'white'); [b.cyl(-w*.14-2+i*.9, d/2-2.4, z+1.25, .13, .3, c, .1, 10) for i, c in enumerate(('white', 'coral2', 'white'))]; b.lathe([(.3, 0), (.34, .5), (.3, .62), (.1, .75)], 'steel', 14, -w*.14+1.7, d/2-2.3, z+1.25)
    for x, y, c in ((-w*.4, .6, 'coral2'), (-w*.31, -.6, 'clC'), (w*.1, .2, 'gold')): b.box(x, y, z, 1.7, .8, .5, c); b.box(x, y+.36, z+.4, 1.7, .2, .6, c)
    for x in (-w*.4, -w*.27, -w*.14, -w*.01, w*.12): b.limb((x, -1.0, h-.1), (x, -1.0, h-.5), .02, .02, 'dark', 5); b.lathe([(.34, 0), (.3, .12), (.1, .3), (.03, .36)], 'clA', 16, x, -1.0, h-.78); b.ball(x, -1.0, h-.79, .2, 'glow:FFD79A:4', (1, 1, .7), 12)
    n = 8; st = w*.74/n; x0 = -w/2+.15
    for i in range(n+1): b.box(x0+i*st, -d/2+.35, z, .16 if i % 2 else .26, .22, h-z, 'wood')                           # mullions, rails, a glazed side
    b.box(x0+w*.37, -d/2+.35, z+2.75, w*.74, .16, .13, 'wood'); b.box(x0+w*.37, -d/2+.35, z, w*.74, .2, .16, 'wood'); b.box(x0+st*5, -d/2+.3, z, .1, .1, 2.75, 'clA'); b.box(x0+st*5-.2, -d/2+.2, z+1.0, .06, .08, .6, 'brass'); b.box(x0+st*5+.2, -d/2+.2, z+1.0, .06, .08, .6, 'brass')
    for i in range(5): b.box(-w/2+.15, -d/2+.4+i*(d-.8)/4, z, .22, .2, h-z, 'wood')
    b.box(-w/2+.15, 0, z+2.75, .16, d-.7, .13, 'wood'); b.box(-w/2+.15, 0, z, .2, d-.7, .16, 'wood')
    for i in range(6): x = -w/2-.2+i*(w+.4)/5; b.box(x, -d/2-2.5, .3, .3, .3, h-.4, 'deck'); b.box(x, -d/2-2.5, .3, .46, .46, .3, 'stoneC'); b.limb((x, -d/2-2.5, h-1.1), (x, -d/2-1.2, h+.15), .1, .1, 'deck', 8)
    b.box(0, -d/2-2.5, h-.1, w+2.2, .34, .42, 'deck'); b.box(0, -d/2+.35, h-.12, w-.02, .36, .5, 'deck'); b.box(-w/2+.15, 0, h-.12, .36, d-.66, .5, 'deck'); b.box(w/2-.25, 0, h-.12, .36, d-.66, .5, 'deck'); b.box(0, d/2-.2, h-.12, w-.9, .3, .5, 'deck')
    y0, y1, ym = -d/2-3.6, d/2+1.1, .4; W = w/2+1.7                              # roof: two sheets, standing seams, timber soffit
    zf, zb, zr = h+.22, h+.30, h+.3+rh
    for (ya, za), (yb, zb_) in (((y0, zf), (ym, zr)), ((ym, zr), (y1, zb))):
        b.poly([(ya, za), (yb, zb_), (yb, zb_+.16), (ya, za+.16)], 'x', -W+.1, W-.1, 'deck'); b.poly([(ya, za+.17), (yb, zb_+.17), (yb, zb_+.36), (ya, za+.36)], 'x', -W, W, teal)
        k = int(2*W/.85)
        for i in range(k+1): x = -W+.04+i*(2*W-.08)/k; b.poly([(ya, za+.34), (yb, zb_+.34), (yb, zb_+.46), (ya, za+.46)], 'x', x-.04, x+.04, teal)
    b.box(0, ym, zr+.3, 2*W+.06, .5, .2, 'clA'); b.box(0, y0-.05, zf-.02, 2*W+.04, .1, .44, 'clA')
    for s_ in (-1, 1): b.poly([(y0+3.4, h+.36), (d/2-.1, h+.36), (d/2-.1, zb-.05), (ym, zr-.06)], 'x', s_*(w/2-.3)-.12, s_*(w/2-.3)+.12, 'wood')
    b.box(w*.36, 2.6, h+1, 1.5, 1.2, rh+1.6, 'stone'); b.box(w*.36, 2.6, h+rh+2.6, 1.8, 1.5, .22, 'stoneC'); return b
def wheelchair(x, y, z=0, rz=0, k=1.4, m='clA', **kw):                           # person sits, big wheels, push rims, footrest; faces -y like person
    b = Mesh()
    for s_ in (-1, 1):
        with b.at(s_*.33, .06, 0, rz=90):
            wheel(b, 0, 0, .36, .34, 'dark', .03); [b.limb((0, 0, .36), (.32*cos(a*.9), 0, .36+.32*sin(a*.9)), .008, .008, 'steel', 5) for a in range(7)]
        b.limb((s_*.24, -.42, .09), (s_*.24, -.42, .3), .025, .025, 'steel', 6); b.ball(s_*.24, -.42, .09, .09, 'dark', (.4, 1, 1), 10)
        b.box(s_*.29, -.1, .66, .06, .42, .05, 'dark'); b.limb((s_*.28, .24, .4), (s_*.28, .27, 1.0), .025, .025, 'steel', 6); b.limb((s_*.28, .27, 1.0), (s_*.28, .4, 1.0), .028, .028, 'dark', 6); b.limb((s_*.12, -.48, .1), (s_*.28, -.2, .4), .02, .02, 'steel', 6)
    b.box(0, -.08, .34, .52, .5, .07, m); b.box(0, .23, .42, .54, .06, .52, m); b.box(0, -.56, .02, .4, .2, .04, 'dark'); b.obj('chair', 0, (x, y, z), rz, k); return person(x, y, z, rz, 'sit', k=k, **kw)
def umbrella(x, y, z, rz=0, k=1.4, cols=('coral2', 'white'), r=.95):             # for a person in pose 'wave': shaft from the raised right hand
    b = Mesh(); hx, hz = .33, 1.72; b.limb((hx, -.05, hz), (hx-.12, -.02, hz+1.0), .018, .018, 'wood2', 6); n = 8; rows = 5; tx, tz = hx-.12, hz+1.0
    for i in range(n):
        vs, fs = [], []
        for j in range(rows+1):
            t = j/rows; 
            for s_ in (0, 1): a = 2*pi*(i+s_)/n; vs.append((tx+r*t*cos(a), -.02+r*t*sin(a), tz-.06-.42*t**1.9))
        for j in range(rows): fs.append((2*j, 2*j+1, 2*j+3, 2*j+2))
        a = 2*pi*(i+.5)/n; vs.append((tx+r*.93*cos(a), -.02+r*.93*sin(a), tz-.43)); fs.append((2*rows, 2*rows+1, 2*rows+2)) if False else None; b.add(vs, fs, cols[i % 2], True)
    b.limb((tx, -.02, tz-.08), (tx+.012, -.02, tz+.1), .02, .008, 'wood2', 6); return b.obj('umb', 0, (x, y, z), rz, k)
def handflag(x, y, z, rz=0, k=1.4, m='coral'):                                   # small flag for a person in pose 'wave'
    b = Mesh(); b.cyl(.34, -.06, 1.72, .018, 1.0, 'wood2', seg=6); n = 6; vs = [(.36+.62*i/n, -.06+.06*sin(i*1.1), 2.68-.42*j+(.0 if not j else .0)-.03*i/n) for i in range(n+1) for j in (0, 1)]; b.add(vs, [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(n)], m, True); b.ball(.34, -.06, 2.74, .04, 'brass', seg=8); return b.obj('hflag', 0, (x, y, z), rz, k)
