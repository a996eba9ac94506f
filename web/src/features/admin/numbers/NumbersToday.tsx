import { dayFigureLabels } from "@/lib/vocabulary.generated";
import { Table, Td, Th } from "@/ui/Table";
import type { Figures } from "./queries";

const text = (count: number | null | undefined) =>
  count === null || count === undefined ? "–" : count.toLocaleString();

/** Today beside yesterday, and the sum of the period. */
export function NumbersToday({ figures }: { figures: Figures }) {
  return (
    <Table caption="Today">
      <thead>
        <tr>
          <Th>Number</Th>
          <Th figure>Today</Th>
          <Th figure>Yesterday</Th>
          <Th figure>Whole period</Th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ figure, days }) => (
          <tr key={figure}>
            <th scope="row" className="h-9 border-line border-b py-1 pr-4 text-left font-normal">
              {dayFigureLabels[figure]}
            </th>
            <Td figure>{text(days.at(-1)?.count)}</Td>
            <Td figure>{text(days.at(-2)?.count)}</Td>
            <Td figure>{text(days.reduce((sum, { count }) => sum + (count ?? 0), 0))}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
