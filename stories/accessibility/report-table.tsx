import { useId, type ReactNode } from "react";

type ReportTableProps = {
  caption: string;
  head: readonly string[];
  /** The rows. */
  children: ReactNode;
};

/** A table of the report, which scrolls sideways in small windows. */
export function ReportTable({ caption, head, children }: ReportTableProps) {
  const id = useId();
  return (
    <div role="region" aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-narrow border-collapse text-start text-small">
        <caption id={id} className="pb-4 text-start text-title font-semibold">
          {caption}
        </caption>
        <thead>
          <tr className="border-b-thick border-strong">
            {head.map((title) => (
              <th key={title} scope="col" className="py-2 pe-4 text-start align-bottom font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
