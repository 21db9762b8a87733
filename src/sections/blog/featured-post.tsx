import { cx } from "class-variance-authority";
import { useId } from "react";
import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { photoWidth } from "#ui/photo-width.ts";
import { Picture } from "#ui/picture.tsx";

export type FeaturedPostProps = {
  post: Pick<Post, "id" | "title" | "createdAt" | "description" | "author" | "image" | "readingMinutes">;
  /** Heading level of the title. */
  level?: 2 | 3;
};

/** The post before the others, across the page, with an eagerly loaded picture. */
export function FeaturedPost({ post, level = 2 }: FeaturedPostProps) {
  const { id, title, createdAt, description, author, image, readingMinutes } = post;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid grid-cols-1 gap-6 border-t-thick border-strong pt-6 sm:grid-cols-2 md:grid-cols-12 md:gap-10 md:pt-8"
    >
      <div className={cx("aspect-photo w-full overflow-hidden rounded-frame md:col-span-7", photoWidth(image.picture))}>
        <div className="h-full transition-transform duration-slow ease-standard group-hover:scale-hover">
          <Picture
            picture={image.picture}
            alt={image.alt}
            ratio="fill"
            loading="eager"
            sizes="(width < 37.5rem) 100vw, (width < 60rem) 50vw, (width < 88rem) 56vw, 50rem"
          />
        </div>
      </div>
      <div className="flex flex-col gap-4 md:col-span-5">
        <p className="data-text text-caption text-secondary">
          <time dateTime={createdAt}>{longDate(createdAt)}</time>{" "}
          <span className="whitespace-nowrap">· {readingMinutes} min read</span>
        </p>
        <Heading level={level} size="xl" id={titleId}>
          <Link to={pathOf("post", id)} variant="stretched">
            {title}
          </Link>
        </Heading>
        <p className="max-w-prose text-lead text-secondary">{description}</p>
        <p className="text-small font-medium">{author}</p>
      </div>
    </article>
  );
}
