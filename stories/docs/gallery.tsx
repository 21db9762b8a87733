import { useState } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { themeNames } from "#lib/theme/themes.ts";
import { storyFiles, storyNames } from "./component-overview.tsx";

/** Every story of a component in every theme; each is a frame of this Storybook, which renders when it is scrolled to. */
export function Gallery() {
  const [title, setTitle] = useState(storyFiles[0]?.default.title ?? "");
  const file = storyFiles.find((one) => one.default.title === title);
  const names = (file ? storyNames(file) : []).map(storyNameFromExport);
  return (
    <div className="sb-unstyled flex flex-col gap-4 text-body text-primary">
      <label className="flex flex-wrap items-center gap-3 font-medium">
        Component
        <select
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          className="min-h-target rounded-control border-thin border-control bg-raised px-4"
        >
          {storyFiles.map(({ default: { title: name } }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {names.map((name) => (
        <section key={name} className="flex flex-col gap-2">
          <h2 className="text-title font-medium">{name}</h2>
          <ul role="list" className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {themeNames.map((theme) => (
              <li key={theme} className="flex flex-col gap-1 text-small">
                {theme}
                {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is a story of this Storybook */}
                <iframe
                  title={`${name}, ${theme}`}
                  src={`iframe.html?id=${toId(title, name)}&viewMode=story&globals=theme:${theme}`}
                  loading="lazy"
                  className="h-40 w-full border-thin border-hairline"
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
