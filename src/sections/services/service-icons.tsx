import type { IconName } from "#lib/image/icon-name.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export type ServiceIconsProps = {
  /** The services with their icons, titles unique within the list. */
  items: readonly { title: string; text: string; icon: IconName; to: string }[];
};

/** List of services with icons; the link of a title covers its whole row. */
export function ServiceIcons({ items }: ServiceIconsProps) {
  return (
    <ul role="list" className="flex flex-col border-b-thin border-control">
      {items.map(({ title, text, icon, to }) => (
        <li
          key={to}
          className="group relative grid grid-cols-12 items-center gap-x-4 gap-y-2 border-t-thin border-control py-6 md:gap-x-6 md:py-8 narrow:flex narrow:flex-col narrow:items-start"
        >
          <span className="col-span-2 md:col-span-1">
            <Icon name={icon} size="lg" />
          </span>
          <div className="col-span-9 md:col-span-4">
            <Heading level={3} size="sm">
              <Link to={to} variant="stretched">
                {title}
              </Link>
            </Heading>
          </div>
          <p className="order-last col-span-12 text-secondary sm:col-span-10 sm:col-start-3 md:order-none md:col-span-6 md:col-start-auto">
            {text}
          </p>
          <span className="flex justify-end transition-transform duration-fast md:group-hover:translate-x-1 rtl:md:group-hover:-translate-x-1 narrow:hidden">
            <Icon name="arrow-right" />
          </span>
        </li>
      ))}
    </ul>
  );
}
