import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { cardSchema, sampleCard } from "#sections/checkout/card-form-schema.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { Status } from "#ui/status.tsx";

/** What an owner announces in passing, and what helps. */
const failures = {
  invalid: {
    title: "Empty field is not allowed!",
    help: "Nothing was ordered. Each field to mend says how.",
  },
  stranger: {
    title: "user not existed!",
    help: "Nothing was ordered, and nothing you typed is lost. Use an e-mail that begins with ‘user’.",
  },
} as const;

export type CardFormProps = {
  /** Told of a card that is in order; the form is empty by then. */
  onPaid: () => void;
  /** Told of an e-mail that does not begin with `user`; everything typed is still there. */
  onStranger: () => void;
  /** Told of fields to mend, before the focus goes to the first of them. */
  onInvalid: () => void;
};

/**
 * The form that pays by card. It is a demonstration: it comes filled in with plainly fake data, and what is typed
 * leaves it in no way.
 *
 * Guarantees: complaints as one types that say how to mend a field; after an invalid submit the focus on the first field to
 * mend; one outcome for any number of presses; what its owner announces can also be read beside the button.
 * Requires: an owner that announces each outcome.
 */
export function CardForm({ onPaid, onStranger, onInvalid }: CardFormProps) {
  const { control, error, check, clear } = useZodForm(cardSchema, "as typed");
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<{ kind: keyof typeof failures }>();

  useEffect(() => {
    if (failure?.kind === "invalid") form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const values = await check(event);
    const isKnown = values?.email.startsWith("user") ?? false;
    if (isKnown) {
      setFailure(undefined);
      clear();
      return onPaid(); // busy until something is typed anew: a second press finds an empty form
    }
    isBusy.current = false;
    setFailure({ kind: values ? "stranger" : "invalid" });
    return values ? onStranger() : onInvalid();
  };

  const isMended = Object.keys(sampleCard).every((name) => !error(name as keyof typeof sampleCard));
  const said = failure && !(failure.kind === "invalid" && isMended) ? failures[failure.kind] : undefined;

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label="Card"
      className="grid grid-cols-1 gap-6 sm:grid-cols-2"
      onInput={() => (isBusy.current = false)}
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-small text-secondary sm:col-span-2">
        This is a demonstration: no card is charged and nothing is sent or kept. The fields hold invented data; please
        leave your real data out. All fields are required.
      </p>
      <Field label="E-mail" required hint="Only addresses that begin with user are known here." error={error("email")}>
        <Input
          {...control("email")}
          type="email"
          autoComplete="email"
          spellCheck={false}
          defaultValue={sampleCard.email}
        />
      </Field>
      <Field label="Password" required hint="An invented one." error={error("password")}>
        <PasswordInput {...control("password")} autoComplete="current-password" defaultValue={sampleCard.password} />
      </Field>
      <Field label="Card holder Name" required error={error("card_holder")}>
        <Input {...control("card_holder")} autoComplete="cc-name" defaultValue={sampleCard.card_holder} />
      </Field>
      <Field label="Card Number" required error={error("card_number")}>
        <Input
          {...control("card_number")}
          inputMode="numeric"
          autoComplete="cc-number"
          defaultValue={sampleCard.card_number}
        />
      </Field>
      <Field label="CVV" required hint="Three or four digits" error={error("cvv")}>
        <Input {...control("cvv")} inputMode="numeric" autoComplete="cc-csc" defaultValue={sampleCard.cvv} />
      </Field>
      <Field label="Expiry date" required hint="MM/YY" error={error("expire_date")}>
        <Input {...control("expire_date")} autoComplete="cc-exp" defaultValue={sampleCard.expire_date} />
      </Field>
      <div className="flex flex-col items-start gap-6 sm:col-span-2">
        <Checkbox {...control("remember")} label="Remember my card (nothing is kept, even then)" />
        <Button type="submit">Place order</Button>
        <Status tone={said ? "error" : "info"} announcedBy="focus">
          {said && (
            <>
              <p className="font-semibold">{said.title}</p>
              <p>{said.help}</p>
            </>
          )}
        </Status>
      </div>
    </form>
  );
}
