import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { useField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

const control = cva(
  "w-full rounded-control border-thin border-control bg-raised px-4 text-body text-primary transition-colors duration-fast placeholder:text-secondary hover:border-strong aria-invalid:border-thick aria-invalid:border-error",
  {
    variants: {
      shape: {
        "single-line": "min-h-control",
        "with-action": "min-h-control pe-12",
        // grows with the text, where the browser has that
        "multi-line": "field-sizing-content max-h-photo py-3",
        select: "min-h-control cursor-pointer appearance-none pe-12",
      },
      /** The height of a multi-line control before it grows: `normal`, for a page of its own; `compact`, below other content. */
      height: { normal: "min-h-textarea", compact: "min-h-24" },
    },
  },
);

/** The props of a native control; its id, description and validity come from the surrounding `Field`. */
type ControlProps<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Tag>,
  "className" | "id" | "aria-describedby" | "aria-invalid"
>;

/** The field's attributes, with `aria-required`: `required` would show the browser's own validation bubbles. */
function useControl() {
  const { required, ...attributes } = useField();
  return { ...attributes, "aria-required": required || undefined };
}

export type InputProps = ControlProps<"input"> & {
  /** An icon button inside the end of the control. */
  action?: ReactNode;
};

/**
 * A single-line text input.
 *
 * Guarantees: a native input named and described by its field; a thicker border while the field has an error.
 * Requires: a `Field` around it; an `autoComplete` token where one applies.
 */
export function Input({ action, ...props }: InputProps) {
  const attributes = useControl();
  // the browser’s own judgement of an incomplete address must not be announced; elsewhere, Orca would keep believing `false`
  const invalid = attributes["aria-invalid"] ?? (props.type === "email" ? false : undefined);
  const shape = action ? "with-action" : "single-line";
  const input = <input {...props} {...attributes} aria-invalid={invalid} className={control({ shape })} />;
  if (!action) return input;
  return (
    <span className="relative block">
      {input}
      <span className="absolute inset-y-0 end-0-5 flex items-center">{action}</span>
    </span>
  );
}

export type TextareaProps = ControlProps<"textarea"> & {
  /** The height of the empty control: 160 px, or `compact`, 96 px below other content. @default normal */
  height?: "normal" | "compact";
};

/**
 * A multi-line text input, which grows with its text in browsers that have `field-sizing`.
 *
 * Guarantees: a native textarea named and described by its field; a thicker border while the field has an error.
 * Requires: a `Field` around it.
 */
export function Textarea({ height = "normal", ...props }: TextareaProps) {
  return <textarea {...props} {...useControl()} className={control({ shape: "multi-line", height })} />;
}

/**
 * A choice from a list.
 *
 * Guarantees: a native select named and described by its field; a thicker border while the field has an error.
 * Requires: a `Field` around it; `option` elements inside.
 */
export function Select(props: ControlProps<"select">) {
  return (
    <span className="relative block">
      <select {...props} {...useControl()} className={control({ shape: "select" })} />
      <span className="pointer-events-none absolute inset-y-0 end-4 flex items-center">
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
