import path from "node:path";
import { type ColorValue, formatColor } from "#tools/tokens/contrast.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";

/** The size of all cards in pixels, which every network shows uncropped. */
export const width = 1200;
export const height = 630;
/** The width of the part with the text, and of the empty space around it. */
export const panel = 640;
export const margin = 64;

/** The folder of pictures and fonts. */
export const assets = path.resolve(import.meta.dirname, "../../assets");

const tokens = (await readTokens()).resolver.apply({});
const inPalette = (name: string) => formatColor(tokens[`palette.${name}`]?.$value as ColorValue);
export const color = { paper: inPalette("paper.50"), ink: inPalette("ink.900"), slate: inPalette("slate.500") };
export const accent = { bar: inPalette("accent.500"), label: inPalette("accent.600") };
