import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

export type CallToActionProps = {
  title: string;
  /** A sentence below the title. */
  text: string;
  /** The label of the button. */
  action: string;
  /** The destination of the button. */
  to: string;
  /** The background: `page` where another section of the page is dark. @default inverse */
  surface?: "inverse" | "page";
};

/** A section, dark if no other one of the page is, with a title, a sentence and one link; not printed. */
export function CallToAction({ title, text, action, to, surface = "inverse" }: CallToActionProps) {
  return (
    <Section surface={surface} border={surface === "page" ? "top" : "none"} padding="compact" paper="omitted">
      <Container>
        <div className="flex flex-col items-start gap-6 md:flex-row md:items-center md:justify-between md:gap-16">
          <div className="flex max-w-content flex-col gap-4 wrap-anywhere">
            <Heading level={2} size="2xl">
              {title}
            </Heading>
            <p className="text-lead text-secondary">{text}</p>
          </div>
          <div className="shrink-0">
            <ButtonLink to={to}>{action}</ButtonLink>
          </div>
        </div>
      </Container>
    </Section>
  );
}
