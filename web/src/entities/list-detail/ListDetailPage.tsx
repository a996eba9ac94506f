import type { ComponentProps, ReactNode } from "react";
import { SplitView } from "@/ui/SplitView";
import { ListState } from "../query/ListState";
import type { useListDetailPage } from "./use-list-detail-page";

type Props = ComponentProps<typeof ListState> & {
  page: ReturnType<typeof useListDetailPage>;
  /** Above the list, always in sight: tabs and filters. */
  head: ReactNode;
  detail: ReactNode;
  /** Stands for the detail until it is known what the first one is. */
  detailLoading: ReactNode;
  /** Names the pane of the detail: "The open job". */
  detailLabel: string;
  /** Under both: what can be decided. */
  foot?: ReactNode;
};

/** A list, what is open of it, and what can be decided about that. Children are the rows. */
export function ListDetailPage(props: Props) {
  const { page, head, detail, detailLoading, detailLabel, foot, ...list } = props;
  return (
    <SplitView
      listRef={page.listPane}
      detailRef={page.detailPane}
      detailLabel={detailLabel}
      detailInFront={page.detailInFront}
      head={head}
      list={<ListState {...list} />}
      detail={page.selected === null ? props.query.isPending && detailLoading : detail}
      foot={foot}
    />
  );
}
