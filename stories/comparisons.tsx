import type { ReactNode } from "react";
import { metrology } from "#content/service-photo.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Tag } from "#ui/tag.tsx";
import { Text } from "#ui/text.tsx";

/** A right and a wrong use beside each other, each rendered and with a sentence below. */
export type Comparison = {
  /** The right use. */
  do: { example: () => ReactNode; text: string };
  /** The wrong use. */
  dont: { example: () => ReactNode; text: string };
};

const labels = ["Steel", "Zinc", "Resin"].map((name) => <Tag key={name}>{name}</Tag>);

/** A right and a wrong use of each of the twelve components that the site uses most, by file name. */
export const comparisons: Readonly<Record<string, Comparison>> = {
  heading: {
    do: {
      example: () => (
        <Stack gap="sm">
          <Heading level={2}>Services</Heading>
          <Heading level={3} size="sm">
            Engineering
          </Heading>
        </Stack>
      ),
      text: "Take the level from the outline of the page, and the size from the design.",
    },
    dont: {
      example: () => (
        <Heading level={4} size="sm">
          Samples are free until the end of May.
        </Heading>
      ),
      text: "Use a heading to emphasize a sentence that nothing follows.",
    },
  },
  container: {
    do: {
      example: () => (
        <Section surface="sunken" padding="compact">
          <Container>One container aligns the content with the header.</Container>
        </Section>
      ),
      text: "Place one container in each section.",
    },
    dont: {
      example: () => (
        <Section surface="sunken" padding="compact">
          <Container>
            <Container>
              <Container>The padding adds up.</Container>
            </Container>
          </Container>
        </Section>
      ),
      text: "Nest containers: each adds its padding, and the content leaves the line of the page.",
    },
  },
  section: {
    do: {
      example: () => (
        <>
          <Section padding="compact">
            <Container>Services</Container>
          </Section>
          <Section surface="sunken" padding="compact">
            <Container>Projects</Container>
          </Section>
        </>
      ),
      text: "Alternate page and sunken sections, so that each subject has its ground.",
    },
    dont: {
      example: () => (
        <>
          <Section surface="inverse" padding="compact">
            <Container>Services</Container>
          </Section>
          <Section surface="inverse" padding="compact">
            <Container>Projects</Container>
          </Section>
        </>
      ),
      text: "Follow one inverse section by another: they become one, and the accent loses its weight.",
    },
  },
  link: {
    do: {
      example: () => (
        <Text>
          Read <Link to="/about">how we audit factories</Link>.
        </Text>
      ),
      text: "Name the destination: the link makes sense in a list of links, too.",
    },
    dont: {
      example: () => (
        <Text>
          To read how we audit factories, <Link to="/about">click here</Link>.
        </Text>
      ),
      text: "Write ‘click here’: a list of links would repeat it.",
    },
  },
  stack: {
    do: {
      example: () => (
        <Stack direction="row" gap="xs">
          {labels}
        </Stack>
      ),
      text: "Keep what belongs together close: `xs` or `sm`.",
    },
    dont: {
      example: () => (
        <Stack direction="row" gap="xl">
          {labels}
        </Stack>
      ),
      text: "Separate the items of one group by the space between sections.",
    },
  },
  text: {
    do: {
      example: () => <Text>Every factory is visited twice a year, once without notice.</Text>,
      text: "Set text that is read at the size `body`.",
    },
    dont: {
      example: () => (
        <Text size="caption" tone="secondary">
          Every factory is visited twice a year, once without notice.
        </Text>
      ),
      text: "Set a paragraph at the size of a caption to make it fit.",
    },
  },
  button: {
    do: {
      example: () => (
        <Stack direction="row" gap="sm">
          <Button>Place the order</Button>
          <Button variant="quiet">Keep shopping</Button>
        </Stack>
      ),
      text: "Give one action of a group the primary variant.",
    },
    dont: {
      example: () => (
        <Stack direction="row" gap="sm">
          <Button>Place the order</Button>
          <Button>Keep shopping</Button>
        </Stack>
      ),
      text: "Let two primary buttons compete.",
    },
  },
  picture: {
    do: {
      example: () => (
        <Picture picture={metrology.picture} alt={metrology.alt} sizes="20rem" ratio="photo" radius="card" />
      ),
      text: "Choose a ratio that leaves the subject whole, and say in `alt` what the picture shows.",
    },
    dont: {
      example: () => (
        <Picture picture={metrology.picture} alt="Photo 1" sizes="20rem" ratio="square" position="left" radius="card" />
      ),
      text: "Crop the subject away, or name the file in `alt`.",
    },
  },
  grid: {
    do: {
      example: () => (
        <Grid columns="two-from-md">
          <div className="bg-sunken p-4">Engineering and design for manufacture</div>
          <div className="bg-sunken p-4">Manufacturing in audited factories</div>
        </Grid>
      ),
      text: "Let the length of the text decide how many columns there are.",
    },
    dont: {
      example: () => (
        <Grid columns="four-from-lg">
          <div className="bg-sunken p-4">Engineering and design for manufacture</div>
          <div className="bg-sunken p-4">Manufacturing in audited factories</div>
          <div className="bg-sunken p-4">Sourcing</div>
          <div className="bg-sunken p-4">Logistics and customs clearance</div>
        </Grid>
      ),
      text: "Squeeze sentences into columns of three words.",
    },
  },
  "section-heading": {
    do: {
      example: () => <SectionHeading id="do-heading" eyebrow="Services" title="From the sketch to the pallet" />,
      text: "Use a word or two above the heading, which it does not repeat.",
    },
    dont: {
      example: () => (
        <SectionHeading id="dont-heading" eyebrow="Here you find all of our services" title="Our services" />
      ),
      text: "Write a sentence above the heading, or the heading again.",
    },
  },
  icon: {
    do: {
      example: () => (
        <span className="inline-flex items-center gap-2">
          <Icon name="phone" /> Call us
        </span>
      ),
      text: "Place an icon beside the text that it illustrates.",
    },
    dont: {
      example: () => (
        <span className="inline-flex items-center gap-4">
          <Icon name="phone" /> <Icon name="shield" /> <Icon name="receipt" />
        </span>
      ),
      text: "Let icons alone carry a meaning: they are hidden from assistive technology.",
    },
  },
  field: {
    do: {
      example: () => (
        <Field label="Telephone" hint="With the country code, such as +1.">
          <Input type="tel" autoComplete="off" />
        </Field>
      ),
      text: "Explain the format in the hint, which stays visible.",
    },
    dont: {
      example: () => (
        <Field label="Telephone">
          <Input type="tel" autoComplete="off" placeholder="With the country code, such as +1" />
        </Field>
      ),
      text: "Explain it in the placeholder, which is gone with the first key.",
    },
  },
};
