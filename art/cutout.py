"""Makes a cut-out of a rendered scene: removes the grain, crops, and ends the shadow before the frame does.

`cutout.py scene.png picture.webp` keeps the frame. `--shelf` crops to 4 : 3 with the foot of the object at 87 % of the
height; `--trim` takes pixels off top and bottom, `--left` adds empty ones for text at the left, and `--crop` is a part of the frame.
The outline of the objects without their shadow is in scene-outline.png. `--photo` is for a scene that fills its frame: it
removes the grain alone, and with `--depth` more of it where the picture is out of focus.

`cutout.py --soften picture.webp` gives a finished cut-out the long falling shadow that a new one has, and keeps its colors.
"""
import argparse
import struct

import cv2
import numpy as np

SHADOW = (30, 18, 10)  # blue, green, red: nearly black, with the blue of the brand
LIGHT = np.float32((255, 124, 48))  # of the lamps at night
FADE = 0.14  # of the shorter side: where the shadow becomes transparent
HAZE = 8  # of 255: what far from the object is taken for light, not shadow
TAIL = 0.1  # of the shorter side: the widest blur of the shadow, far from the object
TOE = 10  # of 255: a weaker shadow becomes weaker, so that it has no visible end
DARK = 100  # of 255: a darker shadow keeps its form


def blur(values, weights, sigma):
    """A blur into which only the pixels with a weight go, so that the object does not darken its shadow."""
    return cv2.GaussianBlur(values * weights, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(weights, (0, 0), sigma), 1e-3)


def smooth(values, low, high):
    """From 0 at `low` to 1 at `high`, without a corner."""
    values = np.clip((values - low) / (high - low), 0, 1)
    return values * values * (3 - 2 * values)


def without_haze(shadow, haze, bend=4):
    """The shadow less the haze: it approaches 0 in a curve, because a cut would be visible as a contour."""
    curve = lambda values: bend * np.logaddexp(0, values / bend)
    return curve(shadow - haze) - curve(-haze)


def soften(shadow, outside):
    """The shadow with a tail that has no visible end: the farther from the object, the wider is the blur.

    At the object (to 6 pixels of 1200) and where it is dark the shadow stays as it is. It ends before the frame, except at
    a side that cuts it off.
    """
    height, width = shadow.shape
    unit = min(height, width) / 1200
    sides = [(shadow * outside)[side] for side in (np.s_[0], np.s_[-1], np.s_[:, 0], np.s_[:, -1])]
    cut = [(side > 10).mean() > 0.05 for side in sides]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    edges = (y, height - 1 - y, x, width - 1 - x)
    fade = np.prod([smooth(edge, 0, TAIL * min(height, width)) for edge, is_cut in zip(edges, cut) if not is_cut], axis=0)
    border, margins = round(3 * TAIL * min(height, width)), np.eye(4, dtype=int)
    wide, free = shadow.astype(np.float32), outside
    for is_cut, margin in zip(cut, margins):
        kind = cv2.BORDER_REPLICATE if is_cut else cv2.BORDER_CONSTANT
        wide = cv2.copyMakeBorder(wide, *map(int, border * margin), kind)
        free = cv2.copyMakeBorder(free, *map(int, border * margin), kind, value=1)
    inside = np.s_[border:border + height, border:border + width]

    def blurred(sigma):
        scale = 2 ** max(0, int(np.log2(sigma / 4)))  # a wide blur is one of a smaller picture
        small = [cv2.resize(image, None, fx=1 / scale, fy=1 / scale, interpolation=cv2.INTER_AREA) for image in (wide * free, free)]
        small = [cv2.GaussianBlur(image, (0, 0), sigma / scale) for image in small]
        return cv2.resize(small[0] / np.maximum(small[1], 1e-3), wide.shape[::-1], interpolation=cv2.INTER_CUBIC)[inside]

    distance = cv2.distanceTransform((free > 0).astype(np.uint8), cv2.DIST_L2, 5)[inside] / unit
    away = smooth(distance, 6, 30)
    sigma = np.clip(0.55 * (cv2.GaussianBlur(distance, (0, 0), 8 * unit) - 8), 1, 1200 * TAIL)
    share = lambda step, number: np.clip(1 - np.abs(np.minimum(step, np.log2(1200 * TAIL)) - number), 0, 1)
    step, tail = np.log2(sigma), 0  # between the blurs of 2, 4, 8 … pixels, and for a long tail one that is three times as wide
    for number in range(8):
        level = blurred(2 ** number * unit) if number else shadow
        tail = tail + (share(step, number) + share(step + 1.6, number)) / 2 * level
    dark = smooth(blurred(6 * unit), 0, DARK)
    tail = tail * (1 - dark) + shadow * dark
    tail = tail * (1 - np.exp(-tail / TOE))
    softened = shadow * (1 - away) + tail * away
    return np.minimum(softened, shadow + (softened - shadow) * fade)


def chunks_of(webp):
    """The name and the content of each part of a WebP file."""
    position = 12
    while position < len(webp):
        size = struct.unpack("<I", webp[position + 4:position + 8])[0]
        yield webp[position:position + 4], webp[position + 8:position + 8 + size]
        position += 8 + size + size % 2


def soften_file(file):
    """Softens the shadow of a finished cut-out; only the alpha of the file changes, so that no color loses quality."""
    with open(file, "rb") as source:
        original = source.read()
    picture = cv2.imdecode(np.frombuffer(original, np.uint8), cv2.IMREAD_UNCHANGED)
    alpha = picture[..., 3].astype(np.float32)
    colored = cv2.blur(np.abs(picture[..., :3] - np.float32(SHADOW)).max(axis=2), (3, 3)) > 70
    outside = 1 - cv2.dilate(((alpha >= 240) | (alpha > 60) & colored).astype(np.float32), np.ones((9, 9)))
    picture[..., 3] = np.where(outside > 0, soften(alpha, outside) + 0.5, alpha)
    encoded = cv2.imencode(".webp", picture, [cv2.IMWRITE_WEBP_QUALITY, 90])[1].tobytes()
    parts = {**dict(chunks_of(original)), b"ALPH": dict(chunks_of(encoded))[b"ALPH"]}
    body = b"WEBP" + b"".join(name + struct.pack("<I", len(part)) + part + b"\0" * (len(part) % 2) for name, part in parts.items())
    with open(file, "wb") as target:
        target.write(b"RIFF" + struct.pack("<I", len(body)) + body)


def without_grain(image, *sizes):
    for size in sizes:
        image = cv2.medianBlur(image, size)
    return image


def in_focus(image):
    """Where a picture has sharp edges, from 0 to 1: what a small blur changes there, and more than grain does."""
    gray = cv2.cvtColor(without_grain(image, 7, 5), cv2.COLOR_BGR2GRAY).astype(np.float32)
    edges = (np.abs(gray - cv2.GaussianBlur(gray, (0, 0), 2.5)) > 9).astype(np.float32)
    edges = cv2.GaussianBlur(cv2.dilate(edges, np.ones((9, 9))), (0, 0), 8)
    return (np.clip(1.6 * edges, 0, 1) * np.clip((alike(image) - 0.05) / 0.12, 0, 1))[..., None]


def alike(image):
    """How much a pixel has in common with the next one: about 0 for grain, about 0.2 and more for edges."""
    gray = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY).astype(np.float32)
    fine = gray - cv2.GaussianBlur(gray, (0, 0), 3)
    power = cv2.GaussianBlur(fine * fine, (0, 0), 6) + 1e-3
    return np.maximum(*(cv2.GaussianBlur(fine * np.roll(fine, 1, axis), (0, 0), 6) / power for axis in (0, 1)))


def coarse(image):
    """Where the grain is so strong, from 0 to 1, that only a wide blur removes it: bright spots far out of focus."""
    gray = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    return np.clip(cv2.GaussianBlur(cv2.absdiff(gray, cv2.medianBlur(gray, 3)).astype(np.float32), (0, 0), 6) / 8 - 1, 0, 1)[..., None]


def without_noise(first, second, reach=7, patch=3, strictness=0.5):
    """The mean of two renders of one scene without grain: where they differ tells how much of a difference is grain.

    Pixels are averaged with those nearby whose surroundings (`patch`) are alike but for grain (dual-buffer non-local means).
    """
    pair, size = [image.astype(np.float32) / np.iinfo(image.dtype).max for image in (first, second)], (2 * patch + 1, 2 * patch + 1)
    variance = cv2.GaussianBlur((pair[0] - pair[1]) ** 2 / 2, (0, 0), 2) + 2e-7
    shift = lambda image, dx, dy: cv2.warpAffine(image, np.float32([[1, 0, dx], [0, 1, dy]]), image.shape[1::-1], flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT_101)
    sums, weights = [np.zeros_like(first, np.float32) for _ in pair], [np.zeros(first.shape[:2], np.float32) for _ in pair]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            near = [shift(image, dx, dy) for image in pair]
            other = shift(variance, dx, dy)
            for k in (0, 1):  # the weights come from the other render, so that grain does not choose its like
                apart = (pair[1 - k] - near[1 - k]) ** 2 - (variance + np.minimum(variance, other))
                apart = (apart / (1e-7 + strictness ** 2 * (variance + other))).mean(axis=2)
                weight = np.exp(-np.maximum(0, cv2.boxFilter(apart, -1, size)))
                weights[k] += weight
                sums[k] += weight[..., None] * near[k]
    return sum(s / w[..., None] for s, w in zip(sums, weights)) / 2 * 255


def shelf_frame(outline):
    """The frame of the shelf as left, top, width and height; it may be larger than the picture."""
    ys, xs = np.nonzero(outline)
    left, right, top, bottom = xs.min(), xs.max(), ys.min(), ys.max()
    width = max((right - left) * 1.10, (bottom - top) / 0.84 * 4 / 3)
    height = width * 3 / 4
    return round((left + right) / 2 - width / 2), round(bottom - height * 0.87), int(width), int(height)


options = argparse.ArgumentParser(description=__doc__)
options.add_argument("scene")
options.add_argument("picture", nargs="?")
options.add_argument("--soften", action="store_true", help="the scene is a finished cut-out, whose shadow becomes softer")
options.add_argument("--photo", action="store_true")
options.add_argument("--depth", action="store_true")
options.add_argument("--twice", action="store_true", help="the scene was rendered twice")
options.add_argument("--contrast", type=float, default=1, help="of a photograph, around a bright gray that stays")
options.add_argument("--shelf", action="store_true")
options.add_argument("--crop", type=int, nargs=4, metavar=("LEFT", "TOP", "WIDTH", "HEIGHT"))
options.add_argument("--width", type=int, help="of a smaller picture; its faint light keeps its color, unlike in programs that multiply it by the alpha")
options.add_argument("--trim", type=int, default=0)
options.add_argument("--left", type=int, default=0)
options.add_argument("--gain", type=float, default=1, help="how much brighter the object becomes")
options.add_argument("--saturation", type=float, default=1, help="how much more colorful the object becomes")
options.add_argument("--shadow", type=float, default=1, help="how much darker the shadow becomes")
options.add_argument("--night", action="store_true", help="what is outside of the objects is light on the ground above a dark seam")
options.add_argument("--strength", type=float, default=6, help="of the filter that removes the grain")
options.add_argument("--color-strength", type=float, help="the same for the colors, where it differs")
given = options.parse_args()

if given.soften:
    soften_file(given.scene)
    raise SystemExit

rendered = cv2.imread(given.scene, cv2.IMREAD_UNCHANGED)
if given.twice:
    clean = without_noise(rendered[..., :3], cv2.imread(given.scene.replace(".png", "-twice.png"), cv2.IMREAD_UNCHANGED)[..., :3])
if given.twice and given.photo:
    photo = (clean - 215) * given.contrast + 215
    photo += np.random.default_rng(480).triangular(-1, 0, 1, photo.shape[:2])[..., None]  # no stripes in dark gradients
    cv2.imwrite(given.picture, np.clip(photo + 0.5, 0, 255).astype(np.uint8), [cv2.IMWRITE_WEBP_QUALITY, 92])
    raise SystemExit
if given.photo:
    grainy = np.ascontiguousarray(rendered[..., :3])
    photo = cv2.fastNlMeansDenoisingColored(grainy, None, given.strength, given.strength, 5, 15)
    if given.depth:
        focus = in_focus(grainy)
        soft, heavy = cv2.GaussianBlur(without_grain(grainy, 9, 9, 7), (0, 0), 2), coarse(grainy)
        soft = soft * (1 - heavy) + cv2.GaussianBlur(grainy, (0, 0), 6) * heavy
        photo = photo * focus + soft * (1 - focus)
    photo = np.clip((photo.astype(np.float32) - 215) * given.contrast + 215, 0, 255)
    cv2.imwrite(given.picture, photo, [cv2.IMWRITE_WEBP_QUALITY, 92])
    raise SystemExit
if given.twice:
    rendered = np.dstack([clean + 0.5, rendered[..., 3] * (255 / np.iinfo(rendered.dtype).max)]).astype(np.uint8)
outline = cv2.imread(given.scene.replace(".png", "-outline.png"), cv2.IMREAD_UNCHANGED)[..., 3]
outline = np.minimum(outline, rendered[..., 3])  # without what is below the floor
full_height, full_width = outline.shape
left, top, width, height = shelf_frame(outline) if given.shelf else (0, 0, full_width, full_height)
border = max(0, -left, -top, left + width - full_width, top + height - full_height)
window = slice(top + border, top + border + height), slice(left + border, left + border + width)
rendered, outline = (cv2.copyMakeBorder(image, *[border] * 4, cv2.BORDER_CONSTANT)[window] for image in (rendered, outline))

color_strength = given.strength if given.color_strength is None else given.color_strength
object_color = np.ascontiguousarray(rendered[..., :3])
if not given.twice:
    object_color = cv2.fastNlMeansDenoisingColored(object_color, None, given.strength, color_strength, 5, 15)
distance = cv2.distanceTransform((outline == 0).astype(np.uint8), cv2.DIST_L2, 5)
alpha = (rendered[..., :3].max(axis=2) if given.night else rendered[..., 3]).astype(np.float32)
outside = (distance > 0).astype(np.float32)
# the farther from the object, the softer its shadow
far, farther = np.clip((distance - 8) / 70, 0, 1), np.clip((distance - 50) / 150, 0, 1)
soft = blur(alpha, outside, 12) * (1 - farther) + blur(alpha, outside, 40) * farther
shadow = blur(alpha, outside, 3) * (1 - far) + soft * far
shadow = without_haze(shadow, HAZE * smooth(distance, 0, 80))

# from where the rendered frame ends
y, x = np.mgrid[0:height, 0:width].astype(np.float32)
ends = x - max(0, -left), min(width, full_width - left) - 1 - x, y - max(0, -top), min(height, full_height - top) - 1 - y
fade = smooth(np.minimum.reduce(ends), 0, FADE * min(height, width))
if given.night:
    fade = smooth(1.05 - np.hypot(2 * x / width - 1, 2 * y / height - 1), 0, 1)

covered = outline.astype(np.float32) / 255
gray = object_color.mean(axis=2, keepdims=True)
object_color = np.clip((gray + (object_color - gray) * given.saturation) * given.gain, 0, 255)
around = SHADOW
shadow *= given.shadow * fade
if not given.night:
    shadow = soften(shadow, outside)
if given.night:  # the light falls on a dark seam below the object
    seam = 150 * cv2.GaussianBlur(np.roll(covered, 14, 0), (0, 0), 12)
    lit, shadow = shadow, shadow + seam * (1 - shadow / 255)
    around = LIGHT * (lit / np.maximum(shadow, 1e-3))[..., None]
color = np.where(outside[..., None] > 0, around, object_color)
picture = np.dstack([color, 255 * covered + shadow * (1 - covered)]).astype(np.uint8)
picture = cv2.copyMakeBorder(picture[given.trim:height - given.trim], 0, 0, given.left, 0, cv2.BORDER_CONSTANT)
if given.crop:
    left, top, width, height = given.crop
    picture = picture[top:top + height, left:left + width]
if given.width:
    picture = cv2.resize(picture, None, fx=given.width / picture.shape[1], fy=given.width / picture.shape[1], interpolation=cv2.INTER_AREA)
cv2.imwrite(given.picture, picture, [cv2.IMWRITE_WEBP_QUALITY, 90])
