import { useEffect, useRef, useState } from "react";
import type { Country } from "#content/schema.ts";
import { AddressFields } from "#sections/checkout/address-fields.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

export type BillingFormProps = { countries: readonly Country[] };

/**
 * Where the invoice goes, and where the parcel goes if that is elsewhere. It is a demonstration: nothing is checked,
 * sent or kept.
 *
 * Guarantees: a second address after a tick; what was typed into it survives taking the tick away.
 */
export function BillingForm({ countries }: BillingFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const [shipping, setShipping] = useState<"never asked for" | "shown" | "hidden">("never asked for");

  // it may have been ticked before the page came to life
  useEffect(() => {
    if (box.current?.checked) setShipping("shown");
  }, []);

  return (
    <form
      method="dialog"
      noValidate
      aria-label="Addresses"
      className="flex flex-col gap-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="text-small text-secondary">
        This is a demonstration: nothing you type here is sent or kept. Please use an invented person and address, or
        leave the fields empty.
      </p>
      <AddressFields purpose="billing" countries={countries} />
      <Checkbox
        ref={box}
        label="Ship to a different address?"
        onChange={({ target }) => setShipping(target.checked ? "shown" : "hidden")}
      />
      {shipping !== "never asked for" && (
        <fieldset hidden={shipping === "hidden"} className="min-w-0">
          <legend className="mb-4 text-title font-semibold">Shipping address</legend>
          <AddressFields purpose="shipping" countries={countries} />
        </fieldset>
      )}
      <Field label="Order Notes">
        <Textarea name="note" />
      </Field>
    </form>
  );
}
