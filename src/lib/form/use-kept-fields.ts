import { useEffect, useRef, type RefObject } from "react";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed, chosen or checked, by the key of the field. */
type Kept = Record<string, string | boolean>;

/** The fields of a form but those for passwords and those that are not shown. */
const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<Field>(
    "input[name]:not([type=hidden], [type=password], [hidden]), select[name], textarea[name]",
  );

const isToggle = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

/** The name of a field; the radio buttons of a group differ by their value. */
const keyOf = (field: Field) => (field.type === "radio" ? `${field.name} ${field.value}` : field.name);

function isAsRendered(field: Field): boolean {
  if (isToggle(field)) return field.checked === field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value === first?.value;
}

/** Fills a field as a visitor would, so that React reports the change: it ignores a value that a script has assigned. */
function fill(field: Field, value: string | boolean): void {
  if (isToggle(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  Reflect.set(Object.getPrototypeOf(field) as Field, "value", value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Takes what was kept out of the storage. */
function take(key: string): Kept {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(text ?? "{}") as Kept;
  } catch {
    // blocked storage: nothing was kept
    return {};
  }
}

function store(key: string, kept: Kept): void {
  try {
    if (Object.keys(kept).length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // blocked or full storage: the text lasts as long as the form
  }
}

/**
 * Keeps what a visitor types in a form while the form is away, because a link was followed or the page was loaded again: in
 * the session storage, which ends with the tab, until the form is back. It never overwrites what is already in a field, and
 * keeps neither passwords nor what a script filled in.
 *
 * @param name the name of the form, unique on the site; a form without one keeps nothing
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  const missing = useRef<Kept>({});
  useEffect(() => {
    const element = form.current;
    if (!element || name === undefined) return undefined;
    const key = `typed ${name}`;
    const changed = new Set([...fieldsOf(element)].filter((field) => !isAsRendered(field)).map(keyOf));
    const onChange = ({ target }: Event) => changed.add(keyOf(target as Field));
    const keep = () => {
      const fields = [...fieldsOf(element)].filter((field) => changed.has(keyOf(field)) && !isAsRendered(field));
      const now = fields.map((field) => [keyOf(field), isToggle(field) ? field.checked : field.value]);
      store(key, { ...missing.current, ...(Object.fromEntries(now) as Kept) });
    };
    missing.current = take(key);
    const events = ["input", "change"] as const;
    for (const event of events) element.addEventListener(event, onChange);
    window.addEventListener("pagehide", keep);
    return () => {
      keep();
      for (const event of events) element.removeEventListener(event, onChange);
      window.removeEventListener("pagehide", keep);
    };
  }, [form, name]);
  // After each render, because a checkbox may add fields.
  useEffect(() => {
    if (!form.current) return;
    for (const field of fieldsOf(form.current)) {
      const value = missing.current[keyOf(field)];
      delete missing.current[keyOf(field)];
      if (value !== undefined && isAsRendered(field)) fill(field, value);
    }
  });
}
