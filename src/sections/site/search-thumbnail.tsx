import type { IconName } from "#lib/image/icon-name.ts";
import { thumbnail, type Picture } from "#lib/image/picture.ts";
import type { SearchKind } from "#lib/search/text-search.ts";
import { Icon } from "#ui/icon.tsx";

/** The icons of entries without a picture. */
const icons: Partial<Record<SearchKind, IconName>> = { Capability: "factory", City: "map-pin" };

export type SearchThumbnailProps = {
  /**
   * The kind of the result, which selects the icon: `Page`, `Service`, `Advisory service`, `Project`, `Team`, `Product`,
   * `Post`, `Capability` or `City`.
   */
  kind: SearchKind;
  /** The picture of the result; without one, the icon of its kind is shown. */
  picture: Picture | undefined;
};

/** The picture of a search result, or an icon of its kind; decorative, since the result names both. */
export function SearchThumbnail({ kind, picture }: SearchThumbnailProps) {
  return (
    <span className="flex size-12 shrink-0 overflow-hidden rounded-control text-secondary">
      {picture ? (
        <img src={thumbnail(picture)} width={48} height={48} alt="" loading="lazy" className="size-12 object-cover" />
      ) : (
        <span className="flex size-12 items-center justify-center bg-sunken">
          <Icon name={icons[kind] ?? "file-text"} />
        </span>
      )}
    </span>
  );
}
