import { useState, type SubmitEvent } from "react";
import { useForm, type FieldErrors, type FieldValues, type Path, type PathValue, type Resolver } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";

export type ZodForm<Values extends FieldValues> = ReturnType<typeof useZodForm<Values>>;

/**
 * Asks a flat schema about a form's values: the first complaint about each field. The usual resolver also knows nested
 * fields and other versions of zod, and weighs a kilobyte on pages that have none to spare.
 */
function resolverOf<Values extends FieldValues>(schema: ZodMiniType<Values, Values>): Resolver<Values> {
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const complaints = error.issues.map(({ path, code, message }) => [path[0], { type: code, message }]).toReversed();
    return { values: {}, errors: Object.fromEntries(complaints) as FieldErrors<Values> };
  };
}

/**
 * A form's fields under the rules of a schema. Complaints come when a field is left, and from then on as it changes, or
 * as it is typed where the form came filled in; an invalid submit puts the focus on the first field to mend. Fields that
 * were cleared for the visitor are not complained about until they are used again.
 *
 * It knows no initial values: they would overwrite what was typed before the page came to life.
 */
export function useZodForm<Values extends FieldValues>(
  schema: ZodMiniType<Values, Values>,
  complains: "once left" | "as typed" = "once left",
) {
  const form = useForm<Values>({
    resolver: resolverOf(schema),
    mode: complains === "as typed" ? "all" : "onTouched",
  });
  /** Fields that were cleared and not used since. */
  const [quiet, setQuiet] = useState<ReadonlySet<string>>(new Set());
  const { errors, isSubmitted } = form.formState;
  const touch = (name: string) =>
    setQuiet((now) => (now.has(name) ? new Set([...now].filter((other) => other !== name)) : now));

  const check = async (event: SubmitEvent): Promise<Values | undefined> => {
    const found: { values?: Values } = {};
    await form.handleSubmit((values) => void (found.values = values))(event);
    return found.values;
  };
  const clear = (...names: Path<Values>[]): void => {
    const values = form.getValues();
    const emptied = names.length > 0 ? names : Object.keys(values);
    setQuiet(new Set(emptied));
    form.reset({
      ...values,
      ...Object.fromEntries(emptied.map((name) => [name, typeof values[name] === "boolean" ? false : ""])),
    });
  };

  return {
    /** What a control needs. */
    control: (name: Path<Values>) => form.register(name, { onChange: () => touch(name) }),
    /** What is wrong with a field. */
    error: (name: Path<Values>): string | undefined =>
      quiet.has(name) && !isSubmitted ? undefined : (errors[name]?.message as string | undefined),
    /** The values if they are valid; else the first field to mend has the focus. */
    check,
    /** The words as they were typed. */
    typed: (): Values => form.getValues(),
    /** Empties the named fields, or all of them; the others keep what was typed. */
    clear,
    /** True if the values are valid; then the named fields, or all of them, are emptied as well. */
    checkAndClear: async (event: SubmitEvent, ...names: Path<Values>[]): Promise<boolean> => {
      const values = await check(event);
      if (values) clear(...names);
      return values !== undefined;
    },
    /** Puts back what was typed. */
    restore: (values: Values): void => {
      for (const [name, value] of Object.entries(values))
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    },
  };
}
