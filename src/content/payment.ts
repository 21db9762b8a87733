import mastercard from "#assets/pay-mastercard.svg";
import paypal from "#assets/pay-paypal.svg";
import skrill from "#assets/pay-skrill.svg";
import visa from "#assets/pay-visa.svg";
import type { CardBrand, PaymentMethod } from "#content/schema.ts";

/** Payment methods; the first is the default. The specification requires these seemingly swapped labels and values. */
export const paymentMethods: readonly PaymentMethod[] = [
  { value: "cash", label: "Payment By Card" },
  { value: "card", label: "Cash On delivery" },
];

/** Card brands; each image shows the logo beside its label. */
export const cardBrands: readonly CardBrand[] = [
  { value: "visa", label: "Visa", image: visa },
  { value: "mastercard", label: "Mastercard", image: mastercard },
  { value: "skrill", label: "Skrill", image: skrill },
  { value: "paypal", label: "PayPal", image: paypal },
];
