import type { Decorator } from "@storybook/react-vite";

const surfaces = { inverse: "bg-inverse text-on-inverse", image: "bg-image text-on-image" };

/** A dark band, or the ground of an image, around what is drawn for it. */
export const onSurface =
  (surface: keyof typeof surfaces): Decorator =>
  (Story) => (
    <div className={`p-8 ${surfaces[surface]}`} data-surface={surface}>
      <Story />
    </div>
  );

/** The end of the site's header, with room below it for what opens there. */
export const inHeader: Decorator = (Story) => (
  <div className="pb-40">
    <div className="relative flex h-header justify-end px-4">
      <Story />
    </div>
  </div>
);
