import cartonDark from "#assets/gateway-layer-carton-dark.webp?cutout";
import shadeDark from "#assets/gateway-layer-carton-shade-dark.webp?cutout";
import shade from "#assets/gateway-layer-carton-shade.webp?cutout";
import carton from "#assets/gateway-layer-carton.webp?cutout";
import productDark from "#assets/gateway-layer-lifted-dark.webp?cutout";
import product from "#assets/gateway-layer-lifted.webp?cutout";
import { gatewayLayers, type LayerName } from "#content/gateway-layers.ts";

/** One part of the exploded view. Places are percentages of the picture's width and height. */
export type DrawingPart = {
  readonly name: string;
  readonly material: string;
  readonly quantity: number;
  /** The layer of the picture that shows the part. */
  readonly layer: LayerName;
  /** The outline of a part that is not the whole layer, as the data of an SVG path. */
  readonly shape?: string;
  /** The side of the picture on which the part's number is, and how far down. */
  readonly label: { readonly side: "left" | "right"; readonly y: number };
  /** The point of the part at which its leader line ends. */
  readonly anchor: { readonly x: number; readonly y: number };
};

/** The parts in the order of the parts list: that of their numbers in the drawing, from top to bottom. */
const parts: readonly DrawingPart[] = [
  {
    name: "Screw",
    material: "M3 × 16, stainless steel",
    quantity: 4,
    layer: "screws",
    label: { side: "right", y: 12 },
    anchor: { x: 72.3, y: 18.8 },
  },
  {
    name: "Lid",
    material: "Aluminum, anodized ink blue",
    quantity: 1,
    layer: "lid",
    label: { side: "left", y: 20 },
    anchor: { x: 30.4, y: 36.5 },
  },
  {
    name: "Light ring",
    material: "Polycarbonate, opal",
    quantity: 1,
    layer: "lid",
    shape: "M50.7 27.3a6.4 4.2 0 1 0 12.8 0a6.4 4.2 0 1 0 -12.8 0Z",
    label: { side: "right", y: 28 },
    anchor: { x: 62.5, y: 27.3 },
  },
  {
    name: "Gasket",
    material: "Silicone, 50 Shore A",
    quantity: 1,
    layer: "gasket",
    label: { side: "left", y: 34 },
    anchor: { x: 30.8, y: 47.9 },
  },
  {
    name: "Radio module",
    material: "RF-02, tin-plated shield",
    quantity: 1,
    layer: "board",
    shape: "M52.9 50.9L52.9 49.2L59.7 47.5L62.2 51.3L62.2 53.1L55.4 54.8Z",
    label: { side: "right", y: 44 },
    anchor: { x: 59.2, y: 48.7 },
  },
  {
    name: "Processor",
    material: "MX-480, 100-pin package",
    quantity: 1,
    layer: "board",
    shape: "M42 55.4L42 54.2L48.6 52.5L51.3 56.6L51.3 57.8L44.7 59.5Z",
    label: { side: "left", y: 48 },
    anchor: { x: 46.6, y: 55.5 },
  },
  {
    name: "Wire connector",
    material: "Polyamide, 2.5\u00a0mm pitch",
    quantity: 2,
    layer: "board",
    shape:
      "M57.9 58.9L57.9 54.8L64.2 53.2L65.3 54.9L65.3 59L59 60.6ZM63.1 54L63.1 49.9L65.9 49.2L68 52.4L68 56.4L65.2 57.1Z",
    label: { side: "right", y: 60 },
    anchor: { x: 62.5, y: 57 },
  },
  {
    name: "USB-C connector",
    material: "Shielded, mid-mount",
    quantity: 1,
    layer: "board",
    shape: "M30.9 59.3L30.9 57.3L34.5 56.4L36.2 59.1L36.2 61.1L32.7 62Z",
    label: { side: "left", y: 62 },
    anchor: { x: 33.3, y: 59 },
  },
  {
    name: "Circuit board",
    material: "FR-4, six layers, ENIG",
    quantity: 1,
    layer: "board",
    label: { side: "left", y: 76 },
    anchor: { x: 44.5, y: 66 },
  },
  {
    name: "Housing with fins",
    material: "EN AW-6082, machined, bead-blasted",
    quantity: 1,
    layer: "housing",
    label: { side: "right", y: 74 },
    anchor: { x: 72.5, y: 81.5 },
  },
  {
    name: "Circular connector",
    material: "M12, five-pin, sealed",
    quantity: 3,
    layer: "housing",
    shape:
      "M44.2 88.7a3.4 4.5 0 1 0 6.8 0a3.4 4.5 0 1 0 -6.8 0ZM54.1 86.2a3.4 4.5 0 1 0 6.8 0a3.4 4.5 0 1 0 -6.8 0ZM64 83.7a3.4 4.5 0 1 0 6.8 0a3.4 4.5 0 1 0 -6.8 0Z",
    label: { side: "left", y: 90 },
    anchor: { x: 47, y: 89.3 },
  },
];

/** The annotated exploded view on the home page. */
export const gatewayDrawing = {
  eyebrow: "Drawing KV-480-01",
  title: "One gateway, every part accounted for",
  lead: "We design the board and the housing, buy the parts and put the product in its carton. Here's the sheet.",
  layers: gatewayLayers,
  packing: {
    product: { ...product, dark: productDark },
    carton: { ...carton, dark: cartonDark },
    shade: { ...shade, dark: shadeDark },
  },
  alt: "Exploded view of an edge gateway: four screws, a blue lid with a light ring, an orange gasket, a circuit board, and a metal housing with fins and round connectors.",
  parts,
  moments: {
    opening: "Four screws open it",
    complete: "All eleven parts",
    closing: "Four screws close it",
    testing: "Tested before it ships",
    packing: "Into its own carton",
    packed: "Tested and packed",
  },
  tests: {
    seal: { value: "IP67", label: "after fifty openings" },
    heat: { value: "14\u00a0°C", label: "to spare at 122\u00a0°F (50\u00a0°C)" },
    power: { value: "9\u00a0W", label: "at full load, without a fan" },
  },
  dimension: "148.00 ±0.10",
  titleBlock: [
    { term: "Title", detail: "Edge gateway MX-480" },
    { term: "Drawing", detail: "KV-480-01, rev. C" },
    { term: "Scale", detail: "Not to scale" },
    { term: "Dimensions", detail: "Millimeters" },
  ],
};
