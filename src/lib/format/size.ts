/** The label of a product's size: 'XL' for the value 'Xl'. */
export const sizeLabel = (size: string): string => size.toUpperCase();
