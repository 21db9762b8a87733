import { Visitor, parseSync } from "vite";

/** The texts of a script, comments and markup aside. */
export interface ScriptStrings {
  /** Each string, and each part of a template between its expressions. */
  strings: string[];
  /** The calls whose first argument is a string: `import.meta.glob` with its pattern. */
  calls: { callee: string; argument: string }[];
}

/** Parses a script for what it says in quotes. */
export function scriptStrings(file: string, text: string): ScriptStrings {
  const strings: string[] = [];
  const calls: ScriptStrings["calls"] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") strings.push(value);
    },
    TemplateElement: ({ value }) => {
      strings.push(value.cooked ?? value.raw);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first?.type !== "Literal" || typeof first.value !== "string") return;
      calls.push({ callee: text.slice(callee.start, callee.end), argument: first.value });
    },
  }).visit(parseSync(file, text).program);
  return { strings, calls };
}
