import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type PostLabelsProps = {
  /** The posts, in their order. */
  posts: readonly Pick<Post, "id" | "title" | "createdAt" | "subtitle" | "author" | "readingMinutes">[];
};

/** Posts as the shipping labels of parcels, in small windows in a row that scrolls; a click anywhere on a label follows its title. */
export function PostLabels({ posts }: PostLabelsProps) {
  return (
    <ul role="list" className="max-md:snap-row md:grid md:grid-cols-3 md:gap-x-6">
      {posts.map(({ id, title, createdAt, subtitle, author, readingMinutes }) => (
        <li
          key={id}
          className="relative flex flex-col rounded-card border-thick border-strong bg-raised transition-transform duration-base ease-standard hover:-translate-y-2"
        >
          <div className="flex flex-wrap justify-between gap-x-4 border-b-thin border-strong px-4 py-3 data-text text-caption lg:px-6">
            <span>From {author}</span>
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </div>
          <div className="flex grow flex-col gap-3 px-4 py-5 lg:px-6 lg:py-8">
            <Heading level={3} size="lg">
              <Link to={pathOf("post", id)} variant="stretched">
                {title}
              </Link>
            </Heading>
            <p>{subtitle}</p>
          </div>
          <div className="flex items-center gap-6 border-t-thick border-strong px-4 py-4 data-text text-lead whitespace-nowrap lg:px-6">
            <Barcode text={title} />
            {readingMinutes} min
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A bar and a gap for each letter, both one to three units wide. */
function bars(text: string) {
  let x = 0;
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const bar = { x, width: 1 + (code % 3) };
    x += bar.width + 1 + ((code >> 2) % 3);
    return bar;
  });
}

/** A text as bars, which nothing reads; decorative. */
function Barcode({ text }: { text: string }) {
  const all = bars(text);
  const { x = 0, width = 0 } = all.at(-1) ?? {};
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${x + width} 1`}
      preserveAspectRatio="none"
      className="h-12 w-0 flex-1 fill-current"
    >
      {all.map((bar) => (
        <rect key={bar.x} {...bar} height="1" />
      ))}
    </svg>
  );
}
