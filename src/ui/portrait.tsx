import { cva, type VariantProps } from "class-variance-authority";

const portrait = cva("block h-auto w-full object-cover", {
  variants: {
    /** The aspect ratio: 1:1, or the 4:3 of a card. */
    ratio: { square: "aspect-square", photo: "aspect-photo" },
    /** The corner radius: square corners, or the radius of a standalone picture. */
    radius: { none: "", frame: "rounded-frame" },
  },
  defaultVariants: { ratio: "square", radius: "none" },
});

export type PortraitProps = VariantProps<typeof portrait> & {
  /** The URL of a square SVG drawing. */
  src: string;
  /** The text alternative. */
  alt: string;
  /** `eager` on the person's own page. */
  loading?: "eager" | "lazy";
};

/** A drawn portrait; one file for all sizes, with a light background in every theme. */
export function Portrait({ src, alt, loading = "lazy", ratio, radius }: PortraitProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={800}
      height={800}
      loading={loading}
      decoding="async"
      className={portrait({ ratio, radius })}
    />
  );
}
