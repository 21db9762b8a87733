import { useId } from "react";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/date.ts";
import { CheckList } from "#ui/check-list.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { Stack } from "#ui/stack.tsx";
import { Tag } from "#ui/tag.tsx";
import { Text } from "#ui/text.tsx";

/** The id of a section, from its heading. */
const sectionId = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** The full text of a post, with its picture, author, date, contents and tags. */
export function PostArticle({ post }: { post: Post }) {
  const titleId = useId();
  const {
    image,
    author,
    authorTitle,
    createdAt,
    readingMinutes,
    comments,
    subtitle,
    description,
    sections,
    tags,
    networkArr,
    networkArr2,
  } = post;
  return (
    <article aria-labelledby={titleId} className="flex flex-col gap-10 wrap-anywhere">
      <Picture
        picture={image.picture}
        alt={image.alt}
        ratio="wide"
        radius="frame"
        loading="eager"
        sizes="(width < 1280px) 100vw, 56rem"
      />
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
      <nav aria-labelledby="contents" className="rounded-card border-thin border-hairline bg-raised p-6">
        <Heading level={3} size="title" id="contents">
          In this post
        </Heading>
        <ol className="mt-3 flex flex-col">
          {sections.map(({ heading }) => (
            <li key={heading}>
              <Link to={`#${sectionId(heading)}`} size="target">
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ heading, paragraphs, list }) => (
        <Stack key={heading} gap="sm">
          <Heading level={3} size="subheading" id={sectionId(heading)}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {list && <CheckList items={list} />}
        </Stack>
      ))}
      {networkArr.length > 0 && (
        <Grid columns="two" gap="lg">
          {[
            { name: "North America", cities: networkArr },
            { name: "Asia", cities: networkArr2 },
          ].map(({ name, cities }) => (
            <Stack key={name} gap="sm">
              <Heading level={3} size="title">
                {name}
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
