import { changedFields, mergeThree, sameValue } from "./three-way";

/** What the saver stands on, so that it can be tested without a server. */
export type SaverWorld<T> = {
  /** Sends changed fields, or the whole, against a version; answers with the new one. */
  save: (patch: Partial<T>, version: number, whole: T) => Promise<number>;
  /** What is stored now, after somebody else has saved. The refusal may tell it already. */
  load: (refusal: unknown) => Promise<{ value: T; version: number }>;
  isConflict: (error: unknown) => boolean;
  /** Writes down what is not saved yet and what it stands on, against a reload; null when all is saved. */
  keep: (patch: Partial<T> | null, version: number) => void;
  /** Somebody else's changes were taken over into these values. */
  onMerged: (value: T) => void;
  later: (run: () => void, ms: number) => () => void;
  now: () => number;
};

export type SaverState<T> = {
  phase: "saved" | "unsaved" | "saving" | "failed" | "contested";
  /** When the last save came back; null before the first. Milliseconds of the epoch. */
  savedAt: number | null;
  /** Why the last save failed, in the phase `failed`. */
  error: unknown;
  /** In the phase `contested`: the fields that both changed. Somebody has to choose. */
  contested: (keyof T)[];
};

/** Typing is saved this long after the last change. */
const PAUSE_MS = 800;
/** How often a save that met another one is put together and sent again. */
const MOST_MERGES = 3;
/** How many saves without an answer are remembered; each of them may have arrived. */
const MOST_UNSURE = 20;

/**
 * Saves a versioned object: only changed fields, one save at a time, and after a pause when `auto`. It merges changes
 * that someone else saved meanwhile, and asks only where both changed the same field.
 */
export class DraftSaver<T extends object> {
  private listeners = new Set<() => void>();
  private state: SaverState<T>;
  private cancelPause: (() => void) | null = null;
  private running: Promise<boolean> | null = null;
  private theirs: T | null = null;
  /** What was sent since the last answer. A server that stopped in between may hold any of it. */
  private unsure: Partial<T>[] = [];
  /** Fields that cannot be saved as they are; they wait until they can. */
  private invalid = new Set<keyof T>();

  /** `base` is what is stored, under `version`; `value` is what stands in the form. */
  constructor(
    private world: SaverWorld<T>,
    private base: T,
    private version: number,
    private value: T = base,
    private auto = false,
  ) {
    this.state = { phase: "saved", savedAt: null, error: null, contested: [] };
    if (this.isDirty()) this.state = { ...this.state, phase: "unsaved" };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): SaverState<T> => this.state;

  /** Saves by itself from now on, or no longer. */
  setAuto(auto: boolean): void {
    this.auto = auto;
    if (auto && this.state.phase === "unsaved") this.pause();
  }

  /** Takes what stands in the form now, and which of its fields cannot be saved. */
  update(value: T, invalid: (keyof T)[] = []): void {
    this.value = value;
    this.invalid = new Set(invalid);
    const dirty = this.isDirty();
    this.keep(dirty);
    if (this.state.phase === "contested" || this.state.phase === "saving") return;
    this.set({ phase: dirty ? "unsaved" : "saved" });
    if (dirty && this.auto) this.pause();
  }

  /** Saves now. True when everything that can be saved is stored. */
  async flush(): Promise<boolean> {
    this.cancelPause?.();
    this.cancelPause = null;
    while (this.running) await this.running;
    if (this.state.phase === "contested") return false;
    this.running = this.run();
    try {
      return await this.running;
    } finally {
      this.running = null;
    }
  }

  /**
   * Takes over what was saved elsewhere and heard of unasked. What is being written here is left alone: it
   * meets the other when it is saved.
   */
  receive(value: T, version: number): void {
    if (version <= this.version || this.running || this.isDirty()) return;
    this.base = value;
    this.version = version;
    this.value = value;
    this.world.onMerged(value);
  }

  /** Runs something else that moves the version, between two saves. What is typed stays as it is. */
  async exclusive(run: (version: number) => Promise<number>): Promise<void> {
    while (this.running) await this.running;
    const going = this.guarded(run);
    this.running = going.then(
      () => true,
      () => false,
    );
    try {
      await going;
    } finally {
      this.running = null;
    }
  }

  /** Settles contested fields. */
  resolve(keep: "mine" | "theirs"): void {
    const { contested } = this.state;
    if (keep === "theirs" && this.theirs) {
      const value = { ...this.value };
      for (const field of contested) value[field] = this.theirs[field];
      this.value = value;
      this.world.onMerged(value);
    }
    this.set({ phase: this.isDirty() ? "unsaved" : "saved", contested: [] });
    void this.flush();
  }

  stop(): void {
    this.cancelPause?.();
  }

  private async guarded(run: (version: number) => Promise<number>): Promise<void> {
    try {
      this.version = await run(this.version);
    } catch (error) {
      if (!this.world.isConflict(error)) throw error;
      await this.takeTheirs(error);
      this.version = await run(this.version);
    }
  }

  private async run(): Promise<boolean> {
    for (let merges = 0; ; ) {
      const patch = this.patch();
      if (Object.keys(patch).length === 0) {
        const dirty = this.isDirty();
        this.set({ phase: dirty ? "unsaved" : "saved" });
        if (!dirty) this.keep(false);
        return !dirty;
      }
      this.set({ phase: "saving" });
      try {
        this.version = await this.world.save(patch, this.version, { ...this.base, ...patch });
        this.base = { ...this.base, ...patch };
        this.unsure = [];
        this.set({ savedAt: this.world.now() });
      } catch (error) {
        merges += 1;
        if (!this.world.isConflict(error) || merges > MOST_MERGES) {
          this.unsure = [...this.unsure, patch].slice(-MOST_UNSURE);
          this.set({ phase: "failed", error });
          return false;
        }
        try {
          if (!(await this.takeTheirs(error))) return false;
        } catch (failure) {
          this.set({ phase: "failed", error: failure });
          return false;
        }
      }
    }
  }

  /** Puts the stored state under the own changes; false when somebody has to choose. */
  private async takeTheirs(refusal: unknown): Promise<boolean> {
    const stored = await this.world.load(refusal);
    const begun = this.withArrived(stored.value);
    const { merged, taken, contested } = mergeThree(begun, this.value, stored.value);
    this.base = stored.value;
    this.unsure = [];
    this.version = stored.version;
    this.theirs = stored.value;
    this.value = merged;
    if (taken.length > 0) this.world.onMerged(merged);
    if (contested.length > 0) {
      this.set({ phase: "contested", contested });
      return false;
    }
    return true;
  }

  /** What both began with, when a save whose answer was lost has arrived after all: that one is nobody else's. */
  private withArrived(stored: T): T {
    const base = { ...this.base };
    for (const field of Object.keys(stored) as (keyof T)[]) {
      const sent = this.unsure.some(
        (patch) => field in patch && sameValue(patch[field], stored[field]),
      );
      if (sent) base[field] = stored[field];
    }
    return base;
  }

  private keep(dirty: boolean): void {
    this.world.keep(dirty ? changedFields(this.base, this.value) : null, this.version);
  }

  private patch(): Partial<T> {
    const patch = changedFields(this.base, this.value);
    for (const field of this.invalid) delete patch[field];
    return patch;
  }

  private isDirty(): boolean {
    return Object.keys(changedFields(this.base, this.value)).length > 0;
  }

  private pause(): void {
    this.cancelPause?.();
    this.cancelPause = this.world.later(() => void this.flush(), PAUSE_MS);
  }

  private set(change: Partial<SaverState<T>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
