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

/** Writes the pairs of colors that stories report, as `stories/tokens/used-pairs.ts` describes them, with the stories. */
export default class PairReporter implements Reporter {
  #stories = new Map<string, Set<string>>();

  onTestCaseResult(test: TestCase): void {
    const { storyId, reports = [] } = test.meta() as { storyId?: string; reports?: Report[] };
    for (const { type, result } of reports) {
      if (type !== "pairs" || !storyId) continue;
      for (const pair of result as object[]) {
        const key = JSON.stringify(pair);
        this.#stories.set(key, (this.#stories.get(key) ?? new Set()).add(storyId));
      }
    }
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const file = process.env[pairsVariable];
    if (!file || modules.length === 0) return;
    const pairs = [...this.#stories]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([pair, ids]) => ({
        ...JSON.parse(pair),
        count: ids.size,
        stories: examplesOf([...ids].toSorted()),
      }));
    await writeFile(file, `${JSON.stringify(pairs, undefined, 2)}\n`);
  }
}
