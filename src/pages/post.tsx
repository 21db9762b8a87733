import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advertisement } from "#content/call-to-action.ts";
import type { PostRecord } from "#content/page-data.ts";
import { postMetadata, type PostLayout } from "#content/record-metadata.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { PostArticle } from "#sections/blog/post-article.tsx";
import { PostContents } from "#sections/blog/post-contents.tsx";
import { PostIndex } from "#sections/blog/post-index.tsx";
import { Sidebar, SidebarBanner, SidebarCategories, SidebarPosts } from "#sections/blog/sidebar.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type PostPageProps = {
  /** Undefined for an unknown id. */
  post: PostRecord["post"];
  /** The posts that share the most tags with it. */
  related: PostRecord["related"];
  /** The side of the sidebar, `left` or `right`; `none` puts the related posts below the article. */
  sidebar: PostLayout;
};

/** A post with its related posts. */
export function PostPage({ post, related, sidebar }: PostPageProps) {
  if (!post) return <NotFoundPage />;
  const header = <PageHeader {...postMetadata(post, sidebar)} />;
  if (sidebar === "none")
    return (
      <>
        {header}
        <Section padding="compact">
          <Container width="narrow">
            <PostArticle post={post} contents={<PostContents sections={post.sections} shown="always" />} />
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
  const article = (
    <PostArticle post={post} contents={<PostContents sections={post.sections} shown="without-sidebar" />} />
  );
  return (
    <>
      {header}
      <Section padding="compact">
        <Container>
          <Grid columns={sidebar === "left" ? "sidebar-left" : "sidebar"} gap="xl" align="start">
            {sidebar === "right" && article}
            <Sidebar label="Blog">
              <PostContents sections={post.sections} shown="with-sidebar" />
              <SidebarPosts title="Related posts" posts={related} />
              <SidebarCategories title="Categories" advisoryServices={advisoryServiceSummaries.slice(0, 6)} />
              <SidebarBanner {...advertisement} />
            </Sidebar>
            {sidebar === "left" && article}
          </Grid>
        </Container>
      </Section>
    </>
  );
}
