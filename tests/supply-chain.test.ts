// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { bundledPackages, licenseList, sbom } from "#tools/site/sbom.ts";

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

describe("the site on GitHub Pages", () => {
  const { jobs } = parse(readFileSync(path.join(root, ".github/workflows/pages.yml"), "utf8"));

  it("is a commit of the main branch that passed the tests, not one of a fork's branch with that name", () => {
    const { if: condition, steps } = jobs.build;
    expect(condition).toContain("github.event.workflow_run.conclusion == 'success'");
    expect(condition).toContain("github.event.workflow_run.event == 'push'");
    const checkout = steps.find(({ uses = "" }) => uses.startsWith("actions/checkout@"));
    expect(jobs.deploy.steps.map(({ uses = "" }) => uses.split("@")[0])).toEqual(["actions/deploy-pages"]);
    expect(JSON.stringify(steps)).not.toContain('"cache"');
    expect(checkout.with.ref).toBe("${{ github.event.workflow_run.head_sha || github.sha }}");
  });
});

describe("the packages in the site", () => {
  const packages = [
    { name: "@emailjs/browser", version: "4.4.1", identifier: "BSD-3-Clause", text: "Redistribution…" },
    { name: "react", version: "19.3.1", identifier: "MIT", text: "Permission…" },
  ];
  const own = { name: "korvane", version: "1.0.0", license: "MIT" };
  const lock = { "node_modules/react": { integrity: `sha512-${Buffer.from("hash").toString("base64")}` } };

  it("are a bill of materials with license and hash", () => {
    const { components } = JSON.parse(sbom(own, packages, lock));
    expect(components[0]).toMatchObject({
      purl: "pkg:npm/%40emailjs/browser@4.4.1",
      licenses: [{ expression: "BSD-3-Clause" }],
    });
    expect(components[1].hashes).toEqual([{ alg: "SHA-512", content: Buffer.from("hash").toString("hex") }]);
  });

  it("are listed with their licenses, without whose text the build stops", () => {
    expect(licenseList(packages)).toContain("@emailjs/browser 4.4.1: BSD-3-Clause\n\nRedistribution…\n");
    const { text: _, ...textless } = { ...packages[1]!, text: "" };
    expect(() => licenseList([textless])).toThrow("react 19.3.1 has no license text");
  });

  it("include the styles and drawings that come as files, and the text of MIT where a package has none", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "korvane-licenses-"));
    const embla = { name: "embla-carousel", version: "8.6.0", identifier: "MIT", text: "" };
    await writeFile(path.join(folder, "licenses.json"), JSON.stringify([...packages, embla]));
    const all = await bundledPackages(root, path.join(folder, "licenses.json"));
    await rm(folder, { recursive: true });
    const textOf = (name: string) => all.find((one) => one.name === name)?.text;
    expect(textOf("tailwindcss")).toContain("Tailwind Labs");
    expect(textOf("embla-carousel")).toMatch(/^MIT License\n\nCopyright \(c\) David Jerleke\n\nPermission is hereby/);
    const list = licenseList(all);
    for (const entry of ["simple-icons: CC0-1.0\n", "paymentfont: OFL-1.1\n", "Inter: OFL-1.1\n"])
      expect(list).toContain(entry);
    expect(sbom(own, all, lock)).toContain("pkg:npm/tailwindcss@");
  });
});
