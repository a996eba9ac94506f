import type { ChallengeDetail, ChallengeVersion, VisibleTest } from "@/lib/database.types";
import { inline, lines } from "./values";

/** As many as a reader needs; the others show their data where they are run. */
const FEW = 2;

/** The first visible tests, where the statement gives no examples of its own. */
export function Examples({ challenge: { version } }: { challenge: ChallengeDetail }) {
  if (/^#{1,6}\s+examples?\b/im.test(version.statement)) return null;
  const shown = version.visible_tests.filter((test) => !test.generate).slice(0, FEW);
  if (shown.length === 0) return null;
  return (
    <section aria-label="Examples" className="mt-5">
      <h3 className="mb-2 text-14">{shown.length === 1 ? "Example" : "Examples"}</h3>
      {shown.map((test) => (
        <div key={test.position} className="border-line border-t py-3 last:border-b">
          <p className="mb-1.5 text-13 text-muted">
            <bdi>{test.name}</bdi>
          </p>
          <TestInput test={test} names={parameterNames(version)} />
          <ExpectedValue test={test} />
        </div>
      ))}
    </section>
  );
}

/** The names of a function's parameters; none for a query. */
export function parameterNames(version: Pick<ChallengeVersion, "function">): string[] {
  return version.function?.parameters.map(({ name }) => name) ?? [];
}

const well =
  "max-h-60 overflow-auto whitespace-pre-wrap [overflow-wrap:anywhere] font-mono text-13 leading-5";

/** What a test gives: arguments by their names, or the rows of the tables. */
export function TestInput({ test, names }: { test: VisibleTest; names: string[] }) {
  const text = test.setup
    ? test.setup.trim()
    : test.generate
      ? `made by ${test.generate.trim()}`
      : (test.arguments ?? [])
          .map(
            (value, index) =>
              `${names[index] ?? `argument ${index + 1}`} = ${lines(value).join("\n")}`,
          )
          .join("\n");
  return (
    <pre tabIndex={0} className={well}>
      {text}
    </pre>
  );
}

/** What a test expects, after an arrow. */
export function ExpectedValue({ test }: { test: VisibleTest }) {
  const isRows = test.setup !== undefined && Array.isArray(test.expected);
  const text = isRows
    ? (test.expected as VisibleTest["expected"][]).map(inline).join("\n") || "no rows"
    : lines(test.expected).join("\n");
  return (
    <pre tabIndex={0} className={`${well} mt-1 text-muted`}>
      → {text}
    </pre>
  );
}
