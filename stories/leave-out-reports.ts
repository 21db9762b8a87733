import { afterEach } from "vitest";

// In `npm test`, nothing reads axe's whole report of a story: sending it from the browser took a tenth of the time of the stories.
// A finding is the error of its story. In Storybook, which also runs this, the panel shows the report.
if (import.meta.env["VITEST_STORYBOOK"] === "false")
  afterEach(({ task: { meta } }) => {
    const { reports } = meta as { reports?: { type: string }[] };
    Object.assign(meta, { reports: reports?.filter(({ type }) => type !== "a11y") });
  });
