import { siteMap, siteMapVariants } from "#content/derived/site-map.ts";
import { siteMapMeta } from "#content/page-meta/site-map.ts";
import { PageHeader } from "#sections/site/page-header.tsx";
import { SiteMapGroups } from "#sections/site/site-map-groups.tsx";
import { Container } from "#ui/container.tsx";
import { Link } from "#ui/link.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** The address of the published Storybook, if there is one. */
const storybook: string = import.meta.env.VITE_STORYBOOK_URL;

/** Every page of the site by kind, then the other layouts of the same pages. */
export function SiteMapPage() {
  return (
    <>
      <PageHeader {...siteMapMeta} lead="Every page, by kind." />
      <Section padding="compact">
        <Container>
          <Stack gap="lg">
            <SiteMapGroups groups={siteMap} level={2} />
            {storybook && (
              <Text>
                The design system of this site, with its tokens and components, is in{" "}
                <Link to={storybook}>its Storybook</Link>.
              </Text>
            )}
          </Stack>
        </Container>
      </Section>
      <Section surface="sunken" labelledBy="layouts">
        <Container>
          <Stack gap="lg">
            <SectionHeading
              id="layouts"
              title="Other layouts"
              lead="The same content at other addresses. Search engines list the main layout only."
            />
            <SiteMapGroups groups={siteMapVariants} level={3} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
