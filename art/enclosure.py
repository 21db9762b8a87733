"""The closed gateway by daylight; `-- 1 96 night` is the same one for dark pages, with light on the ground."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
from gateway import *
from studio import *
from surroundings import black_ground, lamps, low_sun

NIGHT = "night" in sys.argv

reset()
m = materials()
gateway(m)
if NIGHT:
    black_ground()
    lamps(m)
else:
    floor()
    low_sun()
camera((-1.5, -5.0, 2.7), (0.0, 0, 0.14), 92)
render(__file__.replace(".py", "-dark.py") if NIGHT else __file__, 1800, 1350, 48)
