import { Canvas, Markdown, Source, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useEffect, useState } from "react";
import { useTheme } from "storybook/theming";
import { criterionName, criterionUrl } from "../../tests/a11y/criteria.ts";
import type { Guide } from "./guide.tsx";

const sources = import.meta.glob<string>("../../src/{ui,sections,pages}/**/*.tsx", {
  query: "?raw",
  import: "default",
});

/** The address of the repository at the built commit, which the publishing workflow sets. */
const repository: unknown = import.meta.env["STORYBOOK_SOURCE_URL"];

/** The path of a component, from that of its stories: `src/ui/button.tsx` of `./stories/ui/button.stories.tsx`. */
export const componentPath = (stories: string): string =>
  stories.replace(/^.*?stories\//, "src/").replace(/\.stories\.tsx$/, ".tsx");

/** Links to the source of a component and to the pages of the W3C about it. */
export function References({ guide, path }: { guide: Partial<Guide>; path: string }) {
  const source = typeof repository === "string" ? `${repository}/${path}` : "#source";
  const { pattern, wcag = [] } = guide;
  const patternLink = `[ARIA pattern: ${pattern?.replaceAll("-", " ")}](https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/)`;
  const links = [
    `[Source](${source})`,
    ...(pattern ? [patternLink] : []),
    ...wcag.map((number) => `[WCAG ${number} ${criterionName(number)}](${criterionUrl(number)})`),
  ];
  return <Markdown>{links.join(" · ")}</Markdown>;
}

/** Code in the theme of the page; that of a canvas is always dark. */
function Code(props: Pick<ComponentProps<typeof Source>, "code" | "language">) {
  return <Source {...props} dark={useTheme().base === "dark"} />;
}

/** The import of a component and its subcomponents: `src/ui/button.tsx` is `#ui/button.tsx`. */
export const ImportLine = ({ names, path }: { names: readonly string[]; path: string }) => (
  <Code code={`import { ${names.join(", ")} } from "${path.replace("src/", "#")}";`} language="tsx" />
);

/** A story with its code below, in which a function without effect stands for a mock. */
export function StoryWithCode({ of }: { of: NonNullable<ComponentProps<typeof Source>["of"]> }) {
  const { story } = useOf(of, ["story"]);
  const code = String(story.parameters["docs"]?.source?.code ?? "").replaceAll("{fn()}", "{() => {}}");
  return (
    <div data-story-with-code>
      <Canvas of={of} sourceState="none" />
      <Code code={code} language="tsx" />
    </div>
  );
}

/** The source of a component, loaded once the visitor opens it. */
export function ComponentSource({ path }: { path: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (isOpen) void sources[`../../${path}`]?.().then(setCode);
  }, [isOpen, path]);
  return (
    <>
      <h2 id="source">Source</h2>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <code>{path}</code>
        </summary>
        {code && <Code code={code} language="tsx" />}
      </details>
    </>
  );
}
