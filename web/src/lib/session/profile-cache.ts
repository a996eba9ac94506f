import type { Profile } from "./profile";

const key = "devproof.profile";

/**
 * The last profile seen, so that a slow answer does not leave a signed-in person without one. It is
 * used only for the same id, and forgotten at sign-out.
 */
export class ProfileCache {
  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {}

  get(userId: string): Profile | null {
    try {
      const stored: unknown = JSON.parse(this.storage.getItem(key) ?? "null");
      return isProfile(stored) && stored.id === userId ? stored : null;
    } catch {
      return null;
    }
  }

  put(profile: Profile): void {
    try {
      this.storage.setItem(key, JSON.stringify(profile));
    } catch {
      // A full or closed storage costs only the fallback.
    }
  }

  clear(): void {
    try {
      this.storage.removeItem(key);
    } catch {
      // Nothing was kept, then.
    }
  }
}

function isProfile(value: unknown): value is Profile {
  return typeof value === "object" && value !== null && "id" in value && "is_active" in value;
}
