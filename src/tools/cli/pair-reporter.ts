import { writeFile } from "node:fs/promises";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { collectPagePairs, type Pair } from "#tools/cli/page-pairs.ts";

/** The environment variable with the file to write. */
export const pairsVariable = "KORVANE_PAIRS";

/** The number of stories of each kind (page, section, component), and of built pages, that are kept as examples of a pair. */
const examples = 2;

/** The first stories of each kind. */
const examplesOf = (stories: readonly string[]) =>
  Object.values(Object.groupBy(stories, (id) => id.split("-")[0] ?? "")).flatMap((ids = []) => ids.slice(0, examples));

type Report = { type: string; result: unknown };

/** Writes the pairs of colors that stories report and built pages show, each with the stories and pages that show it. */
export default class PairReporter implements Reporter {
  #pairs = new Map<string, { pair: Pair; stories: Set<string>; pages: Set<string> }>();

  #usesOf(pair: Pair) {
    const key = JSON.stringify(pair);
    const known = this.#pairs.get(key) ?? { pair, stories: new Set(), pages: new Set() };
    this.#pairs.set(key, known);
    return known;
  }

  onTestCaseResult(test: TestCase): void {
    const { storyId, reports = [] } = test.meta() as { storyId?: string; reports?: Report[] };
    for (const { type, result } of reports)
      if (type === "pairs" && storyId) for (const pair of result as Pair[]) this.#usesOf(pair).stories.add(storyId);
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const file = process.env[pairsVariable];
    if (!file || modules.length === 0) return;
    await collectPagePairs((pair, page) => this.#usesOf(pair).pages.add(page));
    const pairs = [...this.#pairs]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([, { pair, stories, pages }]) => ({
        ...pair,
        count: stories.size,
        stories: examplesOf([...stories].toSorted()),
        pageCount: pages.size,
        pages: [...pages].toSorted().slice(0, examples),
      }));
    await writeFile(file, `${JSON.stringify(pairs, undefined, 2)}\n`);
  }
}
