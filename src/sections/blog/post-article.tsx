import { useId, type ReactNode } from "react";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { postCities } from "#sections/blog/post-cities.ts";
import { identifySections } from "#sections/blog/post-contents.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { Stack } from "#ui/stack.tsx";
import { Tag } from "#ui/tag.tsx";
import { Text } from "#ui/text.tsx";

export type PostArticleProps = {
  post: Post;
  /** The list of the post's sections, before the text. */
  contents?: ReactNode;
};

/** The full text of a post, with its picture, author, date and tags. */
export function PostArticle({ post, contents }: PostArticleProps) {
  const titleId = useId();
  const { image, author, authorTitle, createdAt, readingMinutes, comments, subtitle, description, sections, tags } =
    post;
  const cityLists = postCities(post);
  return (
    <article aria-labelledby={titleId} className="flex flex-col gap-10 wrap-anywhere">
      <Grid columns="two-from-md" gap="lg" align="start">
        <div data-subject="" className="max-w-photo">
          <Picture
            picture={image.picture}
            alt={image.alt}
            radius="frame"
            loading="eager"
            sizes="(width < 37.5rem) 100vw, 37.5rem"
          />
        </div>
        <Stack gap="sm">
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-secondary">
            <span>
              {author}, {authorTitle}
            </span>
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
            <span>{readingMinutes} min read</span>
            <span>
              {comments} {comments === 1 ? "comment" : "comments"}
            </span>
          </p>
          <Heading level={2} id={titleId}>
            {subtitle}
          </Heading>
          <Text size="lead">{description}</Text>
        </Stack>
      </Grid>
      {contents}
      {identifySections(sections).map(({ id, heading, paragraphs, list }) => (
        <Stack key={id} gap="sm">
          <Heading level={3} size="md" id={id}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {list && <CheckList items={list} />}
        </Stack>
      ))}
      {cityLists.length > 0 && (
        <Grid columns="two-from-md" gap="lg">
          {cityLists.map(({ region, cities }) => (
            <Stack key={region} gap="sm">
              <Heading level={3} size="sm">
                {region}
              </Heading>
              <CheckList items={cities} />
            </Stack>
          ))}
        </Grid>
      )}
      <ul role="list" aria-label="Tags" className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </article>
  );
}
