import { cva, cx } from "class-variance-authority";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useKeptFields } from "#lib/form/use-kept-fields.ts";
import { DemoStatus } from "#sections/shared/demo-status.tsx";
import { Button } from "#ui/button.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const fields = cva("grid grid-cols-1 gap-x-6 gap-y-4", {
  variants: {
    /** The fields: `one` column, or `two` from the `sm` breakpoint on. @default two */
    columns: { one: "", two: "sm:grid-cols-2" },
  },
  defaultVariants: { columns: "two" },
});

export type DemoFormProps = VariantProps<typeof fields> & {
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** The fields; in two columns `sm:col-span-2` makes one span both. */
  children: ReactNode;
  /** Text above the fields, such as which of them are required. */
  note: string;
  /** Text of the button. */
  submitLabel: string;
  /** Resolves with whether the values are valid; without it every submit is valid. */
  onValidate?: (event: SubmitEvent) => Promise<boolean>;
  /** Text of the status after 'Nothing was sent: this is a demonstration.' */
  result: ReactNode;
  /** The alternative for visitors without JavaScript. */
  noScript: ReactNode;
  /** The name under which the tab keeps what was typed while the form is away; without it, nothing is kept. */
  keepAs?: string;
};

/**
 * The frame of a form that sends nothing: note, fields, button and status.
 *
 * Guarantees: the note before a submit, and after a valid one a focused status with the text that nothing was sent, which an
 * invalid one empties.
 */
export function DemoForm({
  labelledBy,
  columns,
  children,
  note,
  submitLabel,
  onValidate,
  result,
  noScript,
  keepAs,
}: DemoFormProps) {
  const [submitCount, setSubmitCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form, keepAs);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isValid = !onValidate || (await onValidate(event));
    setSubmitCount((count) => (isValid ? count + 1 : 0));
  };

  return (
    <>
      <form
        ref={form}
        method="dialog"
        noValidate
        aria-labelledby={labelledBy}
        className="flex flex-col gap-4 no-script:hidden"
        onSubmit={(event) => void submit(event)}
      >
        <p className="text-small text-secondary">{note}</p>
        <div className={fields({ columns })}>{children}</div>
        <div className={cx("flex flex-col items-start", submitCount > 0 && "gap-6")}>
          <Button type="submit">{submitLabel}</Button>
          <DemoStatus submitCount={submitCount}>{result}</DemoStatus>
        </div>
      </form>
      <p className="hidden no-script:block">This form needs JavaScript. {noScript}</p>
    </>
  );
}
