import { cx } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { StaticHero } from "#content/schema-page.ts";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

type Entry = Pick<Post, "id" | "title" | "createdAt" | "subtitle" | "description" | "author" | "readingMinutes">;

export type FrontPageProps = {
  /** The title of the journal, a sentence about it, and a link to all posts. */
  journal: Pick<StaticHero, "eyebrow" | "title" | "text" | "action">;
  /** The newest post, which comes first and largest. */
  lead: Entry;
  /** Its number, its first paragraphs and, if it sets one apart, a sentence of it. */
  opening: { issue: number; paragraphs: readonly string[]; quote?: string | undefined };
  /** Earlier posts, the newest first. */
  posts: readonly Entry[];
  /** The heading of the earlier posts. */
  title: string;
};

/**
 * The front page of a journal, set in type alone: its title, the newest post, and earlier ones in columns.
 *
 * Guarantees: the `h1` of the page; each post is an article named by its title, which a click anywhere on it follows.
 */
export function FrontPage({ journal, lead, opening, posts, title }: FrontPageProps) {
  const { eyebrow, title: name, text, action } = journal;
  return (
    <Section padding="none">
      <Container>
        <div className="flex flex-col pb-12 md:pb-20">
          <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 py-3 data-text text-caption">
            <span>{eyebrow}</span>
            <span>No. {opening.issue}</span>
            <time dateTime={lead.createdAt}>{longDate(lead.createdAt)}</time>
          </p>
          <div className="border-t-bar border-b-thick border-strong py-8 md:py-10">
            <Heading level={1} size="3xl">
              {name}
            </Heading>
          </div>
          <div className="grid lg:grid-cols-3 lg:gap-x-10 xl:grid-cols-2">
            <article
              aria-labelledby={`post-${lead.id}`}
              className="relative flex flex-col gap-4 py-8 md:py-12 lg:col-span-2 lg:gap-6 lg:border-e-thin lg:border-hairline lg:pe-10 xl:col-span-1"
            >
              <Heading level={2} size="xl" id={`post-${lead.id}`}>
                <Link to={pathOf("post", lead.id)} variant="stretched">
                  {lead.title}
                </Link>
              </Heading>
              <Text size="lead">{lead.description}</Text>
              <Byline {...lead} />
              <div className="grid max-w-prose gap-x-10 gap-y-4 pt-2 md:max-w-none md:grid-cols-2 xl:max-w-prose xl:grid-cols-1">
                {opening.paragraphs.map((paragraph) => (
                  <p key={paragraph} className="sm:first:drop-cap">
                    {paragraph}
                  </p>
                ))}
              </div>
            </article>
            <div className="flex flex-col items-start gap-6 border-t-thin border-hairline py-8 md:py-12 lg:border-t-0">
              {opening.quote && (
                <p className="border-y-bar border-accent py-6 display-text text-heading font-medium text-balance">
                  “{opening.quote}”
                </p>
              )}
              <Text tone="secondary">{text}</Text>
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
            </div>
          </div>
          <div className="border-t-bar border-strong pt-4 pb-6">
            <Heading level={2} size="xs">
              {title}
            </Heading>
          </div>
          <ul role="list" className="grid md:grid-cols-3 md:gap-x-10">
            {posts.map(({ id, title: postTitle, subtitle, ...post }, index) => (
              <li key={id} className={cx("border-t-thin border-hairline", index < 3 && "md:border-t-0")}>
                <article
                  aria-labelledby={`post-${id}`}
                  className={cx("relative flex h-full flex-col gap-2 py-5 md:py-8", index < 3 && "md:pt-0")}
                >
                  <p
                    aria-hidden="true"
                    className="border-b-thick border-strong pb-2 display-text text-headline font-medium"
                  >
                    {opening.issue - 1 - index}
                  </p>
                  <Heading level={3} size="md" id={`post-${id}`}>
                    <Link to={pathOf("post", id)} variant="stretched">
                      {postTitle}
                    </Link>
                  </Heading>
                  <p className="pb-2 text-small text-secondary">{subtitle}</p>
                  <div className="mt-auto">
                    <Byline {...post} />
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}

/** The author, the date and the reading time of a post. */
function Byline({ author, createdAt, readingMinutes }: Pick<Entry, "author" | "createdAt" | "readingMinutes">) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-caption text-secondary">
      <span className="font-medium text-primary">{author}</span>{" "}
      <time dateTime={createdAt} className="data-text">
        {longDate(createdAt)}
      </time>{" "}
      <span className="data-text whitespace-nowrap">{readingMinutes} min read</span>
    </p>
  );
}
