import type { Plugin } from "vite";
import { tokenFiles } from "#tools/tokens/token-downloads.ts";
import { generatedFolder } from "#tools/vite/generated-folder.ts";
import { moduleText, virtualModule } from "#tools/vite/virtual-module.ts";

/** The folder of the files for other tools, beside the documentation. */
const folder = "design-tokens";

/** Adds the tokens in the formats of other tools to the documentation, and lists them as `virtual:token-downloads`. */
export const tokenDownloads = (): Plugin[] => [
  generatedFolder(folder, tokenFiles),
  virtualModule("token-downloads", async (root) => {
    const list = (await tokenFiles(root)).map(({ text, ...file }) => ({
      ...file,
      size: Buffer.byteLength(text),
      href: `./${folder}/${file.name}`,
    }));
    return moduleText({ tokenFiles: list });
  }),
];
