import mastercard from "#assets/pay-mastercard.svg";
import paypal from "#assets/pay-paypal.svg";
import skrill from "#assets/pay-skrill.svg";
import visa from "#assets/pay-visa.svg";
import type { CardBrand, PaymentMethod } from "#content/schema.ts";

/** The ways to pay; the first is the default. Labels and values look swapped, and are as specified. */
export const paymentMethods: readonly PaymentMethod[] = [
  { value: "cash", label: "Payment By Card" },
  { value: "card", label: "Cash On delivery" },
];

/** The brands that a card payment offers; the picture shows the name that stands beside it. */
export const cardBrands: readonly CardBrand[] = [
  { value: "visa", label: "Visa", image: visa },
  { value: "mastercard", label: "Mastercard", image: mastercard },
  { value: "skrill", label: "Skrill", image: skrill },
  { value: "paypal", label: "PayPal", image: paypal },
];
