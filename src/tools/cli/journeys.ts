/**
 * Counts the files that a reader opens to follow a journey through the code: its stations, and the files on a shortest
 * path of imports from each station to the next.
 */
import { type ImportGraph, importPath, readImportGraph } from "#tools/shared/import-graph.ts";
import { root } from "#tools/shared/run.ts";

interface Journey {
  name: string;
  /** The maximum number of files. */
  limit: number;
  /** Files of `src`. */
  stations: string[][];
}

const journeys: Journey[] = [
  {
    name: "from the address to badge, toast and storage",
    limit: 16,
    stations: [
      ["app/routes.tsx", "pages/shop.tsx", "sections/catalog/product-grid.tsx", "ui/button.tsx"],
      ["pages/shop.tsx", "content/derived/first-products.ts"],
      ["pages/shop.tsx", "shop/cart.ts", "shop/state.ts"],
      ["shop/cart.ts", "lib/format/money.ts"],
      ["pages/shop.tsx", "shop/store.ts", "lib/storage/persisted-storage.ts"],
      ["shop/store.ts", "shop/parse-state.ts"],
      ["app/shell.tsx", "sections/cart/mini-cart.tsx"],
      ["app/shell.tsx", "shop/store.ts", "lib/toast/notice.ts"],
      ["app/shell.tsx", "ui/toast.tsx", "lib/toast/notice.ts"],
    ],
  },
  {
    name: "a message from the form to its file",
    limit: 12,
    stations: [
      ["sections/contact/contact-form.tsx", "lib/form/field-rules.ts"],
      ["sections/contact/contact-form.tsx", "lib/form/use-zod-form.ts"],
      ["sections/contact/mail-form.tsx", "sections/contact/use-form-submission.ts"],
      ["sections/contact/mail-form.tsx", "lib/mail/send-mail.ts"],
      ["sections/contact/mail-form.tsx", "lib/mail/mail-error.ts"],
      ["tools/server/serve.ts", "tools/server/mail-stand-in.ts", "tools/server/mail-message.ts"],
    ],
  },
  {
    name: "a post from its file to its page",
    limit: 18,
    stations: [
      ["content/post/1.ts"],
      ["app/routes.tsx", "content/load-data.ts", "content/post.ts"],
      ["app/routes.tsx", "pages/post.tsx", "sections/blog/post-article.tsx", "lib/format/text.ts"],
      ["pages/post.tsx", "ui/document-head.tsx"],
      ["app/entry-server.tsx", "content/check-content.ts", "content/schema.ts"],
      ["app/entry-server.tsx", "content/structured-data.ts", "content/all-page-metadata.ts"],
      ["tools/vite/derived-content.ts"],
      ["tools/vite/prerender.ts", "tools/site/page-html.ts"],
    ],
  },
];

function filesOf(graph: ImportGraph, { stations }: Journey): Set<string> {
  const paths = stations.flatMap((chain) =>
    chain.map((to, index) => importPath(graph, `src/${chain[index - 1] ?? to}`, `src/${to}`)),
  );
  return new Set(paths.flat());
}

const graph = readImportGraph(root);
for (const journey of journeys) {
  const files = filesOf(graph, journey);
  console.log(`${journey.name}: ${files.size} files, at most ${journey.limit}`);
  if (files.size <= journey.limit) continue;
  console.log([...files].map((file) => `  ${file}`).join("\n"));
  process.exitCode = 1;
}
