"""The handheld scanner three times on a bench: printed in resin, machined and bare, and finished; `-- 1 32 night` for dark pages."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import math

from mathutils import Euler, Matrix

from scanner import DIM, group, scanner, scanner_materials
from studio import *
from surroundings import COOL, ground, night, reflections

NIGHT = "night" in sys.argv


def printed():
    """Pale resin with the lines of its layers."""
    m = material("resin", (0.52, 0.48, 0.38), 0, 0.55)
    link, b = m.node_tree.links.new, m.node_tree.nodes["Principled BSDF"]
    place, wave, bump = node(m, "NewGeometry"), node(m, "TexWave", Scale=26), node(m, "Bump", Strength=0.35, Distance=0.004)
    wave.bands_direction = "Z"
    for a, c in ((place.outputs["Position"], wave.inputs[0]), (wave.outputs["Fac"], bump.inputs["Height"]), (bump.outputs[0], b.inputs["Normal"])):
        link(a, c)
    return m


def bare(m):
    """The materials of a machined prototype: no anodizing, no soft parts, nothing lit."""
    metal, primer = m["body"], material("primer", (0.16, 0.165, 0.17), 0, 0.6)
    off = material("off", (0.03, 0.03, 0.033), 0, 0.3)
    return {**m, "plate": metal, "ink blue": metal, "trigger": material("white part", (0.62, 0.61, 0.58), 0, 0.5), "gasket": primer,
            "rubber": primer, "ring": off, "digits": off, "track": off, "green": off, "ink": primer, "faint": primer, "die": off, "led": off}


def built(m, x, y, turn):
    group(lambda: scanner(m), Matrix.Translation((x, y, 0)) @ Euler((0, 0, math.radians(turn))).to_matrix().to_4x4())


reset()
reflections(DIM)
m = scanner_materials()
resin = printed()
built(m, 0, 0, 0)
built(bare(m), 0.16, 2.45, 4)
built({name: resin for name in m}, 0.20, 5.15, -2)
ground((0.70, 0.64, 0.55)).scale = (9, 9, 1)
if NIGHT:
    night(m, (0.62, 0.30), 0.75, 1.6, 0.02, 0.30)
    area((-3.2, 1.0, 4.2), (0.2, 0.6, 0.6), (0.9, 0.9), 420, (1, 0.86, 0.70))
    area((3.6, 3.6, 3.2), (0.6, 2.0, 0.9), (1.2, 3.2), 300, (0.36, 0.60, 1))
    area((-3.0, -2.6, 1.4), (0, 0, 1.0), (0.6, 2.6), 140, COOL)
else:
    daylight(1.5)
    area((-2.7, 0.7, 1.6), (0, 0, 1.2), (0.45, 3.0), 110)
    area((3.2, 2.5, 2.0), (0.6, 1.6, 1.1), (1.2, 3.6), 170)
    area((-1.6, 6.6, 5.0), (1.2, 4.4, 0.6), (3.0, 3.0), 150)
camera((-3.75, -5.0, 2.75), (0.02, 1.15, 0.96), 60, fstop=1.2)
bpy.context.scene.camera.data.dof.focus_distance = 6.35
render(__file__.replace(".py", "-dark.py") if NIGHT else __file__, 2100, 1400, 32, True)
