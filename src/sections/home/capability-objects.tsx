import { cx } from "class-variance-authority";
import type { Photo } from "#lib/image/picture.ts";
import { Picture, type PictureProps } from "#ui/picture.tsx";

export type CapabilityObject = Pick<PictureProps, "position"> & {
  name: string;
  /** Something that the capability made. */
  photo: Photo;
  /** Two columns wide. */
  isWide: boolean;
};

export type CapabilityObjectsProps = {
  /** The capabilities, names unique within the list; without holes, if all rows of four columns are full. */
  objects: readonly CapabilityObject[];
  /** The id of the heading that names the list. */
  labelledBy: string;
};

/** Capabilities as a wall of what they make, in four columns from `md` on, in two below; all pictures of a row are equally high. */
export function CapabilityObjects({ objects, labelledBy }: CapabilityObjectsProps) {
  return (
    <ul
      role="list"
      aria-labelledby={labelledBy}
      className="grid grid-cols-2 gap-x-4 sm:gap-x-6 md:grid-cols-4 narrow:grid-cols-1"
    >
      {objects.map(({ name, photo, position, isWide }) => (
        <li
          key={name}
          className={cx("group flex flex-col border-t-thick border-strong pb-4 sm:pb-10", isWide && "md:col-span-2")}
        >
          <div
            className={cx(
              "relative my-3 aspect-wide overflow-hidden sm:my-4 sm:aspect-photo",
              isWide && "md:aspect-auto md:flex-1",
              photo.picture.kind !== "cutout" && "rounded-frame",
            )}
          >
            <div className="absolute inset-0 origin-bottom transition-transform duration-slow ease-standard group-hover:scale-hover">
              <Picture
                {...photo}
                ratio="fill"
                position={position}
                sizes={isWide ? "(width < 60rem) 50vw, 46rem" : "(width < 60rem) 50vw, 22rem"}
              />
            </div>
          </div>
          <p className="font-medium text-balance sm:text-title">{name}</p>
        </li>
      ))}
    </ul>
  );
}
