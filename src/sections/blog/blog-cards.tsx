import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { Card } from "#ui/card.tsx";
import { Grid } from "#ui/grid.tsx";

export type BlogCardsProps = {
  /** Posts, with or without their text and reading time. */
  posts: readonly (Pick<Post, "id" | "title" | "createdAt" | "description" | "image"> & { readingMinutes?: number })[];
  /** Cards in a row: `two-from-sm` or `three-from-sm`. */
  columns?: "two-from-sm" | "three-from-sm";
  /** In small windows: `column`, cards below each other; `scroll-row`, a row that scrolls sideways. */
  smallScreen?: "column" | "scroll-row";
  /** Heading level of the titles. */
  level?: 2 | 3;
};

/** A grid of post cards, in the order given. */
export function BlogCards({ posts, columns = "three-from-sm", smallScreen = "column", level = 3 }: BlogCardsProps) {
  return (
    <Grid columns={columns} smallScreen={smallScreen}>
      {posts.map(({ id, title, createdAt, readingMinutes, description, image }) => (
        <Card
          key={id}
          title={title}
          to={pathOf("post", id)}
          eyebrow={
            <>
              <time dateTime={createdAt}>{longDate(createdAt)}</time>
              {readingMinutes && ` · ${readingMinutes} min read`}
            </>
          }
          text={description}
          photo={image}
          level={level}
        />
      ))}
    </Grid>
  );
}
