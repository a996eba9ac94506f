import type { ReactNode } from "react";
import { PageHeader } from "@/ui/Page";

type Props = {
  title: string;
  /** The summary, in two sentences. */
  lede: string;
  /** The effective date, formatted. */
  since: string;
  parts: { title: string; text: ReactNode }[];
};

/** A legal text in numbered parts. */
export function LegalText({ title, lede, since, parts }: Props) {
  return (
    <div className="page max-w-reading pb-16">
      <PageHeader title={title} lede={lede} />
      <p className="text-13 text-muted">Effective {since}</p>
      {parts.map((part, index) => (
        <section
          key={part.title}
          aria-label={part.title}
          className="mt-6 border-line border-t pt-6 text-16"
        >
          <h2 className="mb-2 flex gap-3 text-16">
            <span aria-hidden="true" className="font-mono text-13 font-normal text-faint">
              {index + 1}
            </span>
            {part.title}
          </h2>
          <div className="prose text-16">{part.text}</div>
        </section>
      ))}
    </div>
  );
}
