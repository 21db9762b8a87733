"""Joins the three layers of fittings.py: what lies out of focus was rendered small, is cleaned and enlarged softly."""
from pathlib import Path

import cv2
import numpy as np

here = Path(__file__).parent
SIZE = (2560, 1097)


def layer(name):
    return cv2.imread(str(here / ("fittings-%s.png" % name)), cv2.IMREAD_UNCHANGED).astype(np.float32) / 255


def premultiplied(image):
    return np.dstack([image[..., :3] * image[..., 3:], image[..., 3]])


def soft(image, sigma, horizon=None):
    """`horizon` is how much softer the top of the picture becomes, where the rows are farther and farther."""
    byte = np.clip(cv2.GaussianBlur(image, (0, 0), 0.9) * 255, 0, 255).astype(np.uint8)
    cleaned = cv2.fastNlMeansDenoisingColored(np.ascontiguousarray(byte[..., :3]), None, 7, 12, 5, 21).astype(np.float32) / 255
    image = np.dstack([cleaned, image[..., 3]])
    small = cv2.GaussianBlur(image, (0, 0), sigma)
    if horizon:
        height = len(image)
        share = np.clip((0.34 - np.arange(height) / height) / 0.16, 0, 1)[:, None, None]
        small = small * (1 - share) + cv2.GaussianBlur(image, (0, 0), horizon) * share
    return cv2.GaussianBlur(cv2.resize(small, SIZE, interpolation=cv2.INTER_CUBIC), (0, 0), 4)


def clean(image):
    """Takes out single bright grains, then what is left of the grain; the edge of the pieces loses its grain as well."""
    byte = np.ascontiguousarray((image[..., :3] * 255).astype(np.uint8))
    middle = cv2.medianBlur(byte, 3)
    grains = np.abs(byte.astype(np.int16) - middle).max(axis=2, keepdims=True) > 26
    byte = np.where(grains, middle, byte)
    return np.dstack([cv2.fastNlMeansDenoisingColored(byte, None, 10, 12, 5, 15).astype(np.float32) / 255, cv2.GaussianBlur(cv2.medianBlur(image[..., 3], 5), (0, 0), 0.7)])


far = soft(layer("far"), 1.7, 4.2)[..., :3]
picture = np.clip(far, 0, 1) ** 1.35
sharp = layer("sharp")
rows = np.nonzero(sharp[..., 3].max(axis=1) > 0)[0]
band = slice(max(0, rows[0] - 12), rows[-1] + 12)
sharp[band] = clean(sharp[band])
for over in (premultiplied(sharp), soft(premultiplied(layer("near")), 2.4)):
    picture = over[..., :3] + picture * (1 - over[..., 3:])
picture = np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8)
cv2.imwrite(str(here / "fittings.png"), picture)
cv2.imwrite(str(here / "fittings-part.png"), picture[:, 960:960 + SIZE[1] * 4 // 3])
