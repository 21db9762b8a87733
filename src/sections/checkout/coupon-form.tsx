import { useRef, useState, type SubmitEvent } from "react";
import { useKeptFields } from "#lib/form/use-kept-fields.ts";
import { DemoStatus } from "#sections/shared/demo-status.tsx";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

/**
 * The form for a coupon code: a demonstration without coupons that sends nothing.
 *
 * Guarantees: an error message for an empty field, removed on input; after any code an unchanged field and a focused
 * status with the text that nothing was sent.
 */
export function CouponForm() {
  const [error, setError] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form, "coupon");

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (input.current?.value.trim()) return setSubmitCount((count) => count + 1);
    setSubmitCount(0);
    setError("The coupon field is required. Type the code that is on your coupon.");
    input.current?.focus();
  };

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label="Coupon"
      className="flex flex-col items-start gap-6"
      onSubmit={submit}
    >
      <p>If you have coupon code,please apply it</p>
      <div className="w-full max-w-panel">
        <Field label="Coupon code" error={error}>
          <Input
            ref={input}
            name="cupon_key"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={() => setError(undefined)}
          />
        </Field>
      </div>
      <Button type="submit" variant="secondary">
        Apply coupon
      </Button>
      <DemoStatus submitCount={submitCount}>There are no coupons here, so the total stays as it is.</DemoStatus>
    </form>
  );
}
