import { createContext, useContext, useId, type ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

/** What a control needs to be wired to its label, hint and error. */
type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean; required: boolean };

const FieldContext = createContext<Wiring | undefined>(undefined);

/** The wiring of the field around a control; throws where a control stands alone, since it would have no name. */
export function useField(): Wiring {
  const wiring = useContext(FieldContext);
  if (!wiring) throw new Error("A control needs a Field around it: the Field gives it its label.");
  return wiring;
}

export type FieldProps = {
  /** The visible label; it stays when the field is filled. */
  label: string;
  /** What helps to fill it in, before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  required?: boolean;
  /** One control of `control.tsx`. */
  children: ReactNode;
};

/**
 * Wires one label, control, hint and error.
 *
 * Guarantees: a label that names the control; hint and error as its description; `aria-invalid` while there is an error, and
 * not already while somebody is typing, as browsers have it.
 * Requires: exactly one control inside.
 */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-secondary">
          {hint}
        </p>
      )}
      <FieldContext value={{ id, "aria-describedby": describedBy, "aria-invalid": Boolean(error), required }}>
        {children}
      </FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong with a control and how to mend it; the control names it as its description. */
export function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <p id={id} className="flex items-start gap-2 text-small font-medium text-error">
      <Icon name="circle-alert" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
