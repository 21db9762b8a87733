import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { Card } from "#ui/card.tsx";
import { Grid } from "#ui/grid.tsx";

export type BlogCardsProps = {
  /** Posts, with or without their text and reading time. */
  posts: readonly (Pick<Post, "id" | "title" | "createdAt" | "description" | "image"> & { readingMinutes?: number })[];
  /** Cards in a row: `pair` or `three`. */
  columns?: "pair" | "three";
  /** In small windows: `column`, cards below each other; `row`, a row that scrolls sideways. */
  small?: "column" | "row";
  /** Heading level of the titles. */
  level?: 2 | 3;
};

/** A grid of post cards, in the order given. */
export function BlogCards({ posts, columns = "three", small = "column", level = 3 }: BlogCardsProps) {
  return (
    <Grid columns={columns} small={small}>
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
