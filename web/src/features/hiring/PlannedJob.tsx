import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { countryName } from "@/lib/countries";
import { paths } from "@/lib/paths";
import { employmentTypeWords, remotePolicyWords, seniorityWords } from "@/lib/vocabulary";
import { Button } from "@/ui/Button";
import { type Fact, Facts } from "@/ui/Facts";
import { formatPay } from "@/ui/money";
import { NoteList } from "@/ui/NoteList";
import { SkeletonText } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { skillNamesQuery } from "./queries";
import type { PlannedPosting } from "./types";

const Markdown = lazy(async () => ({ default: (await import("@/ui/Markdown")).Markdown }));

type Props = {
  posting: PlannedPosting;
  /** Shown in full from the start. */
  open: boolean;
  /** The draft that was made of it a moment ago. */
  madeId: string | null;
  pending: boolean;
  onMake: () => void;
};

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** One posting of a document: what would come in, what was not understood, what publishing would still need. */
export function PlannedJob({ posting, open, madeId, pending, onMake }: Props) {
  const { draft, unknown_skills, warnings, missing_for_publish: missing } = posting;
  const slugs = (draft.skills ?? []).flatMap(({ slug }) => slug ?? []);
  const { data: names = [] } = useQuery(skillNamesQuery(slugs));
  const skills = slugs.map((slug) => names.find((one) => one.slug === slug)?.name ?? slug);
  return (
    <li className="border-line border-b py-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <h3 className="text-16">
            <bdi>{posting.title || "A posting without a title"}</bdi>
          </h3>
          <p className="text-muted">
            {missing.length === 0
              ? "Complete: it could be published as it is."
              : `Publishing would still need: ${missing.map((one) => one.message).join(" ")}`}
          </p>
          {posting.existing_job_id && !madeId && (
            <p className="text-muted">
              It came in before.{" "}
              <TextLink underlined href={paths.jobEdit(posting.existing_job_id)}>
                Open that job
              </TextLink>
            </p>
          )}
        </div>
        {madeId ? (
          <TextLink href={paths.jobEdit(madeId)}>Open the draft</TextLink>
        ) : (
          <Button variant="primary" pending={pending} onClick={onMake}>
            {posting.existing_job_id ? "Bring that job up to date" : "Take over as a draft"}
          </Button>
        )}
      </div>
      <details open={open} className="mt-3">
        <summary className="w-fit rounded-tag text-action hover:text-action-strong">
          What would come in
        </summary>
        <div className="mt-3 grid max-w-reading gap-6">
          <Facts layout="rows" facts={factsOf(posting, skills)} />
          {draft.description && (
            <div>
              <h4 className="mb-2 text-14">Description</h4>
              <div className="max-h-80 overflow-y-auto rounded-control border border-line px-4 py-3">
                <Suspense fallback={<SkeletonText lines={5} />}>
                  <Markdown text={draft.description} small headingLevel={4} />
                </Suspense>
              </div>
            </div>
          )}
          {unknown_skills.length > 0 && (
            <div>
              <h4 className="mb-2 text-14">Skills that are not known here</h4>
              <p className="mb-2 text-muted">
                They are left out. In the draft you can choose the ones that come closest.
              </p>
              <ul className="flex flex-wrap gap-1.5">
                {unknown_skills.map((name) => (
                  <li key={name} className="max-w-full">
                    <Tag tone="dashed">{name}</Tag>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {warnings.length > 0 && (
            <div>
              <h4 className="mb-2 text-14">Read differently, or left out</h4>
              <NoteList notes={warnings} label="Notes on the document" />
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

function factsOf({ draft }: PlannedPosting, skills: string[]): Fact[] {
  const pay =
    draft.pay_currency &&
    formatPay({
      min: draft.pay_min ?? null,
      max: draft.pay_max ?? null,
      currency: draft.pay_currency,
      period: draft.pay_period,
    });
  const facts: [string, string | null | undefined | false][] = [
    ["Seniority", draft.seniority && seniorityWords[draft.seniority]],
    ["Employment", draft.employment_type && employmentTypeWords[draft.employment_type]],
    ["Where", draft.remote_policy && remotePolicyWords[draft.remote_policy]],
    ["Places", draft.places?.join(" · ")],
    ["Countries", draft.countries?.map(countryName).join(", ")],
    ["Pay", pay],
    ["Experience", draft.min_years != null && `${draft.min_years} years`],
    ["Skills", skills.join(", ")],
    ["Closes", draft.expires_at && day.format(new Date(draft.expires_at))],
  ];
  return facts.flatMap(([label, value]) => [
    {
      label,
      value: value ? <bdi>{value}</bdi> : <span className="text-muted">Not found</span>,
    },
  ]);
}
