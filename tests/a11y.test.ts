// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { answer } from "./a11y/answers.ts";
import { comparedStories } from "./a11y/browsers/compare.ts";
import { criteria, criterionUrl } from "./a11y/criteria.ts";
import { sampleFinding, samples, sampleSubjects } from "./a11y/report/sample-run.ts";
import { spokenStories } from "./a11y/spoken.ts";
import { storyId } from "./a11y/story-reference.ts";
import { checkNames, selectSubjects } from "./a11y/subjects.ts";

const root = path.resolve(import.meta.dirname, "..");
const { story } = samples;

/** True if the file of a story has no such export, or a title that makes another id of it. */
function isMissing(reference: string): boolean {
  const [file = "", name = ""] = reference.split("#");
  const place = path.join(root, `stories/${file}.stories.tsx`);
  const source = existsSync(place) ? readFileSync(place, "utf8") : "";
  const [, title = file] = /^  title: "([^"]+)"/m.exec(source) ?? [];
  return !source.includes(`export const ${name}:`) || storyId(`${title}#${name}`) !== storyId(reference);
}

describe("the criteria", () => {
  it("are the 31 of level A and the 24 of level AA, each once", () => {
    const level = (name: string) => criteria.filter((criterion) => criterion.level === name).length;
    expect([level("A"), level("AA"), new Set(criteria.map(({ id }) => id)).size]).toEqual([31, 24, 55]);
    expect(criterionUrl("2.4.11")).toBe("https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum");
  });

  it("refer to files that exist, and to stories that Storybook has", () => {
    expect(criteria.flatMap(({ files }) => files).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const references = [...criteria.flatMap(({ stories }) => stories), ...spokenStories, ...comparedStories];
    expect(references.filter(isMissing)).toEqual([]);
  });
});

it("an answer never covers a failure", () => {
  const guard = { rule: "aria-hidden-focus", html: "<span data-radix-focus-guard>" };
  expect(answer(sampleFinding({ ...guard, outcome: "cantTell" }))).toContain("focus guards");
  expect(answer(sampleFinding({ ...guard, outcome: "failed" }))).toBeUndefined();
});

it("an argument selects a page with its states, the pages of a kind, or the stories of a component or folder", () => {
  const stories = ["ui/card", "ui/card-photo", "ui/icon-button", "sections/catalog/catalog-controls"].map((group) => ({
    kind: "story" as const,
    group,
    id: `${group.replaceAll("/", "-")}--empty`,
    title: `${group.replace("ui/", "UI/").replace("-", " ")}: Empty`,
  }));
  const ids = (...names: string[]) => selectSubjects([...sampleSubjects, ...stories], names).map(({ id }) => id);
  expect(ids()).toHaveLength(9);
  expect(ids("/shop")).toEqual(["/shop", "the cart is open"]);
  expect(ids("/services/")).toEqual(["/services/1", "the menu is open"]);
  expect(ids("/services/1 while the menu is open")).toEqual(["the menu is open"]);
  for (const name of ["ui/dialog", "src/ui/dialog.tsx", "stories/ui/dialog.stories.tsx", "Dialog", story.id])
    expect(ids(name), name).toEqual([story.id]);
  for (const name of ["ui/card", "Card", "UI/card: Empty"]) expect(ids(name), name).toEqual(["ui-card--empty"]);
  for (const name of ["Icon button", "icon-button"]) expect(ids(name), name).toEqual(["ui-icon-button--empty"]);
  expect(ids("ui/")).toHaveLength(4);
  expect(ids("sections/catalog")).toEqual(["sections-catalog-catalog-controls--empty"]);
  for (const name of ["/nowhere", "ui/car"]) expect(() => ids(name)).toThrow("names no page and no story");
  for (const name of ["ui/car", "nowhere"])
    expect(() => checkNames([name]), "before a build").toThrow("names no page and no story");
  checkNames(["/nowhere", "ui/dialog", "src/ui/dialog.tsx", "Icon button", "ui", "UI/Card: Empty", "ui-card--empty"]);
});
