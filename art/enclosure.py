"""The closed gateway by daylight."""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
from gateway import *
from studio import *

reset()
gateway(materials())
floor()
daylight()
area((-3.0, -4.2, 3.6), (0, 0, 0.2), (1.2, 2.2), 70)
camera((-1.5, -5.0, 2.7), (0.0, 0, 0.14), 92)
render(__file__, 1800, 1350, 48)
