import { useQuery } from "@tanstack/react-query";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { KeptCompany } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Avatar } from "@/ui/Avatar";
import { TextLink } from "@/ui/TextLink";
import { promiseRecordsQuery } from "./queries";

/**
 * The companies that answer as they promised, the most reliable first. Figures of real companies are no part of the
 * built page: the section comes with the answer, below everything that was there before, and without one not at all.
 */
export function PromiseRecord() {
  const { data: companies } = useQuery(promiseRecordsQuery);
  if (!companies || companies.length === 0) return null;
  return (
    <section
      aria-labelledby="kept"
      className="grid gap-x-16 gap-y-8 border-line border-t py-14 max-md:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id="kept" className="text-20">
          Companies by kept promises
        </h2>
        <p className="mt-3 max-w-measure text-muted">
          Companies promise to answer within a number of days. We count how often they keep that
          promise.
        </p>
        <p className="mt-3">
          <TextLink href={paths.publicCompanies}>Browse all companies</TextLink>
        </p>
      </div>
      <ol className="self-start border-line-strong border-t">
        {companies.map((company) => (
          <KeptRow key={company.slug} company={company} />
        ))}
      </ol>
    </section>
  );
}

function KeptRow({ company }: { company: KeptCompany }) {
  const { name, slug, logo_url, response_days, kept_percent, decided } = company;
  const days = response_days === 1 ? "1 day" : `${response_days} days`;
  return (
    <li className="flex items-center gap-3 border-line border-b py-2.5">
      <Avatar name={name} src={logo_url} kind="company" />
      <span className="min-w-0 grow">
        <TextLink href={paths.company(slug)} className="block truncate font-semibold">
          {name}
        </TextLink>
        <span className="block text-13 text-muted">answers in {days}</span>
      </span>
      <span className="shrink-0 whitespace-nowrap tabular-nums">
        kept <span className="font-semibold">{kept_percent} %</span>
      </span>
      <ProofMark
        receipt={{
          title: `Answers in ${days}, kept ${kept_percent} %`,
          counts: [
            `${decided.toLocaleString()} decisions on candidates`,
            `${kept_percent} % of them within ${days}`,
          ],
          source: "decisions made here",
        }}
      />
    </li>
  );
}
