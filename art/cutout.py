"""cutout.py scene.png picture.webp [shelf|plain] [strength]: removes the grain, crops, ends the shadow before the frame.

`shelf` crops to 4 : 3 with the foot of the object at 87 % of the height. The outline of the objects is scene-outline.png.
"""
import sys
import cv2, numpy as np
i, o = sys.argv[1:3]
mode = sys.argv[3] if len(sys.argv) > 3 else "plain"
h = float(sys.argv[4]) if len(sys.argv) > 4 else 5
im = cv2.imread(i, cv2.IMREAD_UNCHANGED)
mask = cv2.imread(i.replace(".png", "-outline.png"), cv2.IMREAD_UNCHANGED)[..., 3]
# without what is below the floor
mask = np.minimum(mask, im[..., 3])
solid = (mask > 0).astype(np.uint8)
ys, xs = np.nonzero(solid)
x0, x1, y0, y1 = xs.min(), xs.max(), ys.min(), ys.max()
H, W = solid.shape
print("object", x0 / W, x1 / W, y0 / H, y1 / H)
if mode == "shelf":
    # 4:3, the lowest point at 87 % of the height, the object centered
    w = max((x1 - x0) * 1.10, (y1 - y0) / 0.84 * 4 / 3)
    hh = w * 3 / 4
    left = (x0 + x1) / 2 - w / 2
    top = y1 - hh * 0.87
    pad = 400
    im = cv2.copyMakeBorder(im, pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=(0, 0, 0, 0))
    solid = cv2.copyMakeBorder(solid, pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=0)
    mask = cv2.copyMakeBorder(mask, pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=0)
    # the shadow ends at the old frame, so it fades there, too
    L, T = int(round(left)) + pad, int(round(top)) + pad
    im, solid, mask = (v[T:T + int(hh), L:L + int(w)] for v in (im, solid, mask))
    valid = (max(0, pad - L), max(0, pad - T), min(int(w), pad + W - L), min(int(hh), pad + H - T))
else:
    valid = (0, 0, W, H)
bgr, a = im[..., :3], im[..., 3]
clean = cv2.fastNlMeansDenoisingColored(bgr, None, h, h, 5, 15)
af = a.astype(np.float32)
far = cv2.distanceTransform(1 - solid, cv2.DIST_L2, 5)
w_ = (far > 0).astype(np.float32)
def masked(sigma):
    return cv2.GaussianBlur(af * w_, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(w_, (0, 0), sigma), 1e-3)
t = np.clip((far - 8) / 70, 0, 1)
shadow = masked(3) * (1 - t) + masked(12) * t
shadow = np.maximum(shadow - 8 * np.clip((far - 20) / 60, 0, 1), 0)
hh, ww = a.shape
y, x = np.mgrid[0:hh, 0:ww].astype(np.float32)
d = np.minimum.reduce([x - valid[0], valid[2] - 1 - x, y - valid[1], valid[3] - 1 - y]) / (0.14 * min(hh, ww))
f = np.clip(d, 0, 1); f = f * f * (3 - 2 * f)
m = mask.astype(np.float32) / 255
alpha = 255 * m + shadow * f * (1 - m)
ink = np.array([30, 18, 10], np.float32)
mix = (far > 0)[..., None]
rgb = np.where(mix, ink, clean)
cv2.imwrite(o, np.dstack([rgb, np.clip(alpha, 0, 255)]).astype(np.uint8), [cv2.IMWRITE_WEBP_QUALITY, 90])
print(ww, hh, [int(v.max()) for v in (alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1])])
