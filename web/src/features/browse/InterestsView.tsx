import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryState } from "@/entities/query/QueryState";
import type { Interest } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { RowList } from "@/ui/Rows";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { InterestRow } from "./InterestRow";
import { interestsQuery } from "./queries";
import { WithdrawDialog } from "./WithdrawDialog";

/** What the reader said they are interested in, and what became of it. */
export function InterestsView({ tabs }: { tabs: ReactNode }) {
  const interests = useQuery(interestsQuery);
  const [withdrawing, setWithdrawing] = useState<Interest | null>(null);
  return (
    <div className="page pt-2 pb-12">
      {tabs}
      <div className="max-w-[860px] pt-5">
        <QueryState
          query={interests}
          failure="Your interests could not be loaded"
          note="Your data is safe."
          loading={
            <Loading label="Loading your interests">
              <SkeletonRows rows={6} />
            </Loading>
          }
        >
          {(mine) =>
            mine.length === 0 ? (
              <EmptyState
                title="No interests yet"
                action={<TextLink href={paths.browseJobs}>Discover jobs</TextLink>}
              >
                Jobs you're interested in appear here with the company's decision.
              </EmptyState>
            ) : (
              <RowList label="Interests">
                {mine.map((interest) => (
                  <InterestRow
                    key={interest.id}
                    interest={interest}
                    onWithdraw={() => setWithdrawing(interest)}
                  />
                ))}
              </RowList>
            )
          }
        </QueryState>
      </div>
      <WithdrawDialog interest={withdrawing} onClose={() => setWithdrawing(null)} />
    </div>
  );
}
