import type { ReactNode } from "react";
import { languageName } from "@/entities/language/language-name";
import { CodeSwitch } from "@/entities/proof/CodeSwitch";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { Proof } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { difficultyLabels, topicLabels } from "@/lib/vocabulary.generated";
import { Facts } from "@/ui/Facts";
import { LinkTabs } from "@/ui/LinkTabs";
import { MarkdownText } from "@/ui/MarkdownText";
import { PageHeader, Section } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import { ExpectedValue, parameterNames, TestInput } from "../one/Examples";
import { Signature } from "../one/Signature";
import { SolutionCode } from "./SolutionCode";
import { takenText, testsText, triesText } from "./words";

type Props = {
  proof: Proof;
  /** Its owner looks at what employers see. */
  preview: boolean;
};

/** A passed challenge with what stands behind it: how it was passed, the code where it is shown, what was asked. */
export function ProofView({ proof, preview }: Props) {
  const { person, challenge, version, solutions } = proof;
  return (
    <div className="page pb-16">
      <PageHeader
        above={<Origin proof={proof} />}
        title={<bdi>{challenge.title}</bdi>}
        lede={
          <>
            Passed by <bdi>{person.full_name}</bdi> · {difficultyLabels[challenge.difficulty]} ·{" "}
            {topicLabels[challenge.topic]}
          </>
        }
      />
      {person.is_own && <OwnTabs proof={proof} preview={preview} />}
      <HowPassed proof={proof} />
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        <Section title={solutions.length > 1 ? "Answers" : "Answer"}>
          {solutions.length === 0 && (
            <p className="text-muted">The submission behind this challenge wasn't stored.</p>
          )}
          {solutions.map((solution) => (
            <SolutionCode
              key={solution.id}
              solution={solution}
              limits={version?.limits ?? null}
              hiddenNote={hiddenNote(proof, preview)}
            >
              {person.is_own && !preview && (
                <CodeSwitch
                  solution={solution}
                  label={`Show the ${languageName(solution.language)} code to employers`}
                  hint={
                    solution.is_shown
                      ? "Employers who see your profile can read it. Job seekers and visitors can't."
                      : "Only you see the code now."
                  }
                />
              )}
            </SolutionCode>
          ))}
        </Section>
        {version && <Asked proof={proof} version={version} />}
      </div>
    </div>
  );
}

/** Where the proof belongs: the owner's profile, or the person as the reader knows them. */
function Origin({ proof: { person } }: { proof: Proof }) {
  if (person.is_own) return <TextLink href={`${paths.profile}#challenges`}>Your profile</TextLink>;
  const name = <bdi>{person.full_name}</bdi>;
  if (person.interaction_id) {
    return <TextLink href={paths.candidate(person.interaction_id)}>{name}</TextLink>;
  }
  return person.has_page ? <TextLink href={paths.user(person.slug)}>{name}</TextLink> : name;
}

function OwnTabs({ proof: { person, challenge }, preview }: Props) {
  const href = paths.proof(person.slug, challenge.slug);
  return (
    <>
      <LinkTabs
        label="Seen by"
        current={preview ? "employer" : "owner"}
        tabs={[
          { key: "owner", label: "You", href },
          { key: "employer", label: "Employers", href: `${href}?as=employer` },
        ]}
      />
      {preview && (
        <p role="status" className="max-w-measure pt-4 text-muted">
          {person.visibility === "private"
            ? "Approved companies that you showed interest in see this. Your profile is private for all others."
            : "Members of approved companies see this, except companies that you hide from and people you blocked."}
        </p>
      )}
    </>
  );
}

/** When, on which try, after how long, and in what. */
function HowPassed({ proof }: { proof: Proof }) {
  const { challenge, version, solutions, tries, first_submitted_at: first, passed_at: at } = proof;
  const tried = triesText(tries);
  const taken = takenText(first, at, tries);
  const languages = solutions.map(({ language }) => languageName(language)).join(", ");
  return (
    <Facts
      className="mt-5"
      facts={[
        {
          label: "Passed",
          value: <RelativeTime at={at} />,
          mark: (
            <ProofMark
              receipt={{
                title: `${challenge.title} passed`,
                counts: [
                  ...(version ? [`${version.tests_total} tests`] : []),
                  ...(languages ? [`in ${languages}`] : []),
                ],
                source: "a submission judged here",
                computedAt: at,
              }}
            />
          ),
        },
        ...(tried ? [{ label: "Tries", value: tried }] : []),
        ...(taken ? [{ label: "Time to pass", value: taken }] : []),
        ...(languages
          ? [{ label: solutions.length > 1 ? "Languages" : "Language", value: languages }]
          : []),
        ...(challenge.skills.length > 0
          ? [{ label: "Proves", value: challenge.skills.join(", ") }]
          : []),
      ]}
    />
  );
}

function hiddenNote({ person }: Proof, preview: boolean): ReactNode {
  if (person.is_own && preview) return "You don't show this code. Employers see this line instead.";
  return (
    <>
      <bdi>{person.full_name}</bdi> doesn't show this code.
    </>
  );
}

/** The statement and the visible tests that the answer was judged by. */
function Asked({ proof, version }: { proof: Proof; version: NonNullable<Proof["version"]> }) {
  const { visible_tests: tests, tests_total: total } = version;
  const names = parameterNames(version);
  return (
    <div className="min-w-0">
      <Section title="Statement">
        <MarkdownText text={version.statement} headingLevel={3} />
        <Signature version={version} language={proof.solutions[0]?.language ?? "python"} />
      </Section>
      <Section title="Tests" aside={testsText(tests.length, total)}>
        {total > tests.length && (
          <p className="mb-3 max-w-measure text-muted">
            The answer passed the hidden tests too. Their data is never shown.
          </p>
        )}
        <ol className="border-line border-t">
          {tests.map((test) => (
            <li key={test.position} className="border-line border-b py-3">
              <p className="mb-1.5 text-13 text-muted">
                <bdi>{test.name}</bdi>
              </p>
              <TestInput test={test} names={names} />
              <ExpectedValue test={test} />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
