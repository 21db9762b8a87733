import { StrictMode, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { basePath } from "#app/base-path.ts";
import { notFoundPath } from "#app/not-found-path.ts";
import { findRoute, routes } from "#app/routes.tsx";
import { mainSubjectOf, pathsOf, subjectOf } from "#content/all-page-metadata.ts";
import { checkContent } from "#content/check-content.ts";
import { siteMap } from "#content/derived/site-map.ts";
import { listFile, recordFile } from "#content/load-data.ts";
import { messageSentMeta } from "#content/page-meta/message-sent.ts";
import { pathOf } from "#content/path-of.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { projects } from "#content/project.ts";
import { lists, records } from "#content/record-data.ts";
import { site } from "#content/site.ts";
import { structuredData } from "#content/structured-data.ts";
import { socialCardFile } from "#lib/image/social-card.ts";
import { postCities } from "#sections/blog/post-cities.ts";
import { SendError, SpamWarning } from "#sections/contact/mail-form.tsx";
import { FieldError } from "#ui/field.tsx";
import { Status } from "#ui/status.tsx";

checkContent();

/** Paths that are prerendered. */
export const prerenderPaths: string[] = routes.flatMap(({ path }) => pathsOf(path));

// Part of the interface of the prerender step.
export { notFoundPath };

const blog = subjectOf("/blog");

/** The blog, for its feed. */
export const channel = {
  title: `${site.name} · ${blog.title}`,
  description: blog.description,
  items: posts.map((post) => ({
    ...subjectOf(pathOf("post", post.id)),
    day: post.createdAt,
    author: post.author,
    tags: post.tags,
    sections: [
      ...post.sections,
      ...postCities(post).map(({ region, cities }) => ({ heading: region, paragraphs: [], list: cities })),
    ],
  })),
};

/** The pages that search engines list, by kind, for `llms.txt`. */
export const pageGroups = siteMap.map(({ title, to, links }) => ({
  title,
  pages: [...(to === undefined ? [] : [to]), ...links.map((link) => link.to)]
    .map(subjectOf)
    .filter(({ robots }) => robots === undefined)
    .map(({ path, title: name, heading = name, description }) => ({ path, title: heading, description })),
}));

/** The modules whose values the client has in their place. */
export const derivedModules: Record<string, Record<string, unknown>> = import.meta.glob("/src/content/derived/*.ts", {
  eager: true,
});

/** The data that pages load, by the file that the build writes. */
export const dataFiles: Record<string, object> = Object.fromEntries<object>([
  ...posts.map(({ id }) => [recordFile("post", id), records.post(id)] as const),
  ...projects.map(({ id }) => [recordFile("project", id), records.project(id)] as const),
  ...products.map(({ id }) => [recordFile("product", String(id)), records.product(String(id))] as const),
  [listFile("posts"), lists.posts],
  [listFile("products"), lists.products],
  [listFile("search"), lists.search],
]);

/** The source file of every page component, by which the client's manifest names its chunk. */
const pageFiles = new Map<unknown, string>();
for (const [file, load] of Object.entries(import.meta.glob<object>("../pages/*.tsx")))
  for (const component of Object.values(await load())) pageFiles.set(component, file.replace("..", "src"));

/** The source file of the chunk that hydrates every page. */
const hydrationFile = "node_modules/react-dom/client.js";

/** The company, for the web manifest and security.txt. */
export { site };

const status = (children: ReactNode) =>
  renderToStaticMarkup(
    <Status kind="error" announcedBy="focus">
      {children}
    </Status>,
  );
const sendError = { title: "%title%", help: "%help%", detail: "%detail%", canRetry: true };

/** What a server needs that takes the messages of visitors without scripts; `%name%` is the place of a text. */
export const formRules = {
  sentPath: messageSentMeta.path,
  email: site.email,
  parts: {
    fieldError: renderToStaticMarkup(<FieldError id="%id%">%text%</FieldError>),
    sendError: status(<SendError error={sendError} email={site.email} href="mailto:%href%" />),
    spamWarning: status(<SpamWarning email={site.email} />),
  },
};

/** The link preview of a path, its structured data, and its place in the sitemap. */
export function describePage(path: string, address: (path: string) => string) {
  const subject = mainSubjectOf(path);
  const { title, heading, trail, picture, robots, updatedAt, isFinishedCard = false } = subject;
  const file = socialCardFile(subject.path);
  return {
    isMain: path === subject.path,
    isListed: robots === undefined && path === subject.path,
    updatedAt,
    data: structuredData(path, `/${file}`, address),
    card: {
      file,
      title: heading ?? title,
      label: trail?.at(-1)?.label ?? "",
      tagline: site.tagline,
      // the id ends with a hash of the file
      picture: picture.id.replace(/-[\da-f]{8}$/, ""),
      isFinished: isFinishedCard,
    },
  };
}

/** Renders one path; `files` are the source files of the chunks that it needs, and data. */
export async function render(path: string): Promise<{ html: string; files: string[] }> {
  const route = findRoute(path);
  const { Loaded } = await route.preload(path);
  const pageFile = pageFiles.get(Loaded);
  if (!pageFile) throw new Error(`The page of ${path} is not exported by a file of src/pages.`);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={basePath} location={basePath + path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // Complete pages: larger boundaries would follow the page in hidden elements that a script puts in place.
      progressiveChunkSize: Infinity,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} could not be rendered`, { cause: errors[0] });
  return { html, files: [hydrationFile, pageFile, ...route.dataFiles(path)] };
}
