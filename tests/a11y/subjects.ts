import { globSync } from "node:fs";
import { root } from "#tools/shared/run.ts";
import { kindOf } from "../site-pages.ts";
import type { Subject } from "./model.ts";
import { states } from "./states.ts";
import { listStories, type StoryEntry } from "./storybook.ts";

type BuiltSite = typeof import("../browser/built-site.ts");

/** `./stories/ui/button.stories.tsx` as `ui/button`. */
const groupOf = (file: string): string => file.replace(/^(?:\.\/)?stories\//, "").replace(/\.stories\.tsx$/, "");

/** Pages as subjects; those after the first of their kind are repeated. */
export function pageSubjects(paths: readonly string[]): Subject[] {
  const firstOfKind = new Map(paths.map((one) => [kindOf(one), one] as const).toReversed());
  return paths.map((id) => {
    const group = kindOf(id);
    return { kind: "page", id, title: id, group, isRepeated: firstOfKind.get(group) !== id };
  });
}

/** Stories as subjects; those of a page are repeated, since the built page and its parts are subjects of their own. */
export const storySubjects = (stories: readonly StoryEntry[]): Subject[] =>
  stories.map(({ id, importPath, title, name }) => {
    const group = groupOf(importPath);
    return { kind: "story", id, title: `${title}: ${name}`, group, isRepeated: group.startsWith("pages/") };
  });

/**
 * Everything that a complete run checks: every path, the opened states, and every story, the most telling first. The
 * built site must exist.
 */
export async function listSubjects(): Promise<Subject[]> {
  const { paths }: BuiltSite = await import("../browser/built-site.ts");
  const pages = pageSubjects(paths);
  return [
    ...pages.filter(({ isRepeated }) => !isRepeated),
    ...states.map(({ name, path, closesOnBlur }): Subject => ({
      kind: "state",
      id: name,
      title: `${path} while ${name}`,
      group: `${path} while ${name}`,
      ...(closesOnBlur && { closesOnBlur }),
    })),
    ...storySubjects(await listStories()).toSorted(
      (one, other) => Number(other.group.startsWith("ui/")) - Number(one.group.startsWith("ui/")),
    ),
    ...pages.filter(({ isRepeated }) => isRepeated),
  ];
}

/** True if a name is a whole part of a path, or several that follow each other: `card` of `ui/card`, and not of `ui/card-photo`. */
const isPartOf = (name: string, path: string) => `/${path}/`.toLowerCase().includes(`/${name}/`);

/** An argument as the path of a group of stories: `src/ui/button.tsx` as `ui/button`. */
const toGroup = (name: string): string =>
  name
    .replace(/^\.?\/?(?:src|stories)\//, "")
    .replace(/(?:\.stories)?\.tsx$|\/$/, "")
    .toLowerCase();

const unknown = (name: string, nothing = "no page and no story") =>
  new Error(`'${name}' names ${nothing}: give a path such as /shop, or ui/button.`);

/**
 * Refuses an argument that names no file of stories, before anything is built; pages and single stories are known after that.
 *
 * @throws Error with `nothing`, which says what the argument might have named
 */
export function checkNames(names: readonly string[], nothing?: string): void {
  const groups = globSync("stories/**/*.stories.tsx", { cwd: root }).map(groupOf);
  const isKnown = (name: string) =>
    /^\/|: |--/.test(name) || groups.some((group) => isPartOf(toGroup(name).replaceAll(" ", "-"), group));
  const wrong = names.find((name) => !isKnown(name));
  if (wrong !== undefined) throw unknown(wrong, nothing);
}

/** True if an argument names a subject; see `selectSubjects`. */
function isNamed({ kind, id, group, title }: Subject, name: string): boolean {
  const isStory = kind === "story";
  if (name.startsWith("/"))
    return !isStory && ([id, title, group.replace(/…$/, "")].includes(name) || title.startsWith(`${name} while `));
  const file = toGroup(name);
  const [component = ""] = title.split(": ");
  return isStory && ([id, title].includes(name) || [group, component].some((path) => isPartOf(file, path)));
}

/**
 * The subjects that arguments name: `/shop` is that page with its opened states, `/shop while …` one of them, `/services/`
 * all pages below it; a folder such as `ui`, a file such as `ui/button`, a component such as `Dialog`, and the title or the
 * id of a story are stories.
 *
 * @throws Error for an argument that names nothing
 */
export function selectSubjects(subjects: readonly Subject[], names: readonly string[]): Subject[] {
  if (names.length === 0) return [...subjects];
  const selected = names.flatMap((name) => {
    const found = subjects.filter((subject) => isNamed(subject, name));
    if (found.length === 0) throw unknown(name);
    return found;
  });
  return [...new Set(selected)];
}
