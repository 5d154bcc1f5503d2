"""kit_d: psychology, humanities, fair, dining, reading room, advising, marketing props on top of kit_c."""
from kit_c import *
import kit, kit_c
PAL.update(bone='E9DFC8', linen='EADFCB', sagewall='BFD0C2', lilacw='CFC8D8', clay='C98B6B', rose='D9A79B', cream='F7EDDA', sandw='E6CFA8', petrol='1F5D66', wine='7A3B4A', honey='D9A24A', bread='C98F4E', leafy='6E9A4E')
HEAD = [(.62, .0), (.60, .12), (.66, .16), (.77, .165), (.80, .22), (.785, .265), (.815, .29), (.79, .31), (.82, .335), (.80, .365), (.885, .39), (.87, .425), (.80, .52), (.815, .56), (.81, .66), (.77, .78), (.68, .9), (.55, .97), (.40, .98), (.25, .93), (.14, .82), (.09, .68), (.11, .53), (.17, .41), (.24, .32), (.27, .2), (.24, .08), (.14, .0)]
def headposter(b, x, z, w=1.3, h=1.75, frame='oakA', bg='cream', hm='dusk'):
    framed(b, x, z, w, h, frame, bg); s = min(w, h)*.86; x0, z0 = x-s*.5, z+h*.16; y = -.064
    b.poly([(x0+p[0]*s, z0+p[1]*s) for p in HEAD], 'y', y-.008, y, hm)
    cx, cz = x0+.42*s, z0+.68*s
    for px, pz, r, k in ((-.13, .02, .12, 1), (0, .09, .13, .9), (.13, .05, .12, 1), (-.02, -.03, .13, .8), (.12, -.05, .1, .8), (-.14, -.08, .09, .8)): b.ball(cx+px*s, y-.012, cz+pz*s, r*s, 'pinkA', (1, .06, k), 18)
    b.ball(cx-.16*s, y-.014, cz-.15*s, .07*s, 'mauve', (1.2, .06, .8), 14)
    for (ax, az, r, a0, a1) in ((-.1, .03, .07, 20, 250), (.03, .1, .08, -60, 170), (.13, .0, .07, -110, 110), (-.02, -.05, .07, 160, 350)):
        b.sweep([(cx+(ax+r*cos(radians(t)))*s, y-.028, cz+(az+r*sin(radians(t)))*s) for t in np.linspace(a0, a1, 12)], [.011*s/1.1]*12, 'wine', 6)
    for i, (l, m) in enumerate(((.5, 'ink'), (.34, 'coral2'))): b.box(x, y, z+.17-.075*i, l*w, .008, .03, m)
def blot(b, x, z, w=.8, h=1.0, frame='oakA', m='petrol', seed=3):
    framed(b, x, z, w, h, frame, 'cream'); rg = random.Random(seed)
    for i in range(11):
        px, pz, r = rg.uniform(.02, .3)*w, rg.uniform(-.3, .3)*h, rg.uniform(.05, .13)*w; k = rg.uniform(.6, 1.4)
        for s_ in (-1, 1): b.ball(x+s_*px, -.064-.0006*i, z+h/2+pz, r, m if i % 4 else 'coral2', (1, .05, k), 14)
def rings(b, x, z, r, cols, y=-.064, n=40):
    for i, m in enumerate(cols): rr = r*(1-i/len(cols)); b.poly([(x+rr*cos(t), z+rr*sin(t)) for t in np.linspace(0, 2*pi, n, endpoint=False)], 'y', y-.004*(i+1), y-.004*i, m)
def curtain(x, y, rz, h, w=.5, m='linen', z=.1, n=5):
    b = Mesh(); N = n*6; P = [(-w/2+w*i/N, -.06+.05*sin(i/6*2*pi)) for i in range(N+1)]; vs = [(px, py, 0) for px, py in P]+[(px*.92, py, h) for px, py in P]; b.add(vs, [(i, i+1, N+2+i, N+1+i) for i in range(N)], m, True); o = b.obj('curtain', 0, (x, y, z), rz); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .03; return o
def coffee(x, y, r=.55, h=.4, top='oakA'): return roundtable(x, y, r, h, top, 'walA')
def tripodcam(x, y, rz=0, h=1.35):
    def f(b):
        for a in (.5, 2.6, 4.7): b.limb((0, 0, h-.1), (.38*cos(a), .38*sin(a), .02), .02, .015, 'ink', 8)
        b.cyl(0, 0, h-.15, .03, .2, 'steel', seg=10); b.box(0, .02, h+.05, .16, .28, .16, 'ink')
        with b.at(0, -.12, h+.13, rx=90): b.lathe([(.06, 0), (.065, .1), (.05, .1)], 'slate', 18)
        b.ball(.05, .1, h+.23, .02, 'glowC', seg=8)
    return O(f, x, y, 0, rz, bevel=.008)
def eyetrack(x, y, z, rz=0, w=.95, h=.58):
    def f(b):
        b.box(0, .06, 0, .3, .2, .015, 'steel'); b.box(0, .09, .01, .06, .03, .2, 'steel')
        with b.at(0, 0, .14):
            b.box(0, .025, 0, w, .04, h, 'ink'); b.box(0, .002, .02, w-.04, .006, h-.04, 'ice2')
            b.ball(-.02, -.004, h*.52, .17, 'blush', (.8, .02, 1), 20); b.ball(-.02, -.008, h*.66, .14, 'hairB', (.98, .02, .7), 18)
            [b.ball(-.02+q*.05, -.012, h*.53, .018, 'ink', (1, .2, 1.2), 8) for q in (-1, 1)]; b.sweep([(-.06, -.012, h*.43), (-.02, -.012, h*.41), (.02, -.012, h*.43)], [.006]*3, 'rust', 5)
            G = [(-.34, .42), (-.24, .2), (-.09, .32), (.03, .3), (.0, .22), (.2, .44), (.33, .26)]
            for p, q in zip(G, G[1:]): b.limb((p[0], -.016, p[1]), (q[0], -.016, q[1]), .006, .006, 'coral', 6)
            for i, p in enumerate(G): b.ball(*((p[0], -.017, p[1])), (.026, .034, .05, .06, .03, .036, .026)[i], ('glowB', 'glowC')[i % 2], (1, .2, 1), 14)
            b.box(0, -.03, -.06, w*.62, .05, .035, 'ink'); [b.ball(q*w*.22, -.057, -.043, .012, 'glowC', seg=8) for q in (-1, 0, 1)]
    return O(f, x, y, z, rz, bevel=.006)
def chinrest(x, y, z, rz=0):
    def f(b):
        b.box(0, 0, 0, .4, .1, .03, 'steel'); [b.cyl(q*.17, 0, .02, .015, .56, 'steel', seg=10) for q in (-1, 1)]; b.box(0, 0, .2, .34, .06, .03, 'white'); b.box(0, 0, .52, .36, .04, .04, 'white')
    return O(f, x, y, z, rz, bevel=.006)
def maze(b, x, y, z, n=7, s=.16, m='teal2', base='oat', seed=4, h=.1):
    rg = random.Random(seed); w = n*s; b.box(x, y, z, w+.1, w+.1, .04, base); t = .028; z1 = z+.04
    vis = {(0, 0)}; st = [(0, 0)]; op = set()
    while st:
        c = st[-1]; nb = [(c[0]+dx, c[1]+dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)) if 0 <= c[0]+dx < n and 0 <= c[1]+dy < n and (c[0]+dx, c[1]+dy) not in vis]
        if not nb: st.pop(); continue
        q = rg.choice(nb); op.add(frozenset((c, q))); vis.add(q); st.append(q)
    X = lambda i: x-w/2+i*s; Y = lambda j: y-w/2+j*s
    for i in range(n+1):
        for j in range(n):
            if i in (0, n) or frozenset(((i-1, j), (i, j))) not in op:
                if (i, j) not in ((0, 0), (n, n-1)): b.box(X(i), Y(j)+s/2, z1, t, s+t*.9, h, m)
    for j in range(n+1):
        for i in range(n):
            if j in (0, n) or frozenset(((i, j-1), (i, j))) not in op: b.box(X(i)+s/2, Y(j), z1+.0006, s+t*.9, t, h-.0012, m)
    b.ball(X(2)+s/2, Y(3)+s/2, z1+.045, .045, 'coral', seg=14); b.box(X(n-1)+s/2, Y(n-1)+s/2, z1, s*.6, s*.6, .004, 'gold')
def clipboard(x, y, z, rz=0, m='oakC'): return O(lambda b: (b.box(0, 0, 0, .24, .32, .012, m), b.box(0, -.01, .012, .2, .27, .004, 'white'), b.box(0, .14, .014, .08, .03, .014, 'steel'), [b.box(-.02, .06-.05*i, .0165, .13, .012, .001, 'slate') for i in range(4)]), x, y, z, rz, bevel=.003)
def headphones(b, x, y, z, m='coral2'): b.sweep([(x+.2*cos(t), y, z+.2*sin(t)) for t in np.linspace(0, pi, 14)], [.022]*14, m, 8); [b.ball(x+q*.2, y, z-.02, .07, m, (.6, 1, 1.1), 12) for q in (-1, 1)]
def tissue(x, y, z): return O(lambda b: (b.box(0, 0, 0, .22, .12, .08, 'sea'), b.poly([(-.05, .08), (.05, .08), (.02, .15), (-.03, .13)], 'y', -.012, .012, 'white')), x, y, z, 14, bevel=.004)
_sp = kit_c.special
def _special():
    _sp()
    m = bpy.data.materials.new('mglass'); m.use_nodes = True; nt = m.node_tree; N, L = nt.nodes, nt.links; t = N.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.74, .88, .9, 1); g = N.new('ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value = .03; g.inputs['Color'].default_value = (.75, .9, .92, 1); mx = N.new('ShaderNodeMixShader'); lw = N.new('ShaderNodeLayerWeight'); mr = N.new('ShaderNodeMapRange'); mr.inputs[3].default_value = .05; mr.inputs[4].default_value = .3; L.new(lw.outputs['Facing'], mr.inputs[0]); L.new(mr.outputs[0], mx.inputs[0]); L.new(t.outputs[0], mx.inputs[1]); L.new(g.outputs[0], mx.inputs[2]); L.new(mx.outputs[0], N['Material Output'].inputs[0]); kit._mats['mglass'] = m
    m = bpy.data.materials.new('shadeG'); m.use_nodes = True; p = m.node_tree.nodes['Principled BSDF']; c = srgb('1F7A4E'); p.inputs['Base Color'].default_value = (*c, 1); p.inputs['Roughness'].default_value = .25; p.inputs['Emission'].default_value = (*srgb('3FA56C'), 1); p.inputs['Emission Strength'].default_value = .12; kit._mats['shadeG'] = m
kit_c.special = _special
# ---------------------------------------------------------------- arts and sciences
def skeleton(x, y, z, L=3.6, rz=0, top=None, m='bone', tusk='brass'):
    def f(b):
        k = L/3.6; P = lambda t: (k*(-1.75+2.75*t), 0, k*(.16*sin(pi*t*1.05)-.35*(1-t)**2+.05)); R_ = lambda t: k*(.025+.05*sin(pi*min(1, t*1.05)))
        b.sweep([P(t) for t in np.linspace(0, 1, 30)], [R_(t)*.62 for t in np.linspace(0, 1, 30)], m, 10)
        for t in np.linspace(.04, 1, 25):
            p = P(t); b.ball(*p, R_(t), m, (.75, 1.05, 1.05), 12)
            if t > .18: b.limb((p[0], 0, p[2]), (p[0]-k*.05, 0, p[2]+k*(.05+.12*sin(pi*t))), k*.018, k*.01, m, 6)
        for i, t in enumerate(np.linspace(.5, .95, 10)):
            p = P(t); w = k*(.2+.16*sin(pi*(i+1.2)/11)); d = k*(.34+.3*sin(pi*(i+1.5)/11.5))
            for s_ in (-1, 1):
                Q = [(p[0]-k*.1*(1-cos(a)), s_*w*sin(a)**.8 if a < pi/2 else s_*w*(1-.55*(a-pi/2)/1.1), p[2]-d*(a/2.55)**1.15) for a in np.linspace(.02, 2.55, 12)]; b.sweep(Q, [k*.021]*8+[k*.019, k*.016, k*.013, k*.008], m, 8)
        h = Vector(P(1)); b.ball(h.x+k*.2, 0, h.z-k*.02, k*.25, m, (1.1, .86, .86), 22); b.sweep([(h.x+k*.25, 0, h.z-k*.04), (h.x+k*.5, 0, h.z-k*.12), (h.x+k*.68, 0, h.z-k*.16)], [k*.19, k*.12, k*.06], m, 14); [b.ball(h.x+k*.3, s_*k*.17, h.z+k*.0, k*.07, 'dark', (1, .6, 1), 12) for s_ in (-1, 1)]
        b.sweep([(h.x+k*.12, 0, h.z-k*.24), (h.x+k*.4, 0, h.z-k*.3), (h.x+k*.62, 0, h.z-k*.27)], [k*.05, k*.05, k*.03], m, 10)
        a, e = Vector((h.x+k*.55, k*.05, h.z-k*.11)), Vector((h.x+k*1.95, k*.05, h.z+k*.14)); n = 46; T = [a+(e-a)*i/n for i in range(n+1)]; b.sweep([tuple(q) for q in T], [k*.042*(1-i/n)**.8+.006 for i in range(n+1)], tusk, 10)
        for ph in (0, pi): b.sweep([(q.x, q.y+k*.036*(1-i/n)*cos(i*.5+ph), q.z+k*.036*(1-i/n)*sin(i*.5+ph)) for i, q in enumerate(T[:-3])], [k*.016*(1-i/n)+.003 for i in range(n-2)], tusk, 6)
        for s_ in (-1, 1):
            q = Vector(P(.88)); sh = q+Vector((0, s_*k*.3, -k*.42)); b.limb(q+Vector((0, s_*k*.16, -k*.12)), sh, k*.045, k*.035, m, 8); b.limb(sh, sh+Vector((-k*.18, s_*k*.14, -k*.2)), k*.03, k*.024, m, 8)
            for j in range(4): e0 = sh+Vector((-k*.18, s_*k*.14, -k*.2)); b.limb(e0, e0+Vector((-k*(.2+.03*j), s_*k*(.02+.05*j), -k*(.14-.05*j))), k*.016, k*.01, m, 6)
        if top is not None:
            for t in (.25, .62, .97): p = P(t); b.limb((p[0], 0, p[2]+.04), (p[0], 0, top-z), .007, .007, 'ink', 6)
    return O(f, x, y, z, rz, bevel=0)
def grandpiano(x, y, rz=0, k=1.0):
    o = [(-.74, -.78), (.74, -.78), (.74, -.15), (.66, .22), (.4, .52), (.22, .86), (0, 1.06), (-.3, 1.12), (-.6, 1.05), (-.74, .84)]
    def f(b):
        b.poly(o, 'z', .66, .98, 'piano'); inn = [(p[0]*.9, p[1]*.9+.06) for p in o[2:]]+[(-.66, -.22), (.66, -.22)]; b.poly(inn, 'z', .981, .986, 'brass'); [b.box(-.55+.1*i, .2-.0*i, .987, .012, .55+.3*(1-i/10)-(.3 if i > 8 else 0), .004, 'ivory') for i in range(11)]
        b.box(0, -.93, .66, 1.48, .34, .06, 'piano'); b.box(0, -.92, .72, 1.3, .24, .03, 'white'); [b.box(-.6+.0866*i, -.88, .75, .045, .15, .02, 'ink') for i in range(15) if i % 7 not in (2, 6)]; [b.box(q*.7, -.93, .66, .09, .34, .14, 'piano') for q in (-1, 1)]
        for px, py in ((-.6, -.62), (.6, -.62), (-.28, .8)): b.lathe([(.045, 0), (.06, .1), (.05, .3), (.09, .66)], 'piano', 16, px, py); b.ball(px, py, .04, .05, 'brass', seg=10)
        b.box(0, -.45, .0, .2, .1, .03, 'brass'); b.limb((0, -.45, .02), (0, -.35, .66), .025, .03, 'piano', 8)
        with b.at(0, -.36, .985, rx=-20): b.box(0, 0, 0, .8, .02, .3, 'piano'); b.box(-.1, -.02, .02, .22, .012, .28, 'white'); b.box(.13, -.02, .02, .22, .012, .28, 'white'); [b.box(q+.0, -.028, .05+.05*i, .17, .004, .01, 'slate') for i in range(4) for q in (-.1, .13)]
        with b.at(-.74, 0, 1.0, ry=-42): b.poly([(p[0]+.74, p[1]) for p in o if True][2:]+[(0, -.3), (1.48, -.3)][::1], 'z', 0, .03, 'piano')
        b.limb((.5, .2, .98), (.22, .2, 1.83), .014, .014, 'brass', 8)
        b.box(0, -1.62, .42, .8, .36, .08, 'wine'); [b.box(sx*.34, -1.62+sy*.13, 0, .05, .05, .42, 'piano') for sx in (-1, 1) for sy in (-1, 1)]
    return O(f, x, y, 0, rz, k, .012)
def telescope(x, y, rz=0, k=1.0, el=28):
    def f(b):
        for a in (.6, 2.7, 4.8): b.limb((.05*cos(a), .05*sin(a), 1.1), (.48*cos(a), .48*sin(a), .02), .03, .022, 'walA', 8)
        b.lathe([(.09, 1.06), (.09, 1.14), (.04, 1.2), (.04, 1.32)], 'brass', 18)
        with b.at(0, 0, 1.4, rx=90-el+0): 
            b.lathe([(.035, -.72), (.05, -.7), (.05, -.55), (.075, -.52), (.075, .2), (.095, .22), (.095, .9), (.112, .92), (.112, 1.0)], 'brass', 24); b.lathe([(.098, .3), (.1, .34), (.1, .78), (.098, .82)], 'petrol', 24); b.limb((0, .14, -.3), (0, .14, .2), .025, .03, 'brass', 10)
    return O(f, x, y, 0, rz, k, 0)
def ammonite(b, x, y, z, r, m='clay', tilt=80):
    with b.at(x, y, z, rx=tilt):
        n = 64; b.sweep([(r*.13*1.0*np.exp(.11*t)*cos(t)*.2, r*.13*np.exp(.11*t)*sin(t)*.2, 0) for t in np.linspace(0, 20, n)], [r*.0125*np.exp(.11*t)+.004 for t in np.linspace(0, 20, n)], m, 10)
def crystal(b, x, y, z, k, m='mauve', n=6, seed=1):
    rg = random.Random(seed)
    for i in range(n): a = 6.28*i/n; t = rg.uniform(.1, .5); h = k*rg.uniform(.5, 1.1); b.lathe([(k*.13, 0), (k*.13, h*.75), (.004, h)], m, 6, x+k*.16*cos(a), y+k*.16*sin(a), z, False)
def butterfly(b, x, z, w, m, m2='gold', y=-.07):
    for s_ in (-1, 1): b.ball(x+s_*w*.32, y, z+w*.16, w*.3, m, (1, .05, .82), 16); b.ball(x+s_*w*.25, y-.003, z-w*.22, w*.22, m, (1, .05, 1.05), 14); b.ball(x+s_*w*.36, y-.012, z+w*.18, w*.1, m2, (1, .1, 1), 10)
    b.limb((x, y-.01, z-w*.3), (x, y-.01, z+w*.28), w*.035, w*.04, 'ink', 8)
def masks(b, x, z, k=1, y=-.06):
    for dx, dz, m, s_ in ((-.24, .1, 'gold', 1), (.26, -.12, 'coral2', -1)):
        b.ball(x+dx*k, y, z+dz*k, .3*k, m, (.85, .16, 1.05), 24); [b.ball(x+(dx+q*.1)*k, y-.05*k, z+(dz+.07)*k, .05*k, 'ink', (1.2, .3, .7), 10) for q in (-1, 1)]; b.sweep([(x+(dx+.12*q)*k, y-.05*k, z+(dz-.1-s_*.05*(1-q*q))*k) for q in np.linspace(-1, 1, 9)], [.022*k]*9, 'ink', 8)
def ladder(x, y, h=2.6, rz=0, lean=14, m='walC'):
    def f(b):
        with b.at(rx=-lean):
            [b.box(q*.24, 0, 0, .05, .07, h, m) for q in (-1, 1)]; [b.box(0, 0, .25+.3*i, .46, .06, .035, m) for i in range(int(h/.3))]
    return O(f, x, y, 0, rz, bevel=.006)
def easelpaint(x, y, rz=0, w=1.1, h=1.35):
    def f(b):
        for s_ in (-1, 1): b.limb((s_*.45, -.04, 0), (s_*.08, .1, 2.2), .026, .022, 'oakC', 8)
        b.limb((0, .62, 0), (0, .12, 2.0), .024, .022, 'oakC', 8); b.box(0, -.04, .62, w*.95, .09, .05, 'oakC')
        with b.at(0, -.05, .67, rx=-6):
            b.box(0, 0, 0, w, .04, h, 'oat'); y0 = -.024; W2, = (w-.04,)
            b.box(0, y0, .02, W2, .008, h-.04, 'rose'); b.poly([(-W2/2, .02), (W2/2, .02), (W2/2, .5), (.2, .62), (-.1, .48), (-W2/2, .6)], 'y', y0-.012, y0-.006, 'teal2'); b.poly([(-W2/2, .02), (W2/2, .02), (W2/2, .3), (.1, .36), (-.2, .25), (-W2/2, .34)], 'y', y0-.018, y0-.013, 'petrol')
            b.ball(.2, y0-.006, 1.0, .17, 'gold', (1, .05, 1), 24); b.poly([(-.42, .52), (-.34, .52), (-.355, 1.02), (-.405, 1.02)], 'y', y0-.024, y0-.019, 'cream'); b.poly([(-.42, 1.02), (-.34, 1.02), (-.38, 1.14)], 'y', y0-.024, y0-.019, 'coral')
            b.poly([(0, .34), (.3, .34), (.24, .26), (.05, .26)], 'y', y0-.03, y0-.024, 'coral'); b.poly([(.13, .36), (.13, .68), (.32, .36)], 'y', y0-.03, y0-.024, 'cream')
    return O(f, x, y, 0, rz, bevel=.005)
def bust(x, y, z=0, rz=0, k=1, col=True):
    def f(b):
        h = 0
        if col: b.box(0, 0, 0, .56, .56, .1, 'cream'); b.lathe([(.22, .1), (.2, .2), (.18, .5), (.19, .95), (.23, 1.02)], 'cream', 24); b.box(0, 0, 1.02, .5, .5, .07, 'cream'); h = 1.09
        b.lathe([(.11, h), (.12, h+.04), (.06, h+.09), (.06, h+.12)], 'bone', 20)
        with b.at(0, 0, h+.1): b.stack.append(b.stack[-1] @ Matrix.Diagonal((1, .62, 1, 1))); b.lathe([(.1, 0), (.24, .08), (.27, .2), (.2, .3), (.085, .36), (.08, .46)], 'bone', 24); b.stack.pop(); b.ball(0, -.02, .58, .17, 'bone', (.88, .98, 1.1), 22); b.ball(0, -.19, .56, .03, 'bone', (.8, .9, 1.4), 10); [b.ball(.15*cos(a), .05*sin(a)+.0, .7+.05*sin(2*a), .075, 'bone', seg=10) for a in np.linspace(0, 6.28, 11)]; b.ball(0, .05, .66, .16, 'bone', seg=14)
    return O(f, x, y, z, rz, k, .01)
def floorglobe(x, y, k=1):
    def f(b):
        for a in (.5, 2.6, 4.7): b.limb((.1*cos(a), .1*sin(a), .42), (.4*cos(a), .4*sin(a), .02), .035, .025, 'walA', 8)
        b.lathe([(.5, .78), (.56, .78), (.56, .83), (.5, .83)], 'walA', 40); [b.limb((.53*cos(a), .53*sin(a), .8), (.2*cos(a), .2*sin(a), .36), .025, .03, 'walA', 8) for a in (.5, 2.07, 3.64, 5.2)]; b.ball(0, 0, .82, .46, 'dusk', seg=36); rg = random.Random(5)
        for i in range(26): t, p = rg.uniform(0, 6.28), rg.uniform(-1, 1.2); t = round(t*1.3)/1.3+rg.uniform(-.25, .25); b.ball(.40*cos(p)*cos(t), .40*cos(p)*sin(t), .82+.40*sin(p), rg.uniform(.07, .13), 'sage' if i % 3 else 'honey', (1, 1, 1), 12)
        b.sweep([(.5*sin(t), 0, .82+.5*cos(t)) for t in np.linspace(-.2, 3.3, 22)], [.018]*22, 'brass', 8)
    return O(f, x, y, 0, -30, k, 0)
def cabinet(x, y, rz=0, w=1.9, h=2.2, d=.5, m='walA'):
    def f(b):
        [b.box(q*(w/2-.03), 0, 0, .06, d, h, m) for q in (-1, 1)]; b.box(0, d/2-.02, 0, w-.1, .03, h, 'petrol'); b.box(0, 0, 0, w-.1, d-.01, .62, m); b.box(0, 0, h, w+.1, d+.08, .08, m); st = (h-.66)/3
        for i in range(3): b.box(0, 0, .62+st*i+(.0), w-.12, d-.06, .04, m)
        [b.box(-w/4+q*w/2, -d/2-.012, .08, w/2-.1, .03, .48, 'walC') for q in (0, 1)]; [b.ball(q*.07, -d/2-.04, .32, .025, 'brass', seg=8) for q in (-1, 1)]
        z = .67; ammonite(b, -w*.3, -.05, z+.2, .95, 'clay'); crystal(b, -.02, -.02, z, .34, 'mauve', 6, 2); ammonite(b, w*.3, -.05, z+.15, .7, 'bone')
        z += st; b.ball(-w*.32, 0, z+.12, .13, 'blush', (1.2, .8, .9), 14); crystal(b, -.15, 0, z, .26, 'teal2', 5, 4); [b.lathe([(.07, 0), (.07, .22), (.05, .26)], 'clear', 16, .12+.18*i, 0, z) for i in range(3)]; [b.lathe([(.055, .01), (.055, .15)], 'liq_'+q, 16, .12+.18*i, 0, z) for i, q in enumerate(('gold', 'sea', 'coral'))]; b.sweep([(w*.36+.1*cos(t)*(1-t/14), 0, z+.03+.02*t) for t in np.linspace(0, 9, 26)], [.05*(1-i/30) for i in range(26)], 'rose', 8)
        z += st; ammonite(b, -w*.1, -.04, z+.16, .75, 'honey'); b.ball(w*.28, 0, z+.14, .15, 'bone', (1, .8, .95), 16); [b.ball(w*.28+q*.06, -.11, z+.15, .035, 'ink', seg=8) for q in (-1, 1)]; crystal(b, -w*.36, 0, z, .24, 'honey', 5, 7)
    return O(f, x, y, 0, rz, 1, .008)
# ---------------------------------------------------------------- dining
def outside(r, az, m='water', z=-.42, depth=5.2, pad=.35, t=.3):   # strip behind the window wall, only seen through its windows
    W, D, s_ = r['W'], r['D'], r['s']; k = 1/math.tan(radians(az)); x0, x1 = W/2+.3, W/2+depth
    P = [(x0, -D/2+pad), (x1, -D/2+pad+(x1-x0)*k), (x1, D/2+(x1-x0)*k*.62), (x0, D/2+.2)]; P = [(s_*p[0], p[1]) for p in P]
    b = Mesh(); b.poly(P[::s_], 'z', z-t, z, m); return b.obj('outside', 0)
FOODC = ('coral', 'gold', 'leafy', 'bread', 'honey', 'red2', 'sage')
def plate(b, x, y, z, seed=0, tray=None):
    rg = random.Random(seed)
    if tray: b.poly(rrect(x-.21, y-.15, x+.21, y+.15, .03), 'z', z, z+.014, tray); z += .0145
    b.lathe([(.075, 0), (.115, .012), (.12, .02)], 'white', 22, x-.04 if tray else x, y, z); px = x-.04 if tray else x
    for i in range(4): a = 1.57*i+rg.uniform(0, 1); b.ball(px+.045*cos(a), y+.045*sin(a), z+.024, rg.uniform(.026, .042), rg.choice(FOODC), (1, 1, .7), 8)
    if tray: b.lathe([(.03, 0), (.036, .09)], rg.choice(('clear', 'sea', 'coral2', 'gold')) if False else rg.choice(('sea', 'coral2', 'gold', 'ice2')), 14, x+.14, y+.06, z); b.lathe([(.04, 0), (.055, .04), (.05, .042)], rg.choice(('teal2', 'cream', 'honey')), 14, x+.14, y-.07, z)
def bench2(x, y, w, rz=0, m='walA', leg='walB', h=.43, d=.34): return O(lambda b: (b.box(0, 0, h-.06, w, d, .06, m), [b.box(q*(w/2-.25), 0, 0, .08, d-.06, h-.06, leg) for q in (-1, 1)], b.box(0, 0, .14, w-.5, .06, .06, leg)), x, y, 0, rz, bevel=.012)
def longtable(x, y, w, d=.95, rz=0, h=.75, m='oakC', leg='walB', seed=1, n=4):
    def f(b):
        b.box(0, 0, h-.07, w, d, .07, m); [b.box(q*(w/2-.35), 0, 0, .12, d-.25, h-.07, leg) for q in (-1, 1)]; b.box(0, 0, .2, w-.7, .1, .1, leg); b.box(0, 0, h, w-.5, .22, .004, 'petrol')
        for i in range(n):
            X = -w/2+w*(i+.5)/n
            for s_ in (-1, 1): plate(b, X+.02*s_, s_*(d/2-.2), h, seed*50+i*2+s_, ('coral2', 'teal2', 'honey', 'cream')[(i+seed+(s_ > 0)*2) % 4])
        for i in range(n-1):
            X = -w/2+w*(i+1)/n
            if i % 2: b.lathe([(.05, 0), (.075, .08), (.06, .2), (.07, .24)], 'sea', 18, X, 0, h+.004); b.limb((X+.07, 0, h+.07), (X+.08, 0, h+.19), .012, .012, 'sea', 8)
            else:
                b.lathe([(.04, 0), (.06, .06), (.035, .13), (.045, .15)], 'coral2', 18, X, 0, h+.004); rg = random.Random(i+seed)
                for _ in range(6): a, e = rg.uniform(0, 6.28), rg.uniform(.02, .09); b.limb((X, 0, h+.14), (X+e*cos(a), e*sin(a), h+.27), .006, .005, 'leafD', 5); b.ball(X+e*cos(a), e*sin(a), h+.29, .03, rg.choice(('gold', 'cream', 'rose')), seg=8)
    return O(f, x, y, 0, rz, bevel=.008)
def tray(b, x, y, z, seed=1, m='honey'): b.poly(rrect(x-.22, y-.16, x+.22, y+.16, .04), 'z', z, z+.02, m); plate(b, x-.03, y, z+.02, seed); b.lathe([(.03, 0), (.036, .1)], 'sea', 12, x+.16, y+.05, z+.02)
# ---------------------------------------------------------------- advising
def planboard(b, x, z, w=2.7, h=1.6):
    b.box(x, -.03, z, w, .06, h, 'walA'); b.box(x, -.064, z+.06, w-.12, .012, h-.12, 'D8B483'); rg = random.Random(12); cw = (w-.3)/4; pins = []
    for k in range(4):
        X = x-w/2+.15+cw*(k+.5); b.box(X, -.076, z+h-.3, cw-.1, .012, .18, ('brand', 'coral2', 'honey', 'petrol')[k])
        for i in range(4-(k == 3)):
            with b.at(X+rg.uniform(-.03, .03), -.078, z+h-.56-.27*i, ry=rg.uniform(-5, 5)):
                b.box(0, 0, 0, cw-.2, .01, .2, ('cream', 'mint', 'cream', 'F2D79B', 'E9B9A2')[(k*2+i*3) % 5]); [b.box(-.03, -.008, .13-.05*j, (cw-.3)*(1, .7, .5)[j], .004, .014, 'slate') for j in range(3)]; b.ball(0, -.016, .19, .022, ('coral', 'teal2', 'gold')[(k+i) % 3], seg=10)
            pins.append((X, z+h-.56-.27*i+.19)) if (k, i) in ((0, 0), (0, 2), (1, 1), (1, 3), (2, 2), (2, 0), (3, 1)) else None
    for p, q in zip(pins, pins[1:]): b.limb((p[0], -.105, p[1]), (q[0], -.105, q[1]), .009, .009, 'coral', 6)
    X = x-w/2+.15+cw*3.5; b.poly([(X+.15*cos(a)*k2, z+.2+.15*sin(a)*k2) for i in range(10) for a, k2 in [(pi/2+pi*i/5, 1 if i % 2 == 0 else .45)]], 'y', -.1, -.075, 'gold')
def kettle(x, y, z, rz=0, m='brand'):
    def f(b):
        b.lathe([(.12, 0), (.13, .02)], 'ink', 24); b.lathe([(.115, .02), (.12, .06), (.1, .2), (.075, .24), (.03, .255)], m, 24); b.ball(0, 0, .27, .022, 'brass', seg=10); b.limb((-.1, 0, .14), (-.19, 0, .22), .03, .018, m, 10); b.sweep([(.08, 0, .23), (.17, 0, .24), (.2, 0, .16), (.13, 0, .08)], [.017]*4, 'walB', 8)
    return O(f, x, y, z, rz, bevel=0)
def desklamp(x, y, z, rz=0, m='brass', sh='shadeG'):
    def f(b):
        b.lathe([(.1, 0), (.1, .02), (.02, .035)], m, 24); b.cyl(0, 0, .03, .013, .3, m, seg=10)
        with b.at(0, -.04, .36, rz=90, rx=90): b.lathe([(.075, -.17), (.09, -.16), (.09, .16), (.075, .17)], sh, 20)
    return O(f, x, y, z, rz, bevel=0)
def cat(x, y, z, rz=0, m='clay'):
    def f(b):
        b.ball(0, 0, .1, .22, m, (1.15, .85, .55), 22); b.ball(.17, -.1, .14, .105, m, (1, .95, .9), 18); [b.lathe([(.035, 0), (.004, .07)], m, 10, .17+q*.055, -.09, .21) for q in (-1, 1)]; b.sweep([(-.22*cos(t)-.0, -.2*sin(t), .07) for t in np.linspace(-.3, 1.9, 10)], [.045, .05, .05, .05, .048, .045, .042, .04, .036, .03], m, 10); [b.box(.17+q*.04, -.197, .14, .03, .01, .006, 'ink') for q in (-1, 1)]
    return O(f, x, y, z, rz, bevel=0)
def coatrack(x, y):
    def f(b):
        b.lathe([(.24, 0), (.24, .03), (.04, .07)], 'walB', 24); b.cyl(0, 0, .05, .028, 1.75, 'walB', seg=12); b.ball(0, 0, 1.82, .05, 'brass', seg=12)
        for a in (.4, 2.5, 4.6): b.limb((0, 0, 1.62), (.2*cos(a), .2*sin(a), 1.74), .018, .014, 'walB', 8)
        b.sweep([(.2*cos(.4), .2*sin(.4)-.02, 1.7), (.18, .02, 1.45), (.17, .03, 1.0), (.18, .03, .72)], [.05, .15, .18, .2], 'teal2', 14, .7); b.sweep([(.2*cos(4.6), .2*sin(4.6), 1.74), (-.02, -.24, 1.5), (-.03, -.24, 1.15)], [.035, .05, .05], 'coral', 10, .6); b.sweep([(-.2, .1, 1.72), (-.2, .1, 1.5), (-.2, .1, 1.2)], [.02, .1, .12], 'honey', 12, .8)
    return O(f, x, y, 0, 20, bevel=0)
def hangplant(x, y, z, top, m='coral2'):
    b = Mesh(); [b.limb((.13*cos(a), .13*sin(a), .16), (0, 0, top-z), .006, .006, 'linen', 5) for a in (0, 2.1, 4.2)]; b.lathe([(.08, 0), (.15, .06), (.16, .17), (.12, .16)], m, 22); rg = random.Random(int(x*31+7))
    for i in range(11):
        a = 2.4*i; l = rg.uniform(.35, .8); P = [(.1*cos(a), .1*sin(a), .17), (.2*cos(a), .2*sin(a), .2), (.25*cos(a), .25*sin(a), .05), (.24*cos(a+.3), .24*sin(a+.3), .17-l)]; b.sweep(P, [.008]*4, 'leafD', 5)
        for j in range(6): t = j/5; q = Vector(P[1]).lerp(Vector(P[2]), t*2) if t < .5 else Vector(P[2]).lerp(Vector(P[3]), t*2-1); b.ball(q.x, q.y, q.z, .045, 'leafE' if (i+j) % 3 else 'leafD', (1, 1, .5), 8)
    return b.obj('hp', 0, (x, y, z))
def pennant(b, x, z, w=.9, h=.4, m='brand', tail=1): b.poly([(x-w/2, z-h/2), (x-w/2, z+h/2), (x+w/2, z)], 'y', -.03, -.015, m); b.box(x-w/2, -.035, z-h/2-.03, .05, .03, h+.06, 'gold')
# ---------------------------------------------------------------- domed reading room
def arcband(b, r0, r1, a0, a1, z0, z1, m, n=48, smooth=False):      # solid ring sector (degrees), top/bottom/inner/outer/ends
    A = [radians(t) for t in np.linspace(a0, a1, n+1)]; vs = []
    for a in A: vs += [(r0*cos(a), r0*sin(a), z0), (r1*cos(a), r1*sin(a), z0), (r1*cos(a), r1*sin(a), z1), (r0*cos(a), r0*sin(a), z1)]
    fs = [(0, 1, 2, 3), (4*n, 4*n+3, 4*n+2, 4*n+1)]
    for i in range(n):
        for j in range(4): fs.append((4*i+j, 4*i+(j+1) % 4, 4*(i+1)+(j+1) % 4, 4*(i+1)+j))
    b.add(vs, fs, m, smooth)
def curvedshelf(b, R0, a0, a1, z, h, n=6, d=.34, m='walA', back='walB', gap=.05):   # faces the centre; a in degrees
    arcband(b, R0-.03, R0, a0, a1, z, z+h, back, 10); arcband(b, R0-d, R0-.031, a0, a1, z, z+.1, m, 10); arcband(b, R0-d-.04, R0, a0, a1, z+h, z+h+.08, m, 10); st = (h-.1)/n
    for i in range(1, n): arcband(b, R0-d+.02, R0-.031, a0+.2, a1-.2, z+.1+st*i-.03, z+.1+st*i, m, 10)
    for a in (a0, a1):
        with b.at(rz=a-90): b.box(0, R0-d/2, z, .07, d, h, m)
    w = radians(a1-a0)*(R0-d/2)
    for i in range(n):
        x = .06; lim = w-.06; zz = z+.1+st*i
        while x < lim-.05:
            if R.random() < gap: x += .2; continue
            t = R.uniform(.045, .09); hh = R.uniform(st*.58, st*.86); a = a0+math.degrees((x+t/2)/(R0-d/2))
            if x+t > lim: break
            with b.at(rz=a-90): c = R.choice(('teal', 'coral2', 'gold', 'sea', 'navy', 'plum', 'ivory', 'teal2', 'sage', 'rust', 'dusk', 'wine', 'petrol')); b.box(0, R0-d/2-.02+R.uniform(-.015, .015), zz, t*.93, d*.62, hh, c)
            x += t
def curvewin(b, bw, R0, a, z, w, h, wall, frame='white', glass=None):  # arched opening panel in a faceted drum: returns nothing; panel spans angle
    pass
# ---------------------------------------------------------------- marketing
def softbox(x, y, rz=0, h=1.95, tilt=24, s=.62, e=22):
    def f(b):
        for a in (.5, 2.6, 4.7): b.limb((0, 0, .45), (.36*cos(a), .36*sin(a), .02), .018, .014, 'ink', 8)
        b.cyl(0, 0, .3, .018, h-.35, 'ink', seg=10)
        with b.at(0, 0, h, rx=tilt):
            a, c = .12, s/2; V = [(sx*a, .2, sz*a) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]+[(sx*c, -.2, sz*c) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]; b.add(V, [(3, 2, 1, 0)]+[(i, (i+1) % 4, 4+(i+1) % 4, 4+i) for i in range(4)], 'ink'); b.box(0, -.215, -c+.02, s-.04, .02, s-.04, 'shadeW'); b.box(0, .26, -.09, .14, .2, .18, 'slate')
    O(f, x, y, 0, rz, bevel=.006); a = radians(rz); pt(x+.45*sin(a), y-.45*cos(a), h-.15, e, 'FFF0DA', .3)
def papersweep(x, y, rz=0, w=1.8, h=2.55, out=1.7, m='sea'):
    b = Mesh(); P = [(0, h), (0, .75)]+[(-.7*(1-cos(t)), .75-.73*sin(t)) for t in np.linspace(.15, pi/2, 9)]+[(-out, .02)]; V = []
    for py, pz in P: V += [(-w/2, py, pz), (w/2, py, pz)]
    b.add(V, [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(len(P)-1)], m, True); o = b.obj('sweep', 0, (x, y, 0), rz); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .012
    O(lambda b: (b.limb((-w/2-.15, .03, h), (w/2+.15, .03, h), .07, .07, m, 14), [b.cyl(q*(w/2+.22), .05, 0, .025, h+.1, 'ink', seg=10) for q in (-1, 1)], [b.limb((q*(w/2+.22), .05, .3), (q*(w/2+.22)+.0, .05+v*.3, .02), .016, .014, 'ink', 8) for q in (-1, 1) for v in (-1, 1)], b.limb((-w/2-.22, .05, h), (w/2+.22, .05, h), .025, .025, 'ink', 8)), x, y, 0, rz, bevel=0)
def moodboard(b, x, z, w=3.1, h=1.9, seed=5):
    framed(b, x, z, w, h, 'oakA', 'cream', .06); rg = random.Random(seed); y = -.078
    C = ['teal2', 'coral2', 'honey', 'sea', 'rose', 'petrol', 'oat', 'sage', 'blush', 'gold', 'navy', 'mint']
    def card(cx, cz, cw, ch, kind, m, m2):
        with b.at(x+cx, y-.004*rg.random(), z+cz, ry=rg.uniform(-4, 4)):
            b.box(0, 0, -ch/2, cw, .008, ch, 'white'); b.box(0, -.006, -ch/2+.05, cw-.06, .004, ch-.08, m)
            if kind == 0: b.ball(0, -.01, .02, min(cw, ch)*.22, m2, (1, .05, 1), 16)
            elif kind == 1: [b.box(0, -.01, -ch*.3+ch*.16*i, cw*.66*(1-.18*i), .004, ch*.07, m2) for i in range(4)]
            elif kind == 2: b.poly([(-cw*.36, -ch*.34), (cw*.36, -ch*.34), (cw*.36, -.02), (.05*cw, ch*.16), (-cw*.12, -ch*.05), (-cw*.36, ch*.08)], 'y', -.012, -.008, m2)
            elif kind == 3: [b.ball(-cw*.2+cw*.2*i, -.01, (-.08, .06, -.02)[i]*ch, cw*.1, (m2, 'white', m2)[i], (1, .05, 1), 12) for i in range(3)]
            b.ball(0, -.014, ch/2-.04, .02, 'coral', seg=8)
    L = [(-1.25, 1.45, .42, .52, 0), (-.72, 1.5, .5, .38, 2), (-1.2, .88, .5, .4, 3), (-.66, .98, .4, .5, 1), (-1.28, .38, .36, .42, 1), (-.78, .4, .46, .4, 0), (-.1, 1.3, .6, .72, 2), (-.12, .62, .5, .4, 3), (.55, 1.52, .5, .38, 0), (.52, 1.05, .38, .4, 1), (1.12, 1.4, .5, .6, 2), (1.1, .82, .4, .36, 0), (.5, .5, .56, .5, 3), (1.16, .36, .42, .4, 1)]
    for i, (cx, cz, cw, ch, kd) in enumerate(L): card(cx*w/3.1, cz*h/1.9, cw, ch, kd, C[i % 12], C[(i*5+3) % 12])
    for i in range(6): b.box(x-.24+.105*i, y-.004, z+.14, .095, .008, .15, C[i]); 
def sticky(b, x, z, n, m, cols=('F2D79B', 'E9B9A2', 'mint'), seed=1):
    rg = random.Random(seed)
    for i in range(n):
        for j in range(m):
            if rg.random() < .85:
                with b.at(x+.2*i, -.012, z+.2*j, ry=rg.uniform(-6, 6)): b.box(0, 0, 0, .16, .012, .16, cols[(i+j*2) % len(cols)]); b.box(-.01, -.008, .09, .1, .004, .012, 'slate'); b.box(-.02, -.008, .06, .07, .004, .012, 'slate')
def megaphone(x, y, z, rz=0, k=1, m='coral2'):
    def f(b):
        with b.at(0, 0, .34, rx=-78): b.lathe([(.07, -.3), (.09, -.28), (.1, -.05), (.14, .1), (.3, .55), (.34, .58), (.34, .62), (.29, .6), (.12, .1)], m, 32); b.lathe([(.345, .58), (.36, .6), (.345, .625)], 'gold', 32); b.lathe([(.11, -.06), (.112, .02)], 'cream', 28)
        b.sweep([(0, -.06, .26), (0, -.04, .1), (0, .1, .06), (0, .16, .24)], [.022]*4, 'ink', 8)
    return O(f, x, y, z, rz, k, 0)
def plotter(x, y, rz=0):
    def f(b):
        for q in (-.8, .8): b.box(q, 0, 0, .07, .6, .06, 'slate'); b.box(q, 0, .05, .07, .1, .72, 'slate')
        b.box(0, 0, .76, 2.0, .46, .34, 'white'); b.box(0, -.235, .82, 1.7, .01, .1, 'ink'); b.box(.78, -.06, 1.1, .34, .26, .05, 'ink'); b.box(.78, -.06, 1.151, .26, .18, .006, 'glowA'); b.limb((-.85, .12, 1.16), (.5, .12, 1.16), .09, .09, 'cream', 16)
        V = []
        for py, pz in ((-.235, .84), (-.3, .8), (-.34, .66), (-.35, .4), (-.4, .2), (-.52, .12)): V += [(-.72, py, pz), (.62, py, pz)]
        b.add(V, [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(5)], 'cream', True); b.add([(-.6, -.349, .74), (.5, -.349, .74), (.5, -.36, .4), (-.6, -.36, .4)], [(0, 1, 2, 3)], 'teal2'); b.ball(-.05, -.36, .56, .13, 'gold', (1, .06, 1), 18)
    return O(f, x, y, 0, rz, bevel=.01)
def outside_cam(r, cam, m='water', z=-.42, ztop=2.9, t=.3, x0=.46, inset=.06):   # the part of a plane that only shows through the window wall, up to wall height ztop (a level horizon)
    W, D, s_ = r['W'], r['D'], r['s']; C = cam.location; xw = s_*(W/2)
    def prj(y, zz): k = (C.z-z)/(C.z-zz); return (C.x+(xw-C.x)*k, C.y+(y-C.y)*k)
    y0, y1 = -D/2+inset, D/2-.02; A = [prj(y0+(y1-y0)*i/6, ztop) for i in range(7)]; B0, B1 = prj(y0, -.1), prj(y1, -.1)
    cut = lambda P, Q: tuple(P[i]+(Q[i]-P[i])*max(0, ((s_*(xw+s_*x0)-s_*P[0])/(s_*Q[0]-s_*P[0]))) for i in (0, 1))
    P = [cut(B0, A[0])]+A+[cut(B1, A[-1])]; b = Mesh(); b.poly(P[::s_], 'z', z-t, z, m); return b.obj('outside', 0)
