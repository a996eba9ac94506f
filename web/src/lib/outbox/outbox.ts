import type { AttachedFile } from "../database.types";

/** A message that was sent and that the server has not acknowledged yet. Its id is made here, so that sending again never doubles it. */
export type Outgoing = {
  id: string;
  conversation_id: string;
  body: string;
  /** Files that were uploaded already. Messages that were written down by an older version have none. */
  attachments?: AttachedFile[];
  /** The message that it answers. */
  reply_to_id?: string | null;
  /** ISO time of pressing Send. */
  written_at: string;
  /** Why the server will not have it; null while it waits or is on its way. */
  refusal: string | null;
};

/** What the outbox stands on, so that it can be tested without a browser. */
export type OutboxWorld = {
  /** Delivers one message. Must be safe to repeat. */
  send: (item: Outgoing) => Promise<void>;
  /** The sentence for a refusal that trying again cannot mend; null when it can. */
  refusalOf: (error: unknown) => string | null;
  read: () => Outgoing[];
  write: (items: Outgoing[]) => void;
  later: (run: () => void, ms: number) => () => void;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Splits off what is to be sent next: the oldest of each conversation that waits, unless an older one there was refused. */
export function nextToSend(items: Outgoing[]): Outgoing[] {
  const heads = new Map<string, Outgoing>();
  for (const item of items) {
    if (!heads.has(item.conversation_id)) heads.set(item.conversation_id, item);
  }
  return [...heads.values()].filter((item) => item.refusal === null);
}

/**
 * Messages on their way. They survive a reload, wait while there is no connection, go in the order in
 * which they were written within a conversation, and leave once the server has them.
 */
export class Outbox {
  private items: Outgoing[];
  private listeners = new Set<() => void>();
  private sending = new Set<string>();
  private waitMs = FIRST_WAIT_MS;
  private cancelWait: (() => void) | null = null;
  private stopped = false;

  constructor(private world: OutboxWorld) {
    this.items = world.read();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Everything on its way, oldest first. The same array until something changes. */
  all = (): Outgoing[] => this.items;

  add(item: Omit<Outgoing, "refusal">): void {
    this.change((items) => [...items, { ...item, refusal: null }]);
    this.flush();
  }

  /** Takes a refused message out: it was given up or taken back into the field. */
  remove(id: string): void {
    this.change((items) => items.filter((item) => item.id !== id));
    this.flush();
  }

  /** Sends a refused message once more. */
  retry(id: string): void {
    this.change((items) =>
      items.map((item) => (item.id === id ? { ...item, refusal: null } : item)),
    );
    this.flush();
  }

  /** Reads again what another tab has written. */
  reread(): void {
    this.items = this.world.read();
    this.tell();
    this.flush();
  }

  /** Tries now: the connection is back, or somebody asks. */
  flush = (): void => {
    if (this.stopped) return;
    this.cancelWait?.();
    this.cancelWait = null;
    for (const item of nextToSend(this.items)) {
      if (!this.sending.has(item.id)) void this.deliver(item);
    }
  };

  stop(): void {
    this.stopped = true;
    this.cancelWait?.();
  }

  private async deliver(item: Outgoing): Promise<void> {
    this.sending.add(item.id);
    try {
      await this.world.send(item);
      this.sending.delete(item.id);
      this.waitMs = FIRST_WAIT_MS;
      if (this.stopped) return;
      this.remove(item.id);
    } catch (error) {
      this.sending.delete(item.id);
      if (this.stopped) return;
      const refusal = this.world.refusalOf(error);
      if (refusal === null) {
        this.wait();
        return;
      }
      this.change((items) => items.map((one) => (one.id === item.id ? { ...one, refusal } : one)));
    }
  }

  private wait(): void {
    this.cancelWait ??= this.world.later(() => {
      this.cancelWait = null;
      this.flush();
    }, this.waitMs);
    this.waitMs = Math.min(LONGEST_WAIT_MS, this.waitMs * 2);
  }

  /** Changes what is written down, not what this tab believes: another tab may have added to it. */
  private change(edit: (items: Outgoing[]) => Outgoing[]): void {
    this.items = edit(this.world.read());
    this.world.write(this.items);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
