import { useId } from "react";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/date.ts";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";

export type FeaturedPostProps = {
  post: Pick<Post, "id" | "title" | "createdAt" | "description" | "author" | "image" | "readingMinutes">;
};

/** The featured post of the journal home page, with an eagerly loaded picture. */
export function FeaturedPost({ post }: FeaturedPostProps) {
  const { id, title, createdAt, description, author, image, readingMinutes } = post;
  const titleId = useId();
  return (
    <Container>
      <article
        aria-labelledby={titleId}
        className="group relative grid grid-cols-1 gap-6 border-t-thick border-strong pt-6 pb-14 md:grid-cols-12 md:gap-10 md:pt-8 md:pb-20"
      >
        <div className="aspect-photo overflow-hidden rounded-frame sm:aspect-wide md:col-span-8">
          <div className="h-full transition-transform duration-slow ease-standard group-hover:scale-102">
            <Picture
              picture={image.picture}
              alt={image.alt}
              ratio="fill"
              loading="eager"
              sizes="(width < 960px) 100vw, 54rem"
            />
          </div>
        </div>
        <div className="flex flex-col gap-4 md:col-span-4">
          <p className="text-caption font-medium text-accent tabular-nums">
            <time dateTime={createdAt}>{longDate(createdAt)}</time> · {readingMinutes} min read
          </p>
          <Heading level={2} id={titleId}>
            <Link to={`/blog-single/${id}`} variant="stretched">
              {title}
            </Link>
          </Heading>
          <p className="text-secondary">{description}</p>
          <p className="text-small font-medium">{author}</p>
        </div>
      </article>
    </Container>
  );
}
