import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

export type CheckboxProps = Omit<
  ComponentProps<"input">,
  "className" | "id" | "type" | "aria-describedby" | "aria-invalid"
> & {
  /** What ticking it says; it stands beside the box and is pressed with it. */
  label: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
};

/**
 * A yes or no that is decided on its own: a consent, a wish. A choice out of several is a `Select`, or radio buttons.
 *
 * Guarantees: the browser's own checkbox, named and pressed by its label, on a row of at least 44 px; the error as its
 * description, `aria-invalid` and a thicker edge while there is one.
 * Requires: a label that is true once it is ticked.
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
            aria-invalid={Boolean(error)}
            className="peer size-6 cursor-pointer appearance-none rounded-control border-thin border-control bg-raised accent-action checked:border-transparent checked:bg-action aria-invalid:border-thick aria-invalid:border-error forced-colors:appearance-auto"
          />
          {/* Where colors are forced, the browser draws its own box and tick. */}
          <span className="pointer-events-none absolute inset-1 hidden text-on-action peer-checked:block forced-colors:hidden">
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
