import { useRef, useState, type SubmitEvent } from "react";
import { DemoStatus } from "#sections/shared/demo-status.tsx";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

/**
 * The form for a coupon's code. There are no coupons; it is a demonstration and sends nothing.
 *
 * Guarantees: a complaint about an empty field that says how to mend it, and goes as one types; after any code the plain
 * word that nothing was sent, with the focus on it. What was typed stays.
 */
export function CouponForm() {
  const [error, setError] = useState<string>();
  const [submits, setSubmits] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (input.current?.value.trim()) return setSubmits((count) => count + 1);
    setSubmits(0);
    setError("The coupon field is required. Type the code that is on your coupon.");
    input.current?.focus();
  };

  return (
    <form method="dialog" noValidate aria-label="Coupon" className="flex flex-col items-start gap-6" onSubmit={submit}>
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
      <Button type="submit" tone="secondary">
        Apply coupon
      </Button>
      <DemoStatus submits={submits}>There are no coupons here, so the total stays as it is.</DemoStatus>
    </form>
  );
}
