import { useRef, useState, type ReactNode } from "react";
import type { PaymentMethod } from "#content/schema.ts";
import { useKeptFields } from "#lib/form/use-kept-fields.ts";
import { ButtonLink } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

export type PaymentChoiceProps = {
  /** Payment methods; `cash` is checked initially. */
  methods: readonly PaymentMethod[];
  /** Content for the method with the value `cash`; hidden, not unmounted, while the other is checked. */
  children: ReactNode;
};

/**
 * Radio buttons for the payment method, and the content of the checked one.
 *
 * Guarantees: the card fields, or the link that orders without a card; typed text survives a change of method; the choice is back
 * after other pages and a reload.
 */
export function PaymentChoice({ methods, children }: PaymentChoiceProps) {
  const choice = useRef<HTMLDivElement>(null);
  useKeptFields(choice, "payment method");
  const [method, setMethod] = useState<PaymentMethod["value"]>("cash");
  return (
    <div className="flex flex-col gap-8">
      <div ref={choice}>
        <RadioGroup
          legend="How you want to pay"
          name="payment_method"
          options={methods}
          defaultValue="cash"
          onChange={setMethod}
        />
      </div>
      {/* The specification labels the value `cash` 'Payment By Card', and `card` 'Cash On delivery'. */}
      <div hidden={method !== "cash"} className="flex flex-col gap-8">
        {children}
      </div>
      <div hidden={method !== "card"} className="flex flex-col items-start gap-6">
        <p className="text-small text-secondary">
          This is a demonstration: the order is stored in this browser only, and nothing is shipped.
        </p>
        {/* The page behind it places the order, so that a new tab does so, too. */}
        <ButtonLink to="/order_received?payment=card">Proceed to Checkout</ButtonLink>
      </div>
    </div>
  );
}
