"""Three spun pendants hang lit from a slim test stand; a color meter and three sealed color samples stand on its base plate."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

import bmesh
import bpy
from mathutils import Matrix, Vector
from studio import *
from surroundings import fade, reflections

POST, BAR, TOP = 1.84, 2.82, 0.040  # an upright's distance from the middle, the crossbar's height, the base plate's upper face
ACROSS, FRONT = (0, math.pi / 2, 0), (math.pi / 2, 0, 0)


def turned(profile, m, location=(0, 0, 0), steps=128, others=()):
    """A part turned or spun around z from `profile` (radius, height); `others` lists (first point, material) from the start to the end."""
    b = bmesh.new()
    rings = []
    for r, z in profile:
        rings.append([b.verts.new((r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z)) for i in range(steps)])
    for k in range(len(rings) - 1):
        for i in range(steps):
            j = (i + 1) % steps
            b.faces.new((rings[k][i], rings[k][j], rings[k + 1][j], rings[k + 1][i]))
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    mesh = bpy.data.meshes.new("turned")
    b.to_mesh(mesh)
    o = bpy.data.objects.new("turned", mesh)
    bpy.context.collection.objects.link(o)
    o.location = location
    finish(o, m)
    for _, other in others:
        o.data.materials.append(other)
    for p in o.data.polygons:
        p.material_index = sum(p.index >= first * steps for first, _ in others)
    return o


def arc(cx, cz, r, start, end, steps=10, rz=None):
    """Points of an arc in a profile, angles in degrees."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(cx + r * math.cos(a), cz + (rz or r) * math.sin(a)) for a in angles]


def curve(a, b, c, d, steps=24):
    """Points of a cubic Bezier curve in a profile, without the first."""
    points = []
    for i in range(1, steps + 1):
        t = i / steps
        w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
        points.append(tuple(sum(k * p[q] for k, p in zip(w, (a, b, c, d))) for q in (0, 1)))
    return points


def shade(outer, outside, inside, at, band=None):
    """A spun shade with a rolled rim from its outer profile (top to rim); the sheet is 1.2 mm thick; `band` covers the inside near the rim."""
    t, inner = 0.012, []
    for i, (r, z) in enumerate(outer):
        (r0, z0), (r1, z1) = outer[max(i - 1, 0)], outer[min(i + 1, len(outer) - 1)]
        size = math.hypot(r1 - r0, z1 - z0)
        inner.append((max(0.03, r + t * (z1 - z0) / size), z - t * (r1 - r0) / size))
    inner.reverse()
    lip = arc(outer[-1][0] - t / 2, outer[-1][1], 0.012, 60, -210, 16)
    first = len(outer) + len(lip) - 3
    others = [(first, band or inside)] + ([(first + 9, inside)] if band else [])
    return turned(outer + lip + inner, outside, at, 192, others)


def pendant(x, rim, outer, colors, lamp, glow, textile, m):
    """A shade with its opal lamp, neck, cord grip, cord and cup under the crossbar; the opening is at the height `rim`."""
    top, at = outer[0][1], (x, 0, rim)
    shade(outer, *colors[:2], at, *colors[2:])
    neck = [(0.098, top - 0.014), (0.102, top - 0.002), (0.096, top + 0.006), (0.066, top + 0.010), (0.062, top + 0.016)]
    neck += [(q, top + 0.022 + i * 0.012 + d) for i in range(8) for q, d in ((0.062, 0), (0.062, 0.007), (0.056, 0.008), (0.056, 0.011))]
    neck += [(0.062, top + 0.122), (0.062, top + 0.136), (0.056, top + 0.142), (0.034, top + 0.146), (0.034, top + 0.152)]
    turned(neck, m["brass"], at)
    cylinder(0.030, 0.034, (x, 0, rim + top + 0.166), m["brass"], 0.003, (0, 0, 0.3), 6)
    turned([(0.024, 0), (0.024, 0.030), (0.020, 0.046), (0.012, 0.050)], m["brass"], (x, 0, rim + top + 0.180), 48)
    under = BAR - 0.020
    cup = [(0.0001, 0), (0.118, 0), (0.120, -0.003), (0.120, -0.060)] + arc(0.108, -0.062, 0.012, 0, -90, 6) + [(0.036, -0.078), (0.032, -0.082), (0.032, -0.096)]
    turned(cup + [(0.025, -0.100), (0.025, -0.124), (0.018, -0.138), (0.012, -0.140)], m["brass"], (x, 0, under))
    cylinder(0.014, 0.016, (x - 0.03, -0.119, under - 0.034), m["steel"], 0.003, FRONT, 32)
    tube([(x, 0, under - 0.10), (x, 0, (under + rim + top) / 2), (x, 0, rim + top + 0.19)], 0.0145, textile)
    middle = lamp - 0.045
    turned([(0.060, top), (0.060, middle + lamp + 0.03), (0.054, middle + lamp + 0.02), (0.03, middle + lamp + 0.02)], m["dark"], at)
    bulb = turned([(0.040, middle + lamp + 0.03)] + arc(0, middle, lamp, 68, -89.9, 32), m["lamp"], at)
    bulb.visible_shadow = False
    for power, height, turn, angle, blend in ((glow, -0.03, math.pi, math.radians(173), 0.08), (glow * 0.5, 0.02, 0, math.radians(75), 0.8)):
        data = bpy.data.lights.new("glow", "SPOT")
        data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = power, (1, 0.72, 0.42), angle, blend, 0.08
        spot = bpy.data.objects.new("glow", data)
        spot.location, spot.rotation_euler, spot.visible_camera = (x, 0, rim + height), (turn, 0, 0), False
        bpy.context.collection.objects.link(spot)


def knob(x, y, z, m):
    """A knob with grip flutes around the axis x, with a steel screw in it."""
    ring = [(math.cos(a) * r, math.sin(a) * r) for a, r in ((math.tau * i / 240, 0.066 + 0.003 * math.cos(math.tau * i / 240 * 20)) for i in range(240))]
    outline(ring, 0.046, (x, y, z - 0.023), m["orange"], 0.006, rotation=ACROSS)
    cylinder(0.032, 0.062, (x, y, z), m["steel"], 0.003, ACROSS)


def stand(m):
    """A base plate on feet, two uprights, a crossbar in two clamps, and the supply cable down the right upright."""
    outline(rounded(2 * POST + 0.34, 1.12, 0.13), 0.028, (0, -0.16, 0.012), m["ink"], 0.005)
    for x in (-POST, POST):
        for y in (-0.56, 0.24):
            cylinder(0.045, 0.014, (x, y, 0.007), m["dark"], 0.002)
            cylinder(0.024, 0.012, (x, y, TOP + 0.004), m["steel"], 0.004)
        turned([(0.0001, 0.0), (0.082, 0.0), (0.084, 0.002), (0.084, 0.022), (0.080, 0.026), (0.046, 0.028), (0.042, 0.032), (0.042, 0.070), (0.038, 0.074), (0.02, 0.074)], m["lathed"], (x, 0, TOP))
        side = math.copysign(1, x)
        cylinder(0.024, BAR + 0.09, (x, 0, TOP + (BAR + 0.09) / 2), m["steel"], 0.006)
        box((0.105, 0.125, 0.115), (x, 0, BAR), m["black"], 0.009)
        box((0.004, 0.130, 0.117), (x - side * 0.034, 0, BAR), m["dark"], 0.0005)
        for z in (-0.036, 0.036):
            cylinder(0.012, 0.010, (x + side * 0.020, -0.064, BAR + z), m["steel"], 0.002, FRONT, 32)
        cylinder(0.022, 0.04, (x + side * 0.065, 0, BAR), m["steel"], 0.003, ACROSS)
        knob(x + side * 0.100, 0, BAR, m)
    box((2 * POST - 0.07, 0.150, 0.040), (0, 0, BAR), m["alu"], 0.006)
    x, y = POST, 0.040
    tube([(POST - 0.34, 0.03, BAR + 0.030), (POST - 0.16, 0.05, BAR + 0.034), (x - 0.02, 0.082, BAR + 0.0), (x, y + 0.02, BAR - 0.14), (x, y, BAR - 0.4), (x, y, 1.5), (x, y, 0.5), (x, y + 0.01, 0.22), (x - 0.05, y + 0.14, 0.09), (x - 0.06, y + 0.15, TOP)], 0.0145, m["textile"])
    turned([(0.030, 0), (0.030, 0.02), (0.024, 0.05), (0.015, 0.052)], m["dark"], (x - 0.06, y + 0.15, TOP), 48)
    for z in (0.7, 1.38, 2.06):
        cylinder(0.040, 0.026, (x, 0.012, z), m["orange"], 0.006)


def placed(build, at, lean, turn, size):
    """Moves what `build` makes to `at`, leaning back by `lean` and turned by `turn` (degrees), enlarged by `size`."""
    before = set(bpy.data.objects)
    build()
    root = bpy.data.objects.new("root", None)
    bpy.context.collection.objects.link(root)
    for o in set(bpy.data.objects) - before - {root}:
        o.parent = root
    root.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(-lean), 4, "X") @ Matrix.Scale(size, 4)


def meter(m):
    """The color meter: a rounded body, a black window with the reading, a lens in a turned ring, a button."""
    box((0.32, 0.17, 0.50), (0, 0, 0.25), m["shell"], 0.050).modifiers["bevel"].segments = 10
    outline(rounded(0.3225, 0.5025, 0.051), 0.006, (0, 0.030, 0.247), m["dark"], 0.001, rotation=FRONT)
    outline(rounded(0.250, 0.175, 0.028), 0.008, (0, -0.086, 0.372 - 0.004), m["glass"], 0.002, rotation=FRONT)
    text("0.8", 0.128, (0, -0.0912, 0.326), m["figures"], FRONT, align="CENTER")
    turned([(0.075, 0), (0.075, 0.012), (0.071, 0.016), (0.058, 0.017), (0.052, 0.010), (0.048, 0.004)], m["lathed"], (-0.04, -0.084, 0.15)).rotation_euler = FRONT
    turned([(0.050, 0.005), (0.049, 0.009), (0.042, 0.009), (0.040, 0.005)], m["orange"], (-0.04, -0.084, 0.15)).rotation_euler = FRONT
    turned([(0.044, 0.004)] + arc(0, -0.030, 0.060, 42, 89.9, 12), m["lens"], (-0.04, -0.078, 0.15)).rotation_euler = FRONT
    turned([(0.026, 0), (0.026, 0.008), (0.022, 0.012), (0.0001, 0.011)], m["orange"], (0.092, -0.084, 0.15), 64).rotation_euler = FRONT


def sample(color, m):
    """A round color sample, sealed in a turned aluminum ring with a black gasket."""
    turned([(0.0001, -0.016), (0.158, -0.016), (0.162, -0.012), (0.162, 0.016), (0.158, 0.020), (0.142, 0.020), (0.138, 0.014)], m["lathed"], (0, 0, 0.162)).rotation_euler = FRONT
    turned([(0.140, 0.012), (0.136, 0.017), (0.131, 0.017), (0.127, 0.012)], m["dark"], (0, 0, 0.162)).rotation_euler = FRONT
    turned([(0.130, 0.011), (0.129, 0.013), (0.0001, 0.013)], color, (0, 0, 0.162)).rotation_euler = FRONT


def glowing(name, middle, edge, strength):
    """An opal lamp: bright in the middle, warmer at its edge; it lights nothing itself, a hidden spot does that."""
    m = material(name, middle, 0, 0.3, emission=1)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    facing, color, path, power = n.new("ShaderNodeLayerWeight"), n.new("ShaderNodeMix"), n.new("ShaderNodeLightPath"), n.new("ShaderNodeMapRange")
    color.data_type = "RGBA"
    color.inputs[6].default_value, color.inputs[7].default_value = (*middle, 1), (*edge, 1)
    facing.inputs["Blend"].default_value = 0.6
    power.inputs["To Min"].default_value, power.inputs["To Max"].default_value = strength, 0
    link(facing.outputs["Facing"], color.inputs[0])
    link(path.outputs["Is Diffuse Ray"], power.inputs["Value"])
    link(color.outputs[2], n["Principled BSDF"].inputs["Emission"])
    link(power.outputs[0], n["Principled BSDF"].inputs["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


def lathed(name, color, roughness):
    """Turned metal: fine rings around the axis of the part."""
    m = material(name, color, 1, roughness)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, flat, size, noise, bump = (n.new("ShaderNode" + kind) for kind in ("TexCoord", "VectorMath", "VectorMath", "TexNoise", "Bump"))
    flat.operation, size.operation, noise.noise_dimensions = "MULTIPLY", "LENGTH", "1D"
    flat.inputs[1].default_value = (1, 1, 0)
    noise.inputs["Scale"].default_value = 170
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.35, 0.001
    link(where.outputs["Object"], flat.inputs[0])
    link(flat.outputs[0], size.inputs[0])
    link(size.outputs["Value"], noise.inputs["W"])
    link(noise.outputs["Fac"], bump.inputs["Height"])
    link(bump.outputs[0], n["Principled BSDF"].inputs["Normal"])
    return m


def woven(name, light, dark):
    """Textile cable cover: a diagonal weave in two colors."""
    m = material(name, light, 0, 0.9)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, checker, stretch = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeTexChecker"), n.new("ShaderNodeMapping")
    stretch.inputs["Rotation"].default_value = (0.6, 0.7, 0.8)
    checker.inputs["Scale"].default_value = 75
    checker.inputs["Color1"].default_value, checker.inputs["Color2"].default_value = (*light, 1), (*dark, 1)
    link(where.outputs["Object"], stretch.inputs["Vector"])
    link(stretch.outputs["Vector"], checker.inputs["Vector"])
    link(checker.outputs["Color"], n["Principled BSDF"].inputs["Base Color"])
    return m


def warm(m, color, strength):
    """Light that goes back and forth inside a shade, as a weak emission of its surface."""
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Emission"].default_value, b.inputs["Emission Strength"].default_value = (*color, 1), strength
    m.cycles.sample_as_light = False
    return m


reset()
reflections()
m = dict(
    steel=material("steel", (0.66, 0.66, 0.67), 1, 0.13),
    brass=material("brass", (0.86, 0.56, 0.20), 1, 0.24),
    alu=material("alu", (0.64, 0.65, 0.66), 1, 0.34, bump=0.06),
    satin=material("satin", (0.70, 0.70, 0.69), 0.5, 0.5, bump=0.06),
    lathed=lathed("lathed", (0.60, 0.60, 0.61), 0.26),
    black=material("black", (0.014, 0.015, 0.018), 0.6, 0.36, coat=0.15),
    dark=material("dark", (0.012, 0.012, 0.014), 0, 0.45),
    ink=material("anodized", (0.010, 0.035, 0.135), 0.5, 0.34, coat=0.25),
    orange=material("knob", ORANGE, 0, 0.38, coat=0.2),
    shell=material("shell", (0.74, 0.72, 0.67), 0, 0.42, bump=0.05),
    glass=material("glass", (0.006, 0.007, 0.010), 0, 0.10, coat=0.5),
    lens=material("lens", (0.012, 0.012, 0.035), 0, 0.04, coat=1),
    figures=material("figures", (1, 0.82, 0.58), 0, 0.5, emission=2.4),
    lamp=glowing("lamp", (1, 0.77, 0.41), (1, 0.34, 0.07), 3.5),
    textile=woven("textile", (0.10, 0.10, 0.11), (0.012, 0.013, 0.016)),
    flame=woven("flame", ORANGE, (0.30, 0.02, 0.004)),
    linen=woven("linen", (0.66, 0.60, 0.50), (0.30, 0.26, 0.20)),
)
navy = material("navy", (0.010, 0.035, 0.135), 0.3, 0.34, coat=0.35)
orange = material("orange", ORANGE, 0, 0.34, coat=0.35)
white = material("white", (0.86, 0.83, 0.76), 0, 0.42, coat=0.15)
gold = warm(material("gold", (0.92, 0.52, 0.15), 1, 0.36), (1, 0.36, 0.04), 0.16)
cream = warm(material("cream", (0.82, 0.64, 0.42), 0, 0.5), (1, 0.46, 0.12), 0.45)
dome = [(0.03, 0.50)] + arc(0, 0, 0.64, 86, 0, 48, 0.50)
cone = [(0.03, 0.532), (0.115, 0.53)] + curve((0.115, 0.53), (0.215, 0.528), (0.22, 0.48), (0.245, 0.425), 20) + curve((0.245, 0.425), (0.33, 0.25), (0.42, 0.085), (0.495, 0), 24)
bell = [(0.03, 0.522), (0.10, 0.52)] + curve((0.10, 0.52), (0.345, 0.51), (0.25, 0.18), (0.40, 0), 40)
pendant(-1.06, 1.28, dome, (navy, gold), 0.180, 48, m["textile"], m)
pendant(0.28, 1.60, cone, (orange, cream), 0.140, 22, m["flame"], m)
pendant(1.29, 1.42, bell, (white, cream, gold), 0.118, 22, m["linen"], m)
stand(m)
box((0.40, 0.34, 0.020), (-0.66, -0.40, TOP + 0.010), m["black"], 0.004, (0, 0, math.radians(-5)))
placed(lambda: meter(m), (-0.66, -0.46, TOP + 0.012), 14, -5, 1.25)
box((1.50, 0.18, 0.070), (0.72, -0.44, TOP + 0.035), m["satin"], 0.009)
for i, color in enumerate((navy, orange, white)):
    x = 0.72 + (i - 1) * 0.47
    box((0.32, 0.054, 0.004), (x, -0.436, TOP + 0.0695), m["dark"], 0.001)
    placed(lambda: sample(color, m), (x, -0.445, TOP + 0.030), 13, 0, 1.22)
floor()
daylight(1.6)
area((-2.6, -6.5, 4.0), (0, 0, 1.2), (4, 3), 290, (1, 0.97, 0.92)).visible_glossy = False
camera((-0.45, -5.7, 0.60), (0.0, 0, 0.60), 37.2, (0, 0.146))
fade()
render(__file__, 1600, 1200, 36)
