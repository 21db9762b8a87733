import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advertisement } from "#content/call-to-action.ts";
import { postCards } from "#content/generated/post-cards.ts";
import { relatedPosts } from "#content/post-card.ts";
import type { Post } from "#content/schema.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { BlogCards } from "#sections/blog/blog-cards.tsx";
import { PostArticle } from "#sections/blog/post-article.tsx";
import { Sidebar, SidebarBanner, SidebarCategories, SidebarPosts } from "#sections/blog/sidebar.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

/** Where each arrangement of a post is found, and what tells its title and description from the others'. */
const arrangements = {
  right: { path: "/blog-single", addition: "", lead: "" },
  left: { path: "/blog-single-left-sidebar", addition: ", with the sidebar on the left", lead: "Sidebar first: " },
  none: { path: "/blog-single-fullwidth", addition: ", in full width", lead: "In full width: " },
} as const;

export type PostPageProps = {
  /** Nothing where the address names no post. */
  post: Post | undefined;
  sidebar: keyof typeof arrangements;
};

/** One post, and the others that are related to it: beside it, or below where there is no sidebar. */
export function PostPage({ post, sidebar }: PostPageProps) {
  if (!post) return <NotFoundPage />;
  const { path, addition, lead } = arrangements[sidebar];
  const related = relatedPosts(post, postCards);
  const opening = (
    <PageHeader
      path={`${path}/${post.id}`}
      title={post.title + addition}
      heading={post.title}
      description={lead + post.description}
      trail={[{ label: "Blog", to: "/blog" }]}
      image={post.image.picture}
      type="article"
    />
  );
  if (sidebar === "none")
    return (
      <>
        {opening}
        <Section>
          <Container width="narrow">
            <PostArticle post={post} />
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
  return (
    <>
      {opening}
      <Section>
        <Container>
          <Grid columns={sidebar === "left" ? "sidebar-left" : "sidebar"} gap="xl" align="start">
            {sidebar === "right" && <PostArticle post={post} />}
            <Sidebar label="Blog">
              <SidebarPosts title="Related posts" posts={related} />
              <SidebarCategories title="Categories" advisoryServices={advisoryServiceSummaries.slice(0, 6)} />
              <SidebarBanner {...advertisement} />
            </Sidebar>
            {sidebar === "left" && <PostArticle post={post} />}
          </Grid>
        </Container>
      </Section>
    </>
  );
}
