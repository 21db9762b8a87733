import { cx } from "class-variance-authority";
import { useId, type ReactNode } from "react";
import { CardPhoto, type CardPhotoProps } from "#ui/card-photo.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type CardProps = {
  /** The heading, and the text of the link. */
  title: string;
  /** The destination of the title; a card without it is not a link. */
  to?: string;
  /** The picture at the top. */
  photo?: CardPhotoProps["photo"];
  /** A drawing instead of the picture. */
  drawing?: ReactNode;
  /** The rendered width of the picture, as of `CardPhoto`. */
  sizes?: CardPhotoProps["sizes"];
  /** A short line above the title: a reference, a subject, a date. */
  eyebrow?: ReactNode;
  /** One or two sentences that do not repeat the title. */
  text: string;
  /** Further links or tags, below the text. */
  footer?: ReactNode;
  /** The level of the heading in the page's outline. */
  level?: 2 | 3;
};

/**
 * A picture, a title and a short text, as one of several items in a grid; in a card that has a row of its own, the picture
 * is beside the text.
 *
 * Guarantees: an article named by its title; one link, the title, which a click anywhere on the card follows; links in
 * the footer stay clickable.
 * Requires: unique names for links in the footer.
 */
export function Card({ title, to, photo, drawing, sizes, eyebrow, text, footer, level = 3 }: CardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={cx(
        "group @container relative flex h-full break-inside-avoid flex-col overflow-hidden rounded-card border-thin border-hairline bg-raised text-primary transition-colors duration-fast",
        to && "hover:border-strong",
      )}
    >
      <div className="flex grow flex-col wide-card:flex-row wide-card:ps-6">
        <div
          className={cx(
            "wide-card:w-4/12 wide-card:shrink-0 wide-card:py-6",
            photo?.picture.kind === "cutout" && "lit",
          )}
        >
          {photo ? (
            <CardPhoto photo={photo} sizes={sizes} />
          ) : (
            drawing && (
              <div className="transition-transform duration-slow ease-standard group-hover:scale-hover">{drawing}</div>
            )
          )}
        </div>
        <div className="flex grow flex-col gap-3 p-4 sm:p-6">
          {eyebrow && <p className="data-text text-caption text-secondary">{eyebrow}</p>}
          <Heading level={level} size="sm" id={id}>
            {to ? (
              <Link to={to} variant="stretched">
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          <p className="text-secondary">{text}</p>
          {footer && <div className="relative mt-auto flex flex-wrap items-center gap-x-4 pt-2">{footer}</div>}
        </div>
      </div>
    </article>
  );
}
