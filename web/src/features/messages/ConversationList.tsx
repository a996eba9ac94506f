import type { RefObject } from "react";
import type { Conversation } from "@/lib/database.types";
import { LinkList } from "@/ui/LinkList";
import { LoadMore } from "@/ui/LoadMore";
import { ConversationRow } from "./ConversationRow";

type Props = {
  conversations: Conversation[];
  selected: string | null;
  hrefOf: (id: string) => string;
  onSelect: (id: string) => void;
  pane: RefObject<HTMLElement | null>;
  address: string;
  onMore?: (() => void) | undefined;
  loadingMore: boolean;
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
}: Props) {
  return (
    <>
      <LinkList
        key={address}
        label="Conversations"
        items={conversations}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => hrefOf(id)}
        onOpen={({ id }) => onSelect(id)}
        selected={selected}
        pane={pane}
        rowPx={ROW_PX}
        address={`messages ${address}`}
      >
        {(conversation) => <ConversationRow conversation={conversation} />}
      </LinkList>
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
