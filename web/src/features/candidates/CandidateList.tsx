import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ListDetailPage } from "@/entities/list-detail/ListDetailPage";
import { onPhone, useListDetailPage } from "@/entities/list-detail/use-list-detail-page";
import type { CandidateRow as Row } from "@/lib/database.types";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { MOST_AT_ONCE } from "@/lib/selection";
import { useView } from "@/lib/views";
import { Checkbox } from "@/ui/Checkbox";
import { LinkList } from "@/ui/LinkList";
import { LoadMore } from "@/ui/LoadMore";
import { Loading } from "@/ui/Skeleton";
import { useSelection } from "@/ui/use-selection";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { nameOf, neighbour, type Target } from "./acts";
import { CandidateDetail } from "./CandidateDetail";
import { CandidateRow } from "./CandidateRow";
import { CandidateSelection } from "./CandidateSelection";
import { DetailSkeleton, ListSkeleton } from "./CandidateSkeleton";
import { compareProblem } from "./compare/selection";
import { DecisionBar } from "./DecisionBar";
import { NoCandidates } from "./NoCandidates";
import { candidateQuery, candidatesQuery } from "./queries";
import { RejectDialog } from "./RejectDialog";
import type { SharedProps } from "./shared-props";
import { rowOf, shown, writePlace } from "./view";

const ROW_PX = 137;

type Props = SharedProps & {
  /** Colleagues shared jobs with the reader. */
  anyShared: boolean;
};

/** The list of candidates with the open one beside it, and the bar where one decides on it, or on all that are selected. */
export function CandidateList(props: Props) {
  const { place, go, filters, labels, decide, keys, head, undoLines, anyShared } = props;
  const client = useQueryClient();
  const navigate = useNavigate();
  /** Whom the dialog is about; it keeps them while it closes. */
  const [rejecting, setRejecting] = useState<readonly Row[]>([]);
  const [isRejecting, setIsRejecting] = useState(false);
  const { selected: ticked, toggle, clear } = useSelection();
  const { sending } = decide;
  const foot = useRef<HTMLDivElement>(null);
  /** The focus stays in the bar when the button that was pressed goes. */
  const follow = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    if (!follow.current || foot.current?.contains(at)) return;
    const next = foot.current?.querySelector<HTMLElement>("section a[href], section button");
    if (at === document.body) next?.focus();
    // Until the server has answered there may be nothing to go on to.
    follow.current = at === document.body && !next;
  });
  const stages = filters?.stages ?? [];

  const list = useInfiniteQuery(candidatesQuery(place));
  const open = useQuery({
    ...candidateQuery(place.candidate ?? ""),
    enabled: place.candidate !== null,
  });
  const loaded = list.data?.pages.flat() ?? [];
  const visible = list.data ? shown(loaded, place, open.data ? rowOf(open.data) : null) : [];
  const view = useListDetailPage({
    keys: visible.map((row) => row.job_interaction_id),
    openKey: place.candidate,
    go: (id, how) => go({ candidate: id }, how),
    prefetch: (id) => void client.prefetchQuery(candidateQuery(id)),
  });
  const { selected } = view;
  const one = useQuery({ ...candidateQuery(selected ?? ""), enabled: selected !== null });
  // On a phone the list covers who is chosen until they are opened.
  useView("profile", onPhone() && !place.candidate ? null : one.data?.person.id, "candidates");
  const candidate = one.data ?? null;

  // A key that follows J or K at once is about whom they lead to.
  const latestRow = () =>
    visible.find((row) => row.job_interaction_id === view.latest()) ??
    (candidate && rowOf(candidate));

  // Who has left the list is not changed with the others.
  const chosen = visible.filter((row) => ticked.has(row.job_interaction_id));
  const undecided = chosen.filter((row) => row.decision === null);
  const approved = chosen.filter((row) => row.stage !== null);
  const tooMany = chosen.length > MOST_AT_ONCE;
  const compare = () => {
    if (compareProblem(chosen) === null) void navigate(comparePath(chosen));
  };

  const askToReject = (rows: readonly Row[]) => {
    setRejecting(rows);
    setIsRejecting(true);
  };
  const act = (what: "approve" | "reject") => {
    follow.current = foot.current?.contains(document.activeElement) ?? false;
    if (chosen.length > 0) {
      if (undecided.length === 0 || tooMany) return;
      if (what === "reject") return askToReject(undecided);
      void decide.approve(undecided.map(targetOf));
      return clear();
    }
    const row = latestRow();
    if (row?.decision !== null || sending.has(row.job_interaction_id)) return;
    if (what === "reject") askToReject([row]);
    else void decide.approve([targetOf(row)]);
  };
  const step = (by: -1 | 1) => {
    const row = latestRow();
    const to = neighbour(stages, row?.stage ?? null, by);
    if (row && to) void decide.move([targetOf(row)], to);
  };
  const tick = () => {
    const id = view.latest();
    if (id !== null) toggle(id);
  };

  useKeys("Candidates", [
    { keys: ["J"], does: "Next candidate", run: () => view.step(1) },
    { keys: ["K"], does: "Previous candidate", run: () => view.step(-1) },
    { keys: ["X"], does: "Select or deselect", run: tick },
    { keys: ["A"], does: "Approve, also all that are selected", run: () => act("approve") },
    {
      keys: ["R"],
      does: "Reject with a criterion, also all that are selected",
      run: () => act("reject"),
    },
    { keys: ["C"], does: "Compare the selected candidates", run: compare },
    { keys: ["["], does: "Move to the stage before", run: () => step(-1) },
    { keys: ["]"], does: "Move to the next stage", run: () => step(1) },
    {
      keys: ["O"],
      does: "Open the conversation",
      run: () =>
        candidate?.conversation_id && void navigate(paths.conversation(candidate.conversation_id)),
    },
    {
      keys: ["Escape"],
      does: "Clear the selection, or back to the list",
      run: () => (chosen.length > 0 ? clear() : view.back()),
    },
    ...keys,
  ]);

  const hrefOf = (id: string | null) =>
    paths.interestedCandidates + writePlace({ ...place, candidate: id });
  const address = writePlace({ ...place, candidate: null });

  return (
    <>
      <ListDetailPage
        page={view}
        query={list}
        loadedCount={loaded.length}
        failure="Candidates could not be loaded"
        note="You can still use Messages."
        head={head}
        loading={
          <Loading label="Loading candidates">
            <ListSkeleton />
          </Loading>
        }
        empty={
          visible.length === 0 && (
            <NoCandidates place={place} any={filters !== null} anyShared={anyShared} go={go} />
          )
        }
        detailLabel="The open candidate"
        detail={<CandidateDetail query={one} jobLabels={labels} backHref={hrefOf(null)} />}
        detailLoading={
          <Loading label="Loading the candidate">
            <DetailSkeleton />
          </Loading>
        }
        foot={
          <div ref={foot} className="z-sticky" data-keep-clear="">
            {undoLines}
            {chosen.length > 0 ? (
              <CandidateSelection
                open={undecided.map(targetOf)}
                approved={approved.map(targetOf)}
                chosen={chosen}
                stages={stages}
                onApprove={() => act("approve")}
                onReject={() => act("reject")}
                onMove={(to) => {
                  void decide.move(approved.map(targetOf), to);
                  clear();
                }}
                onClear={clear}
              />
            ) : (
              candidate && (
                <DecisionBar
                  candidate={candidate}
                  stages={stages}
                  sending={sending.has(candidate.interaction.id)}
                  inFront={place.candidate !== null}
                  onApprove={() => act("approve")}
                  onReject={() => act("reject")}
                  onMove={(to) => void decide.move([targetOf(rowOf(candidate))], to)}
                />
              )
            )}
          </div>
        }
      >
        <LinkList
          key={address}
          label="Candidates"
          items={visible}
          keyOf={(row) => row.job_interaction_id}
          hrefOf={(row) => hrefOf(row.job_interaction_id)}
          onOpen={(row, byKey) => view.open(row.job_interaction_id, byKey)}
          selected={selected}
          pane={view.listPane}
          rowPx={ROW_PX}
          address={`candidates ${address}`}
          aside={(row, isStop) => (
            <Checkbox
              tabIndex={isStop ? 0 : -1}
              checked={ticked.has(row.job_interaction_id)}
              onChange={() => toggle(row.job_interaction_id)}
              label={<VisuallyHidden>Select {row.full_name}</VisuallyHidden>}
            />
          )}
        >
          {(row) => (
            <CandidateRow
              row={row}
              jobLabel={labels.get(row.job_opening_id) ?? row.job_title}
              bySystemDesign={place.sort === "system_design"}
            />
          )}
        </LinkList>
        <LoadMore
          shown={visible.length}
          noun={visible.length === 1 ? "candidate" : "candidates"}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          pending={list.isFetchingNextPage}
        />
      </ListDetailPage>
      <RejectDialog
        open={isRejecting}
        {...namesOf(rejecting)}
        matches={rejecting.map((row) => row.match)}
        proofs={
          rejecting.length === 1 && rejecting[0]?.job_interaction_id === candidate?.interaction.id
            ? (candidate?.proofs ?? [])
            : []
        }
        onClose={() => setIsRejecting(false)}
        onReject={(rejection) => {
          setIsRejecting(false);
          follow.current = true;
          void decide.reject(rejecting.map(targetOf), rejection);
          clear();
        }}
      />
    </>
  );
}

const comparePath = (rows: readonly Row[]) =>
  paths.compareCandidates(rows.map((row) => row.job_interaction_id));

const targetOf = (row: Row): Target => ({
  id: row.job_interaction_id,
  name: row.full_name,
  stage: row.stage,
});

/** What a dialog about these candidates is called, and where its draft is kept. */
function namesOf(rows: readonly Row[]) {
  const name = nameOf({ targets: rows.map(targetOf) });
  const [only] = rows;
  return {
    name,
    shortName: rows.length === 1 ? (name.split(" ")[0] ?? name) : name,
    draftKey: `reject.${rows.length === 1 && only ? only.job_interaction_id : "several"}`,
  };
}
