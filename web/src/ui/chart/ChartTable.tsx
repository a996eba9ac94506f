import { Table, Td, Th } from "../Table";
import type { Format, Grid } from "./chart-data";

type Props = { grid: Grid; caption: string; xName: string; format: Format };

/** The figures of a chart as a table. A long one scrolls within the height of the chart. */
export function ChartTable({ grid, caption, xName, format }: Props) {
  return (
    <div className="mt-2 max-h-80 overflow-y-auto">
      <Table caption={caption}>
        <thead>
          <tr>
            <Th>{xName}</Th>
            {grid.names.map((name) => (
              <Th key={name} figure>
                {name}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(({ x, label, values }) => (
            <tr key={x}>
              <th scope="row" className="h-9 border-line border-b py-1 pr-4 text-left font-normal">
                <bdi>{label}</bdi>
              </th>
              {grid.names.map((name, index) => (
                <Td key={name} figure>
                  {typeof values[index] === "number" ? format(values[index]) : "–"}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
