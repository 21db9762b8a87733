import { createContext, use, useId, useState, type FocusEvent, type ReactNode } from "react";
import { isEmailAddress } from "#lib/form/email-address.ts";
import { Input, type InputProps } from "#ui/control.tsx";

type Typed = {
  /** The addresses that were typed, by the id of their field. */
  addresses: Readonly<Record<string, string>>;
  onType: (id: string, address: string) => void;
};

const TypedContext = createContext<Typed>({ addresses: {}, onType: () => undefined });

/** Shares the e-mail addresses that are typed in the fields inside; they last as long as the page. */
export function TypedEmails({ children }: { /** The forms. */ children: ReactNode }) {
  const [addresses, setAddresses] = useState<Typed["addresses"]>({});
  const onType = (id: string, address: string) => setAddresses((all) => ({ ...all, [id]: address }));
  return <TypedContext value={{ addresses, onType }}>{children}</TypedContext>;
}

/**
 * A field for an e-mail address.
 *
 * Guarantees: suggests a valid address that was typed in another field.
 * Requires: a `Field` around it; `TypedEmails` around all fields.
 */
export function EmailInput(props: InputProps) {
  const id = useId();
  const { addresses, onType } = use(TypedContext);
  const others = new Set(Object.entries(addresses).flatMap(([field, address]) => (field === id ? [] : address)));
  const keep = (event: FocusEvent<HTMLInputElement>) => {
    props.onBlur?.(event);
    const { value, defaultValue } = event.target;
    if (value !== defaultValue && isEmailAddress(value)) onType(id, value.trim());
  };
  return (
    <>
      <Input {...props} type="email" spellCheck={false} list={others.size > 0 ? id : undefined} onBlur={keep} />
      {others.size > 0 && (
        <datalist id={id}>
          {[...others].map((address) => (
            <option key={address}>{address}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
