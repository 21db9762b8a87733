"""The gateway in service: upright on a stand of bent sheet, three plugs with orange cables that run to a coil; `-- 1 48 night` for dark pages."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

from mathutils import Euler, Matrix, Vector

from gateway import *
from studio import *
from surroundings import COOL, black_ground, night, reflections

NIGHT = "night" in sys.argv
TILT = math.radians(76)
LIFT = 0.60


def in_place(point, matrix):
    return matrix @ Vector(point)


reset()
m = materials()
gateway(m)
matrix = Matrix.Translation((0, 0, LIFT + D / 2)) @ Euler((TILT, 0, 0)).to_matrix().to_4x4()
place(list(bpy.context.collection.objects), matrix)
for x in (-0.36, 0, 0.36):
    plug(m, matrix @ Matrix.Translation((x, -D / 2 - 0.05, 0.15)))

# the stand: a sheet behind the product, a round bend, a foot towards the front
sheet = material("sheet", (0.60, 0.60, 0.61), 1, 0.36, bump=0.08)
foot_y, top = -0.62, in_place((0, 0.36, -0.02), matrix)
profile = [(foot_y, 0.02)]
lower = in_place((0, -0.5, -0.02), matrix)
direction = Vector((0, top.y - lower.y, top.z - lower.z)).normalized()
knee_y = lower.y - direction.y / direction.z * (lower.z - 0.02)
radius = 0.12
angle = math.atan2(direction.z, direction.y)
start = knee_y - radius * math.tan(angle / 2)
for i in range(13):
    a = angle * i / 12
    profile.append((start + radius * math.sin(a), 0.02 + radius * (1 - math.cos(a))))
profile.append((top.y, top.z))
mesh = bpy.data.meshes.new("stand")
half = 0.42
points = [(-half, y, z) for y, z in profile] + [(half, y, z) for y, z in profile]
n = len(profile)
mesh.from_pydata(points, [], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)])
stand = bpy.data.objects.new("stand", mesh)
bpy.context.collection.objects.link(stand)
solid = stand.modifiers.new("solid", "SOLIDIFY")
solid.thickness = 0.034
solid.offset = 0
finish(stand, sheet, 0.006)
for x in (-0.28, 0.28):
    cylinder(0.05, 0.03, (x, foot_y + 0.16, 0.045), m["steel"], 0.006)
    cylinder(0.02, 0.004, (x, foot_y + 0.16, 0.061), m["dark"], 0.001, vertices=6)

# the cables: down from the plugs, over the foot, to a coil at the right
cable = material("cable", ORANGE, 0, 0.42, coat=0.15)
gray = material("cable gray", (0.05, 0.055, 0.065), 0, 0.45)
R = 0.036
start = lambda x: [in_place((x, -D / 2 - 0.50, 0.15), matrix), in_place((x, -D / 2 - 0.60, 0.15), matrix)]
tube([*start(-0.36), (-0.46, -0.62, R), (-0.70, -0.58, R), (-0.84, -0.2, R), (-0.62, 0.30, R), (0.1, 0.7, R)], R, gray)
tube([*start(0.36), (0.43, -0.50, 0.05), (0.58, -0.40, R), (0.66, 0.1, R), (0.3, 0.7, R), (-0.3, 0.6, R)], R, cable)
path = [*start(0), (0.14, -0.66, R), (0.50, -0.90, R), (0.86, -0.86, R)]
for k in range(27):
    t = math.radians(-112 + 40 * k)
    r = 0.44 + 0.012 * math.sin(k * 1.7)
    path.append((1.06 + r * math.cos(t), -0.36 + r * math.sin(t), R + 2 * R * k * 40 / 360 * 0.9))
end = Vector(path[-1])
ahead = (end - Vector(path[-2])).normalized()
ahead = (ahead + Vector((0.2, -0.15, -0.22))).normalized()
path += [end + ahead * 0.16, end + ahead * 0.30]
tube(path, R, cable)
turn = (-ahead).to_track_quat("-Y", "Z").to_matrix().to_4x4()
plug(m, Matrix.Translation(end + ahead * 0.74) @ turn)

if NIGHT:
    black_ground().scale = (9, 9, 1)
    night(m, (0.5, 0.35), 0.45, 1.3, 0.02, 0.25)
    bpy.context.scene.use_nodes = False
    blue = (0.36, 0.60, 1)
    for where, target, size, power, color in (
        ((-1.6, 3.6, 4.2), (0, 0, 0.8), (1.6, 1.6), 520, blue),
        ((3.4, 2.2, 2.6), (0.4, 0, 0.9), (0.8, 2.4), 200, blue),
        ((-3.2, -2.8, 3.4), (-0.2, -0.4, 1.1), (1.0, 2.2), 270, COOL),
        ((2.2, -4.4, 1.2), (0.8, -0.5, 0.3), (1.4, 0.8), 70, (1, 0.86, 0.72)),
        ((-0.4, -3.2, 4.8), (0, -0.3, 1.1), (2.6, 0.3), 130, blue),
    ):
        area(where, target, size, power, color).visible_camera = False
else:
    floor()
    reflections((0.42, 0.45, 0.50))
    daylight(1.15)
    area((-3.4, -4.4, 4.0), (0.1, -0.2, 1.0), (1.6, 2.4), 120)
    area((3.4, -1.2, 2.4), (0.4, 0, 0.5), (0.6, 2.0), 50)
    # the sheen on the lid
    area((-2.35, -3.0, 2.5), (-0.4, 0, 1.2), (0.5, 2.2), 150, (0.50, 0.70, 1)).visible_diffuse = False
camera((2.6, -5.6, 2.25), (0.26, -0.12, 0.66), 77.6, (0.027, -0.016))
render(__file__.replace(".py", "-dark.py") if NIGHT else __file__, 1860, 1710, 40, NIGHT)
