"""The six books of the shop, one picture each: a cloth-bound hardcover stands on the floor, `-- 1 256 4` makes the fourth of them.

`-- 1 64 1 night` is the first one with more light, for dark pages.
"""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from studio import *
from surroundings import COOL, reflections

WIDTH, HEIGHT, THICK, BOARD, OVERHANG, ROUND = 1.66, 2.40, 0.27, 0.027, 0.021, 0.009
SHOULDER, BULGE = THICK / 2 - 0.003, 0.050
RADIUS = (SHOULDER ** 2 + BULGE ** 2) / (2 * BULGE)  # of the spine
TURN, RISE, FAR = math.radians(28), 0.215, 12
LEFT, RIGHT = 0.27, 1.55  # the margins of the cover
FONTS = "/usr/share/fonts/opentype/urw-base35/NimbusSans-%s.otf"
CLOTH = {1: (0.005, 0.0125, 0.043), 2: (0.74, 0.085, 0.012), 3: (0.84, 0.795, 0.705), 4: (0.015, 0.092, 0.075), 5: (0.62, 0.335, 0.080), 6: (0.021, 0.022, 0.026)}
TITLES = {
    1: ("From Idea\nto Market", "A field guide to product realization", "L. Marchetti"),
    2: ("Design for\nManufacture", "Tolerances, tooling & trade-offs", "Ruth Okafor"),
    3: ("The Quiet\nSupply Chain", "Sourcing without surprises", "Hana Lindqvist"),
    4: ("Circuit\nThinking", "Electronics for product teams", "Tomás Ferreira"),
    5: ("Materials,\nPlainly", "Choosing metals, polymers & textiles", "Priya Natarajan"),
    6: ("Quality at\nthe Source", "Factory audits that work", "Marcus Bell"),
}


def woven(name, color, coordinate, strength, shade, roughness=0.75, pitch=0.0105):
    """A material with a plain weave: its height bends the light and darkens the gaps between the threads."""
    m = material(name, color, 0, roughness)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, split, slub = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeSeparateXYZ"), n.new("ShaderNodeTexNoise")
    link(where.outputs[coordinate], split.inputs[0])
    link(where.outputs[coordinate], slub.inputs["Vector"])
    slub.inputs["Scale"].default_value, slub.inputs["Detail"].default_value = 45, 4
    u, v = (math_node(m, "SINE", math_node(m, "MULTIPLY", split.outputs[k], math.pi / pitch)) for k in (0, 1))
    over = math_node(m, "MULTIPLY", math_node(m, "MULTIPLY", u, v), 0.4)
    warp = math_node(m, "MULTIPLY", math_node(m, "ABSOLUTE", u), math_node(m, "ADD", 0.6, over))
    weft = math_node(m, "MULTIPLY", math_node(m, "ABSOLUTE", v), math_node(m, "SUBTRACT", 0.6, over))
    height = math_node(m, "MULTIPLY_ADD", slub.outputs["Fac"], 0.6, math_node(m, "MAXIMUM", warp, weft))
    bump, tone = n.new("ShaderNodeBump"), n.new("ShaderNodeMapRange")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.003
    tone.inputs["From Max"].default_value, tone.inputs["To Min"].default_value, tone.inputs["To Max"].default_value = 1.3, 1 - shade, 1 + shade * 0.3
    mix = n.new("ShaderNodeMix")
    mix.data_type, mix.blend_type = "RGBA", "MULTIPLY"
    mix.inputs[0].default_value, mix.inputs[6].default_value = 1, (*color, 1)
    link(height, bump.inputs["Height"])
    link(height, tone.inputs["Value"])
    link(tone.outputs[0], mix.inputs[7])
    link(mix.outputs[2], n["Principled BSDF"].inputs["Base Color"])
    link(bump.outputs[0], n["Principled BSDF"].inputs["Normal"])
    n["Principled BSDF"].inputs["Specular"].default_value = 0.22
    n["Principled BSDF"].inputs["Sheen"].default_value = 0.25
    return m


def paper():
    """Cut pages: fine uneven lines along the sheets."""
    m = material("pages", (0.8, 0.76, 0.67), 0, 0.9)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, stretch, noise, ramp, bump = (n.new("ShaderNode" + k) for k in ("TexCoord", "Mapping", "TexNoise", "ValToRGB", "Bump"))
    stretch.inputs["Scale"].default_value = (1.2, 150, 1.2)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 3
    for e, at, v in zip(ramp.color_ramp.elements, (0.36, 0.58), ((0.42, 0.375, 0.30, 1), (0.86, 0.825, 0.74, 1))):
        e.position, e.color = at, v
    bump.inputs["Distance"].default_value = 0.004
    link(where.outputs["Object"], stretch.inputs[0])
    link(stretch.outputs[0], noise.inputs["Vector"])
    link(noise.outputs["Fac"], ramp.inputs["Fac"])
    link(noise.outputs["Fac"], bump.inputs["Height"])
    link(ramp.outputs["Color"], n["Principled BSDF"].inputs["Base Color"])
    link(bump.outputs[0], n["Principled BSDF"].inputs["Normal"])
    return m


def skin(rings, m, angle=40):
    """A closed skin through `rings`, with the length along the ring and the height as its texture coordinates."""
    b = bmesh.new()
    cloth = b.loops.layers.uv.new("cloth")
    loops = [[b.verts.new(p) for p in ring] for ring in rings]
    count, run = len(rings[0]), [0.0]
    for p, q in zip(rings[len(rings) // 2], rings[len(rings) // 2][1:]):
        run.append(run[-1] + math.dist(p, q))
    for low, high in zip(loops, loops[1:]):
        for i in range(count):
            j = (i + 1) % count
            f = b.faces.new((low[i], low[j], high[j], high[i]))
            for c, k in zip(f.loops, (i, j, j, i)):
                c[cloth].uv = (run[k], c.vert.co.z)
    for loop in (loops[0], loops[-1]):
        for i in range(count // 2 - 1):  # the two sides of a ring lie opposite each other
            for c in b.faces.new((loop[i], loop[i + 1], loop[-2 - i], loop[-1 - i])).loops:
                c[cloth].uv = c.vert.co.xy
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    data = bpy.data.meshes.new("skin")
    b.to_mesh(data)
    o = bpy.data.objects.new("skin", data)
    bpy.context.collection.objects.link(o)
    finish(o, m)
    for p in data.polygons:
        p.use_smooth = True
    data.auto_smooth_angle = math.radians(angle)
    return o


def section():
    """The outer line of the case from the front board around the spine to the back board: board, hinge groove, shoulder, round."""
    half = [(WIDTH - ROUND - k * 0.05, -THICK / 2) for k in range(28)]
    half += [(0.20 - k * 0.004, -THICK / 2 + 0.024 * math.sin(math.pi * max(0, min(1, (0.172 - 0.20 + k * 0.004) / 0.105))) ** 1.6) for k in range(34)]
    end = math.asin(SHOULDER / RADIUS)
    half += [(RADIUS - RADIUS * math.cos(a), -RADIUS * math.sin(a)) for a in (end * (1 - k / 30) for k in range(31))]
    line = [*half, *((x, -y) for x, y in reversed(half[:-1]))]
    for _ in range(2):
        line = [line[0], *(((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in zip(line, line[1:], line[2:])), line[-1]]
    return line


def case(m):
    """Boards and spine in one piece of cloth with round edges."""
    line = section()
    ahead = [(Vector(b) - Vector(a)).normalized() for a, b in zip([line[0], *line], [*line[1:], line[-1]])]
    ahead[0], ahead[-1] = Vector((-1, 0)), Vector((1, 0))
    out = [Vector((-a.y, a.x)) for a in ahead]
    p = [Vector(q) for q in line]
    fan = [math.radians(15 * k) for k in range(1, 7)]
    def edge(depth, sign):
        ends = [[(q - o * depth, o * math.cos(a) * sign + Vector((math.sin(a), 0))) for a in fan] for q, o in ((p[0], out[0]), (p[-1], out[-1]))]
        return [*reversed(ends[0]), *((q - o * depth, o * sign) for q, o in zip(p, out)), *ends[1]]
    parts = [*edge(ROUND, 1), *reversed(edge(BOARD - ROUND, -1))]
    def ring(inset, z):
        return [(*(q + o * (ROUND - inset)), z) for q, o in parts]
    turn = [math.pi / 2 * k / 6 for k in range(7)]
    lower = [ring(ROUND * (1 - math.sin(a)), ROUND * (1 - math.cos(a))) for a in turn]
    upper = [ring(ROUND * (1 - math.cos(a)), HEIGHT - ROUND * (1 - math.sin(a))) for a in turn]
    return skin([*lower, *upper], m)


def block(end, band):
    """The pages with their hollow fore edge, colored endpapers and the two-colored headband."""
    top, side, deep = HEIGHT - OVERHANG, THICK / 2 - BOARD - 0.001, 0.045
    curve = (side ** 2 + deep ** 2) / (2 * deep)
    turns = [math.asin(side / curve) * (k / 20 - 1) for k in range(41)]
    ring = [(0.042 + curve - curve * math.cos(a), -curve * math.sin(a)) for a in turns]
    ring += [(WIDTH - 0.075 + curve - curve * math.cos(a), -curve * math.sin(a)) for a in reversed(turns)]
    skin([[(x, y, z) for x, y in ring] for z in (OVERHANG, top)], paper(), 30)
    for y in (-side, side):
        box((WIDTH - 0.11, 0.006, top - OVERHANG + 0.002), (0.09 + (WIDTH - 0.11) / 2, y * 0.985, HEIGHT / 2), end, 0.001)
    for k in range(18):
        a, b = (math.asin(side / curve) * (j / 9 - 1) * 0.96 for j in (k, k + 1))
        at = [(0.040 + curve - curve * math.cos(c), -curve * math.sin(c), top + 0.003) for c in (a, (a + b) / 2, b)]
        tube(at, 0.0125, band[k % 2])


def words(body, size, at, m, bold=True, spacing=1.0, align="LEFT", line=0.95):
    o = text(body, size, (*at, 0), m, (0, 0, 0), FONTS % ("Bold" if bold else "Regular"), 0.0006, align)
    o.data.space_character, o.data.space_line, o.data.resolution_u = spacing, line, 16
    return o


def shape(points, m, raised=0.006, holes=(), base=0.0):
    return outline(points, raised, (0, 0, base - 0.0008), m, min(0.0022, raised * 0.4), holes)


def stroke(points, width, m, raised=0.0025):
    """A line of even width with round joints."""
    p = [Vector(q) for q in points]
    side = []
    for i, q in enumerate(p):
        a, b = (q - p[i - 1]).normalized() if i else None, (p[i + 1] - q).normalized() if i < len(p) - 1 else None
        a, b = a or b, b or a
        n = Vector((-a.y - b.y, a.x + b.x)).normalized()
        side.append(n * (width / 2 / max(0.3, n.dot(Vector((-a.y, a.x))))))
    return shape([*(q + s for q, s in zip(p, side)), *(q - s for q, s in reversed(list(zip(p, side))))], m, raised)


def spine(n, title, author, m):
    """Title, author and the sign of the series, wrapped around the spine; they read from the top down."""
    before = set(bpy.data.objects)
    words(title.replace("\n", " "), 0.122, (0.20, -0.043), m, True, 0.98)
    words(author, 0.088, (HEIGHT - 0.42, -0.031), m, False, 1.02, "RIGHT")
    for k in range(3):
        shape([(HEIGHT - 0.275 + x + k * 0.042, y) for x, y in ((0, -0.038), (0.026, -0.038), (0.050, 0.038), (0.024, 0.038))], m, 0.001)
    made = [o for o in bpy.data.objects if o not in before]
    bpy.context.view_layer.update()
    for o in made:
        data = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        b = bmesh.new()
        b.from_mesh(data)
        b.transform(o.matrix_world)
        for k in range(-8, 9):
            bmesh.ops.bisect_plane(b, geom=[*b.verts, *b.edges, *b.faces], plane_co=(0, k * 0.0095 + 0.0003, 0), plane_no=(0, 1, 0))
        for v in b.verts:
            a, r, along = v.co.y / RADIUS, RADIUS + 0.0006 + v.co.z, v.co.x
            v.co = (RADIUS - r * math.cos(a), -r * math.sin(a), HEIGHT - along)
        b.to_mesh(data)
        flat = bpy.data.objects.new("spine", data)
        bpy.context.collection.objects.link(flat)
        bpy.data.objects.remove(o)


def orbits(c):
    center, edge = Vector((1.13, 0.88)), WIDTH - 0.012
    for i in range(9):
        r = 0.165 + 0.0655 * i
        gap = math.acos((edge - center.x) / r) if r > edge - center.x else 0
        run = [gap + (2 * math.pi - 2 * gap) * k / 160 for k in range(161)]
        ring = [center + r * Vector((math.cos(a), math.sin(a))) for a in run]
        m, wide = (c["orange"], 0.017) if i == 4 else (c["pale"], 0.0075)
        if gap:
            stroke(ring, wide, m)
        else:
            shape(circle(r + wide / 2, center, 160), m, 0.0025, [circle(r - wide / 2, center, 160)])
    for i, angle in ((2, 250), (4, 128), (6, 205), (8, 148)):
        at = center + (0.165 + 0.0655 * i) * Vector((math.cos(math.radians(angle)), math.sin(math.radians(angle))))
        shape(circle(0.024 if i != 4 else 0.032, at, 48), c["white" if i != 4 else "orange"], 0.004)
    shape(circle(0.088, center, 96), c["orange"], 0.006)


def lozenges(c):
    for row in range(7):
        for column in range(5):
            at = (LEFT + 0.108 + column * 0.266, 1.450 - row * 0.157)
            kind = (row + column) % 3
            pill = rounded(0.216, 0.112, 0.0559, 16, at)
            if kind == 0:
                shape(pill, c["white"])
            elif kind == 1:
                shape(pill, c["white"], 0.003, [rounded(0.216 - 0.020, 0.112 - 0.020, 0.0459, 16, at)])
            else:
                shape(rounded(0.216, 0.112, 0.008, 4, at), c["ink"])


def bricks(c):
    rows = ("g5 b5 g7 o3 b1", "g7 i3 g5 i3 i3", "i7 b7 i5 g2", "o7 i7 i7", "i3 o3 i7 g4 g4", "g3 i3 b5 i3 b3 g4")
    colors = {"g": c["gray"], "b": c["blue"], "i": c["ink"], "o": c["orange"]}
    for row, line in enumerate(rows):
        items = [(colors[w[0]], int(w[1:])) for w in line.split()]
        gap, x, z = 0.016, LEFT, 1.34 - row * 0.160
        unit = (RIGHT - LEFT - gap * (len(items) - 1)) / sum(w for _, w in items)
        for m, w in items:
            shape([(x, z), (x + w * unit, z), (x + w * unit, z + 0.144), (x, z + 0.144)], m)
            x += w * unit + gap


def traces(c):
    """A bus that parts into three bundles; every trace ends in a pad."""
    target = [1.50, 1.44, 1.38, 1.32, 1.26, 1.085, 1.025, 0.965, 0.905, 0.845, 0.785, 0.62, 0.56, 0.50, 0.44]
    reach = [1.34, 1.46, 1.22, 1.52, 1.36, 1.10, 1.30, 1.50, 1.24, 1.42, 1.16, 1.38, 1.52, 1.26, 1.44]
    for i, (z, x) in enumerate(zip(target, reach)):
        start = 0.97 + (7 - i) * 0.0605
        rise = z - start
        bend = 0.55 + (0.028 * i if rise > 0 else 0.028 * (14 - i))
        m = c["amber"] if i in (3, 8, 13) else c["mint"]
        stroke([(LEFT, start), (bend, start), (bend + abs(rise), z), (x, z)], 0.0115, m)
        shape(circle(0.0235, (x + 0.021, z), 40), m, 0.003, [circle(0.0125, (x + 0.021, z), 32)])


def hexagons(c):
    for k, (r, m) in enumerate(((0.56, "bronze"), (0.435, "white"), (0.295, "ink"), (0.155, "orange"))):
        shape([(0.98 + r * math.sin(math.radians(60 * i)), 0.95 + r * math.cos(math.radians(60 * i))) for i in range(6)], c[m], 0.011, base=k * 0.010)


def dots(c):
    for row in range(15):
        for column in range(12):
            wave = 0.5 + 0.5 * math.sin(0.62 * column - 0.75 * row + 0.9 * math.sin(row * 0.35))
            at = (LEFT + 0.04 + column * 0.1085, 1.49 - row * 0.0725)
            one = (row, column) == (5, 7)
            shape(circle(0.036 if one else 0.0085 + 0.023 * wave, at, 40), c["orange" if one else "white" if (row + 2 * column) % 3 else "steel"], 0.003)


def book(n):
    title, subtitle, author = TITLES[n]
    def dye(name, color, roughness=0.5):
        return woven(name, color, "Object", 0.10, 0.05, roughness)
    c = {"white": dye("white", (0.80, 0.775, 0.71)), "orange": dye("orange", (0.80, 0.085, 0.012), 0.42), "ink": dye("ink", (0.006, 0.016, 0.058)),
         "pale": dye("pale", (0.13, 0.24, 0.46)), "blue": dye("blue", (0.035, 0.115, 0.31)), "gray": dye("gray", (0.50, 0.475, 0.42)), "mint": dye("mint", (0.36, 0.60, 0.51)),
         "amber": dye("amber", (0.86, 0.36, 0.035)), "bronze": dye("bronze", (0.36, 0.165, 0.030)), "steel": dye("steel", (0.21, 0.25, 0.32)), "dark": dye("dark", (0.018, 0.018, 0.020))}
    face = c[{3: "ink", 5: "dark"}.get(n, "white")]
    case(woven("cloth", CLOTH[n], "UV", 0.45, 0.30))
    accent = material("endpaper", ORANGE if n not in (2, 5) else INK, 0, 0.8)
    block(accent, (material("band", (0.75, 0.72, 0.66), 0, 0.6), accent))
    before = set(bpy.context.collection.objects)
    spine(n, title, author, face)
    printed = set(bpy.data.objects)
    words(title, 0.278, (LEFT - 0.018, 2.02), face, True, 0.96, line=0.78)
    words(subtitle, 0.082, (LEFT, 1.645), face, False, 1.01)
    words(author, 0.092, (LEFT, 0.235), face, True, 1.0)
    words("WORKBENCH EDITIONS", 0.042, (LEFT, 0.155), face, False, 1.12)
    (orbits, lozenges, bricks, traces, hexagons, dots)[n - 1](c)
    bpy.context.view_layer.update()
    on_cover = Matrix.Translation((0, -THICK / 2 - 0.0004, 0)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    for o in set(bpy.data.objects) - printed:
        o.matrix_world = on_cover @ o.matrix_world


def view(objects):
    """An upright camera above the book: the vertical edges stay parallel; the book takes 76 % of the height, its foot stands at 90 %."""
    eye = Vector((0, -FAR, HEIGHT + RISE * FAR))
    bpy.context.view_layer.update()
    seen = [o.matrix_world @ v.co - eye for o in objects if o.type == "MESH" for v in o.data.vertices]
    u, v = [p.x / p.y for p in seen], [p.z / p.y for p in seen]
    zoom = 0.76 / (max(v) - min(v))
    camera(eye, eye + Vector((0, 1, 0)), 36 * zoom, (zoom * (max(u) + min(u)) / 2, 0.5 + zoom * min(v) - 0.10))


def fade():
    """Lets the shadow run out before the border of the square frame."""
    scene = bpy.context.scene
    scene.use_nodes = True
    n, link = scene.node_tree.nodes, scene.node_tree.links.new
    mask, soft, alpha = n.new("CompositorNodeBoxMask"), n.new("CompositorNodeBlur"), n.new("CompositorNodeSetAlpha")
    mask.width, mask.height = 0.70, 0.925
    soft.filter_type, soft.use_relative, soft.aspect_correction = "GAUSS", True, "NONE"
    soft.factor_x, soft.factor_y = 22, 5.2
    alpha.mode = "APPLY"
    link(mask.outputs[0], soft.inputs["Image"])
    link(n["Render Layers"].outputs["Image"], alpha.inputs["Image"])
    link(soft.outputs[0], alpha.inputs["Alpha"])
    link(alpha.outputs[0], n["Composite"].inputs["Image"])


number = int(sys.argv[sys.argv.index("--") + 3])
reset()
reflections()
grouped(Matrix.Rotation(TURN, 4, "Z") @ Matrix.Translation((-WIDTH / 2, 0, 0)), book, number)
view(list(bpy.context.collection.objects))
floor()
area((-5.0, -2.4, 6.4), (0, 0, 1.2), (2.4, 2.4), 1020, (1, 0.965, 0.915))
area((3.6, -5.4, 4.6), (0, 0, 1.2), (2.2, 2.4), 235, (1, 0.97, 0.93))
area((-2.0, 2.6, 6.4), (0, 0, 1.8), (2.0, 1.4), 80)
night = "night" in sys.argv
if night:  # a dark cover needs more light on a dark page, and an edge
    area((-4.2, -5.0, 5.2), (0, 0, 1.2), (2.4, 2.4), 700, COOL)
    area((3.4, 2.4, 3.2), (0, 0, 1.4), (1.2, 2.6), 600, (0.36, 0.60, 1))
fade()
render(__file__.replace("books.py", f"book-{number}{'-dark' * night}.py"), 1600, 1600, 256, twice=night)
