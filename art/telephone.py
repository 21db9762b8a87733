"""A desk telephone: a machined wedge with an ink-blue keypad, its handset in the cradle, a coiled orange cord on the floor."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

import bpy
from mathutils import Matrix, Vector

from gateway import materials, place, screw
from studio import *
from surroundings import fade, reflections

WIDTH, DEPTH, LIP, FOOT, TILT = 1.86, 2.06, 0.20, 0.05, math.radians(12)
CRADLE, KEYS, EAR = -0.54, 0.325, 0.70  # on the deck: the middle of the handset and of the keypad; the distance of the ear from the middle
DECK = Matrix.Translation((0, 0, LIP + DEPTH / 2 * math.tan(TILT))) @ Matrix.Rotation(TILT, 4, "X")
TURN = Matrix.Rotation(math.radians(-38), 4, "Z")
SOCKET = Vector((0.45, -DEPTH / 2 + 0.001, 0.125))
FORWARD = Matrix.Rotation(math.pi / 2, 4, "X")
SANS = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"


def fillet(r, z, radius, start, end, steps=8):
    """Points of an arc around (r, z) in a profile, angles in degrees."""
    return [(r + radius * math.cos(a), z + radius * math.sin(a)) for a in (math.radians(start + (end - start) * k / steps) for k in range(steps + 1))]


def hollow(radius, depth, chamfer):
    """The profile of a tool that sinks a round hole with a broken edge."""
    return [(radius, -depth), (radius, -chamfer), (radius + chamfer, 0), (radius + chamfer, 0.1)]


def placed(matrix, build, *args):
    """Moves what `build` makes at the origin by `matrix` and returns it."""
    before = set(bpy.data.objects)
    build(*args)
    made = [o for o in bpy.data.objects if o not in before]
    place(made, matrix)
    return made


def collar(m, flange):
    """A turned strain relief along z, with a flange or without."""
    profile = [(0, 0), (0.066, 0), (0.066, 0.012), (0.060, 0.018), (0.048, 0.018), (0.048, 0.050), (0.042, 0.056), (0.036, 0.056), (0.034, 0.128), (0.028, 0.135), (0, 0.135)]
    turned(profile if flange else [(0, 0), (0.048, 0), *profile[5:]], m["dark" if flange else "steel"])


def grille():
    """The places of the drilled holes: rings of 6, 12, 18 and 24 around one."""
    rings = [(0.051 * k, 2 * math.pi * i / (6 * k or 1)) for k in range(5) for i in range(6 * k or 1)]
    return [(0.050 + r * math.cos(a), 0.745 + r * math.sin(a)) for r, a in rings]


def tools():
    """What is cut from the deck: two cups, the pocket of the keypad, the hole of the call key, the grille."""
    for y in (-EAR, EAR):
        turned(hollow(0.262, 0.07, 0.010), None, 128, (CRADLE, y))
    mesh([[(KEYS + x, -0.18 + y, z) for x, y in rounded(0.974 + 2 * g, 1.304 + 2 * g, 0.075 + g)] for g, z in ((0, -0.06), (0, -0.005), (0.005, 0), (0.005, 0.1))], None)
    turned(hollow(0.125, 0.06, 0.006), None, at=(0.690, 0.745))
    for at in grille():
        turned(hollow(0.0160, 0.05, 0.0035), None, 24, at)


def body(m):
    """The wedge, milled from one piece, on a dark recessed foot; a knurled volume wheel on its right flank."""
    def ring(inset, z, r=0):
        return [(x, y, z or LIP + (y + DEPTH / 2) * math.tan(TILT) - r) for x, y in rounded(WIDTH - 2 * inset, DEPTH - 2 * inset, 0.17 - inset, 16)]
    edge = 0.026
    top = [ring(edge * (1 - math.cos(a)), 0, edge * (1 - math.sin(a))) for a in (math.pi / 2 * k / 9 for k in range(10))]
    o = mesh([ring(0.014, FOOT), ring(0, FOOT + 0.014), ring(0, FOOT + 0.016), ring(0, 0, edge + 0.002), *top, ring(edge + 0.002, 0)], m["body"])
    for tool in placed(DECK, tools):
        cut(o, tool)
    wheel = Matrix.Translation((WIDTH / 2 - 0.125, 0.30, 0.245))
    cut(o, box((0.4, 0.30, 0.076), (WIDTH / 2 - 0.05, 0.30, 0.245), None, 0.010))
    teeth = [(2 * math.pi * i / 240, 0.006 * (i % 4 < 2)) for i in range(240)]
    mesh([[wheel @ Vector(((r - d) * math.cos(a), (r - d) * math.sin(a), z)) for a, d in teeth] for r, z in ((0.160, -0.030), (0.168, -0.022), (0.168, 0.022), (0.160, 0.030))], m["plate"])
    placed(Matrix.Translation(SOCKET) @ FORWARD, collar, m, True)
    outline(rounded(WIDTH - 0.13, DEPTH - 0.13, 0.12), FOOT + 0.01, (0, 0, 0), m["dark"], 0.004)


def deck(m):
    """Keypad, call key, grille and lettering, built flat."""
    for at in grille():
        cylinder(0.0165, 0.02, (*at, -0.020), m["black"], 0, vertices=16)
    outline(rounded(0.96, 1.29, 0.07, center=(KEYS, -0.18)), 0.01, (0, 0, -0.058), m["black"], 0.001)
    places = [(KEYS + 0.29 * (i % 3 - 1), 0.285 - 0.30 * (i // 3)) for i in range(12)]
    outline(rounded(0.962, 1.292, 0.069, 16, (KEYS, -0.18)), 0.05, (0, 0, -0.042), m["plate"], 0.005, [circle(0.113, at, 96) for at in places])
    for (x, y), digit, letters in zip(places, "123456789*0#", ("", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ", "", "", "")):
        top = 0.036
        turned([(0, top - 0.011), (0.060, top - 0.011), *fillet(0.060, top + 0.030, 0.041, -90, -48, 5)[1:], *fillet(0.0935, top - 0.0115, 0.0115, 90, 0), (0.105, -0.04), (0, -0.04)], m["key"], at=(x, y))
        text(digit, 0.118 if digit != "*" else 0.15, (x, y - (0.042 if digit != "*" else 0.075), top - 0.0108), m["print"], font=SANS, align="CENTER", depth=0.0003)
        text(letters, 0.038, (x, y - 0.151, 0.0084), m["ink"], font=SANS, align="CENTER", depth=0.0003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            placed(Matrix.Translation((KEYS + sx * 0.438, -0.18 + sy * 0.603, -0.002)) @ Matrix.Scale(0.5, 4), screw, 0, 0, 0, m)
    turned([(0, 0.027), (0.068, 0.027), *fillet(0.068, 0.068, 0.041, -90, -48, 5)[1:], *fillet(0.1045, 0.0285, 0.0115, 90, 0), (0.116, -0.05), (0, -0.05)], m["orange"], at=(0.690, 0.745))
    text("KORVANE", 0.082, (KEYS - 0.483, -0.955, 0.0006), m["print"], depth=0.0003)
    text("CALL", 0.036, (0.535, 0.733, 0.0006), m["print"], font=SANS, align="RIGHT", depth=0.0003)


def bone(inset, steps=24):
    """The outline of the handset: two round ends, a neck and fillets; returns its right half from the lower to the upper end."""
    end, neck, blend = 0.265, 0.125, 0.42
    low = EAR - math.sqrt((end + blend) ** 2 - (neck + blend) ** 2)
    meet = math.atan2(EAR - low, neck + blend)
    upper = [(neck + blend - (blend + inset) * math.cos(a), low + (blend + inset) * math.sin(a)) for a in (meet * k / steps for k in range(steps + 1))]
    upper += [((end - inset) * math.cos(a), EAR + (end - inset) * math.sin(a)) for a in (-meet + 0.02 + (math.pi / 2 + meet - 0.02) * (k / 40) for k in range(41))]
    middle = [(neck - inset, low * k / 12) for k in range(-11, 12)]
    upper[-1] = (0, upper[-1][1])
    return [(x, -y) for x, y in reversed(upper)] + middle + upper


def handset(m):
    """The handset, built flat above the deck: an arched, slightly crowned grip and two turned ends in their cups."""
    def arch(y):
        t = min(1, abs(y) / 0.62)
        return 0.085 * (1 - t * t * (3 - 2 * t))
    def ring(inset, z, lift=1.0):
        half = [(x, y, z + lift * arch(y)) for x, y in bone(inset)]
        return half + [(-x, y, z) for x, y, z in reversed(half[1:-1])]
    low, high, edge = 0.125, 0.275, 0.016
    lower = [ring(0.02 * (1 - math.sin(a)), low + 0.02 * (1 - math.cos(a)), 1.1) for a in (math.pi / 2 * k / 4 for k in range(5))]
    mesh([*lower, ring(0, high - edge)], m["handset"], caps=False)
    mesh([ring(0, high - edge), ring(edge, high)], m["cut"], caps=False)
    for inset, z, lift, crown in ((edge, high, 1, 0.15), (0.02, low, 1.1, 0)):
        mesh([[(x * s, y, z + lift * arch(y) + crown * arch(y) * (1 - s * s)) for x, y in bone(inset)] for s in (k / 8 for k in range(-8, 9))], m["handset"], caps=False, closed=False)
    for y in (-EAR, EAR):
        turned([(0, -0.06), (0.225, -0.06), (0.240, -0.045), (0.240, 0.040), (0.232, 0.046), (0.232, 0.056), (0.240, 0.062), (0.240, 0.110), (0.226, 0.126), (0, 0.126)], m["handset"], 128, (0, y))
        turned([(0.2335, 0.046), (0.2335, 0.056), (0.20, 0.056), (0.20, 0.046)], m["cut"], 128, (0, y))
        outline(circle(0.150, (0, y), 128), 0.010, (0, 0, high + 0.0005), m["cut"], 0.002, [circle(0.143, (0, y), 128)])
    placed(Matrix.Translation((0, -EAR - 0.245, 0.185)) @ FORWARD, collar, m, False)


def coil(points, radius, wire, m):
    """A cord wound around the path through `points`; its ends run straight."""
    guide = tube(points, 0, m)
    guide.data.resolution_u = 60
    path = even([v.co.copy() for v in guide.to_mesh().vertices], 0.002)
    bpy.data.objects.remove(guide)
    for _ in range(3):  # averages the neighbors, to take the jumps of curvature out of the path
        sums = [Vector()]
        for p in path:
            sums.append(sums[-1] + p)
        reach = [min(60, k, len(path) - 1 - k) for k in range(len(path))]
        path = [(sums[k + w + 1] - sums[k - w]) / (2 * w + 1) for k, w in enumerate(reach)]
    turn, normal, out = 0.0, Vector((0, 0, 1)), []
    for k, p in enumerate(path):
        ahead = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
        normal = (normal - ahead * normal.dot(ahead)).normalized()
        from_end = min(k, len(path) - 1 - k) * 0.002
        t = min(1, max(0, (from_end - 0.10) / 0.16))
        r = radius * t * t * (3 - 2 * t)
        slack = max(0, min(1, (p.z - 0.10) / 0.25))  # the hanging part is drawn out
        turn += 2 * math.pi * 0.002 / (wire * (2.25 + 1.1 * slack))
        out.append(p + (normal * math.cos(turn) + ahead.cross(normal) * math.sin(turn)) * r * (1 - 0.10 * slack))
    curve = bpy.data.curves.new("cord", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", wire, 4
    s = curve.splines.new("POLY")
    s.points.add(len(out) - 1)
    s.points.foreach_set("co", [c for p in out for c in (*p, 1)])
    s.use_smooth = True
    o = bpy.data.objects.new("cord", curve)
    bpy.context.collection.objects.link(o)
    o.data.materials.append(m)


def on_floor(right, away, z):
    """A point by its place in the picture: to the right of the middle and away from the camera."""
    return Vector((right * 0.958 + away * 0.287, -right * 0.287 + away * 0.958, z))


reset()
reflections()
m = materials()
m.update({
    "steel": material("steel", (0.55, 0.55, 0.56), 1, 0.28),
    "body": material("body", (0.62, 0.62, 0.62), 1, 0.42, bump=0.12),
    "plate": material("plate", (0.005, 0.017, 0.066), 0.75, 0.40, bump=0.05),
    "handset": material("handset", (0.005, 0.017, 0.066), 0.78, 0.34, bump=0.04),
    "key": material("key", (0.74, 0.74, 0.73), 1, 0.36, bump=0.04),
    "cut": material("cut", (0.62, 0.66, 0.75), 1, 0.20),
    "black": material("black", (0.006, 0.006, 0.007), 0, 0.6),
    "print": material("print", INK, 0, 0.5),
    "orange": material("orange", ORANGE, 0, 0.36, coat=0.25),
    "cord": material("cord", ORANGE, 0, 0.36, coat=0.3),
})
body(m)
placed(DECK, deck, m)
placed(DECK @ Matrix.Translation((CRADLE, 0, 0)), handset, m)
place(list(bpy.context.collection.objects), TURN)
R, WIRE = 0.058, 0.0175
Z = R + WIRE
ear, socket = TURN @ DECK @ Matrix.Translation((CRADLE, -EAR - 0.245, 0.185)), TURN @ Matrix.Translation(SOCKET)
cord = [ear @ Vector((0, -y, -d)) for y, d in ((0.10, 0), (0.24, 0.004), (0.42, 0.07))]
cord += [on_floor(*p) for p in ((-1.17, -1.40, 0.215), (-1.48, -1.63, 0.085), (-1.94, -1.73, Z), (-2.36, -1.44, Z), (-2.46, -0.88, Z), (-2.16, -0.43, Z), (-1.75, -0.44, Z), (-1.44, -0.77, Z),
                                (-1.20, -1.14, Z), (-0.98, -1.40, Z), (-0.70, -1.62, Z), (-0.44, -1.70, Z), (-0.21, -1.61, Z))]
cord += [socket @ Vector((0, -y, -d)) for y, d in ((0.31, 0.025), (0.20, 0.002), (0.08, 0))]
coil(cord, R, WIRE, m["cord"])

m["print"].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.15
floor()
daylight(1.4)
area((-4.2, -5.9, 5.0), (0, 0, 0.2), (1.7, 3.1), 140)
aim, reach, rise = on_floor(-0.62, 0.08, 0.2), 9.6, math.radians(32)
camera(aim + on_floor(0, -reach * math.cos(rise), reach * math.sin(rise)), aim, 70)
fade(0.95, 4)
render(__file__, 1600, 1200, 40)
