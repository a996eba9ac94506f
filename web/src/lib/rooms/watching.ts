/** How a person is watched: the returned function ends it. */
export type Watch = (id: string, onChange: (online: boolean) => void) => () => void;

/** One goes on watching this long after the last asked, so that a list that is drawn anew joins nothing anew. */
const LINGER_MS = 5_000;
/** People watched at once. Channels are dear; who comes later is shown without a mark. */
const MOST = 40;

type Watched = {
  watchers: number;
  online: boolean;
  stop: () => void;
  end?: ReturnType<typeof setTimeout>;
};

/** Who is online, of those that something on the page asks about. Each is watched once, however many ask. */
export class Watching {
  private people = new Map<string, Watched>();
  private listeners = new Set<() => void>();

  constructor(private watch: Watch) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  isOnline = (id: string): boolean => this.people.get(id)?.online ?? false;

  /** Watches somebody until the returned function is called. */
  ask(id: string): () => void {
    const known = this.people.get(id);
    if (known) {
      clearTimeout(known.end);
      known.watchers += 1;
    } else {
      if (this.people.size >= MOST) return () => undefined;
      const watched: Watched = { watchers: 1, online: false, stop: () => undefined };
      this.people.set(id, watched);
      watched.stop = this.watch(id, (online) => this.note(id, online));
    }
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.let(id);
    };
  }

  private let(id: string): void {
    const watched = this.people.get(id);
    if (!watched) return;
    watched.watchers -= 1;
    if (watched.watchers > 0) return;
    watched.end = setTimeout(() => {
      this.people.delete(id);
      watched.stop();
    }, LINGER_MS);
  }

  private note(id: string, online: boolean): void {
    const watched = this.people.get(id);
    if (!watched || watched.online === online) return;
    watched.online = online;
    for (const listener of this.listeners) listener();
  }
}
