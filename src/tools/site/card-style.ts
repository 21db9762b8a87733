import path from "node:path";
import base from "../../../tokens/base.tokens.json" with { type: "json" };

/** The size of all cards in pixels, which every network shows uncropped. */
export const width = 1200;
export const height = 630;
/** The width of the part with the text, and of the empty space around it. */
export const panel = 640;
export const margin = 64;

/** The folder of pictures and fonts. */
export const assets = path.resolve(import.meta.dirname, "../../assets");

const { paper, ink, accent: steps, slate } = base.palette;
export const color = { paper: paper["50"].$value.hex, ink: ink["900"].$value.hex, slate: slate["500"].$value.hex };
export const accent = { bar: steps["500"].$value.hex, label: steps["600"].$value.hex };
