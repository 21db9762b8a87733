import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type PostIndexProps = {
  /** The posts, in their order. */
  posts: readonly Pick<Post, "id" | "title" | "createdAt" | "subtitle" | "readingMinutes">[];
};

/** Posts as rows of a list; a click anywhere on a row follows its title. */
export function PostIndex({ posts }: PostIndexProps) {
  return (
    <ul role="list" className="border-b-thin border-hairline">
      {posts.map(({ id, title, createdAt, subtitle, readingMinutes }) => (
        <li
          key={id}
          className="relative grid gap-x-6 gap-y-1 border-t-thin border-hairline py-5 md:grid-cols-12 md:items-baseline"
        >
          <p className="text-caption text-secondary tabular-nums md:col-span-3">
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </p>
          <div className="flex flex-col gap-1 md:col-span-7">
            <Heading level={3} size="sm">
              <Link to={pathOf("post", id)} variant="stretched">
                {title}
              </Link>
            </Heading>
            <p className="text-small text-secondary">{subtitle}</p>
          </div>
          <p className="text-caption text-secondary tabular-nums md:col-span-2 md:text-end">
            {readingMinutes} min read
          </p>
        </li>
      ))}
    </ul>
  );
}
