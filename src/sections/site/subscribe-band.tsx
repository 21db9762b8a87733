import { cx } from "class-variance-authority";
import { useRef, useState, type SubmitEvent } from "react";
import { emailMessage, isEmailAddress, requiredMessage } from "#lib/form/email-address.ts";
import { useKeptFields } from "#lib/form/use-kept-fields.ts";
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
 * empty field and a focused status with the text that nothing was sent; what was typed is back after other pages and a reload.
 */
export function SubscribeBand() {
  const [error, setError] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form, "newsletter");

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!input.current) return;
    const invalid = errorOf(input.current);
    setError(invalid);
    if (invalid) {
      setSubmitCount(0);
      return input.current.focus();
    }
    event.currentTarget.reset();
    setSubmitCount((count) => count + 1);
  };

  return (
    <section
      aria-labelledby="subscribe"
      className="border-t-thin border-hairline bg-sunken pt-6 text-primary contain-content sm:pt-4"
    >
      <Container>
        <div className="grid grid-cols-1 gap-x-8 gap-y-3 border-b-thin border-hairline pb-6 sm:pb-4 lg:grid-cols-12">
          <div className="flex flex-col gap-1 lg:col-span-5 lg:pe-16">
            <Heading level={2} size="sm" id="subscribe">
              Notes from the workbench
            </Heading>
            <p className="max-w-prose text-caption text-secondary">
              Four times a year: what we learned in engineering, on factory floors and in transit.
            </p>
          </div>
          <div className="lg:col-span-7">
            <form
              ref={form}
              method="dialog"
              noValidate
              aria-label="Newsletter"
              className="no-script:hidden"
              onSubmit={submit}
            >
              <div className="relative flex flex-col gap-2">
                {/* From `md` on, the note is in the line of the label, at its end. */}
                <p className="text-caption text-secondary md:absolute md:end-0 md:top-0">
                  Fields marked * are required. A demonstration: nothing is sent.
                </p>
                <div className="flex gap-3 narrow:flex-col">
                  <div className="grow">
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
                  {/* Beside the input, below a line that is as high as its label. */}
                  <div className="flex flex-col gap-2">
                    <span aria-hidden="true" className="invisible text-small font-medium narrow:hidden">
                      Email
                    </span>
                    <Button type="submit" variant="secondary">
                      Subscribe
                    </Button>
                  </div>
                </div>
              </div>
              <div className={cx(submitCount > 0 && "pt-3")}>
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
