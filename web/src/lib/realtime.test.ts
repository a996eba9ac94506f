import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Change, watchChanges } from "./realtime";

type Listener = (message: unknown) => void;

/** What the page has joined: the listeners by the kind of message, and the one for the state of the channel. */
const channel = {
  listeners: new Map<string, Listener>(),
  onStatus: (_: string) => {},
  on(kind: string, _: object, listener: Listener) {
    this.listeners.set(kind, listener);
    return this;
  },
  subscribe(onStatus: (status: string) => void) {
    this.onStatus = onStatus;
    return this;
  },
};

vi.mock("./supabase", () => ({
  supabase: () => ({
    auth: { getSession: async () => ({ data: { session: null } }) },
    realtime: { setAuth: async () => {} },
    channel: () => channel,
    removeChannel: async () => "ok",
  }),
}));

const interests = [{ event: "UPDATE", table: "challenge_invitations" }] as const;
const change = { eventType: "UPDATE", new: { id: "one" } } as unknown as Change;

async function join(handlers: Parameters<typeof watchChanges>[2]): Promise<() => void> {
  const stop = watchChanges("page", [...interests], handlers);
  await vi.waitFor(() => expect(channel.listeners.size).toBe(2));
  channel.onStatus("SUBSCRIBED");
  return stop;
}

const flow = () =>
  channel.listeners.get("system")?.({ extension: "postgres_changes", status: "ok" });

beforeEach(() => {
  channel.listeners.clear();
});

describe("a page that listens", () => {
  it("reads anew at the join, because what changed before it is never sent", async () => {
    const readAnew = vi.fn();
    const stop = await join({ readAnew, onChange: vi.fn() });
    expect(readAnew).not.toHaveBeenCalled();
    flow();
    expect(readAnew).toHaveBeenCalledOnce();
    // The line was cut and is back.
    flow();
    expect(readAnew).toHaveBeenCalledTimes(2);
    stop();
  });

  it("reads anew though the server does not say that changes flow", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const readAnew = vi.fn();
    const stop = await join({ readAnew });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(readAnew).toHaveBeenCalledOnce();
    stop();
    vi.useRealTimers();
  });

  it("reads anew for each change that it does not take in itself", async () => {
    const readAnew = vi.fn();
    const stop = await join({ readAnew });
    channel.listeners.get("postgres_changes")?.(change);
    expect(readAnew).toHaveBeenCalledOnce();
    stop();

    channel.listeners.clear();
    const onChange = vi.fn();
    const leave = await join({ readAnew, onChange });
    channel.listeners.get("postgres_changes")?.(change);
    expect(onChange).toHaveBeenCalledWith(change);
    expect(readAnew).toHaveBeenCalledOnce();
    leave();
  });
});
