import { shownRatio } from "#lib/format/number.ts";
import type { Component } from "#lib/inspect/build-facts.ts";
import type { Contrast, ElementFacts } from "#lib/inspect/measure-element.ts";
import { StoryLink } from "#sections/inspect/inspect-panel.tsx";
import { controlClass, listClass, rowClass } from "#sections/inspect/inspect-style.ts";

export type InspectFactsProps = {
  /** The facts of the inspected element; undefined before one is chosen. */
  facts: ElementFacts | undefined;
  /** Whether a change is announced: for the focus and the list, not for each element below a pointer. */
  isAnnounced: boolean;
  /** The token whose users are shown: the number of elements of this page, and the files. */
  users: { token: string; elements: number; files: readonly Component[] } | undefined;
  /** The address of Storybook, if the site has one. */
  storybook: string;
  /** Called with a token to show its users, or with none to hide them. */
  onToken: (token: string | undefined) => void;
  /** Inspects the element around this one. */
  onParent: () => void;
};

/** The number of components around an element that are shown. */
const pathLength = 4;

function contrastText(contrast: Contrast | undefined): string {
  if (!contrast) return "No text of its own";
  if (contrast.kind === "picture") return "On a picture, not measured";
  const { ratio, level, lightness, isLarge } = contrast;
  return `${shownRatio(ratio)}:1 ${level}${isLarge ? " as large text" : ""} · APCA Lc ${lightness.toFixed(0)}`;
}

/** The levels of WCAG 2.2, 2.5.8 and 2.5.5, that a target reaches by its size alone. */
function targetText({ width, height }: { width: number; height: number }): string {
  const smaller = Math.min(width, height);
  const level = smaller >= 44 ? "AAA" : "AA";
  return `${width} × ${height} px · ${smaller < 24 ? "below 24 px" : level}`;
}

function cellsOf(facts: ElementFacts): [term: string, detail: string][] {
  const { tag, role, name, width, height, components, target } = facts;
  const path = components.map((component) => component.name).slice(0, pathLength);
  return [
    ["Element", tag],
    ["Component", path.join(" in ") || "None"],
    ["Role", role],
    ["Name", name || "None"],
    ["Size", `${width} × ${height} px`],
    ["Target", target ? targetText(target) : "None"],
    ["Contrast", contrastText(facts.contrast)],
  ];
}

/** The facts of the inspected element: the cells of a title block, its story, and its tokens with their values. */
export function InspectFacts({ facts, isAnnounced, users, storybook, onToken, onParent }: InspectFactsProps) {
  if (!facts) return <p>Point at an element, touch it, move the focus to it, or choose an entry below.</p>;
  const { components, tokens } = facts;
  return (
    <>
      <dl
        aria-live={isAnnounced ? "polite" : "off"}
        aria-atomic="true"
        data-inspect-cells=""
        className="grid border-s-thin border-t-thin border-hairline"
      >
        {cellsOf(facts).map(([term, detail]) => (
          <div key={term} className="border-e-thin border-b-thin border-hairline px-2 py-1">
            <dt className="text-secondary">{term}</dt>
            <dd className="font-medium wrap-anywhere">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className={rowClass}>
        {components.slice(0, pathLength).map((component) => (
          <StoryLink key={component.path + component.name} component={component} storybook={storybook} />
        ))}
        <button type="button" className={controlClass} onClick={onParent}>
          Element around it
        </button>
      </p>
      <ul role="list" className={listClass} aria-label="Tokens">
        {tokens.map(({ name, value, className, isInherited }) => (
          <li key={`${name} ${className}`}>
            <button
              type="button"
              className={`${controlClass} aria-pressed:font-semibold aria-pressed:underline`}
              aria-pressed={users?.token === name}
              onClick={() => onToken(users?.token === name ? undefined : name)}
            >
              {name.startsWith("color.") && (
                <svg aria-hidden="true" className="size-icon-sm shrink-0 forced-color-adjust-none">
                  <rect width="100%" height="100%" fill={value} stroke="currentColor" strokeWidth="2" />
                </svg>
              )}
              {name}
            </button>{" "}
            {value}{" "}
            <small className="text-secondary">
              {className}
              {isInherited && ", inherited"}
            </small>
          </li>
        ))}
      </ul>
      {users && (
        <div role="status">
          <p>
            {users.token}: {users.elements} elements of this page, {users.files.length} files
          </p>
          <ul role="list" className={listClass} aria-label={`Who uses ${users.token}`}>
            {users.files.map((component) => (
              <li key={component.path}>
                <StoryLink component={component} storybook={storybook} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
