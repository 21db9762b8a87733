import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advertisement } from "#content/call-to-action.ts";
import type { PostRecord } from "#content/page-data.ts";
import { shorten } from "#lib/format/text.ts";
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

/** The longest title and description in characters, so that search engines do not cut them. */
const longest = { title: 50, description: 155 };

/** The path of each layout of a post, and the text that makes its title and description unique. */
const layouts = {
  right: { path: "/blog-single", titleSuffix: "", descriptionPrefix: "" },
  left: {
    path: "/blog-single-left-sidebar",
    titleSuffix: ", sidebar left",
    descriptionPrefix: "Sidebar left: ",
  },
  none: { path: "/blog-single-fullwidth", titleSuffix: ", full width", descriptionPrefix: "In full width: " },
} as const;

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
  const { path, titleSuffix, descriptionPrefix } = layouts[sidebar];
  const header = (
    <PageHeader
      path={`${path}/${post.id}`}
      canonical={`${layouts.right.path}/${post.id}`}
      title={shorten(post.title, longest.title - titleSuffix.length) + titleSuffix}
      heading={post.title}
      description={descriptionPrefix + shorten(post.description, longest.description - descriptionPrefix.length)}
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
