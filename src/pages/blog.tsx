import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advertisement } from "#content/call-to-action.ts";
import { firstPosts, postCount, postTags } from "#content/derived/first-posts.ts";
import { loadList } from "#content/load-data.ts";
import { allPostsMeta, blogMeta, latestNewsMeta } from "#content/page-meta/blog.ts";
import type { PostCard } from "#content/post-card.ts";
import type { ListDefinition } from "#lib/list-query/list-query.ts";
import { useListQuery } from "#lib/list-query/use-list-query.ts";
import { BlogSearch } from "#sections/blog/blog-search.tsx";
import { JournalFront } from "#sections/blog/journal-front.tsx";
import { PostIndex } from "#sections/blog/post-index.tsx";
import { PostRows } from "#sections/blog/post-row.tsx";
import { Sidebar, SidebarBanner, SidebarCategories, SidebarPosts, SidebarTags } from "#sections/blog/sidebar.tsx";
import { ListStatus } from "#sections/shared/list-status.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

const postList: ListDefinition<PostCard> = {
  items: firstPosts,
  all: { count: postCount, load: () => loadList("posts") },
  text: ({ title, subtitle, description, author, tags }) => [title, subtitle, description, author, ...tags].join(" "),
};

/** The page of each sidebar position, and the heading of its list. */
const layouts = {
  right: { meta: blogMeta, title: "Latest News" },
  left: { meta: latestNewsMeta, title: "From the workbench" },
  none: { meta: allPostsMeta, title: "Latest News" },
} as const;

/** The number of posts on the front page of the journal; the others are rows below it. */
const onFront = 3;

export type BlogPageProps = {
  /** The side of the sidebar: `right`; `left`, of an index without pictures; `none` puts the search above the posts. */
  sidebar: keyof typeof layouts;
};

/** The list of posts, with search and pagination. */
export function BlogPage({ sidebar }: BlogPageProps) {
  const { items, count, page, pages, status, retry, search: text, setSearch, linkToPage } = useListQuery(postList);
  const { meta, title } = layouts[sidebar];

  const [first, ...earlier] = page === 1 && text.trim() === "" ? items.slice(0, onFront) : [];
  const rows = first ? items.slice(onFront) : items;
  const search = <BlogSearch value={text} onChange={setSearch} count={count} />;
  const heading = (
    <Heading level={2} size="md" id="latest">
      {page > 1 ? `${title}, page ${page}` : title}
    </Heading>
  );
  const state = (
    <>
      <ListStatus status={status} items="posts" headingId="latest" onRetry={retry} />
      {count === 0 && (
        <Text tone="secondary">No post matches your search. Clear the search field to see all posts.</Text>
      )}
    </>
  );
  const end = (
    <>
      {pages > 1 && <Pagination page={page} pageCount={pages} linkTo={linkToPage} headingId="latest" />}
      <Text size="small" tone="secondary">
        New posts also come as an <Link to="/rss.xml">RSS feed</Link>.
      </Text>
    </>
  );
  const aside = (
    <Sidebar label="Blog">
      {search}
      <SidebarCategories title="Categories" advisoryServices={advisoryServiceSummaries.slice(0, 6)} />
      <SidebarPosts title="Recent posts" posts={firstPosts.slice(0, 3)} />
      <SidebarTags tags={postTags} />
      <SidebarBanner {...advertisement} />
    </Sidebar>
  );

  return (
    <>
      <PageHeader {...meta} lead="Notes from engineers and liaisons on design, factories and freight." />
      <Section padding="compact" labelledBy="latest">
        <Container>
          {sidebar === "none" && (
            <Stack gap="lg">
              {heading}
              {search}
              {first && <JournalFront posts={[first, ...earlier]} layout="beside" />}
              <PostRows posts={rows} columns="two" />
              {state}
              {end}
            </Stack>
          )}
          {sidebar === "right" && (
            <Grid columns="sidebar-third" gap="lg" align="start">
              <Stack gap="lg">
                {heading}
                {first && <JournalFront posts={[first, ...earlier]} />}
                {first && rows.length > 0 && (
                  <Heading level={2} size="md">
                    More posts
                  </Heading>
                )}
                <PostRows posts={rows} />
                {state}
                {end}
              </Stack>
              {aside}
            </Grid>
          )}
          {sidebar === "left" && (
            <Grid columns="sidebar-left" gap="xl" align="start">
              {aside}
              <Stack gap="lg">
                {heading}
                {count !== 0 && <PostIndex posts={items} />}
                {state}
                {end}
              </Stack>
            </Grid>
          )}
        </Container>
      </Section>
    </>
  );
}
