import { cx } from "class-variance-authority";
import { useRef, useState, type SubmitEvent } from "react";
import { emailMessage, isEmailAddress, requiredMessage } from "#lib/form/email-address.ts";
import { useKeptText } from "#lib/form/use-kept-text.ts";
import { DemoStatus } from "#sections/shared/demo-status.tsx";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

/** Error message for an invalid address. */
function errorOf({ value }: HTMLInputElement): string | undefined {
  if (!value.trim()) return requiredMessage("email", "Type your address to go on.");
  return isEmailAddress(value) ? undefined : emailMessage("email");
}

/**
 * The form for the newsletter: a demonstration that sends nothing. It is small, without a schema, since every page includes
 * it.
 *
 * Guarantees: error messages that say how to fix the address, none for leaving an empty field; after a valid submit an
 * empty field and a focused status with the text that nothing was sent; what was typed survives a reload of the page.
 */
export function SubscribeBand() {
  const [error, setError] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useKeptText(input, "newsletter-email");

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!input.current) return;
    const invalid = errorOf(input.current);
    setError(invalid);
    if (invalid) return input.current.focus();
    event.currentTarget.reset();
    setSubmitCount((count) => count + 1);
  };

  return (
    <section
      aria-labelledby="subscribe"
      data-surface="inverse"
      className="-mt-px bg-inverse-raised py-8 text-primary contain-content sm:py-10 md:py-20"
    >
      <Container>
        <div className="grid grid-cols-1 items-center gap-5 sm:gap-8 md:grid-cols-2 md:gap-20">
          <div className="flex flex-col gap-4">
            <Heading level={2} size="lg" id="subscribe">
              Notes from the workbench
            </Heading>
            <p className="max-w-prose text-secondary">
              Four times a year: what we learned in engineering, on factory floors and in transit.
            </p>
          </div>
          <div data-surface="page" className="rounded-card bg-raised p-4 text-primary sm:p-6">
            <form
              method="dialog"
              noValidate
              aria-label="Newsletter"
              className="flex flex-col items-start gap-4 no-script:hidden"
              onSubmit={submit}
            >
              <p className="text-small text-secondary">
                Fields marked * are required. A demonstration: nothing is sent.
              </p>
              <div className="w-full">
                <Field label="Email" required error={error}>
                  <Input
                    ref={input}
                    name="email"
                    type="email"
                    autoComplete="email"
                    spellCheck={false}
                    onBlur={({ target }) => target.value && setError(errorOf(target))}
                    onChange={({ target }) => error && setError(errorOf(target))}
                  />
                </Field>
              </div>
              <Button type="submit">Subscribe</Button>
              <div className={cx(submitCount === 0 && "-mt-4")}>
                <DemoStatus submitCount={submitCount} />
              </div>
            </form>
            <p className="hidden no-script:block">
              The newsletter needs JavaScript. Our <Link to="/blog">blog</Link> has the same news.
            </p>
          </div>
        </div>
      </Container>
    </section>
  );
}
