import type { UseQueryResult } from "@tanstack/react-query";
import type { Weight } from "@/entities/match/weights";
import { QueryState } from "@/entities/query/QueryState";
import type { Database, PreviewLine } from "@/lib/database.types";
import { EmptyState } from "@/ui/EmptyState";
import { LockedState } from "@/ui/LockedState";
import { Section } from "@/ui/Page";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Table, Td, Th } from "@/ui/Table";

type WeightsPreview = Database["public"]["Functions"]["preview_match_weights"]["Returns"];

type Props = {
  query: UseQueryResult<WeightsPreview>;
  locked: string | null;
  rows: Weight[];
};

/** Whom these weights bring to the first twenty, compared with the saved ones. */
export function WeightsEffect({ query, locked, rows }: Props) {
  return (
    <Section
      title="Effect of the changes"
      lede="Compared with the saved weights, for interested and findable candidates."
    >
      <Body query={query} locked={locked} rows={rows} />
    </Section>
  );
}

function Body({ query, locked, rows }: Props) {
  if (locked !== null) {
    return (
      <LockedState title="No preview available" level={3}>
        {locked}
      </LockedState>
    );
  }
  return (
    <QueryState
      query={query}
      failure="The effect couldn't be calculated"
      note="You can still save the weights."
      level={3}
      loading={
        <Loading label="Calculating the effect">
          <SkeletonRows rows={8} />
        </Loading>
      }
    >
      {(preview) => <Effect preview={preview} rows={rows} stale={query.isFetching} />}
    </QueryState>
  );
}

type EffectProps = { preview: WeightsPreview; rows: Weight[]; stale: boolean };

function Effect({ preview, rows, stale }: EffectProps) {
  const { candidates, top, entering, leaving, unchanged_criteria } = preview;
  if (candidates === 0) {
    return (
      <EmptyState title="No candidates to compare yet" level={3}>
        No interested or findable candidate has the skills of this job yet.
      </EmptyState>
    );
  }
  const counting = new Map(rows.filter((row) => row.weight > 0).map((row) => [row.key, row.label]));
  const idle = unchanged_criteria.flatMap((key) => counting.get(key) ?? []);
  return (
    <div aria-busy={stale} className={stale ? "opacity-60 transition-opacity" : undefined}>
      <p role="status" className="font-semibold">
        {entering.length === 0
          ? "The top 20 stays the same."
          : `${people(entering.length)} would enter the top 20.`}
      </p>
      <p className="text-muted">{people(candidates)} compared.</p>
      {entering.length > 0 && (
        <div className="mt-3 grid gap-x-8 gap-y-3 md:grid-cols-2">
          <Names title="Would enter" lines={entering} />
          <Names title="Would drop out" lines={leaving} />
        </div>
      )}
      {idle.length > 0 && (
        <p className="mt-3 text-13 text-muted">
          {idle.join(", ")}: the same for all candidates, so this weight doesn't change the order.
        </p>
      )}
      <Table caption="Top 20 with these weights" className="mt-4">
        <thead>
          <tr>
            <Th figure>Place</Th>
            <Th>Name</Th>
            <Th figure>Match</Th>
            <Th figure>Moves</Th>
          </tr>
        </thead>
        <tbody>
          {top.map((line) => (
            <tr key={line.profile_id}>
              <Td figure>{line.rank_after}</Td>
              <Td>
                <bdi>{line.full_name}</bdi>
              </Td>
              <Td figure>
                {line.score_after ?? "–"}
                {line.score_before !== line.score_after && (
                  <span className="text-muted"> was {line.score_before ?? "–"}</span>
                )}
              </Td>
              <Td figure>{moveText(line)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Names({ title, lines }: { title: string; lines: PreviewLine[] }) {
  return (
    <div>
      <h3 className="text-13 font-normal text-muted">{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.profile_id} className="flex gap-3">
            <bdi className="min-w-0 grow truncate">{line.full_name}</bdi>
            <span className="text-muted tabular-nums">
              {line.rank_before} → {line.rank_after}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function people(count: number): string {
  return count === 1 ? "1 person" : `${count.toLocaleString()} people`;
}

function moveText({ rank_before, rank_after }: PreviewLine): string {
  const by = rank_before - rank_after;
  if (by === 0) return "–";
  return by > 0 ? `up ${by}` : `down ${-by}`;
}
