import type { Finding, Result } from "@/entities/interview/answer";
import { Markdown } from "@/ui/Markdown";
import { PageHeader, Section } from "@/ui/Page";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { EvidenceText } from "../result/CheckRow";
import { notMetText, tenths } from "../words";
import { sample } from "./words";

/** The sample without scripts: every check is open, and nothing has to be pressed. */
export function PlainSample({ result }: { result: Result }) {
  const { receipt, rubric, problem } = result;
  if (!receipt) return null;
  return (
    <div className="page pb-16">
      <PageHeader title={sample.title} lede={sample.lede} />
      <p className="flex flex-wrap items-baseline gap-x-2 border-line border-y border-t-line-strong py-6">
        <span className="text-56 font-semibold tabular-nums">{receipt.score.total}</span>
        <span className="text-20 text-muted">of 100</span>
        <bdi className="ml-6 text-muted">{problem.title}</bdi>
      </p>
      {receipt.score.dimensions.map(({ id, level }) => (
        <Section
          key={id}
          title={rubric.dimensions.find((dimension) => dimension.id === id)?.title ?? id}
          aside={`${tenths(level)} of 4`}
          className="max-w-reading"
        >
          <ul className="border-line border-t">
            {receipt.findings
              .filter(({ dimension }) => dimension === id)
              .map((finding) => (
                <PlainCheck key={finding.check} finding={finding} result={result} />
              ))}
          </ul>
        </Section>
      ))}
      <Section title="The problem" className="max-w-reading">
        <Markdown text={problem.statement} headingLevel={3} />
      </Section>
    </div>
  );
}

function PlainCheck({ finding, result }: { finding: Finding; result: Result }) {
  const { met, title, points, evidence } = finding;
  return (
    <li className="border-line border-b py-2.5">
      <p className="flex items-baseline justify-between gap-3">
        <span>
          {met && <ProofGlyph size={16} className="mr-2 inline align-[-2px]" />}
          {title}
        </span>
        <span className="shrink-0 font-mono text-12 text-muted">
          {met ? points : 0} of {points}
        </span>
      </p>
      {!met && <p className="text-13 text-muted">{notMetText(finding)}</p>}
      {evidence && <EvidenceText evidence={evidence} result={result} />}
    </li>
  );
}
