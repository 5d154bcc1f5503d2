"""Additions to kit.py: seasons, dusk/night light, aurora, dressed people, regatta, festival props."""
from kit import *
import kit
OPT = dict(winter=False, lit=2.4, lit2=4.2)
PAL.update(snow='EDF2F6', ice='9DB9C9', gown='0B565E', scarf='C0543E')
_mat0 = kit.mat
NOSNOW = ('glass', 'lit', 'lit2', 'clear', 'water', 'jet', 'snow', 'path', 'ice')
def _snowbsdf(nt):
    p = nt.nodes.new('ShaderNodeBsdfPrincipled'); p.inputs['Base Color'].default_value = (*srgb(PAL['snow']), 1); p.inputs['Roughness'].default_value = .65; p.inputs['Specular'].default_value = .25
    tc = nt.nodes.new('ShaderNodeTexCoord'); no = nt.nodes.new('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = 1.7; no.inputs['Detail'].default_value = 5; b = nt.nodes.new('ShaderNodeBump'); b.inputs['Strength'].default_value = .22; b.inputs['Distance'].default_value = .12
    nt.links.new(tc.outputs['Object'], no.inputs['Vector']); nt.links.new(no.outputs['Fac'], b.inputs['Height']); nt.links.new(b.outputs[0], p.inputs['Normal']); return p
def mat(name):
    if name in kit._mats: return kit._mats[name]
    base = name.split(':')[0]
    if base == 'glow':                       # glow:HEX:strength  (visible emitter, not sampled as a lamp)
        _, h, s = name.split(':'); m = bpy.data.materials.new(name); m.use_nodes = True; p = m.node_tree.nodes['Principled BSDF']; p.inputs['Base Color'].default_value = (*srgb(h), 1); p.inputs['Emission'].default_value = (*srgb(h), 1); p.inputs['Emission Strength'].default_value = float(s); m.cycles.sample_as_light = False; kit._mats[name] = m; return m
    if base == 'paper':                      # paper:HEX:strength  glowing paper that keeps its form
        _, h, s = name.split(':'); m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; p = nt.nodes['Principled BSDF']; p.inputs['Base Color'].default_value = (*srgb('E8C890'), 1); p.inputs['Roughness'].default_value = .8; p.inputs['Emission'].default_value = (*srgb(h), 1); lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .5; mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[3].default_value = float(s); mr.inputs[4].default_value = float(s)*.25; nt.links.new(lw.outputs['Facing'], mr.inputs[0]); nt.links.new(mr.outputs[0], p.inputs['Emission Strength']); m.cycles.sample_as_light = False; kit._mats[name] = m; return m
    if base == 'snow':
        m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; p = _snowbsdf(nt); nt.links.new(p.outputs[0], nt.nodes['Material Output'].inputs[0]); kit._mats[name] = m; return m
    m = _mat0(name); nt = m.node_tree
    if base in ('lit', 'lit2') and OPT[base] is not None:
        p = nt.nodes['Principled BSDF']; p.inputs['Emission Strength'].default_value = OPT[base]; m.cycles.sample_as_light = False
        if base == 'lit2': p.inputs['Emission'].default_value = (*srgb('FFAC55'), 1)
        if base == 'lit':                    # each pane a little different, brighter low down
            p.inputs['Emission'].default_value = (*srgb('FFB050'), 1); g = nt.nodes.new('ShaderNodeNewGeometry'); no = nt.nodes.new('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = .55; no.inputs['Detail'].default_value = 2; mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .32; mr.inputs[2].default_value = .68; mr.inputs[3].default_value = OPT['lit']*.35; mr.inputs[4].default_value = OPT['lit']*1.35
            nt.links.new(g.outputs['Position'], no.inputs['Vector']); nt.links.new(no.outputs['Fac'], mr.inputs[0]); nt.links.new(mr.outputs[0], p.inputs['Emission Strength'])
    if OPT['winter'] and ':p' not in name and base not in NOSNOW and not base.startswith(('skin', 'hair', 'bd')):
        out = nt.nodes['Material Output']; src = out.inputs[0].links[0].from_socket; g = nt.nodes.new('ShaderNodeNewGeometry'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(g.outputs['Normal'], sp.inputs[0]); no = nt.nodes.new('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = 1.3; no.inputs['Detail'].default_value = 3; nt.links.new(g.outputs['Position'], no.inputs['Vector'])
        ad = nt.nodes.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = .35; nt.links.new(no.outputs['Fac'], ad.inputs[0]); nt.links.new(sp.outputs['Z'], ad.inputs[2]); mr = nt.nodes.new('ShaderNodeMapRange'); lf = base.startswith('leaf') or base in ('pine', 'amber', 'blossom'); mr.inputs[1].default_value = .48 if lf else .62; mr.inputs[2].default_value = .74 if lf else .72
        nt.links.new(ad.outputs[0], mr.inputs[0]); mx = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(mr.outputs[0], mx.inputs[0]); nt.links.new(src, mx.inputs[1]); s = _snowbsdf(nt); nt.links.new(s.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0])
    return m
kit.mat = mat
LIGHT.update(
    dusk=dict(az=-75, el=9, sun=.55, suncol='FF9E7A', size=14, zen='27456F', mid='6E8FB4', hor='F2BE9C', midpos=.2, amb=.62, fog='9FA9BE', cloud=.28, cloudcol='D9A9A4'),
    night=dict(az=-40, el=38, sun=.22, suncol='8FC4E0', size=6, zen='0A1A33', mid='12304A', hor='2A6066', midpos=.16, amb=.75, fog='1E4552', cloud=0))
# ------------------------------------------------------------------ lamps and sky
def glow(x, y, z, e=400, col='FFB060', r=.3):
    L = bpy.data.lights.new('p', 'POINT'); L.energy = e; L.color = srgb(col); L.shadow_soft_size = r; o = bpy.data.objects.new('p', L); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); return o
def area(x, y, z, sx, sy, e, col='FFB060', rx=0, rz=0):
    L = bpy.data.lights.new('a', 'AREA'); L.energy = e; L.color = srgb(col); L.shape = 'RECTANGLE'; L.size = sx; L.size_y = sy; o = bpy.data.objects.new('a', L); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); o.rotation_euler = (radians(rx), 0, radians(rz)); o.visible_camera = False; return o
def lampon(x, y, z=0, e=420, h=4.2, col='FFB868'):
    o = lamp(x, y, z, h); o.visible_shadow = False; glow(x, y, z+h+.48, e, col, .3); return o
_sky0 = kit.sky
def sky(w, h, c):
    col = _sky0(w, h, c)
    if not (c.get('stars') or c.get('aurora')): return col
    cam = bpy.context.scene.camera; d = cam.data; M = np.array(cam.matrix_world.to_3x3()); sw = d.sensor_width/d.lens; m = max(w, h); X, Y = np.meshgrid(((np.arange(w)+.5)/m-.5*w/m+d.shift_x)*sw, (.5*h/m-(np.arange(h)+.5)/m+d.shift_y)*sw); D = np.stack([X, Y, -np.ones_like(X)], 2)@M.T; D /= np.linalg.norm(D, axis=2, keepdims=True); az = np.arctan2(D[..., 0], D[..., 1]); e = np.arcsin(np.clip(D[..., 2], 0, 1))
    if c.get('stars'):
        rg = np.random.default_rng(11); n = int(c['stars']); S = np.zeros((h, w)); k = w/1600
        for x, y, q in zip(rg.uniform(0, w, n), rg.uniform(0, h*.8, n)**1.0, rg.pareto(2.2, n)):
            s = (.5+.18*min(q, 2))*max(k, .5); x0, x1, y0, y1 = int(max(0, x-4)), int(min(w, x+5)), int(max(0, y-4)), int(min(h, y+5)); gy, gx = np.mgrid[y0:y1, x0:x1]; S[y0:y1, x0:x1] += min(.16+.2*q, 1.1)*np.exp(-((gx-x)**2+(gy-y)**2)/(2*s*s))
        col = col+S[..., None]*np.array([.8, .93, 1])*np.clip(e/.25, 0, 1)[..., None]
    if c.get('aurora'):
        T = np.zeros(col.shape)
        for (e0, a1, f1, p1, a2, f2, p2, H, amp, seed, tilt) in c['aurora']:
            base = e0+a1*np.sin(az*f1+p1)+a2*np.sin(az*f2+p2)+tilt*az; t = (e-base)
            u = az+.10*np.sin(az*7+p2)+t*.10; ray = .16+1.25*vnoise(u*24, u*0+seed, seed)**2*(.4+vnoise(u*8, u*0+3, seed+1))+.35*vnoise(u*64, u*0+5, seed+2)**2; env = .2+1.3*vnoise(az*3.4+seed, az*0+seed, seed+3)**1.3
            Hh = H*(.55+.9*vnoise(az*5+seed, az*0, seed+5)); lo = 1/(1+np.exp(-t/.012)); up = np.exp(-np.clip(t, 0, 9)/Hh); I = amp*lo*up*ray*env*(1+1.6*np.exp(-(t/.035)**2))+amp*.10*np.exp(-(t/.12)**2); v = np.clip(t/(Hh*2.2), 0, 1)[..., None]
            cl = np.array(srgb('3ADDB0'))*(1-v)**1.5+np.array(srgb('22A0BC'))*2*v*(1-v)+np.array(srgb('7A62D8'))*v**1.6*1.3; T += I[..., None]*cl
        k_ = c.get('aurmask', 0); xs, ys = np.meshgrid(np.linspace(0, 1, w), np.linspace(0, 1, h)); sm = lambda t: np.clip(t, 0, 1)**2*(3-2*np.clip(t, 0, 1)); mask = 1-k_*sm((.62-xs)/.34)*sm((.62-ys)/.3)
        col = col+T*(np.clip(e/.05, 0, 1)*mask)[..., None]
    return col
kit.sky = sky
# ------------------------------------------------------------------ people
TOPS = ['teal', 'coral', 'gold', 'sea', 'navy', 'plum', 'teal2', 'ivory', 'coral2']
def wear_mesh(b, kind, hz, top, pose, c2):
    yk = Matrix.Diagonal((1, .86, 1, 1))
    if kind == 'winter':
        b.stack.append(b.stack[-1] @ yk); b.lathe([(.29, hz-.3), (.275, hz-.14), (.215, hz+.12)] if pose != 'sit' else [(.24, hz-.06), (.215, hz+.12)], top+':p', 16); b.stack.pop()
        b.lathe([(.14, hz+.54), (.2, hz+.57), (.205, hz+.65), (.15, hz+.7)], c2+':p', 16); b.box(.1, -.215, hz+.22, .1, .04, .36, c2+':p')
        hc = R.choice([c2, c2, 'ivory', 'teal2', 'gold', 'plum']); b.lathe([(.226, 0), (.238, .02), (.238, .1), (.222, .12), (.19, .22), (.11, .29), (.01, .31)], hc+':p', 16, 0, .03, hz+.93); b.ball(0, .03, hz+1.27, .075, 'ivory:p', seg=10)
    elif kind == 'grad':
        sit = pose == 'sit'; b.stack.append(b.stack[-1] @ yk); b.lathe([(.36, hz-.56), (.32, hz-.3), (.25, hz+.1), (.262, hz+.42), (.222, hz+.55), (.1, hz+.615)] if not sit else [(.28, hz-.12), (.25, hz+.1), (.262, hz+.42), (.222, hz+.55), (.1, hz+.615)], 'gown:p', 18); b.stack.pop()
        if sit: b.poly([(-.55, .0), (-.5, .62), (.1, .62), (.15, .0)], 'x', -.24, .24, 'gown:p')
        else:
            for s_ in (-1, 1):
                el, hd = ((.36, -.02, hz+.62), (.345, -.035, hz+.86)) if (pose in ('wave', 'cheer') and s_ == 1) or pose == 'cheer' else ((s_*.3, 0, hz+.26), (s_*.285, -.05, hz+.08))
                if pose == 'cheer' and s_ == -1: el, hd = (-.36, -.02, hz+.62), (-.345, -.035, hz+.86)
                b.limb(el, hd, .085, .12, 'gown:p')
        for s_ in (-1, 1):
            with b.at(s_*.1, -.222, hz+.02, rx=0): b.box(0, 0, 0, .075, .03, .5, c2+':p')
        b.lathe([(.205, 0), (.21, .1), (.12, .14)], 'gown:p', 14, 0, .03, hz+.94)
        with b.at(0, .03, hz+1.07, rz=R.uniform(20, 70), rx=R.uniform(-6, 6)): capboard(b, c2)
    elif kind == 'sun':
        b.lathe([(.36, 0), (.35, .02), (.21, .05), (.2, .15), (.13, .19), (.01, .2)], 'sand:p', 18, 0, .03, hz+.99)
def capboard(b, c2='gold'):
    b.box(0, 0, 0, .5, .5, .035, 'gown:p'); b.ball(0, 0, .045, .03, c2+':p', seg=8); b.limb((0, 0, .045), (.24, .24, .045), .012, .012, c2+':p', 6); b.limb((.24, .24, .045), (.25, .25, -.16), .012, .03, c2+':p', 6)
def flycap(x, y, z, k=1.3):
    b = Mesh()
    with b.at(0, 0, 0, rz=R.uniform(0, 360), rx=R.uniform(-60, 60), ry=R.uniform(-50, 50)): capboard(b, R.choice(['gold', 'gold', 'ivory'])); b.lathe([(.2, -.12), (.2, 0)], 'gown:p', 14)
    return b.obj('cap', 0, (x, y, z), 0, k)
def folk(x, y, z=0, rz=0, pose='walk', wear=None, k=1.3, top=None, leg=None, skin=None, hair=None, ph=None, c2=None, pack=None, book=False, hij=None, skirt=False):
    if wear == 'grad': top = 'gown'; leg = leg or 'dark'
    top = top or R.choice(TOPS); leg = leg or R.choice(['navy', 'dark', 'slate', '6B5B4B']); skin = skin or R.choice(['skinA', 'skinB', 'skinC', 'skinD', 'skinA']); hair = hair or R.choice(['hairA', 'hairA', 'hairB', 'hairC'])
    if ph is None: ph = R.uniform(-1, 1)
    if wear and ph < -.5: ph = R.uniform(-.45, .9)
    q = lambda n: n+':p' if n else None
    o = person(x, y, z, rz, 'wave' if pose == 'cheer' else pose, q(top), q(leg), q(skin), q(hair), k, q(pack), book, ph, skirt, q(hij))
    hz = .48 if pose == 'sit' else .86; b = Mesh()
    if wear: wear_mesh(b, wear, hz, top, pose, c2 or R.choice(['scarf', 'gold', 'teal2', 'plum', 'ivory'] if wear == 'winter' else ['gold', 'ivory', 'gold']))
    if pose == 'cheer': b.limb((-.21, 0, hz+.5), (-.36, -.02, hz+.62), .075, .065, top+':p'); b.limb((-.36, -.02, hz+.62), (-.34, -.04, hz+.92), .062, .055, top+':p'); b.ball(-.34, -.04, hz+.94, .065, skin+':p', seg=10)
    if b.v: b.obj('wear', 0, (x, y, z), rz, k)
    return o
def lantern(x, y, z, k=1, col='FFA64E', light=0):
    b = Mesh(); b.lathe([(.1, 0), (.17, .03), (.17, .07)], 'dark:p', 10); b.lathe([(.14, .07), (.17, .2), (.13, .34)], f'glow:{col}:3.4', 10); b.lathe([(.16, .34), (.1, .42), (.02, .46)], 'dark:p', 10); o = b.obj('lantern', 0, (x, y, z), 0, k); o.visible_shadow = False
    if light: glow(x, y, z+.2*k, light, col, .12)
    return o
# ------------------------------------------------------------------ snow, ropes, bunting
def field(x0, y0, x1, y1, res, fn, m, z=0):
    nx, ny = int((x1-x0)/res)+1, int((y1-y0)/res)+1; X, Y = np.meshgrid(np.linspace(x0, x1, nx), np.linspace(y0, y1, ny)); Z = fn(X, Y)+z; V = np.stack([X, Y, Z], 2).reshape(-1, 3); i = np.arange(nx*ny).reshape(ny, nx); F = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], 2).reshape(-1, 4)
    me = bpy.data.meshes.new('field'); me.vertices.add(len(V)); me.vertices.foreach_set('co', V.ravel().astype(np.float32)); me.loops.add(F.size); me.loops.foreach_set('vertex_index', F.ravel()); me.polygons.add(len(F)); me.polygons.foreach_set('loop_start', np.arange(0, F.size, 4)); me.polygons.foreach_set('loop_total', np.full(len(F), 4)); me.polygons.foreach_set('use_smooth', np.ones(len(F), bool)); me.update(); me.validate(); me.materials.append(mat(m)); o = bpy.data.objects.new('field', me); bpy.context.scene.collection.objects.link(o); return o
def bumps(X, Y, s=.12, amp=.35, seed=3): return sum((vnoise(X*s*2**o+40, Y*s*2**o+40, seed+o)-.5)*amp*.5**o for o in range(4))
def prints(X, Y, Z, tracks, depth=.22):
    res = X[0, 1]-X[0, 0]; x0, y0 = X[0, 0], Y[0, 0]; ry = Y[1, 0]-Y[0, 0]
    for tr in tracks:
        P = [Vector(p) for p in tr]; s = 1
        for p, q in zip(P[:-1], P[1:]):
            d = (q-p); L = d.length; d.normalize(); n = Vector((-d.y, d.x))
            for i in range(int(L/.72)):
                c = p+d*(i*.72+.2)+n*.17*s+Vector((R.uniform(-.04, .04), R.uniform(-.04, .04))); s = -s; a, b_ = int((c.x-x0)/res), int((c.y-y0)/ry); w = int(.6/res)
                sl = np.s_[max(0, b_-w):b_+w+1, max(0, a-w):a+w+1]; dx, dy = X[sl]-c.x, Y[sl]-c.y
                if dx.size == 0: continue
                u, v = dx*d.x+dy*d.y, -dx*d.y+dy*d.x; r2 = (u/.24)**2+(v/.11)**2; Z[sl] -= depth*np.exp(-r2**2); Z[sl] += depth*.28*np.exp(-((np.sqrt(r2)-1.45)/.35)**2)
    return Z
def cat_pts(p0, p1, sag, n): p0, p1 = Vector(p0), Vector(p1); return [p0.lerp(p1, i/n)-Vector((0, 0, sag*4*(i/n)*(1-i/n))) for i in range(n+1)]
def strand(p0, p1, sag=1, n=14, col='FFAE58', e=4.5, r=.075, light=0):
    P = cat_pts(p0, p1, sag, n*2); b = Mesh(); b.sweep([tuple(p) for p in P], [.018]*len(P), 'dark:p', 5)
    for p in P[1::2]: b.ball(p.x, p.y, p.z-.12, r, f'glow:{col}:{e}', (1, 1, 1.2), 8); b.cyl(p.x, p.y, p.z-.07, .03, .08, 'dark:p', seg=6)
    o = b.obj('strand', 0); o.visible_shadow = False
    if light: q = P[len(P)//2]; glow(q.x, q.y, q.z-.3, light, col, .5)
    return o
def bunting(p0, p1, sag=.8, n=16, cols=('teal', 'ivory', 'gold', 'teal2', 'coral2'), w=.42, h=.55):
    P = cat_pts(p0, p1, sag, n*2); b = Mesh(); b.sweep([tuple(p) for p in P], [.02]*len(P), 'ivory:p', 5); d = (Vector(p1)-Vector(p0)).normalized()
    for i, p in enumerate(P[1::2]): a, c = p-d*w/2, p+d*w/2; b.add([tuple(a), tuple(c), (p.x, p.y+.06, p.z-h)], [(0, 1, 2)], cols[i % len(cols)]+':p')
    return b.obj('bunting', 0)
def torus(b, x, y, z, r, t, m, axis='y', seg=28):
    P = [(x+r*cos(a), y, z+r*sin(a)) if axis == 'y' else (x+r*cos(a), y+r*sin(a), z) for a in np.linspace(0, 2*pi, seg+1)]
    for p, q in zip(P[:-1], P[1:]): b.limb(p, q, t, t, m, 6)
def bicycle(x, y, z=0, rz=0, m='teal2', k=1.3, lean=6):
    b = Mesh(); B = (0, 0, .34); S = (-.16, 0, .86); H = (.42, 0, .86); RW, FW = (-.5, 0, .35), (.58, 0, .35)
    with b.at(rx=lean):
        for c in (RW, FW):
            torus(b, *c, .33, .026, 'dark:p')
            for i in range(6): a = pi*i/6; b.limb((c[0]-.32*cos(a), 0, c[2]-.32*sin(a)), (c[0]+.32*cos(a), 0, c[2]+.32*sin(a)), .006, .006, '9AA3A6:p', 4)
        for p, q in ((B, S), (S, H), (B, (.45, 0, .78)), (RW, B), (RW, (-.14, 0, .8))): b.limb(p, q, .024, .024, m+':p', 8)
        b.limb(FW, (.40, 0, .95), .024, .022, m+':p', 8); b.limb((.39, -.26, .97), (.39, .26, .97), .02, .02, 'dark:p', 8); b.ball(-.18, 0, .92, .11, 'wood2:p', (1.3, .7, .45), 10); b.limb((0, -.12, .28), (0, .12, .4), .015, .015, 'dark:p', 6)
        b.box(.62, 0, .72, .26, .36, .22, 'wood:p')
    return b.obj('bike', 0, (x, y, z), rz, k)
# ------------------------------------------------------------------ the one quad
RING = [(12+8*cos(t*.2617), -12+8*sin(t*.2617)) for t in range(24)]
SHORE = [(-260, -4), (-120, 4), (-74, 13), (-54, 24), (-45, 38), (-38, 60), (-30, 90), (-24, 180), (-20, 600)]
def lakeside(ground='lawn', water='water', hm=None, n=420, kinds=('oak', 'oak', 'pine', 'poplar')):
    b = Mesh(); b.poly([(280, -200), (280, 600)]+SHORE[::-1]+[(-260, -200)], 'z', -1, 0, ground); b.obj('ground', 0)
    b = Mesh()
    for p, q in zip(SHORE[1:7], SHORE[2:8]):
        d = (Vector(q)-Vector(p)); nn = Vector((d.y, -d.x)).normalized(); b.poly([p, q, tuple(Vector(q)+nn*6), tuple(Vector(p)+nn*6)], 'z', -1.2, .07, 'path'); b.poly([p, q, tuple(Vector(q)+nn*.6), tuple(Vector(p)+nn*.6)], 'z', -1.3, .6, 'white')
    b.obj('prom', 0); b = Mesh(); b.box(-200, 300, -1.4, 900, 800, 1, water); b.obj('lake', 0)
    hs = ((-260, 520, 200, 60, 52), (-90, 560, 190, 60, 74), (-420, 470, 180, 60, 40), (110, 540, 260, 60, 60), (-170, 430, 110, 30, 22))
    for h in hs: hill(*h) if not hm else hill(*h, m=hm)
    for _ in range(n):
        cx, cy, rx, ry, h = R.choice(hs); u, v = R.uniform(-.9, .9), R.uniform(-.85, .05)
        if u*u+v*v < .95: tree(R.choice(kinds), cx+u*rx, cy+v*ry, h*sqrt(1-u*u-v*v)-1.5, R.uniform(2.2, 3.6))
def buildings(flags=True):
    tower(38, 7).obj('tower', .06, (12, 38, 0)); hall(36, 11, 3, arc=12, dormers=5, chim=2, wall='brick', roof='tile').obj('main', .05, (35, 41, 0)); hall(17, 10, 2, arc=6, chim=1, roof='rust').obj('left', .05, (-1, 42, 0)); hall(30, 11, 3, rh=3.4, dormers=3, wall='brick', roof='tile').obj('right', .05, (55, 6, 0), rz=-90)
    if flags: b = Mesh(); flag(b, 11, 'teal2'); b.obj('flag', 0, (4.5, 28, 0)); b = Mesh(); flag(b, 11, 'gold'); b.obj('flag', 0, (19.5, 28, 0))
def basin_dry(x, y, z=0, k=1, rz=0, r=4.4):
    b = Mesh(); b.lathe([(r+.5, 0), (r+.5, .25), (r+.25, .25), (r+.2, .75), (r+.4, .85), (r+.4, 1), (r-.1, 1), (r-.15, .4)], 'stone', 64); b.lathe([(r-.12, .5), (r-.12, .8), (r*.5, .95), (.5, 1.0)], 'snow', 48); b.lathe([(1.5, .4), (1.3, 1.1), (.95, 1.5), (1.05, 2.1), (1.9, 2.35), (2.1, 2.6), (1.7, 2.65), (.9, 2.45)], 'white', 40); b.obj('basin', 0, (x, y, z), rz, k); n = Mesh(); narwhal(n, L=5.4); n.obj('narwhal', 0, (x, y, z+2.5*k), rz, k)
# ------------------------------------------------------------------ the sound: shells, launch, gulls, pier, boathouse
def shell_boat(x, y, z, rz=0, n=4, hull='ivory', kit_='teal', blade='gold', ph=.5, cox=True, k=1.25):
    """racing shell along +x (bow at +x), n rowers facing -x, oars alternate; ph 0 = catch, 1 = finish"""
    b = Mesh(); L = n*1.35+3.6; N = 20; vs, fs = [], []
    for i in range(N+1):
        t = i/N; w = .30*max(sin(pi*t), 0)**.55+.015; X = -L/2+L*t
        for j in range(7): a = pi*j/6; vs.append((X, -w*cos(a), .30+.05*abs(2*t-1)**2-.34*sin(a)*(.35+.65*max(sin(pi*t), 0)**.5)))
    for i in range(N):
        for j in range(6): fs.append((i*7+j, i*7+j+1, (i+1)*7+j+1, (i+1)*7+j))
        fs.append((i*7, (i+1)*7, (i+1)*7+6, i*7+6))
    b.add(vs, fs, hull, True); b.ball(L/2, 0, .36, .09, 'coral', seg=10)
    x0 = -(n-1)*.675-.1
    for i in range(n):
        X = x0+i*1.35+.2; sd = 1 if i % 2 else -1; lean = (.5-ph)*.9; sk = R.choice(['skinA', 'skinB', 'skinC', 'skinD']); sl = -.35*(1-ph)+.05    # slide forward (toward stern -x) at catch
        S = (X+sl, 0, .42); SH = (X+sl-sin(lean)*.55, 0, .42+cos(lean)*.56)
        b.stack.append(b.stack[-1] @ Matrix.Identity(4)); b.limb(S, SH, .19, .2, kit_, 14); hd = (SH[0]-sin(lean)*.3, 0, SH[2]+.33); b.limb(SH, hd, .075, .07, sk, 8); b.ball(*hd, .19, sk, (.95, .92, 1.08)); b.ball(hd[0]+.04, 0, hd[2]+.06, .2, R.choice(['hairA', 'hairB', 'hairC', 'hairA']), (.98, 1.0, .96)); b.ball(hd[0]-.165, .07, hd[2]+.02, .02, 'hairA', seg=6); b.ball(hd[0]-.165, -.07, hd[2]+.02, .02, 'hairA', seg=6)
        b.lathe([(.2, 0), (.17, .1), (.02, .14)], 'ivory', 12, hd[0]+.0, 0, hd[2]+.09) if i % 3 == 0 else None
        K = ((S[0]+X-.85)/2-.02, 0, .42+.42*(1-ph)+.1); F = (X-.85, 0, .42)
        for q in (-.1, .1): b.limb((S[0], q, S[2]), (K[0], q, K[2]), .095, .08, 'navy', 8); b.limb((K[0], q, K[2]), (F[0], q, F[2]), .08, .06, sk, 8)
        ang = radians(38*(1-2*ph)); lock = (X-.42, sd*.78, .58); d = Vector((-sin(ang)*1.0, sd*cos(ang), -.075)); hnd = Vector(lock)-Vector((d.x, d.y, -.06))*.95; tipv = Vector(lock)+d*2.35
        hnd = Vector((hnd.x, hnd.y, .72)); b.limb(tuple(hnd), tuple(tipv), .035, .03, 'sand', 6)
        with b.at(*tipv, rz=math.degrees(math.atan2(d.y, d.x))): b.box(.28, 0, -.10, .62, .045, .24, blade)
        b.limb((X-.42, 0, .36), lock, .025, .025, 'dark', 6)
        for q in (-1, 1): sh = (SH[0], q*.22, SH[2]-.04); b.limb(sh, (hnd.x+.12, hnd.y+q*.11, hnd.z+.02), .07, .055, sk, 8)
    if cox:
        X = x0-1.35; b.limb((X, 0, .4), (X, 0, .9), .19, .19, 'gold', 14); b.ball(X+.02, 0, 1.24, .19, 'skinB', (.95, .92, 1.08)); b.lathe([(.205, 0), (.2, .1), (.02, .17)], 'teal', 12, X, 0, 1.28); b.box(X+.17, 0, 1.29, .2, .22, .03, 'teal'); b.limb((X, -.2, .82), (X+.3, -.1, .7), .07, .06, 'gold'); b.limb((X, .2, .82), (X+.3, .1, .7), .07, .06, 'gold')
    return b.obj('shell', 0, (x, y, z), rz, k)
def wake(x, y, z, rz, L=9, w=.5, m='glow:DFF0EE:.25'):
    b = Mesh()
    for s_ in (-1, 1):
        for i in range(10): t = i/10; b.ball(-L*t, s_*(w+1.1*t), 0, .32*(1-t)+.05, 'white:w', (2.2, .35, .12), 8)
    return b.obj('wake', 0, (x, y, z), rz)
def launch(x, y, z, rz=0, k=1.3):
    b = Mesh(); o = [(-2.3, -.8), (1.1, -.8), (2.2, -.45), (2.9, 0), (2.2, .45), (1.1, .8), (-2.3, .8)]; b.poly([(p*.93, q*.8) for p, q in o], 'z', -.2, .16, 'teal'); b.poly(o, 'z', .16, .56, 'teal'); b.poly([(p*1.02, q*1.04) for p, q in o], 'z', .56, .66, 'white'); b.poly([(p*.88-.1, q*.82) for p, q in o], 'z', .665, .672, 'wood'); b.box(.7, 0, .67, .6, .9, .55, 'white'); b.poly([(.85, 1.2), (1.1, 1.2), (.95, 1.62), (.9, 1.62)], 'y', -.42, .42, 'glass'); b.box(-1.2, 0, .67, .4, 1.2, .22, 'wood2'); b.box(-2.45, 0, .3, .35, .4, .85, 'dark'); b.obj('launch', .03, (x, y, z), rz, k)
    a = radians(rz); f = lambda u, v: (x+k*(u*cos(a)-v*sin(a)), y+k*(u*sin(a)+v*cos(a))); folk(*f(0, 0), z+.68*k, rz+90, 'wave', 'sun', 1.25, top='coral', leg='navy'); folk(*f(-1.2, 0), z+.4*k, rz+90, 'sit', None, 1.25, top='ivory', leg='dark')
def gull(x, y, z, rz=0, k=1, up=.5):
    b = Mesh(); b.sweep([(-.5, 0, 0), (-.2, 0, .02), (.15, 0, .05), (.42, 0, .1), (.55, 0, .1)], [.03, .13, .15, .1, .03], 'white:p', 10); b.add([(-.45, 0, .02), (-.8, -.16, .03), (-.8, .16, .03)], [(0, 1, 2)], 'white:p'); b.limb((.52, 0, .1), (.68, 0, .08), .035, .01, 'gold:p', 6)
    for s_ in (-1, 1):
        P = [(.12, 0, .08), (.18, .55, .08+up*.5), (.0, 1.25, .08+up*.42)]; W = [.34, .3, .03]; vs = []
        for p, w in zip(P, W): vs += [(p[0]+w/2, s_*p[1], p[2]), (p[0]-w/2, s_*p[1], p[2]-.02)]
        b.add(vs, [(0, 1, 3, 2)], 'white:p'); b.add(vs, [(2, 3, 5, 4)], 'slate:p')
    return b.obj('gull', 0, (x, y, z), rz, k)
def pier(x0, y0, x1, y1, w=3.2, z=.9, zw=-2, rail=False, seed=1):
    """plank pier from (x0,y0) to (x1,y1), deck top at z, water level zw"""
    b = Mesh(); d = Vector((x1-x0, y1-y0)); L = d.length; n = int(L/.42); rg = random.Random(seed)
    for i in range(n): b.box((i+.5)*L/n, rg.uniform(-.03, .03), z-.1, L/n-.035, w+rg.uniform(-.08, .08), .1, rg.choice(['wood', 'B08860', 'A27E58', 'B5926B']))
    for q in (-1, 1): b.box(L/2, q*(w/2-.35), z-.42, L, .22, .3, 'wood2')
    for i in range(int(L/3.6)+1):
        for q in (-1, 1): b.cyl(min(i*3.6+.3, L-.2), q*(w/2-.02), zw-1.2, .17, z-zw+1.2+(.75 if i % 2 == 0 else .12), 'wood2', seg=12); (b.lathe([(.2, 0), (.2, .1), (.02, .16)], 'white', 12, min(i*3.6+.3, L-.2), q*(w/2-.02), z+.75) if i % 2 == 0 else None)
    if rail:
        for q in (-1, 1): b.box(L/2, q*(w/2-.02), z+.7, L, .07, .08, 'white')
    return b.obj('pier', .015, (x0, y0, 0), math.degrees(math.atan2(d.y, d.x)))
def boathouse(w=22, d=13, doors=3):
    b = Mesh(); H = 5.4; b.box(0, 0, 0, w+.4, d+.4, .5, 'stone'); b.box(0, 0, .2, w, d, H, 'ivory'); st = w/doors
    for i in range(int(d/.62)): pass
    for q in (-1, 1): b.poly([(-d/2, H+.2), (d/2, H+.2), (0, H+4.8)], 'x', q*w/2-.2, q*w/2+.2, 'ivory')
    hip(b, w, d, H+.25, 4.8, 'tile', rows=11, gable=True)
    with b.at(0, -d/2):
        for i in range(doors):
            X = -w/2+st*(i+.5); op = i == 1
            b.poly(arch_pts(4.9, 4.4)+arch_pts(4.2, 4.05)[::-1], 'y', -.25, .05, 'white')
            with b.at(X, 0, .3):
                b.poly(arch_pts(4.9, 4.45)+arch_pts(4.2, 4.1)[::-1], 'y', -.28, .05, 'white')
                if op:
                    b.poly(arch_pts(4.2, 4.1), 'y', -.05, .03, '3A2E26')
                    for q in (-1, 1):
                        with b.at(q*2.15, -.3, 0, rz=q*-70): b.box(-q*-1.0*-1, 0, 0, 2.0, .12, 3.6, 'teal2'); b.box(-q*-1.0*-1, -.07, 1.7, 2.0, .06, .18, 'white')
                    for zz, cc in ((.5, 'coral2'), (1.25, 'ivory'), (2.0, 'gold'), (2.75, 'teal2')):
                        for xx in (-1.2, 0, 1.2): b.ball(xx, -.02, zz, .34, cc, (1, .8, .62), 14)
                else:
                    b.poly(arch_pts(4.2, 4.1), 'y', -.1, .03, 'teal2'); b.box(0, -.14, 0, .1, .08, 4.05, 'teal')
                    for zz in (.5, 2.2): b.box(0, -.13, zz, 4.1, .05, .16, 'teal')
                    for q in (-1, 1): b.box(q*1.05, -.15, 2.6, 1.1, .1, .7, 'glass')
    b.box(0, -d/2-.9, H-.35, w+.6, 1.9, .16, 'white')                         # balcony under the eave gable
    with b.at(0, -d/2+1.2, H+.6):                                              # central cross gable with clock-like crest
        b.poly([(-3.6, -.3), (3.6, -.3), (0, 4.4)], 'y', -1.6, 4, 'ivory')
        for q in (-1, 1): b.poly([(q*4.1, -.55), (q*4.1, .0), (0, 5.2), (0, 4.55)], 'y', -2.0, 4, 'tile')
        with b.at(0, -1.6): [window(b, x, .35, 1.0, 1.9, True) for x in (-1.1, 1.1)]
    for q in (-1, 1):
        with b.at(q*w/2, 0, rz=90*q): facade(b, d-2, 1, 4, .4, 3, 'arch', 1.2, 2.4)
        for zz in range(5): b.box(q*w/2, -d/2, .6+zz*.98, .6 if zz % 2 else .45, .45 if zz % 2 else .6, .66, 'white')
    b.box(0, 0, H+5.0, 1.8, 1.8, 1.6, 'ivory'); b.box(0, 0, H+6.6, 2.3, 2.3, .2, 'white'); b.lathe([(1.6, 0), (.9, .7), (.12, 1.9)], 'teal2', 8, 0, 0, H+6.8, False); b.ball(0, 0, H+8.8, .2, 'brass'); return b
def rack(x, y, z, rz=0, k=1.25):
    b = Mesh()
    for q in (-2.6, 2.6): b.box(q, -.5, 0, .14, .14, 2.0, 'wood2'); b.box(q, .5, 0, .14, .14, 2.0, 'wood2'); [b.box(q, 0, zz, .12, 1.6, .1, 'wood2') for zz in (.55, 1.25, 1.9)]
    for zz, c in ((.75, 'coral2'), (1.45, 'ivory'), (2.1, 'teal2')): b.sweep([(-5+10*i/14, 0, zz+.02) for i in range(15)], [.27*max(sin(pi*i/14), 0)**.55+.015 for i in range(15)], c, 14)
    return b.obj('rack', 0, (x, y, z), rz, k)
def sailboat(x, y, z=0, rz=0, k=1, hull='teal', sail='ivory', jib='gold', heel=6):
    b = Mesh()
    with b.at(rx=heel):
        N = 14; vs, fs = [], []
        for i in range(N+1):
            t = i/N; w = .95*max(sin(pi*(.12+.88*t)), 0)**.6*(1 if t < .9 else 1); X = 3.1-6.0*t
            if i == 0: w = .03
            for a in np.linspace(0, pi, 7): vs.append((X, -w*cos(a), .85+.25*(1-t)**2-.95*sin(a)*(.4+.6*sin(pi*min(1, .15+t*.8)))))
        for i in range(N):
            for j in range(6): fs.append((i*7+j, i*7+j+1, (i+1)*7+j+1, (i+1)*7+j))
            fs.append((i*7, (i+1)*7, (i+1)*7+6, i*7+6))
        fs.append(tuple(range(N*7, N*7+7))); b.add(vs, fs, hull); b.box(-.6, 0, .9, 1.8, .9, .3, 'wood'); b.cyl(.5, 0, .6, .06, 7.4, 'wood2', seg=10); b.limb((.5, 0, 1.6), (-2.6, .3, 1.65), .05, .04, 'wood2', 8)
        n = 8; V = []
        for i in range(n+1):
            for j in range(n+1):
                u, v = i/n, j/n; X = .42-(2.9*(1-v))*u; V.append((X, .3*u*(1-v)+.45*sin(pi*u)*sin(pi*min(1, v*.9+.08))*.8, 1.75+5.9*v))
        b.add(V, [(i*(n+1)+j, (i+1)*(n+1)+j, (i+1)*(n+1)+j+1, i*(n+1)+j+1) for i in range(n) for j in range(n)], sail, True)
        V = []
        for i in range(n+1):
            for j in range(n+1): u, v = i/n, j/n; X = .55+(2.35*(1-v))*(1-u); V.append((X, .05+.4*sin(pi*u)*sin(pi*v*.95), 1.2+5.2*v+.2*u))
        b.add(V, [(i*(n+1)+j, (i+1)*(n+1)+j, (i+1)*(n+1)+j+1, i*(n+1)+j+1) for i in range(n) for j in range(n)], jib, True)
    for X, Y, t, s_ in ((-1.75, .28, 'coral2', 'skinB'), (-.2, .42, 'navy', 'skinA')):
        with b.at(rx=heel): b.limb((X, Y, 1.0), (X, Y, 1.62), .21, .2, t); b.limb((X, Y, 1.6), (X, Y, 1.85), .07, .07, s_); b.ball(X, Y, 2.02, .2, s_, seg=12); b.ball(X-.04, Y+.02, 2.08, .2, 'hairA' if X < -1 else 'ivory', seg=12); b.limb((X, Y, 1.5), (X-.5, Y-.1, 1.3), .07, .06, t)
    return b.obj('sail', 0, (x, y, z), rz, k)
# ------------------------------------------------------------------ festival props
def chairs(x0, x1, y0, y1, sx=1.05, sy=1.75, z=.16, k=1.2, skip=None):
    b = Mesh(); P = []; nx, ny = int((x1-x0)/sx)+1, int((y1-y0)/sy)+1
    for j in range(ny):
        for i in range(nx):
            x, y = x0+i*sx, y0+j*sy
            if skip and skip(x, y): continue
            P.append((x, y))
            with b.at(x, y, z, k=k):
                b.box(0, 0, .44, .48, .46, .05, 'F4F1EA'); b.box(0, -.23, .62, .48, .04, .32, 'F4F1EA')
                for q in (-.21, .21): b.box(q, -.23, 0, .045, .045, .95, 'F4F1EA'); b.box(q, .2, 0, .045, .045, .44, 'F4F1EA')
    b.obj('chairs', 0); return P
def marquee(x, y, z=0, rz=0, w=5, d=4, m='teal2', m2='ivory', k=1, h=2.6, open_=True, stall=False):
    b = Mesh()
    for sx in (-1, 1):
        for sy in (-1, 1): b.cyl(sx*w/2, sy*d/2, 0, .07, h, 'ivory:p', seg=10)
    n = 10; per = []
    for (ax, ay), (bx, by), cnt in (((-w/2, -d/2), (w/2, -d/2), n), ((w/2, -d/2), (w/2, d/2), n), ((w/2, d/2), (-w/2, d/2), n), ((-w/2, d/2), (-w/2, -d/2), n)):
        for i in range(cnt): t = i/cnt; per.append((ax+(bx-ax)*t, ay+(by-ay)*t))
    N = len(per)
    for i in range(N):
        p, q = per[i], per[(i+1) % N]; mm = m if (i//2) % 2 else m2; P1 = lambda p, t: (p[0]*t*1.06, p[1]*t*1.06, h+1.75*(1-t)**1.45)
        ts = [1, .7, .45, .22, .03]
        for a, c_ in zip(ts[:-1], ts[1:]): b.add([P1(p, a), P1(q, a), P1(q, c_), P1(p, c_)], [(0, 1, 2, 3)], mm+':p', True)
        e = P1(p, 1), P1(q, 1); mid = tuple((u+v)/2 for u, v in zip(*e)); b.add([e[0], e[1], (e[1][0], e[1][1], h-.22), (mid[0], mid[1], h-.42), (e[0][0], e[0][1], h-.22)], [(0, 1, 2, 3, 4)], mm+':p')
    b.ball(0, 0, h+1.8, .12, 'brass:p', seg=10); b.limb((0, 0, h+1.8), (0, 0, h+2.5), .03, .02, 'brass:p', 6); b.add([(0, 0, h+2.5), (.7, .05, h+2.3), (0, 0, h+2.1)], [(0, 1, 2)], m+':p')
    if stall:
        b.box(0, -d/2+.1, 0, w-.3, .6, 1.05, m2+':p'); b.box(0, -d/2+.1, 1.05, w-.1, .85, .08, 'wood:p')
        for i in range(int(w/.5)): b.box(-w/2+.45+i*.5, -d/2-.21, .1, .25, .02, .85, m+':p')
        for i in range(int(w*2.2)):
            X = -w/2+.5+i*.42; c_ = R.choice(['gold', 'coral2', 'ivory', 'sea', 'lawn2', 'wood2'])
            if X < w/2-.4: (b.cyl(X, -d/2+.1, 1.131, .1, .22, c_+':p', .12, 10) if i % 2 else b.ball(X, -d/2+.05, 1.23, .12, c_+':p', seg=10))
    return b.obj('tent', 0, (x, y, z), rz, k)
def banner(x, y, z, w, h, txt, rz=0, m='teal2', size=None, post=True, tm='ivory:p'):
    b = Mesh()
    if post:
        for q in (-1, 1): b.cyl(q*(w/2+.12), 0, 0, .08, h+2.6, 'ivory:p', seg=10); b.ball(q*(w/2+.12), 0, h+2.65, .13, 'brass:p', seg=10)
    b.box(0, 0, 2.5 if post else 0, w, .06, h, m+':p'); b.box(0, 0, (2.5 if post else 0)+.1, w-.25, .075, .06, 'gold:p'); b.box(0, 0, (2.5 if post else 0)+h-.16, w-.25, .075, .06, 'gold:p'); b.obj('banner', 0, (x, y, z), rz)
    a = radians(rz); t = text(txt, x+sin(a)*.05, y-cos(a)*.05, z+(2.5 if post else 0)+h/2, size or h*.42, tm, rz, 90, .01, font=public_sans()); return t
def table(x, y, z=0, rz=0, L=2.6, cloth='ivory', k=1.2, food=True, benches=True):
    b = Mesh(); b.box(0, 0, .72, L, .95, .06, cloth+':p'); b.box(0, 0, .5, L+.04, .99, .24, cloth+':p')
    for q in (-1, 1): b.box(q*(L/2-.2), 0, 0, .1, .7, .5, 'wood2:p')
    if benches:
        for q in (-1, 1): b.box(0, q*.95, .4, L, .32, .07, 'wood:p'); [b.box(s_*(L/2-.3), q*.95, 0, .08, .28, .4, 'wood2:p') for s_ in (-1, 1)]
    if food:
        for i in range(int(L*3)):
            X, Y = -L/2+.2+i*.31, R.uniform(-.32, .32); c_ = R.choice(['gold', 'coral2', 'sea', 'ivory', 'lawn2'])
            if X > L/2-.15: continue
            b.cyl(X, Y, .781, .12, .03, 'ivory:p', seg=12) if i % 2 else b.cyl(X, Y, .781, .05, .18, c_+':p', seg=10); (b.ball(X, Y, .84, .07, c_+':p', seg=8) if i % 2 else None)
    return b.obj('table', 0, (x, y, z), rz, k)

def bearer(x, y, z=0, rz=0, up=False, k=1.3, light=60, col='FFA64E', **kw):
    o = folk(x, y, z, rz, 'wave' if up else 'stand', kw.pop('wear', 'winter'), k, **kw); a = radians(rz); u, v = (.36, -.16) if up else (.3, -.14); X, Y = x+k*(u*cos(a)-v*sin(a)), y+k*(u*sin(a)+v*cos(a)); zz = z+k*((.86+.46) if up else .42); lantern(X, Y, zz, k*.8, col, light)
    b = Mesh(); b.limb((X, Y, zz+.44*k*.8), (X, Y, zz+.44*k*.8+(.15 if up else .12)), .012, .012, 'dark:p', 5); b.obj('wire', 0); return o
def skylantern(x, y, z, k=1, light=0, col='FFB050'):
    b = Mesh(); b.lathe([(.3, 0), (.42, .25), (.46, .6), (.4, .85), (.2, 1.0), (.02, 1.03)], f'paper:{col}:2.2', 16); o = b.obj('sl', 0, (x, y, z), 0, k); o.visible_shadow = False
    if light: glow(x, y, z, light, col, .4)
def pavilion(r=5.2, h=4.2, m='tile'):
    b = Mesh(); b.lathe([(r+.5, 0), (r+.5, .3), (r+.2, .36), (r+.2, .42)], 'wood', 8, smooth=False)
    for i in range(8):
        a = 2*pi*(i+.5)/8*1.0-pi/8; X, Y = r*cos(a), r*sin(a); b.box(X, Y, .4, .34, .34, h, 'white'); b.box(X, Y, .4, .5, .5, .5, 'white'); b.box(X, Y, h+.1, .5, .5, .2, 'white')
        a2 = a+2*pi/8; X2, Y2 = r*cos(a2), r*sin(a2)
        if i not in (5, 1): b.limb((X, Y, 1.35), (X2, Y2, 1.35), .07, .07, 'white', 6); b.limb((X, Y, .62), (X2, Y2, .62), .05, .05, 'white', 6); [b.limb((X+(X2-X)*t, Y+(Y2-Y)*t, .62), (X+(X2-X)*t, Y+(Y2-Y)*t, 1.35), .03, .03, 'white', 6) for t in np.linspace(.1, .9, 9)]
        b.limb((X, Y, h+.05), (X+(X2-X)*.18, Y+(Y2-Y)*.18, h+.05), .01, .01, 'white', 4); n = 8; mx, my = (X+X2)/2, (Y+Y2)/2
        for t0 in np.linspace(.06, .94, 12): hh = .55*abs(2*t0-1)**2+.12; b.limb((X+(X2-X)*t0, Y+(Y2-Y)*t0, h+.32), (X+(X2-X)*t0, Y+(Y2-Y)*t0, h+.32-hh), .05, .05, 'white', 6)
    prof = []; rows = 8; R0 = r+.75
    b.lathe([(R0*1.02-.2, h+.3), (R0*1.02, h+.34), (R0*1.02, h+.62), (R0*.98, h+.7)], 'white', 8, smooth=False)
    for j in range(rows): t = j/rows; q = R0*(1-t)**.92*.98+.35; prof += [(q+.08, h+.7+3.0*t**1.1), (q+.08, h+.8+3.0*t**1.1)]
    b.lathe(prof+[(.3, h+3.75)], m, 8, smooth=False); b.cyl(0, 0, h+3.7, .55, .7, 'white', seg=8); b.lathe([(.8, 0), (.4, .5), (.05, 1.1)], m, 8, 0, 0, h+4.4, False); b.ball(0, 0, h+5.6, .18, 'brass'); return b
