import { useState, type SubmitEvent } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Input, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { protocolSteps, type ProtocolStep } from "./protocol-steps.ts";
import { report } from "./report.ts";

const today = () => new Date().toISOString().slice(0, 10);

/** The result file of a protocol: what the report reads from `tests/a11y/manual-results`. */
export function resultOf(protocol: string, steps: readonly ProtocolStep[], data: FormData) {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const results = steps.map((_step, index) => ({
    step: index + 1,
    passed: data.has(`passed-${index + 1}`),
    note: text(`note-${index + 1}`),
  }));
  const failed = results.flatMap(({ step, passed }) => (passed ? [] : (steps[step - 1]?.criteria ?? [])));
  return {
    protocol,
    date: text("date"),
    tester: text("tester"),
    versions: text("versions"),
    failed: [...new Set(failed)].toSorted(),
    steps: results,
    note: text("note"),
  };
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** A manual protocol: its steps with the expected words, and a form whose result the report takes in. */
export function Protocol({ id }: { id: string }) {
  const [saved, setSaved] = useState("");
  const steps = protocolSteps[id] ?? [];
  const last = report.manual.filter(({ protocol }) => protocol === id).at(-1);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = resultOf(id, steps, new FormData(event.currentTarget));
    const name = `${id}-${result.date}.json`;
    download(name, `${JSON.stringify(result, null, 2)}\n`);
    const failures = result.failed.length === 0 ? "Every step passed." : `Failed: ${result.failed.join(", ")}.`;
    setSaved(`${failures} Move ${name} to tests/a11y/manual-results, and run npm run a11y -- --publish.`);
  };
  return (
    <form
      onSubmit={save}
      aria-label="Result"
      className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6"
    >
      <p className="font-medium">
        {last
          ? `Last tried on ${last.date} by ${last.tester}: ${last.failed.length === 0 ? "every step passed" : `failed ${last.failed.join(", ")}`}.`
          : "Nobody has tried this yet."}
      </p>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field label="Your name" required>
          <Input name="tester" autoComplete="name" />
        </Field>
        <Field label="Date" required>
          <Input name="date" type="date" defaultValue={today()} />
        </Field>
        <Field label="Versions" hint="Assistive technology, browser and system" required>
          <Input name="versions" />
        </Field>
      </div>
      <ol className="flex flex-col">
        {steps.map(({ action, expected, criteria }, index) => (
          <li key={action} className="flex flex-col gap-3 border-t-thin border-hairline py-4">
            <p className="font-medium">
              {index + 1}. {action}
            </p>
            <p>{expected}</p>
            <p className="text-small text-secondary">Criteria: {criteria.join(", ")}</p>
            <Checkbox name={`passed-${index + 1}`} label={`Step ${index + 1} passed`} />
            <Field label={`What you heard or saw at step ${index + 1}`}>
              <Input name={`note-${index + 1}`} />
            </Field>
          </li>
        ))}
      </ol>
      <Field label="Anything else">
        <Textarea name="note" />
      </Field>
      <div className="flex flex-col items-start gap-4">
        <Button type="submit">Save the result</Button>
        <p role="status">{saved}</p>
      </div>
    </form>
  );
}
