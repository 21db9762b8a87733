"""A desk by day: the drawing of the gateway's housing, the product, its board, a pencil, a caliper and two books.

`-- 0.3 24 night` is the same desk under a lamp, the drawing a blueprint: only colors and lights differ. `caliper`, with `night` or
without it, is a close view of the caliper on the drawing, in front of the open housing.
"""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))

from mathutils import Matrix

import gateway as parts
from gateway import D, H, SCREWS, STANDOFFS, W, place, solid
from studio import *
from surroundings import COOL, night

MONO = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
NARROW = "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf"
SANS = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf"
BOLD = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Bold.otf"
SHEET = (5.94, 4.20)
THIN, THICK = 0.007, 0.015
NIGHT, CLOSE = "night" in sys.argv, "caliper" in sys.argv


def at(x, y, z=0.0, turn=0.0):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")


def ground():
    o = floor()
    o.is_shadow_catcher = False
    o.data.materials.append(material("ground", (0.76, 0.708, 0.628), 0, 0.9))


class Print:
    """Flat line work that becomes one mesh; each line lies a hair higher than the one before, so that crossings stay clean."""

    def __init__(self):
        self.corners, self.faces, self.count = [], [], 0

    def face(self, points):
        n, self.count = len(self.corners), self.count + 1
        self.corners += [(x, y, self.count % 120 * 5e-6) for x, y in points]
        self.faces.append(tuple(range(n, n + len(points))))

    def line(self, points, width=THIN, dashes=None, closed=False):
        """A line through `points` with mitered corners; `dashes` are lengths of ink and gap in turn, for a single straight."""
        if dashes:
            (ax, ay), (bx, by) = points
            length, done, phase = math.dist(*points), 0, 0
            while done < length:
                far = min(length, done + dashes[phase % len(dashes)])
                if phase % 2 == 0:
                    self.line([(ax + (bx - ax) * d / length, ay + (by - ay) * d / length) for d in (done, far)], width)
                done, phase = far, phase + 1
            return
        path = [p for k, p in enumerate(points) if k == 0 or math.dist(p, points[k - 1]) > 1e-6]
        if closed and math.dist(path[0], path[-1]) < 1e-6:
            path.pop()
        if len(path) < 2:
            return
        # long straights are divided, so that they can follow the curl of the paper
        ends, fine = [*path, path[0]] if closed else path, []
        for a, b in zip(ends, ends[1:]):
            parts = math.ceil(math.dist(a, b) / 0.08)
            fine += [(a[0] + (b[0] - a[0]) * k / parts, a[1] + (b[1] - a[1]) * k / parts) for k in range(parts)]
        if not closed:
            fine.append(ends[-1])
        n, start = len(fine), len(self.corners)
        self.count += 1
        z = self.count % 120 * 5e-6
        for k, (x, y) in enumerate(fine):
            before = fine[k - 1] if k or closed else (2 * x - fine[1][0], 2 * y - fine[1][1])
            after = fine[(k + 1) % n] if k < n - 1 or closed else (2 * x - before[0], 2 * y - before[1])
            u, v = Vector((x - before[0], y - before[1])).normalized(), Vector((after[0] - x, after[1] - y)).normalized()
            side = Vector((-u.y - v.y, u.x + v.x))
            side *= width / max(0.6, side.length_squared)
            self.corners += [(x + side.x, y + side.y, z), (x - side.x, y - side.y, z)]
        for k in range(n if closed else n - 1):
            a, b = start + 2 * k, start + 2 * ((k + 1) % n)
            self.faces.append((a, a + 1, b + 1, b))

    def loop(self, points, width=THIN):
        self.line(points, width, closed=True)

    def rectangle(self, x, y, w, h, width=THIN):
        self.loop([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], width)

    def cross(self, x, y, reach):
        """Center lines."""
        for dx, dy in ((reach, 0), (0, reach)):
            self.line([(x - dx, y - dy), (x + dx, y + dy)], THIN * 0.8, (0.06, 0.015, 0.012, 0.015))

    def arrow(self, x, y, dx, dy):
        """An arrowhead at (x, y) that points along (dx, dy)."""
        self.face([(x, y), (x - 0.055 * dx + 0.011 * dy, y - 0.055 * dy - 0.011 * dx), (x - 0.055 * dx - 0.011 * dy, y - 0.055 * dy + 0.011 * dx)])

    def across(self, x0, x1, y, start, words, m):
        """A dimension from x0 to x1, drawn at height y, of edges at height `start`."""
        side = 1 if y > start else -1
        for x in (x0, x1):
            self.line([(x, start + side * 0.03), (x, y + side * 0.04)])
        self.line([(x0, y), (x1, y)])
        self.arrow(x0, y, -1, 0)
        self.arrow(x1, y, 1, 0)
        text(words, 0.098, ((x0 + x1) / 2, y + 0.022, 0), m, (0, 0, 0), MONO, 0, "CENTER")

    def along(self, y0, y1, x, start, words, m):
        """The same from y0 to y1, upright."""
        side = 1 if x > start else -1
        for y in (y0, y1):
            self.line([(start + side * 0.03, y), (x + side * 0.04, y)])
        self.line([(x, y0), (x, y1)])
        self.arrow(x, y0, 0, -1)
        self.arrow(x, y1, 0, 1)
        text(words, 0.098, (x - 0.022, (y0 + y1) / 2, 0), m, (0, 0, math.pi / 2), MONO, 0, "CENTER")

    def leader(self, tip, knee, words, m):
        side = 1 if knee[0] > tip[0] else -1
        far = math.dist(tip, knee)
        self.line([tip, knee, (knee[0] + side * 0.12, knee[1])])
        self.arrow(*tip, (tip[0] - knee[0]) / far, (tip[1] - knee[1]) / far)
        text(words, 0.086, (knee[0] + side * 0.15, knee[1] - 0.027, 0), m, (0, 0, 0), MONO, 0, "LEFT" if side > 0 else "RIGHT")

    def hatch(self, x, y, w, h, gap=0.035):
        """Lines at 45 degrees in a rectangle."""
        for i in range(math.ceil((w + h) / gap)):
            s = (i + 0.5) * gap
            a, b = max(0, s - h), min(s, w)
            if b > a:
                self.line([(x + a, y + s - a), (x + b, y + s - b)], THIN * 0.8)

    def done(self, m):
        return solid(self.corners, self.faces, (0, 0, 0), m)


def shifted(points, x, y):
    return [(x + a, y + b) for a, b in points]


def top_view(p, x, y, m):
    p.loop(shifted(rounded(W, D, 0.19), x, y), THICK)
    for inset in (0.0145, 0.045):
        p.loop(shifted(rounded(W - 2 * inset, D - 2 * inset, 0.19 - inset), x, y))
    p.loop(shifted(rounded(W - 0.132, D - 0.132, 0.124), x, y), THICK)
    for a, b in SCREWS:
        p.loop(circle(0.046, (x + a, y + b), 32))
        p.loop(circle(0.0175, (x + a, y + b), 24), THICK)
        p.cross(x + a, y + b, 0.075)
    for a, b in STANDOFFS:
        p.loop(circle(0.040, (x + a, y + b), 28))
        p.loop(circle(0.014, (x + a, y + b), 20))
    for i in range(13):
        p.rectangle(x - 0.39, y - 0.257 + i * 0.046, 0.78, 0.014, THIN * 0.6)
    for i in (-1, 0, 1):
        p.rectangle(x + i * 0.36 - 0.085, y - D / 2 - 0.03, 0.17, 0.03, THICK)
        p.rectangle(x + i * 0.36 - 0.078, y - D / 2 - 0.12, 0.156, 0.09, THICK)
        p.line([(x + i * 0.36, y - D / 2 - 0.16), (x + i * 0.36, y - D / 2 + 0.10)], THIN * 0.8, (0.06, 0.015, 0.012, 0.015))
    p.cross(x, y, 0.09)
    p.across(x - W / 2, x + W / 2, y + D / 2 + 0.30, y + D / 2, "148.00 ±0.10", m)
    p.across(x - 0.65, x + 0.65, y + D / 2 + 0.14, y + 0.40, "128.00", m)
    p.along(y - D / 2, y + D / 2, x - W / 2 - 0.28, x - W / 2, "98.00 ±0.10", m)
    p.along(y - 0.40, y + 0.40, x - W / 2 - 0.14, x - 0.65, "78.00", m)
    p.leader((x + W / 2 - 0.056, y + D / 2 - 0.056), (x + W / 2 + 0.14, y + D / 2 + 0.12), "R19", m)
    p.leader((x + 0.65 + 0.016, y - 0.40 - 0.016), (x + W / 2 + 0.16, y - 0.56), "4x M3  10 DEEP", m)
    for s in (1, -1):
        p.line([(x + s * (W / 2 + 0.06), y + 0.06), (x + s * (W / 2 + 0.06), y - 0.02)], THICK)
        p.arrow(x + s * (W / 2 + 0.06), y + 0.09, 0, 1)
        text("A", 0.10, (x + s * (W / 2 + 0.06) - 0.033, y - 0.13, 0), m, (0, 0, 0), MONO, 0)


def front_view(p, x, y, m):
    p.rectangle(x - W / 2, y - H / 2, W, H, THICK)
    for s in (1, -1):
        p.line([(x + s * (W / 2 - 0.19), y - H / 2), (x + s * (W / 2 - 0.19), y + H / 2)], THIN * 0.7)
    for i in (-1, 0, 1):
        c = (x + i * 0.36, y)
        p.loop([(c[0] + 0.098 * math.cos(math.radians(a)), y + 0.098 * math.sin(math.radians(a))) for a in range(30, 390, 60)], THICK)
        p.loop(circle(0.078, c, 40), THICK)
        p.loop(circle(0.058, c, 40))
        for k in range(5):
            a = math.radians(90 + 72 * k)
            p.loop(circle(0.008, (c[0] + 0.03 * math.cos(a), y + 0.03 * math.sin(a)), 12))
        p.cross(*c, 0.13)
    p.across(x - 0.36, x, y - 0.30, y - 0.1, "36.00", m)
    p.across(x, x + 0.36, y - 0.30, y - 0.1, "36.00", m)
    p.along(y - H / 2, y + H / 2, x - W / 2 - 0.16, x - W / 2, "30.00", m)
    p.leader((x + 0.36 + 0.055, y + 0.055), (x + 0.62, y + 0.30), "3x M12x1", m)


def side_view(p, x, y, m):
    p.rectangle(x - D / 2, y - H / 2, D, H, THICK)
    for s in (1, -1):
        p.line([(x + s * (D / 2 - 0.19), y - H / 2), (x + s * (D / 2 - 0.19), y + H / 2)], THIN * 0.7)
    p.rectangle(x - D / 2 - 0.03, y - 0.098, 0.03, 0.196, THICK)
    p.rectangle(x - D / 2 - 0.12, y - 0.078, 0.09, 0.156, THICK)
    for i in range(6):
        p.line([(x - D / 2 - 0.045 - i * 0.012, y - 0.078), (x - D / 2 - 0.045 - i * 0.012, y + 0.078)], THIN * 0.7)
    p.loop(shifted(rounded(0.14, 0.06, 0.029), x + 0.05, y + 0.01), THICK)
    p.cross(x + 0.05, y + 0.01, 0.12)
    p.across(x - D / 2 - 0.12, x - D / 2, y - 0.30, y - 0.08, "12", m)
    p.across(x - D / 2, x + D / 2, y - 0.30, y - H / 2, "98.00", m)


def section(p, x, y, m):
    wall, base = 0.066, 0.05
    p.line([(x - W / 2, y + H / 2), (x - W / 2, y - H / 2), (x + W / 2, y - H / 2), (x + W / 2, y + H / 2), (x + W / 2 - wall, y + H / 2), (x + W / 2 - wall, y - H / 2 + base), (x - W / 2 + wall, y - H / 2 + base), (x - W / 2 + wall, y + H / 2), (x - W / 2, y + H / 2)], THICK)
    p.hatch(x - W / 2, y - H / 2, W, base)
    for s in (x - W / 2, x + W / 2 - wall):
        p.hatch(s, y - H / 2 + base, wall, H - base)
    p.rectangle(x - 0.39, y - H / 2 + base, 0.78, 0.043)
    for s in (1, -1):
        p.rectangle(x + s * 0.559 - 0.040, y - H / 2 + base, 0.08, 0.05)
    p.along(y - H / 2, y - H / 2 + base, x + W / 2 + 0.14, x + W / 2, "5", m)
    text("SECTION A-A", 0.10, (x, y + 0.22, 0), m, (0, 0, 0), MONO, 0, "CENTER")


def isometric(p, x, y):
    """The open housing from the right front above."""
    c, s = math.cos(math.radians(30)), 0.5
    put = lambda points, z: [(x + (a - b) * c * 0.72, y + ((a + b) * s + z) * 0.72) for a, b in points]
    top = rounded(W, D, 0.19)
    p.loop(put(top, H), THICK)
    p.loop(put(rounded(W - 0.132, D - 0.132, 0.124), H), THICK)
    lower = put(top, 0)
    n = len(lower)
    left, right = min(range(n), key=lambda i: lower[i][0]), max(range(n), key=lambda i: lower[i][0])
    p.line(lower[left:right + 1], THICK)
    upper = put(top, H)
    for i in (left, right):
        p.line([lower[i], upper[i]], THICK)
    for q in SCREWS:
        p.loop(put(circle(0.024, q, 24), H))
    for i in (-1, 0, 1):
        ring = [(i * 0.36 + 0.085 * math.cos(a * math.pi / 16), 0.15 + 0.085 * math.sin(a * math.pi / 16)) for a in range(33)]
        for y0 in (-D / 2, -D / 2 - 0.10):
            p.line([put([(a, y0)], z)[0] for a, z in ring], THIN if y0 > -0.55 else THICK)


def title_block(p, x, y, w, m, bold, hot):
    p.rectangle(x, y, w, 0.86, THICK)
    for v in (0.26, 0.52):
        p.line([(x, y + v), (x + w, y + v)])
    for u, low, high in ((0.62, 0.0, 0.26), (1.24, 0.0, 0.52), (1.24, 0.52, 0.86)):
        p.line([(x + u * w / 1.86, y + low), (x + u * w / 1.86, y + high)])
    k = w / 1.86
    text("GATEWAY HOUSING", 0.132, (x + 0.05, y + 0.645, 0), m, (0, 0, 0), BOLD, 0)
    for words, u, v in (("TITLE", 0.0, 0.52), ("DRAWING NO.", 0.0, 0.26), ("SCALE", 0.0, 0.0), ("SIZE", 0.62, 0.0), ("SHEET", 1.24, 0.0), ("REVISION", 1.24, 0.26), ("PROJECTION", 1.24, 0.52)):
        text(words, 0.042, (x + u * k + 0.04, y + v + (0.285 if v == 0.52 else 0.2), 0), m, (0, 0, 0), MONO, 0)
    text("KV-480-01", 0.135, (x + 0.05, y + 0.305, 0), m, (0, 0, 0), BOLD, 0)
    for words, u, v in (("1:1", 0.0, 0.0), ("A2", 0.62, 0.0), ("2 / 6", 1.24, 0.0)):
        text(words, 0.10, (x + u * k + 0.05, y + v + 0.06, 0), m, (0, 0, 0), MONO, 0)
    text("C", 0.12, (x + 1.24 * k + 0.05, y + 0.315, 0), hot, (0, 0, 0), BOLD, 0)
    c = (x + 1.42 * k, y + 0.655)
    p.loop(circle(0.085, c, 40))
    p.loop(circle(0.045, c, 32))
    p.cross(*c, 0.12)
    p.loop([(c[0] + 0.17, c[1] - 0.045), (c[0] + 0.17, c[1] + 0.045), (c[0] + 0.36, c[1] + 0.085), (c[0] + 0.36, c[1] - 0.085)])


def sheet():
    """The drawing, its lower left corner at the origin, a corner curled up."""
    paper = material("paper", (0.004, 0.029, 0.122) if NIGHT else (0.93, 0.92, 0.89), 0, 0.8)
    ink = material("print", (0.80, 0.88, 1.0) if NIGHT else (0.055, 0.105, 0.22), 0, 0.8, emission=0.10 * NIGHT)
    hot = material("red print", (0.70, 0.10, 0.03), 0, 0.8, emission=0.8 * NIGHT)
    paper.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1 if NIGHT else 0.5
    w, h = SHEET
    p, before = Print(), set(bpy.context.collection.objects)
    p.rectangle(0.20, 0.10, w - 0.30, h - 0.20, THICK)
    p.rectangle(0.05, 0.05, w - 0.10, h - 0.10, THIN * 0.7)
    for i in range(1, 8):
        x = 0.20 + (w - 0.30) * i / 8
        for y in (0.05, h - 0.10):
            p.line([(x, y), (x, y + 0.05)])
    for i in range(8):
        for y in (0.055, h - 0.092):
            text(str(i + 1), 0.045, (0.20 + (w - 0.30) * (i + 0.5) / 8, y, 0), ink, (0, 0, 0), MONO, 0, "CENTER")
    top_view(p, 3.05, 2.92, ink)
    front_view(p, 3.05, 1.72, ink)
    side_view(p, 4.86, 1.72, ink)
    section(p, 3.05, 0.92, ink)
    isometric(p, 4.88, 2.95)
    title_block(p, 4.0, 0.10, 1.84, ink, ink, hot)
    notes = ("NOTES", "1  MATERIAL: EN AW-6082 T6", "2  BREAK EDGES 0.3 x 45°", "3  BEAD BLAST, ANODIZE CLEAR", "4  TOLERANCES ISO 2768-mK")
    for i, words in enumerate(notes):
        text(words, 0.075, (0.38, 0.86 - i * 0.135 - 0.03 * (i > 0), 0), ink, (0, 0, 0), MONO, 0)
    p.done(ink)
    fresh = set(bpy.context.collection.objects) - before
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for o in fresh:
        mesh = bpy.data.meshes.new_from_object(o.evaluated_get(graph))
        mesh.transform(o.matrix_world)
        bpy.data.objects.remove(o)
        bpy.context.collection.objects.link(bpy.data.objects.new("print", mesh))
        for v in mesh.vertices:
            v.co.z += curl(v.co.x, v.co.y) + 0.0022
    n, k = 119, 84
    corners = [(w * i / n, h * j / k, curl(w * i / n, h * j / k) + 0.0012) for j in range(k + 1) for i in range(n + 1)]
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(k) for i in range(n)]
    solid(corners, faces, (0, 0, 0), paper)


def curl(x, y):
    far = max(0, 0.75 - (SHEET[0] - x) - y) / 0.75, max(0, 1.0 - x - (SHEET[1] - y))
    return 0.13 * far[0] ** 2 + 0.12 * far[1] ** 2


def pencil():
    """A hexagonal pencil along x, its point at the origin, 1.75 long."""
    paint, wood, lead = material("paint", ORANGE, 0, 0.3, coat=0.6), material("wood", (0.62, 0.42, 0.24), 0, 0.6), material("lead", (0.03, 0.03, 0.033), 0.3, 0.4)
    r, turn = 0.036, 72
    rows = [0, 0.004, 0.02, 0.05, *[0.06 + 0.008 * i for i in range(26)], 0.30, 0.8, 1.62, 1.622, 1.73, 1.742, 1.75]
    corners, faces, inks = [], [], []
    for x in rows:
        for i in range(turn):
            a = 2 * math.pi * i / turn
            edge = r * math.cos(math.pi / 6) / math.cos((a % (math.pi / 3)) - math.pi / 6)
            edge = min(edge, r * 0.965) - max(0, x - 1.73) ** 2 * 18
            corners.append((x, *(min(edge, 0.003 + x * 0.165) * f for f in (math.cos(a), math.sin(a)))))
    for k in range(len(rows) - 1):
        for i in range(turn):
            a = 2 * math.pi * (i + 0.5) / turn
            edge = min(r * math.cos(math.pi / 6) / math.cos((a % (math.pi / 3)) - math.pi / 6), r * 0.965)
            x = (rows[k] + rows[k + 1]) / 2
            faces.append((k * turn + i, k * turn + (i + 1) % turn, (k + 1) * turn + (i + 1) % turn, (k + 1) * turn + i))
            inks.append(2 if x < 0.055 else 1 if 0.003 + x * 0.165 < edge else 3 if x > 1.621 else 0)
    faces.append(tuple(range((len(rows) - 1) * turn, len(rows) * turn)))
    inks.append(3)
    o = solid(corners, faces, (0, 0, r * 0.866), paint)
    for m in (wood, lead, material("dip", (0.008, 0.022, 0.075), 0, 0.3, coat=0.6)):
        o.data.materials.append(m)
    for f, ink in zip(o.data.polygons, inks):
        f.material_index = ink
    o.rotation_euler.x = math.radians(30)
    silver = material("foil", (0.85, 0.84, 0.80), 0, 0.5)
    text("KV 480  HB", 0.030, (0.95, -0.011, r * 2 * 0.866 - 0.0010), silver, (0, 0, 0), BOLD, 0.0002)


def digits(words, x, y, z, size, m):
    """Seven-segment figures, slightly slanted."""
    segments = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg"}
    w, t, p = size * 0.48, size * 0.095, Print()
    ends = dict(a=(0, 2, 1, 2), b=(1, 2, 1, 1), c=(1, 1, 1, 0), d=(0, 0, 1, 0), e=(0, 1, 0, 0), f=(0, 2, 0, 1), g=(0, 1, 1, 1))
    slant = lambda a, b: (x + a + b * 0.09, y + b)
    for letter in words:
        if letter == ".":
            p.line([slant(-size * 0.10, -t / 2), slant(-size * 0.10, t)], t)
            x += size * 0.12
            continue
        for s in segments[letter]:
            a, b, c, d = ends[s]
            a, b, c, d = a * w, b * size / 2, c * w, d * size / 2
            f = 0.12
            p.line([slant(a + (c - a) * f, b + (d - b) * f), slant(c + (a - c) * f, d + (b - d) * f)], t)
        x += size * 0.74
    p.done(m).location.z = z
    return x


def caliper(opening=0.30):
    """A digital caliper along x on its back, 150 mm; the fixed jaw's measuring face at x = 0, the jaws towards -y."""
    steel = material("caliper", (0.58, 0.585, 0.59), 1, 0.25, bump=0.03)
    fine = material("polished", (0.68, 0.68, 0.69), 1, 0.16)
    black, mark = material("housing", (0.016, 0.016, 0.018), 0, 0.42, bump=0.05), material("engraved", (0.02, 0.02, 0.022), 0, 0.6)
    white = material("white print", (0.8, 0.79, 0.75), 0, 0.5)
    z, t, y0, y1, o = 0.05, 0.036, -0.08, 0.08, opening
    outline([(-0.22, y1), (1.98, y1), (1.98, y0), (0.06, y0), (0.0, y0 - 0.03), (0.0, -0.43), (-0.018, -0.48), (-0.05, -0.48), (-0.13, -0.30), (-0.22, -0.12)], t, (0, 0, z), steel, 0.004)
    outline([(-0.06, y1 - 0.02), (-0.06, 0.16), (0.0, 0.245), (0.0, y1 - 0.02)], 0.024, (0, 0, z + 0.008), fine, 0.003)
    outline([(o, -0.43), (o, y0 - 0.03), (o + 0.02, -0.12), (o + 0.36, -0.12), (o + 0.28, -0.20), (o + 0.17, -0.26), (o + 0.10, -0.38), (o + 0.05, -0.48), (o + 0.018, -0.48)], t + 0.014, (0, 0, z - 0.007), steel, 0.004)
    outline([(o + 0.0, 0.10), (o + 0.0, 0.245), (o + 0.06, 0.16), (o + 0.075, 0.10)], 0.024, (0, 0, z + 0.008), fine, 0.003)
    # the slider with its display
    outline([(o, -0.135), (o + 0.78, -0.135), (o + 0.78, 0.135), (o, 0.135)], t + 0.016, (0, 0, z - 0.008), steel, 0.005)
    outline(rounded(0.70, 0.29, 0.045), 0.055, (o + 0.42, 0.01, z + t + 0.006), black, 0.010)
    top = z + t + 0.061
    outline(rounded(0.46, 0.155, 0.018), 0.004, (o + 0.36, 0.045, top - 0.002), mark, 0.001)
    outline(rounded(0.43, 0.125, 0.010), 0.002, (o + 0.36, 0.045, top + 0.0018), material("display", (0.36, 0.40, 0.33), 0, 0.12, coat=1), 0.0005)
    segment = material("segment", (0.012, 0.014, 0.014), 0, 0.4)
    end = digits("%.2f" % (opening * 100), o + 0.215, 0.005, top + 0.0046, 0.082, segment)
    text("mm", 0.040, (end - 0.002, 0.004, top + 0.0044), segment, (0, 0, 0), SANS, 0)
    orange, gray = material("button", ORANGE, 0, 0.4), material("gray button", (0.42, 0.42, 0.41), 0, 0.45)
    for i, (m, words) in enumerate(((gray, "mm/in"), (gray, "OFF/ON"), (orange, "ZERO"))):
        x = o + 0.20 + i * 0.16
        outline(rounded(0.085, 0.036, 0.018, center=(x, -0.085)), 0.014, (0, 0, top - 0.002), m, 0.005)
        text(words, 0.022, (x, -0.060, top + 0.0004), white, (0, 0, 0), BOLD, 0, "CENTER")
    text("KV", 0.055, (o + 0.625, 0.03, top + 0.0004), white, (0, 0, 0), BOLD, 0)
    cylinder(0.045, 0.03, (o + 0.66, -0.135, z + 0.02), fine, 0.004, (0, 0, 0), 40)
    cylinder(0.024, 0.05, (o + 0.60, 0.155, z + 0.02), fine, 0.004, (math.pi / 2, 0, 0), 40)
    box((1.98 - o - 0.3, 0.030, 0.006), (1.0, 0, z + t - 0.001), mark, 0.001)
    box((0.10 + o, 0.026, 0.014), (1.98 + (0.10 + o) / 2 - 0.05, 0, z + t - 0.012), fine, 0.002)
    p = Print()
    for i in range(0, 159):
        x = o + 0.0 + i * 0.01
        if x > 1.92:
            break
        if o - 0.01 < x < o + 0.80:
            continue
        long = 0.058 if i % 10 == 0 else 0.042 if i % 5 == 0 else 0.028
        p.line([(x, y0 + 0.006), (x, y0 + 0.006 + long)], 0.0026)
        if i % 10 == 0:
            text(str(i // 10), 0.038, (x + 0.006, y0 + 0.046, z + t + 0.0004), mark, (0, 0, 0), SANS, 0)
    p.done(mark).location.z = z + t + 0.0006
    p = Print()
    for i in range(1, int(o * 100) + 1):
        p.line([(i * 0.01, y0 + 0.006), (i * 0.01, y0 + (0.045 if i % 5 == 0 else 0.032))], 0.0026)
    p.done(mark).location.z = z + t + 0.0006
    text("STAINLESS", 0.034, (1.52, 0.034, z + t + 0.0006), mark, (0, 0, 0), SANS, 0)


def cloth(name, color):
    m = material(name, color, 0, 0.7, bump=0.25, bump_scale=220)
    m.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.2
    return m


def book(width, height, thick, linen, face):
    """A hardcover with its spine at the left (x = 0); `face` prints its cover at z = 0."""
    pages = material("pages", (0.84, 0.80, 0.71), 0, 0.9)
    edge = material("page edge", (0.62, 0.585, 0.51), 0, 0.9)
    inner, cover = 0.055, 0.030
    for z in (0, thick - cover):
        outline(shifted(rounded(width - 0.09, height, 0.012), (width + 0.09) / 2, height / 2), cover, (0, 0, z), linen, 0.009)
        outline(shifted(rounded(0.12, height - 0.004, 0.004), 0.085, height / 2), cover * 0.6, (0, 0, z + cover * 0.2), linen, 0.006)
    box((width - inner - 0.04, height - 2 * inner, thick - 2 * cover), ((width - inner) / 2 + 0.02, height / 2, thick / 2), pages, 0.004)
    for i in range(18):
        z = cover + (thick - 2 * cover) * (i + 0.5) / 18
        box((width - inner - 0.043 + 0.004, height - 2 * inner + 0.004, 0.0018), ((width - inner) / 2 + 0.02, height / 2, z), edge, 0)
    arc = [(0.05 - 0.05 * math.sin(math.radians(a)), thick / 2 - (thick / 2 - 0.004) * math.cos(math.radians(a))) for a in range(0, 181, 10)]
    back = [(x + 0.030, thick / 2 + (z - thick / 2) * 0.80) for x, z in reversed(arc)]
    o = outline([*arc, *back], height, (0, 0, 0), linen, 0.003)
    o.matrix_world = Matrix.Translation((0, height / 2, 0)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    before = set(bpy.context.collection.objects)
    face()
    place(set(bpy.context.collection.objects) - before, Matrix.Translation((0, 0, thick + 0.0006)))


def blue_cover():
    paper, orange, pale = material("foil paper", (0.78, 0.755, 0.69), 0, 0.6), material("foil orange", ORANGE, 0, 0.5), material("foil blue", (0.16, 0.25, 0.42), 0, 0.6)
    text("From Idea", 0.245, (0.24, 2.02, 0), paper, (0, 0, 0), BOLD, 0)
    text("to Market", 0.245, (0.24, 1.77, 0), paper, (0, 0, 0), BOLD, 0)
    text("A field guide to product realization", 0.078, (0.245, 1.60, 0), paper, (0, 0, 0), SANS, 0)
    text("L. Marchetti", 0.092, (0.245, 0.20, 0), paper, (0, 0, 0), SANS, 0)
    sets = {paper: Print(), orange: Print(), pale: Print()}
    c = (1.26, 0.89)
    for i in range(11):
        r = 0.15 + 0.049 * i
        ink = orange if i in (3, 8) else paper if i % 3 == 1 else pale
        gap = math.acos(min(1, (1.69 - c[0]) / r))
        run = [gap + (2 * math.pi - 2 * gap) * k / 120 for k in range(121)]
        sets[ink].line([(c[0] + r * math.cos(a), c[1] + r * math.sin(a)) for a in run], 0.013 if ink == orange else 0.0075, closed=gap == 0)
    sets[orange].face(circle(0.075, c, 48))
    for m, p in sets.items():
        p.done(m)


def orange_cover():
    ink = material("foil ink", (0.010, 0.028, 0.09), 0, 0.6)
    text("Ruth Okafor", 0.092, (0.245, 0.16, 0), ink, (0, 0, 0), SANS, 0)
    text("Made to Last", 0.20, (0.24, 1.98, 0), ink, (0, 0, 0), BOLD, 0)
    p = Print()
    for i in range(5):
        p.rectangle(0.25 + 0.0 * i, 0.45 + i * 0.10, 0.5 + 0.12 * i, 0.05, 0.012)
    p.done(ink)


def lights():
    """A window at the left behind, the sky above, a little light from the room."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.97, 0.985, 1, 1)
    fill = 0.55 if CLOSE else 1
    background.inputs[1].default_value = 0.46 * fill
    area((-6.5, 4.5, 7.5), (0, 0, 0), (2.6, 2.6), 1500, (1, 0.965, 0.91))
    area((6, -4, 6), (0.5, -0.5, 0), (4, 4), 260 * fill)
    area((6.0, 3.5, 7), (2.5, 0.5, 0), (3, 3), 230 * fill)
    area((0, 7, 4.5), (0, 1, 0), (6, 1.2), 50)


def lamp(m):
    """A warm lamp over the sheet, cool light on the edges of the books, and light that only the shiny surfaces reflect."""
    night(m, (0.46, 0.52), 0.60, 2.4, 0.18, 0.30)
    shade = area((-1.2, -1.5, 6.5), (-0.05, 0.05, 0), (0.5, 0.5), 46 if CLOSE else 250, (1, 0.79, 0.54))
    shade.data.spread, shade.visible_glossy = math.radians(24 if CLOSE else 56), False
    for where, power in (((2.6, 6.5, 0.8), 40), ((7.5, 1.2, 0.8), 60), ((3.0, -6.5, 1.2), 40)):
        area(where, (2.9, 0.6, 0.4), (3, 0.5), power, COOL).data.spread = math.radians(45)
    for where, target, size, power, color in (
        ((-3.4, 5.2, 4.0), (-2.1, 0.9, 0.3), (2.2, 1.2), 90, COOL),
        ((-1.6, 1.9, 4.7), (-1.2, -1.5, 0.1), (2.4, 0.9), 19, COOL),
        ((-2.0, 0.20, 0.01), (-2.0, 0.20, 1), (1.7, 0.34), 0.8, (1, 0.90, 0.80)),
    ):
        o = area(where, target, size, power, color)
        o.visible_diffuse = o.visible_camera = False


def desk(m, table):
    grouped(table @ at(-1.87, 0.90, 0.003, -3), parts.gateway, m)
    before = set(bpy.context.collection.objects)
    parts.board(m)
    place(set(bpy.context.collection.objects) - before, table @ at(-1.86, -0.62, 0.004, 5) @ Matrix.Translation((0, 0, -parts.BOARD_Z + 0.004)))
    grouped(table @ at(1.06, -1.06, 0.004, 13), pencil)
    grouped(table @ at(-1.35, -1.71, 0.003, -8), caliper)
    grouped(at(2.30, -0.15, 0, 4), book, 1.70, 2.40, 0.26, cloth("orange cloth", (0.68, 0.070, 0.012)), orange_cover)
    grouped(at(2.12, 0.18, 0.262, -13), book, 1.70, 2.40, 0.24, cloth("blue cloth", (0.005, 0.016, 0.060)), blue_cover)
    target = Vector((0.35, -0.10, 0))
    camera(target + Vector((0.0, -9.6, 12.2)), target, 72, (0, 0), 0.7)


def close(m, table):
    """The caliper measures the 36.00 of the front view; some lights are for metal alone."""
    grouped(table @ at(2.69 - SHEET[0] / 2, 1.90 - SHEET[1] / 2, 0.003), caliper, 0.36)
    grouped(table @ at(3.53 - SHEET[0] / 2, 2.90 - SHEET[1] / 2, 0.004, -3), parts.housing, m, True)
    target = table @ Vector((3.10 - SHEET[0] / 2, 1.72 - SHEET[1] / 2, 0.06))
    cool = COOL if NIGHT else (1, 1, 1)
    for where, aim, size, power, color in (
        ((1.1, 3.6, 3.2), (-0.2, 0.2, 0), (0.9, 0.6), 24, cool),
        ((0.4, 4.6, 1.8), (0.4, 1.2, 0.2), (2.6, 0.4), 50 if NIGHT else 20, cool),
        ((1.6, -2.0, 0.5), (0.4, 0.7, 0.15), (1.4, 0.4), 20, (1, 0.94, 0.87)),
    ):
        o = area(target + Vector(where), target + Vector(aim), size, power, color)
        o.visible_diffuse = o.visible_camera = False
    camera(target + Vector((-1.9, -3.05, 3.45)), target, 85, (-0.045, 0.125), 0.5)


def main():
    reset().render.film_transparent = False
    ground()
    m = parts.materials()
    lamp(m) if NIGHT else lights()
    table = at(-0.25, 0.05, 0, 9)
    grouped(table @ at(-SHEET[0] / 2, -SHEET[1] / 2), sheet)
    close(m, table) if CLOSE else desk(m, table)
    for glowing in bpy.data.materials:  # too weak to be worth samples that the lamps need
        glowing.cycles.sample_as_light = False
    scene = __file__.replace("design-review", "caliper") if CLOSE else __file__
    render(scene.replace(".py", "-dark.py") if NIGHT else scene, *((1600, 1200) if CLOSE else (2000, 1250)), 256)


main()
