import {
  categories,
  minBenchmarkIndex,
  runLighthouse,
  scoresOf,
  timingsOf,
  type Category,
  type Timing,
} from "./lighthouse-run.ts";
import { median } from "./median.ts";

/** Lighthouse's scores of one page, 0 to 100, and its timings. */
type Scores = Record<Category | Timing, number>;

interface Run {
  scores: Scores;
  benchmarkIndex: number;
  /** The audits that reduced a score. */
  lost: string[];
}

async function runPage(url: string): Promise<Run> {
  const result = await runLighthouse(url);
  const { audits, environment } = result;
  const weighted = categories.flatMap(
    (name) => result.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  );
  const lost = weighted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9);
  return {
    scores: { ...scoresOf(result), ...timingsOf(result) },
    benchmarkIndex: environment.benchmarkIndex,
    lost: lost.map(({ id }) => id),
  };
}

/** The medians of three runs on a simulated phone; runs on a busy machine count only if all were. */
export async function measureScores(url: string) {
  const runs: Run[] = [];
  for (let number = 0; number < 3; number++) runs.push(await runPage(url));
  const valid = runs.filter(({ benchmarkIndex }) => benchmarkIndex >= minBenchmarkIndex);
  const counted = valid.length > 0 ? valid : runs;
  return {
    score: (name: keyof Scores) => median(counted.map(({ scores }) => scores[name])),
    validRuns: valid.length,
    lost: [...new Set(counted.flatMap(({ lost }) => lost))],
  };
}
