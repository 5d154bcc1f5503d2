"""OIDN U-Net (weights: npm `denoiser`, Apache-2.0 by Intel) run in plain numpy."""
import numpy as np, struct, os
from kit import WORK

W_DIR = os.path.join(WORK, 'weights')


def load_tza(path):
    b = open(path, 'rb').read()
    magic, maj, mnr, toff = struct.unpack_from('<HBBQ', b, 0)
    assert magic == 0x41D7, hex(magic)
    p = toff
    (n,) = struct.unpack_from('<I', b, p)
    p += 4
    out = {}
    for _ in range(n):
        (l,) = struct.unpack_from('<H', b, p)
        p += 2
        name = b[p : p + l].decode()
        p += l
        (nd,) = struct.unpack_from('<B', b, p)
        p += 1
        shape = struct.unpack_from('<%dI' % nd, b, p)
        p += 4 * nd
        layout = b[p : p + nd].decode()
        p += nd
        dt = chr(b[p])
        p += 1
        (off,) = struct.unpack_from('<Q', b, p)
        p += 8
        cnt = int(np.prod(shape))
        out[name] = np.frombuffer(b, '<f2' if dt == 'h' else '<f4', cnt, off).reshape(shape).astype(np.float32)
    return out


def conv(x, w, b, relu=True, strip=64):  # x: H,W,C  w: O,I,3,3
    H, Wd, C = x.shape
    O = w.shape[0]
    xp = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    wm = np.ascontiguousarray(w.transpose(2, 3, 1, 0))  # 3,3,I,O
    out = np.empty((H, Wd, O), np.float32)
    for y0 in range(0, H, strip):
        y1 = min(H, y0 + strip)
        acc = np.broadcast_to(b, (y1 - y0, Wd, O)).reshape(-1, O).astype(np.float32)
        for dy in range(3):
            for dx in range(3):
                acc = acc + np.ascontiguousarray(xp[y0 + dy : y1 + dy, dx : dx + Wd]).reshape(-1, C) @ wm[dy, dx]
        if relu:
            np.maximum(acc, 0, out=acc)
        out[y0:y1] = acc.reshape(y1 - y0, Wd, O)
    return out


pool = lambda x: x.reshape(x.shape[0] // 2, 2, x.shape[1] // 2, 2, -1).max((1, 3))
up = lambda x: x.repeat(2, 0).repeat(2, 1)
cat = lambda a, b: np.concatenate([a, b], 2)


def unet(x, T):
    c = lambda n, x, relu=True: conv(x, T[n + '.weight'], T[n + '.bias'], relu)
    p0 = x
    x = c('enc_conv1', c('enc_conv0', x))
    p1 = x = pool(x)
    p2 = x = pool(c('enc_conv2', x))
    p3 = x = pool(c('enc_conv3', x))
    x = pool(c('enc_conv4', x))
    x = c('enc_conv5b', c('enc_conv5a', x))
    x = c('dec_conv4b', c('dec_conv4a', cat(up(x), p3)))
    x = c('dec_conv3b', c('dec_conv3a', cat(up(x), p2)))
    x = c('dec_conv2b', c('dec_conv2a', cat(up(x), p1)))
    x = c('dec_conv1b', c('dec_conv1a', cat(up(x), p0)))
    return c('dec_conv0', x, True)


A, B, C_, D, E_, F, G = (
    1.41283765e03,
    1.64593172e00,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    9.98620152e-01,
)
Y0, Y1 = 1.57945760e-06, 3.22087631e-02
X0, X1 = 2.23151711e-03, 3.70974749e-01


def pu(y):
    return np.where(
        y <= Y0,
        A * y,
        np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C_) + D, E_ * np.log(np.maximum(y, 0) + F) + G),
    )


def ipu(x):
    return np.where(
        x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C_), np.exp((x - G) / E_) - F)
    )


NORM = 1 / float(pu(np.float64(65504.0)))


def denoise(col, alb, nrm, clean_aux=False, tile_rows=None):
    T = load_tza(os.path.join(W_DIR, 'rt_hdr_calb_cnrm.tza' if clean_aux else 'rt_hdr_alb_nrm.tza'))
    H, W, _ = col.shape
    lum = col @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    s = 0.18 / np.exp(np.mean(np.log(np.maximum(lum, 1e-8)[lum > 1e-8])))
    x = np.concatenate(
        [pu(np.clip(col * s, 0, 65504)) * NORM, np.clip(alb, 0, 1), np.clip(nrm, -1, 1) * 0.5 + 0.5], 2
    ).astype(np.float32)
    P = 16
    ph, pw = (-H) % 16, (-W) % 16  # mirrored border: repeating the edge row draws noise into streaks along it
    x = np.pad(x, ((P, P + ph), (P, P + pw), (0, 0)), mode='reflect')
    y = unet(x, T)[P : P + H, P : P + W]
    return (ipu(y / NORM) / s).astype(np.float32)
