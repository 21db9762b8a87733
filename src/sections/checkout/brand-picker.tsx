import type { CardBrand } from "#content/schema.ts";
import { RadioGroup } from "#ui/radio-group.tsx";

export type BrandPickerProps = {
  /** The brands with the addresses of their marks. */
  brands: readonly CardBrand[];
};

/**
 * Radio buttons for the brand of the card, initially none checked.
 *
 * Guarantees: one radio button per brand beside its logo; pressing either checks it.
 */
export function BrandPicker({ brands }: BrandPickerProps) {
  return (
    <RadioGroup
      legend="Card or wallet"
      name="card_type"
      columns="four"
      options={brands.map(({ value, label, image }) => ({
        value,
        label,
        icon: <img src={image} alt="" width="96" height="60" className="ms-auto h-4 w-auto sm:h-6" />,
      }))}
    />
  );
}
