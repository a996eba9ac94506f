import { Plus } from "lucide-react";
import type { ChallengeTest } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { Checkbox } from "@/ui/Checkbox";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Section } from "@/ui/Page";
import { Textarea } from "@/ui/Textarea";
import { JsonField } from "./JsonField";
import { changedAt, type PartProps, without } from "./part";
import { problemAt } from "./problem-words";
import { useRowKeys } from "./use-row-keys";

/** The tests of a judged challenge, in the order in which they run. */
export function Tests({ document, set, problems, sql }: PartProps & { sql: boolean }) {
  const tests = document.tests ?? [];
  const rows = useRowKeys(tests.length);
  const add = () => {
    const next: ChallengeTest = sql
      ? { name: "", visible: false, setup: "", expected: [] }
      : { name: "", visible: false, arguments: [], expected: null };
    rows.added();
    set({ tests: [...tests, next] });
  };
  return (
    <Section
      title={`Tests (${tests.length})`}
      lede="Candidates see visible tests with their data. For hidden tests, they see only the name."
    >
      <ul className="border-line border-t">
        {tests.map((test, place) => (
          <li key={rows.keyAt(place)} className="grid gap-4 border-line border-b py-4">
            <TestFields
              test={test}
              place={place}
              sql={sql}
              error={(member) => problemAt(problems, `/tests/${place}${member}`)}
              onChange={(patch) => set({ tests: changedAt(tests, place, patch) })}
              onRemove={
                tests.length > 1
                  ? () => {
                      rows.removed(place);
                      set({ tests: without(tests, place) });
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {problemAt(problems, "/tests") && tests.length === 0 && (
        <p className="mt-2 text-stop">Add at least one test. At least one must be visible.</p>
      )}
      {tests.length < 60 && (
        <Button
          size="sm"
          className="mt-4"
          onClick={add}
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
        >
          Test
        </Button>
      )}
    </Section>
  );
}

type FieldsProps = {
  test: ChallengeTest;
  place: number;
  sql: boolean;
  error: (member: string) => string | undefined;
  onChange: (patch: Partial<ChallengeTest>) => void;
  onRemove: (() => void) | undefined;
};

function TestFields({ test, place, sql, error, onChange, onRemove }: FieldsProps) {
  const number = place + 1;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field
          label={`Name of test ${number}`}
          error={error("/name")}
          className="min-w-0 grow basis-60"
        >
          <Input value={test.name} onChange={(event) => onChange({ name: event.target.value })} />
        </Field>
        <Checkbox
          label={`Visible to the candidate`}
          aria-label={`Test ${number} is visible to the candidate`}
          className="mb-1"
          checked={test.visible}
          onChange={(event) => onChange({ visible: event.target.checked })}
        />
        {onRemove && (
          <Button size="sm" variant="quiet" aria-label={`Remove test ${number}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      {sql ? (
        <Field
          label={`Rows of test ${number}`}
          hint="SQLite: fills the tables."
          error={error("/setup")}
        >
          <Textarea
            rows={2}
            spellCheck={false}
            className="font-mono text-13"
            value={test.setup ?? ""}
            onChange={(event) => onChange({ setup: event.target.value })}
          />
        </Field>
      ) : test.generate !== undefined ? (
        <Field label={`Arguments of test ${number}, made by`} error={error("/generate")}>
          <Textarea
            rows={2}
            spellCheck={false}
            className="font-mono text-13"
            value={test.generate}
            onChange={(event) => onChange({ generate: event.target.value })}
          />
        </Field>
      ) : (
        <JsonField
          label={`Arguments of test ${number}`}
          hint="A JSON list, one entry for each parameter: [[1, 2, 3]]"
          value={test.arguments}
          error={error("/arguments")}
          check={(value) => (Array.isArray(value) ? null : "Write a list: [ … ]")}
          onValue={(value) => Array.isArray(value) && onChange({ arguments: value })}
        />
      )}
      <JsonField
        label={`Expected of test ${number}`}
        hint={
          sql ? 'The rows of the answer: [["One", 1]]' : "What the function must return, as JSON."
        }
        value={test.expected}
        error={error("/expected")}
        onValue={(expected) => onChange({ expected })}
      />
    </>
  );
}
