import { useRef } from "react";
import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import { useEarlyValues } from "#lib/form/use-early-values.ts";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

export type BlogSearchProps = {
  /** The text of the field. */
  value: string;
  /** Called with the text of the search field. */
  onChange: (value: string) => void;
  /** The number of posts that match; undefined until it is known. */
  count: number | undefined;
};

/** The result of the search as a sentence; empty without a search, and until it is known. */
function resultText(value: string, count: number | undefined) {
  if (!value.trim() || count === undefined) return "";
  if (count === 0) return "No post matches. Try another word.";
  return `${count} ${count === 1 ? "post" : "posts"} found`;
}

/**
 * A search field that filters the posts on each change, and by what was typed before hydration; Enter neither navigates nor submits.
 *
 * Guarantees: a `search` landmark with a labeled search field; the number of results in a status, announced once after a pause.
 * Requires: a list of the posts that `count` counts.
 */
export function BlogSearch({ value, onChange, count }: BlogSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyValues(form, { search: value }, ({ search = "" }) => onChange(search));
  const status = useDebouncedValue(resultText(value, count));
  return (
    <form
      ref={form}
      role="search"
      aria-label="Posts"
      method="dialog"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-2 no-script:hidden"
    >
      <Field label="Search the posts">
        <Input
          type="search"
          name="search"
          placeholder="Search here..."
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <p role="status" className="text-small text-secondary">
        {status}
      </p>
    </form>
  );
}
