import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { notFoundPath, findRoute, routes } from "#app/routes.tsx";
import { checkContent } from "#content/check.ts";
import { blogMeta } from "#content/page-meta/blog.ts";
import { posts } from "#content/post.ts";
import { pathsOf } from "#content/record-path.ts";
import { site } from "#content/site.ts";

checkContent();

/** Paths that are prerendered. */
export const prerenderPaths: string[] = routes.flatMap(({ path }) => pathsOf(path));

// Part of the interface of the prerender step.
export { notFoundPath };

/** The blog, for its feed. */
export const channel = {
  title: `${site.name} · ${blogMeta.title}`,
  description: blogMeta.description,
  items: posts.map(({ id, title, description, createdAt, author, tags }) => ({
    title,
    path: `/blog-single/${id}`,
    description,
    day: createdAt,
    author,
    tags,
  })),
};

/** The source file of the chunk that hydrates every page. */
const hydrationFile = "node_modules/react-dom/client.js";

/** Renders one path; `files` are the source files of the chunks that it needs. */
export async function render(path: string): Promise<{ html: string; files: string[] }> {
  const route = findRoute(path);
  await route.preload(path);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} could not be rendered`, { cause: errors[0] });
  return { html, files: [hydrationFile, ...route.files(path)] };
}
