/** A short notice at the edge, for what the page itself does not show. */
export type ToastInput = {
  message: string;
  tone?: "plain" | "stop" | undefined;
  /** One thing to do about it, most often "Undo". */
  action?: { label: string; onAction: () => void } | undefined;
  /** 5 s, or 10 s with an action, unless given. */
  durationMs?: number | undefined;
};

export type Toast = ToastInput & { id: number; durationMs: number };

/** At most this many stand at once; the oldest leaves. */
const LIMIT = 3;

/** Holds the toasts of the page. One per application, made by the provider. */
export class ToastStore {
  private list: Toast[] = [];
  private next = 1;
  private listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  all = (): Toast[] => this.list;

  /** Shows one and gives its id, with which it can be taken back. What stands already stands once. */
  show = (input: ToastInput): number => {
    const same = this.list.find((toast) => isSame(toast, input));
    if (same) {
      // A new object restarts its timer.
      this.set(this.list.map((one) => (one === same ? { ...one } : one)));
      return same.id;
    }
    const id = this.next++;
    const durationMs = input.durationMs ?? (input.action ? 10_000 : 5_000);
    this.set([...this.list, { ...input, id, durationMs }].slice(-LIMIT));
    return id;
  };

  dismiss = (id: number): void => this.set(this.list.filter((toast) => toast.id !== id));

  private set(list: Toast[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}

/** Two that offer something to do are never the same: each undoes its own. */
function isSame(toast: Toast, input: ToastInput): boolean {
  return (
    !toast.action && !input.action && toast.message === input.message && toast.tone === input.tone
  );
}
