import { useEffect, useRef, useState } from "react";
import { Input, type InputProps } from "#ui/control.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

export type PasswordInputProps = Omit<InputProps, "type" | "action" | "autoComplete"> & {
  /** For password managers: `current-password` at login, `new-password` at registration. */
  autoComplete: "current-password" | "new-password";
};

/**
 * A password input with a button that shows the password.
 *
 * Guarantees: a masked input and a toggle button named 'Show password', whose `aria-pressed` is true while the password
 * is visible; the input is masked again on submit, so that browsers do not store its value as text.
 * Requires: a `Field` around it; at most one password input per form.
 */
export function PasswordInput(props: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = button.current?.form;
    const mask = () => setIsVisible(false);
    form?.addEventListener("submit", mask);
    return () => form?.removeEventListener("submit", mask);
  }, []);

  return (
    <Input
      {...props}
      type={isVisible ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <span className="contents no-script:hidden">
          <IconButton
            ref={button}
            label="Show password"
            aria-pressed={isVisible}
            icon={<Icon name={isVisible ? "eye-off" : "eye"} />}
            onClick={() => setIsVisible(!isVisible)}
          />
        </span>
      }
    />
  );
}
