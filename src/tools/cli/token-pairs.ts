/** `npm run tokens -- pairs`: runs every story, and stores the pairs of colors that they show for the page 'Contrast'. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Reporter, startVitest } from "vitest/node";
import { runCommand } from "#tools/cli/options.ts";
import { root, run } from "#tools/shared/run.ts";

const usage = "npm run tokens -- pairs\nStores the pairs of colors that every story shows (5 minutes).";

/** The ids of the stories that show a pair, by the pair, as `stories/tokens/used-pairs.ts` describes it, in JSON. */
const storiesOf = new Map<string, Set<string>>();

type Report = { type: string; result: unknown };

const collectPairs: Reporter = {
  onTestCaseResult(test) {
    const { storyId, reports = [] } = test.meta() as { storyId?: string; reports?: Report[] };
    for (const { type, result } of reports) {
      if (type !== "pairs" || !storyId) continue;
      for (const pair of result as object[]) {
        const key = JSON.stringify(pair);
        storiesOf.set(key, (storiesOf.get(key) ?? new Set()).add(storyId));
      }
    }
  },
};

/** The first two stories of each kind: page, section and component. */
const examplesOf = (ids: readonly string[]) =>
  Object.values(Object.groupBy(ids, (id) => id.split("-")[0] ?? "")).flatMap((own = []) => own.slice(0, 2));

await runCommand({ usage }, async () => {
  const reporters = ["default", collectPairs];
  const vitest = await startVitest([], { root, watch: false, project: "stories*", silent: "passed-only", reporters });
  await vitest.close();

  const file = path.join(root, "stories/tokens/used-pairs.json");
  const pairs = [...storiesOf]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([pair, ids]) => ({ ...JSON.parse(pair), count: ids.size, stories: examplesOf([...ids].toSorted()) }));
  await writeFile(file, `${JSON.stringify(pairs, undefined, 2)}\n`);
  await run(["node_modules/oxfmt/bin/oxfmt", file]);
  // Vitest sets the exit code
  console.log(
    process.exitCode
      ? "A story failed, and the pairs that it shows are missing."
      : `Wrote ${path.relative(root, file)}.`,
  );
});
