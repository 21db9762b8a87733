import { cx } from "class-variance-authority";
import type { Photo } from "#lib/image/picture.ts";
import { Picture, type PictureProps } from "#ui/picture.tsx";

export type ExhibitProps = Pick<PictureProps, "sizes"> & {
  /** When the picture loads; that of a page’s first screen is `eager`, and does not move. @default lazy */
  loading?: "eager" | "lazy";
  /** The number of the project, written large behind its picture. */
  id: string;
  /** A cut-out. */
  image: Photo;
};

/**
 * The picture of a project, on the lower edge of its place, which a parent draws as a line. Its number moves slowly behind
 * it while the page scrolls; both number and movement are decorative.
 *
 * Requires: a `relative` parent, and a cut-out of 4 : 3 with the foot of the object at seven eighths of its height.
 */
export function Exhibit({ id, image: { picture, alt }, loading, ...rest }: ExhibitProps) {
  return (
    <>
      <BackNumber value={id} />
      <div className="relative w-full origin-bottom translate-y-1/8 transition-transform duration-slow ease-standard group-hover:scale-hover">
        <div className={cx(loading !== "eager" && "settle-on-scroll")}>
          <Picture picture={picture} alt={alt} ratio="photo" loading={loading} {...rest} />
        </div>
      </div>
    </>
  );
}

/** The number of a project in two large digits, behind its object. */
function BackNumber({ value }: { value: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 75"
      preserveAspectRatio="xMinYMin"
      className="pointer-events-none absolute inset-0 size-full drift-on-scroll"
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
        {value.padStart(2, "0")}
      </text>
    </svg>
  );
}
