import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { badgesQuery } from "@/lib/badges/badges";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { firstAnswer } from "@/lib/first-answers";
import type { Message } from "@/lib/outbox/use-outbox";
import { queryClient } from "@/lib/query-client";
import { currentProfile } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import { firstSequence, lastSequence, mergeMessages, settledSequence, type Thread } from "./thread";

const LIST_PAGE = 100;
const PAGE = 50;
/** After a long absence the newest are read anew rather than everything in between. */
const MOST_MISSED = 400;

const columns =
  "id,conversation_id,sender_id,sequence,kind,body,attachments,invitation_id,scheduled_interview_id,reply_to_id,created_at,edited_at,deleted_at";

/** What a page of the list is asked with. */
export const conversationsValues = (before: string | null) => ({
  p_limit: LIST_PAGE,
  p_before: before,
});

/** The conversations, the one with the newest message first. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: ["messages", "conversations"],
  queryFn: async ({ pageParam, signal }) => {
    const values = conversationsValues(pageParam);
    return (
      (await firstAnswer(currentProfile().id, "list_conversations", values)) ??
      unwrap(await supabase().rpc("list_conversations", values).abortSignal(signal))
    );
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => {
    const last = page.at(-1);
    return page.length === LIST_PAGE && last ? (last.last_message_at ?? last.created_at) : null;
  },
  // Changes arrive through realtime; after a gap `refresh` refetches.
  staleTime: Number.POSITIVE_INFINITY,
});

/** One conversation with its match; null when it is not the reader's. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ["messages", "conversation", id],
    queryFn: async () =>
      unwrapMaybe(await supabase().rpc("get_conversation", { p_conversation_id: id })),
  });

/** The newest messages of a conversation. Read again, it fetches what came or changed since and keeps the rest. */
export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ["messages", "thread", id],
    queryFn: async ({ signal }): Promise<Thread> => {
      const key = ["messages", "thread", id];
      const known = queryClient.getQueryData<Thread>(key);
      if (known?.hasNewer) {
        const same = await between(id, firstSequence(known), lastSequence(known), signal);
        const now = queryClient.getQueryData<Thread>(key) ?? known;
        return { ...now, messages: mergeMessages(now.messages, same) };
      }
      if (known && known.messages.length > 0) {
        const missed = await after(id, settledSequence(known), MOST_MISSED, signal);
        if (missed.length < MOST_MISSED) {
          // What arrived live in the meantime is in the cache by now.
          const now = queryClient.getQueryData<Thread>(key) ?? known;
          return { ...now, messages: mergeMessages(now.messages, missed) };
        }
      }
      const newest = await page(id, null, signal);
      return { messages: newest, hasOlder: newest.length === PAGE };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Fetches the page of messages before those that are known, and puts it into the cache. */
export async function loadOlder(id: string): Promise<void> {
  const { queryKey } = threadQuery(id);
  const known = queryClient.getQueryData<Thread>(queryKey);
  if (!known?.hasOlder) return;
  const older = await page(id, firstSequence(known), undefined);
  queryClient.setQueryData<Thread>(
    queryKey,
    (now) =>
      now && { messages: mergeMessages(now.messages, older), hasOlder: older.length === PAGE },
  );
}

/** Fetches the messages after those that are known, of a thread that was opened at an older one. */
export async function loadNewer(id: string): Promise<void> {
  const { queryKey } = threadQuery(id);
  const known = queryClient.getQueryData<Thread>(queryKey);
  if (!known?.hasNewer) return;
  const newer = await after(id, lastSequence(known), PAGE);
  queryClient.setQueryData<Thread>(
    queryKey,
    (now) =>
      now && {
        ...now,
        messages: mergeMessages(now.messages, newer),
        hasNewer: newer.length === PAGE,
      },
  );
}

/** Goes from an older part of a conversation to its end. */
export async function loadNewest(id: string): Promise<void> {
  const { queryKey } = threadQuery(id);
  await queryClient.cancelQueries({ queryKey });
  const newest = await page(id, null, undefined);
  queryClient.setQueryData<Thread>(queryKey, {
    messages: newest,
    hasOlder: newest.length === PAGE,
  });
}

/** Makes sure that a message is among those that are known: with some before and after it, if it is far away. */
export async function loadAround(id: string, sequence: number): Promise<void> {
  const { queryKey } = threadQuery(id);
  const known = queryClient.getQueryData<Thread>(queryKey);
  if (known?.messages.some((message) => message.sequence === sequence)) return;
  await queryClient.cancelQueries({ queryKey });
  const [before, newer] = await Promise.all([
    page(id, sequence + 1, undefined),
    after(id, sequence, PAGE),
  ]);
  queryClient.setQueryData<Thread>(queryKey, {
    messages: mergeMessages(before, newer),
    hasOlder: before.length === PAGE,
    hasNewer: newer.length === PAGE,
  });
}

async function page(
  id: string,
  before: number | null,
  signal: AbortSignal | undefined,
): Promise<Message[]> {
  let query = supabase().from("messages").select(columns).eq("conversation_id", id);
  if (before !== null) query = query.lt("sequence", before);
  query = query.order("sequence", { ascending: false }).limit(PAGE);
  const newestFirst = unwrap(await (signal ? query.abortSignal(signal) : query));
  return newestFirst.toReversed();
}

async function after(
  id: string,
  sequence: number,
  limit: number,
  signal?: AbortSignal,
): Promise<Message[]> {
  const query = supabase()
    .from("messages")
    .select(columns)
    .eq("conversation_id", id)
    .gt("sequence", sequence)
    .order("sequence")
    .limit(limit);
  return unwrap(await (signal ? query.abortSignal(signal) : query));
}

async function between(
  id: string,
  first: number,
  last: number,
  signal: AbortSignal,
): Promise<Message[]> {
  return unwrap(
    await supabase()
      .from("messages")
      .select(columns)
      .eq("conversation_id", id)
      .gte("sequence", first)
      .lte("sequence", last)
      .order("sequence", { ascending: false })
      .limit(MOST_MISSED)
      .abortSignal(signal),
  );
}

/** Messages that are quoted and not among those that are known, by their ids. */
export const quotedQuery = (id: string, ids: string[]) =>
  queryOptions({
    queryKey: ["messages", "quoted", id, ids.join(",")],
    queryFn: async ({ signal }): Promise<Message[]> =>
      unwrap(
        await supabase()
          .from("messages")
          .select(columns)
          .eq("conversation_id", id)
          .in("id", ids)
          .abortSignal(signal),
      ),
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });

/** The ids of the messages of a conversation that the reader hides from themselves. */
export const hiddenMessagesQuery = (id: string) =>
  queryOptions({
    queryKey: ["messages", "hidden", id],
    queryFn: async () => {
      const rows = unwrap(
        await supabase().from("hidden_messages").select("message_id").eq("conversation_id", id),
      );
      return rows.map((row) => row.message_id);
    },
  });

/** Hides a message from the reader alone, or shows it again. */
export async function setMessageHidden(
  { id, conversation_id }: Pick<Message, "id" | "conversation_id">,
  hidden: boolean,
): Promise<void> {
  const profile_id = currentProfile().id;
  const table = supabase().from("hidden_messages");
  const { error, status } = hidden
    ? await table.upsert(
        { profile_id, conversation_id, message_id: id },
        { onConflict: "profile_id,message_id", ignoreDuplicates: true },
      )
    : await table.delete().eq("profile_id", profile_id).eq("message_id", id);
  unwrapMaybe({ data: null, error, status });
}

/** What the words of a search find in the reader's conversations; the first page has conversations too. */
export const conversationSearchQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: ["messages", "search", text],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await supabase()
          .rpc("search_conversations", { p_query: text, p_cursor: pageParam })
          .abortSignal(signal),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: text !== "",
    // What was deleted since must not be found again.
    staleTime: 0,
    placeholderData: (before) => before,
  });

/** How far the others have read. Their marks are not sent live, so this is asked for while it matters. */
export const readMarksQuery = (id: string) =>
  queryOptions({
    queryKey: ["messages", "read-marks", id],
    queryFn: async () => unwrap(await supabase().rpc("get_read_marks", { p_conversation_id: id })),
    staleTime: 5_000,
  });

export const markRead = async (id: string, sequence: number) =>
  unwrap(await supabase().rpc("mark_read", { p_conversation_id: id, p_sequence: sequence }));

/** Other words for one's own message, within 15 minutes of sending it. */
export const editMessage = async (id: string, body: string): Promise<Message> =>
  unwrap(await supabase().rpc("edit_message", { p_id: id, p_body: body }));

/** Takes back one's own message, within 15 minutes of sending it. */
export const deleteMessage = async (id: string): Promise<Message> =>
  unwrap(await supabase().rpc("delete_message", { p_id: id }));

/** Ends a conversation for both sides. */
export const endConversation = async (id: string) =>
  unwrap(await supabase().rpc("end_conversation", { p_conversation_id: id }));

/** Puts a conversation among the hidden ones, or back. */
export const setHidden = (id: string, is_hidden: boolean) => setOwn(id, { is_hidden });

/** Takes a conversation out of the count in the navigation, or back into it. */
export const setMuted = async (id: string, is_muted: boolean) => {
  await setOwn(id, { is_muted });
  await queryClient.invalidateQueries({ queryKey: badgesQuery.queryKey, refetchType: "all" });
};

/** Changes what one's own row of a conversation says. */
const setOwn = async (id: string, change: { is_hidden: boolean } | { is_muted: boolean }) => {
  const { error, status } = await supabase()
    .from("conversation_participants")
    .update(change)
    .eq("conversation_id", id)
    .eq("user_id", currentProfile().id);
  unwrapMaybe({ data: null, error, status });
};
