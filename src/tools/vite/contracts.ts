import type { Plugin } from "vite";
import { clauseText } from "#tools/shared/contract-text.ts";
import { generatedFolder, type GeneratedFile } from "#tools/vite/generated-folder.ts";
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

/** The contract of each ui component as JSON and as Markdown, and a list of their names. */
async function contractFiles(): Promise<GeneratedFile[]> {
  const all = await readContracts();
  const type = "application/json";
  return [
    { name: "index.json", type, text: JSON.stringify(all.map(({ name }) => name)) },
    ...all.flatMap((contract) => [
      { name: `${contract.name}.json`, type, text: JSON.stringify(contract) },
      { name: `${contract.name}.md`, type: "text/markdown", text: contractMarkdown(contract) },
    ]),
  ];
}

/** Adds `contracts/` to Storybook. */
export const contracts = (): Plugin => generatedFolder("contracts", contractFiles);
