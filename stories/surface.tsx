import type { Decorator } from "@storybook/react-vite";
import type { Theme } from "#lib/theme/themes.ts";
import { Container } from "#ui/container.tsx";

/** Renders a story in a theme, whatever the toolbar selects. */
export const inTheme =
  (theme: Theme): Decorator =>
  (Story) => (
    <div className="bg-page text-primary" data-theme={theme}>
      <Story />
    </div>
  );

/** Renders a story on an inverse surface, or on a picture. */
export const onSurface =
  (surface: "inverse" | "image"): Decorator =>
  (Story) => (
    <div className="bg-page p-8 text-primary" data-surface={surface}>
      <Story />
    </div>
  );

/** Renders a story at the end of a header, with room below for its panel. */
export const inHeader: Decorator = (Story) => (
  <div className="pb-40">
    <div className="relative flex h-header justify-end px-4">
      <Story />
    </div>
  </div>
);

/** Renders a story with the margins of a page, over which rows that scroll extend. */
export const inContainer: Decorator = (Story) => (
  <Container>
    <Story />
  </Container>
);
