"""The gateway and its cable in the molded insert of a blue box, the lid with the mark standing behind it."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

from mathutils import Euler, Matrix, Vector

from gateway import *
from studio import *

WIDTH, DEPTH, HEIGHT, WALL = 2.5, 1.5, 0.62, 0.035
# of the product, from the middle of the floor of the box
PLACE = Vector((-0.33, 0.02, 0.30))


def parallelogram(x, y, width, height, lean):
    return [(x, y), (x + width, y), (x + width + lean, y + height), (x + lean, y + height)]


def carton(m):
    """Builds the open box with its insert, the cable in it and the lid behind it; the place for the product is empty."""
    board = material("board", (0.010, 0.022, 0.062), 0, 0.55, bump=0.05, bump_scale=300)
    inside = material("inside", (0.014, 0.030, 0.080), 0, 0.6)
    pulp = material("pulp", (0.72, 0.70, 0.65), 0, 0.85, bump=0.5, bump_scale=140)
    stripe = material("stripe", ORANGE, 0, 0.5)

    # the box and its insert, with a place for the product and one for the cable
    outline(rounded(WIDTH, DEPTH, 0.02, 4), HEIGHT, (0, 0, 0), board, 0.004, [rounded(WIDTH - 2 * WALL, DEPTH - 2 * WALL, 0.015, 4)])
    box((WIDTH - WALL, DEPTH - WALL, 0.03), (0, 0, 0.015), inside, 0)
    product_place = rounded(W + 0.07, D + 0.07, 0.21, 24, PLACE[:2])
    cable_place = rounded(0.50, 1.10, 0.16, 24, (0.88, 0.02))
    top = 0.53
    outline(rounded(WIDTH - 2 * WALL - 0.006, DEPTH - 2 * WALL - 0.006, 0.015, 4), 0.2, (0, 0, top - 0.2), pulp, 0.014, [product_place, cable_place])
    box((WIDTH - 0.1, DEPTH - 0.1, 0.02), (0, 0, 0.27), pulp, 0)

    # the cable: an oval coil with its plug on top
    cable = material("cable", ORANGE, 0, 0.42, coat=0.15)
    path = []
    for k in range(27):
        t = math.radians(-60 + 40 * k)
        path.append((0.88 + 0.155 * math.cos(t), 0.02 + 0.42 * math.sin(t), 0.30 + 0.052 * k * 40 / 360))
    tube(path, 0.032, cable)
    plug(m, Matrix.Translation((0.90, 0.42, 0.50)) @ Euler((math.radians(-4), 0, math.radians(-8))).to_matrix().to_4x4() @ Matrix.Scale(0.9, 4))

    # the lid stands on its long edge
    before = set(bpy.context.collection.objects)
    lw, ld, lh = WIDTH + 0.02, DEPTH + 0.02, 0.42
    outline(rounded(lw, ld, 0.02, 4), 0.03, (0, 0, 0), board, 0.004)
    outline(rounded(lw, ld, 0.02, 4), lh, (0, 0, -lh), board, 0.004, [rounded(lw - 2 * WALL, ld - 2 * WALL, 0.015, 4)])
    outline([(-lw / 2 + 0.004, ld / 2 - 0.20), (lw / 2 - 0.004, ld / 2 - 0.20), (lw / 2 - 0.004, ld / 2 - 0.13), (-lw / 2 + 0.004, ld / 2 - 0.13)], 0.003, (0, 0, 0.0295), stripe, 0.0003)
    for i in range(3):
        outline(parallelogram(-1.04 + i * 0.16, 0.10, 0.10, 0.30, 0.11), 0.003, (0, 0, 0.0295), stripe, 0.0003)
    light = material("print", (0.62, 0.60, 0.56), 0, 0.6)
    text("MX-480", 0.13, (-1.03, -0.09, 0.0305), light)
    text("EDGE GATEWAY", 0.052, (-1.03, -0.19, 0.0305), light)
    stand = Matrix.Translation((-0.28, 1.02, ld / 2 + 0.004)) @ Euler((math.radians(84), 0, math.radians(7))).to_matrix().to_4x4()
    place(set(bpy.context.collection.objects) - before, stand)


if __name__ == "__main__":
    reset()
    m = materials()
    gateway(m)
    place(list(bpy.context.collection.objects), Matrix.Translation(PLACE))
    carton(m)
    floor()
    daylight(1.25)
    area((-3.2, -4.2, 4.4), (0, 0, 0.5), (1.4, 2.0), 70)
    camera((-2.8, -6.9, 4.6), (0.10, 0.25, 0.50), 66)
    render(__file__, 1600, 1200, 36)
