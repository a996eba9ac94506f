import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { MAX_BYTES, type Note } from "@/lib/documents/read-document";
import { explain, problems } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { FailedState } from "@/ui/FailedState";
import { Field } from "@/ui/Field";
import { FileDrop } from "@/ui/FileDrop";
import { LockedState } from "@/ui/LockedState";
import { NoteList } from "@/ui/NoteList";
import { PageHeader, Section } from "@/ui/Page";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Tabs } from "@/ui/Tabs";
import { Textarea } from "@/ui/Textarea";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { useJobRights } from "./gate";
import { PlannedJob } from "./PlannedJob";
import { readPosting } from "./posting-source";
import { applyImport, companyJobsQuery, previewImport } from "./queries";
import type { PlannedPosting } from "./types";

type Refusal = { problem: string; notes: Note[]; requestId: string | null };

/** A document that was looked at. Kept for the life of the page, so that "back" from a draft finds the rest. */
type Looked = {
  document: unknown;
  name: string | null;
  postings: PlannedPosting[];
  /** The drafts made so far, by the posting's number. */
  made: Record<number, string>;
};

const lookedKey = ["hiring-import"];

/** Brings a posting in from elsewhere: chosen or pasted, looked at, and taken over as a draft. */
export default function ImportPage() {
  usePageTitle("Import a posting");
  const { mayManage } = useJobRights();
  return (
    <div className="page pb-16">
      <PageHeader
        above={<TextLink href={paths.jobs}>Jobs</TextLink>}
        title="Import a posting"
        lede="From schema.org JobPosting data, as most job pages carry it for search engines. Nothing is published: each posting becomes a draft."
      />
      {mayManage ? (
        <Import />
      ) : (
        <LockedState title="Your role does not manage jobs">
          Your company's admin can give you the permission.
        </LockedState>
      )}
    </div>
  );
}

function Import() {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { data: looked = null } = useQuery<Looked | null>({
    queryKey: lookedKey,
    queryFn: () => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
  });
  const [tab, setTab] = useState("file");
  const [text, setText] = useState("");
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [making, setMaking] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const keep = (value: Looked | null) => queryClient.setQueryData<Looked | null>(lookedKey, value);

  const look = async (source: string, from: string | null) => {
    setRefusal(null);
    setName(from);
    const reading = readPosting(source);
    if (!reading.ok) {
      setRefusal({ ...reading, requestId: null });
      return;
    }
    setBusy(true);
    try {
      const { postings } = await previewImport(reading.document);
      keep({ document: reading.document, name: from, postings, made: {} });
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  const make = async (posting: PlannedPosting) => {
    if (!looked) return;
    setMaking(posting.index);
    try {
      const { id } = await applyImport(looked.document, posting.index);
      keep({ ...looked, made: { ...looked.made, [posting.index]: id } });
      void queryClient.invalidateQueries({ queryKey: companyJobsQuery.queryKey });
      toast({
        message: posting.existing_job_id
          ? "The job is up to date with the posting."
          : "Imported as a draft. Nobody sees it until you publish it.",
      });
      void navigate(paths.jobEdit(id));
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setMaking(null);
    }
  };

  if (looked) {
    return (
      <>
        {refusal && <Refused refusal={refusal} />}
        <Section
          title={
            looked.postings.length === 1 ? "One posting" : `${looked.postings.length} postings`
          }
          aside={looked.name ? <bdi>{looked.name}</bdi> : undefined}
        >
          <ul className="border-line border-t">
            {looked.postings.map((posting) => (
              <PlannedJob
                key={posting.index}
                posting={posting}
                open={looked.postings.length === 1}
                madeId={looked.made[posting.index] ?? null}
                pending={making === posting.index}
                onMake={() => void make(posting)}
              />
            ))}
          </ul>
          <Button
            className="mt-5"
            onClick={() => {
              keep(null);
              setRefusal(null);
            }}
          >
            Choose another document
          </Button>
        </Section>
      </>
    );
  }
  return (
    <div className="max-w-reading">
      <Tabs
        label="Where the posting comes from"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            key: "file",
            label: "A file",
            content: (
              <FileDrop
                label="Choose a posting"
                accept=".json,.jsonld,.html,.htm,application/json,application/ld+json,text/html"
                kinds="JSON-LD or a saved page"
                maxBytes={MAX_BYTES}
                disabled={busy}
                current={name ? <bdi className="truncate">{name}</bdi> : undefined}
                onFile={(file) => void file.text().then((source) => look(source, file.name))}
              />
            ),
          },
          {
            key: "paste",
            label: "Paste its text",
            content: (
              <form
                className="grid gap-4"
                onSubmit={(event) => {
                  event.preventDefault();
                  void look(text, null);
                }}
              >
                <Field
                  label="The JSON-LD, or the source of the page"
                  hint="Nothing in it is run or loaded."
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
                  <Button type="submit" variant="primary" pending={busy}>
                    Look at it
                  </Button>
                </div>
              </form>
            ),
          },
        ]}
      />
      {busy && (
        <div className="mt-6">
          <Loading label="Reading the posting">
            <SkeletonRows rows={4} />
          </Loading>
        </div>
      )}
      {refusal && !busy && <Refused refusal={refusal} />}
    </div>
  );
}

function refusalOf(error: unknown): Refusal {
  const { sentence, requestId } = explain(error);
  return { problem: sentence, notes: problems(error), requestId };
}

function Refused({ refusal: { problem, notes, requestId } }: { refusal: Refusal }) {
  // Without a place in the document it was the server or the line.
  if (requestId && notes.length === 0) {
    return (
      <div className="mt-6">
        <FailedState title="The posting could not be looked at" requestId={requestId}>
          {problem} Nothing was imported.
        </FailedState>
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-4">
      <Banner tone="stop" live>
        {problem} Nothing was imported.
      </Banner>
      {notes.length > 0 && <NoteList notes={notes} label="What is wrong" />}
    </div>
  );
}
