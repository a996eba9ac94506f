import { Plus, X } from "lucide-react";
import { languageLabels, languageValues } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { CheckboxGroup } from "@/ui/CheckboxGroup";
import { Field } from "@/ui/Field";
import { IconButton } from "@/ui/IconButton";
import { Input } from "@/ui/Input";
import { NumberInput } from "@/ui/NumberInput";
import { Section } from "@/ui/Page";
import { changedAt, type PartProps, without } from "./part";
import { problemAt } from "./problem-words";
import { Sources } from "./Sources";
import { Tests } from "./Tests";
import { useRowKeys } from "./use-row-keys";

/** SQL is a kind of challenge of its own. */
const offered = languageValues.filter((language) => language !== "sql");

/** A function that is judged: its signature, languages, programs and tests. */
export function CodePart(props: PartProps) {
  const { document, set, problems } = props;
  const fn = document.function ?? { name: "", parameters: [], returns: "" };
  const rows = useRowKeys(fn.parameters.length);
  const setFn = (patch: Partial<typeof fn>) => set({ function: { ...fn, ...patch } });
  const languages = offered.filter((one) => document.languages?.includes(one));
  return (
    <>
      <Section
        title="Function"
        lede="Use snake_case as in Python. JavaScript uses camelCase. Types are written as in TypeScript, and integer is a whole number: it matters in C++, Rust, Go and Java."
      >
        <div className="grid gap-5">
          <div className="flex flex-wrap gap-x-6 gap-y-5">
            <Field label="Name" error={problemAt(problems, "/function/name")} className="w-64">
              <Input
                className="font-mono"
                value={fn.name}
                onChange={(event) => setFn({ name: event.target.value })}
              />
            </Field>
            <Field
              label="Returns"
              error={problemAt(problems, "/function/returns")}
              className="w-64"
            >
              <Input
                className="font-mono"
                value={fn.returns}
                onChange={(event) => setFn({ returns: event.target.value })}
              />
            </Field>
          </div>
          {fn.parameters.map((parameter, place) => (
            <ParameterFields
              key={rows.keyAt(place)}
              place={place}
              parameter={parameter}
              only={fn.parameters.length === 1}
              error={problemAt(problems, `/function/parameters/${place}`)}
              onChange={(patch) => setFn({ parameters: changedAt(fn.parameters, place, patch) })}
              onRemove={() => {
                rows.removed(place);
                setFn({ parameters: without(fn.parameters, place) });
              }}
            />
          ))}
          {fn.parameters.length < 8 && (
            <Button
              size="sm"
              className="justify-self-start"
              onClick={() => {
                rows.added();
                setFn({ parameters: [...fn.parameters, { name: "", type: "" }] });
              }}
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
            >
              Parameter
            </Button>
          )}
        </div>
      </Section>
      <Section title="Languages and programs">
        <CheckboxGroup
          label="Allowed languages"
          options={offered.map((value) => ({ value, label: languageLabels[value] }))}
          value={languages}
          onValueChange={(chosen) => set({ languages: chosen })}
        />
        <Sources {...props} languages={languages} />
      </Section>
      <Section
        title="Limits of one test"
        lede="Programs in C++, Rust and Go have a fifth of the CPU time, at least 100 ms. Java has three fifths, at least 300 ms."
      >
        <div className="flex flex-wrap gap-x-6 gap-y-5">
          <Field label="CPU time" optional error={problemAt(problems, "/limits/time_ms")}>
            <NumberInput
              noun="milliseconds"
              unit="ms"
              min={100}
              max={10_000}
              step={100}
              value={document.limits?.time_ms ?? 2000}
              onValueChange={(ms) => set({ limits: { ...document.limits, time_ms: ms ?? 2000 } })}
            />
          </Field>
          <Field label="Memory" optional error={problemAt(problems, "/limits/memory_mb")}>
            <NumberInput
              noun="megabytes"
              unit="MB"
              min={16}
              max={256}
              step={16}
              value={document.limits?.memory_mb ?? 128}
              onValueChange={(mb) => set({ limits: { ...document.limits, memory_mb: mb ?? 128 } })}
            />
          </Field>
        </div>
      </Section>
      <Tests {...props} sql={false} />
    </>
  );
}

type ParameterProps = {
  place: number;
  parameter: { name: string; type: string };
  only: boolean;
  error: string | undefined;
  onChange: (patch: Partial<{ name: string; type: string }>) => void;
  onRemove: () => void;
};

function ParameterFields({ place, parameter, only, error, onChange, onRemove }: ParameterProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <Field label={`Parameter ${place + 1}`} error={error} className="w-64">
        <Input
          className="font-mono"
          value={parameter.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label={`Type of parameter ${place + 1}`} className="w-64">
        <Input
          className="font-mono"
          value={parameter.type}
          onChange={(event) => onChange({ type: event.target.value })}
        />
      </Field>
      {!only && (
        <IconButton
          label={`Remove parameter ${place + 1}`}
          icon={<X size={16} strokeWidth={1.5} aria-hidden />}
          className="mt-6"
          onClick={onRemove}
        />
      )}
    </div>
  );
}
