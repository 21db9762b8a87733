import { useEffect, useRef, useState } from "react";
import type { Country } from "#content/schema.ts";
import { useKeptFields } from "#lib/form/use-kept-fields.ts";
import { AddressFields } from "#sections/checkout/address-fields.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

export type BillingFormProps = {
  /** The countries to choose from. */
  countries: readonly Country[];
};

/**
 * The billing address and an optional shipping address: a demonstration that validates and sends nothing.
 *
 * Guarantees: a second address while the checkbox is checked; its fields keep their values while hidden; what was typed is back
 * after other pages and a reload.
 */
export function BillingForm({ countries }: BillingFormProps) {
  const checkbox = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form, "addresses");
  const [shipping, setShipping] = useState<"unmounted" | "visible" | "hidden">("unmounted");

  // The checkbox may have been checked before hydration.
  useEffect(() => {
    if (checkbox.current?.checked) setShipping("visible");
  }, []);

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label="Addresses"
      className="flex flex-col gap-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="text-small text-secondary">
        This is a demonstration: nothing you type here is sent, and only this tab keeps it, until you close it. Please
        use an invented person and address, or leave the fields empty.
      </p>
      <AddressFields purpose="billing" countries={countries} />
      <Checkbox
        ref={checkbox}
        name="ship_to_different_address"
        label="Ship to a different address?"
        onChange={({ target }) => setShipping(target.checked ? "visible" : "hidden")}
      />
      {shipping !== "unmounted" && (
        <fieldset hidden={shipping === "hidden"} className="min-w-0">
          <legend className="mb-4 text-title font-medium">Shipping address</legend>
          <AddressFields purpose="shipping" countries={countries} />
        </fieldset>
      )}
      <Field label="Order Notes">
        <Textarea name="note" />
      </Field>
    </form>
  );
}
