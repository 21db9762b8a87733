"""An assembly cell on one plate: a six-axis robot lowers the lid onto a gateway on a short belt.

`-- 1 80 night` is the same cell for dark pages, with light on its edges. `-- 1 48 close` and `-- 1 48 close night` are a
panorama of its belt from near, in which belt, plate and ground fill the frame.
"""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

import bpy
from gateway import *
from mathutils import Matrix, Vector
from studio import *
from surroundings import BLUE, COOL, WARM, night

NIGHT, CLOSE = "night" in sys.argv, "close" in sys.argv
PLATE, BELT, BELT_Y = 0.34, 1.12, -0.42  # heights of the plate and of the belt, and the middle of the belt
LENGTH, WIDE = 16 if CLOSE else 6.1, 1.34  # of the belt
STATIONS = (-2.02, -0.12, 1.78)
CARRIER = 0.08
GAP = 0.32 if CLOSE else 0.50  # between the lid and its place
UPRIGHT = Matrix.Rotation(math.pi / 2, 4, "X")  # an outline that faces the front


def move(x=0.0, y=0.0, z=0.0):
    return Matrix.Translation((x, y, z))


def turn(degrees, axis="Z"):
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def soft(profile, radius, steps=5):
    """A profile with round corners; its first and its last point stay."""
    points = [Vector(p) for p in profile]
    out = [tuple(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:]):
        a = corner + (before - corner).normalized() * min(radius, (before - corner).length * 0.49)
        b = corner + (after - corner).normalized() * min(radius, (after - corner).length * 0.49)
        for i in range(steps + 1):
            t = i / steps
            out.append(tuple(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t * t))
    return [*out, tuple(points[-1])]


def round_part(profile, m, matrix, radius=0.03, steps=96):
    """A part turned around the z axis of `matrix`, with round edges."""
    o = turned(soft([(0.0005, profile[0][1]), *profile, (0.0005, profile[-1][1])], radius), m, steps)
    o.matrix_world = matrix
    return o


def drum(radius, low, high, m, matrix, edge=0.03):
    return round_part([(radius, low), (radius, high)], m, matrix, edge)


def hull(*circles, steps=96):
    """The outline around `circles` (x, y, radius), without corners."""
    points = sorted({(round(x + r * math.cos(2 * math.pi * i / steps), 6), round(y + r * math.sin(2 * math.pi * i / steps), 6)) for x, y, r in circles for i in range(steps)})
    def half(points):
        out = []
        for p in points:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]):
                out.pop()
            out.append(p)
        return out[:-1]
    return half(points) + half(points[::-1])


def slab(points, depth, m, matrix, bevel=0.03, holes=()):
    """A plate around `points` whose middle is the origin of `matrix`."""
    o = outline(points, depth, (0, 0, 0), m, bevel, holes)
    o.data.bevel_resolution = 8 if bevel > 0.02 else 3
    o.matrix_world = matrix
    return o


def bolts(radius, count, z, m, matrix, size=0.028):
    """Socket screws in a circle around the z axis of `matrix`."""
    for i in range(count):
        a = 2 * math.pi * (i + 0.5) / count
        place_at = matrix @ move(radius * math.cos(a), radius * math.sin(a), z)
        drum(size, -0.02, 0.016, m["steel"], place_at, 0.005)
        cylinder(size * 0.5, 0.002, (0, 0, 0), m["dark"], 0, vertices=6).matrix_world = place_at @ move(z=0.0165)


def hose(points, radius, m, ribs=None):
    """A hose through `points`; with `ribs`, their distance, a corrugated one."""
    path = tube([tuple(p) for p in points], radius, m)
    path.data.resolution_u = 40
    if not ribs:
        return
    path.data.bevel_depth = 0
    bpy.context.view_layer.update()
    line = [v.co for v in bpy.data.meshes.new_from_object(path.evaluated_get(bpy.context.evaluated_depsgraph_get())).vertices]
    bpy.data.objects.remove(path)
    line, rings, across = even(line, ribs / 4), [], Vector((0, 0, 1))
    for i, p in enumerate(line):
        ahead = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        across = (across - ahead * across.dot(ahead)).normalized()
        other, r = ahead.cross(across), radius * (1, 1, 0.86, 0.86)[i % 4]
        rings.append([p + (across * math.cos(a) + other * math.sin(a)) * r for a in (2 * math.pi * k / 20 for k in range(20))])
    mesh(rings, m)


# ---- the plate and the belt


def base_plate():
    """An aluminum plate with a grid of holes, on rubber feet."""
    half = 14 if CLOSE else 5  # the number of holes at each side
    w, d, y = 0.7 + 1.26 * half, 5.0, -0.16
    xs = [0.63 * i for i in range(-half, half + 1)]
    ys = [-1.98 + y + 0.66 * i for i in range(7)]
    holes = [circle(0.042, (a, b), 24) for a in xs for b in ys]
    outline(rounded(w, d, 0.22, 12, (0, y)), 0.2, (0, 0, PLATE - 0.2), m["plate"], 0.022, holes)
    outline(rounded(w - 0.1, d - 0.1, 0.2, 12, (0, y)), 0.01, (0, 0, PLATE - 0.16), m["dark"], 0.001)
    for x in (-3.1, 3.1):
        for sy in (-2.2, 1.9):
            round_part([(0.17, 0), (0.14, PLATE - 0.2)], m["dark"], move(x, sy), 0.03)


def rail(length, high, deep, matrix):
    """An aluminum profile along x with two slots in front; its middle is the origin."""
    h, d, slot, lip, deep_slot = high / 2, deep / 2, 0.034, 0.022, 0.05
    face = [(-d, -h)]
    for z in (-h / 2, h / 2):
        face += [(-d, z - slot), (-d + lip, z - slot), (-d + lip, z - slot * 1.7), (-d + deep_slot, z - slot * 1.7), (-d + deep_slot, z + slot * 1.7), (-d + lip, z + slot * 1.7), (-d + lip, z + slot), (-d, z + slot)]
    face += [(-d, h), (d, h), (d, -h)]
    face = [face[-1], *face, face[0]]
    ring = soft(face, 0.007, 3)[1:-1]
    o = mesh([[(x, a, b) for a, b in ring] for x in (-length / 2, length / 2)], m["profile"])
    o.matrix_world = matrix
    return o


def belt():
    """The belt between two rails with end rollers, on four legs, with its motor below."""
    r, z, half = 0.17, BELT - 0.17, LENGTH / 2
    loop = hull((-half + r, 0, r), (half - r, 0, r))
    slab(loop, WIDE - 0.02, m["belt"], move(0, BELT_Y, z) @ UPRIGHT, 0.006)
    for sy in (-1, 1):
        y = BELT_Y + sy * (WIDE / 2 + 0.065)
        rail(LENGTH - 0.62, 0.40, 0.13, move(0, y, z - 0.012) @ turn(0 if sy < 0 else 180))
        slab([(-half + 0.3, 0.036), (half - 0.3, 0.036), (half - 0.3, -0.036), (-half + 0.3, -0.036)], 0.02, m["ink"], move(0, y, z + 0.2) , 0.004)
        for sx in (-1, 1):
            plate_at = move(sx * (half - 0.25), y - sy * 0.005, z) @ (UPRIGHT if sy < 0 else UPRIGHT @ turn(180, "Y"))
            slab(rounded(0.62, 0.37, 0.12, 10), 0.11, m["ink"], plate_at, 0.02)
            front = plate_at @ move(0, 0, 0.055)
            drum(0.085, -0.02, 0.022, m["steel"], front @ move(sx * (0.07 if sy < 0 else -0.07)), 0.012)
            for dx, dy in ((-0.2, 0.09), (-0.2, -0.09)):
                drum(0.028, -0.01, 0.016, m["steel"], front @ move(dx * sx * (1 if sy < 0 else -1), dy), 0.005)
            # the legs
            box((0.2, 0.13, z - 0.2 - PLATE), (sx * 1.95, y, (z - 0.2 + PLATE) / 2), m["profile"], 0.012)
            box((0.42, 0.26, 0.05), (sx * 1.95, y, PLATE + 0.025), m["ink"], 0.015)
            for dx in (-0.155, 0.155):
                drum(0.034, 0, 0.036, m["steel"], move(sx * 1.95 + dx, y, PLATE + 0.05), 0.006)
    drum(0.16, -0.55, 0.5, m["ink"], move(2.55, BELT_Y - 0.05, z - 0.40) @ UPRIGHT, 0.04)
    for i in range(9):
        drum(0.172, -0.4 + i * 0.08, -0.37 + i * 0.08, m["ink"], move(2.55, BELT_Y - 0.05, z - 0.40) @ UPRIGHT, 0.006)


def carrier(x):
    """The fixture that a gateway rides on: a plate with four corner stops."""
    outline(rounded(W + 0.22, D + 0.20, 0.20, 12), CARRIER, (x, BELT_Y, BELT), m["carrier"], 0.012)
    for sx in (-1, 1):
        for sy in (-1, 1):
            a, b = (W / 2 - 0.02) * sx, (D / 2 - 0.02) * sy
            round_part([(0.052, 0), (0.052, 0.11), (0.036, 0.15)], m["stop"], move(x + a, BELT_Y + b, BELT + CARRIER - 0.01), 0.012, 40)


def product(x, *parts):
    matrix = move(x, BELT_Y, BELT + CARRIER)
    for build in parts:
        grouped(matrix, build)
    carrier(x)


# ---- the robot

BASE, TARGET = Vector((2.22, 1.12)), Vector((STATIONS[1], BELT_Y))
REACH = (TARGET - BASE).length
HEADING = math.degrees(math.atan2(TARGET.y - BASE.y, TARGET.x - BASE.x))
SHOULDER, UPPER, FORE, RISE = Vector((0.20, 1.98)), 2.30, 2.22, 0.18
LID_Z = BELT + CARRIER + GAP  # of the base of a gateway with this lid
FLANGE = LID_Z + H + LID + 0.012 + 0.60
WRIST = Vector((REACH, FLANGE + 0.50 - PLATE))


def elbow():
    """The place of the third axis, and the direction of the forearm, whose axis is `RISE` above it, in degrees."""
    d, far = WRIST - SHOULDER, math.hypot(FORE, RISE)
    at_shoulder = math.acos((UPPER ** 2 + d.length ** 2 - far ** 2) / (2 * UPPER * d.length))
    a = math.atan2(d.y, d.x) + at_shoulder
    e = SHOULDER + Vector((math.cos(a), math.sin(a))) * UPPER
    rest = WRIST - e
    return e, math.degrees(a), math.degrees(math.atan2(rest.y, rest.x) - math.asin(RISE / far))


def cap(matrix, radius, m, accent=True, count=8):
    """The cover of a joint that faces the z axis of `matrix`."""
    drum(radius, -0.03, 0.075, m["ink"], matrix, 0.03)
    if accent:
        drum(radius + 0.026, -0.03, 0.022, m["orange"], matrix, 0.008)
    bolts(radius * 0.74, count, 0.075, m, matrix, radius * 0.075)
    drum(radius * 0.42, 0.05, 0.088, m["ink"], matrix, 0.012)


def joint(matrix, half, radius, m, **options):
    """Covers at both ends of an axis, the z axis of `matrix`."""
    cap(matrix @ move(z=half), radius, m, **options)
    cap(matrix @ turn(180, "X") @ move(z=half), radius, m, **options)


def robot():
    """Built with its arm towards +x and the plate at z = 0."""
    slab(rounded(1.62, 1.62, 0.34, 16), 0.12, m["ink"], move(z=0.06), 0.022)
    for i in range(4):
        drum(0.062, 0.1, 0.17, m["steel"], turn(45 + 90 * i) @ move(0.93), 0.01)
        drum(0.10, 0.1, 0.132, m["steel"], turn(45 + 90 * i) @ move(0.93), 0.006)
    round_part([(0.70, 0.11), (0.70, 0.24), (0.585, 0.52), (0.57, 0.86)], m["white"], Matrix(), 0.09)
    drum(0.55, 0.84, 0.90, m["dark"], Matrix(), 0.004)
    drum(0.592, 0.885, 0.925, m["orange"], Matrix(), 0.012)
    round_part([(0.60, 0.925), (0.60, 1.24), (0.50, 1.42)], m["white"], Matrix(), 0.08)
    # the connectors at the back
    slab(rounded(0.46, 0.42, 0.06), 0.34, m["ink"], move(-0.62, 0, 0.42) @ UPRIGHT, 0.03)
    # two cheeks hold the upper arm
    e, up, ahead = elbow()
    j2 = move(SHOULDER.x, 0, SHOULDER.y) @ UPRIGHT
    cheek = hull((-0.30, 1.22, 0.26), (0.30, 1.22, 0.26), (SHOULDER.x, SHOULDER.y, 0.47))
    for y in (-0.40, 0.40):
        slab(cheek, 0.27, m["white"], move(0, y, 0) @ UPRIGHT, 0.075)
    slab(hull((-0.26, 1.22, 0.24), (0.26, 1.22, 0.24), (SHOULDER.x - 0.1, SHOULDER.y - 0.2, 0.2)), 0.6, m["ink"], UPRIGHT, 0.03)
    joint(j2, 0.53, 0.36, m)
    # the upper arm, with an inlay on both sides
    along = move(SHOULDER.x, 0, SHOULDER.y) @ turn(-up, "Y")  # x from the shoulder to the elbow
    slab(hull((0, 0, 0.41), (UPPER, 0, 0.33)), 0.50, m["white"], along @ UPRIGHT, 0.11)
    slab(hull((0.66, 0, 0.235), (UPPER - 0.62, 0, 0.20)), 0.512, m["ink"], along @ UPRIGHT, 0.006)
    for flip in (0, 180):
        face = along @ turn(flip, "X") @ UPRIGHT @ move(UPPER / 2 + 0.02, 0, 0.2575)
        letters = face @ (turn(180) if not flip else Matrix())
        grouped(letters @ move(0.09) @ Matrix.Scale(0.76, 4), mark)
    # the elbow
    j3 = move(e.x, 0, e.y)
    fore = j3 @ turn(-ahead, "Y")  # x along the forearm
    drum(0.40, -0.44, 0.44, m["white"], j3 @ UPRIGHT, 0.06)
    joint(j3 @ UPRIGHT, 0.44, 0.31, m)
    slab(hull((-0.36, RISE + 0.02, 0.30), (0.05, RISE * 0.5, 0.41), (0.48, RISE, 0.34)), 0.74, m["white"], fore @ UPRIGHT, 0.13)
    axis = fore @ move(0, 0, RISE) @ turn(90, "Y")  # z along the forearm
    cap(axis @ turn(180, "X") @ move(z=0.655), 0.235, m, accent=False, count=6)
    round_part([(0.345, 0.70), (0.345, 0.86)], m["ink"], axis, 0.03)
    drum(0.358, 0.855, 0.895, m["orange"], axis, 0.012)
    round_part([(0.345, 0.895), (0.33, 1.10), (0.235, FORE - 0.36), (0.235, FORE - 0.14)], m["white"], axis, 0.10)
    # the wrist
    wrist = move(WRIST.x, 0, WRIST.y)
    slab(hull((-0.34, 0, 0.235), (0, 0, 0.255)), 0.50, m["white"], wrist @ turn(-ahead, "Y") @ UPRIGHT, 0.09)
    joint(wrist @ UPRIGHT, 0.25, 0.185, m, count=6)
    down = wrist @ turn(180, "X")
    round_part([(0.215, 0.1), (0.215, 0.30), (0.18, 0.40)], m["white"], down, 0.04)
    drum(0.172, 0.39, 0.43, m["orange"], down, 0.008)
    drum(0.19, 0.42, 0.50, m["steel"], down, 0.012)
    bolts(0.15, 6, 0.50, m, down, 0.018)
    dress(e, along, fore, wrist)


def mark():
    for i in range(3):
        slab([(x - 0.93, y) for x, y in [(0.105 * i + a, b - 0.1) for a, b in ((0, 0), (0.056, 0), (0.132, 0.2), (0.076, 0.2))]], 0.004, m["orange" if i == 2 else "print"], Matrix(), 0.0005)
    text("KORVANE", 0.215, (-0.50, -0.078, 0), m["print"], depth=0.002)


def dress(e, along, fore, wrist):
    """The hose from the base to the wrist, with its clamps."""
    side = 0.72
    def near(matrix, x, z, y=side):
        return matrix @ Vector((x, -y, z))
    path = [Vector((-0.58, -0.12, 0.50)), Vector((-0.98, -0.34, 0.62)), Vector((-1.02, -0.55, 1.35)), near(along, -0.10, 0.60, 0.62), near(along, 0.75, 0.46, 0.50), near(along, 1.75, 0.45, 0.50),
            near(along, UPPER - 0.3, 0.62, 0.55), near(fore, -0.50, RISE + 0.56, 0.42), near(fore, 0.35, RISE + 0.52, 0.2), near(fore, 1.15, RISE + 0.44, 0.12), near(fore, 1.75, RISE + 0.38, 0.10), near(fore, FORE - 0.05, RISE + 0.36, 0.10),
            wrist @ Vector((0.52, -0.06, 0.0)), wrist @ Vector((0.38, -0.03, -0.46)), wrist @ Vector((0.16, 0, -0.60))]
    hose(path, 0.072, m["rubber"], 0.056)
    for matrix, x, z, y in ((along, 1.25, 0.40, 0.50), (fore, 1.15, RISE + 0.38, 0.12)):
        slab(rounded(0.16, 0.26, 0.05), 0.2, m["ink"], matrix @ move(x, -y + 0.02, z) @ UPRIGHT, 0.02)


def gripper():
    """Four suction cups on a frame of slim bars; the origin is the flange, z points upwards."""
    round_part([(0.17, -0.11), (0.17, 0)], m["ink"], Matrix(), 0.02)
    box((0.20, 0.84, 0.07), (0, 0, -0.145), m["profile"], 0.012)
    for y in (-0.33, 0.33):
        box((1.06, 0.10, 0.07), (0, y, -0.215), m["profile"], 0.012)
        for x in (-0.44, 0.44):
            matrix = move(x, y)
            drum(0.045, -0.40, -0.16, m["steel"], matrix, 0.008)
            drum(0.07, -0.30, -0.25, m["ink"], matrix, 0.01)
            round_part([(0.06, -0.38), (0.085, -0.43), (0.062, -0.46), (0.092, -0.51), (0.068, -0.54), (0.112, -0.60)][::-1], m["cup"], matrix, 0.012, 48)
            hose([Vector((x * 0.12, y * 0.3, -0.06)), Vector((x * 0.5, y * 0.75, 0.06)), Vector((x, y, -0.02)), Vector((x, y, -0.17))], 0.022, m["orange"])


# ---- what is beside them


def tray(matrix, width):
    """A tray of bent sheet with rubber pads in its corners."""
    def build():
        outline(rounded(width - 0.08, 1.08, 0.11), 0.06, (0, 0, 0.004), m["white"], 0.004)
        outline(rounded(width, 1.16, 0.14), 0.17, (0, 0, 0), m["white"], 0.014, [rounded(width - 0.11, 1.05, 0.10)])
    grouped(matrix, build)


def boards_in(matrix, sides):
    """Two boards in their tray, each on four pillars."""
    tray(matrix, 2.66)
    for x in (-0.63, 0.63):
        for sx, sy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            cylinder(0.035, 0.1, matrix @ Vector((x + sx * 0.507, sy * 0.289, 0.10)), m["stop"], 0.006, vertices=32)
        for c in sides:
            here.link(boards.put(c, matrix @ move(x, 0, 0.175) @ Matrix.Scale(0.78, 4)))


def lids_in(matrix):
    """A stack of lids in its tray, the next ones for the robot."""
    tray(matrix, 1.68)
    for i, aside in enumerate((0, 1.2, -0.8)):
        grouped(matrix @ move(z=0.07 + 0.075 * i - H) @ turn(aside), lid, g)


def signal(x, y):
    """A stack light and, on the same post, the screen of the cell."""
    at_plate = move(x, y, PLATE)
    drum(0.20, 0, 0.06, m["ink"], at_plate, 0.02)
    drum(0.052, 0.05, 2.66, m["aluminum"], at_plate, 0.004)
    z = 2.64
    for name, high in (("ink", 0.08), ("lamp", 0.22), ("ink", 0.03), ("amber", 0.22), ("ink", 0.07)):
        drum(0.135 if name != "ink" else 0.142, z, z + high, m[name], at_plate, 0.014 if name != "ink" else 0.012)
        z += high
    def screen():
        slab(rounded(1.36, 0.94, 0.07), 0.10, m["ink"], UPRIGHT, 0.022)
        slab(rounded(1.24, 0.82, 0.03), 0.006, m["glass"], UPRIGHT @ move(z=0.05), 0.001)
        on = UPRIGHT @ move(z=0.0545)
        for i, v in enumerate((0.30, 0.36, 0.33, 0.41, 0.44, 0.40, 0.47)):
            slab([(-0.50 + i * 0.098 + a, -0.30 + b * v) for a, b in ((0, 0), (0.064, 0), (0.064, 1), (0, 1))], 0.003, m["bar" if i == 6 else "pixel"], on, 0.0005)
        slab([(-0.5, -0.325), (0.5, -0.325), (0.5, -0.318), (-0.5, -0.318)], 0.003, m["pixel"], on, 0.0005)
        for words, size, place_x, place_y in (("480", 0.19, 0.20, 0.02), ("OF 500", 0.075, 0.205, -0.11), ("LINE 2", 0.075, -0.5, 0.26)):
            grouped(on @ move(place_x, place_y), text, words, size, (0, 0, 0), m["pixel"])
        drum(0.05, 0.03, 0.16, m["ink"], turn(-90, "X") @ move(0, 0, 0), 0.01)
    grouped(at_plate @ move(0.0, -0.17, 2.02) @ turn(36 if CLOSE else 14) @ turn(-8, "X"), screen)
    box((0.2, 0.16, 0.18), (x, y, PLATE + 2.02), m["ink"], 0.02)


def light():
    """Daylight as for the other objects, larger; at night lamps at both sides that draw the edges."""
    strength = 0.28 if NIGHT else 1
    for where, size, power, color in (
        ((-7.0, 4.4, 11.5), (6.5, 6.5), 1750 * strength, (1, 1, 1)),
        ((9.5, -8.5, 8.0), (8.0, 5.5), 560 * strength, (1, 1, 1)),
        ((-10.0, -6.4, 4.2), (2.2, 7.0), 420 * strength, (1, 1, 1)),
        ((-5.0, -13.0, 8.5), (6.0, 5.0), 1150 * strength, (1, 1, 1)),
    ):
        area(where, (0, 0, 1.4), size, power, color)
    if not NIGHT:
        return
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0.16
    for where, size, power, color in (
        ((-8.0, 5.0, 4.0), (2.5, 6.0), 500 if CLOSE else 1900, BLUE),
        ((8.0, 5.5, 5.0), (2.5, 6.0), 1100 if CLOSE else 2200, BLUE),
        ((-2.0, 11.0, 6.6), (10.0, 1.6), 700, (0.36, 0.60, 1)),
        ((9.0, -3.0, 3.0), (1.2, 5.0), 500, COOL),
        ((-9.0, -4.0, 2.0), (1.2, 5.0), 420, WARM),
    ):
        area(where, (0, 0, 1.6), size, power, color).visible_camera = False


def sweep():
    """Warm white paper, navy at night, that bends upwards behind the cell, so that there is no horizon."""
    profile = [(-30, 0), *((9 + 5 * math.sin(math.radians(a)), 5 - 5 * math.cos(math.radians(a))) for a in range(0, 91, 6)), (14, 30)]
    paper = mesh([[(x, y, z) for y, z in profile] for x in (-50, 50)], material("ground", (0.80, 0.745, 0.655), 0, 0.9), False, False, 180)
    paper.matrix_world = turn(44)  # towards the camera


reset()
g = materials()
m = dict(
    **{k: g[k] for k in ("steel", "dark", "glass")},
    ink=material("robot ink", (0.008, 0.026, 0.092), 0, 0.36, coat=0.25), white=material("robot white", (0.70, 0.69, 0.665), 0, 0.34, coat=0.35, bump=0.015, bump_scale=260),
    orange=material("accent", ORANGE, 0, 0.36, coat=0.2), cup=material("cup", (0.80, 0.085, 0.014), 0, 0.55), rubber=material("hose", (0.014, 0.014, 0.016), 0, 0.5),
    plate=material("cell plate", (0.60, 0.60, 0.61), 1, 0.36, bump=0.05, bump_scale=300), profile=material("profile", (0.66, 0.66, 0.67), 1, 0.34),
    aluminum=material("post", (0.62, 0.62, 0.63), 1, 0.3), belt=material("belt", (0.018, 0.019, 0.022), 0, 0.62, bump=0.25, bump_scale=120),
    carrier=material("carrier", (0.045, 0.05, 0.06), 0, 0.5, bump=0.05, bump_scale=200), stop=material("stop", ORANGE, 0, 0.42),
    print=material("print", (0.78, 0.77, 0.74), 0, 0.5),
    lamp=material("lamp", (0.85, 0.84, 0.80), 0, 0.25, coat=0.5, emission=0.25), amber=material("amber", (0.90, 0.12, 0.015), 0, 0.25, coat=0.5, emission=0.5),
    pixel=material("pixel", (0.55, 0.72, 1), 0, 0.5, emission=0.8), bar=material("bar", (1, 0.2, 0.03), 0, 0.5, emission=1.6),
)

here = bpy.context.collection.objects
import boards  # builds its parts when it is imported
boards.PINS = 0.19
sides = boards.plate(), boards.top()

base_plate()
belt()
for x in STATIONS[:2]:
    product(x, lambda: housing(g, True), lambda: gasket(g))
    for c in sides:
        here.link(boards.put(c, move(x, BELT_Y, BELT + CARRIER) @ BOARD))
product(STATIONS[2], lambda: gateway(g))
grouped(move(STATIONS[1], BELT_Y, LID_Z), lid, g)
grouped(move(STATIONS[1], BELT_Y, FLANGE), gripper)
grouped(move(*BASE, PLATE) @ turn(HEADING), robot)
boards_in(move(-1.86, -1.78, PLATE), sides)
lids_in(move(0.62, -1.78, PLATE))
signal(-5.1 if CLOSE else -2.75, 1.55)

light()
if CLOSE:
    bpy.context.scene.render.film_transparent = False
    sweep()
    if NIGHT:
        night(g, (0.50, 0.55), 0.70, 0.6, 0.10, 0.2)
        area((-7.3, 10, 5.2), (1.78, -0.42, 1.5), (4, 2), 200, BLUE).visible_diffuse = False  # the nearest lid reflects it
    close_view = camera((5.9, -5.6, 3.3), (0.85, -0.42, 1.90), 36.8, fstop=0.5)
    close_view.data.dof.focus_distance = 7.4  # to the lid that the robot holds
    render(__file__.replace("assembly-cell", "assembly-line-dark" if NIGHT else "assembly-line"), 2400, 1040, 48, twice=True)
else:
    floor()
    camera((4.4, -13.6, 7.9), (0.06, -0.1, 1.86), 54.5)
    render(__file__.replace(".py", "-dark.py") if NIGHT else __file__, 2400, 1920, 80, twice=True)
