import { globSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const root = path.resolve(import.meta.dirname, "..");

/** The errors of TypeScript in files of the project that exist in memory only, by path. */
export function typeErrors(modules: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => modules.has(file) || fileExists(file);
  host.readFile = (file) => modules.get(file) ?? readFile(file);
  const types = globSync("src/**/*.d.ts", { cwd: root }).map((file) => path.join(root, file));
  const program = ts.createProgram([...modules.keys(), ...types], { ...options, noEmit: true }, host);
  return [...modules.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`),
  );
}
