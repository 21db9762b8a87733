import type { ReactNode } from "react";
import { CardPhoto, type CardPhotoProps } from "#ui/card-photo.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type CardProps = {
  title: string;
  /** Where the title leads; the whole card can be pressed. Without it the card only informs. */
  to?: string;
  photo: CardPhotoProps["photo"];
  /** One short line above the title: a reference, a subject, a date. */
  eyebrow?: ReactNode;
  /** A sentence or two. */
  text: string;
  /** Further links or labels, below the text. */
  footer?: ReactNode;
  /** The title's place in the page's outline. */
  level?: 2 | 3;
};

/**
 * One of several things to choose from: a picture, a title, a sentence.
 *
 * Guarantees: one link, the title; a press anywhere on the card follows it.
 * Requires: a text that is not the title said again; links in the footer with names of their own.
 */
export function Card({ title, to, photo, eyebrow, text, footer, level = 3 }: CardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border-thin border-hairline bg-raised text-primary">
      <CardPhoto photo={photo} />
      <div className="flex grow flex-col gap-3 p-6">
        {eyebrow && <p className="text-caption font-semibold text-accent tabular-nums">{eyebrow}</p>}
        <Heading level={level} size="title">
          {to ? (
            <Link to={to} variant="stretched">
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <p className="text-small text-secondary">{text}</p>
        {footer && <div className="relative mt-auto flex flex-wrap items-center gap-x-4 pt-2">{footer}</div>}
      </div>
    </article>
  );
}
