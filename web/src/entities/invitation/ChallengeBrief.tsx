import type { ReactNode } from "react";
import { languageName } from "@/entities/language/language-name";
import { isCompiled, limitsIn } from "@/entities/language/limits";
import type { ChallengeDocument, ChallengeTest } from "@/lib/database.types";
import { type Fact, Facts } from "@/ui/Facts";
import { MarkdownText } from "@/ui/MarkdownText";
import { minutesText } from "./words";

type Props = {
  document: ChallengeDocument;
  /** Also what will be asked, for who has not begun: questions, tests and requirements. */
  whole?: boolean | undefined;
};

/** What a challenge asks, as its candidate reads it. Data of hidden tests is never drawn. */
export function ChallengeBrief({ document, whole = true }: Props) {
  const { statement, tests, questions, requirements } = document;
  const facts = factsOf(document);
  return (
    <div className="grid max-w-[720px] content-start gap-7">
      {statement ? (
        <MarkdownText text={statement} headingLevel={2} />
      ) : (
        <p className="text-muted">No task yet.</p>
      )}
      {facts.length > 0 && <Facts facts={facts} layout="rows" />}
      {document.schema && (
        <Part title="Tables">
          <Code text={document.schema} />
        </Part>
      )}
      {whole && questions && questions.length > 0 && (
        <Part title={questions.length === 1 ? "The question" : `${questions.length} questions`}>
          <ol className="grid list-decimal gap-3 pl-5">
            {questions.map((one) => (
              <li key={one.question}>
                <MarkdownText text={one.question} headingLevel={3} small />
                <p className="text-13 text-muted">
                  At most {(one.max_words ?? 600).toLocaleString()} words
                </p>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {requirements && requirements.length > 0 && (
        <Part title="Requirements">
          <ul className="grid list-disc gap-1.5 pl-5">
            {requirements.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Part>
      )}
      {tests && tests.length > 0 && <Tests tests={tests} sql={document.kind === "sql"} />}
    </div>
  );
}

function Tests({ tests, sql }: { tests: ChallengeTest[]; sql: boolean }) {
  const hidden = tests.filter(({ visible }) => !visible);
  return (
    <Part title={`${tests.length} ${tests.length === 1 ? "test" : "tests"}`}>
      <ul className="border-line border-t">
        {tests
          .filter(({ visible }) => visible)
          .map((test) => (
            <li key={test.name} className="border-line border-b py-3">
              <p className="font-semibold">
                <bdi>{test.name}</bdi>
              </p>
              <dl className="mt-1.5 grid gap-1.5">
                <Datum
                  term={sql ? "Rows" : "Arguments"}
                  text={
                    test.setup ??
                    test.generate ??
                    (test.arguments ?? []).map((one) => JSON.stringify(one)).join(", ")
                  }
                />
                <Datum term="Expected" text={JSON.stringify(test.expected) ?? ""} />
              </dl>
            </li>
          ))}
      </ul>
      {hidden.length > 0 && (
        <p className="mt-2 text-13 text-muted">
          {hidden.length === 1 ? "1 more is hidden" : `${hidden.length} more are hidden`}:{" "}
          {hidden.map(({ name }) => name).join(", ")}
        </p>
      )}
    </Part>
  );
}

function Datum({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex gap-3 max-md:flex-col max-md:gap-0.5">
      <dt className="w-24 shrink-0 text-13 text-muted">{term}</dt>
      <dd className="min-w-0 grow">
        <Code text={text} />
      </dd>
    </div>
  );
}

function Code({ text }: { text: string }) {
  return (
    <pre className="max-h-64 overflow-auto whitespace-pre-wrap break-words rounded-control bg-sunken px-3 py-2 font-mono text-13">
      {text}
    </pre>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2.5 text-14">{title}</h2>
      {children}
    </section>
  );
}

function factsOf({
  difficulty,
  minutes,
  function: fn,
  languages,
  limits,
  kind,
}: ChallengeDocument): Fact[] {
  const facts: Fact[] = [];
  if (difficulty) facts.push({ label: "Difficulty", value: capital(difficulty) });
  if (minutes) facts.push({ label: "Usually takes", value: minutesText(minutes) });
  if (fn) {
    const parameters = fn.parameters.map(({ name, type }) => `${name}: ${type}`).join(", ");
    facts.push({
      label: "Function",
      value: (
        <code className="font-mono text-13">{`${fn.name}(${parameters}): ${fn.returns}`}</code>
      ),
    });
  }
  if (languages) facts.push({ label: "Languages", value: languages.map(languageName).join(", ") });
  if (kind === "code" || kind === "sql") {
    const base = { time_ms: limits?.time_ms ?? 2000, memory_mb: limits?.memory_mb ?? 128 };
    const time = [`${base.time_ms.toLocaleString()} ms of CPU time`];
    const compiled = (languages ?? []).filter(isCompiled);
    const timeIn = (language: string) => limitsIn(language, base).timeMs;
    const times = [...new Set(compiled.map(timeIn))].map((timeMs) => {
      const group = compiled.filter((language) => timeIn(language) === timeMs);
      const names = new Intl.ListFormat("en-GB").format(group.map(languageName));
      return `${timeMs.toLocaleString()} ms in ${names}`;
    });
    if (times.length > 0) time.push(`(${times.join(", ")})`);
    facts.push({ label: "Limits of a test", value: `${time.join(" ")}, ${base.memory_mb} MB` });
  }
  return facts;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
