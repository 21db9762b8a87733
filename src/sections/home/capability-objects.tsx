import type { Photo } from "#lib/image/picture.ts";
import { Picture, type PictureProps } from "#ui/picture.tsx";

export type CapabilityObjectsProps = {
  /** The capabilities, names unique within the list, each with something that it made. */
  objects: readonly ({ name: string; photo: Photo } & Pick<PictureProps, "position">)[];
  /** The id of the heading that names the list. */
  labelledBy: string;
};

/** Capabilities as a wall of what they make, in four columns; a photograph is two columns wide, and as high as the cut-outs beside it. */
export function CapabilityObjects({ objects, labelledBy }: CapabilityObjectsProps) {
  return (
    <ul
      role="list"
      aria-labelledby={labelledBy}
      className="grid grid-flow-dense grid-cols-2 gap-x-4 sm:gap-x-6 md:grid-cols-4 narrow:grid-cols-1"
    >
      {objects.map(({ name, photo, position }) => (
        <li
          key={name}
          className="group flex flex-col border-t-thick border-strong pb-6 has-data-wide:col-span-2 sm:pb-10 narrow:has-data-wide:col-span-1"
        >
          {photo.picture.kind === "cutout" ? (
            <div className="origin-bottom py-4 transition-transform duration-slow ease-standard group-hover:scale-hover">
              <Picture {...photo} ratio="photo" sizes="(width < 60rem) 50vw, 22rem" />
            </div>
          ) : (
            <div data-wide className="relative mt-4 aspect-wide overflow-hidden rounded-frame md:aspect-auto md:flex-1">
              <div className="absolute inset-0">
                <Picture {...photo} ratio="fill" position={position} sizes="(width < 60rem) 100vw, 46rem" />
              </div>
            </div>
          )}
          <p className="pt-3 font-medium text-balance sm:text-title">{name}</p>
        </li>
      ))}
    </ul>
  );
}
