import { cva, cx, type VariantProps } from "class-variance-authority";
import { fallback, srcSet, type Picture as Source } from "#lib/image/picture.ts";

const picture = cva("block h-auto w-full", {
  variants: {
    ratio: {
      intrinsic: "",
      photo: "aspect-photo object-cover",
      wide: "aspect-wide object-cover",
      square: "aspect-square object-cover",
      portrait: "aspect-portrait object-cover",
      fill: "h-full object-cover",
    },
    radius: { none: "", card: "rounded-card", frame: "rounded-frame" },
    position: { center: "object-center", left: "object-left", right: "object-right", subject: "object-subject" },
  },
  defaultVariants: { ratio: "intrinsic", radius: "none", position: "center" },
});

export type PictureProps = VariantProps<typeof picture> & {
  picture: Source;
  /** What it shows, for those who cannot see it; empty where it only decorates. */
  alt: string;
  /** How wide it will be, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Another crop for windows below the `sm` breakpoint. */
  mobile?: Source;
  /** `eager` for the one image that the first screen waits for. */
  loading?: "eager" | "lazy";
};

/**
 * An image in modern formats, at the width that is needed.
 *
 * Guarantees: AVIF before WebP before JPEG; width and height, so nothing shifts; loaded late unless it is `eager`.
 * Requires: an `alt` by someone who looked at it, and honest `sizes`.
 */
export function Picture({
  picture: source,
  mobile,
  alt,
  sizes,
  loading = "lazy",
  ratio,
  radius,
  position,
}: PictureProps) {
  const formats = ["avif", "webp"] as const;
  const eager = loading === "eager";
  return (
    <>
      {eager && <Preload source={source} sizes={sizes} media={mobile && "(width >= 600px)"} />}
      {eager && mobile && <Preload source={mobile} sizes={sizes} media="(width < 600px)" />}
      <picture className={cx("block", ratio === "fill" && "h-full")}>
        {mobile &&
          formats.map((format) => (
            <source
              key={`mobile-${format}`}
              type={`image/${format}`}
              media="(width < 600px)"
              srcSet={srcSet(mobile, format)}
              sizes={sizes}
              width={mobile.w}
              height={mobile.h}
            />
          ))}
        {formats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={srcSet(source, format)} sizes={sizes} />
        ))}
        <img
          src={fallback(source)}
          width={source.w}
          height={source.h}
          alt={alt}
          loading={loading}
          decoding={eager ? "sync" : "async"}
          fetchPriority={eager ? "high" : undefined}
          className={picture({ ratio, radius, position })}
        />
      </picture>
    </>
  );
}

/** Tells the browser about the first screen's image before it has met the markup; React moves it into the head. */
function Preload({ source, sizes, media }: { source: Source; sizes: string; media?: string | undefined }) {
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
