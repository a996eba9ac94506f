import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import type { JobImport } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Checkbox } from "@/ui/Checkbox";
import { cx } from "@/ui/cx";
import { Field } from "@/ui/Field";
import { LinkTabs } from "@/ui/LinkTabs";
import { ActionBar } from "@/ui/Page";
import { RadioGroup } from "@/ui/RadioGroup";
import { Select } from "@/ui/Select";
import { useJobRights } from "../gate";
import { WorkProgress } from "./ChooseStep";
import { MapStep } from "./MapStep";
import { rowsQuery, type Show } from "./queries";
import { ImportRows } from "./RowList";
import { runText } from "./row-words";
import { UnknownSkills } from "./UnknownSkills";
import type { ImportState } from "./use-import";
import { useSkipped } from "./use-skipped";

const encodings = [
  "UTF-8",
  "windows-1252",
  "windows-1250",
  "ISO-8859-2",
  "windows-1251",
  "UTF-16LE",
];
const shows: [Show, string][] = [
  ["all", "All"],
  ["broken", "Broken"],
  ["new", "New"],
  ["changed", "Changed"],
  ["same", "The same"],
];

export function readShow(search: string): Show {
  const param = new URLSearchParams(search).get("show");
  return shows.find(([key]) => key === param)?.[0] ?? "all";
}

/** The rows as tabs with their numbers; each has an address. */
export function ShowTabs({ current, show }: { current: JobImport; show: Show }) {
  const { counts, row_count: all } = current;
  const address = (key: Show) =>
    `${paths.jobImport}?import=${current.id}${key === "all" ? "" : `&show=${key}`}`;
  return (
    <LinkTabs
      label="Filter rows"
      current={show}
      tabs={shows.map(([key, label]) => ({
        key,
        label,
        count: key === "all" ? all : counts[key],
        href: address(key),
      }))}
    />
  );
}

/** What the file would do: every row, what is wrong with the broken ones, and what to decide. */
export function PreviewStep({ state, current }: { state: ImportState; current: JobImport }) {
  const { search } = useLocation();
  const show = readShow(search);
  const { publishLocked } = useJobRights();
  const [skipped, skip] = useSkipped(current.id);
  const [mapping, setMapping] = useState(false);
  const [update, setUpdate] = useState(true);
  const [publish, setPublish] = useState(false);
  const { counts, format } = current;
  const guessed = (format.notes?.length ?? 0) > 0;
  const [choosingEncoding, setChoosing] = useState(guessed);
  const rows = useInfiniteQuery(rowsQuery(current.id, show));
  const [hasRows, setHasRows] = useState(false);
  if (!rows.isPending && !hasRows) setHasRows(true);

  if (mapping) return <MapStep state={state} current={current} onClose={() => setMapping(false)} />;

  const good = counts.new + (update ? counts.changed : 0);
  // Which of the excluded are new is known by the rows; the server counts in the end.
  const create = Math.max(0, counts.new - skipped.size);
  const words =
    skipped.size === 0
      ? runText({ create, update: update ? counts.changed : 0 })
      : good > skipped.size
        ? `Import ${(good - skipped.size).toLocaleString()} rows`
        : null;
  return (
    <div>
      {current.failure && (
        <Banner tone="stop" live title="Nothing was imported." className="mb-4">
          {current.failure}
        </Banner>
      )}
      {state.refusal && (
        <Banner tone="stop" live className="mb-4">
          {state.refusal.sentence}
        </Banner>
      )}
      {format.notes?.map((note) => (
        <Banner key={note} tone="wait" className="mb-4">
          {note}
        </Banner>
      ))}
      {counts.broken > 0 && show !== "broken" && (
        <p className="mb-4 max-w-measure">
          {counts.broken === 1
            ? "1 row has errors"
            : `${counts.broken.toLocaleString()} rows have errors`}{" "}
          and won't be imported. See “Broken” for details. Fix the file and import it again at any
          time. Jobs with an identifier are updated, not duplicated.
        </p>
      )}
      {current.kind === "csv" && (
        <div className="mb-4 flex flex-wrap items-center gap-2.5 text-13 text-muted">
          <span>
            Read as {format.encoding}, separated by {separatorLabel(format.separator)}.
          </span>
          <Button size="sm" onClick={() => setMapping(true)}>
            Change the columns
          </Button>
          {choosingEncoding ? (
            <Select
              aria-label="Encoding of the file"
              quiet
              value={format.encoding ?? "UTF-8"}
              onChange={(event) => state.readAnew({ encoding: event.target.value })}
              options={[...new Set([format.encoding ?? "UTF-8", ...encodings])].map((name) => ({
                value: name,
                label: name,
              }))}
            />
          ) : (
            <Button size="sm" variant="quiet" onClick={() => setChoosing(true)}>
              Characters look wrong
            </Button>
          )}
        </div>
      )}
      {state.work ? (
        <WorkProgress work={state.work} className="my-6 max-w-reading" />
      ) : (
        <>
          <ShowTabs current={current} show={show} />
          <ImportRows current={current} show={show} skipped={skipped} onSkip={skip} />
        </>
      )}
      {/* Rows are as high as what is wrong with them: what stands below waits for the first of them, so as not to move. */}
      <div className={cx(!hasRows && "invisible")}>
        <UnknownSkills state={state} current={current} />
        <div className="grid max-w-reading gap-5 py-6">
          {counts.changed > 0 && (
            <Checkbox
              label={`Bring ${counts.changed === 1 ? "the one changed job" : `the ${counts.changed.toLocaleString()} changed jobs`} up to date`}
              hint={
                counts.on_show > 0
                  ? `${counts.on_show === 1 ? "One of them is" : `${counts.on_show.toLocaleString()} of them are`} published. Candidates see the change immediately.`
                  : "Empty cells don't change anything."
              }
              checked={update}
              onChange={(event) => setUpdate(event.target.checked)}
            />
          )}
          {counts.complete > 0 && (
            <Field label="Import new jobs as" group hint={publishLocked ?? undefined}>
              <RadioGroup
                value={publish ? "open" : "draft"}
                onValueChange={(value) => setPublish(value === "open")}
                options={[
                  {
                    value: "draft",
                    label: "Drafts",
                    hint: "No one sees them until you publish them.",
                  },
                  {
                    value: "open",
                    label: `Open jobs, if complete (${counts.complete.toLocaleString()})`,
                    hint: "Candidates can find them immediately. The rest are imported as drafts.",
                    disabled: publishLocked !== null,
                  },
                ]}
              />
            </Field>
          )}
        </div>
      </div>
      <ActionBar
        label="Import"
        className="-mx-(--gutter)"
        note={
          skipped.size > 0
            ? `${skipped.size.toLocaleString()} excluded. If something fails, nothing is imported.`
            : "If something fails, nothing is imported."
        }
      >
        <Button onClick={() => state.discard(current.id)}>Discard</Button>
        {words === null ? (
          <span className="self-center text-muted">Nothing to import.</span>
        ) : (
          <Button
            variant="primary"
            pending={state.starting || state.work !== null}
            onClick={() => state.run({ skip: [...skipped], update, publish })}
          >
            {words}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}

function separatorLabel(separator: string | null | undefined): string {
  const words: Record<string, string> = {
    ",": "commas",
    ";": "semicolons",
    "\t": "tabs",
    "|": "bars",
  };
  return (separator && words[separator]) || "commas";
}
