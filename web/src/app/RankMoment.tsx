import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { markRankSeen, rankQuery } from "@/entities/rank/progress";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import type { RankProgress } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { CloseButton } from "@/ui/CloseButton";
import { TextLink } from "@/ui/TextLink";

type Moment = RankProgress["moments"][number];

/**
 * The moment of a new rank, said once and calmly: a small layer that takes no focus and stays until it is
 * closed. It counts as seen as soon as it is shown, so that no other device tells it again.
 */
export function RankMoment() {
  const { data: progress } = useQuery(rankQuery);
  const [shown, setShown] = useState<{ moment: Moment; isOpen: boolean } | null>(null);
  const highest = progress?.moments.at(-1) ?? null;
  if (highest && highest.reached_at !== shown?.moment.reached_at) {
    setShown({ moment: highest, isOpen: true });
  }

  const ranks = progress?.moments.map(({ rank }) => rank).join("\n") ?? "";
  useEffect(() => {
    for (const rank of ranks ? ranks.split("\n") : []) {
      // Not marked this time, it is said again at the next visit.
      markRankSeen(rank).catch(() => undefined);
    }
  }, [ranks]);

  return (
    <div role="status">
      {shown?.isOpen && (
        <MomentCard
          moment={shown.moment}
          progress={progress}
          onClose={() => setShown({ ...shown, isOpen: false })}
        />
      )}
    </div>
  );
}

type CardProps = { moment: Moment; progress: RankProgress | null | undefined; onClose: () => void };

function MomentCard({ moment, progress, onClose }: CardProps) {
  const next = progress?.next;
  return (
    <section
      aria-label="New rank"
      className="layer-box fixed right-6 bottom-6 z-toast flex w-96 max-w-[calc(100vw-32px)] animate-layer-in items-center gap-4 p-4 max-md:right-4 max-md:bottom-[72px]"
    >
      <RankGlyph rank={moment.position} size={72} effect />
      <div className="min-w-0 grow">
        <p className="text-13 text-muted">New rank</p>
        <p className="text-20 font-semibold">{moment.rank}</p>
        <p className="text-13 text-muted">
          {progress && `${progress.completed} challenges passed. `}
          {next && `${next.missing} more to ${next.name}. `}
          <TextLink href={paths.profile} onClick={onClose}>
            See it on your profile
          </TextLink>
        </p>
      </div>
      <CloseButton onClick={onClose} className="-mt-1 self-start" />
    </section>
  );
}
