"""The gateway taken apart: one picture for each layer, by a parallel camera, so that a layer moves straight down to its place.

`-- 0.4 24 lid` makes a draft of one picture; the names are those of PICTURES. The last two parts of the housing, the
closed product and the stack come from the pictures before them, which `cutout.py` has cleaned. Each layer is lit where it belongs in the closed
product (the camera moves down instead), so that its colors match when the layers come together. `lifted` is the closed product
without its shadow, `carton` its empty box in a frame of 4/3 of the size, `carton-shaded` that box with the shadow of the
product in it, and `carton-shade` of that what is inside the box.
"""
import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parent))
import json
import math

import numpy
from mathutils import Matrix, Vector

import gateway as parts
from carton import DEPTH, HEIGHT as BOX_HEIGHT, PLACE, WALL, WIDTH as BOX_WIDTH, carton
from gateway import *
from studio import *
from surroundings import COOL, black_ground, lamps, low_sun

PICTURES = ("housing", "board", "gasket", "lid", "screws", "housing-front", "housing-rim", "closed", "stack", "lifted", "carton", "carton-shaded", "carton-shade")
# and the end of the names of its pictures
NIGHT = "night" in sys.argv
SUFFIX = "-dark" if NIGHT else ""
RENDERED = ("housing", "board", "gasket", "lid", "screws", "carton", "carton-shaded")
WIDTH, HEIGHT = 2000, 1500
SPAN = 3.37
TALL = SPAN * HEIGHT / WIDTH
# how far each layer travels down, in percent of the height of the frame: whole pixels also in drafts of 40 %
TRAVEL = {"housing": 0, "board": 19.5, "gasket": 27.5, "lid": 39, "screws": 51.5}
FORWARD = (Vector((0.10, 0.25, 0.50)) - Vector((-2.8, -6.9, 4.6))).normalized()
RIGHT = FORWARD.cross(Vector((0, 0, 1))).normalized()
UP = RIGHT.cross(FORWARD)
# the housing's lowest point lies at 94 % of the height
MIDDLE = min(Vector((x, y, 0)).dot(UP) for x, y in rounded(W - 0.012, D - 0.012, 0.184, 24)) + 0.44 * TALL
# of the frame of the carton: its size, and how far its middle is below that of the product, in heights of the latter
WIDER, LOWER = 4 / 3, 0.07


def lift(layer):
    return TRAVEL[layer] / 100 * TALL / UP.z


def view(down=0.0, size=1.0):
    """A parallel camera, moved down by `down` meters, with a frame of `size`."""
    o = camera((0, 0, 0), FORWARD)
    o.data.type, o.data.ortho_scale, o.data.clip_end = "ORTHO", SPAN * size, 60
    o.location = UP * MIDDLE - FORWARD * 12 - Vector((0, 0, down))


def lights(m, center=(0.5, 0.3)):
    """Those of the closed gateway in enclosure.py; at night, the ground around `center` is lit."""
    if NIGHT:
        lamps(m, center, 0.42)
        # without the bloom, which has no alpha
        bpy.context.scene.use_nodes = False
        return
    low_sun()


def node(mat, kind, *inputs, **settings):
    """Adds a shader node; an input is a value or an output of another node."""
    o = mat.node_tree.nodes.new("ShaderNode" + kind)
    for k, v in settings.items():
        setattr(o, k, v)
    for socket, v in zip(o.inputs, inputs):
        if isinstance(v, bpy.types.NodeSocket):
            mat.node_tree.links.new(v, socket)
        elif v is not None:
            socket.default_value = v
    return o.outputs


def fade(o, size=1.0):
    """Lets the floor vanish away from the product, so that its shadow ends inside a picture of `size`."""
    mat = material("floor", (0.8, 0.8, 0.8), 0, 0.9)
    place = node(mat, "VectorMath", node(mat, "NewGeometry")["Position"], (0.05, 0.12, 0), operation="SUBTRACT")[0]
    ahead = Vector((FORWARD.x, FORWARD.y, 0)).normalized() / (1.12 * size)
    u = node(mat, "VectorMath", place, RIGHT / (1.50 * size), operation="DOT_PRODUCT")["Value"]
    v = node(mat, "VectorMath", place, ahead, operation="DOT_PRODUCT")["Value"]
    far = node(mat, "VectorMath", node(mat, "CombineXYZ", u, v)[0], operation="LENGTH")["Value"]
    ramp = node(mat, "MapRange", far, 0.62, 1.0, 1.0, 0.0, interpolation_type="SMOOTHSTEP")[0]
    mat.node_tree.links.new(ramp, mat.node_tree.nodes["Principled BSDF"].inputs["Alpha"])
    o.data.materials.append(mat)


def ground(size=1.0):
    """What the product is on: by day its shadow, which fades inside a picture of `size`, at night the light of the lamps."""
    if NIGHT:
        return black_ground()
    o = floor()
    fade(o, size)
    return o


def built(layer, m):
    """Builds one layer and returns its objects."""
    before = set(bpy.context.collection.objects)
    housing(m, True) if layer == "housing" else getattr(parts, layer)(m)
    return set(bpy.context.collection.objects) - before


def marked(name, white):
    """A material that is white where `white`, and only on the sides towards the camera; above the groove for the rim."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    n = mat.node_tree.nodes
    n.clear()
    place = node(mat, "NewGeometry")["Position"]
    core = node(mat, "VectorMath", node(mat, "VectorMath", place, (0.19 - W / 2, 0.19 - D / 2, 0), operation="MAXIMUM")[0], (W / 2 - 0.19, D / 2 - 0.19, 0), operation="MINIMUM")[0]
    out = node(mat, "VectorMath", place, core, operation="SUBTRACT")[0]
    side = node(mat, "VectorMath", out, (-FORWARD.x, -FORWARD.y, 0), operation="DOT_PRODUCT")["Value"]
    near = node(mat, "Math", side, 0.0, operation="GREATER_THAN")[0]
    high = node(mat, "Math", node(mat, "SeparateXYZ", place)["Z"], H - 0.02 if name == "rim" else -1.0, operation="GREATER_THAN")[0]
    both = node(mat, "Math", near, high, operation="MULTIPLY")[0]
    node(mat, "OutputMaterial", node(mat, "Emission", (1, 1, 1, 1), node(mat, "Math", both, float(white), operation="MULTIPLY")[0])[0])
    return mat


def pixels(name, change=None, end=""):
    """Reads the picture of a layer as an array of rows from below, or writes it."""
    path = str(Path(__file__).with_name("gateway-layer-%s%s%s.png" % (name, SUFFIX, end)))
    if change is None:
        image = bpy.data.images.load(path)
        width, height = image.size
        values = numpy.empty(width * height * 4, numpy.float32)
        image.pixels.foreach_get(values)
        return values.reshape(height, width, 4)
    image = bpy.data.images.new(name, change.shape[1], change.shape[0], alpha=True)
    image.file_format = "PNG"
    image.pixels.foreach_set(numpy.ascontiguousarray(change, numpy.float32).ravel())
    image.filepath_raw = path
    image.save()


def picture(name):
    render(str(Path(__file__).with_name("gateway-layer-%s%s.py" % (name, SUFFIX))), WIDTH, HEIGHT, 36, NIGHT and name in RENDERED)


def derive(name):
    """Cuts out of the picture of the housing its front and left outer wall, or the edge between that and the inside."""
    m = materials()
    sides = {True: marked(name[8:], True), False: marked("hidden", False)}
    objects = built("housing", m)
    bpy.context.view_layer.update()
    for o in objects:
        ends = [o.matrix_world @ Vector(c) for c in o.bound_box]
        outside = max(c.y for c in ends) < 0.02 - D / 2 or max(c.x for c in ends) < 0.02 - W / 2 or o.name.startswith("skin")
        inside = o.name.startswith(("solid", "outline")) and not outside
        o.data.materials.clear()
        o.data.materials.append(sides[outside if name == "housing-front" else inside])
    bpy.context.scene.view_settings.view_transform = "Raw"
    bpy.context.scene.view_settings.look = "None"
    view()
    picture(name)
    whole, part = pixels("housing"), pixels(name)
    # not along the silhouette, where it would darken the mixture with the shadow
    within = numpy.pad(part[..., 3] > 0.999, 1)
    rows, columns = part.shape[:2]
    for i in range(3):
        for j in range(3):
            part[..., 0] *= within[i:i + rows, j:j + columns]
    whole[..., 3] *= numpy.where(part[..., 0] < 0.1, 0, part[..., 0])
    whole[whole[..., 3] == 0] = 0
    pixels(name, whole)


def without_threads(screws, seats):
    """Hides what is in the lid of screws that are in their places; `screws` are rows from below."""
    height, width = screws.shape[:2]
    for seat in seats.values():
        left, right = (round((seat["center"][0] + side * seat["half_width"]) / 100 * width) for side in (-1, 1))
        bottom, top = (round((1 - (seat[edge] + TRAVEL["lid"]) / 100) * height) for edge in ("above", "below"))
        screws[max(bottom, 0):top, left:right, 3] = 0
    return screws


def packing(name):
    """Renders the empty carton around the place of the closed product, which throws its shadow in the shaded one."""
    m = materials()
    ground(WIDER).location.z = -PLACE.z
    lights(m, (0.5, 0.45))
    if NIGHT:
        # what the matt board needs, since it reflects no strips
        area((-4.2, -4.6, 3.4), (0, 0, 0.2), (1.6, 2.4), 250, COOL)
        area((1.6, -5.0, 3.0), (0.6, 0.6, 0.6), (1.2, 1.2), 160, (1, 0.90, 0.80))
    before = set(bpy.context.collection.objects)
    carton(m)
    place(set(bpy.context.collection.objects) - before, Matrix.Translation(-PLACE))
    if name == "carton-shaded":
        before = set(bpy.context.collection.objects)
        gateway(m)
        for o in set(bpy.context.collection.objects) - before:
            o.visible_camera = False
    view(LOWER * TALL / UP.z, WIDER)
    picture(name)


def shade():
    """Leaves of the shaded carton what is inside the box, and makes even what the packed product covers."""
    shaded, product = pixels("carton-shaded"), pixels("lifted")
    height, width = shaded.shape[:2]
    v, u = (numpy.indices((height, width)) + 0.5) / [[[height]], [[width]]] - 0.5
    u, v = u * SPAN * WIDER, v * TALL * WIDER - LOWER * TALL

    def depth(z, across, along, radius, middle=(0, 0)):
        """How far inside a rounded rectangle in a horizontal plane the camera sees a pixel, in meters."""
        start = [RIGHT[i] * u + UP[i] * (MIDDLE + v) for i in range(3)]
        t = (z - start[2]) / FORWARD.z
        out = [numpy.abs(start[i] + FORWARD[i] * t - middle[i]) - size / 2 + radius for i, size in enumerate((across, along))]
        return radius - numpy.hypot(*(numpy.maximum(o, 0) for o in out)) - numpy.minimum(numpy.maximum(*out), 0)

    inside = depth(BOX_HEIGHT - PLACE.z, BOX_WIDTH - 2 * WALL, DEPTH - 2 * WALL, 0.015, -PLACE)
    shaded[..., 3] *= numpy.clip(inside / 0.02 + 1, 0, 1)
    row, column = ((v / TALL + 0.5) * len(product)).astype(int), ((u / SPAN + 0.5) * product.shape[1]).astype(int)
    within = (row >= 0) & (row < len(product)) & (column >= 0) & (column < product.shape[1])
    covered = within & (depth(0.23, W + 0.07, D + 0.07, 0.21) > 0.02)
    covered[covered] = product[row[covered], column[covered], 3] > 0.999
    shaded[covered, :3] = 0.045
    shaded[shaded[..., 3] == 0] = 0
    pixels("carton-shade", shaded)


def without_shadow(name, other):
    """The picture of a layer without what is outside of the outline of the objects of another."""
    whole = pixels(name)
    whole[..., 3] *= pixels(other, end="-outline")[..., 3]
    return whole


def laid_over(is_closed, seats):
    """Lays the pictures of the layers over one another: `stack` is the middle of the open product, `closed` the closed one."""
    below = None
    for layer in ("housing", "board", "housing-rim", "gasket", "housing-front", "lid", "screws"):
        above = pixels(layer)
        down = round(TRAVEL.get(layer, 0) / 100 * len(above)) if is_closed else 0
        if down:
            above = numpy.concatenate((above[down:], numpy.zeros_like(above[:down])))
        if is_closed and layer == "screws":
            above = without_threads(above, seats)
        if below is None:
            below = above
            continue
        a, b = above[..., 3:], below[..., 3:]
        alpha = a + b * (1 - a)
        color = (above[..., :3] * a + below[..., :3] * b * (1 - a)) / numpy.maximum(alpha, 1e-6)
        below = numpy.concatenate((color, alpha), 2)
    side = 0 if is_closed else below.shape[1] // 10
    pixels("closed" if is_closed else "stack", below[:, side:below.shape[1] - side])


def spot(point, layer):
    """The place of a point of a layer in the exploded picture, in percent of width and height."""
    p = Vector(point) + Vector((0, 0, lift(layer)))
    return [round(50 + 100 * p.dot(RIGHT) / SPAN, 2), round(50 - 100 * (p.dot(UP) - MIDDLE) / TALL, 2)]


def silhouette(low, high, layer, matrix=Matrix()):
    """The six corners of a box from `low` to `high` as the camera sees it, from the left around by the top."""
    corner = lambda x, y, z: spot(matrix @ Vector(((low, high)[x][0], (low, high)[y][1], (low, high)[z][2])), layer)
    return [corner(*c) for c in ((0, 1, 0), (0, 1, 1), (1, 1, 1), (1, 0, 1), (1, 0, 0), (0, 0, 0))]


def ellipse(center, radius, normal, layer):
    """Center, the two radii in percent of the frame's width and the clockwise turn in degrees of a circle seen by the camera."""
    tip = abs(Vector(normal).dot(FORWARD))
    n = Vector(normal)
    turn = math.degrees(math.atan2(-n.dot(UP), n.dot(RIGHT))) + 90
    return dict(center=spot(center, layer), radii=[round(100 * radius / SPAN, 2), round(100 * radius * tip / SPAN, 2)], turn=round((turn + 90) % 180 - 90, 1) + 0.0)


def front():
    """What of the carton is before the packed product, in percent of the carton's frame: from the near edge of its place down."""
    edge = [Vector((x, y, 0.232)) for x, y in rounded(W + 0.07, D + 0.07, 0.21, 6)]
    points = [(50 + 100 * p.dot(RIGHT) / (SPAN * WIDER), 50 - 100 * (p.dot(UP) - MIDDLE + LOWER * TALL) / (TALL * WIDER)) for p in edge]
    first, last = points.index(min(points)), points.index(max(points))
    near = points[first:last + 1] if first <= last else points[first:] + points[:last + 1]
    return [[round(x, 1), round(y, 1)] for x, y in near]


def write_places():
    """Writes the travel of the layers and the places of their parts."""
    top = H + 0.012 + LID
    seats = {}
    for x, y in SCREWS:
        u, v = spot((x, y, top), "lid")
        seats["back" * (y > 0) + "front" * (y < 0) + ("-right" if x > 0 else "-left")] = dict(
            center=[u, v], half_width=round(100 * 0.029 / SPAN, 2), below=round(v + 100 * 0.042 * -FORWARD.z / TALL, 2), above=round(v + 100 * 0.31 * UP.z / TALL, 2))
    places = dict(
        screw=spot((0.65, -0.40, top + 0.02), "screws"),
        lid=spot((0.056 - W / 2, 0.056 - D / 2, H + 0.012 + LID / 2), "lid"),
        light_ring=ellipse((0.27, 0.03, top), 0.205, (0, 0, 1), "lid"),
        gasket=spot((0.077 - W / 2, 0.077 - D / 2, H + 0.01), "gasket"),
        board=spot(BOARD @ Vector((-0.40, -0.44, 0)), "board"),
        processor=silhouette((-0.244, -0.068, 0), (0.036, 0.212, 0.040), "board", BOARD),
        radio=silhouette((0.256, 0.047, 0), (0.544, 0.309, 0.058), "board", BOARD),
        connector_4=silhouette((0.2525, -0.344, 0), (0.5175, -0.226, 0.136), "board", BOARD),
        connector_3=silhouette((0.556, -0.2325, 0), (0.674, -0.0175, 0.136), "board", BOARD),
        usb=silhouette((-0.740, -0.040, 0.004), (-0.590, 0.140, 0.070), "board", BOARD),
        housing=spot((W / 2 - 0.045, 0.068 - D / 2, 0.15), "housing"),
        sockets=[ellipse((x, -D / 2 - 0.12, 0.15), 0.078, (0, 1, 0), "housing") for x in (-0.36, 0, 0.36)],
    )
    text = json.dumps(dict(travel=TRAVEL, places=places, screw_seats=seats, carton_front=front()), indent=1)
    Path(__file__).with_suffix(".json").write_text(text)
    print(text)
    return seats


def main(name):
    reset()
    seats = write_places()
    if name in ("housing-front", "housing-rim"):
        return derive(name)
    if name in ("closed", "stack"):
        return laid_over(name == "closed", seats)
    if name in ("carton", "carton-shaded"):
        return packing(name)
    if name == "carton-shade":
        return shade()
    if name == "lifted":
        gateway(materials())
        view()
        picture(name)
        return pixels(name, without_shadow("closed", "lifted"))
    m, base = materials(), ground()
    lights(m)
    base.visible_camera = name == "housing"
    if name != "housing":
        bpy.context.scene.render.film_transparent = True
    built(name, m)
    if name == "screws":
        # their heads reflect the lid as in the closed product
        for o in built("lid", m):
            o.visible_camera = o.visible_shadow = False
    view(lift(name))
    picture(name)


extra = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
main(extra[2] if len(extra) > 2 else "stack")
