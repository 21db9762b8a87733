import { useEffect, useRef, useState } from "react";
import { Input, type InputProps } from "#ui/control.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

export type PasswordInputProps = Omit<InputProps, "type" | "action" | "autoComplete"> & {
  /** Which password is meant, so that a password manager can help. */
  autoComplete: "current-password" | "new-password";
};

/**
 * One line for a password, with a button that shows what was typed.
 *
 * Guarantees: hidden letters and a button, pressed while they are shown; hidden again once the form is submitted, so that
 * browsers and onlookers take nothing along. Without JavaScript there is no button.
 * Requires: a `Field` around it; one of its kind in a form.
 */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <Input
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <span className="contents no-script:hidden">
          <IconButton
            ref={button}
            label="Show password"
            aria-pressed={isShown}
            icon={<Icon name={isShown ? "eye-off" : "eye"} />}
            onClick={() => setShown(!isShown)}
          />
        </span>
      }
    />
  );
}
