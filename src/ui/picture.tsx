import { cva, cx } from "class-variance-authority";
import { fallback, mapSizes, srcSet, type Picture as Source } from "#lib/image/picture.ts";
import type { VariantProps } from "#ui/variant-props.ts";

const picture = cva("block h-auto w-full", {
  variants: {
    /** The aspect ratio. @default intrinsic */
    ratio: {
      /** That of the file. */
      intrinsic: "",
      /** 4:3. */
      photo: "aspect-photo",
      /** 16:9. */
      wide: "aspect-wide",
      /** 1:1. */
      square: "aspect-square",
      /** That of the container. */
      fill: "h-full",
    },
    /** The radius of the corners. @default none */
    radius: {
      /** Square corners. */
      none: "",
      /** That of a card. */
      card: "rounded-card",
      /** That of a picture on its own. */
      frame: "rounded-frame",
    },
    /** What stays visible of a cropped photograph, or where in its place a cut-out is. @default center */
    position: {
      center: "object-center",
      left: "object-left",
      top: "object-top",
      bottom: "object-bottom",
      /** Right of the center. */
      subject: "object-subject",
      /** Above the center. */
      upper: "object-upper",
    },
  },
  defaultVariants: { ratio: "intrinsic", radius: "none", position: "center" },
});

const grounds = { light: "on-light", dark: "on-dark" };

/** Where the version for a ground is preloaded: without a choice of the visitor, it is the one that is shown. */
const preferences = { light: "not (prefers-color-scheme: dark)", dark: "(prefers-color-scheme: dark)" };

/** The width of a ratio for a height of 1. */
const widths = { photo: 4 / 3, wide: 16 / 9, square: 1 };

export type PictureProps = VariantProps<typeof picture> & {
  /** The master image. */
  picture: Source;
  /** The text alternative; empty for a decorative picture. */
  alt: string;
  /**
   * The width of its place, in the syntax of the `sizes` attribute, without functions; by default that of half a row with
   * `max-w-photo`.
   */
  sizes?: string;
  /** `lazy`: when it is nearly in view; `eager`: preloaded, for the largest image of the first screen. */
  loading?: "eager" | "lazy";
};

/**
 * A responsive image in AVIF and WebP, with JPEG for a photograph, with width and height against layout shift, lazy unless
 * `eager`. A photograph fills its ratio; a cut-out is shown whole, as bright as it is, and in another ratio than its own never
 * larger than half of its pixels. A picture with a dark version is shown in that one in dark themes; both are lazy, so that the
 * browser loads the one that is shown.
 */
export function Picture({ loading = "lazy", ...rest }: PictureProps) {
  const props = { loading, ...rest };
  const { dark } = props.picture;
  if (!dark) return <OnePicture {...props} />;
  return (
    <>
      <OnePicture {...props} ground="light" />
      <OnePicture {...props} picture={dark} ground="dark" />
    </>
  );
}

/** A picture in all themes, or in those with one ground. */
function OnePicture({
  picture: source,
  ground,
  alt,
  sizes: width = "(width < 37.5rem) 100vw, (width < 75rem) 50vw, 37.5rem",
  loading,
  ratio,
  radius,
  position,
}: PictureProps & { ground?: "light" | "dark" }) {
  const formats = ["avif", "webp"] as const;
  const eager = loading === "eager";
  const scalesDown = source.kind === "cutout" && ratio !== undefined && ratio !== "intrinsic";
  const fit = scalesDown ? "object-scale-down" : "object-contain";
  // how much wider than its place a photograph is drawn that is cut off at its sides
  const overhang = source.w / source.h / (widths[ratio as "photo"] ?? Infinity);
  const sizes = mapSizes(width, (length) => {
    // the natural width of an image is what its `sizes` say, and `scale-down` draws no larger than that
    if (scalesDown) return `min(${length}, ${source.w / 2}px)`;
    return overhang > 1.01 ? `calc(${length} * ${overhang.toFixed(2)})` : length;
  });
  return (
    <>
      {eager && <Preload source={source} sizes={sizes} media={ground && preferences[ground]} />}
      <picture className={cx(ground ? grounds[ground] : "block", ratio === "fill" && "h-full")}>
        {formats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={srcSet(source, format)} sizes={sizes} />
        ))}
        <img
          src={fallback(source)}
          width={source.w}
          height={source.h}
          alt={alt}
          loading={ground ? "lazy" : loading}
          decoding={eager ? "sync" : "async"}
          fetchPriority={eager ? "high" : undefined}
          className={cx(
            picture({ ratio, radius, position }),
            source.kind === "cutout" ? fit : "object-cover",
            source.kind !== "cutout" && ground !== "dark" && "brightness-picture",
          )}
        />
      </picture>
    </>
  );
}

/** Preloads the image of the first screen; React hoists the link into the document's head. */
function Preload({ source, sizes, media }: { source: Source; sizes: string; media: string | undefined }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet(source, "avif")}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
