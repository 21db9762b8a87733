import { cva, type VariantProps } from "class-variance-authority";
import type { Photo } from "#lib/image/picture.ts";
import { Picture } from "#ui/picture.tsx";

const frame = cva("overflow-hidden bg-image", {
  variants: {
    /** The corner radius: square corners, or the radius of a card. */
    radius: { none: "", card: "rounded-card" },
  },
  defaultVariants: { radius: "none" },
});

export type CardPhotoProps = VariantProps<typeof frame> & {
  photo: Photo;
  /** The aspect ratio; `photo` is 4:3. */
  ratio?: "photo" | "square";
};

/** The picture of a card; grows slightly while a mouse is over the nearest ancestor with the class `group`. */
export function CardPhoto({ photo, ratio = "photo", radius }: CardPhotoProps) {
  return (
    <div className={frame({ radius })}>
      <div className="transition-transform duration-slow ease-standard group-hover:scale-hover">
        <Picture
          picture={photo.picture}
          alt={photo.alt}
          ratio={ratio}
          sizes="(width < 600px) 100vw, (width < 960px) 50vw, 27rem"
        />
      </div>
    </div>
  );
}
