import { addons } from "storybook/preview-api";
import { colorVision, colorVisionNames } from "#tools/tokens/color-vision.ts";

/** The id by which the accessibility addon's toolbar refers to the filter of a color vision deficiency. */
export const filterId = (vision: string) => `storybook-a11y-vision-${vision}`;

/** A matrix over linear RGB as the values of an SVG filter, with a column for alpha and one for a constant. */
const filterValues = (matrix: readonly (readonly number[])[]) =>
  [...matrix.map((row) => [...row, 0, 0].join(" ")), "0 0 0 1 0"].join(" ");

const filters = colorVisionNames
  .map(
    (vision) =>
      `<filter id="${filterId(vision)}" color-interpolation-filters="linearRGB">` +
      `<feColorMatrix type="matrix" values="${filterValues(colorVision[vision].matrix)}"/></filter>`,
  )
  .join("");

/**
 * Replaces the approximate matrices of the accessibility addon, whose 'Vision filter' is in the toolbar, by the published ones:
 * of two filters with one id the first applies. The addon filters stories only; documentation pages follow here.
 */
export function installVisionFilter(): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = `<svg aria-hidden="true" width="0" height="0"><defs>${filters}</defs></svg>`;
  // A filter inside an element without a box is ignored by some browsers.
  holder.hidden = false;
  holder.style.position = "absolute";
  document.body.prepend(holder);
  const apply = ({ globals }: { globals: { vision?: string } }) => {
    const isKnown = globals.vision !== undefined && globals.vision in colorVision;
    if (isKnown || !globals.vision)
      document.body.style.filter = isKnown ? `url("#${filterId(globals.vision ?? "")}")` : "none";
  };
  const channel = addons.getChannel();
  channel.on("setGlobals", apply);
  channel.on("globalsUpdated", apply);
}
