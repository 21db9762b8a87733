import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advertisement } from "#content/call-to-action.ts";
import type { PostRecord } from "#content/page-data.ts";
import type { Post } from "#content/schema.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { BlogCards } from "#sections/blog/blog-cards.tsx";
import { PostArticle } from "#sections/blog/post-article.tsx";
import { PostContents } from "#sections/blog/post-contents.tsx";
import { Sidebar, SidebarBanner, SidebarCategories, SidebarPosts } from "#sections/blog/sidebar.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

type Layout = {
  path: string;
  /** The title and the description of a post in this layout, which no other page has. */
  meta: (post: Post) => { title: string; description: string };
};

const layouts = {
  right: { path: "/blog-single", meta: ({ title, description }) => ({ title, description }) },
  left: {
    path: "/blog-single-left-sidebar",
    meta: ({ title, shortTitle = title, author }) => ({
      title: `${shortTitle} (left sidebar)`,
      description: `Read “${title}” by ${author} with its contents, related posts and categories on the left.`,
    }),
  },
  none: {
    path: "/blog-single-fullwidth",
    meta: ({ title, shortTitle = title, author }) => ({
      title: `${shortTitle} (full width)`,
      description: `Read “${title}” by ${author} in one wide column, with the related posts below the article.`,
    }),
  },
} as const satisfies Record<string, Layout>;

export type PostPageProps = {
  /** Undefined for an unknown id. */
  post: PostRecord["post"];
  /** The posts that share the most tags with it. */
  related: PostRecord["related"];
  /** The side of the sidebar, `left` or `right`; `none` puts the related posts below the article. */
  sidebar: keyof typeof layouts;
};

/** A post with its related posts. */
export function PostPage({ post, related, sidebar }: PostPageProps) {
  if (!post) return <NotFoundPage />;
  const { path, meta } = layouts[sidebar];
  const header = (
    <PageHeader
      path={`${path}/${post.id}`}
      canonical={`${layouts.right.path}/${post.id}`}
      {...meta(post)}
      heading={post.title}
      cardTitle={post.title}
      trail={[{ label: "Blog", to: "/blog" }]}
      type="article"
    />
  );
  if (sidebar === "none")
    return (
      <>
        {header}
        <Section padding="compact">
          <Container width="narrow">
            <PostArticle post={post} contents={<PostContents sections={post.sections} shown="always" />} />
          </Container>
        </Section>
        <Section tone="sunken" labelledBy="related">
          <Container>
            <Stack gap="lg">
              <Heading level={2} id="related">
                Related posts
              </Heading>
              <BlogCards posts={related} />
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
