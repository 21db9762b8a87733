import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

export type CheckboxProps = Omit<
  ComponentProps<"input">,
  "className" | "id" | "type" | "aria-describedby" | "aria-invalid"
> & {
  /** The visible label beside the box, as a statement that is true when the box is checked. */
  label: ReactNode;
  /** What is invalid and how to fix it. */
  error?: string | undefined;
};

/**
 * A single yes-or-no option, such as a consent, with its label and error.
 *
 * Guarantees: a native checkbox named by its label; a clickable row at least 44 px high; with an error, `aria-invalid`,
 * a thicker border, and the error as the accessible description.
 * Requires: no `Field` around it.
 */
export function Checkbox({ label, error, required, ...rest }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label className="flex min-h-target cursor-pointer items-start gap-3 py-2">
        <span className="relative flex shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-required={required || undefined}
            aria-describedby={error && errorId}
            aria-invalid={error ? true : undefined}
            className="peer size-target-small cursor-pointer appearance-none rounded-control border-thin border-control bg-raised accent-action transition-colors duration-fast checked:border-transparent checked:bg-action hover:border-strong aria-invalid:border-thick aria-invalid:border-error forced-colors:appearance-auto"
          />
          {/* In forced colors the native appearance renders the check mark. */}
          <span className="pointer-events-none absolute inset-1 hidden pop-in text-on-action peer-checked:block forced-colors:hidden">
            <Icon name="check" size="sm" />
          </span>
        </span>
        <span className="min-w-0 wrap-anywhere">
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
