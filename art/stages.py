"""The gateway in its five stages in one row: cardboard mock-up, printed prototype, board, machined housing, product."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math
import random

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

import gateway as parts
from gateway import *
from studio import *
from surroundings import reflections

FONTS = "/usr/share/fonts/opentype/urw-base35/%s.otf"
FORWARD = Matrix.Rotation(math.pi / 2, 4, "X")  # what lies on the floor stands and faces the front
STEP, TURN = Vector((1.10, -1.02, 0)), 27
SHAPE = 0.19  # the radius of the product's corners
random.seed(480)


def at(x, y, z=0.0, degrees=0.0):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(degrees), 4, "Z")


def line(a, b, width, m, z=0.0):
    """A drawn line from `a` to `b`."""
    a, b = Vector(a), Vector(b)
    d = b - a
    return box((d.length, width, 0.0012), (*((a + b) / 2), z + 0.0006), m, 0, (0, 0, math.atan2(d.y, d.x)))


def loop(points, width, m, z=0.0):
    """A drawn line around `points`."""
    for a, b in zip(points, points[1:] + points[:1]):
        line(a, b, width, m, z)


def written(body, size, x, y, z, m, font="Z003-MediumItalic", align="LEFT", degrees=0.0):
    o = text(body, size, (x, y, z + 0.0008), m, (0, 0, math.radians(degrees)), FONTS % font, 0.0005, align)
    o.data.resolution_u = 8
    return o


# The mock-up: sheets of corrugated cardboard

SHEET, FLUTE = 0.0435, 0.074


def corrugated(name, color, dark):
    """The cut edge of a corrugated sheet of the height SHEET: a wave of paper with hollows between, along x."""
    m = material(name, color, 0, 0.85)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, split, mix = (n.new("ShaderNode" + k) for k in ("TexCoord", "SeparateXYZ", "Mix"))
    link(where.outputs["Object"], split.inputs[0])
    wave = math_node(m, "SINE", math_node(m, "MULTIPLY", split.outputs["X"], 2 * math.pi / FLUTE))
    apart = math_node(m, "ABSOLUTE", math_node(m, "SUBTRACT", math_node(m, "MULTIPLY", split.outputs["Z"], 2 / (SHEET - 0.014)), math_node(m, "MULTIPLY", wave, 0.8)))
    mix.data_type, mix.inputs[6].default_value, mix.inputs[7].default_value = "RGBA", (*color, 1), (*dark, 1)
    link(math_node(m, "GREATER_THAN", apart, 0.42), mix.inputs[0])
    link(mix.outputs[2], n["Principled BSDF"].inputs["Base Color"])
    return m


def kraft(name, color):
    """Brown paper with fibers."""
    m = material(name, color, 0, 0.82)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, stretch, noise, ramp = (n.new("ShaderNode" + k) for k in ("TexCoord", "Mapping", "TexNoise", "ValToRGB"))
    stretch.inputs["Scale"].default_value = (8, 70, 70)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.4, 8
    for e, p, k in zip(ramp.color_ramp.elements, (0.3, 0.72), (0.84, 1.12)):
        e.position, e.color = p, (*(min(1, c * k) for c in color), 1)
    link(where.outputs["Object"], stretch.inputs[0])
    link(stretch.outputs[0], noise.inputs["Vector"])
    link(noise.outputs["Fac"], ramp.inputs["Fac"])
    link(ramp.outputs["Color"], n["Principled BSDF"].inputs["Base Color"])
    return m


def pin(x, y, z, m, lean=0.0, toward=0.0):
    """A pin with a ball for a head, stuck into the top."""
    def upright():
        cylinder(0.005, 0.22, (0, 0, 0.02), M["steel"], 0, vertices=12)
        bpy.ops.mesh.primitive_uv_sphere_add(segments=40, ring_count=24, radius=0.040, location=(0, 0, 0.155))
        finish(bpy.context.object, m)
    grouped(Matrix.Translation((x, y, z)) @ Matrix.Rotation(toward, 4, "Z") @ Matrix.Rotation(lean, 4, "Y"), upright)


def mockup():
    count = 8
    for k in range(count):
        def sheet():
            outline(rounded(W, D, SHAPE, 24), 0.007, (0, 0, 0), M["kraft"], 0.001)
            outline(rounded(W - 0.008, D - 0.008, SHAPE - 0.004, 24), SHEET - 0.012, (0, 0, 0.006), M["flutes"], 0.0005)
            outline(rounded(W, D, SHAPE, 24), 0.007, (0, 0, SHEET - 0.007), M["kraft"], 0.001)
        grouped(at(random.uniform(-0.010, 0.010), random.uniform(-0.010, 0.010), k * SHEET, random.uniform(-0.5, 0.5)), sheet)
    z, p, w = count * SHEET, M["pencil"], 0.0105
    # center lines beyond what they locate, the ring light, the slots, the border and its measure
    line((-0.66, 0.03), (0.64, 0.034), w * 0.7, p, z), line((0.268, -0.36), (0.272, 0.40), w * 0.7, p, z)
    for r in (0.205, 0.158):
        loop(circle(r, (0.27, 0.03), 56), w, p, z)
    for i in range(5):
        loop(rounded(0.026, 0.19, 0.0125, 5, (-0.47 + i * 0.062, 0.145)), w * 0.75, p, z)
    for a, b in (((-0.63, -0.425), (0.62, -0.420)), ((-0.64, 0.428), (0.66, 0.424)), ((-0.675, -0.37), (-0.672, 0.37)), ((0.676, -0.36), (0.674, 0.38))):
        line(a, b, w * 0.6, p, z)
    written("Ø 41", 0.13, 0.44, 0.22, z, p, degrees=4)
    line((0.415, 0.215), (0.372, 0.148), w * 0.7, p, z)
    written("try 1", 0.16, -0.57, -0.285, z, p, degrees=3)
    line((-0.57, -0.315), (-0.28, -0.300), w * 0.8, p, z)
    for (x, y), m, lean, turn in zip(SCREWS, ("orange", "blue", "blue", "orange"), (0.10, 0.16, 0.07, 0.14), (0.4, 2.2, 4.1, 1.0)):
        pin(x, y, z, M[m], lean, turn)
    # plugs of rolled paper where the connectors will be
    for x in (-0.36, 0, 0.36):
        def roll():
            for r in (0.082, 0.066, 0.050):
                ring(r, r - 0.009, 0.12, (0, 0, 0), M["kraft"], 0.002)
            ring(0.074, 0.001, 0.10, (0, 0, 0), M["hollow"], 0.0003)
            outline(circle(0.098, steps=6), 0.016, (0, 0, 0), M["kraft"], 0.002)
        grouped(Matrix.Translation((x, -D / 2 + 0.012, 0.165)) @ FORWARD, roll)


# The prototype: printed in layers

LAYER = 0.027


def printed(points, low, high, holes=()):
    """Layers that bulge at their edges."""
    count = round((high - low) / LAYER)
    for k in range(count):
        m = M["print top" if k == count - 1 else "print"]
        outline(points, LAYER + 0.0004, (random.uniform(-0.0016, 0.0016), random.uniform(-0.0016, 0.0016), low + k * LAYER), m, LAYER * 0.46, holes)
    return low + count * LAYER


def raster(m, pitch=0.024):
    """The lines that the nozzle draws at 45 degrees into a surface."""
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, wave, bump = (n.new("ShaderNode" + k) for k in ("TexCoord", "TexWave", "Bump"))
    wave.bands_direction, wave.inputs["Scale"].default_value = "DIAGONAL", 0.314 / pitch / math.sqrt(2)
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.55, 0.006
    link(where.outputs["Object"], wave.inputs["Vector"])
    link(wave.outputs["Fac"], bump.inputs["Height"])
    link(bump.outputs[0], n["Principled BSDF"].inputs["Normal"])
    return m


def grooved(m):
    """Darkens the edges of a layer, where it meets the next."""
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, split, ramp = (n.new("ShaderNode" + k) for k in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    base = n["Principled BSDF"].inputs["Base Color"]
    for e, p, k in zip(ramp.color_ramp.elements, (0.60, 0.96), (1, 0.34)):
        e.position, e.color = p, (*(k * c for c in base.default_value[:3]), 1)
    link(where.outputs["Object"], split.inputs[0])
    link(math_node(m, "MULTIPLY", math_node(m, "ABSOLUTE", split.outputs["Z"]), 2 / LAYER), ramp.inputs["Fac"])
    link(ramp.outputs["Color"], base)
    return m


def prototype():
    outline(rounded(W + 0.10, D + 0.10, SHAPE + 0.05, 24), 0.005, (0, 0, 0), M["print top"], 0.002)  # the brim
    body = printed(rounded(W, D, SHAPE, 24), 0.004, H)
    z = body + 0.008
    outline(rounded(W - 0.06, D - 0.06, SHAPE - 0.03, 24), 0.02, (0, 0, body - 0.008), M["shade"], 0.001)
    slots = [[(-0.47 + i * 0.062 + a, 0.11 + b) for a, b in rounded(0.022, 0.19, 0.0108, 8)] for i in range(5)]
    top = printed(rounded(W, D, SHAPE, 24), z, z + 2 * LAYER, [*slots, circle(0.205, (0.27, 0.03), 96), *(circle(0.030, p, 40) for p in SCREWS)])
    outline(circle(0.204, (0.27, 0.03), 96), 0.012, (0, 0, z + 0.006), M["print top"], 0.004)
    printed(circle(0.158, (0.27, 0.03), 96), z, z + 2 * LAYER)
    for x, y in SCREWS:  # brass inserts
        ring(0.029, 0.017, 0.035, (x, y, z + 0.004), M["brass"], 0.003)
        cylinder(0.018, 0.004, (x, y, z + 0.006), M["dark"], 0)
    r = (math.pi / 2, 0, 0)
    for x in (-0.36, 0, 0.36):
        def stub():
            ends = circle(0.098, steps=6)
            outline(ends, 0.034, (0, 0, 0), M["print top"], 0.006)
            for k in range(4):
                outline(circle(0.078), LAYER, (0, 0, 0.016 + k * LAYER), M["print"], LAYER * 0.42, [circle(0.058)])
            outline(circle(0.060), 0.11, (0, 0, 0), M["print top"], 0.003)
            for k in range(5):
                a = math.radians(90 + 72 * k)
                outline(circle(0.010, (0.03 * math.cos(a), 0.03 * math.sin(a)), 20), 0.002, (0, 0, 0.1095), M["shade"], 0.0004)
        grouped(Matrix.Translation((x, -D / 2, 0.15)) @ FORWARD, stub)
    outline(rounded(0.14, 0.06, 0.029), 0.01, (0, 0, 0), M["dark"], 0.001, rotation=(math.pi / 2, 0, math.pi / 2)).location = (-W / 2 - 0.001, 0.05, 0.16)
    def tape():
        w, h = 0.54, 0.235
        torn = lambda side: [(side * (w / 2 + random.uniform(-0.010, 0.010)), side * (-h / 2 + h * (k + 0.5) / 13)) for k in range(13)]
        outline([(-w / 2, -h / 2), (w / 2, -h / 2), *torn(1), (w / 2, h / 2), (-w / 2, h / 2), *torn(-1)], 0.004, (0, 0, 0), M["tape"], 0.001)
        o = text("P1", 0.235, (-0.015, -0.083, 0.0042), M["marker"], (0, 0, math.radians(1)), "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", 0.0005, "CENTER")
        o.data.shear = 0.12
    grouped(at(-0.335, -0.225, top + 0.0005, 5), tape)


# The board, on standoffs of brass

PLATE, FEET = 0.075, 0.13


def bare_board():
    """On a plate with tapped holes, for the first test."""
    grid = [circle(0.0155, (x * 0.118, y * 0.118 + 0.02), 24) for x in range(-5, 6) for y in range(-3, 4)]
    outline(rounded(W - 0.06, D - 0.04, 0.06, 12), 0.045, (0, 0, PLATE - 0.045), M["plate"], 0.007, grid)
    outline(rounded(W - 0.10, D - 0.08, 0.05, 12), 0.004, (0, 0, PLATE - 0.040), M["dark"], 0.001)
    for x in (-0.6, 0.6):
        for y in (-0.36, 0.36):
            cylinder(0.055, 0.034, (x, y, 0.017), M["dark"], 0.008)
    grouped(Matrix.Translation((0, 0, PLATE + FEET - BOARD_Z)), parts.board, M)
    for x, y in STANDOFFS:
        outline(circle(0.048, (x, y), 6), FEET, (0, 0, PLATE), M["brass"], 0.005)
        top = PLATE + FEET + 0.032 * BOARD_SCALE
        outline(circle(0.044, (x, y), 6), 0.028, (0, 0, top + 0.0005), M["steel"], 0.004)
        cylinder(0.019, 0.050, (x, y, top + 0.024), M["brass"], 0.004, vertices=32)


def spare_screw():
    """A screw of the lid that lies on its head and its point, along x."""
    grouped(Matrix.Translation((0, 0, 0.0425)) @ Matrix.Rotation(math.radians(-84.3), 4, "Y"), screw, 0, 0, 0, M)


def carton():
    """The closed carton, standing on its long edge."""
    w, h, d = 1.76, 1.20, 0.52
    def front():
        outline(rounded(w, h, 0.02, 4, (0, h / 2)), 0.16, (0, 0, -0.16), M["carton"], 0.006)
        outline(rounded(w - 0.012, h - 0.012, 0.02, 4, (0, h / 2)), 0.03, (0, 0, -0.18), M["carton gap"], 0.002)
        outline(rounded(w - 0.004, h - 0.004, 0.02, 4, (0, h / 2)), d - 0.17, (0, 0, -d), M["carton"], 0.006)
        outline([(-w / 2 + 0.006, h - 0.18), (w / 2 - 0.006, h - 0.18), (w / 2 - 0.006, h - 0.12), (-w / 2 + 0.006, h - 0.12)], 0.002, (0, 0, 0), M["flame"], 0.0003)
        for i in range(3):
            x = -0.74 + i * 0.13
            outline([(x, 0.62), (x + 0.08, 0.62), (x + 0.17, 0.87), (x + 0.09, 0.87)], 0.002, (0, 0, 0), M["flame"], 0.0003)
        text("MX-480", 0.135, (-0.73, 0.41, 0.0006), M["pale"])
        text("EDGE GATEWAY", 0.056, (-0.725, 0.30, 0.0006), M["pale"])
    grouped(FORWARD, front)


def open_housing():
    housing(M, True)
    gasket(M)


def tape_roll():
    """Masking tape, its end a little open."""
    ring(0.30, 0.205, 0.20, (0, 0, 0.0), M["tape side"], 0.004)
    ring(0.207, 0.188, 0.204, (0, 0, 0.0), M["kraft"], 0.003)
    for k in range(6):
        ring(0.225 + k * 0.0135, 0.2245 + k * 0.0135, 0.2012, (0, 0, 0), M["tape"], 0.0001)


def pencil():
    """A hexagonal pencil along x, sharpened."""
    def skin(rings, m, corners):
        points = [(r * math.cos(2 * math.pi * i / corners), r * math.sin(2 * math.pi * i / corners), z) for r, z in rings for i in range(corners)]
        faces = [(k * corners + i, k * corners + (i + 1) % corners, (k + 1) * corners + (i + 1) % corners, (k + 1) * corners + i) for k in range(len(rings) - 1) for i in range(corners)]
        solid(points, [*faces, tuple(range(corners))[::-1], tuple(range(len(points) - corners, len(points)))], (0, 0, 0), m)
    def upright():
        skin([(0.043, -0.52), (0.043, 0.42)], M["lacquer"], 6)
        skin([(0.038, 0.415), (0.012, 0.58)], M["wood"], 40)
        skin([(0.0125, 0.578), (0.003, 0.63)], M["lead"], 24)
        skin([(0.040, -0.60), (0.043, -0.595), (0.043, -0.52)], M["orange"], 40)
    grouped(Matrix.Rotation(math.pi / 2, 4, "Y"), upright)


reset()
reflections()
KRAFT, TAPE = (0.47, 0.285, 0.135), (0.82, 0.65, 0.34)
M = materials() | {
    "kraft": kraft("kraft", KRAFT),
    "flutes": corrugated("flutes", (0.52, 0.33, 0.17), (0.075, 0.040, 0.018)),
    "pencil": material("pencil", (0.030, 0.030, 0.034), 0, 0.6),
    "hollow": material("hollow", (0.05, 0.028, 0.013), 0, 0.9),
    "orange": material("orange", ORANGE, 0, 0.28, coat=0.5),
    "blue": material("blue", (0.008, 0.030, 0.125), 0, 0.25, coat=0.6),
    "print": grooved(material("print", (0.77, 0.77, 0.755), 0, 0.42)),
    "print top": raster(material("print top", (0.77, 0.77, 0.755), 0, 0.42)),
    "shade": material("shade", (0.10, 0.10, 0.10), 0, 0.8),
    "tape": material("tape", TAPE, 0, 0.75, bump=0.35, bump_scale=55),
    "tape side": material("tape side", (0.72, 0.55, 0.27), 0, 0.8),
    "marker": material("marker", INK, 0, 0.6),
    "plate": material("plate", (0.64, 0.65, 0.67), 1, 0.36, bump=0.06, bump_scale=500),
    "carton": material("carton", (0.010, 0.022, 0.062), 0, 0.55, bump=0.05, bump_scale=300),
    "carton gap": material("carton gap", (0.003, 0.005, 0.012), 0, 0.8),
    "flame": material("flame", ORANGE, 0, 0.5),
    "pale": material("pale", (0.62, 0.60, 0.56), 0, 0.6),
    "brass": material("brass", (0.83, 0.58, 0.24), 1, 0.26),
    "lacquer": material("lacquer", ORANGE, 0, 0.25, coat=0.6),
    "wood": material("wood", (0.60, 0.38, 0.19), 0, 0.7),
    "lead": material("lead", (0.02, 0.02, 0.022), 0.4, 0.4),
}
for k, stage in enumerate((mockup, prototype, bare_board, open_housing, lambda: gateway(M))):
    p = STEP * (k - 2)
    grouped(at(p.x, p.y, 0, TURN), stage)
def beside(k, x, y, z=0.0, degrees=0.0):
    """A place in the directions of the stage `k`."""
    p = STEP * (k - 2)
    return at(p.x, p.y, 0, TURN) @ at(x, y, z, degrees)


grouped(beside(0, -0.87, -1.11, 0.0375, 23), pencil)
grouped(beside(1, 1.14, 0.26), tape_roll)
for x, y, turn in ((0.93, 0.10, 78), (1.05, 0.12, 81), (1.17, 0.09, 77), (1.29, 0.13, 84)):
    grouped(beside(3, x, y, 0, turn), spare_screw)
grouped(beside(4, 0.78, 2.10), carton)

floor()
daylight(1.5)
area((-4.4, -6.2, 5.4), (0, 0, 0.2), (1.8, 3.2), 190)
aim, reach, rise = Vector((0, 0, 0.16)), 13, math.radians(38)
eye = camera(aim + Vector((0, -reach * math.cos(rise), reach * math.sin(rise))), aim, 60)
scene = bpy.context.scene
scene.render.resolution_x, scene.render.resolution_y = 1600, 1000


def seen():
    """Where everything but the floor lies in the picture: from left to right, and from below to above."""
    bpy.context.view_layer.update()
    objects = [o for o in scene.collection.objects if o.type in ("MESH", "CURVE") and not (o.hide_render or o.is_shadow_catcher)]
    points = [world_to_camera_view(scene, eye, o.matrix_world @ Vector(c)) for o in objects for c in o.bound_box]
    return [(min(p[k] for p in points), max(p[k] for p in points)) for k in (0, 1)]


(left, right), (low, high) = seen()
eye.data.lens *= 0.80 / max(right - left, high - low)
(left, right), (low, high) = seen()
eye.data.shift_x, eye.data.shift_y = (left + right) / 2 - 0.5, ((low + high) / 2 - 0.5) * 1000 / 1600
print("takes", seen())
render(__file__, 2816, 1760, 36)
