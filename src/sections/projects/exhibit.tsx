import { cx } from "class-variance-authority";
import type { Photo } from "#lib/image/picture.ts";
import { Picture, type PictureProps } from "#ui/picture.tsx";

export type ExhibitProps = Pick<PictureProps, "sizes"> & {
  /** When the picture loads; that of a page’s first screen is `eager`. @default lazy */
  loading?: "eager" | "lazy";
  /** The number of the project, written large behind its picture. */
  id: string;
  /** A cut-out or a photograph. */
  image: Photo;
  /** `place`: in a frame of the shelf; `sheet`: as large as the page of the project allows, a photograph uncropped. */
  layout: "place" | "sheet";
};

/**
 * The picture of a project: a cut-out that stands on the lower edge of its place, which a parent draws as a line, or a
 * photograph as a framed print, which is lower than its place. Its number, in view above a print, moves
 * slowly behind it while the page scrolls; both number and movement are decorative.
 *
 * Requires: a `relative` parent.
 */
export function Exhibit({ id, image, layout, ...picture }: ExhibitProps) {
  const isCutOut = image.picture.kind === "cutout";
  return (
    <>
      <BackNumber value={id.padStart(2, "0")} isBehindPrint={!isCutOut} />
      {isCutOut ? (
        <CutOut image={image} layout={layout} {...picture} />
      ) : (
        <Print image={image} layout={layout} {...picture} />
      )}
    </>
  );
}

/** The number behind an object, as high as its place; a print in a small window would cover it. */
function BackNumber({ value, isBehindPrint }: { value: string; isBehindPrint: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 75"
      preserveAspectRatio="xMinYMin"
      className={cx(
        "pointer-events-none absolute inset-0 size-full drift-on-scroll",
        isBehindPrint && "max-md:hidden print:hidden",
      )}
    >
      {/* the fill covers the parts of the outline where the strokes of a figure overlap */}
      <text
        x="0"
        y="54"
        fontSize="66"
        strokeWidth="0.8"
        paintOrder="stroke"
        className="fill-numeral stroke-numeral-edge display-text"
      >
        {value}
      </text>
    </svg>
  );
}

/** Of the frame, an eighth is the shadow below the line. The picture of a page’s first screen does not move. */
function CutOut({ image: { picture, alt }, layout, ...rest }: Omit<ExhibitProps, "id">) {
  return (
    <div className="relative w-full origin-bottom translate-y-1/8 transition-transform duration-slow ease-standard group-hover:scale-hover">
      <div className={cx(layout === "place" && "settle-on-scroll")}>
        <Picture picture={picture} alt={alt} ratio="photo" {...rest} />
      </div>
    </div>
  );
}

function Print({ image: { picture, alt }, layout, ...rest }: Omit<ExhibitProps, "id">) {
  if (layout === "sheet")
    return (
      <div className="relative w-full max-w-photo border-thin border-b-0 border-control bg-raised p-2 pb-0 md:ms-auto md:p-4 md:pb-0">
        <Picture picture={picture} alt={alt} {...rest} />
      </div>
    );
  return (
    <div className="relative aspect-photo w-10/12 border-thin border-control bg-raised p-2">
      <Picture picture={picture} alt={alt} ratio="fill" {...rest} />
    </div>
  );
}
