"""The closed gateway by daylight; `-- 1 96 night` is the same one for dark pages, with light on the ground."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
from gateway import *
from studio import *
from surroundings import COOL, night

NIGHT = "night" in sys.argv
BLUE, WARM = (0.36, 0.60, 1), (1, 0.93, 0.84)


def lamps(m):
    """A sheen on the lid and a rim light from behind, strips that only metal reflects, a ground that takes their light."""
    ground = bpy.data.objects["Plane"]
    bpy.context.scene.render.film_transparent = ground.is_shadow_catcher = False
    ground.data.materials.append(material("ground", (0, 0, 0), 0, 1))
    night(m, (0.5, 0.5), 0.5, 1.3, 0.005, 0.22)
    bpy.data.materials["ground"].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    area((-1.6, 3.0, 3.4), (0, 0, 0), (1.2, 1.2), 420, BLUE).visible_glossy = False
    for where, target, size, power, color in (
        ((2.8, 3.6, 2.4), (0.4, 0, 0.3), (1.0, 1.0), 95, BLUE),
        ((0.4, 4.4, 0.7), (0, 0.3, 0.3), (3.6, 0.25), 45, BLUE),
        ((0.2, -0.6, 3.0), (0.1, -0.5, 0.3), (3.4, 0.16), 800, BLUE),
        ((-2.2, 3.4, 1.2), (-0.7, 0, 0.3), (1.6, 0.3), 75, COOL),
        ((-3.0, -2.2, 0.8), (-0.7, -0.4, 0.2), (0.3, 2.0), 80, WARM),
        ((3.2, 0.3, 0.6), (0.7, -0.3, 0.2), (0.3, 1.2), 40, COOL),
        ((0.24, -0.10, 0.47), (0.24, -0.10, 0.3), (0.42, 0.22), 0.3, (1, 0.36, 0.10)),
        ((-0.9, -1.35, 0.02), (-0.8, -0.5, 0.2), (1.3, 0.2), 9, COOL),
    ):
        o = area(where, target, size, power, color)
        o.visible_diffuse = o.visible_camera = False


reset()
m = materials()
gateway(m)
floor()
if NIGHT:
    lamps(m)
else:
    daylight()
    area((-3.0, -4.2, 3.6), (0, 0, 0.2), (1.2, 2.2), 70)
camera((-1.5, -5.0, 2.7), (0.0, 0, 0.14), 92)
render(__file__.replace(".py", "-dark.py") if NIGHT else __file__, 1800, 1350, 48)
