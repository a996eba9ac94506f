import type { RealtimeChannel, RealtimePostgresChangesPayload } from "@supabase/supabase-js";
import { useEffect, useEffectEvent } from "react";
import { lineDown, lineGone, lineUp } from "./realtime-line";
import { restoreSession } from "./session/restore-session";
import { type Client, connected } from "./supabase";

export type Row = Record<string, unknown>;
export type Change = RealtimePostgresChangesPayload<Row>;

/** What to listen to: one table, with a filter such as `conversation_id=eq.…`. */
export type Interest = {
  event: "INSERT" | "UPDATE" | "DELETE" | "*";
  table: string;
  filter?: string | undefined;
};

type Handlers = {
  /**
   * Fetches what the page shows. Called when changes flow from now on (again), because what changed between the page's
   * first read and the join is never sent; and for each change, unless `onChange` takes it in.
   */
  refresh: () => void;
  onChange?: ((change: Change) => void) | undefined;
};

/** How long to wait for the server's word that changes flow before reading anew regardless. */
const FLOW_WAIT_MS = 3_000;
let subscriptions = 0;

/** Listens to row changes until the returned function is called. Rights are checked by the server. */
export function watchChanges(name: string, interests: Interest[], handlers: Handlers): () => void {
  const id = ++subscriptions;
  let client: Client | null = null;
  let channel: RealtimeChannel | null = null;
  let stopped = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const change = handlers.onChange ?? handlers.refresh;
  const flow = () => {
    clearTimeout(waiting);
    if (!stopped) handlers.refresh();
  };

  const join = async () => {
    client = await connected();
    if (stopped) return;
    // A join without a token stays anonymous and hears nothing, so the token is fetched first.
    const { data } = await client.auth.getSession();
    if (stopped) return;
    await client.realtime.setAuth(data.session?.access_token ?? null);
    if (stopped) return;
    const joining = client.channel(`${name}:${id}`);
    for (const { event, table, filter } of interests) {
      const what = { schema: "public", table, ...(filter ? { filter } : {}) };
      // The client has one overload per event, so a union of events needs this narrowing.
      if (event === "INSERT") joining.on("postgres_changes", { event, ...what }, change);
      else if (event === "UPDATE") joining.on("postgres_changes", { event, ...what }, change);
      else if (event === "DELETE") joining.on("postgres_changes", { event, ...what }, change);
      else joining.on("postgres_changes", { event, ...what }, change);
    }
    joining.on("system", {}, (message: { extension?: string; status?: string }) => {
      if (message.extension === "postgres_changes" && message.status === "ok") flow();
    });
    joining.subscribe((status) => {
      if (stopped) return;
      if (status === "SUBSCRIBED") {
        lineUp(id);
        clearTimeout(waiting);
        waiting = setTimeout(flow, FLOW_WAIT_MS);
      } else {
        lineDown(id);
        void restoreSession();
      }
    });
    channel = joining;
  };
  join().catch(() => lineDown(id));

  return () => {
    stopped = true;
    clearTimeout(waiting);
    lineGone(id);
    if (channel) void client?.removeChannel(channel);
  };
}

/** `watchChanges` for the life of a component. Subscribes anew only when `name` changes. */
export function useChanges(name: string, interests: Interest[], handlers: Handlers): void {
  const refresh = useEffectEvent(handlers.refresh);
  const change = useEffectEvent((one: Change) => {
    if (handlers.onChange) handlers.onChange(one);
    else handlers.refresh();
  });
  const watch = useEffectEvent(() =>
    watchChanges(name, interests, {
      refresh: () => refresh(),
      onChange: (one) => change(one),
    }),
  );
  // The name stands for the interests: they are read when it changes.
  useEffect(() => {
    if (name) return watch();
  }, [name]);
}
