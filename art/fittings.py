"""Rows of turned fittings on an ink ground: one is orange, and one in the sharp row has a thread almost two turns short."""
import random
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))

import numpy as np

from studio import *
from surroundings import sky

N = 384  # around a fitting
AROUND = np.arange(N) * 2 * math.pi / N
STEEL, BRASS = (0.60, 0.615, 0.64), (0.72, 0.50, 0.235)


def rings(radii, heights, shift=0):
    """A skin over rings of N points; `shift` is how many rings further on a ring meets its own end, as in a thread."""
    r, z = np.broadcast_arrays(radii, heights)
    points = np.stack([r * np.cos(AROUND), r * np.sin(AROUND), z], axis=-1).reshape(-1, 3)
    j, i = np.mgrid[0:len(r) - 1 - shift, 0:N]
    ahead, up = (i + 1) % N, np.where(i == N - 1, j + shift, j)
    return points, np.stack([j * N + i, up * N + ahead, (up + 1) * N + ahead, (j + 1) * N + i], axis=-1).reshape(-1, 4)


def lathe(*corners, rounding=0.0025):
    """A profile of corners (r, z), turned; each corner is rounded, and a flat stays flat up to the rounding."""
    path = [Vector(c) for c in corners]
    out = [path[0]]
    for before, corner, after in zip(path, path[1:], path[2:]):
        a, b = (before - corner), (after - corner)
        d = min(rounding, a.length * 0.4, b.length * 0.4)
        start, end = corner + a.normalized() * d, corner + b.normalized() * d
        out.append(corner + a.normalized() * d * 1.25)
        for k in range(6):
            t = k / 5
            out.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
        out.append(corner + b.normalized() * d * 1.25)
    out.append(path[-1])
    p = np.array(out)
    return rings(p[:, :1] + 0 * AROUND, p[:, 1:])


def lower(a, b, soft=0.0007):
    """The smaller of two radii, with a soft edge where they cross."""
    return (a + b - np.sqrt((a - b) ** 2 + soft * soft)) / 2


def hexagon(apothem, bottom, top):
    corner = sum(np.maximum(0, np.cos(AROUND - k * math.pi / 3)) ** 90 for k in range(6)) ** (-1 / 90) * apothem
    edge = 0.14 * apothem
    z = np.concatenate([np.linspace(bottom, bottom + edge, 22), np.linspace(top - edge, top, 22)])[:, None]
    cone = apothem * 0.95 + np.minimum(z - bottom, top - z) * math.sqrt(3)
    body = rings(lower(corner[None], cone), z)
    return [body, lathe((0.03, bottom), (apothem * 0.95, bottom + 1e-4)), lathe((apothem * 0.95, top - 1e-4), (0.03, top))]


def knurl(radius, bottom, top, teeth=48, depth=0.0052):
    """A diamond knurl: pyramids where two families of grooves cross."""
    pitch = 2 * math.pi * radius / teeth
    z = np.arange(bottom, top, pitch / 8)[:, None]
    wave = lambda s: 2 * np.abs(s - np.floor(s + 0.5))
    a, b = AROUND[None] * teeth / (2 * math.pi), z / pitch
    r = radius - depth * np.maximum(wave(a + b), wave(a - b))
    return [rings(lower(r, radius - 0.011 + np.minimum(z - bottom, top - z) * 1.2), z),
            lathe((0.03, bottom), (radius - 0.010, bottom)), lathe((radius - 0.011, z[-1, 0]), (0.03, z[-1, 0]))]


def thread(major, bottom, top, pitch=0.0185, missing=0.0, chamfer=0.017):
    """A helical thread of 60 degrees; `missing` is the length at its lower end that was not cut."""
    steps, depth = 20, pitch * 0.60
    turns = math.ceil((top - bottom) / pitch) + 1
    u = np.arange(-steps, turns * steps + 1)[:, None] / steps
    z = np.clip(bottom + (u + AROUND / (2 * math.pi)) * pitch, bottom, top)
    flank = np.abs((u % 1) - 0.5) * 2  # 1 at the root, 0 at the crest
    cut = np.clip((flank - 0.16) / 0.68, 0, 1)
    cut = cut * 0.75 + 0.25 * cut * cut * (3 - 2 * cut)
    if missing:
        cut = cut * np.clip((z - bottom - missing) / (0.6 * pitch), 0, 1)
    r = lower(lower(major - depth * cut, major - chamfer + (top - z) * 1.0), major - chamfer + (z - bottom) * 1.5)
    return [rings(r, z, steps)]


def joined(name, parts):
    points, faces, count = [], [], 0
    for p, f in parts:
        points.append(p)
        faces.append(f + count)
        count += len(p)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.concatenate(points).tolist(), [], np.concatenate(faces).tolist())
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    mesh.update()
    return mesh


def coupling(missing=0.0):
    """A knurled collar, a hexagon and a threaded end with a flared bore."""
    return [lathe((0.03, 0), (0.112, 0), (0.116, 0.004), (0.116, 0.014), (0.03, 0.014)),
            *knurl(0.132, 0.014, 0.098),
            lathe((0.108, 0.09), (0.108, 0.12)),
            *hexagon(0.130, 0.112, 0.202),
            lathe((0.121, 0.200), (0.121, 0.207), (0.116, 0.210), (0.07, 0.210), (0.07, 0.232)),
            *thread(0.092, 0.228, 0.424, missing=missing),
            lathe((0.0752, 0.424), (0.061, 0.424), (0.047, 0.406), (0.047, 0.10), (0.001, 0.10), rounding=0.0016)]


def hose_end():
    """A hexagon, a grooved body and three barbs for a hose."""
    profile = [(0.03, 0.088), (0.118, 0.088), (0.118, 0.094), (0.098, 0.097), (0.098, 0.128), (0.090, 0.131), (0.090, 0.139),
               (0.098, 0.142), (0.098, 0.162), (0.090, 0.170), (0.064, 0.172)]
    for k in range(3):
        z = 0.190 + k * 0.058
        profile += [(0.064, z), (0.079, z + 0.003), (0.079, z + 0.008), (0.064, z + 0.058)]
    profile[-1] = (0.062, 0.366)
    return [lathe((0.03, 0), (0.112, 0), (0.112, 0.012), (0.03, 0.012)), *hexagon(0.128, 0.008, 0.088),
            lathe(*profile, (0.058, 0.371), (0.047, 0.371), (0.042, 0.366), (0.042, 0.10), (0.001, 0.10), rounding=0.0022)]


def turned(name, color, roughness=0.2, anisotropic=0.55):
    """Metal with the marks of a lathe; no two pieces are quite alike."""
    m = material(name, color, 1, roughness)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    b = n["Principled BSDF"]
    b.inputs["Anisotropic"].default_value = anisotropic
    tangent = n.new("ShaderNodeTangent")
    tangent.direction_type, tangent.axis = "RADIAL", "Z"
    link(tangent.outputs[0], b.inputs["Tangent"])
    info, vary = n.new("ShaderNodeObjectInfo"), n.new("ShaderNodeMapRange")
    vary.inputs["To Min"].default_value, vary.inputs["To Max"].default_value = roughness - 0.035, roughness + 0.035
    link(info.outputs["Random"], vary.inputs["Value"])
    link(vary.outputs[0], b.inputs["Roughness"])
    return m


def ground():
    o = floor()
    o.is_shadow_catcher = False
    m = material("ground", (0.0062, 0.0150, 0.0400), 0, 0.30)
    m.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.16
    o.data.materials.append(m)
    o["row"] = 1


def rows(shapes):
    dice = random.Random(7)

    def put(shape, metal, x, y):
        o = bpy.data.objects.new(shape, shapes[shape, metal])
        o.location = (x + dice.uniform(-1, 1) * 0.008, y + dice.uniform(-1, 1) * 0.008, 0)
        o.rotation_euler.z = math.radians(dice.uniform(-13, 13))
        o["row"] = row
        bpy.context.collection.objects.link(o)

    step = 0.43
    brass = {(-1, -1), (1, -2), (1, 2), (2, 0), (2, 3), (3, -3), (3, 2), (4, 0), (4, -4), (5, 3)}
    for row in range(-2, 8):
        y = row * 0.62 if row >= 0 else row * 0.66
        for k in range(-8, 9):
            x = (k + (0.5 if row % 2 else 0)) * step + 0.02
            hose = row % 2 == 1 or (row, k) in brass
            if row == 0:
                put("short" if k == -1 else "coupling", "orange" if k == 1 else "steel", x, y)
            else:
                put("hose" if hose else "coupling", "brass" if (row, k) in brass else "steel", x, y)


reset().render.film_transparent = False
ground()
metals = {"steel": turned("steel", STEEL), "brass": turned("brass", BRASS, 0.22), "orange": turned("orange", ORANGE, 0.27, 0.4)}
meshes = {"coupling": joined("coupling", coupling()), "short": joined("short", coupling(0.034)), "hose": joined("hose", hose_end())}
shapes = {}  # a mesh for each metal: Cycles shares one among its pieces only if the material belongs to the mesh
for shape, metal in (("coupling", "steel"), ("coupling", "brass"), ("coupling", "orange"), ("short", "steel"), ("hose", "steel"), ("hose", "brass")):
    shapes[shape, metal] = meshes[shape].copy()
    shapes[shape, metal].materials.append(metals[metal])
rows(shapes)
sky(0.03, 0.75, 0.45, (0.86, 0.93, 1))
area((-3.6, 0.6, 2.6), (0, 0, 0.2), (1.3, 2.6), 190, (1, 0.97, 0.93))
area((4.2, -1.2, 1.9), (0, 0, 0.2), (0.8, 2.6), 95, (0.9, 0.95, 1))
area((0.6, 6.5, 4.6), (0, 0.5, 0.3), (5.0, 1.2), 190)
area((-1.0, -5.5, 4.5), (0, 0, 0.2), (1.6, 0.8), 45)
focus = Vector((0, -0.075, 0.235))
pitch = math.radians(21)
camera(focus + 6.6 * Vector((0, -math.cos(pitch), math.sin(pitch))), focus, 100, (0, 0.012), 0.30)


def layer(name, wanted, share, samples, seconds):
    """Renders the rows that `wanted` chooses; the others still cast shadows and are reflected."""
    scene = bpy.context.scene
    for o in bpy.data.objects:
        if "row" in o:
            o.visible_camera = wanted(o["row"])
    scene.render.film_transparent = name != "far"
    scene.render.resolution_x, scene.render.resolution_y = 2560, 1097
    scene.render.resolution_percentage = share
    scene.cycles.samples, scene.cycles.time_limit = samples, seconds
    scene.render.filepath = str(Path(__file__).with_name("fittings-%s.png" % name))
    bpy.ops.render.render(write_still=True)


scene = bpy.context.scene
scene.render.use_persistent_data = True
scene.cycles.use_denoising = scene.cycles.use_auto_tile = False
scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.04
scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect, scene.cycles.sample_clamp_direct = 5, 4, 8
scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
LAYERS = {"far": (lambda row: row > 0, 22, 32, 100), "near": (lambda row: row < 0, 22, 24, 50), "sharp": (lambda row: row == 0, 100, 64, 420)}
for name in sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else LAYERS:
    layer(name, *LAYERS[name])
