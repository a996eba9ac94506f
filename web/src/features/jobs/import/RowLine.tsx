import { useId } from "react";
import type { ImportNote } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Checkbox } from "@/ui/Checkbox";
import { NoteList } from "@/ui/NoteList";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { columnLabel } from "./columns";
import type { ImportRow } from "./queries";
import { RowDetail } from "./RowDetail";
import { draftFacts, fieldLabel, rowPlace } from "./row-words";

type Props = {
  row: ImportRow;
  /** The headings of a CSV, which notes name; null for documents. */
  headings: string[] | null;
  /** It is to be imported; null where nothing can be chosen. */
  wanted: boolean | null;
  onWanted: (wanted: boolean) => void;
};

const tones = { broken: "stop", new: "action", changed: "wait", same: "dashed" } as const;
const outcomes = {
  created: "created",
  updated: "updated",
  skipped: "excluded",
  left: "unchanged",
  gone: "changed by someone else",
};

/** One row of the file: what it would become, or what is wrong with it and what to do. */
export function RowLine({ row, headings, wanted, onWanted }: Props) {
  const titleId = useId();
  const facts = draftFacts(row);
  const notes = row.warnings.length + row.unknown_skills.length;
  return (
    <div className="flex gap-3 py-2.5 pr-3 pl-1">
      <div className="w-6 shrink-0">
        {wanted !== null && (
          <Checkbox
            label={<span className="sr-only">Import</span>}
            aria-labelledby={titleId}
            checked={wanted}
            onChange={(event) => onWanted(event.target.checked)}
          />
        )}
      </div>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span
            className="w-20 shrink-0 truncate font-mono text-12 text-muted max-md:w-auto"
            title={rowPlace(row)}
          >
            <bdi>{rowPlace(row)}</bdi>
          </span>
          <span id={titleId} className="min-w-0 grow basis-24 truncate font-semibold">
            <bdi>{row.title || "No title"}</bdi>
          </span>
          {row.state && (
            <Tag tone={tones[row.state]}>{row.outcome ? outcomes[row.outcome] : row.state}</Tag>
          )}
        </div>
        {row.state === "broken" ? (
          <Problems notes={row.problems} headings={headings} />
        ) : (
          <>
            <p className="truncate text-13 text-muted md:pl-[90px]">
              <bdi>{facts || "No other fields"}</bdi>
            </p>
            {row.state === "changed" && (
              <p className="text-13 text-muted md:pl-[90px]">
                Changes: {row.changes.map(fieldLabel).join(", ")}.{" "}
                {row.job_id && (
                  <TextLink underlined href={paths.jobEdit(row.job_id)}>
                    Open the job
                  </TextLink>
                )}
              </p>
            )}
            {row.outcome === "created" && row.job_id && (
              <p className="text-13 md:pl-[90px]">
                <TextLink underlined href={paths.jobEdit(row.job_id)}>
                  Open the job
                </TextLink>
              </p>
            )}
            {row.state === "new" && row.missing.length > 0 && (
              <p className="text-13 text-muted md:pl-[90px]">
                {row.missing.length <= 2
                  ? `To publish it: ${row.missing.map((one) => one.message).join(" ")}`
                  : `${row.missing.length} items are required to publish it.`}
              </p>
            )}
            {row.state !== "same" && (
              <details className="text-13 md:pl-[90px]">
                <summary className="w-fit rounded-tag text-action hover:text-action-strong">
                  {row.state === "new" ? "Will be imported" : "Changes"}
                </summary>
                <RowDetail row={row} />
              </details>
            )}
            {notes > 0 && (
              <details className="text-13 md:pl-[90px]">
                <summary className="w-fit rounded-tag text-wait">
                  {notes === 1 ? "1 note" : `${notes} notes`}
                </summary>
                <NoteList label={`Notes on ${rowPlace(row)}`} notes={allNotes(row)} />
              </details>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Each with its place: the column, or the pointer into the document. */
function Problems({ notes, headings }: { notes: ImportNote[]; headings: string[] | null }) {
  // What stands under no heading of the file is called as our columns are.
  const place = (at: string) => (headings && !headings.includes(at) ? columnLabel(at) : at);
  return (
    <ul className="mt-0.5 grid gap-1 md:pl-[90px]">
      {notes.map((note) => (
        <li key={`${note.at} ${note.message}`} className="min-w-0 break-words">
          {note.at && (
            <code className="mr-2 font-mono text-12 break-all text-stop">{place(note.at)}</code>
          )}
          {note.value && <bdi>“{note.value}” </bdi>}
          {note.message}
          {note.message.endsWith(".") ? " " : ". "}
          {note.fix && <span className="text-muted">{note.fix}</span>}
        </li>
      ))}
    </ul>
  );
}

function allNotes(row: ImportRow): { pointer: string; message: string }[] {
  const warnings = row.warnings.map(({ at, value, message }) => ({
    pointer: at,
    message: value ? `“${value}” ${message}` : message,
  }));
  const unknown = row.unknown_skills.map((name) => ({
    pointer: "skills",
    message: `“${name}” isn't a known skill and was ignored`,
  }));
  return [...warnings, ...unknown];
}
