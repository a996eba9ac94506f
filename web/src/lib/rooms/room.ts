import type { RealtimeChannel } from "@supabase/supabase-js";
import { type Client, connected } from "../supabase";

/** What one hears of a room. Who it is from is the server's word: it stamps every sender. */
export type RoomHandlers = {
  /** Somebody else sent a word, such as `typing`. */
  onWord?: (word: string, from: string) => void;
  /** Who is there now, as account ids. Called whenever it changes, and with nobody when the line is cut. */
  onPresent?: (people: string[]) => void;
};

/** A broadcast as it arrives. The client's own type knows nothing of the sender in `meta`. */
type RoomEvent = { event: string; meta?: { id?: string; sender?: unknown } };

export type Room = {
  /** Sends a word to the others in the room. Lost without a trace while the line is cut: words are of the moment. */
  say: (word: string) => void;
  /** Counts as there, or no longer. Kept through every reconnection. */
  appear: (here: boolean) => void;
  leave: () => void;
};

/**
 * Joins a private channel. Whether that is allowed is decided by the server; a refusal leaves the room silent,
 * because nothing on a page depends on it.
 */
export function joinRoom(topic: string, me: string, handlers: RoomHandlers): Room {
  let client: Client | null = null;
  let channel: RealtimeChannel | null = null;
  let joined = false;
  let here = false;
  let left = false;

  const tell = () => {
    if (!joined || !channel) return;
    void (here ? channel.track({}) : channel.untrack());
  };
  const join = async () => {
    client = await connected();
    if (left) return;
    // A private channel needs the person's token from its first message on.
    await client.realtime.setAuth();
    if (left) return;
    const joining = client.channel(topic, {
      config: { private: true, broadcast: { self: false }, presence: { key: me } },
    });
    if (handlers.onWord) {
      joining.on("broadcast", { event: "*" }, ({ event, meta }: RoomEvent) => {
        // The server writes `meta`; what the payload says of its sender is the sender's own claim.
        const from = meta?.sender;
        if (typeof from === "string" && from !== me) handlers.onWord?.(event, from);
      });
    }
    if (handlers.onPresent) {
      joining.on("presence", { event: "sync" }, () => handlers.onPresent?.(presentIn(joining)));
    }
    channel = joining;
    joining.subscribe((status) => {
      if (left) return;
      joined = status === "SUBSCRIBED";
      // After every reconnection the server knows nothing of us.
      if (joined && here) tell();
      if (!joined) handlers.onPresent?.([]);
    });
  };
  join().catch(() => undefined);

  return {
    say: (word) => {
      if (joined) void channel?.send({ type: "broadcast", event: word, payload: {} });
    },
    appear: (now) => {
      if (here === now) return;
      here = now;
      tell();
    },
    leave: () => {
      left = true;
      if (channel) void client?.removeChannel(channel);
    },
  };
}

/** The accounts behind a channel's presences: `user_id` is stamped by the server, a key is free text. */
function presentIn(channel: RealtimeChannel): string[] {
  const metas = Object.values(channel.presenceState<{ user_id?: unknown }>()).flat();
  const ids = metas.map(({ user_id }) => user_id);
  return [...new Set(ids.filter((id): id is string => typeof id === "string"))];
}
