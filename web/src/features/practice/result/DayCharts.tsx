import { useState } from "react";
import { Chart } from "@/ui/chart/Chart";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { Table, Td, Th } from "@/ui/Table";
import type { Design, PracticeRun } from "../queries";
import { inUnit, seriesOf } from "./day";

type Props = {
  design: Design;
  run: PracticeRun;
  /** Of components, by their ids. */
  names: Map<string, string>;
  /** What is chosen on the board of the run. */
  chosen: string | null;
};

const asIs = (x: string) => x;

/** The day of one flow and of one component, as charts or as tables, and what each component costs. */
export function DayCharts({ design, run, names, chosen }: Props) {
  const [flowId, setFlow] = useState(run.flows[0]?.id ?? "");
  const [own, setOwn] = useState<{ id: string; beside: string | null } | null>(null);
  // What is chosen on the board later than here wins.
  const onBoard = run.components.some(({ id }) => id === chosen) ? chosen : null;
  const componentId =
    own && own.beside === chosen ? own.id : (onBoard ?? own?.id ?? run.components[0]?.id ?? "");
  const flow = run.flows.find(({ id }) => id === flowId);
  const component = run.components.find(({ id }) => id === componentId);
  const step = run.step_minutes;
  const common = { kind: "line", xName: "Time", labelOf: asIs } as const;
  const isWrite = design.flows.find(({ id }) => id === flowId)?.is_write ?? false;
  return (
    <>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <h3 className="grow text-14 font-semibold">The day of a flow</h3>
          {run.flows.length > 1 && (
            <Field label="Flow" className="w-64 max-w-full">
              <Select
                value={flowId}
                options={design.flows.map(({ id, title }) => ({ value: id, label: title }))}
                onChange={({ target }) => setFlow(target.value)}
              />
            </Field>
          )}
        </div>
        {flow && (
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
            <Chart
              {...common}
              title={`Requests in ${step} minutes`}
              unit="requests"
              isSummable
              level={3}
              series={[
                seriesOf("Answered", flow.answered, step),
                seriesOf("Without an answer", flow.errors, step),
              ]}
            />
            <Chart
              {...common}
              title="Time to the answer, in ms"
              unit="ms"
              empty="No answers on this day."
              series={[
                seriesOf("99 of 100", flow.p99_ms, step),
                seriesOf("Half", flow.p50_ms, step),
              ]}
            />
            {isWrite && (
              <Chart
                {...common}
                title={`Harm in ${step} minutes`}
                unit="items"
                empty="Nothing was lost, doubled or overtaken."
                isSummable
                series={[
                  seriesOf("Lost", flow.lost, step),
                  seriesOf("Doubled", flow.doubled, step),
                  seriesOf("Overtaken", flow.reordered, step),
                ]}
              />
            )}
            {isWrite ? (
              <Chart
                {...common}
                title="Items in queues"
                unit="items"
                empty="No item waited in a queue."
                series={[seriesOf("In queues", flow.held, step)]}
              />
            ) : (
              <Chart
                {...common}
                title="Age of answers, in s"
                unit="seconds"
                empty="No answer was old."
                series={[seriesOf("Oldest", flow.staleness_s, step)]}
              />
            )}
          </div>
        )}
      </div>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <h3 className="grow text-14 font-semibold">The day of a component</h3>
          <Field label="Component" className="w-64 max-w-full">
            <Select
              value={componentId}
              options={run.components.map(({ id }) => ({ value: id, label: names.get(id) ?? id }))}
              onChange={({ target }) => setOwn({ id: target.value, beside: chosen })}
            />
          </Field>
        </div>
        {component && (
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
            <Chart
              {...common}
              title={`Calls in ${step} minutes`}
              unit="calls"
              empty="No calls on this day."
              isSummable
              series={[
                seriesOf("Arrived", component.arrived, step),
                seriesOf("Refused", component.refused, step),
              ]}
            />
            <Chart
              {...common}
              title="Busy share of its capacity, in %"
              unit="percent"
              empty="It had nothing to do."
              series={[seriesOf("Busy", component.busy, step)]}
            />
          </div>
        )}
      </div>
      <Table caption="Cost a month" showCaption className="max-w-form">
        <thead>
          <tr>
            <Th>Component</Th>
            <Th figure>Cost a month</Th>
          </tr>
        </thead>
        <tbody>
          {run.components.map(({ id, cost_month: cost }) => (
            <tr key={id}>
              <Td>
                <bdi>{names.get(id) ?? id}</bdi>
              </Td>
              <Td figure>{inUnit(cost, "euros")}</Td>
            </tr>
          ))}
          <tr>
            <Td>All</Td>
            <Td figure>{inUnit(run.cost_month, "euros")}</Td>
          </tr>
        </tbody>
      </Table>
    </>
  );
}
