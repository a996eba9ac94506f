import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { paths } from "@/lib/paths";
import type { ImportStatus } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { FailedState } from "@/ui/FailedState";
import { Field } from "@/ui/Field";
import { FilesDrop } from "@/ui/FilesDrop";
import { formatBytes } from "@/ui/file-limits";
import { IconButton } from "@/ui/IconButton";
import { Section } from "@/ui/Page";
import { Progress } from "@/ui/Progress";
import { RelativeTime } from "@/ui/RelativeTime";
import { Row, RowList } from "@/ui/Rows";
import { Tabs } from "@/ui/Tabs";
import { Tag } from "@/ui/Tag";
import { Textarea } from "@/ui/Textarea";
import { TextLink } from "@/ui/TextLink";
import { ColumnsHelp } from "./ColumnsHelp";
import { ACCEPT, fromPaste, MAX_IMPORT_BYTES } from "./choose";
import { importsQuery } from "./queries";

import type { ImportState, Work } from "./use-import";

/** Source: files, a folder, or pasted text; and imports that were begun before. */
export function ChooseStep({ state }: { state: ImportState }) {
  const { work, refusal, choose } = state;
  const [tab, setTab] = useState("file");
  const [text, setText] = useState("");
  // The server's failures have an id and stand below; all else is about the file and stands at it.
  const aboutFile = refusal && !refusal.requestId ? refusal.sentence : null;
  return (
    <div className="max-w-reading">
      <Tabs
        label="Source"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            key: "file",
            label: "Files",
            content: (
              <FilesDrop
                label="Choose a CSV file or JobPosting documents"
                folderLabel="Choose a folder of documents"
                accept={ACCEPT}
                hint={`or drop files here · 1 CSV file, or any number of JSON-LD documents and saved pages · up to ${formatBytes(MAX_IMPORT_BYTES)} and 10,000 jobs`}
                refusal={tab === "file" ? aboutFile : null}
                disabled={work !== null}
                onFiles={choose}
              />
            ),
          },
          {
            key: "paste",
            label: "Pasted text",
            content: (
              <form
                className="grid gap-4"
                onSubmit={(event) => {
                  event.preventDefault();
                  choose(fromPaste(text));
                }}
              >
                <Field
                  label="Rows of a table, JSON-LD, or the source of a page"
                  hint="No code in it runs and no links are loaded."
                  error={tab === "paste" ? (aboutFile ?? undefined) : undefined}
                >
                  <Textarea
                    rows={12}
                    spellCheck={false}
                    className="font-mono text-13"
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                  />
                </Field>
                <div>
                  <Button type="submit" variant="primary" pending={work !== null}>
                    Preview
                  </Button>
                </div>
              </form>
            ),
          },
        ]}
      />
      {work && <WorkProgress work={work} className="mt-6" />}
      {refusal?.requestId && (
        <div className="mt-6">
          <FailedState title="The file couldn't be read" requestId={refusal.requestId}>
            {refusal.sentence} Nothing was imported.
          </FailedState>
        </div>
      )}
      <Begun onDiscard={state.discard} />
      <ColumnsHelp />
    </div>
  );
}

/** How far the file is on its way. */
export function WorkProgress({ work, className }: { work: Work; className?: string }) {
  const sending = work.what === "sending";
  return (
    <Progress
      className={className}
      label={sending ? "Uploading the file" : "Reading the rows"}
      value={work.done}
      max={work.total}
      text={
        sending
          ? `${formatBytes(work.done)} of ${formatBytes(work.total)}`
          : `${work.done.toLocaleString()} of ${work.total.toLocaleString()} rows`
      }
    />
  );
}

const words: Record<ImportStatus, string> = {
  uploading: "incomplete",
  mapping: "columns need mapping",
  reading: "reading",
  ready: "ready for review",
  applying: "importing",
  applied: "imported",
};

/** Imports of the last day, to continue with or to look at again. */
function Begun({ onDiscard }: { onDiscard: (id: string) => void }) {
  const { data = [] } = useQuery(importsQuery);
  if (data.length === 0) return null;
  return (
    <Section title="Earlier imports" lede="Each is stored for 1 day." className="mt-4">
      <RowList label="Earlier imports">
        {data.map((one) => (
          <Row key={one.id}>
            <span className="min-w-0 grow">
              {one.status === "uploading" ? (
                <bdi className="block truncate">{one.name}</bdi>
              ) : (
                <TextLink href={`${paths.jobImport}?import=${one.id}`} className="block truncate">
                  <bdi>{one.name}</bdi>
                </TextLink>
              )}
              <span className="block text-13 text-muted">
                {one.row_count > 0 && `${one.row_count.toLocaleString()} rows · `}
                <RelativeTime at={one.created_at} />
              </span>
            </span>
            <Tag tone={one.status === "applied" ? "plain" : "dashed"}>{words[one.status]}</Tag>
            {one.status !== "applying" && (
              <IconButton
                label={`Discard ${one.name}`}
                icon={<X size={16} strokeWidth={1.5} aria-hidden />}
                onClick={() => onDiscard(one.id)}
              />
            )}
          </Row>
        ))}
      </RowList>
    </Section>
  );
}
