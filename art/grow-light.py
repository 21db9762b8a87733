"""A grow light: a finned LED bar on two steel uprights over a tray of young lettuce and basil."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector
from studio import *
from surroundings import fade, reflections

random.seed(11)
TRAY_LENGTH, TRAY_DEPTH, TRAY_HEIGHT = 2.00, 0.66, 0.20
BAR_LENGTH, BAR_HEIGHT, TILT = 1.92, 1.00, 32
POST = 1.12  # the distance of an upright from the middle


def made(name, b, m):
    """An object from a finished bmesh."""
    mesh = bpy.data.meshes.new(name)
    b.to_mesh(mesh)
    o = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(o)
    return finish(o, m)


def copies(o, places):
    """Further copies of `o` at `places`; they share its mesh."""
    for p in places:
        c = o.copy()
        c.location = p
        bpy.context.collection.objects.link(c)


def loft(rings, m):
    """A skin through `rings`, each (outline, height); the first and the last are closed."""
    b = bmesh.new()
    loops = [[b.verts.new((x, y, z)) for x, y in points] for points, z in rings]
    for low, high in zip(loops, loops[1:]):
        for i in range(len(low)):
            j = (i + 1) % len(low)
            b.faces.new((low[i], low[j], high[j], high[i]))
    b.faces.new(list(reversed(loops[0])))
    b.faces.new(loops[-1])
    return made("loft", b, m)


def leaf(b, uv, base, azimuth, length, width, lift, droop, fold, ruffle, broad):
    """Adds one leaf: a strip that rises by `lift`, bends down by `droop` and is folded along its mid rib (radians)."""
    along, across, phase = 16, 10, random.random() * 6.3
    c, s = math.cos(azimuth), math.sin(azimuth)
    side, p, grid = Vector((-s, c, 0)), Vector(base), []
    for i in range(along + 1):
        u, last = math.sin(math.pi / 2 * i / along), math.sin(math.pi / 2 * (i - 1) / along)
        pitch = lift - droop * u ** 1.2
        if i:
            p = p + Vector((c * math.cos(pitch), s * math.cos(pitch), math.sin(pitch))) * (length * (u - last))
        up = Vector((-c * math.sin(pitch), -s * math.sin(pitch), math.cos(pitch)))
        if broad:
            w = width * (0.14 + 0.86 * min(1, u * 1.5) ** 1.5) * math.sqrt(max(0.002, 1 - u ** 4))
        else:
            w = width * (0.07 if u < 0.1 else 0.07 + 0.93 * math.sin(math.pi * ((u - 0.1) / 0.9) ** 0.78) ** 0.85) + 0.0006
        row = []
        for k in range(across + 1):
            v = 2 * k / across - 1
            wave = ruffle * math.sin(phase + u * 15 + (2 if v > 0 else 0)) * v * v * min(1, 2 * u)
            dome = -0.25 * (abs(v) ** 2) if not broad else 0.0
            row.append(b.verts.new(p + side * (v * w * math.cos(fold)) + up * (w * (abs(v) ** 1.2 * math.sin(fold) + dome + wave))))
        grid.append(row)
    for i in range(along):
        for k in range(across):
            f = b.faces.new((grid[i][k], grid[i][k + 1], grid[i + 1][k + 1], grid[i + 1][k]))
            for loop, (a, d) in zip(f.loops, ((i, k), (i, k + 1), (i + 1, k + 1), (i + 1, k))):
                loop[uv].uv = (math.sin(math.pi / 2 * a / along), d / across)


def stalk(b, start, end, r0, r1):
    """A thin round stem between two points."""
    turn = (end - start).to_track_quat("Z", "Y").to_matrix().to_4x4()
    bmesh.ops.create_cone(b, segments=10, radius1=r0, radius2=r1, depth=(end - start).length, matrix=Matrix.Translation((start + end) / 2) @ turn)


def lettuce(b, uv, x, y, z, size):
    spin = random.random() * 6.3
    for i in range(13):
        k = i / 12  # 0 is the outermost leaf, 1 the heart
        leaf(b, uv, (x, y, z - 0.01), spin + i * 2.4 + random.uniform(-0.2, 0.2), size * (0.250 - 0.12 * k) * random.uniform(0.9, 1.1), size * (0.092 - 0.042 * k),
             0.74 + 0.64 * k + random.uniform(-0.1, 0.1), 1.0 - 0.40 * k, 0.42 + 0.25 * k, 0.17, True)


def basil(b, uv, x, y, z, size):
    spin, at = random.random() * 6.3, Vector((x, y, z - 0.01))
    for level in range(4):
        k = level / 3
        above = at + Vector((random.uniform(-0.012, 0.012), random.uniform(-0.012, 0.012), size * (0.085 - 0.020 * level)))
        stalk(b, at, above, 0.009 - 0.0015 * level, 0.0075 - 0.0015 * level)
        at = above
        for side in (0, 1):
            leaf(b, uv, at, spin + level * math.pi / 2 + side * math.pi + random.uniform(-0.25, 0.25), size * (0.215 - 0.105 * k) * random.uniform(0.9, 1.1),
                 size * (0.070 - 0.034 * k), 0.45 + 0.55 * k + random.uniform(-0.1, 0.1), 1.0 - 0.3 * k, 0.30 + 0.2 * k, 0.05, False)


def leaf_material(name, low, high, rib):
    """Green that lets light through, with a pale mid rib and side veins (from the leaf's own coordinates)."""
    m = material(name, low, 0, 0.38)
    n, link = m.node_tree.nodes, m.node_tree.links.new

    def sum_of(kind, a, b):
        node = n.new("ShaderNodeMath")
        node.operation = kind
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                link(value, socket)
        return node.outputs[0]

    def line(distance, width):
        node = n.new("ShaderNodeMapRange")
        node.inputs["From Max"].default_value = width
        node.inputs["To Min"].default_value, node.inputs["To Max"].default_value = 1, 0
        link(distance, node.inputs["Value"])
        return node.outputs[0]

    where, split, noise = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeSeparateXYZ"), n.new("ShaderNodeTexNoise")
    link(where.outputs["UV"], split.inputs[0])
    link(where.outputs["Object"], noise.inputs["Vector"])
    noise.inputs["Scale"].default_value = 9
    aside = sum_of("ABSOLUTE", sum_of("SUBTRACT", split.outputs[1], 0.5), 0)
    wave = sum_of("FRACT", sum_of("MULTIPLY", sum_of("SUBTRACT", split.outputs[0], sum_of("MULTIPLY", aside, 0.5)), 8), 0)
    side = sum_of("MULTIPLY", line(sum_of("ABSOLUTE", sum_of("SUBTRACT", wave, 0.5), 0), 0.09), 0.45)
    veins = sum_of("MAXIMUM", line(aside, 0.05), side)
    tone, color = n.new("ShaderNodeMix"), n.new("ShaderNodeMix")
    tone.data_type = color.data_type = "RGBA"
    tone.inputs[6].default_value, tone.inputs[7].default_value, color.inputs[7].default_value = (*low, 1), (*high, 1), (*rib, 1)
    link(noise.outputs["Fac"], tone.inputs[0])
    link(tone.outputs[2], color.inputs[6])
    link(veins, color.inputs[0])
    bump, through, both = n.new("ShaderNodeBump"), n.new("ShaderNodeBsdfTranslucent"), n.new("ShaderNodeMixShader")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.6, 0.004
    bump.invert = True
    link(veins, bump.inputs["Height"])
    link(bump.outputs[0], n["Principled BSDF"].inputs["Normal"])
    link(color.outputs[2], n["Principled BSDF"].inputs["Base Color"])
    link(color.outputs[2], through.inputs["Color"])
    both.inputs[0].default_value = 0.35
    link(n["Principled BSDF"].outputs[0], both.inputs[1])
    link(through.outputs[0], both.inputs[2])
    link(both.outputs[0], n["Material Output"].inputs["Surface"])
    return m


def tray(m):
    def ring(grow, z):
        return rounded(TRAY_LENGTH + grow, TRAY_DEPTH + grow, 0.10 + grow / 2, 10), z
    h, z = TRAY_HEIGHT, 0.035
    loft([ring(-0.09, z), ring(-0.070, z), ring(-0.062, z + 0.006), ring(-0.012, h - 0.035), ring(0.02, h - 0.034), ring(0.026, h - 0.030), ring(0.026, h - 0.006), ring(0.018, h),
          ring(-0.034, h), ring(-0.042, h - 0.006), ring(-0.07, 0.06)], m["tray"])
    b = bmesh.new()
    bmesh.ops.create_grid(b, x_segments=300, y_segments=80, size=0.5)
    for v in b.verts:
        v.co = (v.co.x * (TRAY_LENGTH - 0.06), v.co.y * (TRAY_DEPTH - 0.06), h - 0.040 + random.uniform(-0.007, 0.007) + 0.006 * math.sin(v.co.x * 60) * math.sin(v.co.y * 31))
    made("soil", b, m["soil"])


def bar(m):
    """The lamp: base plate, transverse cooling fins, board with LEDs, end plates; built flat, then hung at the uprights."""
    before = set(bpy.data.objects)
    w, t = 0.30, 0.040
    box((BAR_LENGTH, w, t), (0, 0, 0), m["black"], 0.004)
    fin = outline([(-w / 2, 0), (w / 2, 0), (w / 2, 0.080), (w / 2 - 0.022, 0.105), (-w / 2 + 0.022, 0.105), (-w / 2, 0.080)], 0.010, (0, 0, 0), m["black"], 0.0015)
    fin.rotation_euler = (math.pi / 2, 0, math.pi / 2)
    count = 50
    spots = [(-BAR_LENGTH / 2 + 0.06 + i * (BAR_LENGTH - 0.12) / (count - 1), 0, t / 2 - 0.002) for i in range(count)]
    fin.location = spots[0]
    copies(fin, spots[1:])
    box((BAR_LENGTH - 0.04, w - 0.03, 0.008), (0, 0, -t / 2 - 0.002), m["board"], 0.001)
    for kind, keep in (("white", 0), ("magenta", 1)):
        places = [(-BAR_LENGTH / 2 + 0.09 + i * (BAR_LENGTH - 0.18) / 23, (j - 1) * 0.085, -t / 2 - 0.012) for i in range(24) for j in range(3) if int(j == 1 and i % 2 == 1) == keep]
        led = cylinder(0.0175, 0.014, places[0], m[kind], 0.006, vertices=32)
        seat = box((0.050, 0.050, 0.008), (places[0][0], places[0][1], places[0][2] + 0.004), m["seat"], 0.002)
        copies(seat, [(x, y, z + 0.004) for x, y, z in places[1:]])
        copies(led, places[1:])
    for side in (1, -1):
        box((0.022, w + 0.012, 0.165), (side * (BAR_LENGTH / 2 + 0.006), 0, 0.030), m["black"], 0.006)
        for y in (-0.11, 0.11):
            cylinder(0.012, 0.008, (side * (BAR_LENGTH / 2 + 0.018), y, 0.03), m["steel"], 0.002, (0, math.pi / 2, 0), 32)
    rig = bpy.data.objects.new("rig", None)
    bpy.context.collection.objects.link(rig)
    light = area((0, 0, -0.06), (0, 0, -1), (BAR_LENGTH, w), 26, (1, 0.90, 0.95))
    light.data.spread, light.visible_camera = math.radians(120), False
    for o in set(bpy.data.objects) - before:
        if o is not rig:
            o.parent = rig
    rig.matrix_world = Matrix.Translation((0, 0, BAR_HEIGHT)) @ Matrix.Rotation(math.radians(-TILT), 4, "X")


def frame(m):
    """A base plate under the tray, two uprights, and the clamps with their knobs that hold the bar."""
    outline(rounded(2 * POST + 0.26, 0.58, 0.10), 0.024, (0, 0, 0.012), m["ink"], 0.005)
    copies(cylinder(0.035, 0.014, (-POST, -0.20, 0.007), m["dark"], 0.002), [(x, y, 0.007) for x in (-POST, POST) for y in (-0.2, 0.2)])
    across = (0, math.pi / 2, 0)
    for side in (1, -1):
        x = side * POST
        cylinder(0.055, 0.030, (x, 0, 0.050), m["steel"], 0.006)
        cylinder(0.021, BAR_HEIGHT + 0.10, (x, 0, 0.04 + (BAR_HEIGHT + 0.10) / 2), m["steel"], 0.005)
        for y in (-0.17, 0.17):
            cylinder(0.022, 0.014, (x, y, 0.042), m["steel"], 0.004)
        box((0.09, 0.085, 0.10), (x, 0, BAR_HEIGHT + 0.005), m["black"], 0.008)
        cylinder(0.030, 0.10, (side * (POST - 0.085), 0, BAR_HEIGHT), m["steel"], 0.003, across)
        cylinder(0.062, 0.040, (side * (POST + 0.072), 0, BAR_HEIGHT), m["orange"], 0.008, across)
        cylinder(0.030, 0.012, (side * (POST + 0.096), 0, BAR_HEIGHT), m["steel"], 0.003, across)


def driver(m):
    """The power supply on the floor and its cable up the right upright."""
    at, turn = Vector((0.70, -0.66, 0.0)), math.radians(-6)
    spin = Matrix.Rotation(turn, 3, "Z")
    box((0.46, 0.17, 0.105), at + Vector((0, 0, 0.060)), m["black"], 0.014, (0, 0, turn))
    for i in range(9):
        box((0.36, 0.008, 0.014), at + spin @ Vector((0, (i - 4) * 0.0165, 0.117)), m["black"], 0.002, (0, 0, turn))
    box((0.16, 0.003, 0.05), at + spin @ Vector((-0.08, -0.086, 0.062)), m["orange"], 0.001, (0, 0, turn))
    text("24 V", 0.036, at + spin @ Vector((-0.125, -0.0885, 0.050)), m["paper"], (math.pi / 2, 0, turn))
    cylinder(0.010, 0.006, at + spin @ Vector((0.14, -0.086, 0.062)), m["green"], 0.002, (math.pi / 2, 0, turn), 32)
    for side in (1, -1):
        box((0.05, 0.12, 0.012), at + spin @ Vector((side * 0.245, 0, 0.012)), m["black"], 0.004, (0, 0, turn))
        cylinder(0.026, 0.06, at + spin @ Vector((side * 0.245, 0, 0.062)), m["dark"], 0.005, (0, math.pi / 2, turn))
    x, z = POST + 0.034, BAR_HEIGHT
    tube([at + spin @ Vector((0.25, 0, 0.062)), (1.10, -0.70, 0.045), (1.27, -0.56, 0.016), (1.30, -0.25, 0.016), (x + 0.03, -0.05, 0.10), (x, -0.036, 0.32),
          (x, -0.036, z - 0.26), (x - 0.03, -0.085, z - 0.06), (BAR_LENGTH / 2 + 0.06, -0.082, z + 0.025), (BAR_LENGTH / 2, -0.08, z + 0.03)], 0.013, m["dark"])
    cylinder(0.024, 0.04, (BAR_LENGTH / 2 + 0.03, -0.08, z + 0.03), m["dark"], 0.004, (0, math.pi / 2, 0), 6)
    for z in (0.32, 0.56, 0.80):
        cylinder(0.036, 0.022, (POST + 0.01, -0.01, z), m["orange"], 0.005)


reset()
reflections()
m = dict(
    steel=material("steel", (0.62, 0.62, 0.63), 1, 0.22),
    black=material("black", (0.014, 0.015, 0.018), 0.6, 0.36, coat=0.15),
    dark=material("dark", (0.012, 0.012, 0.014), 0, 0.5),
    ink=material("ink", (0.010, 0.035, 0.135), 0.5, 0.34, coat=0.25),
    orange=material("orange", ORANGE, 0, 0.38, coat=0.2),
    paper=material("paper", PAPER, 0, 0.5),
    board=material("board", (0.03, 0.032, 0.036), 0, 0.4),
    seat=material("seat", (0.16, 0.12, 0.06), 0.5, 0.4),
    tray=material("tray", (0.30, 0.31, 0.32), 0, 0.5, bump=0.12, bump_scale=220),
    soil=material("soil", (0.030, 0.018, 0.011), 0, 0.95, bump=1.0, bump_scale=120),
    white=material("white", (1, 0.90, 0.82), 0, 0.4, emission=3.2),
    magenta=material("magenta", (1, 0.03, 0.42), 0, 0.4, emission=2.6),
    green=material("green", (0.1, 0.9, 0.2), 0, 0.4, emission=4),
)
for name in ("white", "magenta"):
    m[name].cycles.sample_as_light = False  # the area light under the bar does their work without noise
tray(m)
for grow, y, count, size, m_leaf in ((lettuce, -0.125, 7, 1.16, leaf_material("lettuce", (0.105, 0.33, 0.024), (0.20, 0.44, 0.045), (0.46, 0.62, 0.24))),
                                     (basil, 0.165, 8, 1.45, leaf_material("basil", (0.028, 0.165, 0.020), (0.075, 0.27, 0.030), (0.26, 0.45, 0.13)))):
    b = bmesh.new()
    uv = b.loops.layers.uv.new("leaf")
    for i in range(count):
        x = (i - (count - 1) / 2) * (TRAY_LENGTH - 0.34) / (count - 1)
        grow(b, uv, x + random.uniform(-0.02, 0.02), y + random.uniform(-0.015, 0.015), TRAY_HEIGHT - 0.04, size * random.uniform(0.88, 1.1))
    made("plants", b, m_leaf)
bar(m)
frame(m)
driver(m)
floor()
daylight(1.6)
camera((-1.9, -6.4, 2.45), (0.04, -0.1, 0.70), 78)
fade()
render(__file__, 1600, 1200, 36)
