import { cx } from "class-variance-authority";
import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advertisement } from "#content/call-to-action.ts";
import type { PostRecord } from "#content/record-data.ts";
import { postMetadata, type PostLayout } from "#content/record-metadata.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { NextPost } from "#sections/blog/next-post.tsx";
import { PostArticle } from "#sections/blog/post-article.tsx";
import { PostIndex } from "#sections/blog/post-index.tsx";
import { Sidebar, SidebarBanner, SidebarCategories, SidebarPosts } from "#sections/blog/sidebar.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type PostPageProps = {
  /** Undefined for an unknown id. */
  post: PostRecord["post"];
  /** The posts that share the most tags with it. */
  related: PostRecord["related"];
  /** The post to read after it, below the article; not in the layout `none`, which ends with the related ones. */
  next?: PostRecord["next"];
  /** The side of the sidebar, `left` or `right`; `none` puts the related posts below the article. */
  sidebar: PostLayout;
};

/** A post with its related posts. */
export function PostPage({ post, related, next, sidebar }: PostPageProps) {
  if (!post) return <NotFoundPage />;
  const header = <PageHeader {...postMetadata(post, sidebar)} />;
  if (sidebar === "none")
    return (
      <>
        {header}
        <Section padding="compact">
          <Container>
            <PostArticle post={post} sidebar="none" />
          </Container>
        </Section>
        <Section surface="sunken" labelledBy="related">
          <Container>
            <Stack gap="lg">
              <Heading level={2} id="related">
                Related posts
              </Heading>
              <PostIndex posts={related} />
            </Stack>
          </Container>
        </Section>
      </>
    );
  return (
    <>
      {header}
      <Section padding="compact">
        <Container>
          <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-contents-text-sidebar print:block print:space-y-8">
            {sidebar === "right" && <PostArticle post={post} sidebar="right" />}
            <div
              className={cx(
                "lg:z-raised lg:row-start-2 lg:grid",
                sidebar === "left" ? "lg:col-start-1 lg:row-span-2" : "lg:col-start-3",
              )}
            >
              <Sidebar label="Blog">
                <SidebarCategories title="Categories" advisoryServices={advisoryServiceSummaries.slice(0, 6)} />
                <div className="flex flex-col gap-10">
                  <SidebarPosts title="Related posts" posts={related} />
                  <SidebarBanner {...advertisement} />
                </div>
              </Sidebar>
            </div>
            {sidebar === "left" && <PostArticle post={post} sidebar="left" />}
          </div>
        </Container>
      </Section>
      {next && <NextPost post={next} />}
    </>
  );
}
