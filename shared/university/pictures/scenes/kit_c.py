"""kit_c: interiors for 3E University (rooms, furniture, people) on top of kit."""
import kit
from kit import *
PAL.update(brand='0B656E', ice2='CFE3E6', mist='DCE7E2', sage='A9C2AE', sky='A9CBD3', dusk='5F8791', blush='E3BFA8', oat='E7DBC4', lilac='B9AFC6', mauve='8C7A9B', ink='1B3440', tileA='DDE6E2', tileB='AFC9C8', tileC='8FB4B6',
    greyA='9A8F80', greyB='8C8173', greyC='A59B8C', oakA='C9A578', oakB='BC976A', oakC='B48E60', walA='8A6242', walB='7C5638', walC='91694A', pinkA='D99A93', pinkB='C77F7A', leafD='3F7A55', leafE='6FA36A', felt='2E6E5A', screen='12303A', steel='8FA3A8', red2='B5564A')
ROUGH.update(steel=(.35, .7), screen=(.15, 0), ink=(.3, 0), mirror=(.04, 1.), piano=(.14, 0))
PAL['piano'] = '16262C'; PAL['mirror'] = '8FB3B8'
def special():
    m = bpy.data.materials.new('ice'); m.use_nodes = True; N = m.node_tree.nodes; L = m.node_tree.links; p = N['Principled BSDF']; kit._mats['ice'] = m
    p.inputs['Base Color'].default_value = (.085, .135, .165, 1); p.inputs['Roughness'].default_value = .9; p.inputs['Specular'].default_value = 0; p.inputs['Emission'].default_value = (.235, .312, .322, 1); p.inputs['Emission Strength'].default_value = ICE
    for n, h, s in (('glowA', '9FE0D2', .9), ('glowB', 'F2C05A', .9), ('glowC', 'E58A6A', .8), ('glowD', 'EAF6F2', .9), ('glowE', '7FB7E0', .9), ('scr', '12404A', .55), ('shade', '3E9A6C', .5), ('shadeW', 'FFE9C4', 1.1), ('dawn', 'FFD9B0', .6)):
        m = bpy.data.materials.new(n); m.use_nodes = True; p = m.node_tree.nodes['Principled BSDF']; c = srgb(h); p.inputs['Base Color'].default_value = (*c, 1); p.inputs['Roughness'].default_value = .4; p.inputs['Emission'].default_value = (*c, 1); p.inputs['Emission Strength'].default_value = s; kit._mats[n] = m
    m = bpy.data.materials.new('tankwater'); m.use_nodes = True; nt = m.node_tree; t = nt.nodes.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.80, .93, .97, 1); nt.links.new(t.outputs[0], nt.nodes['Material Output'].inputs[0]); kit._mats['tankwater'] = m
ICE = 1.0
def start(side='L', el=30, daz=11, sun=8.2, suncol='FFE3C2', amb=.74, back=False, az=None, ice=1.0, **k):
    global ICE; ICE = ice; reset(); special(); a = az if az is not None else (-(90+daz) if side == 'L' else 90+daz)
    c = light('studio', az=a, el=el, sun=sun, size=1.3, suncol=suncol, hor='E9EEEA', mid='DFEAEA', zen='CBE0E4', amb=amb, cloud=0, **k)
    b = Mesh(); b.box(0, 0, -1.6, 400, 400, 1, 'ice'); b.obj('bd', 0); return c
def pt(x, y, z, e=20, col='FFC98A', r=.12): L = bpy.data.lights.new('p', 'POINT'); L.energy = e; L.color = srgb(col); L.shadow_soft_size = r; o = bpy.data.objects.new('p', L); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z)
# ---------------------------------------------------------------- room
def wallseg(b, L, H, ops, m, th=.25, z0=-.1):            # local: interior face y=0 looking to -y; ops = (cx, w, sill, h, arch)
    ops = sorted(ops); ed = [-L/2]+[(ops[i][0]+ops[i][1]/2+ops[i+1][0]-ops[i+1][1]/2)/2 for i in range(len(ops)-1)]+[L/2]
    if not ops: b.poly([(-L/2, z0), (L/2, z0), (L/2, H), (-L/2, H)], 'y', 0, th, m); return
    for k, (cx, w, s, h, ar) in enumerate(ops):
        x0, x1, r = ed[k], ed[k+1], w/2; sp = s+h-r if ar else s+h; arc = [(cx-r*cos(pi*q/16), sp+r*sin(pi*q/16)) for q in range(1, 16)] if ar else []
        if s > .05: b.poly([(x0, z0), (x1, z0), (x1, s), (x0, s)], 'y', 0, th, m)
        b.poly([(x0, s), (cx-r, s), (cx-r, sp)]+arc+[(cx+r, sp), (cx+r, s), (x1, s), (x1, H), (x0, H)], 'y', 0, th, m)
def winframe(b, cx, w, s, h, ar, m, sill='white', nx=1, nz=3):
    r = w/2; sp = s+h-r if ar else s+h; e = .07
    o = [(cx-r, s), (cx-r, sp)]+([(cx-r*cos(pi*q/16), sp+r*sin(pi*q/16)) for q in range(1, 16)] if ar else [])+[(cx+r, sp), (cx+r, s)]
    ri = r-e; i = [(cx-ri, s+e), (cx-ri, sp-(0 if ar else e))]+([(cx-ri*cos(pi*q/16), sp+ri*sin(pi*q/16)) for q in range(1, 16)] if ar else [])+[(cx+ri, sp-(0 if ar else e)), (cx+ri, s+e)]
    b.poly(o+i[::-1], 'y', -.05, .2, m)
    for k in range(nx): b.box(cx-ri+2*ri*(k+1)/(nx+1), .1, s+.03, .045, .05, (h-.06) if (nx == 1) else sp-s, m)
    for k in range(nz): b.box(cx, .1, s+(sp-s)*(k+1)/nz, 2*ri, .05, .045, m)
    if s > .3: b.box(cx, -.12, s-.09, w+.3, .42, .09, sill)
def room(W=9.2, D=6.4, H=4.4, side='L', wall='ivory', wall2=None, floor='plank', tones=('floorA', 'floorB', 'floorC'), trim='teal', frame='teal2', slab='brand', win=3, ww=1.5, sill=.85, wh=3.0, backwin=(), dado=None, dh=.8, base=None, arch=True, cw=None, nx=1):
    s_ = -1 if side == 'L' else 1; wall2 = wall2 or wall; base = base or trim
    b = Mesh(); b.poly(rrect(-W/2-.42, -D/2-.42, W/2+.42, D/2+.42, .5), 'z', -.6, -.13, slab); b.obj('slab', .08, seg=4)
    b = Mesh()
    if floor == 'plank':
        n = int(W/.4)
        for i in range(n): b.box(-W/2+(i+.5)*W/n, 0, -.12, W/n-.014, D, .12, R.choice(tones))
    elif floor == 'planx':
        n = int(D/.36)
        for i in range(n):
            y = -D/2+(i+.5)*D/n; c = [-W/2]+sorted(R.uniform(-W/2+1, W/2-1) for _ in range(2))+[W/2]
            for u, v in zip(c, c[1:]): b.box((u+v)/2, y, -.12, v-u-.012, D/n-.012, .12, R.choice(tones))
    elif floor == 'herring':
        tw, tl = .28, 1.12; b.box(0, 0, -.12, W, D, .08, tones[1]); 
        y = -D/2
        n = int(W/tl); st = W/n; nd = int(D/tw); sd = D/nd
        for i in range(n):
            for j in range(nd): b.box(-W/2+(i+.5)*st, -D/2+(j+.5)*sd, -.11, st-.012, sd-.012, .11, tones[(i+j+R.randrange(2)) % 3])
    elif floor == 'tile':
        n, q = round(W/.8), round(D/.8)
        for i in range(n):
            for j in range(q): b.box(-W/2+(i+.5)*W/n, -D/2+(j+.5)*D/q, -.12, W/n-.014, D/q-.014, .12, tones[(i+j) % 2])
    else: b.box(0, 0, -.12, W, D, .12, tones[0])
    b.obj('floor', .008)
    ops = [(((i+.5)/win-.5)*D*.97, ww, sill, wh, arch) for i in range(win)] if cw is None else [(c_, ww, sill, wh, arch) for c_ in cw]; bops = [(o[0], o[1], o[2], o[3], arch) for o in backwin]
    b = Mesh()
    with b.at(0, D/2): wallseg(b, W, H, bops, wall)
    with b.at(s_*W/2, 0, rz=-90*s_): wallseg(b, D, H, ops, wall2)
    b.box(s_*(W/2+.125), D/2+.125, -.1, .25, .25, H+.1, wall2); b.obj('walls', 0)
    b = Mesh()
    with b.at(0, D/2):
        for o in bops: winframe(b, *o, frame, nx=nx)
    with b.at(s_*W/2, 0, rz=-90*s_):
        for o in ops: winframe(b, *o, frame, nx=nx)
    b.obj('frames', .012)
    b = Mesh(); lo = [o for o in bops if o[2] < .3]
    def run(L, lows, fn):
        e = [-L/2]+[v for o in sorted(lows) for v in (o[0]-o[1]/2-.05, o[0]+o[1]/2+.05)]+[L/2]
        for u, v in zip(e[::2], e[1::2]):
            if v-u > .1: fn((u+v)/2, v-u)
    with b.at(0, D/2): run(W, lo, lambda x, l: b.box(x, -.03, 0, l, .06, .2, base))
    with b.at(s_*W/2, 0, rz=-90*s_): run(D-.14, [o for o in ops if o[2] < .3], lambda x, l: b.box(x, -.03, 0, l, .06, .2, base))
    if dado:
        with b.at(0, D/2):
            run(W, lo, lambda x, l: (b.box(x, -.012, .2, l, .024, dh-.2, dado), b.box(x, -.035, dh, l, .07, .07, trim)))
        with b.at(s_*W/2, 0, rz=-90*s_): run(D-.14, [o for o in ops if o[2] < dh+.1], lambda x, l: (b.box(x, -.012, .2, l, .024, dh-.2, dado), b.box(x, -.035, dh, l, .07, .07, trim))) if sill > dh+.15 else b.box(0, -.012, .2, D-.05, .024, min(dh, sill-.1)-.2, dado)
    b.obj('base', .01)
    b = Mesh(); b.poly([(-s_*(W/2+.07), D/2-.06), (-s_*(W/2+.07), D/2+.31), (s_*(W/2+.31), D/2+.31), (s_*(W/2+.31), -D/2-.07), (s_*(W/2-.06), -D/2-.07), (s_*(W/2-.06), D/2-.06)][::-s_], 'z', H, H+.13, trim); b.obj('cap', .02)
    return dict(W=W, D=D, H=H, s=s_)
def fit(r, az=36, el=30, lens=50, margin=.03, fstop=2.2, focus=None, aspect=4/3, pts=None, dx=0, dy=0):
    W, D, H, s_ = r['W'], r['D'], r['H'], r['s']; e = .28; P = [(sx*(W/2+e), sy*(D/2+e), z) for sx in (-1, 1) for sy in (-1, 1) for z in (-.6, -.13)]+[(-s_*(W/2+.1), D/2+.3, H+.13), (s_*(W/2+.3), D/2+.3, H+.13), (s_*(W/2+.3), -D/2-.1, H+.13)]+(pts or [])
    a, l = radians(az)*-s_, radians(el); d = Vector((sin(a)*cos(l), -cos(a)*cos(l), sin(l))); tgt = Vector((0, 0, 1.3)); dist = 16; q = (-d).to_track_quat('-Z', 'Y'); Q = q.to_matrix().transposed()
    for _ in range(12):
        X = [];
        for p in P: v = Q @ (Vector(p)-(tgt+d*dist)); X.append((v.x/-v.z*lens/36, v.y/-v.z*lens/36))
        x0, x1, y0, y1 = min(x for x, _ in X), max(x for x, _ in X), min(y for _, y in X), max(y for _, y in X); k = max((x1-x0)/(1-2*margin), (y1-y0)/((1-2*margin*1.1)/aspect)); dist *= k
    print('fit', round(dist, 1), round(x1-x0, 3), round((y1-y0)*aspect, 3)); loc = tgt+d*dist
    return camera(loc, tgt, lens, fstop, focus=focus or (0, -.3, 1), shift=((x0+x1)/2+dx, (y0+y1)/2+dy))
# ---------------------------------------------------------------- people
def guy(x=0, y=0, z=0, rz=0, pose='stand', top='teal', leg='navy', skin='skinA', hair='hairA', style='short', L='down', Rr='down', k=1.0, skirt=False, hij=None, apron=None, coat=None, glasses=False, hold=None, pack=None, lean=0, seat=.48, head=0):
    """rz 0 looks to -y. L / Rr arm: down fwd desk up point hip side cup cross book out. style: short bun pony bob afro curly bald beard cap"""
    b = Mesh(); sit = pose == 'sit'
    if sit:
        hz = seat
        for s_ in (-1, 1): b.limb((s_*.1, 0, hz), (s_*.11, -.43, hz), .1, .09, leg); b.limb((s_*.11, -.43, hz), (s_*.11, -.46, .1), .085, .068, leg); b.limb((s_*.11, -.46, .06), (s_*.11, -.6, .055), .07, .058, 'white')
    else:
        hz = .86; st = .24 if pose == 'walk' else 0
        for s_ in (-1, 1): o = st*s_; b.limb((s_*.1, 0, .86), (s_*.11, -o*.45-.02, .46), .105, .085, leg); b.limb((s_*.11, -o*.45-.02, .46), (s_*.11, -o, .1+(.05 if o < 0 else 0)), .082, .065, leg); b.limb((s_*.11, -o+.02, .06), (s_*.11, -o-.14, .06), .07, .058, 'white')
    if skirt: b.lathe([(.33, hz-.38), (.3, hz-.2), (.18, hz+.1)], leg, 18)
    ctx = b.at(0, 0, hz, rx=lean); ctx.__enter__(); zz = 0
    b.stack.append(b.stack[-1] @ Matrix.Diagonal((1, .78, 1, 1))); b.lathe([(.12, -.08), (.2, -.02), (.19, .15), (.235, .42), (.2, .54), (.09, .6), (.05, .61)], top, 20)
    if coat: b.lathe([(.27 if not sit else .22, -.34 if not sit else -.06), (.225, .0), (.212, .15), (.25, .42), (.212, .55), (.12, .6)], coat, 20)
    b.stack.pop()
    if apron: b.poly([(-.13, -.1), (.13, -.1), (.12, .4), (-.12, .4)], 'y', -.205, -.12, apron)
    if coat: b.box(0, -.17, .22, .1, .06, .34, top)
    sl = coat or top
    for s_, a in ((-1, L), (1, Rr)):
        P = dict(down=((.3, .02, .26), (.28, -.06, .04)), fwd=((.27, -.14, .27), (.15, -.42, .32)), desk=((.28, -.12, .27), (.13, -.4, .29)), up=((.36, -.02, .62), (.34, -.06, .93)), point=((.36, -.1, .5), (.58, -.24, .74)), hip=((.4, .03, .28), (.22, -.06, .1)), side=((.38, -.04, .36), (.62, -.06, .5)), cup=((.27, -.12, .26), (.13, -.3, .42)), cross=((.27, -.14, .28), (-.06, -.23, .33)), book=((.27, -.1, .25), (.1, -.27, .27)), out=((.26, -.24, .42), (.16, -.52, .38)), lap=((.27, -.1, .26), (.1, -.3, .14)), chin=((.22, -.26, .3), (.06, -.24, .58)))[a]
        el = (s_*P[0][0], *P[0][1:]); hd = (s_*P[1][0], *P[1][1:]); b.limb((s_*.21, 0, .5), el, .075, .065, sl); b.limb(el, hd, .062, .055, sl); b.ball(*hd, .065, skin, seg=10)
        if hold and a in ('cup', 'fwd', 'up') and s_ == hold[1]:
            if hold[0] == 'mug': b.cyl(hd[0], hd[1]-.06, hd[2]-.05, .045, .11, hold[2], seg=14)
            elif hold[0] == 'tab': b.box(hd[0]-s_*.1, hd[1]-.05, hd[2]-.06, .26, .02, .2, 'dark'); b.box(hd[0]-s_*.1, hd[1]-.038, hd[2]-.045, .23, .004, .17, hold[2])
    if 'book' in (L, Rr): c = (hold or (0, 0, 'coral'))[2] if hold else 'coral'; b.box(0, -.29, .16, .3, .05, .26, c); b.box(0, -.29, .17, .285, .056, .24, 'white')
    if pack: b.ball(0, .2, .3, .22, pack, (.9, .62, 1.15))
    b.limb((0, 0, .56), (0, 0, .7), .07, .07, skin)
    with b.at(0, 0, .7, rz=head):
        b.ball(0, -.01, .16, .19, skin, (.92, .95, 1.08), 20); [b.ball(q*.068, -.183, .175, .021, 'hairA', (1, .6, 1.25), 8) for q in (-1, 1)]; b.ball(0, -.192, .135, .026, skin, (.8, .7, .8), 8)
        b.sweep([(q*.011-.0, -.176+abs(q)*.0022, .075+abs(q)**2*.0014) for q in (-4, -3, -2, -1, 0, 1, 2, 3, 4)], [.008]*9, 'rust', 5)
        if glasses:
            for q in (-1, 1):
                gp = [(q*.074+.058*cos(t), -.2, .178+.058*sin(t)) for t in np.linspace(0, 2*pi, 19)]
                for g0, g1 in zip(gp, gp[1:]): b.limb(g0, g1, .009, .009, 'dark', 6)
                b.limb((q*.13, -.195, .185), (q*.175, -.02, .185), .008, .008, 'dark', 6)
            b.box(0, -.197, .176, .04, .01, .01, 'dark')
        if hij: b.ball(0, .062, .19, .222, hij, (1, .98, 1.08), 20); b.lathe([(.3, -.28), (.22, -.1), (.2, .1)], hij, 18)
        elif style == 'bald': pass
        elif style == 'afro': b.ball(0, .07, .25, .27, hair, (1, .92, .95), 18)
        elif style == 'curly': b.ball(0, .045, .22, .2, hair, (1.02, .96, .98)); [b.ball(.17*cos(a), .05+.14*sin(a), .27+.05*sin(3*a), .085, hair, seg=10) for a in np.linspace(-.4, 3.54, 9)]; [b.ball(.1*cos(a), .03+.1*sin(a), .38, .085, hair, seg=10) for a in np.linspace(0, 6.28, 6)]
        else:
            b.ball(0, .045, .22, .2, hair, (1.02, .96, .98), 18)
            if style == 'pony': b.ball(0, .22, .2, .07, 'gold', seg=10); b.sweep([(0, .22, .2), (0, .3, .12), (0, .3, -.02), (0, .26, -.12)], [.06, .09, .08, .02], hair, 12)
            if style == 'bun': b.ball(0, .08, .43, .1, hair, seg=14)
            if style == 'bob': b.ball(0, .07, .12, .215, hair, (1.02, .8, 1.05), 18)
            if style == 'long': b.ball(0, .07, .12, .215, hair, (1.02, .8, 1.05), 18); b.sweep([(0, .12, .1), (0, .16, -.1), (0, .17, -.3)], [.19, .18, .1], hair, 16)
            if style == 'beard': b.ball(0, -.03, .075, .165, hair, (1, .98, .78), 16)
            if style == 'cap': b.lathe([(.215, .22), (.2, .32), (.12, .4), (.02, .42)], pack or 'coral', 20, 0, .02); b.box(0, -.2, .225, .26, .2, .025, pack or 'coral')
    ctx.__exit__(None, None, None); return b.obj('guy', 0, (x, y, z), rz, k)
# ---------------------------------------------------------------- furniture (each faces -y at rz 0)
def O(f, x=0, y=0, z=0, rz=0, k=1, bevel=.01, seg=2):
    b = Mesh(); f(b); return b.obj('o', bevel, (x, y, z), rz, k, seg)
def desk(x, y, rz=0, w=1.6, d=.75, h=.74, top='oakA', leg='white', drawers=None, z=0):
    def f(b):
        b.box(0, 0, h-.05, w, d, .05, top)
        for sx in (-1, 1):
            for sy in (-1, 1): b.box(sx*(w/2-.06), sy*(d/2-.06), 0, .06, .06, h-.05, leg)
        b.box(0, d/2-.06, h-.25, w-.14, .03, .2, leg)
        if drawers: b.box(w/2-.33, .02, .1, .44, d-.16, h-.16, drawers); [b.box(w/2-.33, -d/2+.085, .14+.18*i, .38, .02, .15, 'white') for i in range(3)]; [b.box(w/2-.33, -d/2+.07, .21+.18*i, .12, .02, .02, 'brass') for i in range(3)]
    return O(f, x, y, z, rz)
def chair(x, y, rz=0, m='teal2', leg='wood', z=0, h=.4):
    def f(b):
        b.box(0, 0, h-.05, .46, .44, .05, m); b.box(0, .23, h+.18, .44, .05, .3, m)
        for sx in (-1, 1): b.box(sx*.19, .22, 0, .045, .045, h+.44, leg); b.box(sx*.19, -.18, 0, .045, .045, h-.05, leg)
    return O(f, x, y, z, rz, bevel=.014)
def ochair(x, y, rz=0, m='teal2', z=0):
    def f(b):
        b.poly(rrect(-.26, -.25, .26, .24, .1), 'z', .34, .41, m); b.cyl(0, 0, .08, .035, .27, 'steel', seg=12)
        for i in range(5): a = 2*pi*i/5; b.limb((0, 0, .1), (.27*cos(a), .27*sin(a), .06), .03, .022, 'dark', 8); b.ball(.27*cos(a), .27*sin(a), .04, .04, 'ink', seg=8)
        with b.at(0, .27, .5, rx=-8): b.poly(rrect(-.22, 0, .22, .44, .1), 'y', -.03, .04, m)
        b.box(0, .27, .36, .06, .04, .2, 'dark')
    return O(f, x, y, z, rz, bevel=.015)
def stool(x, y, m='coral2', h=.62, leg='brass', z=0):
    def f(b):
        b.lathe([(.19, h-.06), (.21, h-.03), (.2, h)], m, 24); [b.limb((.06*cos(a), .06*sin(a), h-.06), (.2*cos(a), .2*sin(a), .02), .018, .018, leg, 8) for a in (.78, 2.35, 3.92, 5.5)]; b.lathe([(.15, .2), (.17, .2), (.17, .225), (.15, .225)], leg, 20)
    return O(f, x, y, z, 0, bevel=0)
def code(b, x0, z0, w, h, rows=9, seed=None, y=-.004):
    rg = R if seed is None else random.Random(seed); rh = h/rows
    for i in range(rows):
        ind = rg.choice((0, 0, .06, .12, .12, .18))*w*1.1; xx = x0+ind
        for _ in range(rg.randint(1, 4)):
            l = rg.uniform(.07, .26)*w
            if xx+l > x0+w: break
            b.box(xx+l/2, y, z0+h-(i+.72)*rh, l, .006, rh*.46, rg.choice(('glowA', 'glowA', 'glowB', 'glowD', 'glowC', 'glowE'))); xx += l+.035*w
def barsp(b, x0, z0, w, h, vals, cols, y=-.004, gap=.3, t=.008):
    n = len(vals); st = w/n
    for i, v in enumerate(vals): b.box(x0+(i+.5)*st, y, z0, st*(1-gap), t, h*v, cols[i % len(cols)])
def linep(b, x0, z0, w, h, vals, m, r=.012, y=-.012, dots=True):
    P = [(x0+w*i/(len(vals)-1), y, z0+h*v) for i, v in enumerate(vals)]
    for p, q in zip(P, P[1:]): b.limb(p, q, r, r, m, 8)
    if dots: [b.ball(*p, r*2, m, (1, .6, 1), 10) for p in P]
def monitor(x, y, z, rz=0, w=.72, h=.44, kind='code', seed=1, frame='ink', stand=True):
    def f(b):
        if stand: b.box(0, .06, 0, .26, .18, .015, 'steel'); b.box(0, .09, .01, .05, .03, .2, 'steel')
        with b.at(0, 0, .12 if stand else 0):
            b.box(0, .025, 0, w, .04, h, frame); b.box(0, .002, .02, w-.04, .006, h-.04, 'scr')
            if kind == 'code': b.box(-w/2+.05, -.003, .03, .035, .006, h-.06, 'teal2'); code(b, -w/2+.09, .04, w-.14, h-.08, 9, seed)
            elif kind == 'chart': barsp(b, -w/2+.08, .06, w-.16, h-.16, [.3, .5, .42, .7, .6, .9], ['glowA', 'glowB'])
            elif kind == 'net':
                rg = random.Random(seed); P = [(-w*.36+w*.24*i, -.006, .08+(h-.16)*(j+.5)/n) for i, n in enumerate((3, 4, 4, 2)) for j in range(n)]
                for p in P:
                    for q in P:
                        if .01 < q[0]-p[0] < w*.3 and rg.random() < .7: b.limb(p, q, .003, .003, 'glowD', 5)
                for i, p in enumerate(P): b.ball(*p, .022, ('glowA', 'glowB', 'glowC')[i % 3], (1, .5, 1), 10)
            elif kind == 'wave': linep(b, -w/2+.06, h*.3, w-.12, h*.5, [.3, .32, .3, .9, .05, .35, .3, .32, .3, .88, .05, .33, .3], 'glowA', .007, -.006, False)
    return O(f, x, y, z, rz, bevel=.006)
def keyboard(x, y, z, rz=0): return O(lambda b: (b.box(0, 0, 0, .42, .14, .018, 'white'), [b.box(-.17+.0425*i, -.04+.04*j, .018, .034, .03, .008, 'sea' if (i+j) % 7 == 0 else 'ice2') for i in range(9) for j in range(3)], b.ball(.3, 0, .012, .035, 'white', (.8, 1.2, .6), 10)), x, y, z, rz, bevel=.003)
def laptop(x, y, z, rz=0, m='steel', kind='bars', seed=3):
    def f(b):
        b.box(0, 0, 0, .36, .25, .018, m); b.box(0, .03, .018, .3, .12, .003, 'ink')
        with b.at(0, .125, .018, rx=-16):
            b.box(0, 0, 0, .36, .014, .25, m); b.box(0, -.01, .012, .335, .006, .225, 'scr')
            if kind == 'bars': barsp(b, -.13, .04, .26, .16, [.4, .7, .5, .9], ['glowA', 'glowB', 'glowC'], y=-.016)
            else: code(b, -.15, .03, .3, .19, 7, seed, -.016)
    return O(f, x, y, z, rz, bevel=.004)
def mug(x, y, z, m='coral', k=1, rz=0):
    def f(b):
        b.lathe([(.04, 0), (.045, .01), (.045, .1), (.038, .1), (.036, .03)], m, 48); b.lathe([(.036, .085), (.036, .088)], 'wood2', 48)
        b.sweep([(.043+.03*sin(t), 0, .053+.03*cos(t)) for t in np.linspace(.25, pi-.25, 48)], [.0075]*48, m, 16)
    return O(f, x, y, z, rz, k, 0)
def shelfbooks(b, x0, x1, y, z, hmin=.24, hmax=.36, d=.2, cols=('teal', 'coral2', 'gold', 'sea', 'navy', 'plum', 'ivory', 'teal2', 'sage', 'rust', 'dusk'), gap=.1):
    x = x0
    while x < x1-.04:
        if R.random() < gap:
            if R.random() < .5 and x < x1-.2: b.ball(x+.09, y, z+.09, .09, R.choice(('brass', 'sea', 'coral2')), seg=12)
            x += .2; continue
        w = R.uniform(.035, .075); h = R.uniform(hmin, hmax)
        if x+w > x1: break
        c = R.choice(cols); b.box(x+w/2, y+R.uniform(-.01, .01), z, w*.92, d, h, c)
        if R.random() < .4: b.box(x+w/2, y-d/2-.012, z+h*.7, w*.94, .012, .03, 'brass' if c != 'gold' else 'ivory')
        x += w
def bookshelf(x, y, rz=0, w=1.6, h=2.4, n=6, m='walA', d=.34, back=None, gap=.06, z=0, crown=True):
    def f(b):
        for sx in (-1, 1): b.box(sx*(w/2-.03), 0, 0, .06, d, h, m)
        b.box(0, d/2-.015, .0, w-.12, .03, h, back or m); b.box(0, 0, 0, w-.1, d-.02, .12, m); st = (h-.12)/n
        for i in range(n+1): b.box(0, -.01, .09+st*i if i < n else h-.04, w-.1, d-.05, .035, m)
        for i in range(n): shelfbooks(b, -w/2+.08, w/2-.08, -.02, .126+st*i, st*.58, st*.84, d-.12, gap=gap)
        if crown: b.box(0, -.02, h, w+.1, d+.1, .08, m); b.box(0, -.02, h+.08, w+.02, d+.02, .05, 'brass')
    return O(f, x, y, z, rz, bevel=.006)
def rack(x, y, rz=0, h=2.1, n=11, m='ink'):
    def f(b):
        b.box(0, .02, 0, .74, .8, h, m); b.box(0, -.385, .08, .64, .03, h-.16, 'dark'); st = (h-.24)/n; rg = random.Random(4)
        for i in range(n):
            z = .12+st*i; b.box(0, -.405, z, .6, .03, st*.8, 'slate' if i % 3 else 'teal2'); [b.box(-.25+.045*j, -.425, z+st*.28, .026, .012, .026, rg.choice(('glowA', 'glowA', 'glowB', 'glowE', 'glowC'))) for j in range(rg.randint(3, 7))]; b.box(.2, -.425, z+st*.25, .16, .012, .03, 'steel')
        b.box(0, .02, h, .78, .84, .05, 'teal')
    return O(f, x, y, 0, rz, bevel=.008)
def robot(x, y, z=0, rz=0, k=1, m='white', a='coral2'):
    def f(b):
        for s_ in (-1, 1): b.lathe([(.13, 0), (.15, .04), (.15, .1), (.13, .14)], 'ink', 20, s_*.15, 0, 0) if False else None
        for s_ in (-1, 1):
            with b.at(s_*.2, 0, .15, ry=90): b.lathe([(.15, -.045), (.16, -.03), (.16, .03), (.15, .045)], 'ink', 24); b.lathe([(.07, -.055), (.07, .055)], 'gold', 16)
        b.lathe([(.12, .12), (.19, .2), (.2, .42), (.15, .52), (.08, .54)], m, 28); b.lathe([(.203, .3), (.205, .34)], a, 28)
        b.box(0, -.19, .38, .14, .04, .08, 'scr'); b.box(0, -.212, .41, .08, .01, .02, 'glowA')
        b.cyl(0, 0, .53, .05, .06, 'steel', seg=12); b.ball(0, 0, .72, .19, m, (1.2, .95, .82), 24); b.ball(0, -.07, .72, .15, 'scr', (1.22, .9, .72), 20); [b.ball(q*.075, -.2, .73, .03, 'glowA', (1, .4, 1.3), 10) for q in (-1, 1)]
        b.limb((0, 0, .86), (0, 0, .98), .012, .012, 'steel', 8); b.ball(0, 0, 1.0, .035, 'glowB', seg=10)
        for s_ in (-1, 1): b.ball(s_*.22, 0, .44, .06, a, seg=12); b.limb((s_*.22, 0, .44), (s_*.3, -.12, .3 if s_ < 0 else .56), .04, .035, m, 8); b.ball(s_*.3, -.14, .29 if s_ < 0 else .6, .05, a, seg=10)
    return O(f, x, y, z, rz, k, bevel=.006)
def beanbag(x, y, m='coral2', k=1, rz=0): return O(lambda b: (b.lathe([(.05, 0), (.42, .02), (.5, .14), (.46, .3), (.34, .42), (.15, .5), (.03, .5)], m, 28), b.ball(0, .24, .42, .3, m, (1.15, .62, .85), 18)), x, y, 0, rz, k, 0)
def rug(x, y, rx, ry=None, m='sea', m2='mint', rz=0, rect=False):
    b = Mesh(); ry = ry or rx
    if rect:
        b.poly(rrect(-rx, -ry, rx, ry, .08), 'z', 0, .012, m); b.poly(rrect(-rx+.14, -ry+.14, rx-.14, ry-.14, .06), 'z', .012, .017, m2); b.poly(rrect(-rx+.22, -ry+.22, rx-.22, ry-.22, .05), 'z', .017, .021, m)
    else:
        b.poly([(rx*cos(t), ry*sin(t)) for t in np.linspace(0, 2*pi, 64, endpoint=False)], 'z', 0, .012, m); b.poly([(rx*.86*cos(t), ry*.86*sin(t)) for t in np.linspace(0, 2*pi, 64, endpoint=False)], 'z', .012, .017, m2); b.poly([(rx*.78*cos(t), ry*.78*sin(t)) for t in np.linspace(0, 2*pi, 64, endpoint=False)], 'z', .017, .021, m)
    return b.obj('rug', 0, (x, y, 0), rz)
def plant(x, y, z=0, k=1, pot='white', kind='leaf', n=13, m='leafD'):
    b = Mesh(); b.lathe([(.17, 0), (.2, .03), (.24, .36), (.26, .37), (.26, .41), (.21, .41), (.2, .33)], pot, 28); b.lathe([(.205, .34), (.205, .36)], 'wood2', 20); rg = random.Random(int(x*97+y*31)+n)
    for i in range(n):
        a = 2.4*i; t = i/n; up = 1.25-.75*t if kind == 'leaf' else rg.uniform(.7, 1.25); out = (.15+.55*t) if kind == 'leaf' else rg.uniform(.02, .12); wv = .12 if kind == 'leaf' else .055; c, s = cos(a), sin(a); K = 8; vs, fs = [], []
        for j in range(K+1):
            u = j/K; r_ = out*u+.03; h = .36+up*(u-.42*u*u*(1.4*t if kind == 'leaf' else .2)); wd = wv*sin(pi*min(1, u*.92+.06))**.8*(1 if kind != 'leaf' else min(1, max(.12, (u-.25)*2.2)))
            for q in (-1, 0, 1): vs.append((c*r_-s*wd*q, s*r_+c*wd*q, h+abs(q)*wd*.35))
        for j in range(K): fs += [(3*j, 3*j+1, 3*j+4, 3*j+3), (3*j+1, 3*j+2, 3*j+5, 3*j+4)]
        b.add(vs, fs, m if i % 3 else 'leafE', True)
    return b.obj('plant', 0, (x, y, z), 0, k)
def pendant(x, y, z, top, m='teal', e=20, kind='cone', k=1):
    b = Mesh(); b.cyl(0, 0, .25*k, .012, top-z-.25*k, 'ink', seg=8)
    if kind == 'cone': b.lathe([(.05*k, .3*k), (.12*k, .26*k), (.28*k, .02*k), (.27*k, 0), (.1*k, .2*k)], m, 32)
    elif kind == 'globe': b.ball(0, 0, .08, .2*k, 'shadeW', seg=24); b.lathe([(.07*k, .26*k), (.07*k, .32*k)], 'brass', 16)
    elif kind == 'drum': b.lathe([(.3*k, 0), (.3*k, .26*k)], m, 32, smooth=True)
    if kind != 'globe': b.ball(0, 0, .06*k, .085*k, 'lit2')
    b.obj('pend', 0, (x, y, z)); 
    if e: pt(x, y, z-.06 if kind != 'globe' else z-.25, e)
def beam(x0, y0, x1, y1, z, m='brass', r=.04): b = Mesh(); b.limb((x0, y0, z), (x1, y1, z), r, r, m, 12); b.obj('beam', 0)
def floorlamp(x, y, m='brass', sh='shadeW', h=1.55, e=14): O(lambda b: (b.lathe([(.18, 0), (.18, .03), (.03, .05)], m, 24), b.cyl(0, 0, .03, .018, h, m, seg=10), b.lathe([(.24, h-.08), (.15, h+.24)], sh, 28)), x, y, 0, 0, 1, 0); pt(x, y, h-.12, e)
def wallbox(b, x, z, w, h, m, t=.04, y=0): b.box(x, y-t/2, z, w, t, h, m)
def framed(b, x, z, w, h, frame='wood', m='ivory', t=.05): b.box(x, -t/2, z, w, t, h, frame); b.box(x, -t-.004, z+.05, w-.1, .012, h-.1, m)
def blobs(b, x, z, pts, y=-.065): [b.ball(x+px, y, z+pz, r, m, (1, .06, kk), 18) for px, pz, r, m, kk in pts]
def globe(x, y, z=0, k=1): return O(lambda b: (b.lathe([(.16, 0), (.16, .03), (.03, .06), (.025, .16)], 'brass', 24), b.ball(0, 0, .42, .24, 'dusk', seg=28), [b.ball(.215*cos(a)*cos(l), .215*sin(a)*cos(l), .42+.215*sin(l), r, 'sage', (1, 1, 1), 12) for a, l, r in ((-1.9, .4, .09), (-1.5, .1, .07), (-1.2, .7, .06), (-.6, -.3, .08), (.2, .3, .09), (1.2, .2, .08), (2.2, -.4, .07), (-2.4, -.5, .08))], b.sweep([(.275*sin(t), 0, .42+.275*cos(t)) for t in np.linspace(-.3, 3.4, 18)], [.014]*18, 'brass', 8)), x, y, z, 20, k, 0)
def sofa(x, y, rz=0, w=2.0, m='dusk', c1='gold', c2='ivory', leg='walA'):
    def f(b):
        for sx in (-1, 1):
            for sy in (-1, 1): b.cyl(sx*(w/2-.12), sy*.32, 0, .035, .14, leg, seg=10)
        b.box(0, 0, .12, w, .84, .18, m); b.box(0, .34, .2, w, .22, .66, m); [b.box(s_*(w/2-.1), -.02, .2, .22, .84, .42, m) for s_ in (-1, 1)]; n = max(1, round((w-.44)/.72)); st = (w-.46)/n
        for i in range(n): xx = -w/2+.23+(i+.5)*st; b.box(xx, -.1, .28, st-.02, .66, .14, m+':c'); 
    o = O(f, x, y, 0, rz, 1, .06, 4)
    def g(b):
        for sx, c in ((-1, c1), (1, c2)):
            if c:
                with b.at(sx*(w/2-.42), .16, .44, rx=-18, rz=sx*8): b.poly(rrect(-.2, 0, .2, .38, .08), 'y', -.06, .06, c)
    O(g, x, y, 0, rz, 1, .05, 3); return o
def armchair(x, y, rz=0, m='coral2', c=None): return sofa(x, y, rz, 1.06, m, c, None)
def table(x, y, w=2, d=.9, h=.74, m='oakA', leg='walA', rz=0, oval=False, z=0):
    def f(b):
        if oval:
            E = lambda a_, b_: [(a_*abs(cos(t))**.75*(1 if cos(t) > 0 else -1), b_*abs(sin(t))**.75*(1 if sin(t) > 0 else -1)) for t in np.linspace(0, 2*pi, 72, endpoint=False)]
            b.poly(E(w/2, d/2), 'z', h-.06, h, m); b.poly(E(w/2-.08, d/2-.08), 'z', h-.12, h-.062, leg)
            for sx in (-1, 1): b.lathe([(.36, 0), (.34, .05), (.13, .12), (.12, h-.14), (.2, h-.1)], leg, 28, sx*w*.24)
        else:
            b.box(0, 0, h-.06, w, d, .06, m)
            for sx in (-1, 1):
                for sy in (-1, 1): b.box(sx*(w/2-.1), sy*(d/2-.09), 0, .08, .08, h-.06, leg)
            b.box(0, 0, h-.16, w-.24, d-.24, .1, leg)
    return O(f, x, y, z, rz, bevel=.012)
def roundtable(x, y, r=.5, h=.45, m='oakA', leg='brass', z=0): return O(lambda b: (b.cyl(0, 0, h-.04, r, .04, m, seg=40, smooth=False), b.cyl(0, 0, 0, .04, h-.04, leg, seg=12), b.lathe([(r*.5, 0), (r*.5, .025), (.05, .05)], leg, 28)), x, y, z, 0, bevel=.008)
def flask(b, x, y, z, q, k=1): b.lathe([(.11*k, 0), (.115*k, .02*k), (.04*k, .2*k), (.036*k, .27*k), (.05*k, .28*k)], 'clear', 24, x, y, z); b.lathe([(.098*k, .01), (.062*k, .115*k)], 'liq_'+q, 24, x, y, z)
def beaker(b, x, y, z, q, k=1, f=.5): b.lathe([(.08*k, 0), (.08*k, .2*k), (.086*k, .205*k)], 'clear', 24, x, y, z); b.lathe([(.072*k, .008), (.072*k, .2*k*f)], 'liq_'+q, 24, x, y, z)
def tubes(b, x, y, z, n=5): b.box(x, y, z+.02, .07*n+.04, .1, .015, 'wood'); b.box(x, y, z+.11, .07*n+.04, .1, .015, 'wood'); [b.box(x+s_*(.035*n+.01), y, z, .02, .1, .14, 'wood') for s_ in (-1, 1)]; [(b.cyl(x-.035*(n-1)+.07*i, y, z+.035, .02, .17, 'clear', seg=12), b.cyl(x-.035*(n-1)+.07*i, y, z+.04, .016, .05+.012*((i*3) % 5), 'liq_'+('teal2', 'coral', 'gold', 'sea', 'plum')[i % 5], seg=12)) for i in range(n)]
def chartcard(b, x, z, w, h, kind='bar', frame='walA', bg='ivory', seed=1):
    framed(b, x, z, w, h, frame, bg); rg = random.Random(seed); x0, z0, ww, hh, y = x-w/2+.14, z+.16, w-.28, h-.32, -.068
    if kind != 'pie' and kind != 'map': b.box(x, y, z0-.02, ww+.06, .01, .018, 'ink'); b.box(x0-.03, y, z0, .018, .01, hh, 'ink')
    if kind == 'bar': barsp(b, x0, z0, ww, hh, [.25, .4, .36, .58, .7, .92], ['teal2', 'sea'], y)
    if kind == 'bar2': barsp(b, x0, z0, ww, hh, [.9, .5, .72, .38, .6], ['coral2', 'gold', 'teal2', 'navy', 'sea'], y)
    if kind == 'line': linep(b, x0, z0, ww, hh, [.1, .28, .22, .5, .46, .8, .95], 'coral', .016, y); linep(b, x0, z0, ww, hh, [.05, .15, .3, .3, .42, .5, .62], 'teal2', .016, y)
    if kind == 'area': P = [(x0+ww*i/7, z0+hh*v) for i, v in enumerate((.15, .3, .28, .5, .45, .7, .78, .95))]; b.poly(P+[(x0+ww, z0), (x0, z0)], 'y', y-.004, y+.004, 'sea'); linep(b, x0, z0, ww, hh, (.15, .3, .28, .5, .45, .7, .78, .95), 'teal2', .014, y-.008, False)
    if kind == 'pie':
        r_ = min(w, h)*.33; cx, cz = x, z+h/2
        for a0, a1, m in ((0, 130, 'teal2'), (130, 215, 'gold'), (215, 290, 'coral2'), (290, 360, 'sea')): b.poly([(cx, cz)]+[(cx+r_*sin(radians(t)), cz+r_*cos(radians(t))) for t in np.linspace(a0+1.5, a1-1.5, 16)], 'y', y-.008, y+.004, m)
def statue(x, y, z=0, rz=0, L=.5, m='patina', tusk='brass', base=True):
    b = Mesh(); narwhal(b, m, tusk, L=L, a0=-40, a1=32); b.obj('nar', 0, (x, y, z+(.06 if base else 0)), rz)
    if base: O(lambda b: b.box(0, 0, 0, L*.7, L*.32, .06, 'walA'), x, y, z, rz)
def city(x, y, z, n=7, s=.19, seed=2, rz=0):
    rg = random.Random(seed)
    def f(b):
        w = n*s; b.box(0, 0, 0, w+.16, w*.72+.16, .03, 'white'); b.box(0, 0, .03, w+.08, w*.72+.08, .006, 'sage'); m = int(n*.72)
        b.box(0, -.02, .036, w+.06, .07, .004, 'water'); 
        for i in range(n):
            for j in range(m):
                px, py = -w/2+(i+.5)*s, -w*.36+(j+.5)*w*.72/m
                if abs(py+.02) < .09: continue
                h = .06+.5*max(0, 1-(px*px+py*py)*2.2)**1.6*rg.uniform(.4, 1.15)
                if rg.random() < .12: b.ball(px, py, .08, .05, 'leafD', seg=8); continue
                c = rg.choice(('white', 'white', 'oat', 'sea', 'teal2', 'coral2', 'gold')); b.box(px, py, .036, s*.62, s*.6, h, c)
                if h > .3: b.box(px, py, .036+h, s*.34, s*.34, .06, c)
    return O(f, x, y, z, rz, bevel=.004)
def easelboard(x, y, rz=0, kind='bar', seed=1):
    def f(b):
        for s_ in (-1, 1): b.limb((s_*.42, -.02, 0), (s_*.1, .06, 1.9), .022, .02, 'wood', 8)
        b.limb((0, .55, 0), (0, .08, 1.8), .02, .02, 'wood', 8); b.box(0, -.02, .72, 1.1, .06, .04, 'wood')
        with b.at(0, -.01, .76, rx=-4): chartcard(b, 0, 0, 1.1, .85, kind, 'white', 'white', seed)
    return O(f, x, y, 0, rz, bevel=.006)
def papers(x, y, z, n=4, seed=1, cols=('white', 'white', 'ice2', 'oat')):
    rg = random.Random(seed)
    def f(b):
        for i in range(n):
            with b.at(rg.uniform(-.2, .2), rg.uniform(-.1, .1), .003*i, rz=rg.uniform(-40, 40)): b.box(0, 0, 0, .2, .28, .002, rg.choice(cols)); [b.box(-.01, .09-.04*q, .002, .14, .012, .001, 'slate') for q in range(4)]
    return O(f, x, y, z, bevel=0)
# ---------------------------------------------------------------- bio
def microscope(x, y, z, rz=0, m='white', a='teal2', k=1):
    def f(b):
        b.poly(rrect(-.11, -.16, .11, .14, .05), 'z', 0, .035, a); b.sweep([(0, .11, .03), (0, .13, .14), (0, .11, .28), (0, .04, .36)], [.035, .035, .035, .04], m, 12); b.box(0, -.04, .13, .16, .16, .016, 'ink'); b.box(0, -.04, .147, .1, .03, .004, 'glowD')
        b.limb((0, -.04, .2), (0, -.04, .36), .03, .036, m); [b.limb((q*.02, -.05-.01*q, .19), (q*.03, -.05, .24), .012, .016, 'brass', 8) for q in (-1, 1)]
        b.limb((0, -.05, .37), (0, -.17, .47), .03, .028, a); b.limb((0, -.165, .465), (0, -.195, .492), .034, .034, 'ink'); [b.ball(q*.05, .12, .14, .03, 'brass', (.6, 1, 1), 12) for q in (-1, 1)]
    return O(f, x, y, z, rz, k, .006)
def dna(x, y, z, h=1.7, r=.26, turns=1.6, base=True, k=1):
    def f(b):
        if base: b.lathe([(.36, 0), (.36, .05), (.3, .09), (.05, .11), (.03, .2)], 'walA', 32); b.cyl(0, 0, .1, .015, h+.1, 'brass', seg=8)
        n = 56; A = [[(r*cos(turns*2*pi*i/n+p), r*sin(turns*2*pi*i/n+p), .2+h*i/n) for i in range(n+1)] for p in (0, pi*.86)]
        for j, c in enumerate(('teal2', 'coral2')):
            for p, q in zip(A[j], A[j][1:]): b.limb(p, q, .034, .034, c, 10)
        for i in range(2, n, 4):
            p, q = Vector(A[0][i]), Vector(A[1][i]); m_ = (p+q)/2; c = (('gold', 'sea'), ('plum', 'ivory'))[(i//4) % 2]; b.limb(p, m_, .022, .022, c[0], 8); b.limb(m_, q, .022, .022, c[1], 8)
    return O(f, x, y, z, 0, k, 0)
def prosthesis(x, y, z, rz=0, k=1):
    def f(b):
        b.poly(rrect(-.22, -.16, .22, .16, .06), 'z', 0, .04, 'walA'); b.cyl(0, 0, .04, .025, .12, 'brass', seg=12); b.lathe([(.1, .14), (.115, .17), (.12, .3), (.1, .46), (.075, .56)], 'white', 28); b.lathe([(.122, .22), (.124, .27)], 'teal2', 28); b.lathe([(.115, .33), (.112, .36)], 'teal2', 28); b.ball(0, 0, .6, .07, 'ink', seg=16); b.poly(rrect(-.1, .64, .1, .82, .05), 'y', -.035, .035, 'white'); b.box(0, -.04, .68, .11, .01, .09, 'teal2')
        for i, (fx, l, t) in enumerate(((-.078, .15, -6), (-.026, .18, -2), (.026, .17, 2), (.078, .13, 8))):
            p0 = Vector((fx, 0, .82)); p1 = p0+Vector((sin(radians(t))*l*.5, -.02, l*.5)); p2 = p1+Vector((sin(radians(t))*l*.4, -.06, l*.38)); b.ball(*p0, .026, 'ink', seg=10); b.limb(p0, p1, .023, .021, 'white', 10); b.ball(*p1, .023, 'ink', seg=10); b.limb(p1, p2, .02, .016, 'coral2', 10)
        b.ball(-.1, -.01, .7, .03, 'ink', seg=10); b.limb((-.1, -.01, .7), (-.18, -.07, .77), .026, .022, 'white', 10); b.ball(-.18, -.07, .77, .024, 'ink', seg=10); b.limb((-.18, -.07, .77), (-.19, -.1, .86), .021, .017, 'coral2', 10)
    return O(f, x, y, z, rz, k, .006)
def heart(x, y, z, rz=0, k=1):
    def f(b):
        b.lathe([(.17, 0), (.17, .03), (.03, .05)], 'walA', 24); b.cyl(0, 0, .04, .015, .14, 'brass', seg=10)
        b.ball(.02, 0, .36, .17, 'red2', (.95, .82, 1.2), 24); b.ball(-.08, -.02, .44, .13, 'red2', (1, .9, 1), 20); b.ball(.1, -.01, .46, .12, 'mauve', (1, .9, 1), 20); b.limb((0, 0, .3), (.05, -.02, .19), .12, .05, 'red2', 16)
        b.sweep([(-.02, 0, .52), (-.01, 0, .64), (.06, .01, .7), (.14, .02, .66), (.17, .03, .56)], [.055, .055, .052, .045, .04], 'coral2', 14); b.sweep([(.07, -.04, .5), (.04, -.05, .6), (-.06, -.04, .66), (-.13, -.02, .66)], [.045, .042, .038, .034], 'dusk', 14); b.limb((-.13, .02, .48), (-.14, .03, .66), .035, .035, 'dusk', 12)
        b.sweep([(-.12, -.13, .46), (-.03, -.155, .4), (.05, -.145, .32), (.08, -.11, .24)], [.012]*4, 'gold', 8); b.sweep([(-.01, -.15, .39), (-.04, -.14, .3)], [.009]*2, 'dusk', 8); b.sweep([(.1, -.12, .44), (.12, -.11, .34)], [.009]*2, 'dusk', 8)
    return O(f, x, y, z, rz, k, 0)
def brain(x, y, z, rz=0, k=1, base=True):
    rg = np.random.default_rng(4)
    def f(b):
        if base: b.lathe([(.15, 0), (.15, .03), (.03, .05)], 'walA', 24); b.cyl(0, 0, .04, .015, .1, 'brass', seg=10)
        for s_ in (-1, 1):
            b.ball(s_*.085, 0, .3, .15, 'pinkB', (.62, 1.25, .86), 24)
            for i in range(30):
                t = rg.uniform(-.15, 1.0); a = rg.uniform(0, 2*pi); P = []
                for j in range(7): t_, a_ = t+.05*sin(j*1.3+i), a+.17*j; cz = sin(t_*pi/2); cr = cos(t_*pi/2); P.append((s_*(.088+.155*.62*abs(cr*cos(a_))) if cos(a_) > -.2 else s_*.05, .155*1.25*cr*sin(a_), .3+.155*.86*cz))
                b.sweep(P, [.012, .021, .024, .024, .024, .021, .01], 'pinkA', 8)
        b.ball(0, .14, .22, .075, 'mauve', (1.3, .8, .7), 16); b.limb((0, .06, .26), (0, .09, .13), .035, .025, 'pinkB', 12)
    return O(f, x, y, z, rz, k, 0)
def skeletonposter(b, x, z, w=.8, h=1.2): pass
def labbench(x, y, rz=0, w=2.6, d=.8, h=.86, m='white', top='ink', cols=('sea',), z=0):
    def f(b):
        b.box(0, .02, .08, w, d-.1, h-.13, m); b.box(0, .04, 0, w-.1, d-.2, .08, 'slate'); b.box(0, 0, h-.05, w+.06, d, .05, top); n = max(2, round(w/.62)); st = (w-.04)/n
        for i in range(n): xx = -w/2+.02+(i+.5)*st; b.box(xx, -d/2+.06, .12, st-.03, .03, h-.21, cols[i % len(cols)]); b.box(xx, -d/2+.035, h-.19, .18, .025, .022, 'brass')
    return O(f, x, y, z, rz, bevel=.01)
