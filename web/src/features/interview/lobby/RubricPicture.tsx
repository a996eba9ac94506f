import { ChevronRight } from "lucide-react";
import type { Rubric } from "@/entities/interview/answer";
import {
  type InterviewSeniority,
  interviewSeniorityValues,
  seniorityLabels,
} from "@/lib/vocabulary.generated";
import { Table, Td, Th } from "@/ui/Table";
import { tenths } from "../words";

type Props = { rubric: Rubric; seniority: InterviewSeniority };

/** The rubric: how much each dimension weighs for a seniority, and behind each row what its levels look like. */
export function RubricPicture({ rubric, seniority }: Props) {
  const most = Math.max(
    ...rubric.dimensions.flatMap(({ weights }) =>
      interviewSeniorityValues.map((one) => weights[one]),
    ),
  );
  return (
    <>
      <ul aria-label={`Weights for ${seniorityLabels[seniority]}`} className="border-line border-t">
        {rubric.dimensions.map((one) => (
          <li key={one.id} className="border-line border-b">
            <details className="group">
              <summary className="grid min-h-row list-none grid-cols-[16px_minmax(0,1fr)_32px] items-center gap-x-3 py-1.5 -outline-offset-2 hover:bg-line/50 md:grid-cols-[16px_minmax(0,260px)_minmax(0,1fr)_32px] [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  size={16}
                  strokeWidth={1.5}
                  aria-hidden
                  className="text-muted transition-transform group-open:rotate-90"
                />
                <span className="min-w-0">{one.title}</span>
                <span
                  aria-hidden="true"
                  className="h-2 rounded-mark bg-line max-md:order-last max-md:col-span-2 max-md:col-start-2"
                >
                  <span
                    style={{ transform: `scaleX(${one.weights[seniority] / most})` }}
                    className="block h-full origin-left rounded-mark bg-action transition-transform duration-200"
                  />
                </span>
                <span className="text-right font-mono text-13 tabular-nums">
                  {one.weights[seniority]}
                  <span className="sr-only"> of 100</span>
                </span>
              </summary>
              <div className="pt-1 pb-5 pl-7">
                <p className="mb-3 max-w-measure text-muted">{one.evidence}</p>
                <ol className="max-w-measure">
                  {one.anchors.map((anchor, level) => (
                    <li key={anchor} className="grid grid-cols-[28px_minmax(0,1fr)] py-1">
                      <span className="font-mono text-13 leading-[22px] text-muted">{level}</span>
                      {anchor}
                    </li>
                  ))}
                </ol>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <details className="group mt-3">
        <summary className="w-fit rounded-control text-13 text-action hover:underline">
          The weights as a table
        </summary>
        <div className="pt-2">
          <WeightsTable rubric={rubric} seniority={seniority} />
        </div>
      </details>
    </>
  );
}

function WeightsTable({ rubric, seniority }: Props) {
  return (
    <Table caption="Weight of each dimension by seniority, of 100">
      <thead>
        <tr>
          <Th>Dimension</Th>
          {interviewSeniorityValues.map((one) => (
            <Th key={one} figure className={one === seniority ? "font-semibold text-ink" : ""}>
              {seniorityLabels[one]}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rubric.dimensions.map(({ id, title, weights }) => (
          <tr key={id}>
            <Td>{title}</Td>
            {interviewSeniorityValues.map((one) => (
              <Td key={one} figure className={one === seniority ? "font-semibold" : "text-muted"}>
                {weights[one]}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What holds a level down, however much else is there. */
export function CapList({ rubric }: { rubric: Rubric }) {
  const titles = new Map(rubric.dimensions.map(({ id, title }) => [id, title]));
  return (
    <ul className="border-line border-t">
      {rubric.caps.map((cap) => (
        <li
          key={cap.id}
          className="grid gap-x-6 gap-y-0.5 border-line border-b py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span>{cap.title}</span>
          <span className="text-muted">
            {cap.dimension === null
              ? `Caps the total at ${cap.total ?? 0} of 100.`
              : `Caps ${titles.get(cap.dimension) ?? cap.dimension} at ${tenths((cap.level ?? 0) * 10)} of 4.`}
          </span>
        </li>
      ))}
    </ul>
  );
}
