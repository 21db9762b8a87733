import { type ReactNode, useId } from "react";
import { type Theme, themeNames, themes } from "#lib/theme/themes.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Input, Select } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Meter } from "#ui/meter.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Rating } from "#ui/rating.tsx";
import { Status } from "#ui/status.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Tag } from "#ui/tag.tsx";

const delivery = [
  { value: "mail", label: "By mail" },
  { value: "pickup", label: "Pickup" },
] as const;

/** Components that show every role of a brand: actions, states, fields, highlights, and a dark section. */
function Components() {
  const name = useId();
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-3">
      <div className="flex flex-col items-start gap-4">
        <Button>Send inquiry</Button>
        <Button variant="secondary">See services</Button>
        <ArrowLink to="/about" label="Read more" context="about us" />
        <Tag>Sourcing</Tag>
        <Rating value={4} reviewCount={12} />
        <QuantityStepper item="From Idea to Market" value={2} onStep={() => undefined} />
        <Meter label="Delivered on time" percent={72} />
      </div>
      <div className="flex flex-col gap-4">
        <Field label="Email" error="Enter an address with an @.">
          <Input defaultValue="anna.example" />
        </Field>
        <Field label="Country">
          <Select>
            <option>Italy</option>
          </Select>
        </Field>
        <Checkbox label="Send me a copy" defaultChecked />
        <RadioGroup legend="Delivery" name={name} options={delivery} defaultValue="mail" />
      </div>
      <div className="flex flex-col gap-4">
        <Status kind="success">Message sent.</Status>
        <Tabs
          label="Book"
          level={3}
          tabs={[
            { value: "about", label: "About", panel: "Forty-two short chapters." },
            { value: "details", label: "Details", panel: "190 pages." },
          ]}
        />
        <div data-surface="inverse" className="flex flex-col items-start gap-4 rounded-card bg-page p-4 text-primary">
          <p className="text-accent">On ink</p>
          <Button>Call us</Button>
          <ArrowLink to="/contact" label="Contact" />
        </div>
      </div>
    </div>
  );
}

function InTheme({ theme, children }: { theme: Theme; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-theme={theme} className="flex flex-col gap-6 bg-page p-4 text-primary sm:p-6">
      <Heading level={2} size="sm" id={id}>
        {themes[theme].title}
      </Heading>
      {children}
    </section>
  );
}

/** The components of a brand in every theme. */
export function BrandComponents() {
  return themeNames.map((theme) => (
    <InTheme key={theme} theme={theme}>
      <Components />
    </InTheme>
  ));
}
