import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { unblockPerson } from "@/entities/blocking/queries";
import { useSteps } from "@/entities/list-detail/use-steps";
import { ListState } from "@/entities/query/ListState";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import { useMarkViewed } from "@/lib/badges/use-badges";
import type { Conversation, Participant } from "@/lib/database.types";
import { useKeys } from "@/lib/keys/use-keys";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { useProfile } from "@/lib/session/session";
import { Drawer } from "@/ui/Drawer";
import { EmptyState } from "@/ui/EmptyState";
import { Input } from "@/ui/Input";
import { LinkTabs } from "@/ui/LinkTabs";
import { LockedState } from "@/ui/LockedState";
import { Loading } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { BlockPersonDialog } from "./BlockPersonDialog";
import { ContextPanel } from "./ContextPanel";
import { ConversationList } from "./ConversationList";
import { EndConversationDialog } from "./EndConversationDialog";
import { LateProposeInterview } from "./interviews/LateProposeInterview";
import { LateReportDialog } from "./LateReportDialog";
import { LateSearchResults } from "./LateSearchResults";
import { allOf, type Box, inBox } from "./list";
import { MessagesFrame } from "./MessagesFrame";
import { ListSkeleton, MessagesSkeleton, ThreadSkeleton } from "./MessagesSkeleton";
import { type Place, readPlace, writePlace } from "./place";
import { conversationQuery, conversationsQuery, setHidden, setMuted, threadQuery } from "./queries";
import { SendChallenge } from "./SendChallenge";
import { ThreadHead } from "./ThreadHead";
import { ThreadPane } from "./ThreadPane";
import { patchConversation, useLiveMessages } from "./use-live";
import { titleOf } from "./words";

/** Starts what the address asks for; list and thread have skeletons of their own. */
export const loader = ({ url }: PageLoaderArgs) => {
  const { conversation, at } = readPlace(url.searchParams);
  void queryClient.prefetchInfiniteQuery(conversationsQuery);
  if (conversation && at === null) void queryClient.prefetchQuery(threadQuery(conversation));
  return Promise.resolve(null);
};

export const Skeleton = MessagesSkeleton;

/** Conversations of matched people: the list, the open thread, and what it is about. */
export default function MessagesPage() {
  usePageTitle("Messages");
  const profile = useProfile();
  const locked = profile.role === "employer" && profile.company_approval_status !== "approved";
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Messages
      </h1>
      {locked ? (
        <div className="page pt-8">
          <LockedState
            title="Messages are available after approval"
            action={<TextLink href={paths.employerProfile}>Check the review status</TextLink>}
          >
            Only approved companies can message candidates. Earlier messages stay.
          </LockedState>
        </div>
      ) : (
        <Messages />
      )}
    </>
  );
}

const onPhone = () => matchMedia("(width < 768px)").matches;

/** Kept with the address after someone closed the open conversation. */
const closed = { closed: true };

function isClosed(state: unknown): boolean {
  return typeof state === "object" && state !== null && "closed" in state;
}

function Messages() {
  useMarkViewed("messages");
  useLiveMessages();
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const update = useOptimisticUpdate();
  const place = readPlace(new URLSearchParams(search));
  const listPane = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [details, setDetails] = useState(false);
  const [sending, setSending] = useState(false);
  const [ending, setEnding] = useState(false);
  const [proposing, setProposing] = useState(false);
  const [blocking, setBlocking] = useState<Participant | null>(null);
  const [reporting, setReporting] = useState<Participant | null>(null);
  const showError = useErrorToast();
  const unblock = useMutation({ mutationFn: unblockPerson, onError: showError });
  const { role } = useProfile();

  const list = useInfiniteQuery(conversationsQuery);
  const all = allOf(list.data);
  const shown = inBox(all, place.box);
  const searching = place.text.trim() !== "";
  const open = place.conversation;
  const inList = all.find(({ id }) => id === open) ?? null;
  const detail = useQuery({ ...conversationQuery(open ?? ""), enabled: open !== null });
  const conversation = inList ?? detail.data ?? null;

  const go = useEffectEvent((to: Partial<Place>, how: "push" | "replace" = "replace") => {
    // Another conversation is opened at its end, unless a message of it is named.
    const next = { ...place, at: "conversation" in to ? null : place.at, ...to };
    void navigate(paths.messages + writePlace(next), {
      replace: how === "replace",
      preventScrollReset: true,
      state: next.conversation === null && (open !== null || isClosed(state)) ? closed : null,
    });
  });
  // Beside the list there is room for a conversation: whoever comes here sees the newest. Not after closing one.
  const newest = shown[0]?.id ?? null;
  const opensNewest =
    open === null && !isClosed(state) && place.box === "inbox" && !place.text && newest !== null;
  const openNewest = useEffectEvent(() => {
    if (!onPhone()) go({ conversation: newest });
  });
  useEffect(() => {
    if (opensNewest) openNewest();
  }, [opensNewest]);
  const select = (id: string) => go({ conversation: id }, open ? "replace" : "push");
  const selectMessage = (id: string, at: number) =>
    go({ conversation: id, at }, open ? "replace" : "push");
  const { step } = useSteps(
    shown.map(({ id }) => id),
    open,
    select,
  );
  const hide = (one: Conversation, hidden: boolean): Promise<unknown> =>
    update({
      apply: () => {
        patchConversation(one.id, (now) => ({ ...now, is_hidden: hidden }));
        if (hidden && open === one.id) go({ conversation: null });
        return () => patchConversation(one.id, (now) => ({ ...now, is_hidden: !hidden }));
      },
      send: () => setHidden(one.id, hidden),
      notice: hidden
        ? {
            message: "Conversation hidden. Find it under Hidden.",
            undo: () => void hide(one, false),
          }
        : undefined,
    });

  const mute = (one: Conversation, muted: boolean): Promise<unknown> =>
    update({
      apply: () => {
        patchConversation(one.id, (now) => ({ ...now, is_muted: muted }));
        return () => patchConversation(one.id, (now) => ({ ...now, is_muted: !muted }));
      },
      send: () => setMuted(one.id, muted),
      notice: muted
        ? {
            message: "Conversation muted. New messages in it aren't counted in the navigation.",
            undo: () => void mute(one, false),
          }
        : undefined,
    });

  useKeys("Messages", [
    { keys: ["J"], does: "Next conversation", run: () => step(1) },
    { keys: ["K"], does: "Previous conversation", run: () => step(-1) },
    { keys: ["C"], does: "Write a message", run: () => field.current?.focus() },
    {
      keys: ["H"],
      does: "Hide or unhide the conversation",
      run: () => conversation && void hide(conversation, !conversation.is_hidden),
    },
    {
      keys: ["M"],
      does: "Mute or unmute the conversation",
      run: () => conversation && void mute(conversation, !conversation.is_muted),
    },
    { keys: ["/"], does: "Search messages", run: () => searchField.current?.focus() },
    { keys: ["Escape"], does: "Back to the list", run: () => open && go({ conversation: null }) },
  ]);

  const hrefOf = (id: string | null, box = place.box) =>
    paths.messages + writePlace({ ...place, box, conversation: id, at: null });
  const messageHref = (id: string, at: number) =>
    paths.messages + writePlace({ ...place, conversation: id, at });
  const boxHref = (box: Box) =>
    paths.messages + writePlace({ box, text: "", conversation: null, at: null });
  const hiddenCount = all.filter((one) => one.is_hidden).length;
  const context = conversation && (
    <ContextPanel conversation={conversation} detail={detail.data ?? null} />
  );

  return (
    <>
      <MessagesFrame
        listRef={listPane}
        threadInFront={open !== null}
        head={
          <>
            <Input
              ref={searchField}
              type="search"
              aria-label="Search messages"
              placeholder="Search messages, names, jobs"
              maxLength={120}
              value={place.text}
              before={<Search size={16} strokeWidth={1.5} />}
              onChange={(event) => go({ text: event.target.value })}
            />
            <LinkTabs
              label="Boxes"
              className="mt-1 border-b-0"
              current={place.box}
              tabs={[
                { key: "inbox", label: "Inbox", href: boxHref("inbox") },
                {
                  key: "hidden",
                  label: "Hidden",
                  count: hiddenCount || undefined,
                  href: boxHref("hidden"),
                },
              ]}
            />
          </>
        }
        list={
          searching ? (
            <LateSearchResults
              text={place.text}
              open={open}
              at={place.at}
              hrefOf={hrefOf}
              onSelect={select}
              messageHref={messageHref}
              onSelectMessage={selectMessage}
              pane={listPane}
            />
          ) : (
            <ListState
              query={list}
              loadedCount={all.length}
              failure="Conversations could not be loaded"
              note="Your messages are safe."
              loading={
                <Loading label="Loading conversations">
                  <ListSkeleton />
                </Loading>
              }
              empty={
                shown.length === 0 &&
                !list.hasNextPage && (
                  <NoConversation box={place.box} any={all.length > hiddenCount} />
                )
              }
            >
              <ConversationList
                conversations={shown}
                selected={open}
                hrefOf={hrefOf}
                onSelect={select}
                pane={listPane}
                address={writePlace({ ...place, conversation: null, at: null })}
                onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
                loadingMore={list.isFetchingNextPage}
              />
            </ListState>
          )
        }
        thread={
          conversation ? (
            <>
              <ThreadHead
                conversation={conversation}
                backHref={hrefOf(null)}
                onDetails={() => setDetails(true)}
                onHide={() => void hide(conversation, !conversation.is_hidden)}
                onMute={() => void mute(conversation, !conversation.is_muted)}
                onBlock={setBlocking}
                onUnblock={({ id }) => unblock.mutate(id)}
                onReport={setReporting}
                onEnd={() => setEnding(true)}
                onProposeInterview={conversation.can_write ? () => setProposing(true) : null}
                onSendChallenge={
                  role === "employer" && conversation.can_write ? () => setSending(true) : null
                }
              />
              {role === "employer" && (
                <SendChallenge
                  conversation={conversation}
                  open={sending}
                  onClose={() => setSending(false)}
                />
              )}
              <LateProposeInterview
                conversation={conversation}
                open={proposing}
                onClose={() => setProposing(false)}
              />
              <EndConversationDialog
                conversation={conversation}
                title={titleOf(conversation, role)}
                open={ending}
                onClose={() => setEnding(false)}
              />
              <LateReportDialog
                reported={
                  reporting && {
                    kind: "person",
                    conversationId: conversation.id,
                    personId: reporting.id,
                    name: reporting.full_name,
                    messageId: null,
                  }
                }
                onClose={() => setReporting(null)}
              />
              <BlockPersonDialog person={blocking} onClose={() => setBlocking(null)} />
              <ThreadPane
                key={conversation.id}
                conversation={conversation}
                field={field}
                jump={place.at === null ? null : { sequence: place.at, key }}
                onOpen={(at) => go({ conversation: conversation.id, at })}
              />
            </>
          ) : open === null ? (
            <div className="px-(--gutter) pt-4">
              {shown.length > 0 && (
                <EmptyState title="No conversation is open">
                  Choose a conversation on the left, or press J.
                </EmptyState>
              )}
            </div>
          ) : detail.isPending ? (
            <Loading label="Loading messages">
              <ThreadSkeleton />
            </Loading>
          ) : detail.isError ? (
            <div className="px-(--gutter) pt-4">
              <QueryFailure query={detail} title="This conversation could not be loaded">
                You can still use the list.
              </QueryFailure>
            </div>
          ) : (
            <div className="px-(--gutter) pt-4">
              <EmptyState
                title="You don't have access to this conversation"
                action={<TextLink href={hrefOf(null, "inbox")}>All conversations</TextLink>}
              >
                It belongs to other people, or the link is incomplete.
              </EmptyState>
            </div>
          )
        }
        context={context}
      />
      <Drawer open={details && context !== null} onClose={() => setDetails(false)} title="About">
        {context}
      </Drawer>
    </>
  );
}

/** Why the list is empty, and what fills it. */
function NoConversation({ box, any }: { box: Box; any: boolean }) {
  const { role } = useProfile();
  if (box === "hidden" || any) {
    return (
      <EmptyState title="No hidden conversations">Hidden conversations appear here.</EmptyState>
    );
  }
  return role === "job_seeker" ? (
    <EmptyState
      title="No conversations yet"
      action={<TextLink href={paths.browseJobs}>Browse jobs</TextLink>}
    >
      When a company approves you, the conversation appears here.
    </EmptyState>
  ) : (
    <EmptyState
      title="No conversations yet"
      action={<TextLink href={paths.interestedCandidates}>See your candidates</TextLink>}
    >
      Approve a candidate to start a conversation here.
    </EmptyState>
  );
}
