import { cva, type VariantProps } from "class-variance-authority";
import type { Photo } from "#lib/image/picture.ts";
import { Picture } from "#ui/picture.tsx";
import { Portrait } from "#ui/portrait.tsx";

const frame = cva("overflow-hidden bg-image", {
  variants: { radius: { none: "", card: "rounded-card" } },
  defaultVariants: { radius: "none" },
});

export type CardPhotoProps = VariantProps<typeof frame> & {
  /** What it shows: a photograph, or a person as a drawing. */
  photo: Photo | { portrait: string; alt: string };
  ratio?: "photo" | "square";
};

/**
 * The picture of a card that is one of two or three in a row.
 *
 * Guarantees: its place before it is loaded; it comes a little closer while a mouse is on the card.
 * Requires: a card with the class `group` around it.
 */
export function CardPhoto({ photo, ratio = "photo", radius }: CardPhotoProps) {
  return (
    <div className={frame({ radius })}>
      <div className="transition-transform duration-slow ease-standard group-hover:scale-105">
        {"portrait" in photo ? (
          <Portrait src={photo.portrait} alt={photo.alt} ratio="photo" />
        ) : (
          <Picture
            picture={photo.picture}
            alt={photo.alt}
            ratio={ratio}
            sizes="(width < 600px) 100vw, (width < 960px) 50vw, 27rem"
          />
        )}
      </div>
    </div>
  );
}
