"""Four close photographs of the gateway with little depth of field, on a warm white ground or, for dark pages, on navy.

`-- 0.35 24 light-ring` makes a draft of one picture, `-- 0.35 24 light-ring night` of the same one on navy; the names are those
of PICTURES. Objects, camera and focus are the same in both; only the ground, the lights and what glows differ.
"""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))

import gateway as parts
from gateway import *
from studio import *
from surroundings import BLUE, COOL, WARM, bloom, flag, ground, night, sky

SEAT = H + 0.012 + LID


def raised(layer, m, height):
    """Builds one layer of the product `height` above its place in the closed product."""
    before = set(bpy.context.collection.objects)
    housing(m, True) if layer == "housing" else getattr(parts, layer)(m)
    place(set(bpy.context.collection.objects) - before, Matrix.Translation((0, 0, height)))


def screw_gasket(m, dark):
    """A screw hovers over its hole in the lid; the gasket and the board below."""
    for layer, height in (("housing", -0.35), ("board", -0.02), ("gasket", 0.19), ("lid", 0.46), ("screws", 0.85)):
        raised(layer, m, height)
    bpy.data.objects["Plane"].location.z = -0.35
    if dark:
        night(m, (0.34, 0.52), 0.44, 3.7, 0.015, 0.35)
        area((1.9, 3.4, 2.6), (0.5, 0.1, 0.8), (2.6, 0.8), 46, BLUE)
        area((0.6, -1.6, 3.2), (0.2, -0.5, 0.8), (3.6, 0.2), 36, COOL)
        area((-2.1, 3.0, 1.8), (-0.7, -0.2, 0.8), (1.0, 0.6), 55, COOL)
        area((-3.0, -3.4, 1.0), (-0.6, -0.4, 1.2), (0.4, 2.4), 60, WARM)
        area((2.6, -2.6, 2.4), (0, -0.2, 0.3), (0.5, 1.6), 30, WARM)
        area((-3.2, -1.2, 0.5), (-0.65, -0.4, 1.2), (0.4, 2.4), 60, COOL).visible_diffuse = False
        area((1.6, -2.2, 0.2), (-0.65, -0.4, 1.2), (0.25, 1.8), 25, WARM).visible_diffuse = False
    else:
        sky(0.12, 1.8)
        daylight()
        area((1.4, 2.6, 1.6), (0.3, 0.4, 0.8), (1.6, 0.5), 10)
        area((-3.0, -3.4, 1.0), (-0.6, -0.4, 1.2), (0.5, 2.4), 30)
        for side in (-1, 1):
            flag((-0.65 + side * 0.6, -0.98, SEAT + 0.66), (0.8, 0.8), (math.pi / 2, 0, math.pi / 2))
    focus = Vector((-0.65, -0.40, SEAT + 0.46 + 0.20))
    camera(focus + Vector((-0.64, -2.54, 1.09)), focus, 85, (0.205, -0.09), 0.65)


def board_housing(m, dark):
    """The board with its two white connectors above the open housing."""
    raised("housing", m, 0)
    raised("board", m, 0.50)
    if dark:
        night(m, (0.84, 0.42), 0.28, 2.2, 0.02, 0.4)
        area((-1.0, 3.0, 2.4), (0.1, 0, 0.2), (2.6, 1.0), 16, COOL)
        area((-0.9, -2.6, 0.35), (0.2, -0.5, 0.15), (1.8, 0.5), 24, COOL).visible_diffuse = False
        area((-2.6, 1.6, 4.2), (0, 0, 0), (1.2, 1.2), 70, COOL)
        area((2.6, 1.6, 2.4), (0.4, 0, 0.1), (0.5, 1.8), 45, COOL)
        area((0.2, -2.8, 3.4), (0.2, 0, 0.1), (0.7, 0.7), 30, WARM)
    else:
        sky(0.16, 1.7)
        area((-2.6, 1.6, 4.2), (0, 0, 0), (1.8, 1.8), 200)
        area((2.6, 1.6, 2.4), (0.4, 0, 0.1), (1.2, 1.2), 45)
        area((0.2, -2.8, 3.4), (0.2, 0, 0.1), (0.7, 0.7), 22)
    flag((0.2, -1.0, 0.004), (2.4, 0.62), gray=0.10)
    flag((1.55, 0.0, 0.004), (0.7, 2.0), gray=0.30)
    focus = Vector((0.44, -0.20, BOARD_Z + 0.50 + 0.09))
    camera(focus + Vector((1.00, -1.95, 1.42)), focus, 80, (-0.03, -0.17), 0.8)


def light_ring(m, dark):
    """The light ring in the lid, the lettering before it."""
    gateway(m)
    glow = m["glow"].node_tree.nodes["Principled BSDF"].inputs
    glow["Emission"].default_value, glow["Emission Strength"].default_value = (1, 0.72, 0.47, 1), 3.2
    if dark:
        night(m, (0.24, 0.78), 0.34, 2.0, 0.02, 0.4, 0.66)
        area((-2.4, -2.0, 4.2), (0, 0, 0), (1.2, 1.2), 25, WARM)
        area((2.1, 2.2, 2.2), (0, 0, 0.3), (1.6, 0.6), 20, BLUE)
        area((2.1, -2.1, 2.1), (0.3, -0.5, 0.3), (1.8, 0.4), 26, COOL)
        area((1.9, -2.2, 0.5), (0.3, -0.5, 0.2), (1.6, 0.6), 24, COOL)
    else:
        sky(0.04, 1.7, 0.66)
        area((-2.4, -2.0, 4.2), (0, 0, 0), (1.6, 1.6), 190)
    for i in range(2):
        for k in range(2):
            area((1.65 + i * 0.62, 2.45 - i * 0.62, 1.2 + k * 0.8), (0.27, 0.03, 0.4), (0.72, 0.64), 5 if dark else 8, COOL if dark else (1, 1, 1))
    bloom(0.2 if dark else 0.1)
    focus = Vector((0.17, -0.07, SEAT))
    camera(focus + Vector((-1.38, -1.44, 1.36)), focus, 85, (-0.12, -0.135), 1.3)


def connectors(m, dark):
    """The three sockets on the front, a plug on its way into one."""
    gateway(m)
    cord = material("cord", ORANGE, 0, 0.42)
    plug(m, Matrix.Translation((0, -0.84, 0.15)))
    tube([(0, -1.28, 0.15), (0, -1.40, 0.145), (-0.10, -1.75, 0.075), (-0.55, -2.05, 0.04), (-1.5, -1.99, 0.04), (-3.0, -1.6, 0.04)], 0.036, cord)
    if dark:
        night(m, (0.24, 0.48), 0.55, 2.2, 0.02, 0.4)
        area((-1.0, 3.1, 3.8), (0, -0.4, 0), (1.4, 1.0), 100, COOL)
        area((-3.0, 1.8, 1.4), (-0.2, 0, 0.3), (1.7, 0.7), 15, BLUE)
        area((0.95, 1.2, 2.7), (0, -0.9, 0.2), (0.3, 1.8), 40, COOL).visible_diffuse = False
        area((3.2, -0.6, 1.6), (0.2, -0.6, 0.1), (0.5, 2.2), 60, WARM)
        area((2.6, -3.4, 1.8), (0, -0.7, 0.15), (1.0, 0.6), 40, WARM)
        area((-1.6, -3.2, 0.9), (0, -0.9, 0.15), (0.3, 1.8), 40, COOL).visible_diffuse = False
    else:
        sky(0.12, 1.8)
        area((-1.0, 3.1, 3.8), (0, -0.4, 0), (1.4, 1.4), 230)
        area((3.2, -0.6, 1.6), (0.2, -0.6, 0.1), (0.5, 2.2), 48)
    flag((-0.35, -1.10, 0.004), (1.9, 0.75), gray=0.10)
    focus = Vector((0.03, -0.82, 0.17))
    camera(focus + Vector((1.98, -1.62, 0.74)), focus, 85, (0.04, 0.01), 0.8)


PICTURES = {"screw-gasket": screw_gasket, "board-housing": board_housing, "light-ring": light_ring, "connectors": connectors}


def main(name, dark):
    reset().render.film_transparent = False
    ground()
    PICTURES[name](materials(), dark)
    render(str(Path(__file__).with_name("macro-%s%s.py" % (name, "-dark" if dark else ""))), 1600, 1200, 256)


extra = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
main(extra[2] if len(extra) > 2 else "screw-gasket", "night" in extra)
