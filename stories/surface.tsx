import type { Decorator } from "@storybook/react-vite";

const surfaces = { inverse: "bg-inverse text-on-inverse", hero: "bg-hero text-on-hero" };

/** Renders a story on an inverse or hero surface. */
export const onSurface =
  (surface: keyof typeof surfaces): Decorator =>
  (Story) => (
    <div className={`p-8 ${surfaces[surface]}`} data-surface={surface}>
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
