import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { UnscoredInterview } from "@/entities/interview/answer";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { seniorityLabels } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/EmptyState";
import { Facts } from "@/ui/Facts";
import { OpenedPanel } from "@/ui/OpenedPanel";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { Tag } from "@/ui/Tag";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { StaffList } from "../StaffList";
import { retryScoring, unscoredQuery } from "./queries";

/** Attempts without a score; one opens beside the list with why, and can be tried again. */
export function UnscoredList({ open: openId }: { open: string | null }) {
  const [, setSearch] = useSearchParams();
  const query = useQuery(unscoredQuery);
  return (
    <StaffList
      query={query}
      what="The interviews"
      empty={
        <EmptyState title="Every interview has a score">
          Interviews that can't be scored appear here. The candidate gets the attempt back, and you
          can retry.
        </EmptyState>
      }
    >
      {(attempts) => {
        const open = attempts.find(({ id }) => id === openId) ?? null;
        return (
          <div className={cx("mt-4 gap-8", open && "md:grid md:grid-cols-2")}>
            <ul aria-label="Interviews without a score" className="border-line border-t">
              {attempts.map((one) => (
                <RowLink
                  key={one.id}
                  href={`${paths.adminInterviews}?tab=unscored&attempt=${one.id}`}
                  selected={one.id === open?.id}
                >
                  <UnscoredLine attempt={one} />
                </RowLink>
              ))}
            </ul>
            {open && (
              <UnscoredPanel
                key={open.id}
                attempt={open}
                onClose={() => setSearch({ tab: "unscored" }, { preventScrollReset: true })}
              />
            )}
          </div>
        );
      }}
    </StaffList>
  );
}

function UnscoredLine({ attempt: one }: { attempt: UnscoredInterview }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <bdi className="font-semibold">{one.problem.title}</bdi>
      <span className="flex items-baseline gap-3 text-13 text-muted">
        <Tag tone={one.state === "scoring" ? "wait" : "stop"}>
          {one.state === "scoring" ? "Being scored" : "Not scored"}
        </Tag>
        <RelativeTime at={one.finished_at} />
      </span>
    </span>
  );
}

function UnscoredPanel({ attempt, onClose }: { attempt: UnscoredInterview; onClose: () => void }) {
  const { toast } = useToast();
  return (
    <OpenedPanel title={attempt.problem.title} onClose={onClose}>
      <Facts
        layout="rows"
        facts={[
          { label: "Seniority", value: seniorityLabels[attempt.seniority] },
          { label: "Kind", value: attempt.practice ? "Practice" : "Counts for the profile" },
          { label: "Finished", value: <RelativeTime at={attempt.finished_at} /> },
          {
            label: "Attempt",
            value: attempt.returned_at ? (
              <span>
                Refunded <RelativeTime at={attempt.returned_at} />
              </span>
            ) : (
              "Not refunded yet"
            ),
          },
          { label: "Model's answers", value: `${attempt.answers} stored` },
        ]}
      />
      <h3 className="mt-5 mb-1 text-14">Why</h3>
      <p className="mb-6 break-words font-mono text-13 whitespace-pre-wrap">
        {attempt.last_error ?? "No reason recorded."}
      </p>
      {attempt.state === "unscored" ? (
        <ReasonForm
          hint="It's recorded in the audit log."
          acts={[
            {
              does: "Score it again",
              variant: "primary",
              effect: "The candidate keeps the refunded attempt, even if scoring succeeds.",
              act: async (reason) => {
                await retryScoring(attempt.id, reason);
                toast({ message: "Scoring restarted." });
                await queryClient.invalidateQueries({ queryKey: ["admin", "interviews"] });
              },
            },
          ]}
        />
      ) : (
        <p className="text-muted">Scoring is in progress.</p>
      )}
    </OpenedPanel>
  );
}
