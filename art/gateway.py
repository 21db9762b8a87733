"""The gateway MX-480: machined body, lid anodized ink blue, ring light, three connectors."""
import math

import bpy
from mathutils import Matrix
from studio import *

W, D, H, LID = 1.5, 1.0, 0.30, 0.05


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
    )


def ring(outer, inner, depth, location, m, bevel=0.004):
    return outline(circle(outer, steps=128), depth, location, m, bevel, [circle(inner, steps=128)])


def screw(x, y, z, m):
    cylinder(0.042, 0.004, (x, y, z + 0.002), m["steel"], 0.001)
    head = cylinder(0.034, 0.036, (x, y, z + 0.02), m["steel"], 0.005)
    bpy.ops.mesh.primitive_cylinder_add(vertices=6, radius=0.018, depth=0.03, location=(x, y, z + 0.035))
    cut(head, bpy.context.object)
    bpy.context.view_layer.objects.active = head
    bpy.ops.object.modifier_move_to_index(modifier="cut", index=0)
    cylinder(0.017, 0.002, (x, y, z + 0.02), m["dark"], 0)


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


def gateway(m):
    """Builds the closed product with its base at z = 0 and its middle at x = y = 0; returns nothing."""
    outline(rounded(W, D, 0.19, 24), H, (0, 0, 0), m["body"], 0.014)
    outline(rounded(W - 0.03, D - 0.03, 0.175, 24), 0.02, (0, 0, H - 0.004), m["gasket"], 0.004)
    z = H + 0.012
    slots = []
    for i in range(5):
        x = -0.47 + i * 0.062
        p = rounded(0.022, 0.19, 0.0108, 8)
        slots.append([(x + a, 0.11 + b) for a, b in p])
    screws = [(sx * 0.65, sy * 0.40) for sx in (1, -1) for sy in (1, -1)]
    window = circle(0.205, (0.27, 0.03), 128)
    outline(rounded(W, D, 0.19, 24), LID, (0, 0, z), m["lid"], 0.010, [*slots, window])
    outline(rounded(0.36, 0.24, 0.02), 0.01, (-0.346, 0.11, z + 0.01), m["dark"], 0.001)
    top = z + LID
    ring(0.205, 0.182, 0.03, (0.27, 0.03, top - 0.024), m["ring"], 0.006)
    ring(0.182, 0.158, 0.01, (0.27, 0.03, top - 0.022), m["glow"], 0.002)
    ring(0.160, 0.150, 0.022, (0.27, 0.03, top - 0.028), m["ring"], 0.003)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=0.152, location=(0.27, 0.03, top - 0.022))
    bpy.context.object.scale = (1, 1, 0.16)
    finish(bpy.context.object, m["glass"])
    for x, y in screws:
        screw(x, y, top, m)
    text("MX-480", 0.085, (-0.55, -0.26, top + 0.0005), m["ink"])
    text("EDGE GATEWAY", 0.036, (-0.55, -0.335, top + 0.0005), m["ink"])
    for i in (-1, 0, 1):
        connector(i * 0.36, -D / 2, 0.15, m)
    cut_usb = outline(rounded(0.14, 0.06, 0.029), 0.01, (-W / 2 - 0.003, 0.05, 0.16), m["dark"], 0.001, rotation=(math.pi / 2, 0, math.pi / 2))
    cut_usb.location = (-W / 2 - 0.001, 0.05, 0.16)


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
