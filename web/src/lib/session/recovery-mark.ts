const key = "devproof.recovering";

/**
 * Who came by a recovery link and has not chosen a new password yet. The event comes once; a reload must
 * not lose it, and another tab must not have it.
 */
export class RecoveryMark {
  private user: string | null;

  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {
    this.user = this.quietly(() => storage.getItem(key)) ?? null;
  }

  is(userId: string): boolean {
    return this.user === userId;
  }

  put(userId: string): void {
    this.user = userId;
    this.quietly(() => this.storage.setItem(key, userId));
  }

  clear(): void {
    this.user = null;
    this.quietly(() => this.storage.removeItem(key));
  }

  /** A closed storage costs only the reload. */
  private quietly<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch {
      return undefined;
    }
  }
}
