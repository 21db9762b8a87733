"""The light, the materials and the camera that all pictures of objects share (Blender 3.4, Cycles).

Lengths are in meters at ten times the real size. `render` writes a PNG with alpha and a soft shadow.
"""
import math
import sys

import bmesh
import bpy
from mathutils import Vector

INK = (0.006, 0.022, 0.085)
ORANGE = (0.80, 0.075, 0.012)
PAPER = (0.80, 0.78, 0.73)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.93, 0.96, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.55
    return scene


def material(name, color, metallic=0.0, roughness=0.4, coat=0.0, emission=0.0, bump=0.0, bump_scale=900.0):
    """A principled material; `bump` is the height of a fine grain such as bead blasting."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    b = n["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*color, 1)
    b.inputs["Metallic"].default_value = metallic
    b.inputs["Roughness"].default_value = roughness
    b.inputs["Clearcoat"].default_value = coat
    if emission:
        b.inputs["Emission"].default_value = (*color, 1)
        b.inputs["Emission Strength"].default_value = emission
    if bump:
        noise = n.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = bump_scale
        node = n.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = bump
        node.inputs["Distance"].default_value = 0.002
        m.node_tree.links.new(noise.outputs["Fac"], node.inputs["Height"])
        m.node_tree.links.new(node.outputs["Normal"], b.inputs["Normal"])
    return m


def area(location, target, size, power, color=(1, 1, 1)):
    """An area light; `size` in meters (width, height), `power` in watts."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = color
    o = bpy.data.objects.new("area", data)
    o.location = location
    o.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(o)
    return o


def daylight(scale=1.0):
    """A soft key from behind at the left, a wide fill from the front at the right, a strip for edges."""
    s = scale
    area((-2.6 * s, 1.6 * s, 4.2 * s), (0, 0, 0), (2.4 * s, 2.4 * s), 210 * s * s)
    area((3.6 * s, -3.2 * s, 3.0 * s), (0, 0, 0), (3.0 * s, 2.0 * s), 70 * s * s)
    area((-3.8 * s, -2.4 * s, 1.4 * s), (0, 0, 0.2), (0.8 * s, 2.6 * s), 45 * s * s)


def floor():
    bpy.ops.mesh.primitive_plane_add(size=60)
    o = bpy.context.object
    o.is_shadow_catcher = True
    return o


def camera(location, target, lens=85, shift=(0, 0), fstop=None):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    o = bpy.data.objects.new("camera", data)
    o.location = location
    o.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(o)
    bpy.context.scene.camera = o
    if fstop:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(target) - Vector(location)).length
        data.dof.aperture_fstop = fstop
    return o


def finish(o, m, bevel=0.0, segments=4, smooth=True):
    """Gives an object its material, rounded edges and smooth shading."""
    o.data.materials.clear()
    o.data.materials.append(m)
    if bevel:
        b = o.modifiers.new("bevel", "BEVEL")
        b.width = bevel
        b.segments = segments
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(40)
        b.harden_normals = True
    if smooth and o.type == "MESH":
        for p in o.data.polygons:
            p.use_smooth = True
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(40)
    return o


def box(size, location, m, bevel=0.004, rotation=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=location, rotation=rotation)
    o = bpy.context.object
    o.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return finish(o, m, bevel)


def cylinder(radius, depth, location, m, bevel=0.002, rotation=(0, 0, 0), vertices=96):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, location=location, rotation=rotation, vertices=vertices)
    return finish(bpy.context.object, m, bevel)


def outline(points, depth, location, m, bevel=0.003, holes=(), rotation=(0, 0, 0)):
    """A plate: `points` (x, y) around it, extruded upwards by `depth`; `holes` are further outlines cut through it."""
    curve = bpy.data.curves.new("outline", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = depth / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 3
    curve.offset = -bevel
    for loop in (points, *holes):
        s = curve.splines.new("POLY")
        s.points.add(len(loop) - 1)
        for p, (x, y) in zip(s.points, loop):
            p.co = (x, y, 0, 1)
        s.use_cyclic_u = True
    o = bpy.data.objects.new("outline", curve)
    o.location = (location[0], location[1], location[2] + depth / 2)
    o.rotation_euler = rotation
    bpy.context.collection.objects.link(o)
    o.data.materials.append(m)
    return o


def rounded(width, height, radius, steps=16, center=(0, 0)):
    """The outline of a rectangle with round corners."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((center[0] + cx * (width / 2 - radius) + radius * math.cos(a), center[1] + cy * (height / 2 - radius) + radius * math.sin(a)))
    return points


def circle(radius, center=(0, 0), steps=64):
    return [(center[0] + radius * math.cos(2 * math.pi * i / steps), center[1] + radius * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


def cut(o, tool):
    """Cuts `tool` out of `o` and hides it."""
    b = o.modifiers.new("cut", "BOOLEAN")
    b.object = tool
    b.operation = "DIFFERENCE"
    tool.hide_render = True
    tool.hide_viewport = True
    return o


def tube(points, radius, m):
    """A cable through `points`."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 8
    curve.resolution_u = 24
    s = curve.splines.new("BEZIER")
    s.bezier_points.add(len(points) - 1)
    for p, co in zip(s.bezier_points, points):
        p.co = co
        p.handle_left_type = p.handle_right_type = "AUTO"
    o = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(o)
    o.data.materials.append(m)
    return o


def text(words, size, location, m, rotation=(0, 0, 0), font="/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", depth=0.0005, align="LEFT"):
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.align_x = align
    curve.font = bpy.data.fonts.load(font)
    o = bpy.data.objects.new("text", curve)
    o.location = location
    o.rotation_euler = rotation
    bpy.context.collection.objects.link(o)
    o.data.materials.append(m)
    return o


def grouped(matrix, build, *args):
    """Builds something at the origin and moves all of it by `matrix`."""
    before = set(bpy.context.collection.objects)
    build(*args)
    bpy.context.view_layer.update()
    for o in set(bpy.context.collection.objects) - before:
        o.matrix_world = matrix @ o.matrix_world


def even(points, step):
    """Resamples a path at equal distances."""
    out, rest = [points[0]], 0.0
    for a, b in zip(points, points[1:]):
        d = (b - a).length
        while rest + d >= step and d > 0:
            a = a + (b - a) * ((step - rest) / d)
            out.append(a)
            rest, d = 0.0, (b - a).length
        rest += d
    return out


def mesh(rings, m, caps=True, closed=True, angle=31):
    """A skin through `rings` of equal length, closed at both ends by `caps`; edges sharper than `angle` are not smooth."""
    b = bmesh.new()
    loops = [[b.verts.new(p) for p in ring] for ring in rings]
    for low, high in zip(loops, loops[1:]):
        for i in range(len(low) - (not closed)):
            j = (i + 1) % len(low)
            b.faces.new((low[i], low[j], high[j], high[i]))
    if caps:
        b.faces.new(loops[0])
        b.faces.new(loops[-1])
    bmesh.ops.remove_doubles(b, verts=b.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    data = bpy.data.meshes.new("skin")
    b.to_mesh(data)
    o = bpy.data.objects.new("skin", data)
    bpy.context.collection.objects.link(o)
    finish(o, m)
    for p in data.polygons:
        p.use_smooth = len(p.vertices) < 5
    data.auto_smooth_angle = math.radians(angle)
    return o


def turned(profile, m, steps=96, at=(0, 0)):
    """A part turned around z from `profile` (radius, height)."""
    return mesh([[(at[0] + r * math.cos(2 * math.pi * i / steps), at[1] + r * math.sin(2 * math.pi * i / steps), z) for i in range(steps)] for r, z in profile], m)


def node(m, kind, **values):
    """A new node of a material, with values for its inputs."""
    n = m.node_tree.nodes.new("ShaderNode" + kind)
    for name, v in values.items():
        n.inputs[name].default_value = v
    return n


def brushed(m, along, smooth, rough, strength=0.16):
    """Rolled sheet: streaks in the direction with the smallest number of `along`, and a roughness that varies in clouds."""
    link, b = m.node_tree.links.new, m.node_tree.nodes["Principled BSDF"]
    place, scale = node(m, "TexCoord"), node(m, "Mapping", Scale=along)
    streaks, cloud, vary = node(m, "TexNoise", Scale=1, Detail=6), node(m, "TexNoise", Scale=9, Detail=3), node(m, "MapRange")
    for socket, v in zip(vary.inputs[1:], (0.3, 0.7, smooth, rough)):
        socket.default_value = v
    bump = node(m, "Bump", Strength=strength, Distance=0.002)
    for a, c in ((place.outputs["Object"], scale.inputs[0]), (scale.outputs[0], streaks.inputs[0]), (streaks.outputs["Fac"], bump.inputs["Height"]),
                 (bump.outputs[0], b.inputs["Normal"]), (place.outputs["Object"], cloud.inputs[0]), (cloud.outputs["Fac"], vary.inputs[0]),
                 (vary.outputs[0], b.inputs["Roughness"])):
        link(a, c)
    return m


def math_node(m, operation, *values):
    """The output of a node of a material that computes with numbers and outputs of other nodes."""
    node = m.node_tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, v in zip(node.inputs, values):
        if isinstance(v, (int, float)):
            socket.default_value = v
        else:
            m.node_tree.links.new(v, socket)
    return node.outputs[0]


def render(scene_file, width, height, samples=64, twice=False):
    """Writes the picture beside `scene_file`, and its outline; `-- 0.3 24` makes a draft of 30 % of the size with 24 samples.

    `twice` renders the scene with two kinds of grain, half of the samples each, as `cutout.py` needs them for `--twice`.
    """
    path = scene_file.replace(".py", ".png")
    scene = bpy.context.scene
    extra = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    share = float(extra[0]) if extra else 1
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = round(share * 100)
    scene.cycles.samples = int(extra[1]) if len(extra) > 1 else samples
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.03
    scene.cycles.max_bounces = 8
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = path
    if twice:
        scene.render.image_settings.color_depth = "16"
        scene.cycles.samples = max(1, scene.cycles.samples // 2)
        scene.cycles.max_bounces, scene.render.use_persistent_data = 5, True
    bpy.ops.render.render(write_still=True)
    if twice:
        scene.cycles.seed, scene.render.filepath = 1, path.replace(".png", "-twice.png")
        bpy.ops.render.render(write_still=True)
    if share < 1:
        return
    # the outline of the objects without their shadow
    scene.render.film_transparent = True
    for o in bpy.data.objects:
        o.hide_render |= o.is_shadow_catcher or o.name == "Plane"
    scene.render.image_settings.color_depth = "8"
    scene.cycles.samples = 12
    scene.cycles.max_bounces = 0
    scene.cycles.use_adaptive_sampling = False
    scene.render.filepath = path.replace(".png", "-outline.png")
    bpy.ops.render.render(write_still=True)
