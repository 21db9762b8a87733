import { advisoryServices } from "#content/advisory-service.ts";
import { advertisement } from "#content/call-to-action.ts";
import { mainServices } from "#content/derived/main-services.ts";
import { advisoryServiceMetadata } from "#content/record-metadata.ts";
import type { AdvisoryService } from "#content/schema.ts";
import { site } from "#content/site.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { Sidebar, SidebarBanner, SidebarCategories } from "#sections/blog/sidebar.tsx";
import { ContactDetails } from "#sections/contact/contact-details.tsx";
import { InquiryForm } from "#sections/contact/inquiry-form.tsx";
import { ProcessSteps } from "#sections/home/process-steps.tsx";
import { AdvisoryDrawing, AdvisoryFigure } from "#sections/services/advisory-drawing.tsx";
import { CostCurve } from "#sections/services/cost-curve.tsx";
import { ServiceOpening } from "#sections/services/service-opening.tsx";
import { ServiceRows } from "#sections/services/service-rows.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type AdvisoryServicePageProps = {
  /** Undefined for an unknown id. */
  advisoryService: AdvisoryService | undefined;
};

/** Page of one advisory service, with a sidebar of all advisory services. */
export function AdvisoryServicePage({ advisoryService }: AdvisoryServicePageProps) {
  if (!advisoryService) return <NotFoundPage />;
  const { title, description, icon, drawing, details, paragraphs, capabilities, approach, process } = advisoryService;
  const [first, ...rest] = paragraphs;
  return (
    <>
      <PageHeader {...advisoryServiceMetadata(advisoryService)} isCompact surface="inverse" />
      <Section surface="inverse" padding="none">
        <Container>
          {icon === "calculator" ? (
            <CostCurve title={title} lead={description} caption={drawing} />
          ) : (
            <ServiceOpening
              title={title}
              lead={description}
              picture={
                <div className="stage md:h-full">
                  <AdvisoryDrawing icon={icon} fit="place" />
                </div>
              }
            >
              <Text size="caption" tone="secondary">
                {drawing}
              </Text>
            </ServiceOpening>
          )}
        </Container>
      </Section>
      <Section padding="compact">
        <Container>
          <Grid columns="sidebar" gap="xl" align="start">
            <Stack gap="lg">
              <Stack>
                <p className="max-w-narrow text-lead md:text-subheading md:leading-snug">{first}</p>
                {rest.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </Stack>
              <Grid columns="two-from-sm">
                {details.map(({ view, text }, index) => (
                  <AdvisoryFigure key={view} icon={icon} view={view} caption={`Detail ${"AB"[index]}. ${text}`} />
                ))}
              </Grid>
              <Grid columns="two-from-md" gap="lg" align="start">
                <Stack gap="sm">
                  <Heading level={2} id="capabilities">
                    Our Capabilities
                  </Heading>
                  <CheckList items={capabilities} labelledBy="capabilities" />
                </Stack>
                <Stack gap="sm">
                  <Heading level={2}>Our approach</Heading>
                  <Text>{approach}</Text>
                </Stack>
              </Grid>
            </Stack>
            <Sidebar label="Advisory services">
              <SidebarCategories
                title="All advisory services"
                advisoryServices={advisoryServices}
                current={advisoryService.id}
              />
              <SidebarBanner {...advertisement} />
            </Sidebar>
          </Grid>
        </Container>
      </Section>
      <ProcessSteps title="Our Work Process" steps={process} surface="inverse" />
      <Section surface="sunken" padding="compact" labelledBy="related">
        <Container>
          <Stack gap="lg">
            <Heading level={2} id="related">
              Related Service
            </Heading>
            <ServiceRows items={mainServices} />
          </Stack>
        </Container>
      </Section>
      <Section padding="compact" labelledBy="inquiry">
        <Container>
          <InquiryForm email={site.email} details={<ContactDetails site={site} layout="facts" />} />
        </Container>
      </Section>
    </>
  );
}
