import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { advertisement } from "#content/call-to-action.ts";
import { firstPosts, postCount, postTags } from "#content/derived/first-posts.ts";
import { loadList } from "#content/load-data.ts";
import { allPostsMeta, blogMeta, latestNewsMeta } from "#content/page-meta/blog.ts";
import type { PostCard } from "#content/post-card.ts";
import type { ListDefinition } from "#lib/list-query/list-query.ts";
import { useListQuery } from "#lib/list-query/use-list-query.ts";
import { BlogCards } from "#sections/blog/blog-cards.tsx";
import { BlogSearch } from "#sections/blog/blog-search.tsx";
import { FeaturedPost } from "#sections/blog/featured-post.tsx";
import { PostIndex } from "#sections/blog/post-index.tsx";
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

/** The number of posts beside a sidebar at the right; the others have the whole width below both. */
const besideSidebar = 4;

export type BlogPageProps = {
  /** The side of the sidebar: `right`; `left`, of an index without pictures; `none` puts the search above the posts. */
  sidebar: keyof typeof layouts;
};

/** The list of posts, with search and pagination. */
export function BlogPage({ sidebar }: BlogPageProps) {
  const { items, count, page, pages, status, retry, search: text, setSearch, linkToPage } = useListQuery(postList);
  const { meta, title } = layouts[sidebar];

  const [featured] = page === 1 && text.trim() === "" ? items : [];

  const others = featured ? items.slice(1) : items;
  const search = <BlogSearch value={text} onChange={setSearch} count={count} />;
  const heading = (
    <Heading level={2} size="md" id="latest">
      {page > 1 ? `${title}, page ${page}` : title}
    </Heading>
  );
  const lead = featured && <FeaturedPost key={featured.id} post={featured} level={3} />;
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
              {lead}
              <BlogCards posts={others} columns="three-from-md" />
              {state}
              {end}
            </Stack>
          )}
          {sidebar === "right" && (
            <Stack gap="xl">
              <Stack gap="lg">
                {heading}
                {lead}
              </Stack>
              <Grid columns="sidebar-third" align="start">
                <Stack gap="lg">
                  <BlogCards posts={others.slice(0, besideSidebar)} columns="two-from-sm" />
                  {state}
                </Stack>
                {aside}
              </Grid>
              <Stack gap="lg">
                {others.length > besideSidebar && (
                  <>
                    <Heading level={2} size="md">
                      More posts
                    </Heading>
                    <BlogCards posts={others.slice(besideSidebar)} columns="three-from-md" />
                  </>
                )}
                {end}
              </Stack>
            </Stack>
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
