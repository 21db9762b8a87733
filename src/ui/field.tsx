import { createContext, useContext, useId, type ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

/** The attributes that connect a control with its label, hint and error. */
type FieldAttributes = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean;
};

const FieldContext = createContext<FieldAttributes | undefined>(undefined);

/** The attributes from the surrounding field; throws outside a `Field`, where the control would have no name. */
export function useField(): FieldAttributes {
  const attributes = useContext(FieldContext);
  if (!attributes) throw new Error("A control needs a Field around it, which provides its label.");
  return attributes;
}

export type FieldProps = {
  /** The visible label. */
  label: string;
  /** Help below the label, shown before any error. */
  hint?: ReactNode;
  /** What is invalid and how to fix it. */
  error?: string | undefined;
  /** Adds an asterisk to the label and `aria-required` to the control. */
  required?: boolean;
  /** One `Input`, `Textarea`, `Select` or `PasswordInput`. */
  children: ReactNode;
};

/**
 * A form control with its label, hint and error.
 *
 * Guarantees: a label that names the control and focuses it on click; hint and error as its accessible description;
 * `aria-invalid` only with an error, so that incomplete input is not announced as invalid; focus
 * brings the whole field into view.
 * Requires: exactly one control inside.
 */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    // Browsers scroll to the text cursor alone, and leave the label below a sticky header.
    <div
      className="flex min-w-0 flex-col gap-2"
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
    >
      <label htmlFor={id} className="text-small font-medium">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-secondary">
          {hint}
        </p>
      )}
      <FieldContext value={{ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined, required }}>
        {children}
      </FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export type FieldErrorProps = {
  /** The id to which `aria-describedby` of the control refers. */
  id: string | undefined;
  /** What is invalid and how to fix it. */
  children: string;
};

/** An error message, which the control references with `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="flex items-start gap-2 text-small font-medium text-error">
      <Icon name="circle-alert" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
