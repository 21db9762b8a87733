import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

export type BlogSearchProps = {
  value: string;
  onChange: (value: string) => void;
  /** How many posts match what was typed. */
  count: number;
};

/** What came of a search, in words; nothing while there is none. */
function outcome(value: string, count: number) {
  if (!value.trim()) return "";
  if (count === 0) return "No post matches. Try another word.";
  return `${count} ${count === 1 ? "post" : "posts"} found`;
}

/**
 * Filters the posts as one types; pressing Enter leads nowhere and sends nothing.
 *
 * Guarantees: a labeled search box; the number of posts found, spoken once typing rests.
 * Requires: the list beside it to show what it says.
 */
export function BlogSearch({ value, onChange, count }: BlogSearchProps) {
  const found = useDebouncedValue(outcome(value, count));
  return (
    <form
      role="search"
      aria-label="Posts"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-2 no-script:hidden"
    >
      <Field label="Search the posts">
        <Input
          type="search"
          placeholder="Search here..."
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <p role="status" className="text-small text-secondary">
        {found}
      </p>
    </form>
  );
}
