import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anonymousUntilSecondFactor } from "./half-signed-in";
import type { Profile } from "./profile";
import { ProfileCache } from "./profile-cache";
import { RecoveryMark } from "./recovery-mark";
import { PROFILE_TIMEOUT_MS, type SessionBackend, SessionStore } from "./session-store";
import type { StoredSession } from "./stored-session";

const profile = (id: string, more: Partial<Profile> = {}): Profile => ({
  id,
  role: "job_seeker",
  company_role: null,
  company_id: null,
  company_approval_status: null,
  full_name: "Ada",
  slug: "ada",
  avatar_url: null,
  headline: null,
  location: null,
  years_experience: null,
  is_active: true,
  is_internal_admin: false,
  needs_onboarding: false,
  ...more,
});

const sessionOf = (id: string, more: Partial<Session> = {}): Session =>
  ({
    access_token: "a",
    refresh_token: "r",
    expires_at: 2_000_000_000,
    user: { id },
    ...more,
  }) as Session;

/** A stand-in for the auth client whose answers the test decides. */
function setUp() {
  let listener: (event: AuthChangeEvent, session: Session | null) => void = () => {};
  const backend = {
    onAuthStateChange: (heard: typeof listener) => {
      listener = heard;
    },
    getSession: vi.fn<SessionBackend["getSession"]>(async () => null),
    fetchProfile: vi.fn<SessionBackend["fetchProfile"]>(async (id) => profile(id)),
    signOut: vi.fn<SessionBackend["signOut"]>(async () => {}),
  };
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const cache = new ProfileCache(storage);
  const store = new SessionStore(backend, cache, new RecoveryMark(storage));
  store.start();
  const hear = async (event: AuthChangeEvent, session: Session | null) => {
    listener(event, session);
    await vi.advanceTimersByTimeAsync(0);
  };
  const restart = (stored: StoredSession) => store.start(stored);
  return { backend, cache, store, hear, storage, restart };
}

const late = (ms: number, value: Profile | null) =>
  new Promise<Profile | null>((resolve) => setTimeout(() => resolve(value), ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a stored session", () => {
  it("is taken at once, and the client's word for it changes nothing", async () => {
    const { store, backend, hear, restart } = setUp();
    restart(sessionOf("ada"));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ phase: "in", profile: { id: "ada" }, arrival: 1 });
    await hear("INITIAL_SESSION", sessionOf("ada"));
    await hear("TOKEN_REFRESHED", sessionOf("ada", { access_token: "another" }));
    expect(store.get()).toMatchObject({ arrival: 1, session: { access_token: "another" } });
    expect(backend.fetchProfile).toHaveBeenCalledOnce();
  });

  it("ends when the client says so", async () => {
    const { store, hear, restart } = setUp();
    restart(sessionOf("ada"));
    await vi.advanceTimersByTimeAsync(0);
    await hear("SIGNED_OUT", null);
    expect(store.get()).toEqual({ phase: "out", reason: null });
  });

  it("of nobody needs no client", () => {
    const { store, restart } = setUp();
    restart(null);
    expect(store.get()).toEqual({ phase: "out", reason: null });
  });

  it("that only the client can tell is waited for", async () => {
    const { store, hear, restart } = setUp();
    restart(undefined);
    expect(store.get().phase).toBe("starting");
    await hear("INITIAL_SESSION", sessionOf("ada"));
    expect(store.get().phase).toBe("in");
  });
});

describe("the first session", () => {
  it("is waited for, then known with its profile", async () => {
    const { store, hear } = setUp();
    expect(store.get().phase).toBe("starting");
    const ready = store.ready();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    expect(await ready).toMatchObject({ phase: "in", profile: { id: "ada" }, arrival: 1 });
  });

  it("may be none", async () => {
    const { store, hear } = setUp();
    await hear("INITIAL_SESSION", null);
    expect(store.get()).toEqual({ phase: "out", reason: null });
  });

  it.each(["access_token", "refresh_token", "expires_at"] as const)(
    "counts only with %s",
    async (part) => {
      const { store, hear, backend } = setUp();
      await hear("INITIAL_SESSION", sessionOf("ada", { [part]: undefined }));
      expect(store.get().phase).toBe("out");
      expect(backend.fetchProfile).not.toHaveBeenCalled();
    },
  );
});

describe("the profile", () => {
  it("loses at 500 ms to the cached one of the same id, and still comes later", async () => {
    const { store, hear, backend, cache } = setUp();
    cache.put(profile("ada", { full_name: "Ada of yesterday" }));
    backend.fetchProfile.mockReturnValueOnce(
      late(900, profile("ada", { full_name: "Ada of today" })),
    );
    await hear("INITIAL_SESSION", sessionOf("ada"));
    await vi.advanceTimersByTimeAsync(PROFILE_TIMEOUT_MS - 1);
    expect(store.get().phase).toBe("starting");
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get()).toMatchObject({ profile: { full_name: "Ada of yesterday" } });
    await vi.advanceTimersByTimeAsync(400);
    expect(store.get()).toMatchObject({ profile: { full_name: "Ada of today" } });
  });

  it("is asked for once when the client names the session twice, and the newer session counts", async () => {
    const { store, hear, backend } = setUp();
    backend.fetchProfile.mockReturnValueOnce(late(100, profile("ada")));
    await hear("SIGNED_IN", sessionOf("ada"));
    await hear("INITIAL_SESSION", sessionOf("ada", { access_token: "newer" }));
    await vi.advanceTimersByTimeAsync(100);
    expect(backend.fetchProfile).toHaveBeenCalledOnce();
    expect(store.get()).toMatchObject({ session: { access_token: "newer" }, arrival: 1 });
  });

  it("lets what is only started early go by the cached one of the same id", async () => {
    const { store, hear, backend, cache } = setUp();
    cache.put(profile("ada", { full_name: "Ada of yesterday" }));
    backend.fetchProfile.mockReturnValueOnce(late(100, profile("ada")));
    const likely = store.likelySoon();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    expect(await likely).toMatchObject({ profile: { full_name: "Ada of yesterday" } });
    expect(store.get().phase).toBe("starting");
    await vi.advanceTimersByTimeAsync(100);
    expect(await store.likelySoon()).toMatchObject({ profile: { full_name: "Ada" } });
  });

  it("is none when the cached one is of another id", async () => {
    const { store, hear, backend, cache } = setUp();
    cache.put(profile("bob"));
    backend.fetchProfile.mockReturnValueOnce(late(900, null));
    await hear("INITIAL_SESSION", sessionOf("ada"));
    await vi.advanceTimersByTimeAsync(PROFILE_TIMEOUT_MS);
    expect(store.get()).toMatchObject({ phase: "in", profile: null });
  });

  it("falls back silently when it cannot be read", async () => {
    const { store, hear, backend, cache } = setUp();
    cache.put(profile("ada"));
    backend.fetchProfile.mockRejectedValueOnce(new Error("500"));
    await hear("INITIAL_SESSION", sessionOf("ada"));
    expect(store.get()).toMatchObject({ phase: "in", profile: { id: "ada" } });
  });

  it("of a deactivated person ends the session and leaves no profile", async () => {
    const { store, hear, backend, cache } = setUp();
    backend.fetchProfile.mockResolvedValueOnce(profile("ada", { is_active: false }));
    await hear("SIGNED_IN", sessionOf("ada"));
    expect(store.get()).toEqual({ phase: "out", reason: "inactive" });
    expect(backend.signOut).toHaveBeenCalledOnce();
    expect(cache.get("ada")).toBeNull();
    await hear("SIGNED_OUT", null);
    expect(store.get()).toEqual({ phase: "out", reason: "inactive" });
  });

  it("that comes late and is deactivated ends the session too", async () => {
    const { store, hear, backend } = setUp();
    backend.fetchProfile.mockReturnValueOnce(late(600, profile("ada", { is_active: false })));
    await hear("SIGNED_IN", sessionOf("ada"));
    await vi.advanceTimersByTimeAsync(700);
    expect(store.get()).toEqual({ phase: "out", reason: "inactive" });
  });
});

describe("later events", () => {
  it("a refreshed token keeps the profile and reads nothing", async () => {
    const { store, hear, backend } = setUp();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    await hear("TOKEN_REFRESHED", sessionOf("ada", { access_token: "b" }));
    expect(store.get()).toMatchObject({ session: { access_token: "b" }, arrival: 1 });
    expect(backend.fetchProfile).toHaveBeenCalledOnce();
  });

  it("an updated user reloads the profile", async () => {
    const { store, hear, backend } = setUp();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    backend.fetchProfile.mockResolvedValueOnce(profile("ada", { full_name: "Ada L." }));
    await hear("USER_UPDATED", sessionOf("ada"));
    expect(store.get()).toMatchObject({ profile: { full_name: "Ada L." } });
  });

  it("sign-out clears the profile and its copy", async () => {
    const { store, hear, cache } = setUp();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    await hear("SIGNED_OUT", null);
    expect(store.get()).toEqual({ phase: "out", reason: null });
    expect(cache.get("ada")).toBeNull();
  });

  it("a profile on its way when the person signs out is thrown away", async () => {
    const { store, hear, backend } = setUp();
    backend.fetchProfile.mockReturnValueOnce(late(300, profile("ada")));
    await hear("SIGNED_IN", sessionOf("ada"));
    await hear("SIGNED_OUT", null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.get().phase).toBe("out");
  });

  it("another person counts as a new arrival", async () => {
    const { store, hear } = setUp();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    await hear("SIGNED_IN", sessionOf("bob"));
    expect(store.get()).toMatchObject({ profile: { id: "bob" }, arrival: 2 });
  });

  it("a recovery link is remembered until the password is set", async () => {
    const { store, hear } = setUp();
    await hear("PASSWORD_RECOVERY", sessionOf("ada"));
    expect(store.get()).toMatchObject({ recovering: true });
    await hear("TOKEN_REFRESHED", sessionOf("ada"));
    expect(store.get()).toMatchObject({ recovering: true });
    store.recovered();
    expect(store.get()).toMatchObject({ recovering: false });
  });

  it("a recovery link outlives a reload of the tab", async () => {
    const { hear, storage } = setUp();
    await hear("PASSWORD_RECOVERY", sessionOf("ada"));
    expect(new RecoveryMark(storage).is("ada")).toBe(true);
    await hear("SIGNED_OUT", null);
    expect(new RecoveryMark(storage).is("ada")).toBe(false);
  });
});

describe("when the tab becomes visible", () => {
  it("reads nothing more while the user is the same and the profile is there", async () => {
    const { store, hear, backend } = setUp();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    backend.getSession.mockResolvedValueOnce(sessionOf("ada"));
    await store.becameVisible();
    expect(backend.fetchProfile).toHaveBeenCalledOnce();
  });

  it("loads the profile of a user who changed in another tab", async () => {
    const { store, hear, backend } = setUp();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    backend.getSession.mockResolvedValueOnce(sessionOf("bob"));
    await store.becameVisible();
    expect(store.get()).toMatchObject({ profile: { id: "bob" } });
  });

  it("tries again for a missing profile", async () => {
    const { store, hear, backend } = setUp();
    backend.fetchProfile.mockResolvedValueOnce(null);
    await hear("INITIAL_SESSION", sessionOf("ada"));
    expect(store.get()).toMatchObject({ profile: null });
    backend.getSession.mockResolvedValueOnce(sessionOf("ada"));
    await store.becameVisible();
    expect(store.get()).toMatchObject({ profile: { id: "ada" } });
  });

  it("keeps the session while the server cannot be reached", async () => {
    const { store, hear, backend } = setUp();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    backend.getSession.mockRejectedValueOnce(new Error("offline"));
    await store.becameVisible();
    expect(store.get()).toMatchObject({ phase: "in", profile: { id: "ada" } });
  });

  it("notices that the session is gone", async () => {
    const { store, hear } = setUp();
    await hear("INITIAL_SESSION", sessionOf("ada"));
    await store.becameVisible();
    expect(store.get().phase).toBe("out");
  });
});

it("reloadProfile waits for the fresh profile", async () => {
  const { store, hear, backend } = setUp();
  await hear("INITIAL_SESSION", sessionOf("ada"));
  backend.fetchProfile.mockReturnValueOnce(late(2000, profile("ada", { needs_onboarding: true })));
  const reloading = store.reloadProfile();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await reloading).toMatchObject({ needs_onboarding: true });
  expect(store.get()).toMatchObject({ profile: { needs_onboarding: true } });
});

describe("a session that owes its second factor", () => {
  const user = { id: "ada", factors: [{ status: "verified" }] } as Session["user"];
  const token = (aal: string) => `a.${btoa(JSON.stringify({ aal }))}.c`;

  it("h1: reads no profile and sends data requests as a visitor until it is shown", async () => {
    const { backend, store, hear } = setUp();
    const url = new URL("https://devproof.test/rest/v1/skills");
    const bearer = () =>
      anonymousUntilSecondFactor(url, { headers: { authorization: "Bearer own" } }, "anon");
    await hear("INITIAL_SESSION", sessionOf("ada", { user, access_token: token("aal1") }));
    expect(store.get()).toMatchObject({ phase: "in", profile: null });
    expect(backend.fetchProfile).not.toHaveBeenCalled();
    expect(new Headers(bearer()?.headers).get("authorization")).toBe("Bearer anon");

    await hear("MFA_CHALLENGE_VERIFIED", sessionOf("ada", { user, access_token: token("aal2") }));
    expect(store.get()).toMatchObject({ phase: "in", profile: { id: "ada" } });
    expect(new Headers(bearer()?.headers).get("authorization")).toBe("Bearer own");
  });

  it("h1: keeps its own token for the auth service", async () => {
    const { hear } = setUp();
    await hear("INITIAL_SESSION", sessionOf("ada", { user, access_token: token("aal1") }));
    const init = { headers: { authorization: "Bearer own" } };
    const url = new URL("https://devproof.test/auth/v1/factors");
    expect(anonymousUntilSecondFactor(url, init, "anon")).toBe(init);
    await hear("SIGNED_OUT", null);
  });
});
