import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advertisement } from "#content/call-to-action.ts";
import { postCards } from "#content/generated/post-cards.ts";
import { allPostsMeta, blogMeta, latestNewsMeta } from "#content/page-meta/blog.ts";
import { useHydrated } from "#lib/dom/use-hydrated.ts";
import { BlogCards } from "#sections/blog/blog-cards.tsx";
import { BlogSearch } from "#sections/blog/blog-search.tsx";
import { Sidebar, SidebarBanner, SidebarCategories, SidebarPosts, SidebarTags } from "#sections/blog/sidebar.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Link } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** Everything a search may find a post by. */
const haystacks = postCards.map(({ title, subtitle, description, author, tags }) =>
  [title, subtitle, description, author, ...tags].join(" ").toLocaleLowerCase("en"),
);

const pageSize = 12;

/** Each arrangement of the list, and what stands above the posts. */
const arrangements = {
  right: { meta: blogMeta, title: "Latest News" },
  left: { meta: latestNewsMeta, title: "From the workbench" },
  none: { meta: allPostsMeta, title: "Latest News" },
} as const;

export type BlogPageProps = { sidebar: keyof typeof arrangements };

/** The posts, a dozen at a time, and beside or above them ways to find one. */
export function BlogPage({ sidebar }: BlogPageProps) {
  const [query, setQuery] = useState("");
  const [address] = useSearchParams();
  const asked = useHydrated() ? Number(address.get("page")) : 1;
  const words = query.toLocaleLowerCase("en").split(/\s+/).filter(Boolean);
  const found = postCards.filter((_, index) => words.every((word) => haystacks[index]?.includes(word)));
  const pages = Math.ceil(found.length / pageSize);
  const page = Number.isSafeInteger(asked) ? Math.min(Math.max(asked, 1), Math.max(pages, 1)) : 1;
  const { meta, title } = arrangements[sidebar];

  const search = <BlogSearch value={query} onChange={setQuery} count={found.length} />;
  const list = (
    <Stack gap="lg">
      <SectionHeading id="latest" eyebrow="Blog" title={page > 1 ? `${title}, page ${page}` : title} />
      {sidebar === "none" && search}
      <BlogCards
        posts={found.slice((page - 1) * pageSize, page * pageSize)}
        columns={sidebar === "none" ? "three" : "two"}
      />
      {found.length === 0 && (
        <Text tone="secondary">No post matches what you typed. Clear the box to see them all.</Text>
      )}
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          linkTo={(number) => (number > 1 ? `${meta.path}?page=${number}` : meta.path)}
          landing="latest"
        />
      )}
      <Text size="small" tone="secondary">
        New posts also come as an <Link to="/rss.xml">RSS feed</Link>.
      </Text>
    </Stack>
  );
  const aside = (
    <Sidebar label="Blog">
      {search}
      <SidebarCategories title="Categories" advisoryServices={advisoryServiceSummaries.slice(0, 6)} />
      <SidebarPosts title="Recent posts" posts={postCards.slice(0, 3)} />
      <SidebarTags tags={[...new Set(postCards.flatMap(({ tags }) => tags))]} />
      <SidebarBanner {...advertisement} />
    </Sidebar>
  );

  return (
    <>
      <PageHeader {...meta} />
      <Section labelledBy="latest">
        <Container>
          {sidebar === "none" && list}
          {sidebar === "right" && (
            <Grid columns="sidebar" gap="xl" align="start">
              {list}
              {aside}
            </Grid>
          )}
          {sidebar === "left" && (
            <Grid columns="sidebar-left" gap="xl" align="start">
              {aside}
              {list}
            </Grid>
          )}
        </Container>
      </Section>
    </>
  );
}
