import { pathOf } from "#content/path-of.ts";
import type { Book } from "#content/schema.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";

export type BookStripProps = {
  title: string;
  /** The books, in their order. */
  books: readonly Book[];
};

/** A row of books from the shop; a click anywhere on a book follows its title. */
export function BookStrip({ title, books }: BookStripProps) {
  return (
    <Section padding="compact" border="top">
      <Container>
        <div className="flex flex-col gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-8">
            <Heading level={2} size="sm">
              {title}
            </Heading>
            <ArrowLink to="/shop" label="All books" />
          </div>
          <ul role="list" className="grid grid-cols-3 gap-x-3 gap-y-6 sm:gap-x-6 lg:grid-cols-6 narrow:grid-cols-1">
            {books.map(({ id, title: name, cover }) => (
              <li key={id} className="relative flex flex-col gap-2">
                <Picture picture={cover} alt="" sizes="(width < 80rem) 30vw, 12rem" ratio="square" radius="card" />
                <span className="text-small">
                  <Link to={pathOf("product", id)} variant="stretched">
                    {name}
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
