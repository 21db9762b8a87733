import type { ReactNode } from "react";
import { accessibility } from "#content/derived/accessibility.ts";
import { accessibilityMeta } from "#content/page-meta/accessibility.ts";
import { site } from "#content/site.ts";
import { groupDigits } from "#lib/format/number.ts";
import { longDate } from "#lib/format/text.ts";
import { PageHeader } from "#sections/site/page-header.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Container } from "#ui/container.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

const { failures, untested, untried, tried, openResults, date, totals, partial, unchecked, skipped } = accessibility;

const verdict = [
  `${accessibility.supportedCount} criteria passed every check that belongs to them,`,
  `${failures.length} do not hold,`,
  `${untested.length} have no check, and`,
  `${accessibility.inapplicableCount} do not apply.`,
  "A passed check is no proof: most of WCAG needs a person’s judgment.",
].join(" ");

/** The contact form, with the subject filled in. */
const contactPath = `/contact?subject=${encodeURIComponent("Accessibility barrier")}`;

const facts = [
  { term: "Standard", detail: "WCAG 2.2, levels A and AA" },
  { term: "Last checked", detail: `${longDate(date)}, revision ${accessibility.revision}` },
  {
    term: "Opened",
    detail: `${accessibility.pages} of ${totals.page} pages, ${accessibility.states} of ${totals.state} opened states, ${groupDigits(accessibility.stories)} of ${groupDigits(totals.story)} stories: components and pages shown alone, each in one state`,
  },
  { term: "Results", detail: `${groupDigits(accessibility.results)}, of which ${openResults} are open` },
  {
    term: "Answered reviews",
    detail: `${groupDigits(accessibility.answered)} results that an engine could not decide or got wrong, each with a person’s written reason`,
  },
  { term: "Tools", detail: accessibility.tools.join(", ") },
];

/** The accessibility statement, made from the last complete run of the checks. */
export function AccessibilityPage() {
  return (
    <>
      <PageHeader
        {...accessibilityMeta}
        lead={`A machine made this statement on ${longDate(date)}, from a run of all checks.`}
      />
      <Section labelledBy="status" padding="compact">
        <Container>
          <Grid columns="two-from-md" gap="xl" align="start">
            <SectionHeading id="status" title="What holds" lead={verdict} />
            <FactList facts={facts} layout="stacked" />
          </Grid>
        </Container>
      </Section>
      <Section labelledBy="limits" surface="sunken" padding="compact">
        <Container>
          <Stack gap="lg">
            <SectionHeading id="limits" title="Known failures, and what we haven’t tested" />
            <Grid columns="two-from-md" gap="xl" align="start">
              <Part id="failures" title="Does not hold">
                {failures.length === 0 ? (
                  <Text>The checks found none.</Text>
                ) : (
                  <Facts of={failures.map(({ criterion, reason }) => [criterion, reason])} />
                )}
              </Part>
              <Stack gap="lg">
                <Part id="untried" title="Not tried by a person">
                  {untried.length === 0 ? (
                    <Text>Every assistive technology in the protocols has been tried.</Text>
                  ) : (
                    <CheckList items={untried} labelledBy="untried" />
                  )}
                </Part>
                {tried.length > 0 && (
                  <Part id="tried" title="Tried by a person">
                    <CheckList items={tried} labelledBy="tried" />
                  </Part>
                )}
                {untested.length > 0 && (
                  <Part id="untested" title="Criteria without any check">
                    <CheckList items={untested} labelledBy="untested" />
                  </Part>
                )}
              </Stack>
            </Grid>
          </Stack>
        </Container>
      </Section>
      <Section labelledBy="unchecked" padding="compact">
        <Container>
          <Stack gap="lg">
            <SectionHeading
              id="unchecked"
              title="What the checks leave out"
              lead="Not every check was made everywhere, and no machine decides what a page means to a person."
            />
            <Part id="partial" title="Checks on a part of the site">
              <Facts columns="two" of={partial.map(({ check, scope }) => [check, scope])} />
            </Part>
            {skipped.length > 0 && (
              <Part id="skipped" title="Skipped in the last run">
                <Facts columns="two" of={skipped.map(({ name, reason }) => [name, reason])} />
              </Part>
            )}
            <Part id="judgments" title="Not decided by a machine">
              <Facts columns="two" of={unchecked.map(({ criteria, reason }) => [criteria.join(", "), reason])} />
            </Part>
          </Stack>
        </Container>
      </Section>
      <Section labelledBy="report" surface="sunken" padding="compact">
        <Container>
          <Stack gap="lg" align="start">
            <SectionHeading
              id="report"
              title="Report a barrier"
              lead="Tell us the page, what you wanted to do, and what you use. You need not know the name of the problem."
            />
            <ButtonLink to={contactPath}>Report a barrier</ButtonLink>
            <Text>
              Or write to <Link to={`mailto:${site.email}`}>{site.email}</Link>, or call{" "}
              <Link to={site.phoneHref}>{site.phone}</Link>.
            </Text>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

/** Terms with their details, each below its term. */
function Facts({ of, columns }: { of: readonly (readonly [term: string, detail: string])[]; columns?: "two" }) {
  return <FactList layout="stacked" columns={columns} facts={of.map(([term, detail]) => ({ term, detail }))} />;
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
