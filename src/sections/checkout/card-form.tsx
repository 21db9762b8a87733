import { useEffect, useRef, useState, type SubmitEvent } from "react";
import * as z from "zod/mini";
import { email, password, required } from "#lib/form/field-rules.ts";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { cardNumber, expiryDate } from "#sections/checkout/card-rules.ts";
import { EmailInput } from "#sections/checkout/email-input.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { Status } from "#ui/status.tsx";

/** The fields of the card form. */
export const cardSchema = z.object({
  email: email("e-mail", "Type the address of your account."),
  password: password("password", "Any invented one will do."),
  card_holder: required("card holder name", "Type the name that is on the card."),
  card_number: cardNumber,
  cvv: required("CVV", "Type the short number beside the signature.").check(
    z.regex(/^\p{Nd}{3,4}$/u, "The CVV must be three or four digits. Leave out everything else."),
  ),
  expire_date: expiryDate,
  remember: z.boolean(),
});

export type CardFields = z.infer<typeof cardSchema>;

/** Initial values: plainly fake, and valid until the end of the century. */
export const sampleCard = {
  email: "user@example.com",
  password: "not-a-real-password",
  card_holder: "Sample Person",
  card_number: "0000 0000 0000 0000",
  cvv: "000",
  expire_date: "12/99",
} as const satisfies Partial<CardFields>;

/** The reason why nothing was ordered, as it is shown beside the button and in a toast. */
export type CardError = { readonly text: string; readonly detail: string };

const invalid: CardError = {
  text: "Empty field is not allowed!",
  detail: "Nothing was ordered. Each invalid field says how to fix it.",
};
const unknownUser: CardError = {
  text: "user not existed!",
  detail: "Nothing was ordered, and your entries are unchanged. Use an e-mail that begins with ‘user’.",
};

export type CardFormProps = {
  /** The sum to pay, which the button names; undefined while it is not known, and for an empty cart. */
  total?: string | undefined;
  /** Called for a valid submit; resolves with the error, already announced, if nothing was ordered. Then the fields keep their values. */
  onPay: () => Promise<CardError | undefined>;
  /** Called for an e-mail that does not begin with `user`; the fields keep their values. */
  onUnknownUser: (error: CardError) => void;
  /** Called for an invalid submit, before the first invalid field is focused. */
  onInvalid: (error: CardError) => void;
};

/**
 * The form that pays by card: a demonstration with fake initial values that sends and stores nothing.
 *
 * Guarantees: error messages on input that say how to fix a field; the first invalid field is focused on submit; one
 * outcome for any number of presses; the result is also shown beside the button.
 * Requires: an owner that announces each outcome in a toast, with its detail.
 */
export function CardForm({ total, onPay, onUnknownUser, onInvalid }: CardFormProps) {
  const { register, errorOf, validate, clear } = useZodForm(cardSchema, { mode: "all" });
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [error, setError] = useState<{ message: CardError }>();

  // The owner may have to open a closed section first, so the focus waits for its render.
  useEffect(() => {
    if (error?.message === invalid) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const values = await validate(event);
    if (values?.email.startsWith("user")) {
      const message = await onPay();
      setError(message && { message });
      isBusy.current = message === undefined; // The form stays busy until input: a second press would find it empty.
      return message ?? clear();
    }
    isBusy.current = false;
    const message = values ? unknownUser : invalid;
    setError({ message });
    return (values ? onUnknownUser : onInvalid)(message);
  };

  const hasInvalidField = Object.keys(sampleCard).some((name) => errorOf(name as keyof typeof sampleCard));
  const message = error?.message === invalid && !hasInvalidField ? undefined : error?.message;

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label="Card"
      className="grid grid-cols-1 gap-6 sm:grid-cols-2"
      onInput={({ target }) => {
        isBusy.current = false;
        const isEmail = target instanceof HTMLInputElement && target.name === "email";
        setError((now) => (isEmail && now?.message === unknownUser ? undefined : now));
      }}
      onSubmit={(event) => void submit(event)}
    >
      <p className="max-w-prose text-small text-secondary sm:col-span-2">
        This is a demonstration: no card is charged, and nothing is sent or kept. Please leave the invented data as it
        is. Fields marked * are required; the brand is optional.
      </p>
      <Field
        label="E-mail"
        required
        hint="Only addresses that begin with user are known here."
        error={errorOf("email")}
      >
        <EmailInput {...register("email")} autoComplete="email" defaultValue={sampleCard.email} />
      </Field>
      <Field label="Password" required hint="An invented one." error={errorOf("password")}>
        <PasswordInput {...register("password")} autoComplete="current-password" defaultValue={sampleCard.password} />
      </Field>
      <Field label="Card holder Name" required error={errorOf("card_holder")}>
        <Input {...register("card_holder")} autoComplete="cc-name" defaultValue={sampleCard.card_holder} />
      </Field>
      <Field label="Card Number" required error={errorOf("card_number")}>
        <Input
          {...register("card_number")}
          inputMode="numeric"
          autoComplete="cc-number"
          defaultValue={sampleCard.card_number}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
        <Field label="CVV" required hint="3 or 4 digits" error={errorOf("cvv")}>
          <Input {...register("cvv")} inputMode="numeric" autoComplete="cc-csc" defaultValue={sampleCard.cvv} />
        </Field>
        <Field label="Expiry date" required hint="MM/YY" error={errorOf("expire_date")}>
          <Input {...register("expire_date")} autoComplete="cc-exp" defaultValue={sampleCard.expire_date} />
        </Field>
      </div>
      <div className="flex flex-col items-start gap-6 sm:col-span-2">
        <Checkbox {...register("remember")} label="Remember my card (nothing is kept, even then)" />
        {/* the main action for an empty cart is the way to the shop */}
        <Button type="submit" variant={total ? "primary" : "secondary"}>
          {total ? `Place order, ${total}` : "Place order"}
        </Button>
        <Status kind={message ? "error" : "info"} announcedBy="toast">
          {message && (
            <>
              <p className="font-medium">{message.text}</p>
              <p>{message.detail}</p>
            </>
          )}
        </Status>
      </div>
    </form>
  );
}
