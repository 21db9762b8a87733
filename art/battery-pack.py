"""Project 04 from nearby: nickel plates welded to orange cells, the protection board with its soldered tabs and leads.

`-- 1 96` renders it on warm white, `-- 1 96 night` on navy for dark pages; objects, camera and focus are the same in both.
"""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))

from mathutils import Matrix
from studio import *
from surroundings import BLUE, COOL, WARM, ground, night, sky

STEP, R, TOP = 0.2, 0.09, 0.65
COLUMNS, ROWS = [-0.5 + STEP * i for i in range(6)], [-0.3 + STEP * i for i in range(4)]
FRONT, BOARD_TOP, PLATE = -0.455, 0.545, 0.664


def tinted(name):
    """Nickel around a weld: dark in the middle, then straw, then a breath of blue."""
    m = material(name, (0.6, 0.6, 0.6), 1, 0.30)
    place, far, ramp = node(m, "TexCoord"), node(m, "VectorMath"), node(m, "ValToRGB")
    far.operation = "LENGTH"
    share = math_node(m, "MULTIPLY", far.outputs["Value"], 1 / 0.018)
    steps = ((0, (0.20, 0.16, 0.13)), (0.42, (0.46, 0.33, 0.20)), (0.62, (0.50, 0.42, 0.36)), (0.78, (0.46, 0.48, 0.56)), (1, (0.64, 0.61, 0.57)))
    while len(ramp.color_ramp.elements) < len(steps):
        ramp.color_ramp.elements.new(0.5)
    for e, (at, color) in zip(ramp.color_ramp.elements, steps):
        e.position, e.color = at, (*color, 1)
    for a, b in ((place.outputs["Object"], far.inputs[0]), (share, ramp.inputs[0]), (ramp.outputs[0], m.node_tree.nodes["Principled BSDF"].inputs["Base Color"])):
        m.node_tree.links.new(a, b)
    return m


def materials():
    return dict(
        sleeve=material("sleeve", (0.80, 0.085, 0.012), 0, 0.34, coat=0.25, bump=0.04, bump_scale=60),
        paper=material("paper", (0.80, 0.78, 0.74), 0, 0.75, bump=0.12, bump_scale=300),
        steel=material("steel", (0.62, 0.62, 0.63), 1, 0.22, bump=0.03, bump_scale=200),
        holder=material("holder", (0.016, 0.017, 0.020), 0, 0.50, bump=0.16, bump_scale=420),
        nickel=brushed(material("nickel", (0.64, 0.61, 0.57), 1, 0.3), (6, 420, 60), 0.26, 0.33),
        tint=tinted("tint"),
        rim=material("rim", (0.56, 0.53, 0.50), 1, 0.24),
        tin=material("tin", (0.70, 0.70, 0.70), 1, 0.20, bump=0.10, bump_scale=40),
        orange=material("orange", ORANGE, 0, 0.44, bump=0.03, bump_scale=500),
        black=material("black", (0.013, 0.013, 0.015), 0, 0.42, bump=0.03, bump_scale=500),
        etched=material("etched", (0.05, 0.048, 0.046), 0.3, 0.6),
    )


def copies(o, places):
    """Puts `o` at the first place and copies of it at the others."""
    o.location = places[0]
    for p in places[1:]:
        c = o.copy()
        c.location = p
        bpy.context.collection.objects.link(c)


def cells(m):
    """Sleeve, insulating ring and button of each cell, and the two plates that hold them."""
    where = [(x, y, 0) for x in COLUMNS for y in ROWS]
    sleeve = [(0.06, 0.01), (R, 0.012), (R, TOP - 0.010), (R - 0.001, TOP - 0.006), (R - 0.004, TOP - 0.002), (R - 0.009, TOP), (0.069, TOP + 0.0005), (0.066, TOP - 0.001), (0.065, TOP - 0.004)]
    button = [(0.046, TOP - 0.006), (0.043, TOP - 0.006), (0.0415, TOP - 0.004), (0.0405, TOP + 0.006), (0.0385, TOP + 0.011), (0.034, TOP + 0.0128), (0.0001, TOP + 0.0130)]
    copies(mesh([[(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * i / 96 for i in range(96))] for r, z in sleeve], m["sleeve"], caps=False, angle=50), where)
    copies(turned([(0.0675, TOP - 0.010), (0.0675, TOP - 0.0035), (0.0495, TOP - 0.0035), (0.0485, TOP - 0.0045), (0.0485, TOP - 0.010)], m["paper"]), where)
    copies(turned([(0.0672, TOP - 0.012), (0.0001, TOP - 0.012)], m["black"]), where)
    copies(turned(button, m["steel"]), where)
    for z, height in ((0.53, 0.075), (0.03, 0.075)):
        holder = outline(rounded(1.26, 0.86, 0.045), height, (0, 0, z), m["holder"], 0.006, [circle(R + 0.005, p[:2], 96) for p in where])
        for spline in holder.data.splines:
            spline.use_smooth = False
    for x, y in ((0.4, -0.2), (0.4, 0), (0.4, 0.2), (0.0, -0.2)):
        cylinder(0.026, 0.02, (x, y, 0.61), m["steel"], 0.004)
        cylinder(0.012, 0.002, (x, y, 0.620), m["black"], 0, vertices=6)


def tab(x, width, m):
    """A tongue of a plate that bends over the edge of the board and is soldered to its front."""
    t, r, y0, y1, low = 0.005, 0.022, -0.36, FRONT - 0.005, BOARD_TOP - 0.055
    path = [(y0, PLATE), (y1 + r, PLATE)] + [(y1 + r - r * math.sin(a), PLATE - r + r * math.cos(a)) for a in (math.pi / 16 * i for i in range(1, 9))] + [(y1, low)]
    rings = []
    for (ya, za), (yb, zb), (yc, zc) in zip([path[0], *path], path, [*path[1:], path[-1]]):
        dy, dz = yc - ya, zc - za
        d = math.hypot(dy, dz)
        ny, nz = dz / d, -dy / d
        rings.append([(x + s * width / 2, yb - k * ny * t, zb - k * nz * t) for s, k in ((-1, 0), (1, 0), (1, 1), (-1, 1))])
    mesh(rings, m["nickel"])
    for k in (-1, 0, 1):
        solder((x + 0.33 * k * width, FRONT - 0.002, low + 0.002 * k * k), (0.036, 0.013, 0.019), m)


def solder(location, size, m):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=1, location=location)
    bpy.context.object.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    finish(bpy.context.object, m["tin"])


def plates(m):
    """Two nickel plates, slotted over each cell, with two welds at either side of a slot."""
    welds = []
    for k in (0, 1):
        middle = (COLUMNS[2 * k] + COLUMNS[2 * k + 1]) / 2
        spots = [(x, y) for x in (-STEP / 2, STEP / 2) for y in ROWS]
        slots = [rounded(0.013, 0.098, 0.006, 6, p) for p in spots] + [rounded(0.030, 0.10, 0.0145, 10, (0, y)) for y in (-0.2, 0, 0.2)]
        plate = outline(rounded(0.352, 0.745, 0.028), 0.006, (middle, 0, PLATE - 0.001), m["nickel"], 0.0012, slots)
        for spline in plate.data.splines:
            spline.use_smooth = False
        welds += [(middle + x + sx * 0.026, y + sy * 0.019, PLATE + 0.0051) for x, y in spots for sx in (-1, 1) for sy in (-1, 1)]
        tab(middle, 0.13, m)
        text("04-%d" % (2291 + k), 0.026, (middle - 0.062, -0.352, PLATE + 0.0052), m["etched"], depth=0.0001)
    copies(box((0.013, 0.096, 0.0004), (0, 0, 0), m["black"], 0), [(x, y, PLATE - 0.0006) for x in COLUMNS[:4] for y in ROWS])
    copies(turned([(0.018, 0), (0.0179, 0.0002), (0.0001, 0.0002)], m["tint"]), welds)
    copies(turned([(0.0092, 0), (0.0082, 0.0012), (0.0070, 0.0016), (0.0058, 0.0011), (0.0044, 0.0006), (0.0001, 0.0005)], m["rim"], 32), welds)


def protection_board():
    """The board at twice the scale of the pack, as in boards.py, in green; its top edge is soldered to the plates."""
    import boards as b
    b.W, b.D, b.HOLES = 2.28, 0.62, []
    for name, color in (("mask", (0.006, 0.050, 0.028)), ("trace", (0.020, 0.135, 0.060))):
        b.m[name].node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (*color, 1)
    for i in range(7):
        x = -0.70 + 0.27 * i
        b.legs(x, 0.015, 0.056, 4, 0.0254, 0.010, 0.020, 0.042, (90, 270))
        b.chip(x, 0.015, 0.128, 0.112, 0.044, ("40N06", "KV"), 0.026)
        b.label("Q%d" % (i + 1), x + 0.105, 0.005, 0.024)
    for i in range(5):
        x = -0.56 + 0.27 * i
        box((0.058, 0.125, 0.022), (x, -0.200, 0.014), b.m["epoxy"], 0.004)
        for s in (-1, 1):
            box((0.060, 0.030, 0.026), (x, -0.200 + s * 0.052, 0.015), b.m["tin"], 0.004)
            b.pad(x, -0.200 + s * 0.062, 0.078, 0.050)
        text("R002", 0.026, (x + 0.011, -0.200, 0.0254), b.m["mark"], (0, 0, math.pi / 2), b.MONO, 0.0002, "CENTER")
        b.frame(x, -0.200, 0.095, 0.195)
    for x, words in ((-0.80, "B1"), (0, "B2"), (0.80, "B3")):
        b.pad(x, 0.215, 0.31, 0.150)
        b.label(words, x + 0.19, 0.235, 0.034)
    for x, words in ((-1.00, "P+"), (-0.79, "P-")):
        b.pad(x, -0.155, 0.13, 0.20)
        b.label(words, x, -0.295, 0.034)
    b.socket(0.86, -0.19, 6, 180)
    b.smalls([(("tan", "black", "tan", "brown")[i % 4], -0.62 + 0.135 * i, -0.085, i % 2, "") for i in range(12)])
    b.smalls([("tan", -0.565 + 0.27 * i, 0.165, 1, "") for i in range(6)])
    b.label("KV-BMS-04", 0.42, 0.245, 0.042)
    b.label("REV C", 0.62, -0.285, 0.026)
    for i in range(4):
        b.gold.append(circle(0.016, (-0.40 + 0.06 * i, 0.25)))
    edge = rounded(b.W, b.D, 0.03)
    outline(edge, b.T - 0.003, (0, 0, -b.T + 0.0015), b.m["laminate"], 0.001)
    outline(rounded(b.W - 0.008, b.D - 0.008, 0.027), 0.002, (0, 0, -0.002), b.m["mask"], 0.0006)
    side = b.print_side("protection")
    upright = Matrix.Translation((0, FRONT, BOARD_TOP - b.D / 4)) @ Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Scale(0.5, 4)
    bpy.context.scene.collection.objects.link(b.put(side, upright))
    b.loose.clear()


def leads(m):
    """Two silicone leads, their tinned ends soldered to the left of the board."""
    for x, ink, reach in ((-0.50, "orange", 0), (-0.395, "black", 1)):
        z = BOARD_TOP - 0.155 - 0.078
        y = FRONT - 0.030
        tube([(x, y, z - 0.030), (x, y - 0.002, z - 0.075), (x - 0.012, y - 0.022, z - 0.16), (x - 0.10, y - 0.12, z - 0.27), (x - 0.36, y - 0.22 - 0.05 * reach, 0.045), (x - 1.2, y - 0.10 - 0.15 * reach, 0.03), (x - 2.2, y + 0.4, 0.03)], 0.028, m[ink])
        for i in range(7):
            a, r = 2 * math.pi * i / 6, 0.013 if i < 6 else 0
            tube([(x + r * math.cos(a), y + 0.006 + r * math.sin(a), z - 0.040), (x + r * math.cos(a) * 1.1, y + 0.012 + r * 0.8 * math.sin(a), z + 0.0), (x + r * math.cos(a) * 1.1, y + 0.016 + r * 0.5 * math.sin(a), z + 0.022)], 0.0068, m["tin"])
        solder((x, FRONT - 0.002, z + 0.012), (0.029, 0.036, 0.040), m)


def main(dark):
    reset().render.film_transparent = False
    protection_board()
    m = materials()
    ground()
    cells(m)
    plates(m)
    leads(m)
    if dark:
        night(m, (0.78, 0.86), 0.42, 2.2, 0.02, 0.42)
        area((-0.6, 4.2, 2.2), (-0.1, 0, 0.6), (3.0, 0.7), 50, COOL)
        area((-2.2, 1.6, 3.4), (-0.1, 0, 0.6), (1.0, 1.0), 60, COOL)
        area((2.4, 1.8, 1.8), (0, 0, 0.6), (0.7, 1.8), 55, BLUE)
        area((-3.0, -0.8, 1.3), (-0.2, -0.3, 0.5), (0.4, 1.8), 40, COOL)
        area((0.8, -3.0, 2.2), (-0.2, -0.4, 0.5), (0.7, 0.6), 80, WARM)
        area((0.5, -1.75, 0.05), (-0.2, -0.45, 0.5), (1.8, 0.5), 11, WARM)
    else:
        sky(0.12, 1.7)
        area((-0.6, 4.2, 2.4), (-0.1, 0, 0.6), (4.4, 1.6), 140)
        area((-2.2, 1.6, 3.4), (-0.1, 0, 0.6), (1.6, 1.2), 110)
        area((-3.0, -1.6, 1.6), (-0.2, -0.3, 0.5), (0.6, 2.0), 40)
        area((1.2, -3.2, 2.2), (-0.2, -0.4, 0.5), (1.6, 1.0), 40)
    focus = Vector((-0.36, -0.34, 0.66))
    camera(focus + 0.96 * Vector((-0.86, -1.98, 1.12)), focus, 85, (0.055, -0.155), 0.75)
    render(str(Path(__file__).with_name("macro-battery-pack%s.py" % ("-dark" if dark else ""))), 1600, 1200, 96, twice=True)


main("night" in sys.argv)
