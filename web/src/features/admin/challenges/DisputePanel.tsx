import { useState } from "react";
import { languageName } from "@/entities/language/language-name";
import type { Json, ReferenceRun, StaffDispute } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { verdictLabels } from "@/lib/vocabulary.generated";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { Field } from "@/ui/Field";
import { OpenedPanel } from "@/ui/OpenedPanel";
import { RelativeTime } from "@/ui/RelativeTime";
import { Table, Td, Th } from "@/ui/Table";
import { Textarea } from "@/ui/Textarea";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { decideDispute } from "./queries";

const well =
  "max-h-60 overflow-auto whitespace-pre-wrap [overflow-wrap:anywhere] rounded-control border border-line bg-sunken px-3 py-2 font-mono text-13";

/** A counterexample with what everything gave on it, and the decision. */
export function DisputePanel({ dispute, onClose }: { dispute: StaffDispute; onClose: () => void }) {
  const { challenge, finder, answer } = dispute;
  return (
    <OpenedPanel title={challenge.title} onClose={onClose}>
      <div className="grid gap-6">
        <div>
          <p dir="auto" className="whitespace-pre-line">
            {dispute.claim}
          </p>
          <p className="mt-1 text-13 text-muted">
            {finder.slug ? (
              <TextLink href={paths.user(finder.slug)}>
                <bdi>{finder.full_name}</bdi>
              </TextLink>
            ) : (
              <bdi>{finder.full_name}</bdi>
            )}
            , {finder.rank.name}, <RelativeTime at={dispute.created_at} /> · {challenge.difficulty},
            passed by {challenge.solved_by} · version {challenge.version}
            {!challenge.is_current && ", changed since"}
          </p>
        </div>
        <Part title="Input">
          <pre tabIndex={0} className={well}>
            {dispute.setup ?? argumentsText(dispute)}
          </pre>
        </Part>
        <Findings dispute={dispute} />
        {answer && (
          <Part title={`The finder's answer, ${languageName(answer.language)}`}>
            <CodeEditor
              readOnly
              label={`The finder's answer, ${languageName(answer.language)}`}
              language={answer.language}
              value={answer.source}
              className="max-h-80 border border-line"
            />
          </Part>
        )}
        {dispute.state === "open" ? <Decision dispute={dispute} /> : <Decided dispute={dispute} />}
      </div>
    </OpenedPanel>
  );
}

function argumentsText({ arguments: given, challenge }: StaffDispute): string {
  return (given ?? [])
    .map((value, at) => `${challenge.function?.parameters[at]?.name ?? at + 1} = ${show(value)}`)
    .join("\n");
}

function show(value: Json): string {
  return JSON.stringify(value);
}

/** The results of the references and of the finder's answer, and what the finder expects. */
function Findings({ dispute: { finding, claimed_expected: claimed } }: { dispute: StaffDispute }) {
  const rows: [of: string, verdict: string, value: string][] = [
    ...(finding?.references ?? []).map((ran) => ranRow("Reference", ran)),
    ...(finding?.own ? [ranRow("The finder's answer", finding.own)] : []),
  ];
  if (claimed !== null) rows.push(["The finder expects", "", show(claimed)]);
  return (
    <Part title="Results">
      {finding === null && (
        <p className="mb-2 text-13 text-muted">The reference solutions are still running on it.</p>
      )}
      {finding?.references_agree === false && (
        <p className="mb-2 text-13 text-wait">The reference solutions disagree.</p>
      )}
      {rows.length > 0 && (
        <Table caption="Results">
          <thead>
            <tr>
              <Th>Solution</Th>
              <Th>Verdict</Th>
              <Th>Value</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([of, verdict, value]) => (
              <tr key={of}>
                <Td>{of}</Td>
                <Td>{verdict}</Td>
                <Td className="font-mono text-13 [overflow-wrap:anywhere]">{value}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Part>
  );
}

function ranRow(
  whose: string,
  { language, verdict, value, message }: ReferenceRun,
): [string, string, string] {
  const answered = verdict === "accepted";
  return [
    `${whose}, ${languageName(language)}`,
    answered ? "Completed" : verdictLabels[verdict],
    answered ? show(value) : (message ?? ""),
  ];
}

function Decision({ dispute }: { dispute: StaffDispute }) {
  const { toast } = useToast();
  const proposed = dispute.claimed_expected ?? dispute.finding?.agreed ?? null;
  const [expected, setExpected] = useState(proposed === null ? "" : show(proposed));
  const [problem, setProblem] = useState<string | null>(null);
  const read = (): Json | undefined => {
    try {
      return JSON.parse(expected) as Json;
    } catch {
      return undefined;
    }
  };
  return (
    <Part title="Decision">
      <ReasonForm
        hint="The finder can read it. It's recorded in the audit log."
        acts={[
          {
            does: "Confirm",
            variant: "primary",
            effect:
              "It becomes a hidden test with the finder's name. All submissions are judged again.",
            check: () => {
              const fits = read() !== undefined;
              setProblem(fits ? null : "Write the right answer as JSON.");
              return fits;
            },
            act: async (reason) => {
              const done = await decideDispute(dispute.id, "confirm", read(), reason);
              toast({
                message: `Confirmed as “${done.test_name}”. ${done.judged_again} submissions are judged again.`,
              });
            },
          },
          {
            does: "Reject",
            variant: "secondary",
            effect: "Nothing changes. The finder can read your reason and the reference results.",
            act: async (reason) => {
              await decideDispute(dispute.id, "reject", undefined, reason);
              toast({ message: "Rejected. The finder can read the reason." });
            },
          },
        ]}
      >
        <Field
          label="The right answer on this input"
          hint="JSON. The result the test expects. Correct it if the finder got it wrong."
          error={problem ?? undefined}
        >
          <Textarea
            rows={1}
            spellCheck={false}
            value={expected}
            onChange={({ target }) => setExpected(target.value)}
            className="font-mono text-13 max-md:text-16"
          />
        </Field>
      </ReasonForm>
    </Part>
  );
}

function Decided({ dispute: { state, decided_at, reason, test_name } }: { dispute: StaffDispute }) {
  return (
    <p className="text-muted">
      {state}
      {decided_at && (
        <>
          {" "}
          <RelativeTime at={decided_at} />
        </>
      )}
      {test_name && `, as “${test_name}”`}.{reason && ` ${reason}`}
    </p>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-14">{title}</h3>
      {children}
    </section>
  );
}
