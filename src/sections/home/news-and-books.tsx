import type { Book } from "#content/schema.ts";
import { PostIndex, type PostIndexProps } from "#sections/blog/post-index.tsx";
import { BookStack } from "#sections/catalog/book-stack.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type NewsAndBooksProps = PostIndexProps & {
  /** The heading above the stack. */
  title: string;
  /** The books, from the top of the stack. */
  books: readonly Book[];
};

/** What the company writes: the newest posts, and beside them, in a wide window, the books of the shop as a stack. */
export function NewsAndBooks({ posts, title, books }: NewsAndBooksProps) {
  return (
    <Section border="top">
      <Container>
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
          <section aria-labelledby="blog-title">
            <Stack gap="lg">
              <SectionHeading id="blog-title" title="Latest news" more={{ label: "All posts", to: "/blog" }} />
              <PostIndex posts={posts} />
            </Stack>
          </section>
          <section aria-labelledby="books">
            <Stack gap="lg">
              <SectionHeading id="books" title={title} more={{ label: "All books", to: "/shop" }} />
              <BookStack books={books} />
            </Stack>
          </section>
        </div>
      </Container>
    </Section>
  );
}
