import type { MouseEvent, ReactNode, RefObject } from "react";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/Link";
import { LoadMore } from "@/ui/LoadMore";
import { WindowList } from "@/ui/WindowList";
import { ConversationRow } from "./ConversationRow";
import type { Conversation } from "./types";

type Props = {
  conversations: Conversation[];
  selected: string | null;
  hrefOf: (id: string) => string;
  onSelect: (id: string) => void;
  pane: RefObject<HTMLElement | null>;
  address: string;
  onMore?: (() => void) | undefined;
  loadingMore: boolean;
  /** What to say when there is none. */
  empty: ReactNode;
};

const ROW_PX = 90;

/** The conversations as ruled rows, the one with the newest message first. */
export function ConversationList({
  conversations,
  selected,
  hrefOf,
  onSelect,
  pane,
  address,
  onMore,
  loadingMore,
  empty,
}: Props) {
  if (conversations.length === 0 && !onMore) return empty;
  const press = (event: MouseEvent, id: string) => {
    // A press with a modifier opens it in a tab of its own, as links do.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <>
      <WindowList
        key={address}
        label="Conversations"
        items={conversations}
        keyOf={({ id }) => id}
        selected={selected}
        pane={pane}
        rowPx={ROW_PX}
        address={`messages ${address}`}
      >
        {(conversation, open) => (
          <Link
            href={hrefOf(conversation.id)}
            aria-current={open ? "true" : undefined}
            onClick={(event) => press(event, conversation.id)}
            className={cx(
              "-mx-(--gutter) block px-(--gutter) py-3 -outline-offset-2 transition-colors hover:bg-line/50",
              open && "md:bg-action-tint md:shadow-[inset_3px_0_var(--action)]",
            )}
          >
            <ConversationRow conversation={conversation} />
          </Link>
        )}
      </WindowList>
      {(onMore || conversations.length > 8) && (
        <LoadMore
          shown={conversations.length}
          noun={conversations.length === 1 ? "conversation" : "conversations"}
          onMore={onMore}
          pending={loadingMore}
        />
      )}
    </>
  );
}
