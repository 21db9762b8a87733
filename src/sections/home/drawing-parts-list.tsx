import type { DrawingPart } from "#content/gateway-drawing.ts";
import { Details } from "#ui/details.tsx";
import { Heading } from "#ui/heading.tsx";
import { tableRoles } from "#ui/table-roles.ts";

export type DrawingPartsListProps = {
  /** The parts, numbered in their order. */
  parts: readonly DrawingPart[];
};

/** The parts as a table; the radio button that covers a row lets the keyboard and touch highlight its part. */
export function DrawingPartsList({ parts }: DrawingPartsListProps) {
  return (
    <Details
      summary={
        <Heading level={3} size="xs" id="parts-list">
          Parts list
        </Heading>
      }
    >
      <div role="group" aria-labelledby="parts-list" data-lay-out="when-idle">
        <table {...tableRoles.table} className="block text-small" aria-labelledby="parts-list">
          <thead {...tableRoles.group} className="sr-only">
            <tr {...tableRoles.row}>
              {["Number", "Part", "Quantity"].map((name) => (
                <th key={name} {...tableRoles.columnHeader} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.group} data-assembly="rows" className="block gap-x-8">
            {parts.map(({ name, material, quantity, layer }, index) => (
              <tr
                key={name}
                {...tableRoles.row}
                data-part={index + 1}
                data-of={layer}
                className="relative isolate flex break-inside-avoid border-b-thin border-hairline py-0-5 leading-snug transition-colors duration-fast"
              >
                <td {...tableRoles.cell} className="w-10 shrink-0 ps-2 data-text text-secondary">
                  {index + 1}
                </td>
                <th {...tableRoles.rowHeader} scope="row" className="min-w-0 grow text-start font-regular">
                  <label className="font-medium">
                    {name}
                    <input
                      type="radio"
                      name="part"
                      className="absolute inset-0 cursor-pointer appearance-none rounded-control print:hidden no-script:hidden"
                    />
                  </label>
                  <span className="block text-caption text-secondary">{material}</span>
                </th>
                <td {...tableRoles.cell} className="shrink-0 ps-2 pe-2 text-end data-text">
                  {quantity}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Details>
  );
}
