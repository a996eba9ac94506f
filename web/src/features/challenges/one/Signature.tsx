import type { ChallengeVersion } from "@/lib/database.types";
import type { Language } from "@/lib/vocabulary.generated";
import { CodeEditor } from "@/ui/code/CodeEditor";

type Props = {
  version: Pick<ChallengeVersion, "function" | "schema_sql">;
  /** What is written in: it decides how the function is spelled. */
  language: Language;
};

/** Languages that write names in camel case. The others call a function as it is stored. */
const camelCased: readonly Language[] = ["javascript", "typescript", "go", "java"];

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** How the function is called, or which tables there are. */
export function Signature({ version, language }: Props) {
  if (version.function) {
    const { name, parameters, returns } = version.function;
    const parameterList = parameters.map((one) => `${one.name}: ${one.type}`).join(", ");
    return (
      <p className="mt-5 border-line border-y py-3 font-mono text-13 [overflow-wrap:anywhere]">
        <span className="font-semibold">
          {camelCased.includes(language) ? camelCase(name) : name}
        </span>
        ({parameterList}) → {returns}
      </p>
    );
  }
  if (!version.schema_sql) return null;
  return (
    <div className="mt-5">
      <h3 className="mb-2 text-14">Tables</h3>
      <CodeEditor
        readOnly
        label="Tables, SQL"
        language="sql"
        value={version.schema_sql.trimEnd()}
        className="max-h-80 border border-line"
      />
    </div>
  );
}
