"""What surrounds the objects: bands of light for the metal to reflect, the fade of the shadow towards the border, the night."""
import bpy

from studio import area, floor, material

COOL, BLUE, WARM = (0.72, 0.86, 1), (0.22, 0.46, 1), (1, 0.93, 0.84)


def ground(color=(0.80, 0.745, 0.655)):
    """A seamless sheet of warm white paper."""
    o = floor()
    o.is_shadow_catcher = False
    o.data.materials.append(material("ground", color, 0, 0.9))
    return o


def flag(location, size, rotation=(0, 0, 0), gray=0.02):
    """A dark card that only reflections see: it gives bright metal its contrast."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=location, rotation=rotation)
    o = bpy.context.object
    o.scale = (*size, 1)
    o.data.materials.append(material("flag", (gray, gray * 0.97, gray * 0.93), 0, 1))
    o.visible_camera = o.visible_shadow = o.visible_diffuse = False


def reflections(light=(0.93 * 0.55, 0.96 * 0.55, 0.55)):
    """Lets shiny surfaces see soft bright and dark bands around the studio; on everything else falls even `light`."""
    tree = bpy.context.scene.world.node_tree
    n, link = tree.nodes, tree.links.new
    where, split, ramp = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeSeparateXYZ"), n.new("ShaderNodeValToRGB")
    stretch, path, choose = n.new("ShaderNodeMapRange"), n.new("ShaderNodeLightPath"), n.new("ShaderNodeMix")
    stretch.inputs["From Min"].default_value = -1
    ramp.color_ramp.interpolation = "EASE"
    bands = ((0.0, 0.7), (0.25, 0.12), (0.46, 0.6), (0.55, 0.28), (0.62, 1.35), (0.69, 0.3), (0.80, 0.9), (1.0, 0.1))
    while len(ramp.color_ramp.elements) < len(bands):
        ramp.color_ramp.elements.new(0.5)
    for e, (at, v) in zip(ramp.color_ramp.elements, bands):
        e.position, e.color = at, (v * 0.96, v * 0.98, v, 1)
    choose.data_type = "RGBA"
    choose.inputs[6].default_value = (*light, 1)
    link(where.outputs["Generated"], split.inputs[0])
    link(split.outputs["X"], stretch.inputs["Value"])
    link(stretch.outputs["Result"], ramp.inputs["Fac"])
    link(path.outputs["Is Glossy Ray"], choose.inputs[0])
    link(ramp.outputs["Color"], choose.inputs[7])
    link(choose.outputs[2], n["Background"].inputs[0])
    n["Background"].inputs[1].default_value = 1


def sky(low, high, start=0.55, color=(1, 0.985, 0.96)):
    """Light from all around, `high` from above and `low` from the sides, so that metal has something dark to reflect."""
    tree = bpy.context.scene.world.node_tree
    place, axes, ramp = (tree.nodes.new("ShaderNode" + k) for k in ("TexCoord", "SeparateXYZ", "MapRange"))
    ramp.interpolation_type = "SMOOTHSTEP"
    for socket, v in zip(ramp.inputs[1:], (start, 0.97, low, high)):
        socket.default_value = v
    background = tree.nodes["Background"]
    background.inputs[0].default_value = (*color, 1)
    for a, b in ((place.outputs["Generated"], axes.inputs[0]), (axes.outputs["Z"], ramp.inputs[0]), (ramp.outputs[0], background.inputs[1])):
        tree.links.new(a, b)


def fade(share=0.92, blur=4.8):
    """Lets the last of the shadow run out before the border of the picture; the objects lie inside and keep their alpha."""
    scene = bpy.context.scene
    scene.use_nodes = True
    n, link = scene.node_tree.nodes, scene.node_tree.links.new
    mask, soft, alpha = n.new("CompositorNodeBoxMask"), n.new("CompositorNodeBlur"), n.new("CompositorNodeSetAlpha")
    mask.width, mask.height = share, share * 0.75
    soft.filter_type, soft.use_relative, soft.aspect_correction = "GAUSS", True, "Y"
    soft.factor_x = soft.factor_y = blur
    alpha.mode = "APPLY"
    link(mask.outputs[0], soft.inputs["Image"])
    link(n["Render Layers"].outputs["Image"], alpha.inputs["Image"])
    link(soft.outputs[0], alpha.inputs["Alpha"])
    link(alpha.outputs[0], n["Composite"].inputs["Image"])


def night(m, center, reach, light, *around):
    """Turns the ground navy, lets the orange parts of the gateway glow, and dims the sky to `around`.

    The ground is `light` times as bright around `center` and darkens within `reach` of it, both as shares of the picture, so
    that the picture ends as dark as the page around it.
    """
    tree = bpy.data.materials["ground"].node_tree
    surface = tree.nodes["Principled BSDF"].inputs
    place, far, ramp, mix = (tree.nodes.new("ShaderNode" + k) for k in ("TexCoord", "VectorMath", "MapRange", "MixRGB"))
    far.operation, far.inputs[1].default_value = "DISTANCE", (*center, 0)
    ramp.interpolation_type, ramp.inputs[2].default_value = "SMOOTHSTEP", reach
    for socket, color in zip(mix.inputs[1:], ((0.013, 0.033, 0.085), (0.0031, 0.0074, 0.0170))):
        socket.default_value = (*(c * light for c in color), 1)
    surface["Specular"].default_value = 0.1
    for a, b in ((place.outputs["Window"], far.inputs[0]), (far.outputs["Value"], ramp.inputs[0]), (ramp.outputs[0], mix.inputs[0]),
                 (mix.outputs[0], surface["Base Color"])):
        tree.links.new(a, b)
    for name, color, strength in (("gasket", (1, 0.08, 0.008), 0.13), ("ring", (1, 0.08, 0.008), 0.4), ("glow", (1, 0.60, 0.32), 3.2)):
        if name not in m:
            continue
        part = m[name].node_tree.nodes["Principled BSDF"].inputs
        part["Emission"].default_value, part["Emission Strength"].default_value = (*color, 1), strength
    sky(*around, color=COOL)
    bloom(0.10)


def low_sun():
    """The light on the gateway by day: from behind, so that its shadow falls forward, with a sheen on the lid."""
    reflections((0.31, 0.36, 0.45))
    area((-2.6, 1.6, 4.2), (0, 0, 0), (1.2, 1.2), 380, (1, 0.96, 0.90))
    area((-3.8, -2.4, 1.6), (0, 0, 0.2), (0.8, 2.6), 95)
    area((3.6, -3.2, 2.2), (0, 0, 0), (2, 1), 22)
    # the sheen on the lid
    area((1.0, 3.5, 2.1), (0.6, 0.3, 0.3), (0.5, 2.2), 100, (0.50, 0.70, 1)).visible_diffuse = False


def black_ground():
    """A ground that is seen where the lamps light it."""
    bpy.context.scene.render.film_transparent = False
    o = ground((0, 0, 0))
    bpy.data.materials["ground"].node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 1
    return o


def lamps(m, center=(0.5, 0.5), reach=0.5):
    """The lamps of the gateway at night: a sheen on the lid and a rim light from behind, strips that only metal reflects."""
    night(m, center, reach, 1.3, 0.005, 0.22)
    bpy.data.materials["ground"].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    blue = (0.36, 0.60, 1)
    area((-1.6, 3.0, 3.4), (0, 0, 0), (1.2, 1.2), 420, blue).visible_glossy = False
    for where, target, size, power, color in (
        ((2.8, 3.6, 2.4), (0.4, 0, 0.3), (1.0, 1.0), 95, blue),
        ((0.4, 4.4, 0.7), (0, 0.3, 0.3), (3.6, 0.25), 45, blue),
        ((0.2, -0.6, 3.0), (0.1, -0.5, 0.3), (3.4, 0.16), 800, blue),
        ((-2.2, 3.4, 1.2), (-0.7, 0, 0.3), (1.6, 0.3), 75, COOL),
        ((-3.0, -2.2, 0.8), (-0.7, -0.4, 0.2), (0.3, 2.0), 80, WARM),
        ((3.2, 0.3, 0.6), (0.7, -0.3, 0.2), (0.3, 1.2), 40, COOL),
        ((0.24, -0.10, 0.47), (0.24, -0.10, 0.3), (0.42, 0.22), 0.3, (1, 0.36, 0.10)),
        ((-0.9, -1.35, 0.02), (-0.8, -0.5, 0.2), (1.3, 0.2), 9, COOL),
    ):
        o = area(where, target, size, power, color)
        o.visible_diffuse = o.visible_camera = False


def bloom(strength):
    """Lets the light spread a little in the lens."""
    scene = bpy.context.scene
    scene.use_nodes = True
    n = scene.node_tree.nodes
    n.clear()
    source, glare, out = (n.new("CompositorNode" + k) for k in ("RLayers", "Glare", "Composite"))
    glare.glare_type, glare.quality, glare.threshold, glare.size, glare.mix = "FOG_GLOW", "HIGH", 1.2, 8, strength - 1
    scene.node_tree.links.new(source.outputs["Image"], glare.inputs[0])
    scene.node_tree.links.new(glare.outputs[0], out.inputs[0])
