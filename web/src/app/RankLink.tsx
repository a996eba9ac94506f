import { useQuery } from "@tanstack/react-query";
import { rankQuery, shareToNext, toNextText } from "@/entities/rank/progress";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { rankNamed } from "@/entities/rank/rank-by-name";
import { paths } from "@/lib/paths";
import { Link } from "@/ui/Link";
import { Tooltip } from "@/ui/Tooltip";

/** A seeker's rank in the bar, with what the next one needs where there is room. */
export function RankLink() {
  const { data: progress } = useQuery(rankQuery);
  if (!progress) return null;
  const toNext = toNextText(progress);
  // A special rank, assigned by staff, comes before the earned rank.
  const { name } = progress.special_rank ?? progress.rank;
  const words = toNext ? `${name}, ${toNext}` : name;
  return (
    <Tooltip content={words} side="bottom">
      <Link
        href={paths.challenges}
        aria-label={words}
        className="flex h-11 shrink-0 items-center gap-2 rounded-control px-2 text-13 text-muted transition-colors hover:text-ink max-md:px-2.5"
      >
        {/* Still: what stands on every page must not move. */}
        <RankGlyph rank={rankNamed(name)} size={24} />
        {progress.next && (
          <span aria-hidden="true" className="flex items-center gap-2 max-xl:hidden">
            <span className="tabular-nums">
              {progress.completed} of {progress.next.min_challenges}
            </span>
            <RankGlyph rank={progress.next.position} size={16} progress={shareToNext(progress)} />
          </span>
        )}
      </Link>
    </Tooltip>
  );
}
