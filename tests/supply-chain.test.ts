// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { licenseList } from "#tools/site/licenses.ts";

const root = path.resolve(import.meta.dirname, "..");

describe("the supply chain", () => {
  it("runs no code of packages when they are installed", () => {
    expect(readFileSync(path.join(root, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
  });

  it("names every action of a workflow by the hash of a commit, and keeps no token in the checkout", () => {
    const workflows = globSync(".github/workflows/*.yml", { cwd: root });
    expect(workflows.length).toBeGreaterThan(2);
    for (const file of workflows) {
      const text = readFileSync(path.join(root, file), "utf8");
      const uses = text.match(/uses: .*/g) ?? [];
      const checkouts = text.match(/checkout@.*\n +with:\n +persist-credentials: false/g) ?? [];
      expect(checkouts, file).toHaveLength(uses.filter((line) => line.includes("actions/checkout@")).length);
      for (const line of uses) expect(line, file).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*$/);
    }
  });

  it("runs the code of a fork without rights to write, and comments without running it", () => {
    const read = (name: string) => readFileSync(path.join(root, `.github/workflows/${name}.yml`), "utf8");
    expect(parse(read("look"))).toMatchObject({ permissions: { contents: "read" } });
    expect(read("look")).not.toContain("secrets.");
    const comment: { jobs: { comment: { steps: object[] } } } = parse(read("look-comment"));
    expect(comment.jobs.comment.steps.map((step) => Object.keys(step))).toEqual([["run", "env"]]);
    // what a fork names is a variable, and no part of a script
    expect(JSON.stringify(comment.jobs.comment.steps.map((step) => "run" in step && step.run))).not.toContain("${{");
  });
});

it("the site on GitHub Pages is a commit of the main branch that passed the tests, not one of a fork", () => {
  const { jobs } = parse(readFileSync(path.join(root, ".github/workflows/pages.yml"), "utf8"));
  const { if: condition, steps } = jobs.build;
  expect(condition).toContain("github.event.workflow_run.conclusion == 'success'");
  expect(condition).toContain("github.event.workflow_run.event == 'push'");
  const checkout = steps.find(({ uses = "" }) => uses.startsWith("actions/checkout@"));
  expect(checkout.with.ref).toBe("${{ github.event.workflow_run.head_sha || github.sha }}");
  expect(JSON.stringify(steps)).not.toContain('"cache"');
  expect(jobs.deploy.steps.map(({ uses = "" }) => uses.split("@")[0])).toEqual(["actions/deploy-pages"]);
});

it("the packages in the site are listed with their licenses, without whose text the build stops", () => {
  const react = { name: "react", version: "19.3.1", identifier: "MIT", text: "Permission…" };
  expect(licenseList([react])).toContain("react 19.3.1: MIT\n\nPermission…\n");
  expect(() => licenseList([{ ...react, text: "" }])).toThrow("react 19.3.1 has no license text");
});
