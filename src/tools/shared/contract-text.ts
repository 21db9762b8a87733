import { storyNameFromExport, toId } from "storybook/internal/csf";

/** What proves a clause: a story, or the file of a test. */
export interface Proof {
  name: string;
  /** The id of the story. */
  story?: string;
}

/** A clause of `Guarantees:`, with its proofs. */
export interface Clause {
  text: string;
  proofs: Proof[];
}

/** Splits a docstring into its description and its `Guarantees:` and `Requires:` lines. */
export function splitDocstring(docstring: string): Record<"description" | "guarantees" | "requires", string> {
  const [description = "", ...sections] = docstring.split(/^(?=Guarantees:|Requires:)/m);
  const section = (label: string) =>
    sections
      .find((text) => text.startsWith(label))
      ?.slice(label.length)
      .trim() ?? "";
  return { description, guarantees: section("Guarantees:"), requires: section("Requires:") };
}

/** A story of the component, one of another as `card/Default`, or the file of a test. */
function proofOf(name: string, title: string): Proof {
  if (name.startsWith("tests/")) return { name };
  const [story = "", other] = name.split("/").toReversed();
  const kind = other ? `UI/${other}` : title;
  return { name: storyNameFromExport(story), story: toId(kind, storyNameFromExport(story)) };
}

/** The clauses of a component with their proofs, whose order is that of the clauses; see `Guide`. */
export function pairProofs(guarantees: string, proofs = "", title = ""): Clause[] {
  if (!guarantees) return [];
  const names = proofs.split(";").map((list) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );
  const clauses = guarantees.replace(/\.$/, "").split(/;\s+/);
  return Array.from({ length: Math.max(clauses.length, proofs ? names.length : 0) }, (_, index) => ({
    text: (clauses[index] ?? "").replaceAll(/\s+/g, " "),
    proofs: (names[index] ?? []).map((name) => proofOf(name, title)),
  }));
}

/** Returns a function for a clause as an entry of a list in Markdown, with links to its stories below an address. */
export const clauseText =
  (base: string) =>
  ({ text, proofs }: Clause): string => {
    const links = proofs.map(({ name, story }) => (story ? `[${name}](${base}?path=/story/${story})` : `\`${name}\``));
    return `- ${text}${links.length > 0 ? ` (${links.join(", ")})` : ""}`;
  };
