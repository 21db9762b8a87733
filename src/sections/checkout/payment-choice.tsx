import { useState, type ReactNode } from "react";
import type { PaymentMethod } from "#content/schema.ts";
import { ButtonLink } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

export type PaymentChoiceProps = {
  /** The ways to pay; the first is the default. */
  methods: readonly PaymentMethod[];
  /** What paying by card takes, the value `cash`; it stays as it was while the other way is looked at. */
  children: ReactNode;
  /** Told when the link that orders without a card is followed. */
  onOrder: () => void;
};

/**
 * How to pay, and below it what that takes.
 *
 * Guarantees: the fields of the card, or the link that orders without one; what was typed survives a change of mind.
 */
export function PaymentChoice({ methods, children, onOrder }: PaymentChoiceProps) {
  const [chosen, setChosen] = useState<PaymentMethod["value"]>("cash");
  return (
    <div className="flex flex-col gap-8">
      <RadioGroup
        legend="How you want to pay"
        name="payment_method"
        options={methods}
        defaultValue="cash"
        onChange={setChosen}
      />
      <div hidden={chosen !== "cash"} className="flex flex-col gap-8">
        {children}
      </div>
      <div hidden={chosen !== "card"} className="flex flex-col items-start gap-6">
        <p className="text-small text-secondary">
          This is a demonstration: the order is noted in this browser alone, and no parcel sets off.
        </p>
        <ButtonLink to="/order_received" onClick={onOrder}>
          Proceed to Checkout
        </ButtonLink>
      </div>
    </div>
  );
}
