import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { Card } from "#ui/card.tsx";
import { Grid } from "#ui/grid.tsx";

export type BlogCardsProps = {
  /** Posts, with or without their text and reading time. */
  posts: readonly (Pick<Post, "id" | "title" | "createdAt" | "description" | "image"> & { readingMinutes?: number })[];
  /** Cards in a row: `two-from-sm` or `three-from-md`. */
  columns?: "two-from-sm" | "three-from-md";
  /** Heading level of the titles. */
  level?: 2 | 3;
};

/** A grid of post cards, in the order given. */
export function BlogCards({ posts, columns = "three-from-md", level = 3 }: BlogCardsProps) {
  // `Grid` shows the last four as two pairs or one row where one would be alone
  const firstOfPairs = columns === "three-from-md" && posts.length % 3 === 1 ? posts.length - 4 : posts.length;
  return (
    <Grid columns={columns}>
      {posts.map(({ id, title, createdAt, readingMinutes, description, image }, index) => (
        <Card
          key={id}
          title={title}
          to={pathOf("post", id)}
          eyebrow={
            <>
              <time dateTime={createdAt}>{longDate(createdAt)}</time>{" "}
              {readingMinutes && (
                <span className="whitespace-nowrap max-sm:hidden">{`· ${readingMinutes} min read`}</span>
              )}
            </>
          }
          text={description}
          photo={image}
          sizes={
            columns === "three-from-md" && index < firstOfPairs
              ? "(width < 20rem) 100vw, (width < 37.5rem) 33vw, (width < 60rem) 50vw, (width < 94rem) 31vw, 29rem"
              : `(width < 20rem) 100vw, (width < 37.5rem) 33vw, (width < 80rem) 50vw, (width < 82rem) 31vw, ${columns === "two-from-sm" ? 33 : 22}rem`
          }
          level={level}
          phone="row"
        />
      ))}
    </Grid>
  );
}
