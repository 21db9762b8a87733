import { useParams } from "react-router-dom";
import { advertisement } from "#content/advertisement";
import { postById, posts } from "#content/post";
import { practiceSummaries } from "#content/practice-summary";
import { NotFoundPage } from "#pages/not-found";
import { PageOpening } from "#sections/page-opening";
import { PostArticle } from "#sections/post-article";
import { Sidebar, SidebarBanner, SidebarCategories, SidebarPosts } from "#sections/sidebar";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";

/** One post, and beside it the others. */
export function PostPage() {
  const { id } = useParams();
  const post = postById(id);
  if (!post) return <NotFoundPage />;
  return (
    <>
      <PageOpening
        path={`/blog-single/${post.id}`}
        title={post.title}
        description={post.description}
        trail={[{ label: "Blog", to: "/blog" }]}
        image={post.image.picture}
        kind="article"
      />
      <Band>
        <Container>
          <Grid columns="sidebar" gap="xl" align="start">
            <PostArticle post={post} />
            <Sidebar label="Blog">
              <SidebarPosts title="Related posts" posts={posts.filter((other) => other !== post).toReversed()} />
              <SidebarCategories title="Categories" practices={practiceSummaries.slice(0, 6)} />
              <SidebarBanner {...advertisement} />
            </Sidebar>
          </Grid>
        </Container>
      </Band>
    </>
  );
}
