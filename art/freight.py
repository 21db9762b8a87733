"""A EUR pallet with strapped cartons, and behind it a 20-foot container at a smaller scale."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector
from studio import *
from surroundings import fade

random.seed(20)
MM = 1.5 / 1200  # the scale of the pallet
DECK, STACK_W, STACK_D, LAYER = 144 * MM, 1.41, 0.92, 0.335
LENGTH, WIDE, HIGH, PITCH, DEEP = 2.72, 1.095, 1.163, 0.1245, 0.0158  # the container


def fibers(name, color, scale, vary=0.25, roughness=0.75, bump=0.2, streak=0.35):
    """Wood or board: streaks along the object's long side, and a tone of its own for each object."""
    m = material(name, color, 0, roughness)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, info, stretch, noise, streaks, tone, height = (n.new("ShaderNode" + k) for k in ("TexCoord", "ObjectInfo", "Mapping", "TexNoise", "MapRange", "MapRange", "Bump"))
    both, mixed = n.new("ShaderNodeMath"), n.new("ShaderNodeHueSaturation")
    stretch.inputs["Scale"].default_value = scale
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 1, 6, 0.6
    noise.noise_dimensions = "4D"
    shift = n.new("ShaderNodeMath")
    shift.operation, shift.inputs[1].default_value = "MULTIPLY", 40
    link(info.outputs["Random"], shift.inputs[0])
    link(shift.outputs[0], noise.inputs["W"])
    link(where.outputs["Object"], stretch.inputs["Vector"])
    link(stretch.outputs["Vector"], noise.inputs["Vector"])
    for node, low, high, source in ((streaks, 1 - streak, 1 + streak, noise.outputs["Fac"]), (tone, 1 - vary, 1 + vary, info.outputs["Random"])):
        node.inputs["To Min"].default_value, node.inputs["To Max"].default_value = low, high
        link(source, node.inputs["Value"])
    both.operation = "MULTIPLY"
    link(streaks.outputs["Result"], both.inputs[0])
    link(tone.outputs["Result"], both.inputs[1])
    mixed.inputs["Color"].default_value = (*color, 1)
    link(both.outputs[0], mixed.inputs["Value"])
    link(mixed.outputs["Color"], n["Principled BSDF"].inputs["Base Color"])
    height.inputs["Strength"].default_value, height.inputs["Distance"].default_value = bump, 0.002
    link(noise.outputs["Fac"], height.inputs["Height"])
    link(height.outputs["Normal"], n["Principled BSDF"].inputs["Normal"])
    return m


def at(x, y, z=0.0, turn=0.0):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")


def side(location, turn):
    """The matrix of an upright surface: its x to the right and its y upwards for one who looks at it; `turn` 0 faces -y."""
    return at(*location, turn) @ Matrix.Rotation(math.pi / 2, 4, "X")


def bar(x, height, y=0.0):
    """One of the three slanted bars of the mark."""
    return [(x, y), (x + 0.26 * height, y), (x + 0.61 * height, y + height), (x + 0.35 * height, y + height)]


def pallet():
    """Boards, blocks and nails with the measures of a EUR pallet."""
    def board(length, width, x, y, z, along=True):
        size = (length, width, 22) if along else (width, length, 22)
        o = box([v * MM for v in size] if along else [length * MM, width * MM, 22 * MM], [v * MM for v in (x, y, z)], s["wood"], 0.004)
        if not along:
            o.rotation_euler.z = math.pi / 2
    for y, w in ((-327.5, 145), (-166, 100), (0, 145), (166, 100), (327.5, 145)):
        board(1200 - random.random() * 3, w, 0, y, 133)
        for x in (-527.5, 0, 527.5):
            for dx, dy in ((-48, -w * 0.36), (-48, w * 0.36), (48, -w * 0.36), (48, w * 0.36)):
                cylinder(5.5 * MM, 2.4 * MM, ((x + dx + random.uniform(-5, 5)) * MM, (y + dy + random.uniform(-4, 4)) * MM, 144.2 * MM), s["steel"], 0.0008, vertices=16)
    for x in (-527.5, 0, 527.5):
        board(800, 145, x, 0, 111, False)
        for y, w in ((-350, 100), (0, 145), (350, 100)):
            box((145 * MM, w * MM, 78 * MM), (x * MM, y * MM, 61 * MM), s["block"], 0.005)
    for y, w in ((-350, 100), (0, 145), (350, 100)):
        board(1200, w, 0, y, 11)
    for words, x, turn in (("KV", -527.5, 0), ("EUR", 0, 0), ("480", 527.5, 0)):
        grouped(side((x * MM, -400.6 * MM, 46 * MM), turn), text, words, 0.05, (0, 0, 0), s["burn"], (0, 0, 0), "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", 0.0003, "CENTER")


def printed(width, height, dark, mark_x, label_x):
    """What is printed on one side of a carton: a stripe, the mark, and a label with bars."""
    ink = s["white"] if dark else s["print"]
    box((width - 0.004, 0.030, 0.0012), (0, -height / 2 + 0.058, 0), s["stripe"], 0)
    if mark_x is not None:
        for i in range(3):
            outline(bar(mark_x + 0.0445 * i, 0.112, -0.016), 0.001, (0, 0, -0.0003), s["stripe"] if i == 2 else ink, 0.0001)
        text("KORVANE", 0.043, (mark_x, -0.070, 0.0004), ink, depth=0.0003)
    if label_x is not None:
        box((0.125, 0.10, 0.0014), (label_x, 0.035, 0), s["label"], 0.0005)
        x = -0.05
        while x < 0.045:
            w = random.choice((0.0022, 0.0035, 0.006))
            box((w, 0.036, 0.0006), (label_x + x + w / 2, 0.02, 0.001), s["black"], 0)
            x += w + random.choice((0.0025, 0.004))
        for i in (0, 1):
            q = [(0.0, 0), (0.007, 0), (0.007, 0.026), (0.017, 0.026), (0.0035, 0.045), (-0.010, 0.026), (0, 0.026)]
            outline([(x + label_x + 0.02 + 0.036 * i, y - 0.073) for x, y in q], 0.001, (0, 0, -0.0003), ink, 0.0001)
        box((0.07, 0.004, 0.0008), (label_x + 0.040, -0.081, 0), ink, 0)
        text("KV-480", 0.022, (label_x - 0.05, 0.058, 0.001), s["black"], depth=0.0002)
        for i in (0, 1):
            box((0.03 - 0.008 * i, 0.004, 0.0006), (label_x + 0.036, 0.071 - 0.009 * i, 0.001), s["black"], 0)


def carton(w, d, dark, faces):
    """A closed carton with two flaps and tape; `faces` is a list of (turn, place of the mark, place of the label)."""
    m, h = s["navy" if dark else "kraft"], LAYER - 0.002
    box((w, d, h - 0.008), (0, 0, (h - 0.008) / 2), m, 0.007)
    for y in (-1, 1):
        box((w - 0.006, d / 2 - 0.004, 0.008), (0, y * (d / 4 - 0.0005), h - 0.0042), m, 0.0025, (y * random.uniform(0, 0.003), 0, 0))
    box((w + 0.001, 0.055, 0.0012), (0, 0, h + 0.0004), s["tape"], 0)
    for x in (-1, 1):
        box((0.0012, 0.055, 0.07), (x * (w / 2 + 0.0004), 0, h - 0.035), s["tape"], 0)
    for turn, mark_x, label_x in faces:
        width, reach = (w, d / 2) if turn in (0, 180) else (d, w / 2)
        a = math.radians(turn)
        grouped(side((math.sin(a) * (reach + 0.0004), -math.cos(a) * (reach + 0.0004), h / 2), turn), printed, width, h, dark, mark_x, label_x)


def load():
    """Three layers of cartons, the middle one in another bond; corner and edge protectors, two straps."""
    colors = {0: (0, 1, 0, 0), 1: (1, 0, 0, 0, 1, 0), 2: (0, 0, 1, 0)}
    for layer in range(3):
        columns = (3, 2)[layer % 2 == 0]
        w, d = STACK_W / columns, STACK_D / 2
        for k in range(columns * 2):
            i, j = k % columns, k // columns
            faces = []
            if j == 0:
                faces.append((0, *(((-0.265, None), (-0.062, 0.222))[i] if columns == 2 else ((-0.155, None), (-0.175, 0.14), (-0.13, None))[i])))
            if i == 0:
                faces.append((-90, None if (j + layer) % 2 else -0.12, 0.10))
            if i == columns - 1:
                faces.append((90, None if (j + layer) % 2 else -0.12, 0.10))
            spot = at((i - (columns - 1) / 2) * w + random.uniform(-0.002, 0.002), (j - 0.5) * d + random.uniform(-0.002, 0.002), DECK + layer * LAYER, random.uniform(-0.25, 0.25))
            grouped(spot, carton, w - 0.007, d - 0.007, colors[layer][k], faces)
    top, wall, leg = DECK + 3 * LAYER, 0.009, 0.054
    angle = [(0, 0), (leg, 0), (leg, wall), (wall, wall), (wall, leg), (0, leg)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            q = [(sx * (x - STACK_W / 2 - wall), sy * (y - STACK_D / 2 - wall)) for x, y in angle]
            outline(q if sx == sy else q[::-1], 3 * LAYER - 0.075, (0, 0, DECK + 0.002), s["edge"], 0.002)
        # the edge protector along the top: the angle lies in the plane across the stack
        q = [(sx * (y - STACK_D / 2 - 2 * wall), wall - x) for x, y in angle]
        o = outline(q if sx == 1 else q[::-1], STACK_W + 0.02, (0, 0, 0), s["edge"], 0.002)
        o.matrix_world = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, top + 0.004), (0, 0, 0, 1)))
    low = DECK - 22 * MM - 0.006
    d, h = STACK_D + 4 * wall + 0.004, top + wall + 0.007 - low
    for x in (-0.236, 0.236):
        o = outline(rounded(d + 0.010, h + 0.010, 0.014, 6), 0.036, (0, 0, 0), s["strap"], 0.0012, [rounded(d, h, 0.009, 6)])
        o.matrix_world = Matrix(((0, 0, 1, x), (1, 0, 0, 0), (0, 1, 0, low + h / 2), (0, 0, 0, 1)))
        box((0.052, 0.012, 0.075), (x, -d / 2 - 0.004, top - 0.17), s["steel"], 0.003)
        for k in (-1, 1):
            box((0.054, 0.014, 0.006), (x, -d / 2 - 0.0045, top - 0.17 + k * 0.016), s["steel"], 0.002)


def wave(x, pitch, deep):
    """The depth of a corrugated wall at `x`: flat ridges, flat valleys and slopes between them."""
    t = (x / pitch) % 1
    return deep * (0 if t < 0.28 else (t - 0.28) / 0.22 if t < 0.5 else 1 if t < 0.78 else (1 - t) / 0.22)


def kinks(length, pitch):
    return sorted({-length / 2, length / 2, *(p for p in ((k + t) * pitch for k in range(-40, 40) for t in (0, 0.28, 0.5, 0.78)) if abs(p) < length / 2)})


def corrugated(length, height, pitch, deep, m):
    """An upright corrugated sheet that faces -y."""
    xs = kinks(length, pitch)
    data = bpy.data.meshes.new("wall")
    data.from_pydata([(x, wave(x, pitch, deep), z) for z in (0, height) for x in xs], [], [(i, i + 1, len(xs) + i + 1, len(xs) + i) for i in range(len(xs) - 1)])
    o = bpy.data.objects.new("wall", data)
    bpy.context.collection.objects.link(o)
    finish(o, m, 0.006, 3)
    o.data.auto_smooth_angle = o.modifiers["bevel"].angle_limit = math.radians(10)
    return o


def painted(o, matrix):
    """Turns a flat object (print on x, y) into paint that follows the corrugated wall."""
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    m, shift = o.data.materials[0], Vector(o.location)
    bpy.data.objects.remove(o)
    b = bmesh.new()
    b.from_mesh(data)
    bmesh.ops.translate(b, verts=b.verts, vec=(shift.x, shift.y, 0))
    for x in kinks(LENGTH, PITCH):
        bmesh.ops.bisect_plane(b, geom=b.verts[:] + b.edges[:] + b.faces[:], plane_co=(x, 0, 0), plane_no=(1, 0, 0), dist=1e-5)
    for v in b.verts:
        v.co = (v.co.x, wave(v.co.x, PITCH, DEEP) - 0.0022, v.co.y)
    b.to_mesh(data)
    n = bpy.data.objects.new("paint", data)
    bpy.context.collection.objects.link(n)
    finish(n, m, smooth=False)
    n.matrix_world = matrix


def casting(x, y, z):
    """A corner casting: a block with oval holes in its three outer faces."""
    a, b, c = 0.082, 0.075, 0.060
    box((a - 0.012, b - 0.012, c - 0.008), (x, y, z), s["paint"], 0)
    sx, sy, sz = (math.copysign(1, v) for v in (x, y, z - HIGH / 2))
    def face(w, h, hole, matrix):
        o = outline(rounded(w, h, 0.008, 4), 0.012, (0, 0, 0), s["paint"], 0.003, [rounded(*hole, min(hole) / 2.05, 8)])
        o.matrix_world = matrix @ Matrix.Translation((0, 0, -0.006))
        outline(rounded(hole[0] + 0.006, hole[1] + 0.006, min(hole) / 2.05, 8), 0.002, (0, 0, 0), s["black"], 0).matrix_world = matrix @ Matrix.Translation((0, 0, -0.006))
    face(a, c, (0.042, 0.027), side((x, y + sy * b / 2, z), 0 if sy < 0 else 180))
    face(b, c, (0.036, 0.027), side((x + sx * a / 2, y, z), 90 if sx > 0 else -90))
    face(a, b, (0.052, 0.030), Matrix.Translation((x, y, z + sz * c / 2)) @ (Matrix() if sz > 0 else Matrix.Rotation(math.pi, 4, "X")))


def door(y0, y1):
    """One door leaf on the end that faces +x, with two locking bars, their guides, handles and hinges."""
    x, low, high, middle = LENGTH / 2 - 0.022, 0.085, HIGH - 0.068, (y0 + y1) / 2
    w, h = y1 - y0, high - low
    box((0.012, w, h), (x - 0.014, middle, (low + high) / 2), s["rubber"], 0.002)
    for z in (low + 0.025, high - 0.025):
        box((0.022, w - 0.014, 0.042), (x, middle, z), s["paint"], 0.004)
    for y in (y0 + 0.026, y1 - 0.026):
        box((0.022, 0.038, h - 0.012), (x, y, (low + high) / 2), s["paint"], 0.004)
    box((0.010, w - 0.03, h - 0.03), (x - 0.004, middle, (low + high) / 2), s["paint"], 0)
    for k in range(5):
        z = low + h * (k + 0.5) / 5
        o = outline([(-w / 2 + 0.042, -0.066), (w / 2 - 0.042, -0.066), (w / 2 - 0.042, 0.066), (-w / 2 + 0.042, 0.066)], 0.014, (0, 0, 0), s["paint"], 0.006)
        o.matrix_world = side((x + 0.003, middle, z), 90)
    for k, y in enumerate((y0 + w * 0.27, y0 + w * 0.74)):
        cylinder(0.0125, h + 0.07, (x + 0.034, y, (low + high) / 2), s["zinc"], 0.002, vertices=24)
        for z in (low - 0.022, high + 0.018):
            box((0.034, 0.040, 0.030), (x + 0.028, y, z), s["zinc"], 0.004)
        for t in (0.12, 0.36, 0.64, 0.88):
            box((0.026, 0.046, 0.024), (x + 0.026, y, low + h * t), s["paint"], 0.004)
        z = low + h * (0.42 if k else 0.46)
        reach = -0.13 if y > middle else 0.13
        box((0.008, abs(reach), 0.018), (x + 0.052, y + reach / 2, z), s["zinc"], 0.003)
        box((0.020, 0.034, 0.05), (x + 0.042, y, z), s["zinc"], 0.004)
        box((0.022, 0.03, 0.04), (x + 0.036, y + reach * 0.82, z), s["zinc"], 0.004)
    outer = y0 if y0 < -0.2 else y1
    for t in (0.07, 0.36, 0.64, 0.93):
        box((0.020, 0.052, 0.05), (x + 0.010, outer, low + h * t), s["paint"], 0.004)
        cylinder(0.011, 0.062, (x + 0.020, outer + (0.012 if outer > 0 else -0.012), low + h * t), s["zinc"], 0.002, vertices=20)


def container():
    """The frame, the corrugated walls and roof, the doors, the castings, the print."""
    lx, ly = LENGTH / 2, WIDE / 2
    post = 0.062
    for x in (-lx + post / 2 + 0.006, lx - post / 2 - 0.006):
        for y in (-ly + post / 2 + 0.006, ly - post / 2 - 0.006):
            box((post, post, HIGH - 0.1), (x, y, HIGH / 2), s["paint"], 0.008)
        box((post, WIDE - 0.12, 0.056), (x, 0, HIGH - 0.034), s["paint"], 0.006)
        box((post, WIDE - 0.12, 0.062), (x, 0, 0.042), s["paint"], 0.006)
    for y in (-ly + 0.024, ly - 0.024):
        box((LENGTH - 0.15, 0.036, 0.034), (0, y, HIGH - 0.026), s["paint"], 0.005)
        box((LENGTH - 0.15, 0.036, 0.070), (0, y, 0.048), s["paint"], 0.005)
        for x in (-0.46, 0.46):
            box((0.17, 0.040, 0.046), (x, y, 0.046), s["black"], 0.004)
    for x in (-1, 1):
        for y in (-1, 1):
            for z in (0.030, HIGH - 0.030):
                casting(x * (lx - 0.041), y * (ly - 0.0375), z)
    wall = Matrix.Translation((0, -ly + 0.016, 0))
    base = 0.080
    corrugated(LENGTH - 0.12, HIGH - base - 0.04, PITCH, DEEP, s["paint"]).matrix_world = Matrix.Translation((0, -ly + 0.016, base))
    corrugated(LENGTH - 0.12, HIGH - base - 0.04, PITCH, DEEP, s["paint"]).matrix_world = at(0, ly - 0.016, base, 180)
    corrugated(WIDE - 0.12, HIGH - base - 0.04, PITCH, DEEP, s["paint"]).matrix_world = at(-lx + 0.016, 0, base, -90)
    roof = corrugated(LENGTH - 0.12, WIDE - 0.06, 0.1, 0.008, s["paint"])
    roof.matrix_world = Matrix.Translation((0, -ly + 0.03, HIGH - 0.016)) @ Matrix.Rotation(-math.pi / 2, 4, "X")
    box((LENGTH - 0.1, WIDE - 0.08, 0.01), (0, 0, HIGH - 0.035), s["paint"], 0)
    box((0.02, WIDE - 0.12, HIGH - 0.12), (lx - 0.06, 0, HIGH / 2), s["rubber"], 0)
    door(-ly + 0.070, -0.003)
    door(0.003, ly - 0.070)
    for i in range(3):
        painted(outline(bar(-0.36 + 0.147 * i, 0.36, 0.42), 0, (0, 0, 0), s["stripe" if i == 2 else "white"], 0), wall)
    painted(text("KORVANE", 0.215, (0.205, 0.52, 0), s["white"], depth=0), wall)
    painted(text("KVNU 480 126 4", 0.080, (0.50, 0.955, 0), s["white"], depth=0), wall)
    painted(text("22G1", 0.080, (1.045, 0.855, 0), s["white"], depth=0), wall)
    front = lambda y, z: side((lx - 0.0045, y, z), 90)
    for words, size, y, z in (("KVNU 480 126 4", 0.032, 0.150, 0.980), ("22G1", 0.032, 0.150, 0.930), ("MAX. GROSS  30 480 KG", 0.0145, 0.150, 0.810), ("TARE  2 230 KG", 0.0145, 0.150, 0.780), ("NET  28 250 KG", 0.0145, 0.150, 0.750)):
        grouped(front(y, z), text, words, size, (0, 0, 0.0), s["white"])


if __name__ == "__main__":
    reset()
s = dict(
    wood=fibers("wood", (0.47, 0.285, 0.125), (2.2, 38, 38), vary=0.5), block=fibers("block", (0.40, 0.23, 0.098), (3, 34, 34), vary=0.45),
    kraft=fibers("kraft", (0.33, 0.168, 0.066), (5, 5, 130), vary=0.05, roughness=0.8, bump=0.05, streak=0.10),
    edge=fibers("edge", (0.56, 0.50, 0.41), (3, 60, 60), vary=0.04, roughness=0.7, bump=0.04, streak=0.08),
    navy=material("navy board", (0.009, 0.021, 0.064), 0, 0.55, bump=0.06, bump_scale=260), stripe=material("stripe", ORANGE, 0, 0.5),
    strap=material("strap", (0.84, 0.09, 0.014), 0, 0.34, coat=0.2), tape=material("tape", (0.36, 0.21, 0.095), 0, 0.28, coat=0.2),
    white=material("white print", (0.74, 0.73, 0.70), 0, 0.5), print=material("ink print", (0.010, 0.020, 0.055), 0, 0.6),
    label=material("label", (0.80, 0.79, 0.77), 0, 0.45), black=material("black", (0.012, 0.012, 0.014), 0, 0.6),
    burn=material("burned", (0.045, 0.022, 0.010), 0, 0.8), steel=material("steel", (0.55, 0.55, 0.56), 1, 0.30),
    zinc=material("zinc", (0.52, 0.54, 0.56), 1, 0.36), rubber=material("rubber", (0.010, 0.010, 0.012), 0, 0.7),
    paint=material("container paint", (0.008, 0.029, 0.108), 0.0, 0.42, coat=0.08, bump=0.05, bump_scale=120))


def freight():
    pallet()
    load()


if __name__ == "__main__":
    grouped(at(-0.86, -0.66, 0, 23), freight)
    grouped(at(0.60, 0.90, 0, -31), container)
    grouped(at(0.54, -1.22, 0, -13), carton, 0.463, 0.453, False, [(0, -0.17, 0.135), (90, -0.16, 0.12)])
    grouped(at(1.20, -1.15, 0, -36), carton, 0.463, 0.453, True, [(0, -0.17, 0.135), (90, -0.16, 0.12)])
    floor()
    daylight(1.5)
    area((-3.4, -6.0, 4.4), (0, 0, 0.5), (3.0, 2.4), 330)
    area((4.6, -3.0, 2.6), (0.9, 0, 0.5), (1.2, 2.6), 150)
    camera((0.35, -8.5, 4.9), (0.02, 0.0, 0.47), 72)
    fade()
    render(__file__, 1600, 1200, 40)
