/** One key of a page: `keys` pressed one after the other (`["G", "M"]`), as they are printed. */
export type KeyBinding = {
  keys: [string] | [string, string];
  /** What it does, for the list that `?` opens. */
  does: string;
  run: () => void;
};

export type KeyGroup = { title: string; bindings: KeyBinding[] };

/** How long the second key of a pair may take. */
const PAIR_MS = 1_200;

/** All keys in force, and which of them a press means. One per page. */
export class KeyBoard {
  private groups: KeyGroup[] = [];
  private listeners = new Set<() => void>();
  private first: { key: string; at: number } | null = null;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The newest group (the page's) first. */
  all = (): KeyGroup[] => this.groups;

  add(group: KeyGroup): () => void {
    this.set([group, ...this.groups]);
    return () => this.set(this.groups.filter((other) => other !== group));
  }

  /** Runs what the key means; true when it meant something. */
  press(key: string, now: number): boolean {
    const pressed = key.length === 1 ? key.toUpperCase() : key;
    const before = this.first && now - this.first.at < PAIR_MS ? this.first.key : null;
    this.first = null;
    const binding = (before && this.find([before, pressed])) || this.find([pressed]);
    if (binding) {
      binding.run();
      return true;
    }
    if (this.startsPair(pressed)) this.first = { key: pressed, at: now };
    return false;
  }

  private find(keys: string[]): KeyBinding | undefined {
    const wanted = keys.join(" ");
    return this.groups
      .flatMap((group) => group.bindings)
      .find((binding) => binding.keys.join(" ") === wanted);
  }

  private startsPair(key: string): boolean {
    return this.groups.some(({ bindings }) =>
      bindings.some((binding) => binding.keys.length === 2 && binding.keys[0] === key),
    );
  }

  private set(groups: KeyGroup[]): void {
    this.groups = groups;
    for (const listener of this.listeners) listener();
  }
}
