import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { PostMark } from "#sections/blog/post-mark.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

export type NextPostProps = {
  post: Pick<Post, "id" | "title" | "createdAt" | "description" | "readingMinutes" | "number">;
};

/** The post to read after the one above; a click anywhere on it follows its title. */
export function NextPost({ post }: NextPostProps) {
  const { id, title, description } = post;
  return (
    <Section padding="compact" border="top" labelledBy="next" paper="omitted">
      <Container>
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 md:grid-cols-12">
          <div className="md:col-span-4">
            <Heading level={2} size="md" id="next">
              Read next
            </Heading>
          </div>
          <article
            aria-labelledby="next-title"
            className="relative flex flex-col gap-4 border-t-bar border-strong pt-4 md:col-span-8 md:pb-4"
          >
            <PostMark post={post} />
            <Heading level={3} size="xl" id="next-title">
              <Link to={pathOf("post", id)} variant="stretched">
                {title}
              </Link>
            </Heading>
            <p className="max-w-prose text-lead text-secondary">{description}</p>
          </article>
        </div>
      </Container>
    </Section>
  );
}
