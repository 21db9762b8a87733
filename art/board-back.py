"""The other side of the gateway's board from nearby: solder joints, and an orange flat cable on its way into a socket.

`-- 1 36` renders it on warm white, `-- 1 36 night` on navy for dark pages; objects, camera and focus are the same in both.
"""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))

from mathutils import Matrix
from studio import *
from surroundings import BLUE, COOL, WARM, ground, night, sky

SOCKET, MOUTH, PITCH = (-0.12, -0.275), -0.306, 0.016


def way(path, steps=24):
    """A smooth curve through `path` (y, z), as pairs of a place and the direction upwards from it (Catmull-Rom)."""
    ends = [path[0], *path, path[-1]]
    out = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            out.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, c, d)))
    turns = [(out[min(i + 1, len(out) - 1)][0] - out[max(i - 1, 0)][0], out[min(i + 1, len(out) - 1)][1] - out[max(i - 1, 0)][1]) for i in range(len(out))]
    return [(p, (dz / math.hypot(dy, dz), -dy / math.hypot(dy, dz))) for p, (dy, dz) in zip(out, turns)]


def ribbon(line, left, right, height, thick, ink):
    """A band along `line`, from `left` to `right` of the socket's middle, `height` above it."""
    x = SOCKET[0]
    return mesh([[(x + side, y + ny * (height + up), z + nz * (height + up)) for side, up in ((left, 0), (right, 0), (right, thick), (left, thick))] for (y, z), (ny, nz) in line], ink)


def flat_cable():
    """Polyimide with fifteen copper tracks in it, and a blue stiffener at its end."""
    film = material("film", (0.80, 0.105, 0.010), 0, 0.20, coat=0.6)
    track = material("track", (0.90, 0.24, 0.035), 0.35, 0.24, coat=0.6)
    stiff = material("stiff", (0.010, 0.045, 0.20), 0, 0.4)
    line = way([(MOUTH + 0.01, 0.036), (MOUTH - 0.05, 0.037), (MOUTH - 0.14, 0.060), (MOUTH - 0.26, 0.115), (MOUTH - 0.44, 0.100), (MOUTH - 0.70, -0.06), (MOUTH - 1.2, -0.24), (MOUTH - 2.2, -0.28)])
    ribbon(line, -0.136, 0.136, 0, 0.003, film)
    ribbon(line[:22], -0.1365, 0.1365, 0.0031, 0.0024, stiff)
    for i in range(15):
        x = (i - 7) * PITCH
        ribbon(line, x - 0.0042, x + 0.0042, 0.0028, 0.0010, track)


def main(dark):
    scene = reset()
    scene.render.film_transparent = False
    import boards as b
    b.m["tin"].node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.20
    sides = b.plate(), b.bottom()
    for side in sides:
        scene.collection.objects.link(b.put(side, Matrix.Identity(4)))
    ground().location.z = -0.30
    flat_cable()
    if dark:
        night({}, (0.20, 0.86), 0.42, 2.2, 0.02, 0.42)
        area((-0.6, 2.8, 1.7), (0, 0, 0), (2.6, 0.7), 34, COOL)
        area((-1.8, 1.2, 2.4), (-0.2, -0.2, 0), (0.7, 0.7), 30, COOL)
        area((2.0, 0.8, 1.0), (0, -0.1, 0), (0.4, 1.4), 30, BLUE)
        area((1.2, -2.0, 1.8), (-0.1, -0.3, 0), (0.5, 0.5), 36, WARM)
        area((-2.0, -1.2, 0.8), (-0.3, -0.3, 0), (0.3, 1.2), 16, WARM)
    else:
        sky(0.10, 1.6)
        area((-0.6, 2.8, 1.9), (0, 0, 0), (3.0, 1.0), 60)
        area((-1.8, 1.2, 2.6), (-0.2, -0.2, 0), (1.0, 1.0), 60)
        area((1.4, -2.0, 1.8), (-0.1, -0.3, 0), (0.9, 0.9), 28)
    focus = Vector((-0.335, -0.285, 0.022))
    camera(focus + Vector((-0.62, -1.24, 0.84)), focus, 85, (0.115, 0.075), 0.8)
    render(str(Path(__file__).with_name("macro-board-back%s.py" % ("-dark" if dark else ""))), 1600, 1200, 36, twice=True)


main("night" in sys.argv)
