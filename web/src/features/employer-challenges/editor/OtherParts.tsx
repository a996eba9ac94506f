import { Plus } from "lucide-react";
import { Button } from "@/ui/Button";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { NumberInput } from "@/ui/NumberInput";
import { Section } from "@/ui/Page";
import { Textarea } from "@/ui/Textarea";
import { changedAt, type PartProps, without } from "./part";
import { problemAt } from "./problem-words";
import { Sources } from "./Sources";
import { Tests } from "./Tests";
import { useRowKeys } from "./use-row-keys";

/** One query over tables that each test fills. */
export function SqlPart(props: PartProps) {
  const { document, set, problems } = props;
  const error = problemAt(problems, "/schema");
  return (
    <>
      <Section title="Tables" lede="SQLite, without rows. Each test inserts its own.">
        <CodeEditor
          label="Tables, SQL"
          language="sql"
          value={document.schema ?? ""}
          onValueChange={(schema) => set({ schema })}
          className="h-48 overflow-hidden rounded-control border border-line-field"
        />
        {error && <p className="mt-1.5 text-13 text-stop">{error}</p>}
        <Sources {...props} languages={["sql"]} />
      </Section>
      <Tests {...props} sql />
    </>
  );
}

/** Questions that a person answers in words and a person reads. */
export function WrittenPart({ document, set, problems }: PartProps) {
  const questions = document.questions ?? [];
  const rows = useRowKeys(questions.length);
  return (
    <Section title={`Questions (${questions.length})`}>
      <ul className="border-line border-t">
        {questions.map((one, place) => (
          <li key={rows.keyAt(place)} className="grid gap-4 border-line border-b py-4">
            <Field
              label={`Question ${place + 1}`}
              error={problemAt(problems, `/questions/${place}/question`)}
            >
              <Textarea
                rows={2}
                value={one.question}
                onChange={(event) =>
                  set({ questions: changedAt(questions, place, { question: event.target.value }) })
                }
              />
            </Field>
            <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
              <Field
                label={`Word limit of answer ${place + 1}`}
                error={problemAt(problems, `/questions/${place}/max_words`)}
              >
                <NumberInput
                  noun="words"
                  min={20}
                  max={5000}
                  step={50}
                  value={one.max_words ?? 600}
                  onValueChange={(words) =>
                    set({ questions: changedAt(questions, place, { max_words: words ?? 600 }) })
                  }
                />
              </Field>
              {questions.length > 1 && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Remove question ${place + 1}`}
                  onClick={() => {
                    rows.removed(place);
                    set({ questions: without(questions, place) });
                  }}
                >
                  Remove
                </Button>
              )}
            </div>
            <LooksFor
              label={`What a good answer ${place + 1} includes`}
              value={one.looks_for}
              onChange={(text) =>
                set({ questions: changedAt(questions, place, { looks_for: text }) })
              }
            />
          </li>
        ))}
      </ul>
      {questions.length < 20 && (
        <Button
          size="sm"
          className="mt-4"
          onClick={() => {
            rows.added();
            set({ questions: [...questions, { question: "", max_words: 300 }] });
          }}
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
        >
          Question
        </Button>
      )}
    </Section>
  );
}

/** A system to be drawn, held against requirements. */
export function DesignPart({ document, set, problems }: PartProps) {
  const requirements = document.requirements ?? [];
  const rows = useRowKeys(requirements.length);
  return (
    <Section title="Requirements" lede="What the system must do, one per line.">
      <ul className="grid gap-4">
        {requirements.map((one, place) => (
          <li key={rows.keyAt(place)} className="flex flex-wrap items-end gap-3">
            <Field
              label={`Requirement ${place + 1}`}
              error={problemAt(problems, `/requirements/${place}`)}
              className="min-w-0 grow"
            >
              <Input
                value={one}
                onChange={(event) =>
                  set({
                    requirements: requirements.map((old, at) =>
                      at === place ? event.target.value : old,
                    ),
                  })
                }
              />
            </Field>
            {requirements.length > 1 && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove requirement ${place + 1}`}
                onClick={() => {
                  rows.removed(place);
                  set({ requirements: without(requirements, place) });
                }}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {requirements.length < 20 && (
        <Button
          size="sm"
          className="mt-4 mb-6"
          onClick={() => {
            rows.added();
            set({ requirements: [...requirements, ""] });
          }}
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
        >
          Requirement
        </Button>
      )}
      <LooksFor
        label="What a good answer includes"
        value={document.looks_for}
        onChange={(text) => set({ looks_for: text })}
      />
    </Section>
  );
}

type LooksForProps = {
  label: string;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
};

function LooksFor({ label, value, onChange }: LooksForProps) {
  return (
    <Field label={label} optional hint="For reviewers. The candidate never sees it.">
      <Textarea
        rows={2}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </Field>
  );
}
