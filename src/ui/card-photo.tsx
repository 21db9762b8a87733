import { cva, cx } from "class-variance-authority";
import type { Photo } from "#lib/image/picture.ts";
import { Picture } from "#ui/picture.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const frame = cva("overflow-hidden", {
  variants: {
    /** The corners: `none`, square; `card`, the radius of a card. @default none */
    radius: { none: "", card: "rounded-card" },
  },
  defaultVariants: { radius: "none" },
});

export type CardPhotoProps = VariantProps<typeof frame> & {
  /** The picture and its text alternative. */
  photo: Photo;
  /** The aspect ratio: `photo`, 4:3; `square`, 1:1. */
  ratio?: "photo" | "square";
  /** The rendered width, in the syntax of the `sizes` attribute; by default that of a card in a grid of three columns. */
  sizes?: string | undefined;
  /** `eager` for a picture of the first screen, which is preloaded. */
  loading?: "eager" | "lazy";
};

/** The picture of a card; a photograph has a background of its own, a cut-out stands on the card. It grows slightly while a mouse is over the nearest ancestor with the class `group`. */
export function CardPhoto({
  photo,
  ratio = "photo",
  radius,
  sizes = "(width < 37.5rem) 100vw, (width < 60rem) 50vw, (width < 94rem) 31vw, 29rem",
  loading = "lazy",
}: CardPhotoProps) {
  return (
    <div className={cx(frame({ radius }), photo.picture.kind !== "cutout" && "bg-image")}>
      <div className="transition-transform duration-slow ease-standard group-hover:scale-hover">
        <Picture picture={photo.picture} alt={photo.alt} ratio={ratio} sizes={sizes} loading={loading} />
      </div>
    </div>
  );
}
