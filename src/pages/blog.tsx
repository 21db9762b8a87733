import { useState } from "react";
import { advertisement } from "#content/advertisement";
import { pageMeta } from "#content/page-meta";
import { posts } from "#content/post";
import { practiceSummaries } from "#content/practice-summary";
import { BlogCards } from "#sections/blog-cards";
import { BlogSearch } from "#sections/blog-search";
import { PageOpening } from "#sections/page-opening";
import { Sidebar, SidebarBanner, SidebarCategories, SidebarPosts, SidebarTags } from "#sections/sidebar";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";
import { Text } from "#ui/text";

const newestFirst = posts.toReversed();

/** Everything a search may find a post by. */
const haystacks = newestFirst.map((post) =>
  [
    post.title,
    post.subtitle,
    post.description,
    post.author,
    ...post.tags,
    ...post.sections.map(({ heading }) => heading),
  ]
    .join(" ")
    .toLocaleLowerCase("en"),
);

/** The posts, and beside them ways to find one. */
export function BlogPage() {
  const [query, setQuery] = useState("");
  const words = query.toLocaleLowerCase("en").split(/\s+/).filter(Boolean);
  const found = newestFirst.filter((_, index) => words.every((word) => haystacks[index]?.includes(word)));
  return (
    <>
      <PageOpening path="/blog" {...pageMeta["/blog"]} />
      <Band labelledBy="latest">
        <Container>
          <Grid columns="sidebar" gap="xl" align="start">
            <Stack gap="lg">
              <SectionHeading id="latest" eyebrow="Blog" title="Latest News" />
              <BlogCards posts={found} columns="two" />
              {found.length === 0 && (
                <Text tone="secondary">No post matches what you typed. Clear the box to see them all.</Text>
              )}
            </Stack>
            <Sidebar label="Blog">
              <BlogSearch value={query} onChange={setQuery} count={found.length} />
              <SidebarCategories title="Categories" practices={practiceSummaries.slice(0, 6)} />
              <SidebarPosts title="Recent posts" posts={newestFirst.slice(0, 3)} />
              <SidebarTags tags={[...new Set(posts.flatMap(({ tags }) => tags))]} />
              <SidebarBanner {...advertisement} />
            </Sidebar>
          </Grid>
        </Container>
      </Band>
    </>
  );
}
