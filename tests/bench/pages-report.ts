import type { Timing } from "./lighthouse-run.ts";
import type { Comparison } from "./page-runs.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const ratio = ({ site, copy }: Comparison, name: Timing) => site.timings[name] / copy.timings[name];

/** Two bars, the page above its copy. */
function bars(comparison: Comparison, name: Timing, longest: number): string {
  const bar = (value: number, y: number, className: string) =>
    `<rect class="${className}" y="${y}" width="${(value / longest) * 300}" height="9"/><text x="${(value / longest) * 300 + 5}" y="${y + 8.5}">${Math.round(value)}</text>`;
  const { site, copy } = comparison;
  return `<svg viewBox="0 0 360 22" width="360" height="22" role="img" aria-label="${name}: ${Math.round(site.timings[name])} ms, without scripts ${Math.round(copy.timings[name])} ms">${bar(site.timings[name], 0, "site")}${bar(copy.timings[name], 11, "copy")}</svg>`;
}

function chart(comparisons: readonly Comparison[], name: Timing): string {
  const longest = Math.max(...comparisons.flatMap(({ site, copy }) => [site.timings[name], copy.timings[name]]));
  const rows = comparisons.map(
    (one) =>
      `<tr><th scope="row">${escape(one.page)}</th><td>${bars(one, name, longest)}</td><td>${ratio(one, name).toFixed(2)}</td></tr>`,
  );
  return `<table><caption>${name}, milliseconds, and its ratio to the page without scripts</caption><tbody>${rows.join("")}</tbody></table>`;
}

function bytesTable(comparisons: readonly Comparison[]): string {
  const kinds = [...new Set(comparisons.flatMap(({ site }) => Object.keys(site.bytes)))];
  const rows = comparisons.map(({ page, site }) => {
    const cells = kinds.map((kind) => `<td>${((site.bytes[kind] ?? 0) / 1000).toFixed(1)}</td>`);
    return `<tr><th scope="row">${escape(page)}</th>${cells.join("")}</tr>`;
  });
  const head = kinds.map((kind) => `<th scope="col">${kind}</th>`).join("");
  return `<table><caption>Transferred until Lighthouse ends, kB of 1000 bytes</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function scoresTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(
    ({ page, site, copy }) =>
      `<tr><th scope="row">${escape(page)}</th>${Object.values(site.scores)
        .map((score) => `<td>${score}</td>`)
        .join(
          "",
        )}<td>${Math.round(site.timings.TBT)}</td><td>${Math.round(copy.timings.TBT)}</td><td>${site.timings.CLS.toFixed(3)}</td><td>${Math.round(site.benchmarkIndex)}</td></tr>`,
  );
  return `<table><caption>Lighthouse scores</caption><thead><tr><td></td><th scope="col">Performance</th><th scope="col">Accessibility</th><th scope="col">Best practices</th><th scope="col">SEO</th><th scope="col">TBT</th><th scope="col">TBT without scripts</th><th scope="col">CLS</th><th scope="col">Benchmark index</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

const sheet = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#0f1d33;background:#f8f6f1}
table{border-collapse:collapse;margin:1rem 0 2rem}caption{text-align:left;font-weight:600}th,td{padding:.25rem .75rem .25rem 0;text-align:left;border-bottom:1px solid #e3ded5;font-variant-numeric:tabular-nums}
svg text{font:9px system-ui;fill:#4c5665}.site{fill:#e8551f}.copy{fill:#2a4870}`;

/** A page with charts of all comparisons. */
export function pagesReport(comparisons: readonly Comparison[], rounds: number): string {
  const parts = (["simulated", "applied"] as const).map((throttling) => {
    const own = comparisons.filter((one) => one.throttling === throttling);
    if (own.length === 0) return "";
    return `<h2>${throttling} throttling</h2>${chart(own, "FCP")}${chart(own, "LCP")}${scoresTable(own)}${bytesTable(own)}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pages and their copies without scripts</title><style>${sheet}</style></head><body><h1>Pages and their copies without scripts</h1><p>Lighthouse on a phone, medians of ${rounds} runs each, in turns. Orange is the page, blue the same page without its scripts. Pages that are noindex are not asked whether they can be indexed.</p>${parts.join("")}</body></html>\n`;
}
