import { cx } from "class-variance-authority";
import { useId } from "react";
import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { PostMark } from "#sections/blog/post-mark.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { photoWidth } from "#ui/photo-width.ts";
import { Picture } from "#ui/picture.tsx";

export type FeaturedPostProps = {
  post: Pick<Post, "id" | "title" | "createdAt" | "description" | "author" | "image" | "readingMinutes" | "number">;
  /** Heading level of the title. */
  level?: 2 | 3;
};

/** The post before the others: its picture, which is loaded first, and its title as a headline below. */
export function FeaturedPost({ post, level = 2 }: FeaturedPostProps) {
  const { id, title, description, author, image } = post;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="group relative flex flex-col gap-5">
      <div className={cx("aspect-photo w-full overflow-hidden rounded-frame", photoWidth(image.picture))}>
        <div className="h-full transition-transform duration-slow ease-standard group-hover:scale-hover">
          <Picture
            picture={image.picture}
            alt={image.alt}
            ratio="fill"
            loading="eager"
            sizes="(width < 60rem) 100vw, (width < 88rem) 64vw, 50rem"
          />
        </div>
      </div>
      <PostMark post={post} />
      <Heading level={level} size="xl" id={titleId}>
        <Link to={pathOf("post", id)} variant="stretched">
          {title}
        </Link>
      </Heading>
      <p className="max-w-prose text-lead text-secondary">{description}</p>
      <p className="text-small font-medium">{author}</p>
    </article>
  );
}
