import { useState } from "react";
import type { JobImport } from "@/lib/database.types";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Section } from "@/ui/Page";
import { Select } from "@/ui/Select";
import { WorkProgress } from "./ChooseStep";
import { importColumns } from "./columns";
import type { ImportState } from "./use-import";

type Props = {
  state: ImportState;
  current: JobImport;
  /** Back to the preview, when there is one. */
  onClose?: (() => void) | undefined;
};

/** Which heading of the file is which column. */
export function MapStep({ state, current, onClose }: Props) {
  const { headers = [], samples = [], mapping: known = [] } = current.format;
  const [mapping, setMapping] = useState<(string | null)[]>(known);
  const [isSubmitted, setIsSubmitted] = useState(false);
  // Two columns may have one heading.
  const columns = headers.map((heading, index) => ({ key: `${index} ${heading}`, heading, index }));
  const hasTitle = mapping.includes("title");
  const choose = (index: number, key: string) =>
    setMapping((before) =>
      before.map((old, place) => {
        if (place === index) return key === "" ? null : key;
        // A column is one heading's: choosing it here takes it away there.
        return key !== "" && old === key ? null : old;
      }),
    );
  return (
    <Section
      title="Map columns"
      lede="Choose a meaning for each unknown column name. The rest is ignored."
      className="max-w-reading"
    >
      {isSubmitted && !hasTitle && (
        <Banner tone="stop" live className="mb-4">
          Choose the column for the title. Every job needs one.
        </Banner>
      )}
      <ul aria-label="Columns in the file" className="border-line border-t">
        {columns.map(({ key, heading, index }) => (
          <li
            key={key}
            className="grid items-center gap-x-6 gap-y-1 border-line border-b py-2.5 md:grid-cols-[minmax(0,1fr)_240px]"
          >
            <span className="min-w-0">
              <bdi className="block truncate font-semibold">{heading || "(no heading)"}</bdi>
              <bdi className="block truncate text-13 text-muted">
                {(samples[index] ?? []).join(" · ") || "empty"}
              </bdi>
            </span>
            <Select
              aria-label={`What ${heading || `column ${index + 1}`} is`}
              value={mapping[index] ?? ""}
              onChange={(event) => choose(index, event.target.value)}
              options={[
                { value: "", label: "Ignored" },
                ...importColumns.map(({ key, label }) => ({ value: key, label })),
              ]}
            />
          </li>
        ))}
      </ul>
      {state.work && <WorkProgress work={state.work} className="mt-5" />}
      {state.refusal && (
        <Banner tone="stop" live className="mt-5">
          {state.refusal.sentence}
        </Banner>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          pending={state.work !== null}
          onClick={() => {
            setIsSubmitted(true);
            if (!hasTitle) return;
            state.readAnew({ mapping });
            onClose?.();
          }}
        >
          Read rows
        </Button>
        <Button onClick={onClose ?? state.close}>
          {onClose ? "Cancel" : "Choose another file"}
        </Button>
      </div>
    </Section>
  );
}
