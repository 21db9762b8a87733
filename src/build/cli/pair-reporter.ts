import { writeFile } from "node:fs/promises";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** The environment variable with the file to write. */
export const pairsVariable = "KORVANE_PAIRS";

/** The number of stories of each kind (page, section, component) that are kept as examples of a pair. */
const examples = 2;

/** The first stories of each kind. */
const examplesOf = (stories: readonly string[]) =>
  Object.values(Object.groupBy(stories, (id) => id.split("-")[0] ?? "")).flatMap((ids = []) => ids.slice(0, examples));

type Report = { type: string; result: unknown };
type Pair = Record<string, string | number>;

/** Writes the pairs of colors that stories report, each with the stories that show it. */
export default class PairReporter implements Reporter {
  #pairs = new Map<string, { pair: Pair; stories: Set<string> }>();

  onTestCaseResult(test: TestCase): void {
    const { storyId, reports = [] } = test.meta() as { storyId?: string; reports?: Report[] };
    for (const { type, result } of reports) {
      if (type !== "pairs") continue;
      for (const pair of result as Pair[]) {
        const key = JSON.stringify(pair);
        const known = this.#pairs.get(key) ?? { pair, stories: new Set<string>() };
        this.#pairs.set(key, known);
        if (storyId) known.stories.add(storyId);
      }
    }
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const file = process.env[pairsVariable];
    if (!file || modules.length === 0) return;
    const pairs = [...this.#pairs]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([, { pair, stories }]) => {
        const sorted = [...stories].toSorted();
        return { ...pair, count: sorted.length, stories: examplesOf(sorted) };
      });
    await writeFile(file, `${JSON.stringify(pairs, undefined, 2)}\n`);
  }
}
