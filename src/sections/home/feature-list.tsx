import type { Feature } from "#content/schema-page.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";

export type FeatureListProps = {
  /** The features, titles unique within the list. */
  features: readonly Feature[];
};

/** Features, each with an icon, a title and a sentence. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ title, text, icon }) => (
        <li key={title} className="flex flex-col gap-3 border-t-thin border-control pt-6">
          <span className="pb-2">
            <Icon name={icon} size="lg" />
          </span>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <p className="text-secondary">{text}</p>
        </li>
      ))}
    </ul>
  );
}
