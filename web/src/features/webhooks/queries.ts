import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { WebhookDelivery } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import type { WebhookEvent } from "@/lib/vocabulary.generated";

/** Deliveries that one page holds. */
const PAGE = 20;
/** How often deliveries are read again: while an attempt is due soon, and otherwise. */
const LOOK_MS = 2000;
const IDLE_MS = 20_000;

/** The company's webhooks, each with its last attempt; null for members who can't manage them. */
export const webhooksQuery = queryOptions({
  queryKey: ["webhooks", "list"],
  queryFn: async () => unwrapMaybe(await supabase().rpc("list_webhooks")),
});

/** What a webhook was sent, the newest first. Read again by itself, often while an attempt is about to happen. */
export const deliveriesQuery = (webhook: string) =>
  infiniteQueryOptions({
    queryKey: ["webhooks", "deliveries", webhook],
    queryFn: async ({ pageParam: before, signal }) =>
      unwrap(
        await supabase()
          .rpc("list_webhook_deliveries", {
            p_webhook_id: webhook,
            p_limit: PAGE,
            ...(before !== null && { p_before: before }),
          })
          .abortSignal(signal),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.sequence ?? null)),
    refetchInterval: ({ state }) => (state.data?.pages.flat().some(isDueSoon) ? LOOK_MS : IDLE_MS),
  });

function isDueSoon({ state, due_at }: WebhookDelivery): boolean {
  const inMs = new Date(due_at).getTime() - Date.now();
  return state === "waiting" && Math.abs(inMs) < 20 * LOOK_MS;
}

const changed = () => queryClient.invalidateQueries({ queryKey: ["webhooks"] });

export type WebhookInput = { url: string; description: string; events: WebhookEvent[] };

/** Stores a webhook; the answer has the secret of a new one. */
export async function saveWebhook(id: string | null, { url, description, events }: WebhookInput) {
  const saved = unwrap(
    await supabase().rpc("save_webhook", {
      p_id: id,
      p_url: url,
      p_description: description || null,
      p_events: events,
    }),
  );
  await changed();
  return saved;
}

export async function pauseWebhook(id: string): Promise<void> {
  unwrap(await supabase().rpc("pause_webhook", { p_id: id }));
  await changed();
}

export async function resumeWebhook(id: string): Promise<void> {
  unwrap(await supabase().rpc("resume_webhook", { p_id: id }));
  await changed();
}

export async function deleteWebhook(id: string): Promise<void> {
  unwrap(await supabase().rpc("delete_webhook", { p_id: id }));
  await changed();
}

export async function rotateSecret(id: string) {
  const rotated = unwrap(await supabase().rpc("rotate_webhook_secret", { p_id: id }));
  await changed();
  return rotated;
}

export async function sendTestEvent(id: string): Promise<void> {
  unwrap(await supabase().rpc("send_test_event", { p_id: id }));
  await changed();
}

export async function sendAgain(delivery: string): Promise<void> {
  unwrap(await supabase().rpc("resend_webhook_event", { p_delivery_id: delivery }));
  await changed();
}
