import type { CardBrand } from "#content/schema.ts";
import { RadioGroup } from "#ui/radio-group.tsx";

export type BrandPickerProps = { brands: readonly CardBrand[] };

/**
 * The brand of the card, none at first.
 *
 * Guarantees: a radio button for each brand beside its picture; the one that was pressed is marked.
 */
export function BrandPicker({ brands }: BrandPickerProps) {
  return (
    <RadioGroup
      legend="Brand"
      name="card_type"
      options={brands.map(({ value, label, image }) => ({
        value,
        label,
        mark: <img src={image} alt="" width="96" height="60" className="h-8 w-auto" />,
      }))}
    />
  );
}
