import { useRef, useState, type SubmitEvent } from "react";
import { useKeptFields } from "#lib/form/use-kept-fields.ts";
import { localDay } from "#lib/format/text.ts";
import { Button } from "#ui/button.tsx";
import { Input, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { OpenTheSite } from "./open-the-site.tsx";
import type { ProtocolStep } from "./protocol-step.ts";
import { protocolSteps } from "./protocol-steps.ts";
import { report } from "./report.ts";
import { StepFields } from "./step-fields.tsx";

/** The fields that a result needs, with their labels. */
const requiredFields = { tester: "Your name", date: "Date", versions: "Versions", site: "Tested site" } as const;

type RequiredField = keyof typeof requiredFields;

const today = () => localDay(new Date());

const unique = (ids: readonly string[]) => [...new Set(ids)].toSorted();

/**
 * The result of a protocol, as `tests/a11y/manual.ts` reads it. Steps that were not tried are left out of `steps`, and
 * their criteria are neither passed nor failed; the note lists them, and the versions name the tested site.
 */
export function resultOf(protocol: string, steps: readonly ProtocolStep[], data: FormData) {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const answers = steps.map(({ criteria }, index) => ({
    criteria,
    step: index + 1,
    outcome: text(`passed-${index + 1}`),
    note: text(`note-${index + 1}`),
  }));
  const isTried = ({ outcome }: { outcome: string }) => outcome !== "not-tried";
  const tried = answers.filter(isTried);
  const untried = answers.filter((answer) => !isTried(answer));
  const criteriaOf = (some: typeof answers) => some.flatMap(({ criteria }) => criteria);
  const failed = unique(criteriaOf(tried.filter(({ outcome }) => outcome !== "on")));
  const undecided = new Set([...failed, ...criteriaOf(untried)]);
  const names = untried.map(({ step, note }) => (note ? `${step} (${note})` : String(step)));
  return {
    protocol,
    date: text("date"),
    tester: text("tester"),
    versions: [text("versions"), text("site") && `site: ${text("site")}`].filter(Boolean).join("; "),
    passed: unique(criteriaOf(tried)).filter((id) => !undecided.has(id)),
    failed,
    steps: tried.map(({ step, outcome, note }) => ({ step, passed: outcome === "on", note })),
    note: [text("note"), names.length > 0 && `Steps that were not tried: ${names.join(", ")}.`]
      .filter(Boolean)
      .join(" "),
  };
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** When a protocol was last tried, by whom and with which result. */
function LastResult({ id, count }: { id: string; count: number }) {
  const last = report.manual.filter(({ protocol }) => protocol === id).at(-1);
  if (!last) return "Nobody has tried this yet.";
  const outcome = last.failed.length === 0 ? "no step failed" : `failed ${last.failed.join(", ")}`;
  return `Last tried on ${last.date} by ${last.tester}: ${last.steps.length} of ${count} steps, ${outcome}.`;
}

/** A manual protocol: its steps with the expected words, and a form, kept over a reload, whose result the report takes in. */
export function Protocol({ id }: { id: string }) {
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form, `protocol ${id}`);
  const [message, setMessage] = useState("");
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const steps = protocolSteps[id] ?? [];
  const field = (name: RequiredField) => ({
    label: requiredFields[name],
    required: true,
    error: missing.includes(name) ? `The field ‘${requiredFields[name]}’ is required.` : undefined,
  });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const focus = (name: string) => event.currentTarget.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
    const empty = (Object.keys(requiredFields) as RequiredField[]).filter((name) => !String(data.get(name)).trim());
    setMissing(empty);
    if (empty[0]) {
      setMessage("Nothing was saved: a required field is empty.");
      return focus(empty[0]);
    }
    const result = resultOf(id, steps, data);
    if (result.steps.length === 0) return setMessage("Nothing was saved: no step has a result.");
    const unexplained = result.steps.find(({ passed, note }) => !passed && !note);
    if (unexplained) {
      setMessage(`Nothing was saved: say what you heard or saw at step ${unexplained.step}, which failed.`);
      return focus(`note-${unexplained.step}`);
    }
    const name = `${id}-${result.date}.json`;
    download(name, `${JSON.stringify(result, null, 2)}\n`);
    const tried = `${result.steps.length} of ${steps.length} steps were tried.`;
    const failures = result.failed.length === 0 ? "None failed." : `Failed: ${result.failed.join(", ")}.`;
    return setMessage(
      `${tried} ${failures} Move ${name} to tests/a11y/manual-results, and run npm run a11y -- --publish.`,
    );
  };
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">
      <OpenTheSite />
      <p className="font-medium">
        <LastResult id={id} count={steps.length} />
      </p>
      <form ref={form} noValidate onSubmit={save} aria-label="Result" className="flex flex-col gap-6">
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          <Field {...field("tester")}>
            <Input name="tester" autoComplete="name" />
          </Field>
          <Field {...field("date")}>
            <Input name="date" type="date" defaultValue={today()} />
          </Field>
          <Field {...field("versions")} hint="Assistive technology, browser and system">
            <Input name="versions" />
          </Field>
          <Field {...field("site")} hint="Its address, and the revision that git rev-parse --short HEAD prints">
            <Input name="site" autoComplete="off" />
          </Field>
        </div>
        <ol role="list" className="flex flex-col">
          {steps.map((step, index) => (
            <StepFields key={step.action} number={index + 1} step={step} />
          ))}
        </ol>
        <Field label="Anything else">
          <Textarea name="note" />
        </Field>
        <div className="flex flex-col items-start gap-4">
          <Button type="submit">Save the result</Button>
          <p role="status">{message}</p>
        </div>
      </form>
    </div>
  );
}
