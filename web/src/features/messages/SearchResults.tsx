import { useInfiniteQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { Marked } from "@/entities/marked/Marked";
import { ListState } from "@/entities/query/ListState";
import type { MessageFound } from "@/lib/database.types";
import { useProfile } from "@/lib/session/session";
import { useDebounced } from "@/lib/use-debounced";
import { Avatar } from "@/ui/Avatar";
import { EmptyState } from "@/ui/EmptyState";
import { LinkList } from "@/ui/LinkList";
import { LoadMore } from "@/ui/LoadMore";
import { RelativeTime } from "@/ui/RelativeTime";
import { Loading } from "@/ui/Skeleton";
import { ConversationRow } from "./ConversationRow";
import { ListSkeleton } from "./MessagesSkeleton";
import { conversationSearchQuery } from "./queries";

type Props = {
  text: string;
  open: string | null;
  at: number | null;
  hrefOf: (id: string) => string;
  onSelect: (id: string) => void;
  messageHref: (id: string, sequence: number) => string;
  onSelectMessage: (id: string, sequence: number) => void;
  pane: RefObject<HTMLElement | null>;
};

const ROW_PX = 90;

/** What the words find: conversations by their names, then messages, the newest first. */
export function SearchResults(props: Props) {
  const { open, at, hrefOf, onSelect, messageHref, onSelectMessage, pane } = props;
  const text = useDebounced(props.text.trim());
  const query = useInfiniteQuery(conversationSearchQuery(text));
  const pages = query.data?.pages ?? [];
  const conversations = pages[0]?.conversations ?? [];
  const messages = pages.flatMap((page) => page.messages);
  const marks = [...new Set(pages.flatMap((page) => page.marks))];
  const count = conversations.length + messages.length;
  return (
    <ListState
      query={query}
      loadedCount={count}
      failure="The search didn't work"
      note="Your messages are safe."
      loading={
        <Loading label="Searching">
          <ListSkeleton />
        </Loading>
      }
      empty={
        count === 0 && (
          <EmptyState title={`Nothing found for “${text}”`}>
            Search covers names, jobs, companies and the words of messages.
          </EmptyState>
        )
      }
    >
      {conversations.length > 0 && (
        <section aria-label="Conversations">
          <Heading>Conversations</Heading>
          <LinkList
            label="Conversations"
            items={conversations}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => hrefOf(id)}
            onOpen={({ id }) => onSelect(id)}
            selected={at === null ? open : null}
            pane={pane}
            rowPx={ROW_PX}
            address={`found conversations ${text}`}
          >
            {(conversation) => <ConversationRow conversation={conversation} />}
          </LinkList>
        </section>
      )}
      {messages.length > 0 && (
        <section aria-label="Messages">
          <Heading>Messages</Heading>
          <LinkList
            label="Messages"
            items={messages}
            keyOf={({ id }) => id}
            hrefOf={(found) => messageHref(found.conversation_id, found.sequence)}
            onOpen={(found) => onSelectMessage(found.conversation_id, found.sequence)}
            selected={
              messages.find((one) => one.conversation_id === open && one.sequence === at)?.id ??
              null
            }
            pane={pane}
            rowPx={ROW_PX}
            address={`found messages ${text}`}
          >
            {(found) => <FoundRow found={found} marks={marks} />}
          </LinkList>
          {query.hasNextPage && (
            <LoadMore
              shown={messages.length}
              noun="messages"
              onMore={() => void query.fetchNextPage()}
              pending={query.isFetchingNextPage}
            />
          )}
        </section>
      )}
    </ListState>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 className="pt-4 pb-2 font-semibold text-13 text-muted">{children}</h2>;
}

/** One message that was found: its conversation, the day, and the words around what was found. */
function FoundRow({ found, marks }: { found: MessageFound; marks: string[] }) {
  const { id: me, role } = useProfile();
  const forCompany = role === "job_seeker";
  const title = forCompany ? found.company_name : (found.seeker_name ?? "Deleted account");
  const sender = found.sender_id === me ? "You" : (found.sender_name ?? "Deleted account");
  return (
    <span className="flex gap-3">
      <Avatar
        kind={forCompany ? "company" : "person"}
        name={title}
        src={forCompany ? found.company_logo_url : found.seeker_avatar_url}
        className="mt-0.5 self-start"
      />
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-3">
          <bdi className="min-w-0 grow truncate font-semibold">{title}</bdi>
          <RelativeTime at={found.created_at} className="shrink-0 text-12 text-muted" />
        </span>
        <bdi className="block truncate text-13 text-muted">{found.job_title ?? "Deleted job"}</bdi>
        <span className="line-clamp-2 break-words text-13">
          <bdi className="text-muted">{sender}</bdi>: <Marked text={found.excerpt} marks={marks} />
        </span>
      </span>
    </span>
  );
}
