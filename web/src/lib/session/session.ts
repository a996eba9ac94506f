import type { User } from "@supabase/supabase-js";
import { useSyncExternalStore } from "react";
import { unwrapMaybe } from "../errors";
import { firstProfile } from "../first-answers";
import { queryClient } from "../query-client";
import type { Client } from "../supabase";
import type { Profile } from "./profile";
import { ProfileCache } from "./profile-cache";
import { RecoveryMark } from "./recovery-mark";
import { type SessionBackend, type SessionState, SessionStore } from "./session-store";
import type { StoredSession } from "./stored-session";

let store: SessionStore | null = null;

/** Starts with what the browser has stored and listens to the client. Called once, after `connect`. */
export function startSession(client: () => Promise<Client>, stored?: StoredSession): SessionStore {
  const listen: SessionBackend["onAuthStateChange"] = (listener) => {
    const start = async () => (await client()).auth.onAuthStateChange(listener);
    // Without the client nobody would hear of the session's end.
    start().catch(() => listen(listener));
  };
  const started = new SessionStore(
    {
      onAuthStateChange: listen,
      getSession: async () => {
        const { data, error } = await (await client()).auth.getSession();
        // An expired token that cannot be refreshed for want of a network is no reason to sign out.
        if (error) throw error;
        return data.session;
      },
      fetchProfile: async (userId) =>
        (await firstProfile(userId)) ??
        unwrapMaybe(await (await client()).from("profiles").select("*").eq("id", userId).single()),
      signOut: async () => {
        await (await client()).auth.signOut({ scope: "local" });
      },
    },
    new ProfileCache(localStorage),
    new RecoveryMark(sessionStorage),
  );
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void started.becameVisible();
  });
  forgetWhoLeaves(started);
  store = started;
  started.start(stored);
  return started;
}

/**
 * Clears the cache on sign-out before any page is notified: clearing it later would cancel the queries that pages send
 * as a visitor.
 */
function forgetWhoLeaves(started: SessionStore): void {
  let before = started.get();
  started.subscribe(() => {
    const now = started.get();
    const who = (state: SessionState) => (state.phase === "in" ? state.session.user.id : null);
    if (before.phase === "in" && who(now) !== who(before)) queryClient.clear();
    before = now;
  });
}

/** A session of nobody, for drawing pages where there is no browser. */
export function startVisitorSession(): void {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  store = new SessionStore(
    {
      onAuthStateChange: (listener) => listener("SIGNED_OUT", null),
      getSession: async () => null,
      fetchProfile: async () => null,
      signOut: async () => {},
    },
    new ProfileCache(nothing),
    new RecoveryMark(nothing),
  );
  store.start();
}

/** The store, for loaders and commands. Pages use the hooks. */
export function session(): SessionStore {
  if (!store) throw new Error("session() before startSession()");
  return store;
}

/** Who is signed in, kept up to date. */
export function useSession(): SessionState {
  return useSyncExternalStore(session().subscribe, session().get, session().get);
}

/** The signed-in person's profile. For pages behind a guard, which is what makes it be there. */
export function useProfile(): Profile {
  const state = useSession();
  if (state.phase !== "in" || !state.profile) throw new Error("useProfile on an unguarded page");
  return state.profile;
}

/** The signed-in user of the auth service (email, identities). For pages behind a guard. */
export function useUser(): User {
  const state = useSession();
  if (state.phase !== "in") throw new Error("useUser on an unguarded page");
  return state.session.user;
}

/** The profile outside of React: for loaders of guarded pages and for query functions. */
export function currentProfile(): Profile {
  const state = session().getLikely();
  if (state.phase !== "in" || !state.profile) throw new Error("No one is signed in");
  return state.profile;
}
