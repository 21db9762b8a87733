import { useId } from "react";
import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";

export type FeaturedPostProps = {
  post: Pick<Post, "id" | "title" | "createdAt" | "description" | "author" | "image" | "readingMinutes">;
  /** Heading level of the title. */
  level?: 2 | 3;
};

/** One post before the others, larger than they are, with an eagerly loaded picture. */
export function FeaturedPost({ post, level = 2 }: FeaturedPostProps) {
  const { id, title, createdAt, description, author, image, readingMinutes } = post;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid grid-cols-1 gap-6 border-t-thick border-strong pt-6 sm:grid-cols-2 md:pt-8"
    >
      <div className="aspect-photo w-full max-w-photo overflow-hidden rounded-frame">
        <div className="h-full transition-transform duration-slow ease-standard group-hover:scale-hover">
          <Picture picture={image.picture} alt={image.alt} ratio="fill" loading="eager" />
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <p className="data-text text-caption text-secondary">
          <time dateTime={createdAt}>{longDate(createdAt)}</time>{" "}
          <span className="whitespace-nowrap">· {readingMinutes} min read</span>
        </p>
        <Heading level={level} id={titleId}>
          <Link to={pathOf("post", id)} variant="stretched">
            {title}
          </Link>
        </Heading>
        <p className="max-w-prose text-secondary">{description}</p>
        <p className="text-small font-medium">{author}</p>
      </div>
    </article>
  );
}
