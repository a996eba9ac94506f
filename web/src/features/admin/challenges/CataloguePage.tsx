import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { StaffChallenge } from "@/lib/database.types";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/EmptyState";
import { Facts } from "@/ui/Facts";
import { OpenedPanel } from "@/ui/OpenedPanel";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { SkeletonRows } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { AdminFrame } from "../AdminFrame";
import { ReasonForm } from "../ReasonForm";
import { StaffState } from "../StaffState";
import { offerChallenge, staffChallengesQuery } from "./queries";

/** The catalogue with its numbers; one opens beside the list, to be taken out or brought back. */
export default function CataloguePage() {
  usePageTitle("Challenges");
  const [search, setSearch] = useSearchParams();
  const query = useQuery(staffChallengesQuery);
  const open = query.data?.challenges.find(({ id }) => id === search.get("challenge")) ?? null;
  return (
    <AdminFrame
      current="challenges"
      title="Challenges"
      lede="All challenges with their results. A retired challenge accepts no submissions. People who passed it keep it."
    >
      <StaffState
        query={query}
        what="The challenges"
        skeleton={
          <div className="mt-4">
            <SkeletonRows rows={8} />
          </div>
        }
      >
        {({ challenges, waiting }) =>
          challenges.length === 0 ? (
            <EmptyState title="No challenges yet">
              Challenges appear here when the server starts and loads its catalogue.
            </EmptyState>
          ) : (
            <>
              <p className="py-4 text-muted">
                {challenges.length} challenges ·{" "}
                {waiting === 0 ? "judge queue empty" : `${waiting} submissions in the judge queue`}
              </p>
              <div
                className={cx(
                  "gap-8",
                  open && "md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
                )}
              >
                <ul aria-label="Challenges" className="border-line border-t">
                  {challenges.map((one) => (
                    <RowLink
                      key={one.id}
                      href={`${paths.adminChallenges}?challenge=${one.id}`}
                      selected={one.id === open?.id}
                    >
                      <ChallengeLine challenge={one} />
                    </RowLink>
                  ))}
                </ul>
                {open && (
                  <ChallengePanel key={open.id} challenge={open} onClose={() => setSearch({})} />
                )}
              </div>
            </>
          )
        }
      </StaffState>
    </AdminFrame>
  );
}

/** The share of answers that were not accepted, in percent; null before the first. */
function rejectedShare({ answers, accepted, waiting }: StaffChallenge): number | null {
  const judged = answers - waiting;
  return judged > 0 ? Math.round((100 * (judged - accepted)) / judged) : null;
}

function ChallengeLine({ challenge }: { challenge: StaffChallenge }) {
  const rejected = rejectedShare(challenge);
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="flex min-w-0 grow basis-60 items-center gap-2">
        <bdi className="min-w-0 truncate font-semibold">{challenge.title}</bdi>
        {challenge.retired_at && <Tag tone="dashed">Retired</Tag>}
        {challenge.open_disputes > 0 && <Tag tone="wait">{challenge.open_disputes} disputed</Tag>}
        {challenge.internal_errors > 0 && (
          <Tag tone="stop">{challenge.internal_errors} internal errors</Tag>
        )}
      </span>
      <span className="text-13 text-muted tabular-nums">
        {challenge.solved_by} of {challenge.answered_by} passed
        {rejected !== null && ` · ${rejected} % of answers rejected`}
      </span>
    </span>
  );
}

function ChallengePanel({
  challenge,
  onClose,
}: {
  challenge: StaffChallenge;
  onClose: () => void;
}) {
  const { toast } = useToast();
  const retired = challenge.retired_at !== null;
  const rejected = rejectedShare(challenge);
  const act = async (reason: string) => {
    await offerChallenge(challenge.id, retired, reason);
    toast({ message: `${challenge.title}: ${retired ? "published again" : "retired"}.` });
  };
  return (
    <OpenedPanel title={challenge.title} onClose={onClose}>
      <div className="grid gap-6">
        <Facts
          layout="rows"
          facts={[
            {
              label: "Kind",
              value: `${challenge.kind}, ${challenge.topic}, ${challenge.difficulty}`,
            },
            {
              label: "Version",
              value: challenge.version_at ? (
                <>
                  {challenge.version}, made <RelativeTime at={challenge.version_at} />
                </>
              ) : (
                "none"
              ),
            },
            { label: "Tests", value: challenge.tests_total ?? 0 },
            {
              label: "Passed by",
              value: `${challenge.solved_by} of ${challenge.answered_by} people`,
            },
            { label: "Answers", value: challenge.answers },
            { label: "Rejected", value: rejected === null ? "none yet" : `${rejected} %` },
            { label: "Internal errors", value: challenge.internal_errors },
            { label: "Waiting", value: challenge.waiting },
            {
              label: "Disputes",
              value:
                challenge.open_disputes > 0 ? (
                  <TextLink href={paths.adminDisputes}>{challenge.open_disputes} open</TextLink>
                ) : (
                  "none open"
                ),
            },
          ]}
        />
        <ReasonForm
          hint="It's recorded in the audit log."
          acts={[
            retired
              ? {
                  does: "Publish again",
                  variant: "primary",
                  effect: "Everyone can find it and submit answers.",
                  act,
                }
              : {
                  does: "Retire",
                  variant: "danger",
                  effect:
                    "People can no longer find it. Those who passed it keep it, and it still counts.",
                  act,
                },
          ]}
        />
      </div>
    </OpenedPanel>
  );
}
