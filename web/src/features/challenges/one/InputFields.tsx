import type { ChallengeVersion } from "@/lib/database.types";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import type { TypedInput } from "./own-input";

type Props = {
  version: ChallengeVersion;
  typed: TypedInput;
  onTyped: (typed: TypedInput) => void;
  /** What's wrong with each text. */
  problems: (string | null)[];
};

/** A field for each parameter of the function; for a query one for what fills its tables. */
export function InputFields({ version, typed, onTyped, problems }: Props) {
  const fields = version.function?.parameters ?? [
    { name: "Rows", type: "SQL that fills the tables" },
  ];
  const type = (index: number, text: string) =>
    onTyped({ texts: fields.map((_, at) => (at === index ? text : (typed.texts[at] ?? ""))) });
  return (
    <>
      {fields.map((field, index) => (
        <Field
          key={field.name}
          label={field.name}
          hint={
            version.function ? (
              field.type === "string" ? (
                "A text as it is, or in quotes"
              ) : (
                <>
                  JSON: <code className="font-mono text-12">{field.type}</code>
                </>
              )
            ) : (
              "INSERT statements for the tables of the statement"
            )
          }
          error={problems[index] ?? undefined}
        >
          <Textarea
            rows={version.function ? 1 : 5}
            spellCheck={false}
            value={typed.texts[index] ?? ""}
            onChange={(event) => type(index, event.target.value)}
            className="font-mono text-13 max-md:text-16"
          />
        </Field>
      ))}
    </>
  );
}
