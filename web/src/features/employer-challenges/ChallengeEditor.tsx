import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ChallengeBrief } from "@/entities/invitation/ChallengeBrief";
import { invitationsKey } from "@/entities/invitation/queries";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import type { EditableChallenge } from "@/lib/database.types";
import { problems as problemsOf } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import {
  employerChallengeKindLabels,
  employerChallengeStatusLabels,
} from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { LinkTabs } from "@/ui/LinkTabs";
import { NoteList } from "@/ui/NoteList";
import { NumberInput } from "@/ui/NumberInput";
import { ActionBar, PageHeader, Section } from "@/ui/Page";
import { scrollIntoSight } from "@/ui/scroll-to";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { Checks } from "./Checks";
import { Basics } from "./editor/Basics";
import { CodePart } from "./editor/CodePart";
import { DocumentTab } from "./editor/DocumentTab";
import { DesignPart, SqlPart, WrittenPart } from "./editor/OtherParts";
import type { PartProps } from "./editor/part";
import { editOf, type SaveState, useChallengeSaver } from "./editor/use-challenge-saver";
import { type Edit, editableChallengeQuery, publishChallenge } from "./queries";
import { useChallengeRights } from "./rights";

type Props = { challenge: EditableChallenge };

const tabLabels = { form: "Form", json: "JSON", preview: "Preview" } as const;
type Tab = keyof typeof tabLabels;

const readTab = (search: string): Tab => {
  const param = new URLSearchParams(search).get("tab");
  return param === "json" || param === "preview" ? param : "form";
};

/** The editor of one challenge: form, document and preview are three views of the same thing. */
export function ChallengeEditor({ challenge }: Props) {
  const tab = readTab(useLocation().search);
  const here = paths.employerChallengeEdit(challenge.id);
  const navigate = useNavigate();
  const [edit, setEdit] = useState<Edit>(() => editOf(challenge));
  // Counts imported documents: each one remounts the form.
  const [imports, setImports] = useState(0);
  const { state, flush, setProblems } = useChallengeSaver(challenge, edit, (merged) => {
    setEdit(merged);
    setImports((count) => count + 1);
  });
  const { publishLocked } = useChallengeRights();
  const { toast } = useToast();
  const { data: now } = useQuery(editableChallengeQuery(challenge.id));
  const status = now?.status ?? challenge.status;
  const publishing = useMutation({
    mutationFn: async () => {
      if (!(await flush())) throw new Error("You have unsaved changes.");
      await publishChallenge(challenge.id);
    },
    onSuccess: () => {
      toast({ message: `${edit.document.title} is published.` });
      void queryClient.invalidateQueries({ queryKey: invitationsKey });
    },
    onError: (error) => {
      const problems = problemsOf(error);
      if (problems.length === 0) return;
      setProblems(problems);
      goes.current = true;
      if (tab !== "form") void navigate(here);
    },
  });
  const problems = useMemo(() => state.problems ?? [], [state.problems]);
  // A refused publishing goes to the first place where something is missing, once the form says so there.
  const page = useRef<HTMLDivElement>(null);
  const goes = useRef(false);
  useEffect(() => {
    if (!goes.current || tab !== "form" || problems.length === 0) return;
    goes.current = false;
    const field = page.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    const place = field ?? page.current?.querySelector<HTMLElement>("[data-needed]");
    if (!place) return;
    place.focus({ preventScroll: true });
    scrollIntoSight(place);
  });
  const set: PartProps["set"] = (patch) =>
    setEdit((before) => ({ ...before, document: withPatch(before.document, patch) }));
  return (
    <>
      <div ref={page} className="page pb-10">
        <PageHeader
          above={<TextLink href={paths.employerChallenges}>Challenges</TextLink>}
          title={<bdi>{edit.document.title || "Untitled"}</bdi>}
          lede={
            <span className="flex flex-wrap items-center gap-2.5">
              {employerChallengeKindLabels[edit.document.kind]}
              <Tag tone={status === "draft" ? "dashed" : "plain"}>
                {employerChallengeStatusLabels[status]}
              </Tag>
              {now?.version && `version ${now.version}`}
            </span>
          }
        />
        <LinkTabs
          label="View"
          current={tab}
          tabs={(Object.keys(tabLabels) as Tab[]).map((key) => ({
            key,
            label: tabLabels[key],
            href: key === "form" ? here : `${here}?tab=${key}`,
          }))}
        />
        {state.phase === "contested" && (
          <Banner
            tone="stop"
            live
            className="mt-5"
            action={
              <Button size="sm" onClick={() => location.reload()}>
                Reload
              </Button>
            }
          >
            {state.sentence}
          </Banner>
        )}
        {tab === "json" ? (
          <DocumentTab
            document={edit.document}
            problems={state.problems}
            onDocument={(document) => {
              setEdit((before) => ({ ...before, document }));
              setImports(imports + 1);
              toast({ message: "Import complete." });
            }}
          />
        ) : tab === "preview" ? (
          <div className="pt-7">
            <ChallengeBrief document={edit.document} />
          </div>
        ) : (
          <div key={imports} className="max-w-[860px]">
            {status !== "draft" && <Checks checks={now?.checks ?? []} />}
            <Section title="Content">
              <Basics document={edit.document} set={set} problems={problems} />
            </Section>
            <Kind document={edit.document} set={set} problems={problems} />
            <Times edit={edit} onEdit={(patch) => setEdit({ ...edit, ...patch })} />
          </div>
        )}
        {publishing.isError && problemsOf(publishing.error).length === 0 && (
          <Banner tone="stop" live title="Not published." className="mt-5">
            <ErrorSentence error={publishing.error} />
          </Banner>
        )}
        {problems.length > 0 && tab !== "json" && (
          <section aria-label="Required to publish" className="max-w-[860px] pt-4">
            <h2 data-needed="" tabIndex={-1} className="mb-2 text-16">
              Required to publish
            </h2>
            <NoteList notes={problems} label="Required to publish" />
          </section>
        )}
      </div>
      <ActionBar label="Save and publish" note={<SaveStatus state={state} />}>
        {state.phase === "failed" && <Button onClick={() => void flush()}>Save again</Button>}
        <Button
          variant="primary"
          pending={publishing.isPending}
          disabled={publishLocked !== null}
          onClick={() => publishing.mutate()}
        >
          {status === "published" ? "Publish changes" : "Publish"}
        </Button>
      </ActionBar>
    </>
  );
}

function withPatch(document: Edit["document"], patch: Parameters<PartProps["set"]>[0]) {
  const next: Record<string, unknown> = { ...document, ...patch };
  for (const [member, value] of Object.entries(patch)) {
    if (value === undefined) delete next[member];
  }
  return next as Edit["document"];
}

function Kind(props: PartProps) {
  switch (props.document.kind) {
    case "code":
      return <CodePart {...props} />;
    case "sql":
      return <SqlPart {...props} />;
    case "written":
      return <WrittenPart {...props} />;
    case "system_design":
      return <DesignPart {...props} />;
  }
}

type TimesProps = { edit: Edit; onEdit: (patch: Partial<Edit>) => void };

function Times({ edit, onEdit }: TimesProps) {
  return (
    <Section title="Time" lede="Candidates see both before they start.">
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        <Field
          label="Time limit"
          optional
          hint="Starts when the candidate starts. Their answer is submitted automatically when the time is up."
        >
          <NumberInput
            noun="minutes"
            unit="min"
            min={5}
            max={10_080}
            step={15}
            value={edit.timeLimitMinutes}
            onValueChange={(timeLimitMinutes) => onEdit({ timeLimitMinutes })}
          />
        </Field>
        <Field label="Expires" optional hint="Default: 14 days after you send it." className="w-60">
          <Input
            type="datetime-local"
            value={localTime(edit.expiresAt)}
            onChange={(event) =>
              onEdit({
                expiresAt: event.target.value ? new Date(event.target.value).toISOString() : null,
              })
            }
          />
        </Field>
      </div>
    </Section>
  );
}

/** A time as the browser's own field takes it, in the reader's zone. */
function localTime(time: string | null): string {
  if (!time) return "";
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function SaveStatus({ state }: { state: SaveState }) {
  const words = {
    saved: state.isChanged ? "Saved" : "All changes published",
    unsaved: "Not saved yet",
    saving: "Saving",
    failed: state.sentence,
    contested: state.sentence,
  }[state.phase];
  return (
    <span role="status" className={state.phase === "failed" ? "text-stop" : undefined}>
      {words}
    </span>
  );
}
