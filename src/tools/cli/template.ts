import { sectionComponent, sectionStory, uiComponent, uiStory, type FileName } from "#tools/cli/template-component.ts";
import { pageComponent, pageMeta, pageStory, post } from "#tools/cli/template-page.ts";

/** One kind of file that `npm run new` creates. */
export interface Template {
  example: string;
  files: (name: FileName) => Record<string, string>;
  steps: (name: FileName) => string[];
}

const componentSteps = [
  "Replace the TODO of the docstring: `npm run check` rejects it.",
  "Develop it in Storybook: npm run storybook",
  "Add a story for every guarantee and state, then: npm run check && npm test",
];

/** The templates, by the first part of the argument of `npm run new`. */
export const templates: Readonly<Record<string, Template>> = {
  ui: {
    example: "ui/price-tag",
    files: (name) => ({
      [`src/ui/${name.file}.tsx`]: uiComponent(name),
      [`stories/ui/${name.file}.stories.tsx`]: uiStory(name),
    }),
    steps: () => componentSteps,
  },
  sections: {
    example: "sections/cart/price-list",
    files: (name) => ({
      [`src/sections/${name.domain}/${name.file}.tsx`]: sectionComponent(name),
      [`stories/sections/${name.domain}/${name.file}.stories.tsx`]: sectionStory(name),
    }),
    steps: () => componentSteps,
  },
  pages: {
    example: "pages/careers",
    files: (name) => ({
      [`src/pages/${name.file}.tsx`]: pageComponent(name),
      [`src/content/page-meta/${name.file}.ts`]: pageMeta(name),
      [`stories/pages/${name.file}.stories.tsx`]: pageStory(name),
    }),
    steps: ({ file, component, value }) => [
      "Replace the TODO of the description and of the docstring.",
      `Add the page to src/app/routes.tsx: const ${value} = lazyPage(() => import("#pages/${file}.tsx").then((m) => m.${component}Page));`,
      `Add its route above the last one: route("/${file}", ${value}),`,
      "Link to it, for instance in `navigation` of src/content/site.ts, then: npm run check && npm test",
    ],
  },
  post: {
    example: "post/choosing-a-factory",
    files: (name) => ({ [`src/content/post/${name.file}.ts`]: post(name) }),
    steps: () => [
      "Replace every TODO, the author, the tags and the picture.",
      "Check it: npm test -- tests/content.test.ts",
      "Read it: npm run dev, then http://localhost:5173/blog, which lists it first",
    ],
  },
};
