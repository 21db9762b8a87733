import { useEffect, useRef, type RefObject } from "react";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed, chosen or checked, by the name of the field. */
type Kept = Record<string, string>;

/** The fields of a form but those for passwords and those that are not shown. */
const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<Field>("[name]:not([type=hidden], [type=password], [hidden])");

const isToggle = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

const isEmpty = (field: Field) => (isToggle(field) ? !field.checked : !field.value);

/** Fills a field as a visitor would, so that React reports the change: it ignores a value that a script has assigned. */
function fill(field: Field, value: string): void {
  if (isToggle(field)) return field.click();
  Reflect.set(Object.getPrototypeOf(field) as Field, "value", value, field);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * Keeps what a visitor types in a form while the form is away, because a link was followed or the page was loaded again: in
 * the session storage, which ends with the tab, until the form is back. It fills only what is empty, and keeps neither
 * passwords nor what a script filled in.
 *
 * @param form a form whose fields are empty when it is rendered
 * @param name the name of the form, unique on the site; a form without one keeps nothing
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  const missing = useRef<Kept>({});
  useEffect(() => {
    const element = form.current;
    if (!element || !name) return undefined;
    const key = `typed ${name}`;
    const changed = new Set([...fieldsOf(element)].map((field) => !isEmpty(field) && field.name));
    const onChange = ({ target }: Event) => changed.add((target as Field).name);
    const keep = () => {
      const kept = { ...missing.current };
      for (const field of fieldsOf(element))
        if (changed.has(field.name) && !isEmpty(field)) kept[field.name] = field.value;
      try {
        if (Object.keys(kept).length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
        else sessionStorage.removeItem(key);
      } catch {
        // blocked or full storage: the text lasts as long as the form
      }
    };
    try {
      missing.current = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Kept;
      sessionStorage.removeItem(key);
    } catch {
      // nothing was kept
    }
    element.addEventListener("input", onChange);
    window.addEventListener("pagehide", keep);
    return () => {
      keep();
      element.removeEventListener("input", onChange);
      window.removeEventListener("pagehide", keep);
    };
  }, [form, name]);
  // After each render, because a checkbox may add fields.
  useEffect(() => {
    if (!form.current) return;
    for (const field of fieldsOf(form.current)) {
      const value = missing.current[field.name];
      if (value === undefined || (isToggle(field) && field.value !== value)) continue;
      delete missing.current[field.name];
      if (isEmpty(field)) fill(field, value);
    }
  });
}
