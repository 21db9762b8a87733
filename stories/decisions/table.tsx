import { Markdown } from "@storybook/addon-docs/blocks";

/** A table in a page of prose; the cells are written in Markdown. */
export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>
                <Markdown>{cell}</Markdown>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
