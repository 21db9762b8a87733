"""Four brackets bent from 3 mm sheet, and in front of them the laser-cut blank they all start from."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

import bmesh
import bpy
from mathutils import Matrix, Vector
from studio import *
from surroundings import fade, reflections

WIDTH, FOOT, UPRIGHT = 0.62, 0.54, 0.60
SHEET, INSIDE, NEUTRAL = 0.03, 0.04, 0.44
ALLOWANCE = math.pi / 2 * (INSIDE + NEUTRAL * SHEET)  # the length of sheet that becomes the bend


def grained(name, color, roughness, scale=(260, 3, 3), metallic=1.0, strength=0.12):
    """Rolled sheet: a fine grain along the sheet that also breaks up the roughness."""
    m = material(name, color, metallic, roughness)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    where, stretch, noise = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeMapping"), n.new("ShaderNodeTexNoise")
    stretch.inputs["Scale"].default_value = scale
    noise.inputs["Scale"].default_value = 1.0
    noise.inputs["Detail"].default_value = 6
    link(where.outputs["Object"], stretch.inputs["Vector"])
    link(stretch.outputs["Vector"], noise.inputs["Vector"])
    bump, spread = n.new("ShaderNodeBump"), n.new("ShaderNodeMapRange")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.001
    spread.inputs["To Min"].default_value, spread.inputs["To Max"].default_value = roughness - 0.08, roughness + 0.12
    link(noise.outputs["Fac"], bump.inputs["Height"])
    link(noise.outputs["Fac"], spread.inputs["Value"])
    link(bump.outputs["Normal"], n["Principled BSDF"].inputs["Normal"])
    link(spread.outputs["Result"], n["Principled BSDF"].inputs["Roughness"])
    return m


def filleted(corners, steps=10):
    """The outline through `corners` (x, y, radius), each rounded by its radius."""
    points = []
    for i, (x, y, r) in enumerate(corners):
        p = Vector((x, y))
        a = (Vector(corners[i - 1][:2]) - p).normalized()
        b = (Vector(corners[(i + 1) % len(corners)][:2]) - p).normalized()
        half = a.angle(b) / 2
        middle = p + (a + b).normalized() * (r / math.sin(half))
        start, end = p + a * (r / math.tan(half)) - middle, p + b * (r / math.tan(half)) - middle
        turn = start.angle_signed(end)
        for k in range(steps + 1):
            points.append(middle + Matrix.Rotation(-turn * k / steps, 2) @ start)
    return [tuple(p) for p in points]


def blank():
    """The outline and the holes of the flat part: foot below y = 0, then the bend, then the upright."""
    w, top, line, c = WIDTH / 2, ALLOWANCE + UPRIGHT, ALLOWANCE / 2, 0.17
    notch = 0.012
    right = [(w, -FOOT, 0.075), (w, line - notch, 0.003), (w - notch, line, 0.003), (w, line + notch, 0.003), (w, top - c, 0.03), (w - c, top, 0.03)]
    around = filleted(right + [(-x, y, r) for x, y, r in reversed(right)])
    slot = rounded(0.30, 0.068, 0.0339, 12, (0, -0.155))
    holes = [slot, circle(0.05, (0.19, -0.40)), circle(0.05, (-0.19, -0.40)), circle(0.034, (0, -0.40)),
             circle(0.145, (0, top - 0.225), 128), circle(0.034, (0.215, ALLOWANCE + 0.105)), circle(0.034, (-0.215, ALLOWANCE + 0.105))]
    return around, holes


def sheet(m, bent=True):
    """The part as one mesh, bent by 90 degrees around its bend line or still flat."""
    around, holes = blank()
    curve = outline(around, SHEET, (0, 0, 0), m, 0.0022, holes)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(curve.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(curve)
    b = bmesh.new()
    b.from_mesh(mesh)
    bmesh.ops.translate(b, verts=b.verts, vec=(0, 0, SHEET / 2))
    bmesh.ops.remove_doubles(b, verts=b.verts, dist=0.00005)
    if bent:
        for i in range(21):
            bmesh.ops.bisect_plane(b, geom=b.verts[:] + b.edges[:] + b.faces[:], plane_co=(0, ALLOWANCE * i / 20, 0), plane_no=(0, 1, 0), dist=1e-6)
        for v in b.verts:
            r = INSIDE + SHEET - v.co.z
            a = max(0, min(1, v.co.y / ALLOWANCE)) * math.pi / 2
            before, after = min(0, v.co.y), max(0, v.co.y - ALLOWANCE)
            v.co = (v.co.x, before + r * math.sin(a), SHEET + INSIDE - r * math.cos(a) + after)
    b.to_mesh(mesh)
    o = bpy.data.objects.new("sheet", mesh)
    bpy.context.collection.objects.link(o)
    finish(o, m)
    weighted = o.modifiers.new("normals", "WEIGHTED_NORMAL")
    weighted.keep_sharp = False
    return o


def place(o, x, y, turn, tent=False):
    """Stands a part on the floor, turned by `turn` degrees; `tent` rests it on its two tips with the bend on top."""
    o.matrix_world = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    if tent:
        tip, other = Vector((0, -FOOT, SHEET)), Vector((0, INSIDE, SHEET + INSIDE + UPRIGHT))
        tilt = Matrix.Rotation(math.pi - math.atan2(other.z - tip.z, other.y - tip.y), 4, "X")
        middle = tilt @ ((tip + other) / 2)
        o.matrix_world = o.matrix_world @ Matrix.Translation(-middle) @ tilt
    return o


def engraved(parent, m):
    """The laser marks on the blank: the bend line and the note for the press brake."""
    z, line = SHEET + 0.0003, ALLOWANCE / 2
    marks = [box((WIDTH - 0.03, 0.0045, 0.0006), (0, line, z), m, 0)]
    marks.append(text("UP 90° R4", 0.058, (0.215, line - 0.035, z), m, (0, 0, -math.pi / 2), depth=0.0002))
    marks.append(text("AL 3.0", 0.058, (-0.26, line - 0.035, z), m, (0, 0, -math.pi / 2), depth=0.0002))
    for o in marks:
        o.parent = parent


reset()
reflections()
raw = grained("raw", (0.66, 0.67, 0.68), 0.27, (140, 2, 2), strength=0.25)
mark = material("mark", (0.03, 0.03, 0.035), 0.4, 0.6)
powder = material("powder", ORANGE, 0, 0.38, coat=0.15, bump=0.25, bump_scale=140)
ink = material("ink", (0.010, 0.035, 0.135), 0.55, 0.36, coat=0.25, bump=0.08)
place(sheet(raw), -0.22, 0.72, -30)
place(sheet(ink), 0.43, 0.67, 30)
place(sheet(powder), 0.99, -0.08, -58)
place(sheet(raw), -0.77, 0.03, 58, tent=True)
flat = place(sheet(raw, bent=False), 0.06, -0.79, 79)
engraved(flat, mark)
floor()
daylight()
camera((-1.5, -4.75, 3.3), (0.02, -0.02, 0.19), 67)
fade()
render(__file__, 1600, 1200, 36)
