import { zodResolver } from "@hookform/resolvers/zod";
import { useLayoutEffect, useRef, useState, type FocusEvent, type SubmitEvent } from "react";
import { useForm, type FieldValues, type Path, type PathValue, type UseFormProps } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";

/** Brings the field that has the focus into view with its label: focusing it again, which it had before, does not scroll. */
function showFocusedField(): void {
  const field = document.activeElement;
  field?.scrollIntoView({ block: "nearest" });
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.labels?.[0]?.scrollIntoView({ block: "nearest" });
}

export type ZodForm<Values extends FieldValues> = ReturnType<typeof useZodForm<Values>>;

/**
 * A react-hook-form whose values are validated by a schema of the same shape. An invalid submit focuses the first
 * invalid field. Fields that were cleared are not validated on blur until the visitor changes them.
 *
 * The form has no default values: they would overwrite text that was typed before hydration.
 */
export function useZodForm<Values extends FieldValues>(
  schema: ZodMiniType<Values, Values>,
  { mode = "onTouched" }: Pick<UseFormProps, "mode"> = {},
) {
  const form = useForm<Values>({ resolver: zodResolver(schema), mode });
  const { errors } = form.formState;
  const cleared = useRef(new Set<string>());
  const [attached] = useState(() => Promise.withResolvers<void>());
  useLayoutEffect(() => attached.resolve(), [attached]);

  const register = (name: Path<Values>) => {
    const { onBlur, ...control } = form.register(name, { onChange: () => cleared.current.delete(name) });
    return {
      ...control,
      onBlur: (event: FocusEvent) => (cleared.current.has(name) ? undefined : void onBlur(event)),
    };
  };

  const validate = async (event: SubmitEvent): Promise<Values | undefined> => {
    let valid: Values | undefined;
    event.preventDefault();
    // in a view transition, React waits for fonts between showing a new page and attaching its fields
    await attached.promise;
    await form.handleSubmit((values) => {
      valid = values;
    })(event);
    if (!valid) showFocusedField();
    return valid;
  };

  const clear = (...names: Path<Values>[]): void => {
    const values = form.getValues();
    const emptied = names.length > 0 ? names : Object.keys(values);
    cleared.current = new Set(emptied);
    form.reset({
      ...values,
      ...Object.fromEntries(emptied.map((name) => [name, typeof values[name] === "boolean" ? false : ""])),
    });
  };

  return {
    /** Props of the control with this name. */
    register,
    /** Error message of the field with this name. */
    errorOf: (name: Path<Values>) => errors[name]?.message as string | undefined,
    /** Resolves with the parsed values, or with `undefined` after focusing the first invalid field. */
    validate,
    /** Values as they were typed. */
    getValues: (): Values => form.getValues(),
    /** Empties the named fields, or all; other fields keep their values. */
    clear,
    /** Validates, and if valid empties the named fields, or all. Resolves with whether the values were valid. */
    validateAndClear: async (event: SubmitEvent, ...names: Path<Values>[]): Promise<boolean> => {
      const values = await validate(event);
      if (values) clear(...names);
      return values !== undefined;
    },
    /** Fills the fields. */
    setValues: (values: Values): void => {
      for (const [name, value] of Object.entries(values))
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    },
  };
}
