import { useQuery } from "@tanstack/react-query";
import { QueryState } from "@/entities/query/QueryState";
import { rankQuery, toNextText } from "@/entities/rank/progress";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import type { RankProgress } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Meter } from "@/ui/Meter";
import { RelativeTime } from "@/ui/RelativeTime";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Table, Td, Th } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { FigureSection } from "./FigureSection";

/** Where the reader stands on the way through the ranks. */
export function RankFigure() {
  const query = useQuery(rankQuery);
  return (
    <FigureSection
      id="rank"
      title="Rank progress"
      lede="Your rank, and the challenges that the next one needs."
      howItIsMade={
        <p>
          Each challenge you passed counts once, whatever its language and difficulty. When a
          challenge's tests change, all submissions are judged again, so a count can go down.
        </p>
      }
      next={
        query.data && (
          <TextLink underlined href={paths.challenges}>
            {query.data.next
              ? `Pass ${challengesText(query.data.next.missing)} to reach ${query.data.next.name}`
              : "See all challenges"}
          </TextLink>
        )
      }
    >
      <QueryState
        query={query}
        level={3}
        failure="Your rank could not be loaded"
        note="The other figures are not affected."
        loading={
          <Loading label="Loading your rank">
            <SkeletonRows rows={4} />
          </Loading>
        }
      >
        {(progress) => progress && <Ranks progress={progress} />}
      </QueryState>
    </FigureSection>
  );
}

function challengesText(count: number): string {
  return count === 1 ? "1 challenge" : `${count} challenges`;
}

function Ranks({ progress }: { progress: RankProgress }) {
  const { rank, next, completed, ranks } = progress;
  return (
    <>
      <div className="mb-4 flex items-center gap-4">
        <RankGlyph rank={rank.position} size={48} effect={rank.effect !== "still"} />
        <div className="min-w-0 grow">
          <p className="font-semibold">{rank.name}</p>
          {next ? (
            <Meter
              label={`Way to ${next.name}`}
              value={completed}
              max={next.min_challenges}
              text={toNextText(progress) ?? ""}
            />
          ) : (
            <p className="text-13 text-muted">
              The highest rank, with {challengesText(completed)} passed.
            </p>
          )}
        </div>
      </div>
      <Table caption="Ranks">
        <thead>
          <tr>
            <Th>Rank</Th>
            <Th figure>Challenges</Th>
            <Th>Reached</Th>
          </tr>
        </thead>
        <tbody>
          {ranks.map((one) => (
            <tr key={one.name}>
              <Td>
                <span className="flex items-center gap-2">
                  <RankGlyph rank={one.position} size={20} />
                  {one.name}
                </span>
              </Td>
              <Td figure>{one.min_challenges}</Td>
              <Td className="text-13 text-muted">
                {one.reached_at ? (
                  <RelativeTime at={one.reached_at} />
                ) : one.min_challenges <= completed ? (
                  "Yes"
                ) : (
                  `${one.min_challenges - completed} more`
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
