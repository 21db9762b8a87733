"""An opened injection mold on its ground plate: the core half with its ejector, the cavity half, and three fresh lids in front."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

import bpy
from mathutils import Matrix, Vector
from studio import *
from surroundings import fade, reflections

LID_W, LID_H, LID_R, LID_D, WALL = 0.76, 0.54, 0.13, 0.15, 0.022
LID_Y, SPRUE_Y, SIDE, INSERT, PILLAR = 0.16, -0.37, 1.36, 0.94, 0.572
WINDOW = (0.15, 0.0, 0.105)
SLOTS = [rounded(0.024, 0.24, 0.0118, 8, (-0.27 + 0.06 * i, 0.03)) for i in range(5)]


def milled(name, color, roughness, arcs=0.0, grain=0.025):
    """Steel with a fine grain along x; `arcs` is the height of the wide curved marks a face mill leaves."""
    m = material(name, color, 1, roughness)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, stretch, noise, spread, bump = (n.new("ShaderNode" + k) for k in ("TexCoord", "Mapping", "TexNoise", "MapRange", "Bump"))
    stretch.inputs["Scale"].default_value = (3, 90, 90)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 5
    spread.inputs["To Min"].default_value, spread.inputs["To Max"].default_value = roughness - 0.07, roughness + 0.10
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = grain, 0.001
    link(where.outputs["Object"], stretch.inputs["Vector"])
    link(stretch.outputs["Vector"], noise.inputs["Vector"])
    link(noise.outputs["Fac"], spread.inputs["Value"])
    link(spread.outputs["Result"], n["Principled BSDF"].inputs["Roughness"])
    link(noise.outputs["Fac"], bump.inputs["Height"])
    link(bump.outputs["Normal"], n["Principled BSDF"].inputs["Normal"])
    if arcs:
        shift, wave, second = (n.new("ShaderNode" + k) for k in ("Mapping", "TexWave", "Bump"))
        shift.inputs["Location"].default_value = (2.1, 0.1, 0)
        wave.wave_type, wave.rings_direction = "RINGS", "Z"
        wave.inputs["Scale"].default_value, wave.inputs["Distortion"].default_value = 9, 0.3
        second.inputs["Strength"].default_value, second.inputs["Distance"].default_value = arcs, 0.0012
        link(where.outputs["Object"], shift.inputs["Vector"])
        link(shift.outputs["Vector"], wave.inputs["Vector"])
        link(wave.outputs["Fac"], second.inputs["Height"])
        link(bump.outputs["Normal"], second.inputs["Normal"])
        link(second.outputs["Normal"], n["Principled BSDF"].inputs["Normal"])
    return m


def mesh(points, faces, m, sharp=40):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(points, [], faces)
    o = bpy.data.objects.new("mesh", data)
    bpy.context.collection.objects.link(o)
    finish(o, m)
    data.auto_smooth_angle = math.radians(sharp)
    return o


def skin(rings, m, caps=(False, False)):
    """A surface through rings of equally many points (x, y, z)."""
    k = len(rings[0])
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(len(rings) - 1) for j in range(k)]
    faces += [tuple(range(k))[::-1]] * caps[0] + [tuple(range((len(rings) - 1) * k, len(rings) * k))] * caps[1]
    return mesh([p for r in rings for p in r], faces, m)


def turned(profile, m, center=(0, 0, 0), steps=64):
    """A turned part: `profile` is (radius, z) from below to above."""
    x, y, z = center
    return skin([[(px + x, py + y, z + h) for px, py in circle(max(r, 0.0005), steps=steps)] for r, h in profile], m, (True, True))


def lid_skin(profile, m, top=False, center=(0, 0)):
    """A surface around the shape of the lid: `profile` is (inset, z)."""
    return skin([[(x, y, z) for x, y in rounded(LID_W - 2 * i, LID_H - 2 * i, LID_R - i, 14, center)] for i, z in profile], m, (False, top))


def arc(inset, z, radius, side=1, steps=6):
    """The round between a wall at `inset` and a flat at `z`, as seen from the wall."""
    return [(inset + radius * (1 - math.cos(a)), z - side * radius * (1 - math.sin(a))) for a in (math.pi / 2 * k / steps for k in range(steps + 1))]


def along(location, direction):
    """The matrix that turns z into `direction`."""
    return Matrix.Translation(location) @ Vector(direction).to_track_quat("Z", "Y").to_matrix().to_4x4()


def lid(m, inside=False):
    """The molded lid with its open side at z = 0; `inside` adds the bosses."""
    lid_skin([(0.03, LID_D - WALL), *reversed(arc(WALL, LID_D - WALL, 0.02)), (WALL, 0), (0.003, 0), (0, 0.003), (0.004, 0.06), *arc(0.005, LID_D, 0.042)], m)
    outline(rounded(LID_W - 0.092, LID_H - 0.092, LID_R - 0.046, 14), WALL, (0, 0, LID_D - WALL), m, 0.0025, [circle(WINDOW[2], WINDOW[:2]), *SLOTS])
    if inside:
        for x, y in ((a, b) for a in (-0.27, 0.27) for b in (-0.165, 0.165)):
            outline(circle(0.036, (x, y), 32), LID_D - WALL - 0.02, (0, 0, 0.02), m, 0.003, [circle(0.017, (x, y), 32)])
            box((0.09, 0.012, 0.08), (x * 1.18, y, 0.09), m, 0.003)
            box((0.012, 0.09, 0.08), (x, y * 1.22, 0.09), m, 0.003)
        outline(circle(WINDOW[2] + 0.03, WINDOW[:2]), 0.03, (0, 0, LID_D - WALL - 0.03), m, 0.003, [circle(WINDOW[2] + 0.012, WINDOW[:2])])


def runner(m):
    """The cold runner that still hangs on the gate of a lid, with the cone of the sprue."""
    y = -LID_H / 2
    box((0.05, 0.03, 0.012), (0, y - 0.012, 0.008), m, 0.003)
    tube([(0, y - 0.03, 0.024), (0, y - 0.13, 0.024), (0, y - 0.26, 0.024)], 0.024, m)
    turned([(0.022, 0), (0.046, 0.004), (0.046, 0.03), (0.040, 0.05), (0.022, 0.32), (0.019, 0.325), (0.004, 0.326)], m, (0, y + SPRUE_Y - LID_Y + LID_H / 2, 0))


def screw(x, y, top, r=0.046):
    """A socket head screw sunk into a counterbore that the plate already has."""
    outline(circle(r, (x, y), 48), 0.06, (0, 0, top - 0.07), s["black"], 0.006, [circle(r * 0.52, (x, y), 6)])
    cylinder(r * 0.6, 0.002, (x, y, top - 0.05), s["dark"], 0)
    cylinder(r + 0.012, 0.002, (x, y, top - 0.072), s["dark"], 0)


def plate(w, h, z, depth, m, holes=(), screws=()):
    """A plate with chamfers, sunk screws and the bores in `holes`."""
    outline(rounded(w, h, 0.012, 3), depth, (0, 0, z), m, 0.0075, [*holes, *(circle(0.058, p, 48) for p in screws)])
    for x, y in screws:
        screw(x, y, z + depth)


def eye_bolt():
    turned([(0.075, 0), (0.08, 0.006), (0.08, 0.028), (0.05, 0.04), (0.034, 0.06), (0.034, 0.09)], s["black"])
    bpy.ops.mesh.primitive_torus_add(major_radius=0.088, minor_radius=0.026, location=(0, 0, 0.155), rotation=(math.pi / 2, 0, 0), major_segments=64, minor_segments=20)
    finish(bpy.context.object, s["black"])


def fitting():
    """A brass nipple, along z, 0.15 long; the hose is pushed over its end."""
    cylinder(0.060, 0.012, (0, 0, 0.006), s["steel"], 0.002)
    cylinder(0.056, 0.05, (0, 0, 0.036), s["brass"], 0.006, vertices=6)
    turned([(0.034, 0.05), (0.038, 0.066), (0.038, 0.08), (0.030, 0.086), (0.030, 0.15)], s["brass"], steps=48)
    turned([(0.043, 0.105), (0.046, 0.108), (0.046, 0.132), (0.043, 0.135)], s["steel"], steps=48)


def pipe_plug():
    """A brass plug that closes a water channel."""
    outline(circle(0.044), 0.012, (0, 0, 0), s["brass"], 0.003, [circle(0.022, steps=6)])
    cylinder(0.023, 0.002, (0, 0, 0.002), s["dark"], 0)


def coupling():
    """A quick coupling along z: the nut on the hose, a knurled steel sleeve, the brass plug."""
    turned([(0.040, -0.02), (0.046, -0.015), (0.046, 0.03), (0.040, 0.036)], s["steel"], steps=48)
    cylinder(0.060, 0.07, (0, 0, 0.06), s["brass"], 0.007, vertices=6)
    turned([(0.048, 0.08), (0.062, 0.10), (0.066, 0.105), (0.066, 0.12), (0.060, 0.126), (0.060, 0.205), (0.066, 0.211), (0.066, 0.225), (0.060, 0.232), (0.048, 0.233)], s["steel"], steps=48)
    for k in range(30):
        a = 2 * math.pi * k / 30
        box((0.007, 0.007, 0.07), (0.060 * math.cos(a), 0.060 * math.sin(a), 0.166), s["steel"], 0.002, (0, 0, a))
    turned([(0.036, 0.23), (0.036, 0.26), (0.028, 0.264), (0.028, 0.29), (0.034, 0.296), (0.034, 0.325), (0.028, 0.335), (0.016, 0.336), (0.016, 0.30)], s["brass"], steps=48)


def clamp_plate():
    """The rear plate, wider than the others, with open slots for the clamps of the machine."""
    w, h, points = 0.80, SIDE / 2, []
    for side in (1, -1):
        points += [(side * w, -side * h)]
        for y in (-0.36, 0.36):
            points += [(side * (w - 0.09 * math.sin(a)), side * (y - 0.05 * math.cos(a))) for a in (math.pi * k / 12 for k in range(13))]
        points += [(side * w, side * h)]
    outline(points, 0.13, (0, 0, 0), s["rear"], 0.0075)


# one pillar is set off, so that the mold closes in one way only
CORNERS = [(-PILLAR, -PILLAR), (-PILLAR, PILLAR), (PILLAR, -PILLAR), (PILLAR - 0.018, PILLAR)]


def bores(radius, mirror=1):
    """The bores for the pillars; seen from the other half they are mirrored."""
    return [[(mirror * x + px * math.cos(0.03) - py * math.sin(0.03), y + px * math.sin(0.03) + py * math.cos(0.03)) for px, py in circle(radius)] for x, y in CORNERS]


def core_half():
    """From its back: clamp plate, rails with the ejector between them, support plate, core plate, the core."""
    clamp_plate()
    for y in (-0.57, 0.57):
        box((SIDE, 0.22, 0.40), (0, y, 0.331), s["rear"], 0.0075)
    box((SIDE - 0.10, 0.88, 0.085), (0, 0, 0.215), s["plate"], 0.006)
    box((SIDE - 0.10, 0.88, 0.075), (0, 0, 0.296), s["plate"], 0.006)
    for x in (-0.56, 0.56):
        for y in (-0.30, 0.30):
            cylinder(0.030, 0.30, (x, y, 0.43), s["polished"], 0)
            tube([(x + 0.055 * math.cos(k * math.pi / 4), y + 0.055 * math.sin(k * math.pi / 4), 0.345 + 0.18 * k / 40) for k in range(41)], 0.0105, s["orange"])
    for y in (-0.18, 0.0, 0.18):
        cylinder(0.014, 0.30, (-0.5, y, 0.42), s["polished"], 0)
    plate(SIDE, SIDE, 0.533, 0.16, s["plate"])
    front = 0.695 + 0.30
    centers = [(0, PILLAR), (0, -PILLAR), (PILLAR, 0.2), (PILLAR, -0.2), (-PILLAR, 0.2), (-PILLAR, -0.2)]
    plate(SIDE, SIDE, 0.695, 0.30, s["face"], [rounded(INSERT + 0.004, INSERT + 0.004, 0.07, 10), *bores(0.088)], centers)
    outline(rounded(INSERT, INSERT, 0.068, 10), 0.29, (0, 0, 0.705), s["face"], 0.005, [rounded(0.05, 0.16, 0.0249, 10, (0, SPRUE_Y + 0.08))])
    box((0.1, 0.3, 0.02), (0, SPRUE_Y + 0.08, front - 0.045), s["polished"], 0)
    lid_skin([(WALL, front - 0.01), (WALL + 0.003, front + 0.09), *arc(WALL + 0.004, front + LID_D - WALL, 0.024)], s["core"], True, (0, LID_Y))
    top = front + LID_D - WALL
    turned([(WINDOW[2], 0), (WINDOW[2], 0.018), (WINDOW[2] - 0.004, 0.022)], s["core"], (WINDOW[0], LID_Y, top))
    for q in SLOTS:
        outline([(x, y + LID_Y) for x, y in q], 0.026, (0, 0, top - 0.004), s["core"], 0.002)
    for x, y in ((-0.3, 0.18), (-0.3, -0.18), (0.3, 0.18), (0.3, -0.18), (0.0, 0.18), (0, -0.18)):
        outline(circle(0.022, (x, y + LID_Y), 32), 0.002, (0, 0, top - 0.0006), s["dark"], 0.0002, [circle(0.0185, (x, y + LID_Y), 32)])
    for x, y in CORNERS:
        outline(circle(0.087, (x, y)), 0.05, (0, 0, front - 0.052), s["steel"], 0.003, [circle(0.058, (x, y))])
        groove = [(0.056, 0.36), (0.052, 0.363), (0.052, 0.369), (0.056, 0.372)]
        turned([(0.056, -0.1), (0.056, 0.10), *((r, z - d) for d in (0.24, 0.16, 0.08) for r, z in groove), (0.056, 0.365), (0.05, 0.39), (0.04, 0.40)], s["polished"], (x, y, front))
    # on the side that the camera sees: the name plate, the strap that keeps the halves together in transport
    side = (0, -math.pi / 2, 0)
    outline(rounded(0.20, 0.56, 0.02), 0.012, (0, 0, 0), s["ink"], 0.002, rotation=side).location = (-SIDE / 2 - 0.005, 0.17, 0.845)
    grouped(Matrix.Translation((-SIDE / 2 - 0.0115, 0, 0)) @ Matrix.Rotation(-math.pi / 2, 4, "Y"), name_plate)


def name_plate():
    turn = (0, 0, math.pi / 2)
    text("KORVANE", 0.085, (0.822, 0.17, 0), s["white"], turn, align="CENTER")
    text("TOOL KV-480-01", 0.042, (0.905, 0.17, 0), s["white"], turn, align="CENTER")
    for y in (-0.085, 0.425):
        cylinder(0.012, 0.008, (0.845, y, 0), s["steel"], 0.003, vertices=32)


def cavity_half():
    """From its back: clamp plate, backing plate, cavity plate with brass bushes, the insert with the shape of the lid."""
    clamp_plate()
    plate(SIDE, SIDE, 0.132, 0.15, s["rear"])
    front = 0.284 + 0.28
    centers = [(0, -PILLAR), (PILLAR, 0.2), (PILLAR, -0.2), (-PILLAR, 0.2), (-PILLAR, -0.2)]
    plate(SIDE, SIDE, 0.284, 0.28, s["face"], [rounded(INSERT + 0.004, INSERT + 0.004, 0.07, 10), *bores(0.098, -1)], centers)
    shape = rounded(LID_W, LID_H, LID_R, 14, (0, LID_Y))
    y = LID_Y - LID_H / 2
    channel = [(-0.024, y), (-0.024, y - 0.02), (-0.03, y - 0.025)] + [(0.042 * math.sin(a), SPRUE_Y + 0.042 * math.cos(a)) for a in (math.radians(-45 - 270 * k / 24) for k in range(25))] + [(0.03, y - 0.025), (0.024, y - 0.02), (0.024, y)]
    outline(rounded(INSERT, INSERT, 0.068, 10), 0.03, (0, 0, front - 0.03), s["face"], 0.003, [shape[:45] + channel + shape[45:]])
    outline(rounded(INSERT, INSERT, 0.068, 10), 0.24, (0, 0, front - 0.27), s["polished"], 0.001, [shape, circle(0.022, (0, SPRUE_Y), 32)])
    lid_skin([(-0.002, front - 0.0025), (0.0006, front - 0.006), (0.004, front - 0.09), *arc(0.005, front - LID_D, 0.042, -1)], s["polished"], True, (0, LID_Y))
    for i in range(3):
        x = 0.27 - 0.062 * i
        outline([(x, LID_Y - 0.09), (x - 0.035, LID_Y - 0.09), (x - 0.08, LID_Y + 0.12), (x - 0.045, LID_Y + 0.12)], 0.006, (-0.05, 0, front - LID_D), s["face"], 0.001)
    for x, y in ((-x, y) for x, y in CORNERS):
        outline(circle(0.097, (x, y)), 0.22, (0, 0, front - 0.226), s["brass"], 0.006, [circle(0.060, (x, y))])
        cylinder(0.062, 0.002, (x, y, front - 0.22), s["dark"], 0)
    text("KV-480-01", 0.125, (0, 0.532, front - 0.0002), s["dark"], align="CENTER", depth=0.0006)


def base(location, normal):
    """The matrix of a half that stands upright on the ground plate with its parting face towards `normal`."""
    n, up = Vector((*normal, 0)).normalized(), Vector((0, 0, 1))
    r = up.cross(n)
    return Matrix.Translation((*location, GROUND + SIDE / 2)) @ Matrix(((r.x, up.x, n.x, 0), (r.y, up.y, n.y, 0), (r.z, up.z, n.z, 0), (0, 0, 0, 1)))


def hose(half, start, out, way, end, m):
    """A hose from a fitting at `start` of a half, through `way` (world), to a quick coupling that lies at `end`."""
    a, d = half @ Vector(start), (half.to_3x3() @ Vector(out)).normalized()
    grouped(along(a, d), fitting)
    path = [a + d * 0.10, a + d * 0.17, *map(Vector, way)]
    e = Vector(end)
    h = (e - path[-1]).normalized()
    tube([*path, e, e + h * 0.02], 0.038, m)
    grouped(along(e, h), coupling)


reset()
reflections()
GROUND = 0.09
s = dict(
    plate=milled("plate", (0.50, 0.51, 0.525), 0.30), rear=milled("rear", (0.36, 0.37, 0.385), 0.33), face=milled("milled face", (0.62, 0.63, 0.64), 0.24, arcs=0.14, grain=0.02),
    core=material("core", (0.70, 0.71, 0.72), 1, 0.17), polished=material("polished", (0.66, 0.67, 0.68), 1, 0.12), steel=material("steel", (0.60, 0.60, 0.61), 1, 0.24),
    black=material("black oxide", (0.055, 0.057, 0.062), 0.85, 0.34), dark=material("dark", (0.012, 0.012, 0.014), 0, 0.55),
    brass=material("brass", (0.80, 0.50, 0.15), 1, 0.24), ink=material("ink anodized", (0.010, 0.034, 0.125), 0.6, 0.36, bump=0.08),
    orange=material("orange", ORANGE, 0, 0.40, coat=0.15), blue=material("blue hose", (0.012, 0.055, 0.23), 0, 0.38, coat=0.15),
    white=material("white", (0.80, 0.79, 0.76), 0, 0.38), navy=material("ink plastic", (0.010, 0.032, 0.115), 0, 0.32, coat=0.2))
bolts = [(x, y) for x in (-1.90, 1.94) for y in (-0.45, 1.31)]
outline(rounded(4.14, 2.06, 0.09, 12, (0.02, 0)), GROUND, (0, 0.43, 0), s["ink"], 0.012, [circle(0.060, (x, y - 0.43), 48) for x, y in bolts])
for x, y in bolts:
    screw(x, y, GROUND - 0.004)
core, cavity = base((-1.26, 0.80), (0.66, -0.75)), base((0.96, 0.80), (-0.43, -0.90))
grouped(core, core_half)
grouped(cavity, cavity_half)
for half, z in ((core, 0.845), (cavity, 0.42)):
    grouped(half @ along((0, SIDE / 2, z), (0, 1, 0)), eye_bolt)
    for x in (-0.46, -0.24, 0.24, 0.46)[:4 if half is core else 2]:
        grouped(half @ along((x, SIDE / 2, z), (0, 1, 0)), pipe_plug)
hose(core, (-SIDE / 2, -0.27, 0.845), (-1, 0, 0), [(-1.57, -0.64, 0.46), (-1.70, -0.84, 0.13)], (-1.80, -0.97, 0.066), s["orange"])
hose(core, (-SIDE / 2, -0.49, 0.845), (-1, 0, 0), [(-1.44, -0.66, 0.22), (-1.48, -0.88, 0.066)], (-1.50, -1.00, 0.066), s["blue"])
hose(cavity, (0.46, SIDE / 2, 0.42), (0, 1, 0), [(1.30, 0.24, 1.80), (1.66, 0.22, 1.40), (1.78, 0.18, 0.5), (1.73, 0.02, 0.17)], (1.66, -0.17, GROUND + 0.066), s["orange"])
hose(cavity, (0.24, SIDE / 2, 0.42), (0, 1, 0), [(1.22, 0.40, 1.92), (1.74, 0.50, 1.50), (1.94, 0.52, 0.6), (1.95, 0.36, 0.18)], (1.93, 0.12, GROUND + 0.066), s["blue"])


def shot(m):
    lid(m)
    runner(m)


def flat(x, y, turn):
    return Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")


grouped(flat(-0.70, -1.10, 38), shot, s["orange"])
grouped(flat(0.36, -1.20, -11) @ Matrix.Translation((0, 0, LID_D)) @ Matrix.Rotation(math.pi, 4, "Y"), lid, s["white"], True)
grouped(flat(1.40, -1.12, 17), lid, s["navy"])
for i in range(3):
    x = 0.02 + 0.072 * i
    outline([(x, 0), (x + 0.047, 0), (x + 0.110, 0.18), (x + 0.063, 0.18)], 0.002, (0, -0.425, GROUND - 0.0008), s["orange" if i == 2 else "white"], 0.0005)
text("KORVANE", 0.125, (0.33, -0.38, GROUND + 0.0005), s["white"])
floor()
daylight(1.6)
area((-3.0, -6.4, 5.0), (0, 0, 0.5), (2.4, 2.4), 190)
camera((0.45, -8.9, 5.4), (0.03, 0.0, 0.50), 72)
fade()
render(__file__, 1600, 1200, 40)
