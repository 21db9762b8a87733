"""The gateway MX-480: machined body, lid anodized ink blue, ring light, three connectors.

`gateway` builds it closed; its parts stand at their assembled places, for a picture that takes it apart.
"""
import math

import bmesh
import bpy
from mathutils import Matrix
from studio import *

W, D, H, LID, FLOOR = 1.5, 1.0, 0.30, 0.05, 0.05
SCREWS = [(sx * 0.65, sy * 0.40) for sx in (1, -1) for sy in (1, -1)]
BOARD_SCALE, BOARD_Z = 0.86, 0.10
BOARD = Matrix.Translation((0, 0.02, BOARD_Z + 0.032 * BOARD_SCALE)) @ Matrix.Scale(BOARD_SCALE, 4)
STANDOFFS = [(sx * 0.559, sy * 0.318 + 0.02) for sx in (1, -1) for sy in (1, -1)]


def materials():
    return dict(
        body=material("body", (0.62, 0.62, 0.62), 1, 0.42, bump=0.12),
        lid=material("lid", (0.005, 0.017, 0.066), 0.75, 0.40, bump=0.05),
        gasket=material("gasket", ORANGE, 0, 0.5),
        steel=material("steel", (0.62, 0.62, 0.63), 1, 0.2),
        dark=material("dark", (0.012, 0.012, 0.014), 0, 0.45),
        glass=material("glass", (0.004, 0.004, 0.005), 0, 0.05, coat=1),
        gold=material("gold", (0.9, 0.6, 0.18), 1, 0.25),
        glow=material("glow", (1, 0.82, 0.66), 0, 0.4, emission=5),
        ring=material("ring", (0.85, 0.09, 0.012), 0.2, 0.3, emission=0.25),
        ink=material("ink", (0.8, 0.8, 0.8), 0, 0.5),
        milled=material("milled", (0.74, 0.74, 0.75), 1, 0.27),
        wire=material("wire", (0.012, 0.045, 0.17), 0, 0.45),
    )


def ring(outer, inner, depth, location, m, bevel=0.004):
    return outline(circle(outer, steps=128), depth, location, m, bevel, [circle(inner, steps=128)])


def screw(x, y, z, m):
    """A socket-head screw on its washer, with the threaded shaft below."""
    cylinder(0.042, 0.004, (x, y, z + 0.002), m["steel"], 0.001)
    head = cylinder(0.034, 0.036, (x, y, z + 0.02), m["steel"], 0.005)
    bpy.ops.mesh.primitive_cylinder_add(vertices=6, radius=0.018, depth=0.03, location=(x, y, z + 0.035))
    cut(head, bpy.context.object)
    bpy.context.view_layer.objects.active = head
    bpy.ops.object.modifier_move_to_index(modifier="cut", index=0)
    cylinder(0.017, 0.002, (x, y, z + 0.02), m["dark"], 0)
    thread(0.0175, 0.30, (x, y, z), m["steel"])


def thread(radius, length, location, m, pitch=0.0095, depth=0.0032, turn=40, rise=8):
    """A threaded shaft that hangs down from `location`: a plain neck, a helical thread, a point."""
    rows, corners = round(length / pitch * rise), []
    for k in range(rows + 1):
        z = -length * k / rows
        rest = length + z
        for i in range(turn):
            wave = abs(2 * ((z / pitch - i / turn) % 1) - 1)
            r = radius - depth * min(1, max(0, wave * 1.5 - 0.25)) * min(1, max(0, -z - 0.02) / 0.01)
            r = min(r, radius * 0.62 + rest * 0.8)
            corners.append((r * math.cos(2 * math.pi * i / turn), r * math.sin(2 * math.pi * i / turn), z))
    faces = [(k * turn + i, (k + 1) * turn + i, (k + 1) * turn + (i + 1) % turn, k * turn + (i + 1) % turn) for k in range(rows) for i in range(turn)]
    solid(corners, [*faces, tuple(range(rows * turn, (rows + 1) * turn))[::-1]], location, m)


def solid(corners, faces, location, m):
    mesh = bpy.data.meshes.new("solid")
    mesh.from_pydata(corners, [], faces)
    o = bpy.data.objects.new("solid", mesh)
    o.location = location
    bpy.context.collection.objects.link(o)
    return finish(o, m)


def connector(x, y, z, m, plug=None):
    """A round M12 socket on the front (towards -y)."""
    r = (math.pi / 2, 0, 0)
    bpy.ops.mesh.primitive_cylinder_add(vertices=6, radius=0.098, depth=0.03, location=(x, y - 0.015, z), rotation=r)
    finish(bpy.context.object, m["dark"], 0.006)
    cylinder(0.078, 0.10, (x, y - 0.07, z), m["dark"], 0.006, r)
    for i in range(6):
        bpy.ops.mesh.primitive_torus_add(major_radius=0.078, minor_radius=0.0045, location=(x, y - 0.045 - i * 0.012, z), rotation=r, major_segments=72, minor_segments=8)
        finish(bpy.context.object, m["dark"])
    cylinder(0.058, 0.004, (x, y - 0.1205, z), material("face", (0.02, 0.02, 0.022), 0, 0.6), 0, r)
    for i in range(5):
        a = math.radians(90 + 72 * i)
        cylinder(0.007, 0.016, (x + 0.03 * math.cos(a), y - 0.125, z + 0.03 * math.sin(a)), m["gold"], 0.002, r, 24)


def housing(m, hollow=False):
    """The machined body with its connectors; `hollow` when it is seen open. Returns its outer skin."""
    skin = outline(rounded(W, D, 0.19, 24), H, (0, 0, 0), m["body"], 0.014)
    if hollow:
        skin = uncovered(skin)
        pocket(m)
    for i in (-1, 0, 1):
        connector(i * 0.36, -D / 2, 0.15, m)
    cut_usb = outline(rounded(0.14, 0.06, 0.029), 0.01, (-W / 2 - 0.003, 0.05, 0.16), m["dark"], 0.001, rotation=(math.pi / 2, 0, math.pi / 2))
    cut_usb.location = (-W / 2 - 0.001, 0.05, 0.16)
    return skin


def uncovered(o):
    """The same surface as a mesh without the flat face on top."""
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    skin = bpy.data.objects.new("skin", mesh)
    skin.location = o.location
    edit = bmesh.new()
    edit.from_mesh(mesh)
    top = max(v.co.z for v in edit.verts) - 0.0001
    bmesh.ops.delete(edit, geom=[f for f in edit.faces if all(v.co.z > top for v in f.verts)], context="FACES")
    edit.to_mesh(mesh)
    bpy.data.objects.remove(o)
    bpy.context.collection.objects.link(skin)
    return skin


def inset(x, y, distance):
    """The nearest point to (x, y) that is at least `distance` inside of the outer edge."""
    cx, cy = max(-W / 2 + 0.19, min(W / 2 - 0.19, x)), max(-D / 2 + 0.19, min(D / 2 - 0.19, y))
    far = math.hypot(x - cx, y - cy)
    share = min(1, (0.19 - distance) / far) if far else 1
    return cx + (x - cx) * share, cy + (y - cy) * share


def pocket(m):
    """The inside of the body: gasket groove, lip, walls and floor in one surface, bosses, fins, the connectors' backs and wires."""
    lip, groove, wall = 0.046, 0.018, 0.066
    profile = [(0.014, H), (0.0145, H - 0.0012), (0.0145, H - groove), (lip - 0.001, H - groove), (lip, H - groove + 0.001), (lip, H - 0.002),
               (lip + 0.002, H), (wall - 0.004, H), (wall - 0.0012, H - 0.0012), (wall, H - 0.004)]
    bare = len(profile) - 1
    profile += [(wall + 0.03 * (1 - math.cos(math.radians(a))), FLOOR + 0.03 * (1 - math.sin(math.radians(a)))) for a in range(0, 91, 15)]
    loops = [[(x, y, z) for x, y in rounded(W - 2 * i, D - 2 * i, 0.19 - i, 24)] for i, z in profile]
    n = len(loops[0])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(loops) - 1) for i in range(n)]
    o = solid([p for loop in loops for p in loop], [*faces, tuple(range((len(loops) - 1) * n, len(loops) * n))], (0, 0, 0), m["body"])
    o.data.materials.append(m["milled"])
    for p in [*o.data.polygons[:n], *o.data.polygons[5 * n:bare * n]]:
        p.material_index = 1
    for x, y in SCREWS:
        ends = [inset(x + a, y + b, lip + 0.0014) for a, b in circle(0.046, steps=96)]
        outline(ends, H - FLOOR + 0.0108, (0, 0, FLOOR - 0.01), m["milled"], 0.001, [circle(0.0148, (x, y))])
        ring(0.0152, 0.0143, 0.05, (x, y, H - 0.054), m["dark"], 0.0002)
        for i in range(4):
            ring(0.0146, 0.0132, 0.0016, (x, y, H - 0.010 - i * 0.006), m["steel"], 0.0004)
    for x, y in STANDOFFS:
        outline(circle(0.040, (x, y)), BOARD_Z - FLOOR + 0.002, (0, 0, FLOOR - 0.002), m["milled"], 0.003, [circle(0.014, (x, y))])
        cylinder(0.015, 0.002, (x, y, FLOOR + 0.004), m["dark"], 0)
    for i in range(13):
        box((0.78, 0.014, 0.047), (0, -0.25 + i * 0.046, FLOOR + 0.0195), m["milled"], 0.003)
    r = (math.pi / 2, 0, 0)
    for x in (-0.36, 0, 0.36):
        bpy.ops.mesh.primitive_cylinder_add(vertices=6, radius=0.088, depth=0.026, location=(x, -D / 2 + wall + 0.013, 0.15), rotation=r)
        finish(bpy.context.object, m["steel"], 0.004)
        cylinder(0.060, 0.06, (x, -D / 2 + wall + 0.03, 0.15), m["dark"], 0.004, r)
        for i, ink in enumerate(("gasket", "ink", "dark", "wire")):
            a = x + (i - 1.5) * 0.019
            tube([(a, -0.37, 0.15), (a, -0.335, 0.215), (a, -0.27, 0.262 + 0.004 * (i % 2)), (a + 0.005, -0.20, 0.235), (a + 0.007, -0.185, 0.19)], 0.0075, m[ink])
        box((0.105, 0.044, 0.09), (x + 0.007, -0.185, 0.165), m["ink"], 0.005)
        box((0.05, 0.010, 0.05), (x + 0.007, -0.211, 0.175), m["ink"], 0.003)


def gasket(m):
    """A cord of silicone in the groove, squeezed by the lid."""
    return outline(rounded(W - 0.03, D - 0.03, 0.175, 24), 0.036, (0, 0, H - 0.012), m["gasket"], 0.012, [rounded(W - 0.090, D - 0.090, 0.145, 24)])


def lid(m):
    """The anodized cover with its slots, lettering and ring light."""
    z = H + 0.012
    slots = []
    for i in range(5):
        x = -0.47 + i * 0.062
        p = rounded(0.022, 0.19, 0.0108, 8)
        slots.append([(x + a, 0.11 + b) for a, b in p])
    window = circle(0.205, (0.27, 0.03), 128)
    outline(rounded(W, D, 0.19, 24), LID, (0, 0, z), m["lid"], 0.010, [*slots, window, *(circle(0.022, p, 48) for p in SCREWS)])
    outline(rounded(0.36, 0.24, 0.02), 0.01, (-0.346, 0.11, z + 0.01), m["dark"], 0.001)
    top = z + LID
    ring(0.205, 0.182, 0.03, (0.27, 0.03, top - 0.024), m["ring"], 0.006)
    ring(0.182, 0.158, 0.01, (0.27, 0.03, top - 0.022), m["glow"], 0.002)
    ring(0.160, 0.150, 0.022, (0.27, 0.03, top - 0.028), m["ring"], 0.003)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=0.152, location=(0.27, 0.03, top - 0.022))
    bpy.context.object.scale = (1, 1, 0.16)
    finish(bpy.context.object, m["glass"])
    text("MX-480", 0.085, (-0.55, -0.26, top + 0.0005), m["ink"])
    text("EDGE GATEWAY", 0.036, (-0.55, -0.335, top + 0.0005), m["ink"])


def screws(m):
    for x, y in SCREWS:
        screw(x, y, H + 0.012 + LID, m)


def board(m):
    """The circuit board of the project "boards", on its standoffs."""
    here = bpy.context.collection.objects
    others = list(here)
    for o in others:
        here.unlink(o)
    import boards
    boards.PINS = 0.19
    sides = boards.plate(), boards.top()
    for o in [*others, *(boards.put(c, BOARD) for c in sides)]:
        here.link(o)


def gateway(m):
    """Builds the closed product with its base at z = 0 and its middle at x = y = 0; returns nothing."""
    housing(m)
    gasket(m)
    lid(m)
    screws(m)


def plug(m, matrix):
    """A round M12 plug along -y of `matrix`, its mating face at the origin: a knurled nut and a molded body, 0.47 long."""
    r = (math.pi / 2, 0, 0)
    before = set(bpy.context.collection.objects)
    cylinder(0.086, 0.13, (0, -0.065, 0), m["steel"], 0.008, r)
    for i in range(36):
        a = 2 * math.pi * i / 36
        box((0.006, 0.09, 0.006), (0.086 * math.cos(a), -0.065, 0.086 * math.sin(a)), m["steel"], 0.002, (0, -a, 0))
    bpy.ops.mesh.primitive_cone_add(vertices=64, radius1=0.050, radius2=0.078, depth=0.24, location=(0, -0.25, 0), rotation=(-math.pi / 2, 0, 0))
    finish(bpy.context.object, m["dark"], 0.012)
    cylinder(0.046, 0.13, (0, -0.42, 0), m["dark"], 0.01, r)
    cylinder(0.066, 0.004, (0, 0.001, 0), m["dark"], 0.001, r)
    for i in range(4):
        a = math.radians(45 + 90 * i)
        cylinder(0.008, 0.004, (0.03 * math.cos(a), 0.003, 0.03 * math.sin(a)), m["gold"], 0.001, r, 24)
    for i in range(4):
        bpy.ops.mesh.primitive_torus_add(major_radius=0.047 - i * 0.001, minor_radius=0.010, location=(0, -0.385 - i * 0.026, 0), rotation=r, major_segments=48, minor_segments=12)
        finish(bpy.context.object, m["dark"])
    place(set(bpy.context.collection.objects) - before, matrix)


def place(objects, matrix):
    bpy.context.view_layer.update()
    for o in objects:
        o.matrix_world = matrix @ o.matrix_world
