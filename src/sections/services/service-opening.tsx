import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { FirstScreen } from "#ui/first-screen.tsx";
import { Heading } from "#ui/heading.tsx";
import { Text } from "#ui/text.tsx";

/** The heading and the introduction as items of the grid on phones, the introduction as its last one. */
const introductionLast = "max-sm:contents sm:flex sm:flex-col sm:gap-4 md:gap-6 max-sm:*:last:order-last";

export type ServiceOpeningProps = {
  /** The title of the page and its introduction. */
  title: string;
  lead: string;
  /** The picture of the service, as high as its place. */
  picture: ReactNode;
  /** What is below the introduction: controls or facts. */
  children: ReactNode;
  /** In small windows: the picture before the facts, the controls before the picture, or on phones also the introduction after it. */
  order?: "picture-first" | "controls-first" | "introduction-last";
};

/**
 * The first screen of a service's page: the `h1` and the introduction beside a picture that is as high as the window leaves
 * room; one below the other in small windows.
 *
 * Requires: the surface `inverse`, and the page's strip with its breadcrumb above.
 */
export function ServiceOpening({ title, lead, picture, children, order = "picture-first" }: ServiceOpeningProps) {
  const below = (
    <div key="below" className="flex flex-col gap-2 md:col-span-5 md:row-start-2 md:self-end xl:col-span-4">
      {children}
    </div>
  );
  const place = (
    <div key="picture" className="min-h-0 md:col-span-7 md:col-start-6 md:row-span-2 md:row-start-1 md:-my-8">
      {picture}
    </div>
  );
  return (
    <FirstScreen>
      <div className="grid grid-cols-1 gap-6 py-6 text-primary md:grid-cols-12 md:gap-8 md:py-8 md:h-first-screen-below-strip">
        <div
          className={cx(
            "md:col-span-5",
            order === "introduction-last" ? introductionLast : "flex flex-col gap-4 md:gap-6",
          )}
        >
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Text size="lead" tone="secondary">
            {lead}
          </Text>
        </div>
        {order === "picture-first" ? [place, below] : [below, place]}
      </div>
    </FirstScreen>
  );
}
