import { cva, type VariantProps } from "class-variance-authority";

const portrait = cva("block h-auto w-full object-cover", {
  variants: {
    ratio: { square: "aspect-square", photo: "aspect-photo" },
    radius: { none: "", frame: "rounded-frame" },
  },
  defaultVariants: { ratio: "square", radius: "none" },
});

export type PortraitProps = VariantProps<typeof portrait> & {
  /** The address of a square drawing. */
  src: string;
  /** Whom it shows, and how. */
  alt: string;
  /** `eager` on the page that is about its subject. */
  loading?: "eager" | "lazy";
};

/** A person as a drawing: one file for every size, on a light ground of its own in every theme. */
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
