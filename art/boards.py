"""Project 03: a gateway board lying flat, and a second one in an aluminum test stand that shows its other side.

Lengths are at twenty times the real size: 0.02 is a millimeter. A board lies in x and y, its parts stand on z = 0.
"""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import heapq
import random

from mathutils import Matrix
from studio import *

random.seed(480)
W, D, T, GRID, PINS = 1.44, 0.88, 0.032, 0.016, 0.29
MONO = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"
HOLES = [(x * 0.65, y * 0.37) for x in (1, -1) for y in (1, -1)]
scene = reset() if __name__ == "__main__" else bpy.context.scene
m = dict(
    mask=material("mask", (0.006, 0.023, 0.092), 0, 0.30, coat=1, bump=0.02, bump_scale=300),
    trace=material("trace", (0.030, 0.125, 0.390), 0.1, 0.30, coat=1),
    laminate=material("laminate", (0.100, 0.135, 0.030), 0, 0.6, bump=0.2, bump_scale=400),
    gold=material("gold", (0.90, 0.58, 0.17), 1, 0.26), tin=material("tin", (0.72, 0.72, 0.71), 1, 0.28),
    steel=material("steel", (0.66, 0.66, 0.67), 1, 0.20), shield=material("shield", (0.80, 0.80, 0.79), 0.85, 0.36, bump=0.04),
    can=material("can", (0.78, 0.78, 0.79), 1, 0.24), silk=material("silk", (0.84, 0.84, 0.82), 0, 0.6),
    epoxy=material("epoxy", (0.014, 0.014, 0.016), 0, 0.46, bump=0.18, bump_scale=260), mark=material("mark", (0.42, 0.42, 0.41), 0, 0.6),
    dark=material("dark", (0.008, 0.008, 0.010), 0, 0.5), nylon=material("nylon", (0.78, 0.71, 0.58), 0, 0.42),
    tan=material("tan", (0.50, 0.33, 0.20), 0, 0.45), brown=material("brown", (0.20, 0.095, 0.045), 0, 0.45), tantalum=material("tantalum", (0.85, 0.47, 0.03), 0, 0.4),
    orange=material("orange", ORANGE, 0.55, 0.30, coat=0.3), aluminum=material("aluminum", (0.60, 0.61, 0.63), 1, 0.34, bump=0.05, bump_scale=500),
    led=material("led", (1, 0.45, 0.16), 0, 0.3, emission=0.5),
)
gold, silk, pads, loose = [], [], [], []


def gather(name, keep=()):
    """Moves the objects of the scene, but those to `keep`, into a collection of their own, for `put`."""
    c = bpy.data.collections.new(name)
    for o in set(scene.collection.objects) - set(keep):
        c.objects.link(o)
        scene.collection.objects.unlink(o)
    return c


def put(c, matrix):
    o = bpy.data.objects.new(c.name, None)
    o.instance_type, o.instance_collection, o.matrix_world = "COLLECTION", c, matrix
    loose.append(o)
    return o


def at(x, y, z=0, turn=0):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")


def pad(x, y, w, h, wired=True):
    """A gold pad; `wired` ones are ends for the traces."""
    gold.append(rounded(w, h, min(w, h) * 0.2, 3, (x, y)))
    if wired:
        pads.append((x, y, w, h))


def frame(x, y, w, h, line=0.0045):
    silk.extend((rounded(w, h, 0.006, 3, (x, y)), rounded(w - 2 * line, h - 2 * line, 0.003, 3, (x, y))))


def label(words, x, y, size=0.022, z=0.0012, ink="silk", font=MONO, turn=0):
    text(words, size, (x, y, z), m[ink], (0, 0, math.radians(turn)), font, 0.0003, "CENTER")


def lathe(profile, location, ink, rotation=(0, 0, 0), steps=72):
    """Turns `profile` (radius, height) around the z axis."""
    n = len(profile)
    corners = [(r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z) for i in range(steps) for r, z in profile]
    faces = [(i * n + k, (i + 1) % steps * n + k, (i + 1) % steps * n + k + 1, i * n + k + 1) for i in range(steps) for k in range(n - 1)]
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata(corners, [], faces)
    o = bpy.data.objects.new("lathe", mesh)
    o.location, o.rotation_euler = location, rotation
    scene.collection.objects.link(o)
    return finish(o, m[ink])


def carve(o, size, location):
    """Cuts a box out of `o`."""
    tool = cut(o, box(size, location, m["dark"], 0)).modifiers["cut"].object
    bpy.context.view_layer.objects.active = o
    bpy.ops.object.modifier_move_to_index(modifier="cut", index=0)
    bpy.ops.object.modifier_apply(modifier="cut")
    bpy.data.objects.remove(tool)


def legs(x, y, half, count, pitch, width, height, reach, sides):
    """Rows of bent legs with their pads around a package, on the sides at these angles."""
    t, h = 0.005 if width < 0.01 else 0.008, height
    shape = [(-0.01, h), (reach * 0.35, h), (reach * 0.60, t), (reach, t), (reach, 0), (reach * 0.48, 0), (reach * 0.24, h - t), (-0.01, h - t)]
    first = None
    for side in sides:
        a = math.radians(side)
        for i in range(count):
            u, v = half, (i - (count - 1) / 2) * pitch
            px, py = x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)
            if not first:
                first = o = outline(shape, width, (0, 0, 0), m["tin"], 0.0008)
            else:
                o = first.copy()
                scene.collection.objects.link(o)
            o.location, o.rotation_euler = (px, py, 0.003), (math.pi / 2, 0, a)
            long, c, s = reach * 0.75, abs(math.cos(a)) > 0.5, reach * 0.78
            pad(px + s * math.cos(a), py + s * math.sin(a), long if c else width * 1.5, width * 1.5 if c else long)


def chip(x, y, w, d, h, lines, size):
    """A molded package with a dot at pin 1 and a printed marking."""
    box((w, d, h * 0.52), (x, y, 0.010 + h * 0.26), m["epoxy"], 0.004)
    box((w - 0.006, d - 0.006, h * 0.5), (x, y, 0.008 + h * 0.75), m["epoxy"], 0.006)
    cylinder(0.009, 0.002, (x - w / 2 + 0.026, y + d / 2 - 0.026, 0.0075 + h), m["dark"], 0)
    for i, words in enumerate(lines):
        label(words, x, y + size * (len(lines) * 0.55 - 0.85 - i * 1.25), size, 0.0088 + h, "mark", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")


def small(name, long, wide, high, ink):
    """A chip capacitor or resistor with its two ends and solder, as a collection."""
    box((long * 0.62, wide * 0.97, high * 0.94), (0, 0, high / 2 + 0.003), m[ink], 0.002)
    if ink == "epoxy":
        label("103", 0, -wide * 0.2, wide * 0.62, high + 0.0035, "mark")
    for s in (1, -1):
        box((long * 0.24, wide, high), (s * long * 0.39, 0, high / 2 + 0.003), m["tin"], 0.003)
        lathe([(wide * 0.5, 0), (wide * 0.34, 0.003), (wide * 0.22, 0.010), (0, 0.011)], (s * long * 0.5, 0, 0.002), "tin", steps=24)
    return gather(name), long, wide


def smalls(spots):
    """Places small parts: (kind, x, y, turned, name)."""
    for kind, x, y, turned, name in spots:
        c, long, wide = kinds[kind]
        x, y = round(x / GRID) * GRID, round(y / GRID) * GRID
        put(c, at(x, y, 0, 90 if turned else 0))
        for s in (1, -1):
            o, w = s * long * 0.50, (long * 0.52, wide * 1.25)
            pad(x + (0 if turned else o), y + (o if turned else 0), *(w[::-1] if turned else w))
        if name:
            label(name, x + (wide + 0.014 if turned else 0), y + (-0.007 if turned else wide * 0.75 + 0.007), 0.019)


def route(nets):
    """Lays traces on a grid with bends of 45 degrees from pad to pad, and ends in a via where `nets` has no second pad."""
    owner, lines = {}, []
    cell = lambda x, y: (round(x / GRID), round(y / GRID))
    for i, (x, y, w, h) in enumerate(pads):
        for cx in range(math.ceil((x - w / 2) / GRID - 0.3), math.floor((x + w / 2) / GRID + 0.3) + 1):
            for cy in range(math.ceil((y - h / 2) / GRID - 0.3), math.floor((y + h / 2) / GRID + 0.3) + 1):
                owner[cx, cy] = i
        owner[cell(x, y)] = i
    steps = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]

    def free(c, own):
        x, y = c[0] * GRID, c[1] * GRID
        return owner.get(c, own[0]) in own and abs(x) < W / 2 - 0.03 and abs(y) < D / 2 - 0.03 and all((x - a) ** 2 + (y - b) ** 2 > 0.075 ** 2 for a, b in HOLES)

    def search(i, j):
        """The cheapest way from pad `i` to pad `j`, or to a free place for a via."""
        start, own, reach = cell(*pads[i][:2]), (i, j), random.randint(3, 9)
        goal = cell(*pads[j][:2]) if j is not None else None
        queue, best, back = [(0, 0, start, -1)], {}, {}
        while queue:
            _, cost, c, way = heapq.heappop(queue)
            if c == goal or goal is None and cost > reach and all((c[0] + dx, c[1] + dy) not in owner for dx, dy in steps):
                path, key = [c], (c, way)
                while key in back:
                    key = back[key]
                    path.append(key[0])
                return path
            for k, (dx, dy) in enumerate(steps):
                turn, e = min((k - way) % 8, (way - k) % 8) if way >= 0 else 0, (c[0] + dx, c[1] + dy)
                if turn > 1 or not free(e, own) or (dx and dy and not (free((e[0], c[1]), own) and free((c[0], e[1]), own))):
                    continue
                price = cost + math.hypot(dx, dy) + turn * 1.2
                if price < best.get((e, k), 99):
                    best[e, k], back[e, k] = price, (c, way)
                    ahead = max(abs(e[0] - goal[0]), abs(e[1] - goal[1])) if goal else 0
                    heapq.heappush(queue, (price + ahead, price, e, k))

    while nets:
        i, j = nets.pop(0)
        path = search(i, j)
        if path:
            owner.update({p: owner.get(p, -len(nets) - 1) for p in path})
            lines.append([(x * GRID, y * GRID) for x, y in path])
        elif j is not None:
            nets.extend(((i, None), (j, None)))
        if path and j is None:
            owner.update({(path[0][0] + dx, path[0][1] + dy): -1 for dx, dy in steps})
            gold.extend((circle(0.0105, lines[-1][0], 20), circle(0.0045, lines[-1][0], 12)))
    curve = bpy.data.curves.new("traces", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", 0.0036, 2
    for line in lines:
        s = curve.splines.new("POLY")
        s.points.add(len(line) - 1)
        for p, (x, y) in zip(s.points, line):
            p.co = (x, y, 0, 1)
    o = bpy.data.objects.new("traces", curve)
    o.scale.z = 0.4
    scene.collection.objects.link(o)
    curve.materials.append(m["trace"])


def print_side(name, nets=()):
    """Adds pads, silkscreen and traces (first those of `nets`, then others between near pads), and gathers one side of the board."""
    far, taken, more = lambda i, j: math.dist(pads[i][:2], pads[j][:2]), {i for n in nets for i in n}, []
    for i in range(len(pads)):
        if i in taken:
            continue
        near = sorted((j for j in range(len(pads)) if j not in taken and 0.09 < far(i, j) < 0.6), key=lambda j: far(i, j))[:14]
        j = random.choice(near) if near and random.random() < 0.8 else None
        taken.update((i, j))
        more.append((i, j))
    route([*nets, *sorted(more, key=lambda n: 9 if n[1] is None else far(*n))])
    for x, y in HOLES:
        gold.extend((circle(0.056, (x, y)), circle(0.034, (x, y))))
    outline(gold[0], 0.0034, (0, 0, -0.0004), m["gold"], 0.0006, gold[1:])
    outline(silk[0], 0.0014, (0, 0, 0), m["silk"], 0.0002, silk[1:])
    for o in loose:
        scene.collection.objects.link(o)
    for stack in (gold, silk, pads, loose):
        stack.clear()
    return gather(name)


def socket(x, y, pins, turn):
    """A white wire-to-board connector with gold pins, gathered and placed."""
    w, before = 0.05 * pins + 0.065, list(scene.collection.objects)
    shell = box((w, 0.118, 0.135), (0, 0, 0.0685), m["nylon"], 0.004)
    carve(shell, (w - 0.034, 0.086, 0.2), (0, 0, 0.135))
    carve(shell, (0.05 * pins - 0.06, 0.05, 0.09), (0, 0.06, 0.125))
    for s in (1, -1):
        carve(shell, (0.05, 0.026, 0.09), (s * w / 2, -0.012, 0.125))
        carve(shell, (0.016, 0.05, 0.09), (s * (w / 2 - 0.05), -0.06, 0.14))
    for i in range(pins):
        box((0.0125, 0.0125, 0.09), ((i - (pins - 1) / 2) * 0.05, 0, 0.075), m["gold"], 0.004)
    put(gather("socket", before), at(x, y, 0, turn))
    frame(x, y, *((w + 0.03, 0.148) if turn % 180 == 0 else (0.148, w + 0.03)))


def can(x, y):
    """An electrolytic capacitor."""
    base = [(-0.066, -0.066), (0.066, -0.066), (0.066, 0.040), (0.040, 0.066), (-0.040, 0.066), (-0.066, 0.040)]
    outline([(x + a, y + b) for a, b in base], 0.018, (0, 0, 0.002), m["dark"], 0.002)
    lathe([(0.050, 0.018), (0.0595, 0.020), (0.0595, 0.032), (0.0555, 0.037), (0.0555, 0.040), (0.0605, 0.046), (0.0605, 0.142), (0.058, 0.148), (0.052, 0.150), (0.050, 0.149), (0, 0.149)], (x, y, 0), "can")
    arc = [(x + 0.049 * math.cos(a), y + 0.049 * math.sin(a)) for a in (math.radians(125 + 110 * i / 20) for i in range(21))]
    outline(arc, 0.0012, (0, 0, 0.149), m["dark"], 0.0002)
    label("220", x + 0.012, y + 0.002, 0.023, 0.1502, "dark")
    label("16V", x + 0.012, y - 0.024, 0.023, 0.1502, "dark")
    for s in (1, -1):
        box((0.018, 0.03, 0.004), (x, y + s * 0.07, 0.005), m["tin"], 0.001)
        pad(x, y + s * 0.072, 0.05, 0.026)
    frame(x, y, 0.15, 0.15)


def top():
    legs(-0.104, 0.072, 0.138, 16, GRID, 0.0075, 0.016, 0.034, (0, 90, 180, 270))
    chip(-0.104, 0.072, 0.28, 0.28, 0.032, ("MX-480", "2514 A7"), 0.042)
    frame(-0.104, 0.072, 0.385, 0.385)
    legs(0.0, -0.25, 0.056, 4, 0.0254, 0.010, 0.020, 0.042, (90, 270))
    chip(0.0, -0.25, 0.128, 0.112, 0.040, ("PS-12",), 0.024)
    frame(0.0, -0.25, 0.142, 0.222)
    legs(-0.50, 0.27, 0.065, 3, 0.046, 0.014, 0.024, 0.044, (0,))
    chip(-0.50, 0.27, 0.13, 0.15, 0.044, ("LDO33",), 0.022)
    pad(-0.578, 0.27, 0.04, 0.12)
    for y in (0.295, 0.215):
        box((0.07, 0.052, 0.036), (-0.345, y, 0.021), m["tantalum"], 0.004)
        box((0.010, 0.0525, 0.0005), (-0.365, y, 0.0392), m["dark"], 0)
        for s in (1, -1):
            box((0.010, 0.036, 0.022), (-0.345 + s * 0.035, y, 0.014), m["tin"], 0.002)
            pad(-0.345 + s * 0.040, y, 0.026, 0.044)
    for x, y in ((-0.45, 0.025), (-0.45, -0.175)):
        box((0.152, 0.152, 0.095), (x, y, 0.052), m["epoxy"], 0.022)
        label("4R7", x, y - 0.015, 0.044, 0.0997, "silk", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
        for s in (1, -1):
            box((0.016, 0.07, 0.010), (x + s * 0.078, y, 0.007), m["tin"], 0.002)
            pad(x + s * 0.078, y, 0.034, 0.09)
        frame(x, y, 0.20, 0.178)
    can(-0.245, -0.245)
    can(0.165, -0.205)
    before = list(scene.collection.objects)
    lathe([(0.0, 0.0), (0.030, 0), (0.030, 0.006), (0.025, 0.008), (0.025, 0.028), (0.022, 0.032), (0, 0.032)], (0, 0, 0), "steel")
    put(gather("crystal", before), at(0.150, 0.13, 0.003) @ Matrix.Diagonal((0.9, 1.75, 1.25, 1)))
    pad(0.150, 0.18, 0.04, 0.03), pad(0.150, 0.08, 0.04, 0.03)
    frame(0.150, 0.13, 0.062, 0.155)
    box((0.30, 0.275, 0.012), (0.40, 0.178, 0.008), m["laminate"], 0.001)
    box((0.284, 0.258, 0.012), (0.40, 0.178, 0.018), m["shield"], 0.002)
    box((0.288, 0.262, 0.036), (0.40, 0.178, 0.040), m["shield"], 0.007)
    label("RF-02", 0.36, 0.222, 0.040, 0.0582, "dark", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
    label("2.4 GHz", 0.36, 0.186, 0.022, 0.0582, "dark")
    code = [rounded(0.006, 0.006, 0.0004, 1, (0.475 + i * 0.006, 0.10 + j * 0.006)) for i in range(9) for j in range(9) if i == 0 or j == 0 or random.random() < 0.5]
    outline(code[0], 0.0006, (0, 0, 0.0580), m["dark"], 0.0001, code[1:])
    holes = [circle(0.0055, (0.285 + i * 0.02, 0.085 + j * 0.02), 16) for i in range(5) for j in range(2)]
    outline(holes[0], 0.0006, (0, 0, 0.0580), m["dark"], 0.0001, holes[1:])
    radio = len(pads)
    for s in (-1, 1):
        for i in range(9):
            pad(0.40 + s * 0.153, 0.082 + i * 0.024, 0.018, 0.014)
    frame(0.40, 0.178, 0.345, 0.30)
    header = len(pads)
    for i in range(10):
        x = -0.184 + i * 0.0508
        box((0.0508, 0.048, 0.05), (x, 0.39, 0.027), m["dark"], 0.008)
        box((0.0128, 0.0128, PINS), (x, 0.39, PINS / 2 - 0.02), m["gold"], 0.004)
        pad(x, 0.39, 0.034, 0.034)
    frame(0.045, 0.39, 0.525, 0.062)
    socket(0.385, -0.285, 4, 180)
    socket(0.615, -0.125, 3, 90)
    for i in range(4):
        pad(0.31 + i * 0.05, -0.285, 0.03, 0.03)
        pad(0.615, -0.175 + min(i, 2) * 0.05, 0.03, 0.03)
    plug = len(pads)
    shell = rounded(0.180, 0.066, 0.031)
    o = outline(shell, 0.15, (0, 0, 0), m["steel"], 0.002, [rounded(0.166, 0.052, 0.025)])
    o.location, o.rotation_euler = (-0.665, 0.05, 0.037), (math.pi / 2, 0, math.pi / 2)
    box((0.01, 0.165, 0.05), (-0.60, 0.05, 0.037), m["dark"], 0.002)
    box((0.11, 0.125, 0.014), (-0.655, 0.05, 0.037), m["dark"], 0.004)
    for i in range(8):
        for s in (1, -1):
            box((0.05, 0.007, 0.001), (-0.68, 0.0 + i * 0.0143, 0.037 + s * 0.0072), m["gold"], 0)
    for i in range(8):
        pad(-0.583, -0.006 + i * GRID, 0.024, 0.009)
    for x in (-0.69, -0.615):
        for s in (1, -1):
            box((0.026, 0.02, 0.03), (x, 0.05 + s * 0.092, 0.014), m["steel"], 0.004)
            pad(x, 0.05 + s * 0.104, 0.044, 0.034)
    spots = [("tan", -0.61, -0.14 - 0.05 * i, 0, "C1" + str(i)) for i in range(4)]
    spots += [(k, x, y, 0, "") for k, x, y in (("tan", -0.50, -0.335), ("brown", -0.41, -0.335), ("black", -0.50, -0.39), ("tan", -0.40, -0.39), ("brown", -0.29, -0.375))]
    spots += [(random.choice(("tan", "black", "brown", "black")), -0.20 + 0.048 * i, 0.30, 1, "") for i in range(8)]
    spots += [(random.choice(("tan", "fine", "brown")), -0.27 + 0.064 * i, -0.15 + 0.016 * (i % 2), 0, "") for i in range(3)]
    spots += [(random.choice(("tan", "black", "black", "brown")), 0.21 + 0.048 * i, -0.04, 1, "") for i in range(7)]
    spots += [(random.choice(("fine", "black", "tan", "brown")), 0.26 + 0.048 * i, -0.12, 1, "") for i in range(6)]
    spots += [(k, 0.13, y, 0, n) for k, y, n in (("black", 0.02, "R7"), ("tan", -0.03, ""), ("black", -0.08, ""), ("brown", 0.25, "C31"))]
    spots += [("led", 0.64, 0.25 - 0.06 * i, 0, "D" + str(i + 1)) for i in range(4)]
    spots += [(k, x, y, t, n) for k, x, y, t, n in (("brown", -0.09, -0.385, 0, "C8"), ("black", 0.01, -0.385, 0, "R2"), ("tan", 0.10, -0.33, 1, ""), ("black", 0.16, -0.33, 1, "R4"), ("fine", 0.21, -0.38, 0, ""),
              ("tan", 0.50, -0.39, 0, "C9"), ("black", -0.61, 0.22, 0, "R1"), ("tan", -0.39, 0.37, 0, "C3"), ("brown", -0.30, 0.37, 0, ""), ("fine", -0.34, 0.14, 0, ""), ("black", -0.34, 0.10, 0, ""), ("fine", -0.325, -0.10, 1, ""), ("black", 0.40, 0.37, 0, "R9"), ("tan", 0.49, 0.37, 0, "C5"))]
    smalls(spots)
    for words, x, y, size in (("MX-480", 0.36, -0.395, 0.034), ("REV C2", 0.30, -0.185, 0.022), ("U1", -0.30, 0.255, 0.022), ("J2", 0.335, 0.39, 0.024), ("L1", -0.45, 0.125, 0.020), ("J3", 0.55, -0.285, 0.022), ("PROT", 0.09, -0.29, 0.017)):
        label(words, x, y, size)
    buses = [(31 - i - 3, header + i) for i in range(10)] + [(4 + i, radio + i) for i in range(9)] + [(44 - i, plug + i) for i in range(6)]
    buses += [(59 + i, header + 10 + 2 * i) for i in range(4)]
    return print_side("top", buses)


def joint(x, y):
    lathe([(0.017, 0), (0.013, 0.004), (0.008, 0.014), (0.0075, 0.024), (0, 0.026)], (x, y, 0.003), "tin", steps=24)
    pad(x, y, 0.038, 0.038)


def bottom():
    """The other side: coin cell, card slot, memory, flat-cable socket, test points and solder joints (x runs the other way)."""
    for i in range(10):
        joint(0.184 - i * 0.0508, 0.39)
    for i in range(4):
        joint(-0.31 - i * 0.05, -0.285)
    for i in range(3):
        joint(-0.615, -0.175 + i * 0.05)
    c = (0.40, -0.02)
    lathe([(0, 0), (0.222, 0), (0.222, 0.030), (0.216, 0.034), (0.206, 0.034), (0.204, 0.012)], (*c, 0.002), "dark", steps=128)
    lathe([(0.196, 0.01), (0.199, 0.016), (0.199, 0.052), (0.194, 0.058), (0.180, 0.060), (0.178, 0.059), (0, 0.059)], (*c, 0.002), "steel", steps=128)
    for words, y, size in (("+", 0.075, 0.10), ("CR2032", -0.01, 0.062), ("3 V", -0.085, 0.052)):
        label(words, c[0], c[1] + y - 0.02, size, 0.0614, "dark", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
    for s in (1, -1):
        box((0.075, 0.09, 0.010), (c[0] + s * 0.185, c[1], 0.066), m["gold"], 0.003)
        box((0.010, 0.09, 0.066), (c[0] + s * 0.226, c[1], 0.036), m["gold"], 0.003)
        box((0.05, 0.09, 0.007), (c[0] + s * 0.25, c[1], 0.0065), m["gold"], 0.002)
        pad(c[0] + s * 0.255, c[1], 0.06, 0.11)
    silk.extend((circle(0.236, c), circle(0.231, c)))
    outline([(-0.21, 0.03), (0.06, 0.03), (0.06, 0.29), (-0.155, 0.29), (-0.165, 0.275), (-0.185, 0.275), (-0.21, 0.25)], 0.028, (0, 0, 0.003), m["shield"], 0.003)
    for i in range(8):
        pad(-0.176 + i * 0.026, 0.016, 0.013, 0.026)
        box((0.009, 0.02, 0.005), (-0.176 + i * 0.026, 0.024, 0.006), m["tin"], 0.001)
    for x, y in ((-0.225, 0.06), (-0.225, 0.24), (0.075, 0.06), (0.075, 0.24)):
        box((0.03, 0.035, 0.006), (x, y, 0.006), m["steel"], 0.002)
        pad(x, y, 0.04, 0.05)
    box((0.10, 0.004, 0.0006), (-0.07, 0.26, 0.0312), m["dark"], 0)
    for x in (-0.14, 0.0):
        box((0.055, 0.010, 0.0006), (x, 0.085, 0.0312), m["dark"], 0)
    label("microSD", -0.075, 0.16, 0.036, 0.0316, "dark")
    legs(-0.42, 0.20, 0.120, 14, GRID, 0.0075, 0.018, 0.034, (0, 180))
    chip(-0.42, 0.20, 0.24, 0.25, 0.030, ("DDR-8G", "MX 2514"), 0.036)
    frame(-0.42, 0.20, 0.25, 0.27)
    legs(-0.44, -0.09, 0.056, 4, 0.0254, 0.010, 0.020, 0.042, (90, 270))
    chip(-0.44, -0.09, 0.128, 0.112, 0.036, ("FLASH",), 0.022)
    frame(-0.44, -0.09, 0.142, 0.222)
    box((0.30, 0.070, 0.030), (-0.12, -0.275, 0.017), m["nylon"], 0.003)
    box((0.285, 0.030, 0.014), (-0.12, -0.300, 0.036), m["dark"], 0.003)
    for i in range(15):
        box((0.008, 0.024, 0.008), (-0.232 + i * GRID, -0.234, 0.007), m["tin"], 0.001)
        pad(-0.232 + i * GRID, -0.226, 0.0095, 0.030)
    for s in (1, -1):
        box((0.022, 0.045, 0.010), (-0.12 + s * 0.16, -0.285, 0.007), m["tin"], 0.002)
        pad(-0.12 + s * 0.165, -0.285, 0.034, 0.06)
    for i in range(5):
        x = 0.11 + 0.05 * i
        gold.append(circle(0.016, (x, 0.32)))
        pads.append((x, 0.32, 0.03, 0.03))
        label("TP%d" % (i + 1), x, 0.285, 0.016)
    spots = [(random.choice(("tan", "black", "brown", "fine")), -0.30 + 0.052 * i, -0.055 - 0.07 * j, 1, "") for i in range(8) for j in range(2)]
    spots += [("tan", 0.50 + 0.05 * i, 0.29, 1, "") for i in range(3)] + [("brown", -0.64, 0.27 - 0.055 * i, 0, "C4" + str(i)) for i in range(5)]
    spots += [("black", 0.60, -0.24, 0, ""), ("tan", 0.14, -0.27, 1, ""), ("black", 0.20, -0.27, 1, "R21")]
    box((0.115, 0.092, 0.0012), (-0.555, -0.272, 0.0022), m["silk"], 0.0004)
    code = [rounded(0.006, 0.006, 0.0004, 1, (-0.602 + i * 0.006, -0.298 + j * 0.006)) for i in range(10) for j in range(10) if i == 0 or j == 0 or random.random() < 0.5]
    outline(code[0], 0.0006, (0, 0, 0.0028), m["dark"], 0.0001, code[1:])
    for y, words in ((-0.254, "A7"), (-0.280, "480"), (-0.306, "C2")):
        label(words, -0.520, y, 0.020, 0.0031, "dark")
    smalls(spots)
    for words, x, y, size in (("MX-480", 0.42, -0.32, 0.05), ("REV C2", 0.56, 0.36, 0.026), ("J2", 0.235, 0.38, 0.022), ("J5", -0.31, -0.29, 0.022), ("BT1", 0.22, 0.20, 0.022)):
        label(words, x, y, size)
    return print_side("bottom")


def stand(lean):
    """An extruded bar with a leaning slot, its feet and the thumb screw; the slot's floor is at y = 0, z = 0.085."""
    c, s, lip = math.cos(lean), math.sin(lean), 0.185
    slot = [(n * c + s * up, 0.085 - n * s + c * up) for n, up in ((-0.046, 0.091), (-0.046, 0), (0.020, 0), (0.020, 0.078))]
    profile = [(-0.21, 0.012), (-0.21, 0.030), (-0.198, 0.036), (-0.198, 0.046), (-0.21, 0.052), (-0.21, 0.150), (-0.175, lip), *slot, (0.12, 0.156), (0.27, 0.075), (0.27, 0.012), (0.14, 0.012), (0.12, 0.03), (-0.06, 0.03), (-0.08, 0.012)]
    o = outline(profile, 1.06, (0, 0, 0), m["aluminum"], 0.004)
    o.location, o.rotation_euler = (0, 0, 0), (math.pi / 2, 0, math.pi / 2)
    for spline in o.data.splines:
        spline.use_smooth = False
    for i in range(41):
        if abs(i * 0.025 - 0.70) > 0.10:
            high = 0.011 if i % 5 else 0.020
            box((0.0028, 0.001, high), (-0.50 + i * 0.025, -0.2098, 0.146 - high / 2), m["dark"], 0)
    for x in (-0.42, 0.42):
        for y in (-0.15, 0.22):
            cylinder(0.04, 0.02, (x, y, 0.01), m["dark"], 0.003)
        lathe([(0.034, -0.002), (0.034, 0.004), (0.031, 0.007), (0.018, 0.007), (0.018, -0.01), (0, -0.01)], (x, -0.100, lip), "steel")
        cylinder(0.0175, 0.001, (x, -0.100, lip - 0.002), m["dark"], 0, vertices=6)
    r = (math.pi / 2, 0, 0)
    x, y, z = 0.20, -0.21, 0.118
    lathe([(0.05, 0), (0.05, 0.010), (0.047, 0.012), (0.02, 0.012), (0.02, 0.035)], (x, y, z), "steel", r)
    teeth = [(f * math.cos(math.pi * i / 80), f * math.sin(math.pi * i / 80)) for i in range(160) for f in ((0.080, 0.080, 0.087, 0.087)[i % 4],)]
    for depth, back in ((0.026, 0.028), (0.026, 0.060)):
        o = outline(teeth, depth, (0, 0, 0), m["orange"], 0.0012)
        o.location, o.rotation_euler = (x, y - back - depth / 2, z), r
    lathe([(0.030, 0.022), (0.074, 0.024), (0.077, 0.028), (0.077, 0.092), (0.071, 0.098), (0.052, 0.098), (0.049, 0.092), (0.030, 0.092)], (x, y, z), "orange", r)
    lathe([(0.031, 0.090), (0.031, 0.099), (0.029, 0.101), (0.016, 0.101), (0.016, 0.090)], (x, y, z), "steel", r)
    cylinder(0.0165, 0.002, (x, y - 0.095, z), m["dark"], 0, r, 6)
    text("TS-01", 0.055, (0.40, -0.2103, 0.078), m["dark"], r, depth=0.0003, align="CENTER")
    return gather("stand")


def fade(o, inner=1.1, outer=1.7):
    """Lets the floor vanish away from the objects, so that the shadow ends inside the picture."""
    mat = material("floor", (0.8, 0.8, 0.8), 0, 0.9)
    n, link = mat.node_tree.nodes, mat.node_tree.links.new
    place, span, ramp = n.new("ShaderNodeNewGeometry"), n.new("ShaderNodeVectorMath"), n.new("ShaderNodeMapRange")
    span.operation, ramp.interpolation_type = "DISTANCE", "SMOOTHSTEP"
    span.inputs[1].default_value = (0, -0.25, 0)
    for k, v in ((1, inner), (2, outer), (3, 1), (4, 0)):
        ramp.inputs[k].default_value = v
    link(place.outputs["Position"], span.inputs[0])
    link(span.outputs["Value"], ramp.inputs[0])
    link(ramp.outputs[0], n["Principled BSDF"].inputs["Alpha"])
    o.data.materials.append(mat)


def plate():
    """The laminate with its mask and the plated holes."""
    edges = [rounded(W, D, 0.07), *(circle(0.034, h) for h in HOLES)]
    outline(edges[0], T - 0.003, (0, 0, -T + 0.0015), m["laminate"], 0.001, edges[1:])
    for z in (-0.002, -T):
        outline(rounded(W - 0.008, D - 0.008, 0.066), 0.002, (0, 0, z), m["mask"], 0.0006, edges[1:])
    for x, y in HOLES:
        outline(circle(0.035, (x, y)), T, (0, 0, -T), m["gold"], 0.0005, [circle(0.031, (x, y))])
    return gather("core")


kinds = {k: small(k, *v) for k, v in dict(tan=(0.040, 0.025, 0.022, "tan"), brown=(0.040, 0.025, 0.024, "brown"), black=(0.034, 0.019, 0.011, "epoxy"), fine=(0.032, 0.017, 0.015, "tan"), led=(0.036, 0.022, 0.014, "led")).items()}

if __name__ == "__main__":
    front, rear = top(), bottom()
    core = plate()
    for x, y in ((0.5, 0.3), (-0.5, 0.3), (0.5, -0.3), (-0.5, -0.3)):
        cylinder(0.045, 0.05, (x, y, 0.025), m["dark"], 0.008)
    feet = gather("feet")

    lean = math.radians(14)
    base = stand(lean)
    flat, back = at(-0.36, -0.50, 0, 4), at(0.38, 0.36, 0, 10)
    upright = back @ Matrix.Translation((0, 0, 0.085)) @ Matrix.Rotation(math.pi / 2 - lean, 4, "X") @ Matrix.Translation((0, D / 2, T / 2))
    other = upright @ Matrix.Rotation(math.pi, 4, "Y") @ Matrix.Translation((0, 0, T))
    for c, matrix in ((feet, flat), (core, flat @ at(0, 0, 0.05 + T)), (front, flat @ at(0, 0, 0.05 + T)), (base, back), (core, other), (front, other), (rear, upright)):
        scene.collection.objects.link(put(c, matrix))
    fade(floor())
    daylight()
    area((0.6, -3.6, 2.6), (0.1, 0.4, 0.5), (1.6, 1.6), 40)
    camera((-1.3, -4.9, 3.3), (0.02, -0.05, 0.36), 66, (-0.03, -0.044))
    render(__file__, 1600, 1200, 36)
