import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { PostMark } from "#sections/blog/post-mark.tsx";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

export type NextPostProps = {
  post: Pick<Post, "id" | "title" | "createdAt" | "description" | "image" | "readingMinutes" | "number">;
};

/** The post to read after the one above; a click anywhere on it follows its title. */
export function NextPost({ post }: NextPostProps) {
  const { id, title, description, image } = post;
  return (
    <Section padding="compact" border="top" labelledBy="next" paper="omitted">
      <Container>
        <div className="flex flex-col gap-6">
          <Heading level={2} size="md" id="next">
            Read next
          </Heading>
          <article
            aria-labelledby="next-title"
            className="group relative grid grid-cols-1 items-center gap-x-12 gap-y-5 md:grid-cols-12"
          >
            <div className="md:col-span-6">
              <CardPhoto photo={image} radius="card" sizes="(width < 60rem) 100vw, (width < 94rem) 47vw, 44rem" />
            </div>
            <div className="flex flex-col gap-4 md:col-span-6">
              <PostMark post={post} />
              <Heading level={3} size="xl" id="next-title">
                <Link to={pathOf("post", id)} variant="stretched">
                  {title}
                </Link>
              </Heading>
              <p className="max-w-prose text-lead text-secondary">{description}</p>
            </div>
          </article>
        </div>
      </Container>
    </Section>
  );
}
