import type { Country } from "#content/schema.ts";
import { EmailInput } from "#sections/checkout/email-input.tsx";
import { Input, Select } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

export type AddressFieldsProps = {
  /** The use of the address: `billing`, or `shipping`, whose field names end with a 2. */
  purpose: "billing" | "shipping";
  /** The countries to choose from. */
  countries: readonly Country[];
};

/** The eight fields of an address. No field is required or validated. */
export function AddressFields({ purpose, countries }: AddressFieldsProps) {
  /** Name and autofill token of a field. */
  const field = (name: string, token: string) => ({
    name: purpose === "shipping" ? `${name}2` : name,
    autoComplete: `${purpose} ${token}`,
  });
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <Field label="First Name">
        <Input {...field("fname", "given-name")} />
      </Field>
      <Field label="Last Name">
        <Input {...field("lname", "family-name")} />
      </Field>
      <Field label="Country">
        <Select {...field("country", "country")}>
          <option value="">Choose a country</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="District">
        {/* Field name as specified. */}
        <Input {...field("dristrict", "address-level2")} />
      </Field>
      <Field label="Address">
        <Input {...field("address", "address-line1")} />
      </Field>
      <Field label="Post Code">
        <Input {...field("post_code", "postal-code")} />
      </Field>
      <Field label="Email Address">
        <EmailInput {...field("email", "email")} />
      </Field>
      <Field label="Phone No">
        <Input {...field("phone", "tel")} type="tel" />
      </Field>
    </div>
  );
}
