"""The tools of each member of the team, one still life each: `-- 1 40 okoro`, `marchetti` or `chen`; their initials are on one of the things."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from studio import *
from surroundings import reflections

FONTS = "/usr/share/fonts/opentype/urw-base35/%s.otf"
FORWARD = Matrix.Rotation(math.pi / 2, 4, "X")  # what is printed on the floor stands and faces the front
TURN = Matrix.Rotation(math.radians(-31), 4, "Z")


def at(x, y, z=0.0, degrees=0.0):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(degrees), 4, "Z")


def knurled(radius, depth, m, teeth=56, edge=0.008):
    """A disk on the floor with a knurled rim and broken edges."""
    around = [(2 * math.pi * i / (4 * teeth), 0.05 * radius * (i % 4 < 2)) for i in range(4 * teeth)]
    rings = ((radius * 0.92 - edge, 0), (radius, edge), (radius, depth - edge), (radius * 0.92 - edge, depth))
    return mesh([[((r - d) * math.cos(a), (r - d) * math.sin(a), z) for a, d in around] for r, z in rings], m)


def machined(o, edge=0.010):
    """Cuts bright chamfers into all edges of an anodized part, those of its bores too."""
    o.data.materials.append(M["bright"])
    b = o.modifiers.new("chamfer", "BEVEL")
    b.width, b.segments, b.limit_method, b.angle_limit, b.material = edge, 1, "ANGLE", math.radians(50), 1
    return o


def bore(o, radius, where, depth, rotation=(0, 0, 0)):
    tool = cylinder(radius, depth, where, None, 0, rotation, 72)
    return cut(o, tool)


def words(body, size, where, m, font="NimbusSans-Bold", align="LEFT", spacing=1.0):
    o = text(body, size, (*where, 0.0009), m, (0, 0, 0), FONTS % font, 0.0006, align)
    o.data.space_character, o.data.resolution_u = spacing, 10
    return o


def line(a, b, width, m):
    """A printed line from `a` to `b` on the floor."""
    a, b = Vector(a), Vector(b)
    d = b - a
    return box((d.length, width, 0.0012), (*((a + b) / 2), 0.0006), m, 0, (0, 0, math.atan2(d.y, d.x)))


def screw(m, size=0.034):
    """A socket-head screw that stands on the floor."""
    s = size / 0.034
    cylinder(0.042 * s, 0.005 * s, (0, 0, 0.0025 * s), m, 0.001)
    turned([(0, 0.030 * s), (0.017 * s, 0.030 * s), (0.019 * s, 0.038 * s), (0.030 * s, 0.038 * s), (0.034 * s, 0.034 * s), (0.034 * s, 0), (0, 0)], m, 48)
    cylinder(0.0185 * s, 0.002, (0, 0, 0.0378 * s), M["dark"], 0, vertices=6)


def speckled(name, colors, scale):
    """Granite: flat grains of several colors."""
    m = material(name, colors[0], 0, 0.34)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, grains, noise, ramp = (n.new("ShaderNode" + k) for k in ("TexCoord", "TexVoronoi", "TexNoise", "ValToRGB"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale * 0.5, 6
    grains.inputs["Scale"].default_value = scale
    mix = n.new("ShaderNodeMix")
    mix.data_type, mix.inputs[0].default_value = "RGBA", 0.12
    link(where.outputs["Object"], mix.inputs[6])
    link(noise.outputs["Color"], mix.inputs[7])
    link(mix.outputs[2], grains.inputs["Vector"])
    while len(ramp.color_ramp.elements) < len(colors):
        ramp.color_ramp.elements.new(0.5)
    for e, k, c in zip(ramp.color_ramp.elements, (0, 0.34, 0.62, 0.84), colors):
        e.position, e.color = k, (*c, 1)
    ramp.color_ramp.interpolation = "CONSTANT"
    link(grains.outputs["Color"], ramp.inputs["Fac"])
    link(ramp.outputs["Color"], n["Principled BSDF"].inputs["Base Color"])
    return m


def cloth(name, color, pitch=0.0125):
    """Book cloth: a plain weave that bends the light."""
    m = material(name, color, 0, 0.75)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, bump, sums = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeBump"), []
    for axis in "XYZ":
        wave = n.new("ShaderNodeTexWave")
        wave.bands_direction, wave.inputs["Scale"].default_value = axis, 0.314 / pitch
        wave.inputs["Distortion"].default_value, wave.inputs["Detail Scale"].default_value = 0.8, 3
        link(where.outputs["Object"], wave.inputs["Vector"])
        sums.append(wave.outputs["Fac"])
    add = None
    for s in sums:
        node = n.new("ShaderNodeMath")
        node.operation = "ADD"
        link(s, node.inputs[0])
        if add:
            link(add, node.inputs[1])
        add = node.outputs[0]
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.5, 0.003
    link(add, bump.inputs["Height"])
    link(bump.outputs[0], n["Principled BSDF"].inputs["Normal"])
    n["Principled BSDF"].inputs["Specular"].default_value, n["Principled BSDF"].inputs["Sheen"].default_value = 0.2, 0.25
    return m


def sheets(name, stretch, gap=(0.42, 0.39, 0.33)):
    """The cut edges of a stack of paper: fine uneven lines."""
    m = material(name, PAPER, 0, 0.9)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, scale, noise, ramp = (n.new("ShaderNode" + k) for k in ("TexCoord", "Mapping", "TexNoise", "ValToRGB"))
    scale.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 3
    for e, k, v in zip(ramp.color_ramp.elements, (0.36, 0.58), ((*gap, 1), (0.86, 0.835, 0.77, 1))):
        e.position, e.color = k, v
    link(where.outputs["Object"], scale.inputs[0])
    link(scale.outputs[0], noise.inputs["Vector"])
    link(noise.outputs["Fac"], ramp.inputs["Fac"])
    link(ramp.outputs["Color"], n["Principled BSDF"].inputs["Base Color"])
    return m


# Okoro: a first article on the granite, measured

def scale(length, step, wide, m, every=5, number=10, size=0.036):
    """Graduations along y with their numbers, on the floor."""
    for k in range(round(length / step) + 1):
        reach = 1.0 if k % number == 0 else 0.78 if k % every == 0 else 0.5
        line((0, k * step), (wide * reach, k * step), 0.0034, m)
        if k % number == 0:
            words(str(k // number), size, (wide + 0.010, k * step - size * 0.36), m)


def first_article():
    """An anodized block with a step, bores and bright chamfers; the origin is the middle of its foot."""
    w, d, h = 1.28, 0.72, 0.76
    o = box((w, d, h), (0, 0, h / 2), M["anodized"], 0)
    cut(o, box((0.5, 1.2, 0.5), (w / 2 - 0.36 + 0.25, 0, h - 0.30 + 0.25), None, 0))
    bore(o, 0.150, (-0.27, 0, h), 0.9)  # through, for the bushing
    bore(o, 0.195, (-0.27, 0, h), 0.10)
    for x, y in ((-0.54, -0.27), (-0.54, 0.27), (0.00, -0.27), (0.00, 0.27)):
        bore(o, 0.034, (x, y, h), 0.5)
    for y in (-0.19, 0.19):
        bore(o, 0.062, (0.46, y, h - 0.30), 0.13)
    bore(o, 0.085, (w / 2, 0, 0.19), 0.6, (0, math.pi / 2, 0))
    for y, z in ((-0.23, 0.085), (0.23, 0.085), (-0.23, 0.295), (0.23, 0.295)):
        bore(o, 0.022, (w / 2, y, z), 0.2, (0, math.pi / 2, 0))
    machined(o)
    grouped(at(-0.27, 0, h - 0.05), turned, [(0.118, -0.5), (0.118, 0.058), (0.126, 0.066), (0.182, 0.066), (0.190, 0.058), (0.190, 0), (0.148, 0), (0.148, -0.5)], M["steel"])
    for y in (-0.19, 0.19):
        grouped(at(0.46, y, h - 0.30 - 0.062), screw, M["steel"], 0.048)
    def face():
        words("AO", 0.66, (-0.580, 0.190), M["engraved"], spacing=0.98)
        words("KV-0001  FIRST ARTICLE", 0.050, (-0.555, 0.085), M["engraved"], "NimbusSans-Regular", spacing=1.08)
        outline(circle(0.048, (0.46, 0.22)), 0.0012, (0, 0, 0), M["engraved"], 0.0003, [circle(0.042, (0.46, 0.22))])
        for a, b in (((0.385, 0.22), (0.535, 0.22)), ((0.46, 0.145), (0.46, 0.295))):
            line(a, b, 0.005, M["engraved"])
    grouped(Matrix.Translation((0, -d / 2 - 0.0004, 0)) @ FORWARD, face)


def height_gauge(touch):
    """A vernier height gauge; its scriber points to the left and rests at the height `touch`."""
    machined(box((0.66, 0.62, 0.20), (0, 0, 0.10), M["anodized"], 0), 0.014)
    box((0.40, 0.34, 0.09), (0, 0.06, 0.245), M["aluminum"], 0.02)
    for x in (-0.26, 0.26):
        for y in (-0.235, 0.245):
            grouped(at(x, y, 0.2), screw, M["steel"], 0.032)
    top = 2.06
    box((0.230, 0.095, top - 0.2), (0, 0.06, (top + 0.2) / 2), M["satin"], 0.008)
    box((0.29, 0.15, 0.08), (0, 0.06, top), M["anodized"], 0.016)
    grouped(at(0, 0.06, top + 0.04), screw, M["steel"], 0.028)
    front = 0.06 - 0.0475
    grouped(Matrix.Translation((-0.100, front - 0.0004, 0.34)) @ FORWARD, scale, 1.60, 0.025, 0.095, M["dark"])
    # the slider with its window, the fine adjustment above it and a screw between them
    z = touch + 0.11
    def frame(wide, high, middle, window):
        holes = [rounded(wide - 0.13, high - 0.15, 0.02)] if window else []
        grouped(Matrix.Translation((0, front - 0.006, middle)) @ FORWARD, outline, rounded(wide, high, 0.035), 0.055, (0, 0, 0), M["anodized"], 0.007, holes)
        box((wide - 0.02, 0.11, high - 0.03), (0, 0.072, middle), M["anodized"], 0.010)
    frame(0.44, 0.52, z + 0.08, True)
    frame(0.40, 0.16, z + 0.57, False)
    box((0.10, 0.010, 0.372), (0.106, front - 0.010, z + 0.08), M["white"], 0.002)
    def vernier():
        for k in range(21):
            line((0, k * 0.0145), (0.052 if k % 5 == 0 else 0.032, k * 0.0145), 0.0032, M["dark"])
    grouped(Matrix.Translation((0.060, front - 0.0155, z - 0.06)) @ FORWARD, vernier)
    cylinder(0.014, 0.26, (0.155, front - 0.03, z + 0.42), M["steel"], 0)
    grouped(at(0.155, front - 0.03, z + 0.385), knurled, 0.058, 0.055, M["orange"], 36, 0.006)
    for x, y, h, r in ((0.0, front - 0.061, z + 0.56, 0.055), (-0.135, front - 0.061, z - 0.11, 0.040)):
        grouped(Matrix.Translation((x, y, h)) @ FORWARD, turned, [(0, 0), (0.02, 0), (0.02, 0.03), (0, 0.03)], M["steel"], 32)
        grouped(Matrix.Translation((x, y - 0.022, h)) @ FORWARD, knurled, r, 0.05, M["steel"], 36, 0.006)
    # the jaw, its clamp and the scriber with a hard tip
    box((0.34, 0.11, 0.10), (-0.34, 0.03, z - 0.05), M["satin"], 0.010)
    box((0.15, 0.17, 0.185), (-0.45, 0.03, z - 0.062), M["aluminum"], 0.014)
    grouped(at(-0.45, 0.03, z + 0.03), knurled, 0.045, 0.06, M["steel"], 36, 0.006)
    tip = [(-0.30, 0), (-0.30, 0.060), (-0.62, 0.060), (-0.86, 0.014), (-0.86, 0)]
    grouped(Matrix.Translation((0, 0.065, touch)) @ FORWARD, outline, tip, 0.07, (0, 0, 0), M["steel"], 0.003)
    box((0.07, 0.072, 0.014), (-0.835, 0.03, touch + 0.008), M["dark"], 0.001)


def plug_gauge():
    """A plug gauge along x: a hexagonal handle, the go end and the shorter no-go end with its orange ring."""
    axis = Matrix.Rotation(math.pi / 2, 4, "Y")
    grouped(axis, lambda: mesh([[(r * math.cos(math.pi * i / 3), r * math.sin(math.pi * i / 3), z) for i in range(6)] for r, z in ((0.066, -0.20), (0.080, -0.186), (0.080, 0.186), (0.066, 0.20))], M["aluminum"]))
    grouped(axis, turned, [(0, 0.19), (0.034, 0.19), (0.034, 0.23), (0.055, 0.23), (0.059, 0.235), (0.059, 0.40), (0.053, 0.406), (0, 0.406)], M["steel"])
    grouped(axis, turned, [(0, -0.19), (0.034, -0.19), (0.034, -0.23), (0.055, -0.23), (0.059, -0.235), (0.059, -0.315), (0.053, -0.321), (0, -0.321)], M["steel"])
    grouped(axis, turned, [(0, -0.200), (0.050, -0.200), (0.052, -0.204), (0.052, -0.222), (0.050, -0.226), (0, -0.226)], M["orange"])


def tag():
    """The orange tag of the first article with its eyelet and string."""
    w, h = 0.62, 0.27
    points = [(-w / 2, -h / 2 + 0.07), (-w / 2 + 0.07, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2 + 0.07, h / 2), (-w / 2, h / 2 - 0.07)]
    outline(points, 0.010, (0, 0, 0), M["orange card"], 0.002, [circle(0.022, (-w / 2 + 0.07, 0))])
    outline(circle(0.040, (-w / 2 + 0.07, 0)), 0.006, (0, 0, 0.008), M["steel"], 0.002, [circle(0.022, (-w / 2 + 0.07, 0))])
    def print_():
        words("1 / 1", 0.105, (-w / 2 + 0.135, 0.012), M["white"])
        words("FIRST ARTICLE", 0.046, (-w / 2 + 0.138, -0.060), M["white"])
        outline(circle(0.066, (w / 2 - 0.095, 0.0)), 0.0012, (0, 0, 0), M["white"], 0.0003, [circle(0.057, (w / 2 - 0.095, 0.0))])
        line((w / 2 - 0.125, 0.0), (w / 2 - 0.103, -0.026), 0.011, M["white"])
        line((w / 2 - 0.106, -0.026), (w / 2 - 0.062, 0.030), 0.011, M["white"])
    grouped(at(0, 0, 0.0102), print_)
    x = -w / 2 + 0.07
    tube([(x, 0.0, 0.012), (x - 0.06, 0.01, 0.018), (x - 0.17, 0.07, 0.007), (x - 0.23, 0.15, 0.007), (x - 0.17, 0.20, 0.007), (x - 0.04, 0.165, 0.007), (x + 0.10, 0.172, 0.007)], 0.006, M["string"])


def okoro():
    top, w, d = 0.36, 2.26, 1.72
    box((w, d, 0.29), (0, 0, top - 0.145), M["granite"], 0.022)
    for x, y in ((-0.99, -0.72), (0.99, -0.72), (-0.99, 0.72), (0.99, 0.72)):
        grouped(at(x, y), turned, [(0, 0), (0.105, 0), (0.115, 0.01), (0.115, 0.05), (0.105, 0.06), (0.05, 0.06), (0.05, 0.08), (0, 0.08)], M["dark"])
    def plate():
        outline(rounded(0.74, 0.155, 0.02), 0.012, (0, 0, 0), M["aluminum"], 0.003)
        grouped(at(-0.29, -0.020, 0.0118), words, "KORVANE", 0.064, (0, 0), M["print"])
        grouped(at(0.29, -0.020, 0.0118), words, "GRADE 0", 0.050, (0, 0.004), M["print"], "NimbusSans-Regular", "RIGHT")
        for x in (-0.335, 0.335):
            grouped(at(x, 0, 0.012), turned, [(0.013, 0), (0.013, 0.003), (0.008, 0.008), (0, 0.008)], M["steel"], 24)
    grouped(Matrix.Translation((-0.66, -d / 2 - 0.0002, top - 0.145)) @ FORWARD, plate)
    grouped(at(-0.42, -0.06, top), first_article)
    grouped(at(0.62, 0.10, top), height_gauge, 0.76)
    grouped(at(-0.36, -0.635, top, -5), tag)
    # gauge blocks with their sizes, one of them down, and a plug gauge
    for x, y, turn, high, size in ((0.62, -0.40, 8, 0.25, "25"), (0.635, -0.305, 8, 0.16, "16")):
        box((0.30, 0.09, high), (x, y, top + high / 2), M["mirror"], 0.006, (0, 0, math.radians(turn)))
        if size == "25":
            grouped(at(x, y, top, turn) @ Matrix.Translation((0, -0.0455, 0)) @ FORWARD, words, size, 0.085, (-0.115, high - 0.105), M["print"], "NimbusSans-Regular")
    box((0.09, 0.30, 0.09), (0.98, -0.36, top + 0.045), M["mirror"], 0.006, (0, 0, math.radians(24)))
    grouped(at(0.54, -0.69, top + 0.0695, 7), plug_gauge)


# Marchetti: the files, a stamp and the calendar

def tab(x, y, z, m, wide=0.17):
    outline_ = [(-wide / 2, -0.08), (wide / 2, -0.08), (wide / 2, 0.030), (wide / 2 - 0.03, 0.060), (-wide / 2 + 0.03, 0.060), (-wide / 2, 0.030)]
    grouped(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.pi / 2, 4, "Z") @ FORWARD, outline, outline_, 0.006, (0, 0, 0), m, 0.001)


def binder(x, wide, high, deep, case, label, tabs):
    """A ring binder that stands, its spine to the front; `label` makes what is on its card."""
    board, r = 0.030, 0.028
    spine = -deep / 2
    arc = [math.pi / 2 * k / 8 for k in range(9)]
    out = [(wide / 2 - r + r * math.sin(a), spine + r - r * math.cos(a)) for a in arc]
    u = [(-p, q) for p, q in reversed(out)] + out + [(wide / 2, deep / 2), (wide / 2 - board, deep / 2), (wide / 2 - board, spine + board), (-wide / 2 + board, spine + board), (-wide / 2 + board, deep / 2), (-wide / 2, deep / 2)]
    hole, where = 0.105, 0.40
    o = outline(u, high, (x, 0, 0), case, 0.008)
    box((wide - 2 * board - 0.03, deep - 0.26, high - 0.17), (x, 0.07, high / 2 - 0.02), M["leaves"], 0.004)
    for k, (y, m) in enumerate(tabs):
        tab(x - wide / 2 + board + 0.05 + (wide - 0.16) * (k + 0.5) / len(tabs), y, high - 0.105, m)
    # steel rails where the boards stand, the ring to pull it out, the card in its holder
    for side in (-1, 1):
        box((0.036, 0.20, 0.026), (x + side * (wide / 2 - board / 2), spine + 0.14, 0.010), M["steel"], 0.004)
    box((wide - 0.05, 0.012, 0.030), (x, spine - 0.001, 0.016), M["steel"], 0.004)
    def pull():
        turned([(hole - 0.016, -0.02), (hole - 0.016, 0.008), (hole - 0.008, 0.014), (hole + 0.012, 0.012), (hole + 0.022, 0.002), (hole + 0.022, -0.02)], M["steel"])
        turned([(0, 0.0), (hole - 0.01, 0.0), (hole - 0.01, 0.002), (0, 0.002)], M["hollow"])
    grouped(Matrix.Translation((x, spine - 0.0005, where)) @ FORWARD, pull)
    w, h = wide - 0.12, 0.80
    def card():
        outline(rounded(w, h, 0.03), 0.022, (0, 0, 0), M["frame"], 0.005, [rounded(w - 0.05, h - 0.05, 0.012)])
        outline(rounded(w - 0.04, h - 0.04, 0.01), 0.006, (0, 0, 0), M["white"], 0.001)
        for y in (-1, 1):
            grouped(at(0, y * (h / 2 - 0.0125), 0.018), turned, [(0.009, 0), (0.009, 0.003), (0.005, 0.006), (0, 0.006)], M["steel"], 20)
        grouped(at(0, 0, 0.0062), label, w - 0.05, h - 0.05)
    grouped(Matrix.Translation((x, spine - 0.0005, high - 0.60)) @ FORWARD, card)


def initials(w, h):
    words("LM", 0.52, (0, -0.030), M["print"], align="CENTER", spacing=0.98)
    line((-w / 2 + 0.03, -0.112), (w / 2 - 0.03, -0.112), 0.028, M["orange"])
    words("CONTRACTS", 0.088, (0, -0.230), M["print"], align="CENTER", spacing=1.03)
    words("No. 001 – 180", 0.060, (0, -0.318), M["gray"], "NimbusSans-Regular", "CENTER")


def kind(title, years, stripe):
    def card(w, h):
        line((0, -h / 2), (0, -h / 2 + 0.12), w, stripe)
        grouped(Matrix.Rotation(math.pi / 2, 4, "Z"), words, title, 0.125, (-h / 2 + 0.17, 0.01), M["print"])
        grouped(Matrix.Rotation(math.pi / 2, 4, "Z"), words, years, 0.062, (-h / 2 + 0.175, -0.095), M["gray"], "NimbusSans-Regular")
    return card


def stamp():
    """A self-inking stamp: a dark foot, an ink-blue cap that slides on it, an orange band and a card with its impression."""
    def slab(w, d, r, low, high, m, bevel):
        outline(rounded(w, d, r), high - low, (0, 0, low), m, bevel)
    slab(0.62, 0.40, 0.05, 0, 0.05, M["dark"], 0.010)
    slab(0.56, 0.34, 0.05, 0.045, 0.30, M["dark"], 0.008)
    box((0.40, 0.36, 0.13), (0, 0, 0.125), M["aluminum"], 0.012)
    slab(0.57, 0.37, 0.06, 0.215, 0.255, M["orange"], 0.006)
    slab(0.60, 0.385, 0.07, 0.265, 0.66, M["anodized"], 0.030)
    slab(0.52, 0.305, 0.045, 0.64, 0.668, M["aluminum"], 0.006)
    slab(0.48, 0.265, 0.025, 0.64, 0.670, M["white"], 0.001)
    def card():
        words("APPROVED", 0.080, (0, 0.005), M["orange"], align="CENTER", spacing=1.0)
        line((-0.21, -0.035), (0.21, -0.035), 0.006, M["print"])
        words("DATE             No.", 0.040, (-0.205, -0.090), M["gray"], "NimbusSans-Regular")
    grouped(at(0, 0, 0.6702), card)
    grouped(Matrix.Translation((0, -0.1929, 0.355)) @ FORWARD, words, "KORVANE", 0.078, (-0.225, 0), M["white"])
    grouped(Matrix.Translation((0, -0.1804, 0.095)) @ FORWARD, words, "N° 4  38 × 14 mm", 0.046, (0, 0), M["print"], "NimbusSans-Regular", "CENTER")
    for x in (-1, 1):
        grouped(Matrix.Translation((x * 0.24, -0.1925, 0.50)) @ FORWARD, turned, [(0.024, 0), (0.024, 0.004), (0.018, 0.009), (0, 0.009)], M["aluminum"], 40)


def pen():
    """A ballpoint along x with an orange button."""
    axis = Matrix.Rotation(math.pi / 2, 4, "Y")
    grouped(axis, turned, [(0, 0.585), (0.010, 0.585), (0.014, 0.56), (0.024, 0.53), (0.040, 0.42), (0.042, 0.41), (0.042, -0.52), (0.036, -0.535), (0, -0.535)], M["aluminum"], 64)
    for z in (0.36, 0.335, 0.31, 0.285, 0.26):
        grouped(axis, turned, [(0.041, z), (0.0435, z + 0.003), (0.0435, z + 0.010), (0.041, z + 0.013)], M["dark"], 64)
    grouped(axis, turned, [(0, -0.53), (0.025, -0.53), (0.025, -0.60), (0.020, -0.61), (0, -0.61)], M["orange"], 48)
    box((0.42, 0.030, 0.012), (-0.30, 0, 0.055), M["steel"], 0.004)
    box((0.03, 0.030, 0.03), (-0.495, 0, 0.045), M["steel"], 0.004)


def calendar():
    """Sheets of a month; one day is marked."""
    w, d = 1.02, 0.82
    for k in range(7):
        box((w, d, 0.009), (0.003 * math.sin(k * 2.1), 0.003 * math.cos(k * 3.3), 0.0045 + k * 0.010), M["paper"], 0.001, (0, 0, 0.006 * math.sin(k * 1.7)))
    def month():
        words("MAY", 0.115, (-w / 2 + 0.07, d / 2 - 0.145), M["print"])
        words("Audits  /  Contracts", 0.050, (w / 2 - 0.07, d / 2 - 0.135), M["gray"], "NimbusSans-Regular", "RIGHT")
        line((-w / 2 + 0.07, d / 2 - 0.185), (w / 2 - 0.07, d / 2 - 0.185), 0.008, M["print"])
        for k in range(31):
            x, y = -w / 2 + 0.125 + (k + 4) % 7 * 0.128, d / 2 - 0.285 - (k + 4) // 7 * 0.098
            if k == 13:
                outline(circle(0.047, (x, y + 0.021)), 0.0012, (0, 0, 0), M["orange"], 0.0003)
            words(str(k + 1), 0.060, (x, y), M["white" if k == 13 else "gray" if (k + 4) % 7 > 4 else "print"], "NimbusSans-Bold" if k == 13 else "NimbusSans-Regular", "CENTER").location.z = 0.002
    grouped(at(0, 0, 0.0696), month)


def marchetti():
    high, deep = 1.86, 1.28
    back = 0.30
    def rack():
        """Files between two bent sheets of aluminum."""
        gap, x = 0.014, -1.02
        files = ((0.80, "case", initials, ((-0.36, "orange"), (-0.12, "ink"), (0.12, "white"), (0.36, "ink"))), (0.47, "blue", kind("AUDITS", "2024 – 26", M["ink"]), ((-0.30, "white"), (0.02, "orange"), (0.34, "white"))),
                 (0.37, "flame", kind("CALENDAR", "2026", M["orange"]), ((-0.2, "ink"), (0.2, "white"))), (0.37, "case", kind("SUPPLIERS", "A – Z", M["aluminum"]), ((-0.34, "ink"), (-0.05, "orange"), (0.24, "ink"))))
        for wide, case, label, tabs in files:
            grouped(at(x + wide / 2, 0, 0.034), binder, 0, wide, high, deep, M[case], label, [(y, M[m]) for y, m in tabs])
            x += wide + gap
        left, right = -1.04, x + 0.004
        box((right - left + 0.05, deep - 0.06, 0.028), ((left + right) / 2, 0.0, 0.018), M["aluminum"], 0.008)
        for side in (left - 0.022, right + 0.012):
            sheet = rounded(deep - 0.06, 1.10, 0.12, center=(0, 0.55))
            grouped(Matrix.Translation((side + 0.013, 0, 0.006)) @ Matrix.Rotation(math.pi / 2, 4, "Z") @ FORWARD, outline, sheet, 0.026, (0, 0, 0), M["aluminum"], 0.006, [rounded(0.36, 0.10, 0.0499, center=(0, 0.90))])
        grouped(Matrix.Translation((right + 0.0512, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z") @ FORWARD, words, "KORVANE", 0.085, (-deep / 2 + 0.14, 0.10), M["print"])
    grouped(at(0, back), rack)
    grouped(at(-0.42, -0.98, 0, 4), calendar)
    grouped(at(-0.36, -1.53, 0.0436, 7), pen)
    grouped(at(0.72, -0.98, 0, -10), stamp)


# Chen: an unfolded proof, a notebook, a pencil and a linen tester

WRITING = ("What can a buyer", "check without us?", "- the drawing, with", "  its tolerances", "- the first article", "- three numbers:", "  cost, date, yield")


def proof():
    """A proof folded in a zigzag that stands; the first page has the initials."""
    wide, high, t = 0.96, 2.02, 0.014
    x, y = 0.0, 0.0
    def page(build, m):
        box((wide - 0.003, t, high), (wide / 2, 0, high / 2), m, 0.003)
        grouped(Matrix.Translation((0, -t / 2 - 0.0003, 0)) @ FORWARD, build)
    def cover():
        words("SC", 0.80, (0.070, 0.150), M["white"], spacing=0.96)
        line((0.10, 1.87), (0.86, 1.87), 0.007, M["white"])
        words("KORVANE", 0.075, (0.10, 1.755), M["white"])
        words("Notes", 0.075, (0.86, 1.755), M["white"], "NimbusSans-Regular", "RIGHT")
        for k, body in enumerate(("In terms", "that buyers", "can verify")):
            words(body, 0.160, (0.095, 1.45 - k * 0.165), M["white"])
    def article():
        words("Tolerances,", 0.115, (0.10, 1.80), M["print"])
        words("in plain terms", 0.115, (0.10, 1.675), M["print"])
        line((0.10, 1.61), (0.30, 1.61), 0.02, M["orange"])
        dimensioned(0.48, 1.26, 1.15, M["print"])
        for column in (0.10, 0.50):
            for k in range(19):
                length = 0.36 - 0.045 * abs(math.sin(k * 7.3 + column * 9)) - (0.16 if k % 7 == 6 else 0)
                line((column, 0.84 - k * 0.037), (column + length, 0.84 - k * 0.037), 0.012, M["gray"])
        for k, m in enumerate(("ink", "orange", "gray", "rule", "dark")):
            line((0.10 + k * 0.06, 0.075), (0.15 + k * 0.06, 0.075), 0.05, M[m])
        words("12", 0.06, (0.86, 0.055), M["print"], align="RIGHT")
    def chart():
        words("Capability,", 0.135, (0.09, 1.745), M["white"])
        words("in one picture", 0.135, (0.09, 1.60), M["white"])
        for k in range(13):
            v = 0.78 * math.exp(-((k - 6.2) / 2.9) ** 2) * (1 + 0.06 * math.sin(k * 5.1)) + 0.012
            box((0.042, v, 0.0016), (0.132 + k * 0.058, 0.50 + v / 2, 0.0008), M["white"], 0)
        for x, name in ((0.20, "LSL"), (0.76, "USL")):
            for k in range(12):
                line((x, 0.50 + k * 0.075), (x, 0.545 + k * 0.075), 0.012, M["ink"])
            words(name, 0.085, (x, 1.42), M["ink"], align="CENTER")
        line((0.08, 0.495), (0.88, 0.495), 0.010, M["white"])
        for k in range(17):
            line((0.08 + k * 0.05, 0.49), (0.08 + k * 0.05, 0.455 if k % 4 == 0 else 0.472), 0.005, M["white"])
        for k in range(5):
            line((0.10, 0.33 - k * 0.042), (0.84 - 0.3 * (k == 4), 0.33 - k * 0.042), 0.012, M["white"])
    for build, m, turn in ((cover, "orange card", 15), (article, "paper", -25), (chart, "orange card", 15)):
        grouped(at(x, y, 0, turn), page, build, M[m])
        x, y = x + wide * math.cos(math.radians(turn)), y + wide * math.sin(math.radians(turn))


def dimensioned(x, y, size, m):
    """A small drawing of a stepped plate with a bore and its dimensions, its middle at (x, y)."""
    s = size
    def p(a, b):
        return (x + a * s, y + b * s)
    shape = ((-0.24, -0.13), (0.24, -0.13), (0.24, 0.03), (0.10, 0.03), (0.10, 0.13), (-0.24, 0.13), (-0.24, -0.13))
    for a, b in zip(shape, shape[1:]):
        line(p(*a), p(*b), 0.009 * s, m)
    outline(circle(0.062 * s, p(-0.09, 0)), 0.0012, (0, 0, 0), m, 0.0003, [circle(0.053 * s, p(-0.09, 0))])
    for a, b in (((-0.19, 0), (0.01, 0)), ((-0.09, -0.10), (-0.09, 0.10)), ((-0.24, 0.15), (-0.24, 0.225)), ((0.10, 0.15), (0.10, 0.225)), ((0.26, -0.13), (0.33, -0.13)), ((0.26, 0.03), (0.33, 0.03))):
        line(p(*a), p(*b), 0.004 * s, m)
    for a, b in (((-0.24, 0.205), (0.10, 0.205)), ((0.315, -0.13), (0.315, 0.03))):
        line(p(*a), p(*b), 0.005 * s, M["orange"])
        d = (Vector(b) - Vector(a)).normalized()
        for end, sign in ((a, 1), (b, -1)):
            tip, back = Vector(end), Vector(end) + d * 0.030 * sign
            n = Vector((-d.y, d.x)) * 0.010
            outline([p(*tip), p(*(back + n)), p(*(back - n))], 0.0012, (0, 0, 0), M["orange"], 0.0002)
    words("34 ±0.1", 0.050 * s, p(-0.07, 0.222), m, "NimbusSans-Regular", "CENTER")
    words("16", 0.050 * s, p(0.335, -0.068), m, "NimbusSans-Regular")


def notebook():
    """An open notebook: cloth boards, two blocks of sheets that fall into the gutter, ruled pages with writing and a sketch."""
    w, d, thick = 0.80, 1.08, 0.075
    outline(rounded(2 * w + 0.07, d + 0.07, 0.035), 0.026, (0, 0, 0), M["flame"], 0.008)
    for side in (-1, 1):
        top = [(0.004 + (w - 0.004) * (k / 40) ** 1.5, thick * (1 - 0.62 * math.exp(-((k / 40) ** 1.5) * 14))) for k in range(41)]
        section = [(0.004, 0), *top, (w + 0.010, 0)]
        mesh([[(side * x, y, 0.024 + z) for x, z in section] for y in (-d / 2, d / 2)], M["leaves flat"], angle=35)
    def left():
        for k in range(11):
            line((0.155, 0.055 + k * 0.082 - d / 2 + 0.045), (w - 0.05, 0.055 + k * 0.082 - d / 2 + 0.045), 0.0045, M["rule"])
        for k, body in enumerate(WRITING):
            words(body, 0.088, (0.165, d / 2 - 0.155 - k * 0.1125 + 0.0), M["pen"], "Z003-MediumItalic")
    def right():
        for k in range(9):
            line((0.155 + k * 0.075, -d / 2 + 0.06), (0.155 + k * 0.075, d / 2 - 0.06), 0.0040, M["rule"])
        for k in range(13):
            line((0.155, -d / 2 + 0.065 + k * 0.079), (w - 0.045, -d / 2 + 0.065 + k * 0.079), 0.0040, M["rule"])
        dimensioned(0.435, 0.20, 0.82, M["pen"])
        words("= what they can check", 0.075, (0.17, -0.10), M["pen"], "Z003-MediumItalic")
    level = 0.024 + thick
    grouped(at(-w - 0.11, 0, level + 0.0002), left)
    grouped(at(0, 0, level + 0.0002), right)
    box((0.030, d + 0.02, 0.004), (0.0, -0.01, 0.058), M["ink"], 0.001)


def pencil():
    """A hexagonal pencil along x, sharpened, with its ferrule and eraser."""
    axis = Matrix.Rotation(math.pi / 2, 4, "Y")
    def cone(r, z):
        return [(r * math.cos(math.pi * i / 6), r * math.sin(math.pi * i / 6), z) for i in range(12)]
    def six(r, z):
        corners = [r * 0.93 / (1 if i % 2 else math.cos(math.pi / 6)) for i in range(12)]
        return [(c * math.cos(math.pi * i / 6), c * math.sin(math.pi * i / 6), z) for i, c in enumerate(corners)]
    grouped(axis, mesh, [six(0.040, -0.60), six(0.040, 0.50)], M["lacquer"])
    grouped(axis, mesh, [cone(0.0385, 0.499), cone(0.012, 0.66)], M["wood"])
    grouped(axis, turned, [(0, 0.655), (0.0125, 0.655), (0.002, 0.72), (0, 0.72)], M["lead"], 24)
    grouped(axis, turned, [(0, -0.60), (0.042, -0.60), (0.042, -0.63), (0.039, -0.635), (0.039, -0.645), (0.042, -0.65), (0.042, -0.68), (0.039, -0.685), (0.039, -0.695), (0.042, -0.70), (0.042, -0.73), (0, -0.73)], M["aluminum"], 48)
    grouped(axis, turned, [(0, -0.72), (0.036, -0.72), (0.036, -0.80), (0.028, -0.815), (0, -0.815)], M["orange"], 48)


def linen_tester():
    """A folding loupe: a graduated base, an upright and the lens above, hinged."""
    s = 0.46
    outline(rounded(s, s, 0.03), 0.030, (0, 0, 0), M["aluminum"], 0.006, [rounded(0.27, 0.27, 0.01)])
    def marks():
        for k in range(11):
            for turn in (0, 90, 180, 270):
                grouped(at(0, 0, 0, turn), line, (-0.135 + k * 0.027, 0.138), (-0.135 + k * 0.027, 0.165 + 0.02 * (k % 5 == 0)), 0.004, M["dark"])
    grouped(at(0, 0, 0.030), marks)
    high = 0.46
    grouped(Matrix.Translation((0, s / 2 + 0.005, 0.035)) @ FORWARD, outline, rounded(s - 0.02, high, 0.03, center=(0, high / 2)), 0.026, (0, 0, 0), M["aluminum"], 0.005, [rounded(0.24, 0.26, 0.03, center=(0, high / 2))])
    z = high + 0.055
    outline(rounded(s, s, 0.05), 0.034, (0, 0, z), M["anodized"], 0.006, [circle(0.150)])
    outline(circle(0.172, steps=96), 0.020, (0, 0, z + 0.030), M["aluminum"], 0.005, [circle(0.140, steps=96)])
    turned([(0, 0.012), (0.07, 0.009), (0.12, 0.002), (0.148, -0.008), (0.148, -0.014), (0, -0.018)], M["lens"]).location.z = z + 0.026
    for zz in (0.022, z + 0.006):
        cylinder(0.024, s - 0.06, (0, s / 2 + 0.004, zz), M["steel"], 0.004, (0, math.pi / 2, 0), 32)
        for x in (-0.14, 0, 0.14):
            cylinder(0.028, 0.07, (x, s / 2 + 0.004, zz), M["aluminum"], 0.004, (0, math.pi / 2, 0), 32)


def hardcover():
    """A closed book bound in orange cloth, lying."""
    w, d, t = 1.72, 1.20, 0.15
    for z in (0, t - 0.024):
        outline(rounded(w, d, 0.02), 0.024, (0, 0, z), M["flame"], 0.008)
    box((w - 0.05, d - 0.06, t - 0.046), (0.012, 0, t / 2), M["leaves flat"], 0.003)
    box((0.03, d - 0.004, t - 0.01), (-w / 2 + 0.010, 0, t / 2), M["flame"], 0.012)


def chen():
    grouped(at(-1.26, 0.42), proof)
    grouped(at(-0.20, -0.62, 0, 3), hardcover)
    grouped(at(-0.16, -0.64, 0.15, -4), notebook)
    grouped(at(0.10, -1.02, 0.15 + 0.099 + 0.039, 13), pencil)
    grouped(at(1.10, -0.42, 0, -14), linen_tester)


reset()
reflections()
M = {
    "anodized": material("anodized", (0.006, 0.022, 0.085), 0.75, 0.38, bump=0.05),
    "aluminum": material("aluminum", (0.66, 0.66, 0.67), 1, 0.40, bump=0.03),
    "satin": material("satin", (0.74, 0.74, 0.75), 1, 0.34),
    "steel": material("steel", (0.60, 0.60, 0.62), 1, 0.22),
    "frame": material("frame", (0.42, 0.43, 0.45), 1, 0.30),
    "mirror": material("mirror", (0.62, 0.62, 0.65), 1, 0.26),
    "bright": material("bright", (0.62, 0.66, 0.75), 1, 0.22),
    "engraved": material("engraved", (0.80, 0.80, 0.80), 0, 0.5),
    "granite": speckled("granite", ((0.020, 0.026, 0.042), (0.040, 0.050, 0.075), (0.085, 0.10, 0.135), (0.25, 0.27, 0.31)), 62),
    "dark": material("dark", (0.012, 0.012, 0.014), 0, 0.5),
    "hollow": material("hollow", (0.010, 0.010, 0.012), 0, 0.9),
    "print": material("print", INK, 0, 0.6),
    "gray": material("gray", (0.13, 0.14, 0.17), 0, 0.7),
    "rule": material("rule", (0.24, 0.36, 0.56), 0, 0.8),
    "pen": material("pen", (0.008, 0.030, 0.16), 0, 0.6),
    "white": material("white", (0.80, 0.785, 0.75), 0, 0.7),
    "paper": material("paper", (0.80, 0.785, 0.745), 0, 0.8),
    "case": material("case", (0.78, 0.765, 0.72), 0, 0.55, bump=0.04, bump_scale=160),
    "blue": material("blue", (0.008, 0.026, 0.095), 0, 0.5, bump=0.05, bump_scale=160),
    "ink": material("ink", INK, 0, 0.5),
    "orange": material("orange", ORANGE, 0, 0.36, coat=0.25),
    "flame": cloth("flame", ORANGE),
    "orange card": material("orange card", ORANGE, 0, 0.6),
    "string": material("string", (0.72, 0.68, 0.60), 0, 0.8),
    "lacquer": material("lacquer", INK, 0, 0.25, coat=0.6),
    "wood": material("wood", (0.55, 0.33, 0.16), 0, 0.7),
    "lead": material("lead", (0.02, 0.02, 0.022), 0.4, 0.4),
    "leaves": sheets("leaves", (150, 1.2, 1.2)),
    "leaves flat": sheets("leaves flat", (1.2, 1.2, 75), (0.30, 0.28, 0.24)),
    "lens": material("lens", (0.85, 0.93, 1.0), 0, 0.03),
}
M["lens"].node_tree.nodes["Principled BSDF"].inputs["Transmission"].default_value = 1
M["lens"].node_tree.nodes["Principled BSDF"].inputs["IOR"].default_value = 1.12
for name in ("print", "ink", "pen", "gray", "rule", "orange card"):
    M[name].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.15

who = sys.argv[sys.argv.index("--") + 3]
grouped(TURN, {"okoro": okoro, "marchetti": marchetti, "chen": chen}[who])
floor()
daylight(1.4)
area((-4.2, -5.9, 5.0), (0, 0, 0.4), (1.7, 3.1), 150)
aim, reach, rise = Vector((0, 0, 0.86)), 12, math.radians(27)
eye = camera(aim + Vector((0, -reach * math.cos(rise), reach * math.sin(rise))), aim, 112)
bpy.context.scene.render.resolution_x = bpy.context.scene.render.resolution_y = 1440
bpy.context.view_layer.update()
seen = [world_to_camera_view(bpy.context.scene, eye, o.matrix_world @ Vector(c)) for o in bpy.data.objects if o.type in ("MESH", "CURVE") and not o.hide_render and not o.is_shadow_catcher for c in o.bound_box]
eye.data.shift_x, eye.data.shift_y = ((max(p[k] for p in seen) + min(p[k] for p in seen)) / 2 - 0.5 for k in (0, 1))  # the same distance for all, the things in the middle
print("takes", [round(max(p[k] for p in seen) - min(p[k] for p in seen), 2) for k in (0, 1)])
render(__file__.replace("desks.py", f"desk-{who}.py"), 1440, 1440, 40)
