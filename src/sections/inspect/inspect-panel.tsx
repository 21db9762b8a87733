import { useLayoutEffect, useRef, type ReactNode } from "react";
import { capitalize } from "#lib/format/text.ts";
import { docsId, type Component } from "#lib/inspect/build-facts.ts";
import { layerNames, type LayerName } from "#lib/inspect/page-layers.ts";
import { type Theme, themeNames, themes } from "#lib/theme/themes.ts";
import { controlClass, listClass, rowClass, summaryClass } from "#sections/inspect/inspect-style.ts";

/** An entry of a list, with the element that it inspects. */
interface LayerEntry {
  id: string;
  label: string;
  component?: Component | undefined;
  element?: Element | undefined;
}

/** What a layer marks, as a list whose entries can be inspected. */
export interface LayerList {
  layer: LayerName;
  entries: readonly LayerEntry[];
}

export type InspectPanelProps = {
  /** The edge of the window at which it is. */
  edge: "top" | "bottom";
  /** Whether the window has room for the switches; otherwise they are folded. */
  isWide: boolean;
  /** The chosen theme; undefined is the system's. */
  theme: Theme | undefined;
  /** The layers that are switched on. */
  layers: ReadonlySet<LayerName>;
  /** Whether a press on the page inspects instead of using it. */
  selects: boolean;
  /** What each layer marks. */
  lists: readonly LayerList[];
  /** The address of Storybook, if the site has one. */
  storybook: string;
  /** The facts of the inspected element: `InspectFacts`. */
  children: ReactNode;
  onMove: () => void;
  onTheme: (theme: Theme | undefined) => void;
  onLayer: (layer: LayerName) => void;
  onSelects: (selects: boolean) => void;
  onSelect: (entry: LayerEntry) => void;
  onLeave: () => void;
};

/** A component as a link to its documentation, or as its name and file where the site has no Storybook. */
export function StoryLink({ component, storybook }: { component: Component; storybook: string }) {
  const { name, path, title } = component;
  if (!title || !storybook) return <small className="text-secondary">{title ? `Storybook: ${title}` : path}</small>;
  return (
    <a
      href={`${storybook}?path=/docs/${docsId(title)}`}
      target="_blank"
      rel="noreferrer"
      className={`${controlClass} text-link underline`}
    >
      {name} in Storybook<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** The layers, what a press does, and the theme. */
function Switches({ layers, selects, theme, onLayer, onSelects, onTheme }: InspectPanelProps) {
  return (
    <>
      <fieldset className={rowClass}>
        <legend className="sr-only">Layers</legend>
        {layerNames.map((layer) => (
          <label key={layer} className={controlClass}>
            <input
              type="checkbox"
              className="accent-action"
              checked={layers.has(layer)}
              onChange={() => onLayer(layer)}
            />
            {capitalize(layer)}
          </label>
        ))}
      </fieldset>
      <label className={controlClass}>
        <input
          type="checkbox"
          className="accent-action"
          checked={selects}
          onChange={({ target }) => onSelects(target.checked)}
        />
        Clicks inspect
      </label>
      <label className={controlClass}>
        Theme
        <select
          className="min-h-target-small rounded-control border-thin border-control bg-raised"
          value={theme ?? ""}
          onChange={({ target }) => onTheme(themeNames.find((name) => name === target.value))}
        >
          <option value="">System</option>
          {themeNames.map((name) => (
            <option key={name} value={name}>
              {themes[name].title}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/**
 * The title block of Inspect, along an edge of the window: switches, the facts of an element, and what the layers mark.
 *
 * Guarantees: a region named Inspect that gets the focus; native controls of at least 24 pixels; everything that is drawn,
 * in one list whose entries can be inspected by keyboard.
 * Requires: Escape leaves, outside of the component.
 */
export function InspectPanel(props: InspectPanelProps) {
  const { edge, isWide, lists, storybook, children } = props;
  const panel = useRef<HTMLElement>(null);
  // after the drawing, so that it is above it
  useLayoutEffect(() => {
    panel.current?.showPopover();
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={panel}
      popover="manual"
      data-inspect={edge}
      data-ring="inside"
      aria-label="Inspect"
      tabIndex={-1}
      className={`w-full overscroll-contain bg-raised text-caption text-primary tabular-nums print:hidden ${edge === "top" ? "border-b-thick" : "border-t-thick"}`}
    >
      <div className={`${rowClass} justify-between gap-y-1 border-b-thin border-hairline px-4 py-1`}>
        <strong className="font-medium">Inspect</strong>
        {isWide ? (
          <Switches {...props} />
        ) : (
          <details>
            <summary className={summaryClass}>Layers and theme</summary>
            <Switches {...props} />
          </details>
        )}
        <button type="button" className={controlClass} onClick={props.onMove}>
          Move to the {edge === "top" ? "bottom" : "top"}
        </button>
        <button type="button" className={controlClass} onClick={props.onLeave}>
          Leave (Esc)
        </button>
      </div>
      <ul role="list" aria-label="What Inspect shows" className={listClass}>
        <li className="col-span-full min-w-0 px-4 py-3">{children}</li>
        {lists.map(({ layer, entries }) => (
          <li key={layer} className="min-w-0 border-t-thin border-hairline px-4 py-3">
            <details>
              <summary className={summaryClass}>
                {capitalize(layer)}: {entries.length}
              </summary>
              <ul role="list">
                {entries.map((entry) => (
                  <li key={entry.id} className={rowClass}>
                    <button type="button" className={controlClass} onClick={() => props.onSelect(entry)}>
                      {entry.label}
                    </button>
                    {entry.component && <StoryLink component={entry.component} storybook={storybook} />}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
