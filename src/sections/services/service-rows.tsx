import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export type ServiceRowsProps = {
  /** The services, titles unique within the list. */
  items: readonly { title: string; text: string; to: string }[];
};

/** Services as rows with large titles; the link of a title covers its whole row. */
export function ServiceRows({ items }: ServiceRowsProps) {
  return (
    <ul role="list" className="border-b-thin border-control">
      {items.map(({ title, text, to }) => (
        <li
          key={to}
          className="group ruled relative grid grid-cols-12 items-center gap-x-6 gap-y-2 border-t-thin border-control py-6 md:py-8 narrow:block"
        >
          <div className="col-span-11 md:col-span-6">
            <Heading level={3} size="lg">
              <Link to={to} variant="stretched">
                {title}
              </Link>
            </Heading>
          </div>
          <p className="order-last col-span-11 text-secondary md:order-none md:col-span-5">{text}</p>
          <span className="flex justify-end transition-transform duration-fast md:-translate-x-3 md:group-hover:translate-x-0 rtl:md:translate-x-3 rtl:md:group-hover:translate-x-0 narrow:hidden">
            <Icon name="arrow-right" />
          </span>
        </li>
      ))}
    </ul>
  );
}
