import { composeStories } from "@storybook/react-vite";
import { type ComponentType, useContext } from "react";
import { MemoryRouter } from "react-router-dom";
import { sanitize, storyNameFromExport, toId } from "storybook/internal/csf";
import { ManagerLink, storybookSearch } from "../tokens/manager-link.tsx";
import type { Guide } from "./guide.tsx";
import { frameAddress, GlobalsContext } from "./themed-container.tsx";

const namedExportsOrder = "__namedExportsOrder";

type StoryFile = {
  default: { title: string; parameters?: { guide?: Partial<Guide>; docs?: { story?: { inline?: boolean } } } };
  /** The names of the stories in their order; a bundle sorts the exports of a module. */
  [namedExportsOrder]?: readonly string[];
};

/** The files with the stories of every ui component. */
export const storyFiles: readonly StoryFile[] = Object.values(
  import.meta.glob<StoryFile>("../ui/*.stories.tsx", { eager: true }),
);

/** The names of the stories of a file, in their order. */
export const storyNames = (file: StoryFile): readonly string[] =>
  file[namedExportsOrder] ?? Object.keys(composeStories(file as never));

/** The first story of a file; one that opens a panel above the page is in a frame of its own. */
function Picture({ file }: { file: StoryFile }) {
  const { title, parameters } = file.default;
  const stories = composeStories(file as never) as Record<string, ComponentType>;
  const first = storyNames(file)[0] ?? "";
  const Example = stories[first];
  const globals = useContext(GlobalsContext);
  if (parameters?.docs?.story?.inline === false)
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is a story of this Storybook
      <iframe
        title={title}
        src={`${frameAddress(globals)}&id=${toId(title, storyNameFromExport(first))}&viewMode=story`}
        loading="lazy"
        className="size-full"
      />
    );
  return <div className="p-4">{Example && <Example />}</div>;
}

/** Every ui component with a picture, its first example, and when to use it. */
export function ComponentOverview() {
  return (
    <MemoryRouter>
      <ul
        role="list"
        className="sb-unstyled grid grid-cols-1 gap-6 text-body text-primary sm:grid-cols-2 lg:grid-cols-3"
      >
        {storyFiles.map((file) => (
          <li key={file.default.title} className="flex min-w-0 flex-col border-thin border-hairline bg-page">
            <div inert className="h-40 overflow-hidden border-b-thin border-hairline">
              <Picture file={file} />
            </div>
            <div className="p-4">
              <ManagerLink search={storybookSearch(`/docs/${sanitize(file.default.title)}--docs`)}>
                {file.default.title.replace("UI/", "")}
              </ManagerLink>
              <p className="text-small text-secondary">{file.default.parameters?.guide?.when?.replaceAll("`", "")}</p>
            </div>
          </li>
        ))}
      </ul>
    </MemoryRouter>
  );
}
