import { cva } from "class-variance-authority";
import { useId } from "react";
import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { PostMark } from "#sections/blog/post-mark.tsx";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const row = cva("group relative flex h-full gap-4 border-t-thin border-hairline py-4 sm:gap-6 narrow:flex-col", {
  variants: {
    /** `row`: the picture beside the text; `card`: above it from the `sm` breakpoint on. @default row */
    look: { row: "ruled sm:py-5", card: "sm:flex-col sm:gap-4 sm:border-t-0 sm:py-0" },
  },
  defaultVariants: { look: "row" },
});

const photo = cva("w-24 shrink-0", {
  variants: { look: { row: "sm:w-32", card: "sm:w-full" } },
  defaultVariants: { look: "row" },
});

export type PostRowProps = VariantProps<typeof row> & {
  post: Pick<Post, "id" | "title" | "createdAt" | "subtitle" | "image" | "readingMinutes" | "number">;
};

/** A post with number, date, title, reading time and a small picture; a click anywhere on it follows the title. */
export function PostRow({ post, look }: PostRowProps) {
  const { id, title, subtitle, image } = post;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={row({ look })}>
      <div className={photo({ look })}>
        <CardPhoto
          photo={image}
          radius="card"
          sizes={look === "card" ? "(width < 37.5rem) 6rem, (width < 80rem) 50vw, 29rem" : "8rem"}
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <PostMark post={post} phone="short" />
        <Heading level={3} size="sm" id={titleId}>
          <Link to={pathOf("post", id)} variant="stretched">
            {title}
          </Link>
        </Heading>
        <p className="text-small text-secondary max-sm:hidden">{subtitle}</p>
      </div>
    </article>
  );
}

export type PostRowsProps = {
  /** The posts, in their order. */
  posts: readonly PostRowProps["post"][];
  /** `two`: two columns from the `md` breakpoint on. */
  columns?: "one" | "two";
};

/** Posts as the ruled rows of an index; renders nothing without posts, because a list has items. */
export function PostRows({ posts, columns = "one" }: PostRowsProps) {
  if (posts.length === 0) return null;
  return (
    <ul role="list" className={columns === "two" ? "grid grid-cols-1 md:grid-cols-2 md:gap-x-12" : "grid grid-cols-1"}>
      {posts.map((post) => (
        <li key={post.id} className={columns === "two" ? "md:last:odd:col-span-2" : undefined}>
          <PostRow post={post} />
        </li>
      ))}
    </ul>
  );
}
