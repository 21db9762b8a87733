import { cva, type VariantProps } from "class-variance-authority";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { DemoStatus } from "#sections/shared/demo-status.tsx";
import { Button } from "#ui/button.tsx";

const fields = cva("grid grid-cols-1 gap-6", {
  variants: { columns: { one: "", two: "sm:grid-cols-2" } },
  defaultVariants: { columns: "two" },
});

export type DemoFormProps = VariantProps<typeof fields> & {
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** The fields; in two columns `sm:col-span-2` gives one the whole row. */
  children: ReactNode;
  /** What there is to know before submitting, beside the button. */
  note: string;
  /** The button's words. */
  action: string;
  /** Looks at what was typed; true if it is in order. Without it everything is. */
  onCheck?: (event: SubmitEvent) => Promise<boolean>;
  /** What became of the words, and what helps instead; it follows 'Nothing was sent: this is a demonstration.' */
  answer: ReactNode;
  /** What one can do without JavaScript. */
  instead: ReactNode;
};

/**
 * A form that is a demonstration and sends nothing: its frame, its button, and what it says before and after.
 *
 * Guarantees: the word that nothing is sent before one submits, and that nothing was sent after, with the focus on it.
 */
export function DemoForm({ labelledBy, columns, children, note, action, onCheck, answer, instead }: DemoFormProps) {
  const [submits, setSubmits] = useState(0);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!onCheck || (await onCheck(event))) setSubmits((count) => count + 1);
  };

  return (
    <>
      <form
        method="dialog"
        noValidate
        aria-labelledby={labelledBy}
        className="flex flex-col gap-6 no-script:hidden"
        onSubmit={(event) => void submit(event)}
      >
        <div className={fields({ columns })}>{children}</div>
        <div className="flex flex-col items-start gap-6">
          <p className="text-small text-secondary">{note}</p>
          <Button type="submit">{action}</Button>
          <DemoStatus submits={submits}>{answer}</DemoStatus>
        </div>
      </form>
      <p className="hidden no-script:block">This form needs JavaScript. {instead}</p>
    </>
  );
}
