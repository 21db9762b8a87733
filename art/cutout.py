"""Makes a cut-out of a rendered scene: removes the grain, crops, and ends the shadow before the frame does.

`cutout.py scene.png picture.webp` keeps the frame. `--shelf` crops to 4 : 3 with the foot of the object at 87 % of the
height; `--trim` takes pixels off top and bottom, `--left` adds empty ones for text at the left, and `--crop` is a part of the frame.
The outline of the objects without their shadow is in scene-outline.png. `--photo` is for a scene that fills its frame: it
removes the grain alone, and with `--depth` more of it where the picture is out of focus.
"""
import argparse

import cv2
import numpy as np

SHADOW = (30, 18, 10)  # blue, green, red: nearly black, with the blue of the brand
LIGHT = np.float32((255, 124, 48))  # of the lamps at night
FADE = 0.14  # of the shorter side: where the shadow becomes transparent
HAZE = 8  # of 255: what far from the object is taken for light, not shadow


def blur(values, weights, sigma):
    """A blur into which only the pixels with a weight go, so that the object does not darken its shadow."""
    return cv2.GaussianBlur(values * weights, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(weights, (0, 0), sigma), 1e-3)


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
    pair, size = [first.astype(np.float32) / 65535, second.astype(np.float32) / 65535], (2 * patch + 1, 2 * patch + 1)
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
options.add_argument("picture")
options.add_argument("--photo", action="store_true")
options.add_argument("--depth", action="store_true")
options.add_argument("--twice", action="store_true", help="the scene was rendered twice, and is a photograph")
options.add_argument("--contrast", type=float, default=1, help="of a photograph, around a bright gray that stays")
options.add_argument("--shelf", action="store_true")
options.add_argument("--crop", type=int, nargs=4, metavar=("LEFT", "TOP", "WIDTH", "HEIGHT"))
options.add_argument("--trim", type=int, default=0)
options.add_argument("--left", type=int, default=0)
options.add_argument("--gain", type=float, default=1, help="how much brighter the object becomes")
options.add_argument("--saturation", type=float, default=1, help="how much more colorful the object becomes")
options.add_argument("--shadow", type=float, default=1, help="how much darker the shadow becomes")
options.add_argument("--night", action="store_true", help="what is outside of the objects is light on the ground above a dark seam")
options.add_argument("--strength", type=float, default=6, help="of the filter that removes the grain")
options.add_argument("--color-strength", type=float, help="the same for the colors, where it differs")
given = options.parse_args()

rendered = cv2.imread(given.scene, cv2.IMREAD_UNCHANGED)
if given.twice:
    photo = without_noise(rendered[..., :3], cv2.imread(given.scene.replace(".png", "-twice.png"), cv2.IMREAD_UNCHANGED)[..., :3])
    photo = (photo - 215) * given.contrast + 215
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
outline = cv2.imread(given.scene.replace(".png", "-outline.png"), cv2.IMREAD_UNCHANGED)[..., 3]
outline = np.minimum(outline, rendered[..., 3])  # without what is below the floor
full_height, full_width = outline.shape
left, top, width, height = shelf_frame(outline) if given.shelf else (0, 0, full_width, full_height)
border = max(0, -left, -top, left + width - full_width, top + height - full_height)
window = slice(top + border, top + border + height), slice(left + border, left + border + width)
rendered, outline = (cv2.copyMakeBorder(image, *[border] * 4, cv2.BORDER_CONSTANT)[window] for image in (rendered, outline))

color_strength = given.strength if given.color_strength is None else given.color_strength
object_color = cv2.fastNlMeansDenoisingColored(np.ascontiguousarray(rendered[..., :3]), None, given.strength, color_strength, 5, 15)
distance = cv2.distanceTransform((outline == 0).astype(np.uint8), cv2.DIST_L2, 5)
alpha = (rendered[..., :3].max(axis=2) if given.night else rendered[..., 3]).astype(np.float32)
outside = (distance > 0).astype(np.float32)
# the farther from the object, the softer its shadow
far, farther = np.clip((distance - 8) / 70, 0, 1), np.clip((distance - 50) / 150, 0, 1)
soft = blur(alpha, outside, 12) * (1 - farther) + blur(alpha, outside, 40) * farther
shadow = blur(alpha, outside, 3) * (1 - far) + soft * far
shadow = np.maximum(shadow - HAZE * np.clip((distance - 20) / 60, 0, 1), 0)

# from where the rendered frame ends
y, x = np.mgrid[0:height, 0:width].astype(np.float32)
ends = x - max(0, -left), min(width, full_width - left) - 1 - x, y - max(0, -top), min(height, full_height - top) - 1 - y
fade = np.clip(np.minimum.reduce(ends) / (FADE * min(height, width)), 0, 1)
if given.night:
    fade = np.clip(1.05 - np.hypot(2 * x / width - 1, 2 * y / height - 1), 0, 1)
fade = fade * fade * (3 - 2 * fade)

covered = outline.astype(np.float32) / 255
gray = object_color.mean(axis=2, keepdims=True)
object_color = np.clip((gray + (object_color - gray) * given.saturation) * given.gain, 0, 255)
around = SHADOW
shadow *= given.shadow * fade
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
cv2.imwrite(given.picture, picture, [cv2.IMWRITE_WEBP_QUALITY, 90])
