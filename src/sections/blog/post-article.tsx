import { cva, cx } from "class-variance-authority";
import { useId } from "react";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { postCities } from "#sections/blog/post-cities.ts";
import { identifySections, PostContents } from "#sections/blog/post-contents.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { photoWidth } from "#ui/photo-width.ts";
import { Picture } from "#ui/picture.tsx";
import { Stack } from "#ui/stack.tsx";
import { Tag } from "#ui/tag.tsx";
import { Text } from "#ui/text.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const article = cva(
  "grid grid-cols-1 gap-x-12 gap-y-10 wrap-anywhere md:grid-cols-contents-text lg:col-span-full lg:row-start-1 lg:grid-rows-subgrid print:block print:space-y-8",
  {
    variants: {
      /** The side of a sidebar below the first row of the grid around the article, from `lg` on; or `none`. */
      sidebar: {
        left: "lg:row-span-3 lg:grid-cols-subgrid",
        right: "lg:row-span-2 lg:grid-cols-subgrid",
        none: "lg:row-span-2 lg:grid-cols-contents-text-sidebar",
      },
    },
  },
);

export type PostArticleProps = Required<VariantProps<typeof article>> & {
  post: Post;
};

/** The full text of a post between its picture and its tags, with the list of its sections. */
export function PostArticle({ post, sidebar }: PostArticleProps) {
  const titleId = useId();
  const { image, author, authorTitle, createdAt, readingMinutes, subtitle, description, sections, tags } = post;
  const cityLists = postCities(post);
  return (
    <article aria-labelledby={titleId} className={article({ sidebar })}>
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 md:col-span-full md:grid-cols-12 print:block print:space-y-8">
        <div data-subject="" className={cx("w-full md:order-last md:col-span-7 md:ms-auto", photoWidth(image.picture))}>
          <Picture
            picture={image.picture}
            alt={image.alt}
            radius="frame"
            loading="eager"
            sizes="(width < 60rem) 100vw, (width < 94rem) 54vw, 50rem"
          />
        </div>
        <div className="flex flex-col gap-4 md:col-span-5">
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-secondary">
            <span>
              {author}, {authorTitle}
            </span>
            <time dateTime={createdAt} className="data-text">
              {longDate(createdAt)}
            </time>
            <span className="data-text whitespace-nowrap">{readingMinutes} min read</span>
          </p>
          <Heading level={2} id={titleId}>
            {subtitle}
          </Heading>
          <Text size="lead">{description}</Text>
        </div>
      </div>
      <div className={cx(sidebar === "left" && "lg:col-start-2")}>
        <div className="md:stay-in-view">
          <PostContents sections={sections} />
        </div>
      </div>
      <div className={cx("flex max-w-prose flex-col gap-10 text-body", sidebar === "left" && "lg:col-start-2")}>
        {identifySections(sections).map(({ id, heading, paragraphs, list, quote }) => (
          <Stack key={id} gap="sm">
            <Heading level={3} size="md" id={id}>
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} quote={quote} />
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
      </div>
    </article>
  );
}

/** A paragraph; one that has the quote of its section is interrupted by it, set large. */
function Paragraph({ text, quote }: { text: string; quote: string | undefined }) {
  if (!quote || !text.includes(quote)) return <Text>{text}</Text>;
  const [before, after] = text.split(quote).map((part) => part.trim());
  return (
    <>
      {before && <Text>{before}</Text>}
      <p className="my-4 border-y-thick border-strong py-6 display-text text-heading text-balance">{quote}</p>
      {after && <Text>{after}</Text>}
    </>
  );
}
