import type { Connect, Plugin } from "vite";
import { clauseText } from "#tools/shared/contract-text.ts";
import { readContracts, type Contract } from "#tools/vite/read-contracts.ts";

const cell = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("|", String.raw`\|`);

const table = (head: string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

/** A contract as Markdown, with links to the stories. */
export function contractMarkdown({ name, file, parts, guide, tokens, stories }: Contract): string {
  const blocks = parts.flatMap((part) => [
    `## ${part.name}`,
    part.description.trim(),
    part.guarantees.length > 0 && `### Guarantees\n\n${part.guarantees.map(clauseText("../")).join("\n")}`,
    part.requires && `### Requires\n\n${part.requires}`,
    part.props.length > 0 &&
      `### Props\n\n${table(
        ["Prop", "Type", "Default", "Description"],
        part.props.map((prop) => [
          `\`${prop.name}\`${prop.isRequired ? ", required" : ""}`,
          `\`${prop.type}\``,
          prop.default ?? "",
          prop.description,
        ]),
      )}`,
  ]);
  return `${[
    `# ${name}`,
    `\`${file}\``,
    ...blocks,
    guide.keyboard && `## Keyboard\n\n${table(["Key", "Effect"], guide.keyboard)}`,
    tokens.length > 0 && `## Tokens\n\n${tokens.map((token) => `- \`${token}\``).join("\n")}`,
    `## Stories\n\n${stories.map((story) => `- [${story.name}](../?path=/story/${story.id})`).join("\n")}`,
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}

/** Adds `contracts/` to Storybook: the contract of each ui component as JSON and as Markdown, and a list of their names. */
export function contracts(): Plugin {
  const filesOf = async () => {
    const all = await readContracts();
    return new Map([
      ["index.json", JSON.stringify(all.map(({ name }) => name))],
      ...all.flatMap((contract): [string, string][] => [
        [`${contract.name}.json`, JSON.stringify(contract)],
        [`${contract.name}.md`, contractMarkdown(contract)],
      ]),
    ]);
  };
  let served: ReturnType<typeof filesOf> | undefined;
  return {
    name: "korvane:contracts",
    async generateBundle() {
      for (const [name, source] of await filesOf())
        this.emitFile({ type: "asset", fileName: `contracts/${name}`, source });
    },
    configureServer({ middlewares, watcher }) {
      watcher.on("change", () => (served = undefined));
      const serve = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
        const name = request.url?.slice(1).split("?")[0] ?? "";
        const text = (await (served ??= filesOf())).get(name);
        if (text === undefined) return next();
        const type = name.endsWith(".json") ? "application/json" : "text/markdown";
        return response.setHeader("Content-Type", `${type}; charset=utf-8`).end(text);
      };
      middlewares.use("/contracts", (...handled) => void serve(...handled));
    },
  };
}
