import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { useField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

const control = cva(
  "w-full rounded-control border-thin border-control bg-raised px-4 text-body text-primary placeholder:text-secondary aria-invalid:border-thick aria-invalid:border-error",
  {
    variants: {
      shape: {
        line: "min-h-control",
        action: "min-h-control pe-12",
        area: "min-h-textarea py-3",
        select: "min-h-control cursor-pointer appearance-none pe-12",
      },
    },
  },
);

/** Props of a native control; its id, description and validity come from the field around it. */
type Native<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Tag>,
  "className" | "id" | "aria-describedby" | "aria-invalid"
>;

/** Required fields say so to assistive technology; the browser's own bubbles stay off, our messages say more. */
function useControl() {
  const { required, ...wiring } = useField();
  return { ...wiring, "aria-required": required || undefined };
}

export type InputProps = Native<"input"> & {
  /** One icon button within the control's end, for what it does to this field. */
  action?: ReactNode;
};

/**
 * One line of text.
 *
 * Guarantees: the browser's own control, wired to its field; an edge that thickens while there is something to mend.
 * Requires: a `Field` around it, and an `autoComplete` token where one fits.
 */
export function Input({ action, ...props }: InputProps) {
  const input = <input {...props} {...useControl()} className={control({ shape: action ? "action" : "line" })} />;
  if (!action) return input;
  return (
    <span className="relative block">
      {input}
      <span className="absolute inset-y-0 end-0-5 flex items-center">{action}</span>
    </span>
  );
}

/**
 * Several lines of text.
 *
 * Guarantees: the same as one line.
 * Requires: a `Field` around it.
 */
export function Textarea(props: Native<"textarea">) {
  return <textarea {...props} {...useControl()} className={control({ shape: "area" })} />;
}

/**
 * A choice out of a list.
 *
 * Guarantees: the browser's own list, wired to its field.
 * Requires: a `Field` around it, `option`s inside.
 */
export function Select(props: Native<"select">) {
  return (
    <span className="relative block">
      <select {...props} {...useControl()} className={control({ shape: "select" })} />
      <span className="pointer-events-none absolute inset-y-0 end-4 flex items-center">
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
