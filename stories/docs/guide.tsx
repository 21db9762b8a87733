import { Markdown } from "@storybook/addon-docs/blocks";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { comparisons, type Comparison } from "../comparisons.tsx";

/** The usage notes of a ui component, `parameters.guide` of its stories; those of a section may be a part of them. */
export type Guide = {
  /** The stories, or test files, that prove each clause of `Guarantees`, by component: commas between them, semicolons between clauses. */
  proofs?: Readonly<Record<string, string>>;
  /** When to use the component. */
  when: string;
  /** The component for each of the other situations. */
  instead: Readonly<Record<string, string>>;
  /** The pattern of the ARIA Authoring Practices that it follows. */
  pattern?: string;
  /** The success criteria of WCAG 2.2 that it helps to meet, by number. */
  wcag: readonly string[];
  /** One row per key, with its effect. */
  keyboard?: readonly (readonly [key: string, effect: string])[];
  /** Recommended uses. */
  do?: readonly string[];
  /** Uses to avoid. */
  dont?: readonly string[];
};

type TableProps = {
  title: string;
  head: readonly [string, string];
  rows: readonly (readonly [ReactNode, ReactNode])[];
};

/** A table of two columns, whose first cells are headers. */
function TwoColumns({ title, head, rows }: TableProps) {
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{head[0]}</th>
            <th scope="col">{head[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, second], index) => (
            <tr key={index}>
              <th scope="row">{first}</th>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const keys = (text: string) =>
  text.split(", ").map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      <kbd>{name}</kbd>
    </span>
  ));

/** The keys of a component with their effects. */
export function Keyboard({ guide }: { guide: Partial<Guide> }) {
  if (!guide.keyboard?.length) return null;
  const rows = guide.keyboard.map(([key, effect]) => [keys(key), effect] as const);
  return <TwoColumns title="Keyboard" head={["Key", "Effect"]} rows={rows} />;
}

/** When to use a ui component, and what to use instead of it. */
export function WhenToUse({ guide }: { guide: Partial<Guide> }) {
  if (!guide.when) return null;
  const rows = Object.entries(guide.instead ?? {}).map(
    ([situation, other]) => [`For ${situation}`, <Markdown key={situation}>{other}</Markdown>] as const,
  );
  return (
    <>
      <h2>When to use</h2>
      <p>{guide.when}</p>
      <TwoColumns title="What to use instead" head={["Situation", "Component"]} rows={rows} />
    </>
  );
}

function BulletList({ title, items }: { title: string; items: readonly string[] | undefined }) {
  if (!items?.length) return null;
  return (
    <>
      <h2>{title}</h2>
      <Markdown>{items.map((item) => `- ${item}`).join("\n")}</Markdown>
    </>
  );
}

/** Recommended uses and uses to avoid: rendered examples first, then the other rules. */
export function DoAndDont({ component, guide }: { component: string; guide: Partial<Guide> }) {
  const comparison = comparisons[component];
  return (
    <>
      {comparison && (
        <MemoryRouter>
          <h2>Do and don’t</h2>
          <div className="sb-unstyled grid grid-cols-1 gap-6 md:grid-cols-2">
            <Use kind="do" {...comparison.do} />
            <Use kind="dont" {...comparison.dont} />
          </div>
        </MemoryRouter>
      )}
      <BulletList title="Do" items={guide.do} />
      <BulletList title="Don’t" items={guide.dont} />
    </>
  );
}

function Use({ kind, example, text }: Comparison["do"] & { kind: "do" | "dont" }) {
  return (
    <figure
      className={cx(
        "flex min-w-0 flex-col border-t-thick bg-page text-body text-primary",
        kind === "do" ? "border-strong" : "border-error",
      )}
    >
      <div className="grow overflow-hidden p-4" inert>
        {example()}
      </div>
      <figcaption className="border-t-thin border-hairline p-4 text-small">
        <strong className={kind === "do" ? "text-success" : "text-error"}>{kind === "do" ? "✓ Do" : "✗ Don’t"}</strong>{" "}
        {text}
      </figcaption>
    </figure>
  );
}
