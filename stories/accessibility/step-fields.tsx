import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { ProtocolStep } from "./protocol-step.ts";

/** The answers to 'Did the step pass?'; a step without an answer counts as failed, so that a lost one is seen. */
const outcomes = [
  { value: "on", label: "Passed" },
  { value: "off", label: "Failed" },
  { value: "not-tried", label: "Not tried" },
] as const;

type StepFieldsProps = {
  /** The number of the step, from 1. */
  number: number;
  step: ProtocolStep;
};

/** One step of a protocol, with the fields for its result. */
export function StepFields({ number, step: { action, expected, criteria } }: StepFieldsProps) {
  return (
    <li className="flex flex-col gap-3 border-t-thin border-hairline py-4">
      <p className="font-medium">
        {number}. {action}
      </p>
      <p>{expected}</p>
      <p className="text-small text-secondary">Criteria: {criteria.join(", ")}</p>
      <RadioGroup
        legend={`Result of step ${number}`}
        name={`passed-${number}`}
        options={outcomes}
        defaultValue="not-tried"
      />
      <Field label={`What you heard or saw at step ${number}`}>
        <Input name={`note-${number}`} />
      </Field>
    </li>
  );
}
