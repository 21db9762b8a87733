import { gatewayLayers, type LayerName } from "#content/gateway-layers.ts";
import { packaging } from "#content/project-photo.ts";

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
    anchor: { x: 75.2, y: 16.3 },
  },
  {
    name: "Lid",
    material: "Aluminum, anodized ink blue",
    quantity: 1,
    layer: "lid",
    label: { side: "left", y: 20 },
    anchor: { x: 40.0, y: 39.3 },
  },
  {
    name: "Light ring",
    material: "Polycarbonate, opal",
    quantity: 1,
    layer: "lid",
    shape: "M47.7 26.1a8.7 4.3 0 1 0 17.4 0a8.7 4.3 0 1 0 -17.4 0Z",
    label: { side: "right", y: 28 },
    anchor: { x: 59.9, y: 29.0 },
  },
  {
    name: "Gasket",
    material: "Silicone, 50 Shore A",
    quantity: 1,
    layer: "gasket",
    label: { side: "left", y: 34 },
    anchor: { x: 34.7, y: 51.3 },
  },
  {
    name: "Radio module",
    material: "RF-02, tin-plated shield",
    quantity: 1,
    layer: "board",
    shape: "M51.5 50.5L58.5 47.6L62.5 51.5L62.4 52.7L55.3 55.2L51.5 51.4Z",
    label: { side: "right", y: 44 },
    anchor: { x: 56.9, y: 50.2 },
  },
  {
    name: "Processor",
    material: "MX-480, 100-pin package",
    quantity: 1,
    layer: "board",
    shape: "M39.8 56.6L46.8 52.2L52.6 57L52.4 58.4L46.2 61.5L40 58.4Z",
    label: { side: "left", y: 48 },
    anchor: { x: 45.7, y: 57.2 },
  },
  {
    name: "Wire connector",
    material: "Polyamide, 2.5\u00a0mm pitch",
    quantity: 2,
    layer: "board",
    shape:
      "M58.8 57.3L65.8 54.8L66.6 60L59.8 62.3L58.8 61ZM63.6 51.5L65.6 50.6L69.8 53.6L69.8 57.4L67 58.4L66 54.6L63.6 53.6Z",
    label: { side: "right", y: 60 },
    anchor: { x: 63.0, y: 58.5 },
  },
  {
    name: "USB-C connector",
    material: "Shielded, mid-mount",
    quantity: 1,
    layer: "board",
    shape: "M29.8 59.5L33.6 57.2L35.4 58.8L35.2 60.6L31.2 62.6L30 61.8Z",
    label: { side: "left", y: 62 },
    anchor: { x: 32.7, y: 59.8 },
  },
  {
    name: "Circuit board",
    material: "FR-4, six layers, ENIG",
    quantity: 1,
    layer: "board",
    label: { side: "left", y: 76 },
    anchor: { x: 40.9, y: 68.8 },
  },
  {
    name: "Housing with fins",
    material: "EN AW-6082, machined, bead-blasted",
    quantity: 1,
    layer: "housing",
    label: { side: "right", y: 76 },
    anchor: { x: 73.7, y: 73.6 },
  },
  {
    name: "Circular connector",
    material: "M12, five-pin, sealed",
    quantity: 3,
    layer: "housing",
    shape:
      "M43.9 87.4a2.6 3.5 0 1 0 5.2 0a2.6 3.5 0 1 0 -5.2 0ZM54.8 83.6a2.5 3.4 0 1 0 5.0 0a2.5 3.4 0 1 0 -5.0 0ZM65.0 79.9a2.5 3.3 0 1 0 5.0 0a2.5 3.3 0 1 0 -5.0 0Z",
    label: { side: "left", y: 90 },
    anchor: { x: 46.3, y: 87.5 },
  },
];

/** The annotated exploded view on the home page. */
export const gatewayDrawing = {
  eyebrow: "Drawing KV-480-01",
  title: "One gateway, every part accounted for",
  lead: "We design the board and the housing, buy the parts and put the product in its carton. Here's the sheet.",
  layers: gatewayLayers,
  carton: packaging.picture,
  alt: "Exploded view of an edge gateway: four screws, a blue lid with a light ring, an orange gasket, a circuit board, and a metal housing with fins and round connectors.",
  parts,
  dimension: "148.00 ±0.10",
  titleBlock: [
    { term: "Title", detail: "Edge gateway MX-480" },
    { term: "Drawing", detail: "KV-480-01, rev. C" },
    { term: "Scale", detail: "Not to scale" },
    { term: "Dimensions", detail: "Millimeters" },
  ],
};
