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
  connected: async () => ({
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
  it("refreshes when it joins, because earlier changes are never sent", async () => {
    const refresh = vi.fn();
    const stop = await join({ refresh, onChange: vi.fn() });
    expect(refresh).not.toHaveBeenCalled();
    flow();
    expect(refresh).toHaveBeenCalledOnce();
    // The line was cut and is back.
    flow();
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
  });

  it("refreshes after 3 seconds without word from the server", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const refresh = vi.fn();
    const stop = await join({ refresh });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(refresh).toHaveBeenCalledOnce();
    stop();
    vi.useRealTimers();
  });

  it("refreshes on each change that it does not handle itself", async () => {
    const refresh = vi.fn();
    const stop = await join({ refresh });
    channel.listeners.get("postgres_changes")?.(change);
    expect(refresh).toHaveBeenCalledOnce();
    stop();

    channel.listeners.clear();
    const onChange = vi.fn();
    const leave = await join({ refresh, onChange });
    channel.listeners.get("postgres_changes")?.(change);
    expect(onChange).toHaveBeenCalledWith(change);
    expect(refresh).toHaveBeenCalledOnce();
    leave();
  });
});
