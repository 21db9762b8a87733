import { afterEach } from "vitest";

// What only Storybook shows took a fifth of the time of the stories in `npm test`.
if (import.meta.env["VITEST_STORYBOOK"] === "false") {
  // Storybook records each step of a play function for its panel, unless the address says this.
  history.replaceState(null, "", `${location.search}&instrument=false`);
  // Nothing reads axe's whole report of a story: a finding is the error of its story.
  afterEach(({ task: { meta } }) => {
    const { reports } = meta as { reports?: { type: string }[] };
    Object.assign(meta, { reports: reports?.filter(({ type }) => type !== "a11y") });
  });
}
