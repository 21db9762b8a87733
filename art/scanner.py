"""A rugged handheld scanner MX-120 upright in its charging cradle; made to stand on ink as well as on paper color."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from gateway import connector, materials, place, plug, screw
from studio import *
from surroundings import reflections

HEAD_Z, HEAD_W, HEAD_H, HEAD_R = 1.62, 0.56, 0.62, 0.135
NOSE, REAR, LEAN = -0.68, 0.56, 0.18
CRADLE_X, CRADLE_TOP, COLLAR_TOP = 0.20, 0.31, 0.47
# the even light on the scanner, so that its strips are seen
DIM = (0.30, 0.32, 0.36)
HEAD_BOTTOM = HEAD_Z - HEAD_H / 2


def skin(rings, bands, m):
    """A closed skin through `rings` of equal length; `bands` names the material of each step, the first and last also close the ends."""
    b, names = bmesh.new(), list(dict.fromkeys(bands))
    loops = [[b.verts.new(p) for p in ring] for ring in rings]
    for low, high, name in zip(loops, loops[1:], bands):
        for i in range(len(low)):
            j = (i + 1) % len(low)
            b.faces.new((low[i], low[j], high[j], high[i])).material_index = names.index(name)
    b.faces.new(list(reversed(loops[0]))).material_index = names.index(bands[0])
    b.faces.new(loops[-1]).material_index = names.index(bands[-1])
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    mesh = bpy.data.meshes.new("skin")
    b.to_mesh(mesh)
    o = bpy.data.objects.new("skin", mesh)
    bpy.context.collection.objects.link(o)
    index = [p.material_index for p in mesh.polygons]
    finish(o, m[names[0]])
    for name in names[1:]:
        mesh.materials.append(m[name])
    mesh.polygons.foreach_set("material_index", index)
    mesh.auto_smooth_angle = math.radians(31)
    return o


def stack(size, radius, profile, to_point, m):
    """A skin of rounded rectangles: `profile` has (height, inset, material), `to_point` maps (a, b, height) to a place."""
    rings = [[to_point(a, b, h) for a, b in rounded(size[0] - 2 * i, size[1] - 2 * i, max(radius - i, 0.004), 12)] for h, i, _ in profile]
    return skin(rings, [name for _, _, name in profile[:-1]], m)


def quarter(height, inset, radius, up, name, steps=8):
    """The part of a profile that rounds an edge: from the full size to `inset + radius`, or back with `up` = -1."""
    return [(height + up * radius * math.sin(a), inset + radius * (1 - math.cos(a)), name) for a in (math.pi / 2 * k / steps for k in range(steps + 1))]


def group(build, matrix):
    """Places everything `build` makes by `matrix`."""
    before = set(bpy.data.objects)
    build()
    place([o for o in bpy.data.objects if o not in before], matrix)


def small_screw(x, y, z, m, size=0.62):
    group(lambda: screw(0, 0, 0, m), Matrix.Translation((x, y, z)) @ Matrix.Scale(size, 4))


def head(m):
    """The machined head with a soft rear cap, the bezel, the ring of light and the glass."""
    def at(a, b, h):
        forward = max(0, (0.3 - h) / (0.3 - NOSE))
        return (h - LEAN * b * forward, a, HEAD_Z + b)
    rear = list(reversed(quarter(REAR - 0.13, 0, 0.13, 1, "rubber")))
    groove = lambda h, before, after: [(h + 0.007, 0, before), (h + 0.005, 0.010, "dark"), (h - 0.005, 0.010, "dark"), (h - 0.007, 0, after)]
    ribs = []
    for k in range(4):
        ribs += [(REAR - 0.15 - k * 0.018 - d, i, "rubber") for d, i in ((0, 0), (0.003, 0.006), (0.009, 0.006), (0.012, 0))]
    profile = [*rear, *ribs, *groove(0.315, "dark", "body"), *groove(-0.53, "dark", "body"),
               *quarter(NOSE + 0.035, 0, 0.035, -1, "body"), (NOSE, 0.050, "bright"), (NOSE + 0.018, 0.064, "dark"), (NOSE + 0.020, 0.066, "ring"),
               (NOSE + 0.020, 0.078, "dark"), (NOSE + 0.030, 0.079, "dark"), (NOSE + 0.030, 0.084, "window"), (NOSE + 0.024, 0.090, "window")]
    profile.append((NOSE + 0.024, 0.092, "window"))
    stack((HEAD_W, HEAD_H), HEAD_R, profile, at, m)
    front = Matrix(((0, 0, -1, NOSE + 0.024), (-1, 0, 0, 0), (0, 1, 0, HEAD_Z), (0, 0, 0, 1))) @ Euler((math.atan(LEAN), 0, 0)).to_matrix().to_4x4()
    group(lambda: optics(m), front)


def tube_ring(outer, inner, z, depth, x, y, m, bevel=0.003):
    return outline(circle(outer, (x, y), 96), depth, (0, 0, z), m, bevel, [circle(inner, (x, y), 96)])


def optics(m):
    """What lies behind the window, built flat: a stepped lens barrel, a lens, two LEDs in reflectors."""
    x, y = 0, 0.062
    tube_ring(0.128, 0.106, 0, 0.010, x, y, m["barrel"])
    tube_ring(0.107, 0.101, 0, 0.013, x, y, m["steel"], 0.001)
    tube_ring(0.100, 0.078, 0, 0.007, x, y, m["barrel"], 0.002)
    tube_ring(0.078, 0.060, 0, 0.004, x, y, m["barrel"], 0.001)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=0.070, location=(x, y, -0.004))
    bpy.context.object.scale = (1, 1, 0.36)
    finish(bpy.context.object, m["lens"])
    for side in (-1, 1):
        x, y = side * 0.078, -0.142
        tube_ring(0.040, 0.031, 0, 0.008, x, y, m["steel"], 0.002)
        bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=0.031, location=(x, y, 0))
        bpy.context.object.scale = (1, 1, 0.35)
        finish(bpy.context.object, m["led"])
        outline(rounded(0.018, 0.018, 0.003, 4, (x, y)), 0.003, (0, 0, 0.0095), m["die"], 0.0005)


def side(m):
    """The side plate, built flat and put on the flank: gasket, plate, screws along the parting line, print, display."""
    def shape(grow):
        l, r, h, k = -0.475 - grow, 0.265 + grow, 0.205 + grow, LEAN * 0.16
        points = []
        for cx, cy, start in ((r, h, 0), (l - k, h, 90), (l + k, -h, 180), (r, -h, 270)):
            q = 0.045 + grow
            ox, oy = cx - math.copysign(q, cx), cy - math.copysign(q, cy)
            points += [(ox + q * math.cos(math.radians(start + 6 * i)), oy + q * math.sin(math.radians(start + 6 * i))) for i in range(16)]
        return points
    outline(shape(0.008), 0.010, (0, 0, -0.004), m["gasket"], 0.002)
    slots = [rounded(0.018, 0.105, 0.0088, 8, (-0.420 + i * 0.046, 0.072)) for i in range(5)]
    display = rounded(0.268, 0.225, 0.030, 12, (0.085, 0.0))
    outline(shape(0), 0.020, (0, 0, 0.003), m["plate"], 0.005, [*slots, display])
    outline(rounded(0.24, 0.14, 0.02, center=(-0.328, 0.072)), 0.004, (0, 0, 0.002), m["dark"], 0.001)
    for i in range(5):
        for y in (0.170, -0.170):
            x = -0.435 + i * 0.1655 - y * LEAN * 0.7 * (1 - i / 4)
            tube_ring(0.0245, 0.019, 0.0222, 0.003, x, y, m["bright"], 0.0012)
            small_screw(x, y, 0.018, m, 0.50)
    outline(rounded(0.264, 0.221, 0.028, 12, (0.085, 0)), 0.012, (0, 0, 0.008), m["window"], 0.003)
    sans = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    text("1284", 0.098, (0.085, -0.035, 0.0205), m["digits"], align="CENTER", depth=0.0004)
    text("PICKED", 0.031, (-0.027, 0.066, 0.0205), m["faint"], font=sans)
    text("A-07", 0.031, (0.197, 0.066, 0.0205), m["faint"], font=sans, align="RIGHT")
    outline(rounded(0.22, 0.010, 0.0048, 6, (0.085, -0.080)), 0.0012, (0, 0, 0.020), m["track"], 0.0003)
    outline(rounded(0.15, 0.010, 0.0048, 6, (0.050, -0.080)), 0.0014, (0, 0, 0.0203), m["digits"], 0.0003)
    text("MX-120", 0.070, (-0.430, -0.066, 0.0232), m["ink"])
    text("SCANNER", 0.031, (-0.428, -0.112, 0.0232), m["ink"])


def grip(m):
    """Neck, ribbed soft sleeve and ferrule in one skin along a slightly curved spine."""
    rings, bands, length = [], [], HEAD_BOTTOM - COLLAR_TOP
    z = HEAD_BOTTOM + 0.03
    while z > COLLAR_TOP - 0.14:
        u = (HEAD_BOTTOM - z) / length
        flare = max(0, 1 - max(u, 0) / 0.20) ** 2.2
        x = -0.03 + 0.41 * u - 0.15 * u * u + 0.035 * flare
        depth = 0.205 + 0.018 * math.sin(math.pi * min(max((u - 0.2) / 0.7, 0), 1)) + 0.10 * flare
        width = 0.168 + 0.072 * flare
        name, grow = "body", 0.0
        if 0.235 < u < 0.875:
            name, grow = "rubber", 0.004
            if 0.285 < u < 0.825:
                grow -= 0.009 * (1 - abs(math.sin(math.pi * (u - 0.285) / 0.54 * 22)) ** 0.55)
        elif abs(u - 0.23) < 0.006 or abs(u - 0.88) < 0.006:
            name, grow = "dark", -0.010
        ring = []
        for i in range(112):
            a = 2 * math.pi * i / 112
            c, s = math.cos(a), math.sin(a)
            ring.append((x + math.copysign(abs(c) ** 0.78, c) * (depth + grow), math.copysign(abs(s) ** 0.78, s) * (width + grow), z))
        rings.append(ring)
        bands.append(name)
        z -= 0.0025
    skin(rings, bands[:-1], m)


def trigger(m):
    """A curved orange lever under the head with three grooves, its pin and the dark slot behind it."""
    front = [(-0.305 + 0.058 * math.sin(math.pi * min(1, t * 1.08)) + 0.030 * t, HEAD_BOTTOM + 0.01 - 0.325 * t) for t in (k / 20 for k in range(21))]
    back = [(-0.222, HEAD_BOTTOM - 0.335), (-0.165, HEAD_BOTTOM - 0.22), (-0.13, HEAD_BOTTOM + 0.01)]
    turn = (math.pi / 2, 0, 0)
    o = outline(front + back, 0.17, (0, 0, 0), m["trigger"], 0.020, rotation=turn)
    o.location = (0, 0, 0)
    o.data.bevel_resolution = 6
    box((0.10, 0.20, 0.20), (-0.165, 0, HEAD_BOTTOM - 0.075), m["rubber"], 0.02, (0, math.radians(-12), 0))
    box((0.25, 0.235, 0.03), (-0.22, 0, HEAD_BOTTOM), m["dark"], 0.012)
    cylinder(0.022, 0.178, (-0.225, 0, HEAD_BOTTOM - 0.055), m["steel"], 0.003, turn, 48)


def top(m):
    """On the head: a dished button, a sight line and the lanyard eye at the rear."""
    z = HEAD_Z + HEAD_H / 2
    tube_ring(0.088, 0.074, z - 0.004, 0.012, 0.06, 0, m["bright"])
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=0.073, location=(0.06, 0, z - 0.002))
    bpy.context.object.scale = (1, 1, 0.16)
    finish(bpy.context.object, m["rubber"])
    outline(rounded(0.22, 0.014, 0.0065, 8, (-0.32, 0)), 0.003, (0, 0, z - 0.001), m["gasket"], 0.001)
    x = REAR - 0.17
    tube([(x - 0.055, 0, z - 0.02), (x - 0.052, 0, z + 0.045), (x, 0, z + 0.085), (x + 0.052, 0, z + 0.045), (x + 0.055, 0, z - 0.02)], 0.015, m["steel"])
    for dx in (-0.055, 0.055):
        cylinder(0.028, 0.024, (x + dx, 0, z + 0.004), m["steel"], 0.006, vertices=48)


def cradle(m):
    """A block with bright machined chamfers, a collar with a lined pocket, feet, status light, print and the M12 socket."""
    block = [(0.040, 0.02, "ink blue"), (0.060, 0, "ink blue"), (CRADLE_TOP - 0.026, 0, "bright"), (CRADLE_TOP, 0.026, "ink blue"), (CRADLE_TOP, 0.05, "ink blue")]
    stack((0.96, 0.78), 0.11, block, lambda a, b, h: (CRADLE_X + a, b, h), m)
    cove = [(CRADLE_TOP + 0.035 * (1 - math.cos(a)) - 0.001, -0.035 * (1 - math.sin(a)), "ink blue") for a in (math.pi / 2 * k / 8 for k in range(9))]
    collar = [*cove, (COLLAR_TOP - 0.018, 0, "bright"), (COLLAR_TOP, 0.018, "ink blue"), (COLLAR_TOP, 0.030, "bright"), (COLLAR_TOP - 0.010, 0.038, "rubber"),
              (COLLAR_TOP - 0.012, 0.050, "rubber"), (COLLAR_TOP - 0.12, 0.060, "rubber"), (COLLAR_TOP - 0.12, 0.09, "rubber")]
    stack((0.62, 0.53), 0.20, collar, lambda a, b, h: (0.235 + a, b, h), m)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.075, 0.05, (CRADLE_X + sx * 0.36, sy * 0.27, 0.025), m["rubber"], 0.008)
            small_screw(CRADLE_X + sx * 0.385, sy * 0.295, CRADLE_TOP, m, 0.62)

    def flank():
        tube_ring(0.034, 0.023, -0.002, 0.008, -0.36, 0.022, m["bright"], 0.002)
        bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=0.024, location=(-0.36, 0.022, 0))
        bpy.context.object.scale = (1, 1, 0.4)
        finish(bpy.context.object, m["green"])
        text("CHARGED", 0.036, (-0.305, 0.009, 0.0006), m["ink"])
        text("24 V  1.5 A", 0.030, (-0.385, -0.068, 0.0006), m["faint"])
    group(flank, Matrix(((1, 0, 0, CRADLE_X), (0, 0, -1, -0.39), (0, 1, 0, 0.175), (0, 0, 0, 1))))

    def mark():
        for x in (-0.09, -0.02, 0.05):
            outline([(x - 0.032, -0.055), (x + 0.010, -0.055), (x + 0.052, 0.055), (x + 0.010, 0.055)], 0.003, (0, 0, -0.0015), m["bright"], 0.0006)
    group(mark, Matrix(((0, 0, -1, CRADLE_X - 0.48), (-1, 0, 0, 0), (0, 1, 0, 0.175), (0, 0, 0, 1))))


def braided(points, radius, m):
    """A cable through `points` with a woven sleeve: the weave is modeled and also colors the strands."""
    guide = tube(points, 0, m["cable"])
    guide.data.resolution_u = 60
    bpy.context.view_layer.update()
    mesh = guide.to_mesh()
    raw = [v.co.copy() for v in mesh.vertices]
    bpy.data.objects.remove(guide)
    step = 0.0045
    path = even(raw, step)
    rings, shades, normal, around = [], [], Vector((0, 0, 1)), 72
    for k, p in enumerate(path):
        ahead = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
        normal = (normal - ahead * normal.dot(ahead)).normalized()
        aside, ring = ahead.cross(normal), []
        for i in range(around):
            u, v = 9 * i / around + k * step / 0.052, 9 * i / around - k * step / 0.052
            weave = (abs(math.sin(math.pi * u)) * abs(math.sin(math.pi * v))) ** 0.6
            a = 2 * math.pi * i / around
            ring.append(p + (normal * math.cos(a) + aside * math.sin(a)) * (radius + 0.0045 * (weave - 0.6)))
            shades.append(weave)
        rings.append(ring)
    o = skin(rings, ["cable"] * (len(rings) - 1), m)
    data = o.data.attributes.new("weave", "FLOAT", "POINT").data
    data.foreach_set("value", shades)


def woven(name):
    m = material(name, ORANGE, 0, 0.62)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    weave, ramp = n.new("ShaderNodeAttribute"), n.new("ShaderNodeValToRGB")
    weave.attribute_name = "weave"
    (low, high) = ramp.color_ramp.elements
    low.position, low.color, high.position, high.color = 0.15, (0.16, 0.012, 0.003, 1), 0.60, (*ORANGE, 1)
    link(weave.outputs["Fac"], ramp.inputs["Fac"])
    link(ramp.outputs["Color"], n["Principled BSDF"].inputs["Base Color"])
    return m


def fade_shadow():
    """Lets the shadow, not the object, run out before the left, right and lower border."""
    scene = bpy.context.scene
    scene.use_nodes = True
    bpy.context.view_layer.use_pass_object_index = True
    for o in scene.objects:
        o.pass_index = 0 if o.is_shadow_catcher else 1
    n, link = scene.node_tree.nodes, scene.node_tree.links.new
    mask, soft, alpha = n.new("CompositorNodeBoxMask"), n.new("CompositorNodeBlur"), n.new("CompositorNodeSetAlpha")
    solid, most = n.new("CompositorNodeIDMask"), n.new("CompositorNodeMath")
    mask.x, mask.y, mask.width, mask.height = 0.5, 0.30, 0.82, 0.52
    soft.filter_type, soft.use_relative, soft.aspect_correction = "GAUSS", True, "Y"
    soft.factor_x = soft.factor_y = 9
    solid.index, solid.use_antialiasing = 1, True
    most.operation, alpha.mode = "MAXIMUM", "APPLY"
    link(mask.outputs[0], soft.inputs["Image"])
    link(n["Render Layers"].outputs["IndexOB"], solid.inputs[0])
    link(soft.outputs[0], most.inputs[0])
    link(solid.outputs[0], most.inputs[1])
    link(n["Render Layers"].outputs["Image"], alpha.inputs["Image"])
    link(most.outputs[0], alpha.inputs["Alpha"])
    link(alpha.outputs[0], n["Composite"].inputs["Image"])


def scanner_materials():
    """Those of the gateway and of the scanner."""
    m = materials()
    m.update({
        "body": material("body", (0.66, 0.655, 0.64), 1, 0.38, bump=0.05),
        "bright": material("bright", (0.80, 0.80, 0.80), 1, 0.18),
        "plate": material("plate", (0.005, 0.017, 0.066), 0.75, 0.38, bump=0.03),
        "ink blue": material("ink blue", (0.006, 0.021, 0.080), 0.78, 0.34, bump=0.03),
        "rubber": material("rubber", (0.017, 0.0185, 0.022), 0, 0.50),
        "barrel": material("barrel", (0.020, 0.020, 0.023), 0.6, 0.32),
        "lens": material("lens", (0.010, 0.010, 0.045), 0.85, 0.06, coat=1),
        "led": material("led", (0.75, 0.70, 0.60), 0, 0.12, coat=1, emission=0.15),
        "die": material("die", (1, 0.80, 0.35), 0, 0.3, emission=1.2),
        "window": material("window", (0.002, 0.002, 0.003), 0, 0.04),
        "ring": material("ring light", (1, 0.060, 0.004), 0, 0.4, emission=1.25),
        "trigger": material("trigger", ORANGE, 0, 0.36, coat=0.25),
        "digits": material("digits", (1, 0.085, 0.006), 0, 0.5, emission=1.15),
        "track": material("track", (0.10, 0.03, 0.01), 0, 0.5),
        "faint": material("faint", (0.55, 0.55, 0.55), 0, 0.5),
        "green": material("green", (0.015, 0.75, 0.10), 0, 0.3, emission=1.5),
        "cable": woven("cable"),
    })
    m["window"].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.16
    m["rubber"].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.38
    return m


def scanner(m):
    """Builds the scanner in its cradle, without the cable."""
    head(m)
    group(lambda: side(m), Matrix(((1, 0, 0, 0), (0, 0, -1, -HEAD_W / 2), (0, 1, 0, HEAD_Z), (0, 0, 0, 1))))
    grip(m)
    trigger(m)
    top(m)
    cradle(m)


if __name__ == "__main__":
    reset()
    reflections(DIM)
    m = scanner_materials()
    scanner(m)
    socket = Vector((CRADLE_X + 0.24, -0.39, 0.165))
    connector(*socket, m)
    small = 0.80
    plug(m, Matrix.Translation(socket + Vector((0, -0.055, 0))) @ Matrix.Scale(small, 4))
    R, end = 0.027, socket + Vector((0, -0.055 - 0.47 * small, 0))
    loop = []
    for k in range(2, 16):
        t, f = math.radians(180 + 36 * k), min(1, k / 7)
        f, r = f * f * (3 - 2 * f), 0.21 + 0.05 * min(1, k / 6) - 0.006 * max(0, k - 6)
        loop.append((end.x + 0.21 + (0.81 - end.x - 0.21) * f + r * math.cos(t), end.y + (-0.46 - end.y) * f + r * math.sin(t), R + 0.056 * min(1, max(0, (k - 6) / 4))))
    braided([end + Vector((0, 0.05, 0)), end + Vector((0.004, -0.04, -0.03)), *loop, (0.50, 0.10, R * 2), (0.40, 0.45, R), (0.2, 0.6, R)], R, m)

    floor()
    daylight(1.15)
    area((-2.7, 0.7, 1.6), (0, 0, 1.2), (0.45, 3.0), 110)
    area((2.5, 1.5, 1.7), (0, 0, 1.1), (0.9, 3.0), 150)
    area((1.6, -3.8, 1.5), (0.2, 0, 1.1), (0.5, 2.6), 40)
    camera((-3.75, -5.0, 2.95), (0.180, -0.12, 0.90), 92)
    fade_shadow()
    render(__file__, 1500, 1700, 40)
