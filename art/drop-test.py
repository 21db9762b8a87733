"""A carton after a drop test, on the steel plate of the tester: one corner is crushed, the others and the print are whole.

`-- 1 24` renders it on warm white, `-- 1 24 night` on navy for dark pages; objects, camera and focus are the same in both.
"""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))

from mathutils import noise
from studio import *
from surroundings import BLUE, COOL, WARM, ground, night, sky

BOX_W, BOX_D, PLATE = 0.463, 0.453, 0.035


def crush(o, corner, reach):
    """Pushes a corner of a box inwards, with folds around it."""
    remesh = o.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", 0.0026, True
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = data
    inwards = -Vector([math.copysign(1, c) for c in corner]).normalized()
    to_world = o.matrix_world.copy()
    for v in data.vertices:
        p = to_world @ v.co
        away = sum(abs(a - b) for a, b in zip(p, corner)) + 0.020 * noise.noise(p * 11) + 0.010 * noise.noise(p * 34)
        if away > reach * 2.2:
            continue
        push = 0.52 * max(0, reach - away)
        fold = 0.0085 * math.sin(away / reach * 15 + 2.5 * noise.noise(p * 16)) * max(0, 1 - abs(away - reach * 0.95) / (reach * 0.75))
        wrinkle = 0.004 * noise.noise(p * 60) * max(0, 1 - away / (reach * 1.5))
        v.co += (inwards * (push + fold + wrinkle)).to_4d().to_3d()
    data.auto_smooth_angle = math.radians(28)
    data.use_auto_smooth = True


def shock_label(ink):
    """A sticker with a tube that turns orange at a hard shock."""
    white, tube_ink = material("sticker", (0.78, 0.77, 0.74), 0, 0.4), material("tube", (0.85, 0.10, 0.012), 0, 0.12, coat=1)
    outline(rounded(0.088, 0.062, 0.006), 0.001, (0, 0, 0), white, 0.0003)
    box((0.056, 0.015, 0.006), (0, 0.006, 0.003), tube_ink, 0.003)
    text("SHOCK 50 g", 0.0105, (0, -0.019, 0.0012), ink, depth=0.0001, align="CENTER")


def damaged():
    """A kraft carton whose corner towards the camera is crushed."""
    import freight as f
    before = set(bpy.context.collection.objects)
    f.carton(BOX_W, BOX_D, False, [(0, -0.055, None), (-90, None, -0.055)])
    bpy.context.view_layer.update()
    boards = [o for o in set(bpy.context.collection.objects) - before if o.data.materials[0] == f.s["kraft"]]
    for o in boards:
        crush(o, (-BOX_W / 2, -BOX_D / 2, f.LAYER - 0.002), 0.105)
    grouped(f.side((0.165, -BOX_D / 2 - 0.0006, 0.255), 0), shock_label, f.s["black"])


def plate():
    """The steel plate with its screws, a cross of lines and its name."""
    steel = brushed(material("plate", (0.50, 0.51, 0.52), 1, 0.3), (3, 260, 60), 0.24, 0.36, 0.12)
    dark = material("engraved", (0.03, 0.03, 0.032), 0.4, 0.6)
    screws = [(x * 0.80, y * 0.58) for x in (-1, 1) for y in (-1, 1)]
    slab = outline(rounded(1.76, 1.32, 0.03), PLATE, (0, 0, -PLATE), steel, 0.004, [circle(0.026, p, 48) for p in screws])
    for spline in slab.data.splines:
        spline.use_smooth = False
    for x, y in screws:
        turned([(0.0, -0.030), (0.0255, -0.030), (0.0255, -0.008), (0.023, -0.004), (0.013, -0.004), (0.012, -0.016), (0, -0.016)], material("screw", (0.55, 0.55, 0.56), 1, 0.25), 64, (x, y))
    for size, place in (((0.0022, 1.24, 0.0003), (0, 0, 0.0001)), ((1.68, 0.0022, 0.0003), (0, 0, 0.0001))):
        box(size, place, dark, 0)
    text("DROP PLATE  KV-DT 02", 0.026, (-0.30, -0.615, 0.0001), dark, depth=0.0001)
    return slab


def main(dark):
    reset().render.film_transparent = False
    import freight as f
    grouped(f.at(-0.02, 0.02, 0, 40), damaged)
    grouped(f.at(0.56, 0.60, 0, 16), f.carton, BOX_W, BOX_D, True, [(0, -0.16, None), (-90, None, 0.1)])
    grouped(f.at(-0.56, 0.78, 0, 52), f.carton, BOX_W, BOX_D, False, [(0, -0.16, None), (-90, None, 0.1)])
    plate()
    ground().location.z = -PLATE - 0.02
    if dark:
        night({}, (0.50, 0.95), 0.46, 1.5, 0.015, 0.30)
        area((-1.2, 3.4, 2.6), (0, 0, 0.2), (2.2, 0.7), 42, COOL)
        area((2.6, 0.6, 1.3), (0, 0, 0.2), (0.5, 1.8), 60, BLUE)
        area((-2.4, -0.4, 1.6), (0, 0, 0.2), (0.5, 1.2), 30, COOL)
        area((1.7, -2.2, 1.7), (0, -0.2, 0.2), (0.7, 0.7), 95, WARM)
    else:
        sky(0.14, 1.6)
        area((-1.2, 3.2, 3.0), (0, 0, 0.2), (3.0, 1.2), 120)
        area((-2.4, -0.6, 2.2), (0, 0, 0.2), (1.2, 1.2), 85)
        area((2.0, -2.2, 1.8), (0, -0.2, 0.2), (1.2, 1.2), 36)
    focus = Vector((-0.01, -0.285, 0.27))
    camera(focus + Vector((-0.18, -1.70, 0.66)), focus, 85, (0.05, -0.03), 1.5)
    render(str(Path(__file__).with_name("macro-drop-test%s.py" % ("-dark" if dark else ""))), 1280, 960, 24, twice=True)


main("night" in sys.argv)
