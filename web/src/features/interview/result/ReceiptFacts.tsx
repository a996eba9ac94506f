import type { Receipt, Result } from "@/entities/interview/answer";
import { CopyButton } from "@/ui/CopyButton";
import { Section } from "@/ui/Page";

/** What made the number, by name and by hash, to copy and to hold against another scoring. */
export function ReceiptFacts({ result, receipt }: { result: Result; receipt: Receipt }) {
  const { versions, hashes } = receipt;
  const facts: [label: string, value: string][] = [
    ["Scorer", `version ${versions.scorer}`],
    ["Problem", versions.problem],
    ["Rubric", versions.rubric],
    ["Words", hashes.transcript],
    ["Board", hashes.board],
  ];
  if (versions.model) facts.push(["Model", versions.model]);
  if (versions.prompt !== null) facts.push(["Prompt", `version ${versions.prompt}`]);
  return (
    <Section
      title="Receipt"
      aside={
        <CopyButton
          label="Copy all"
          text={JSON.stringify({ attempt: result.attempt.id, ...receipt }, null, 2)}
        />
      }
      lede="The same versions and answers give the same score on every machine. SHA-256 hashes identify the problem, rubric, words and board."
      className="border-line border-t"
    >
      <dl className="border-line border-t">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex min-h-row flex-wrap items-center gap-x-4 border-line border-b py-1"
          >
            <dt className="w-24 shrink-0 text-muted">{label}</dt>
            <dd className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 font-mono text-13">
              <span className="break-all">{value}</span>
              {/^[0-9a-f]{64}$/.test(value) && (
                <CopyButton text={value} label={`Copy ${label.toLowerCase()}`} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
