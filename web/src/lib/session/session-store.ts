import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { owesFactor } from "./assurance";
import { setSecondFactorOwed } from "./half-signed-in";
import type { Profile } from "./profile";
import type { ProfileCache } from "./profile-cache";
import type { RecoveryMark } from "./recovery-mark";
import type { StoredSession } from "./stored-session";

/** Why nobody is signed in, when the page should say so. */
export type OutReason = "inactive" | null;

export type SessionState =
  /** Until the first session was read: the full-screen spinner stands. */
  | { phase: "starting" }
  | { phase: "out"; reason: OutReason }
  | {
      phase: "in";
      session: Session;
      /** Null when it could not be loaded in time; it may still come. */
      profile: Profile | null;
      /** Came by a recovery link and has not chosen a new password yet. */
      recovering: boolean;
      /** Grows with each sign-in, so that "just signed in" can be told from "walked here". */
      arrival: number;
    };

/** Somebody who is signed in, with their profile. */
export type Member = Extract<SessionState, { phase: "in" }> & { profile: Profile };

/** What the store needs of the world. */
export type SessionBackend = {
  onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void): void;
  /** The stored session; rejects when it cannot be told, for want of a network. */
  getSession(): Promise<Session | null>;
  fetchProfile(userId: string): Promise<Profile | null>;
  /** Ends this browser's session. */
  signOut(): Promise<void>;
};

/** A profile that takes longer than this loses to the cached one. */
export const PROFILE_TIMEOUT_MS = 500;

/** A session counts only with all three parts. */
export function isValidSession(session: Session | null): session is Session {
  return Boolean(session?.access_token && session.refresh_token && session.expires_at);
}

/** Who is signed in, and their profile. One per page; the rules are those of the specification, §4 and §5. */
export class SessionStore {
  private state: SessionState = { phase: "starting" };
  private listeners = new Set<() => void>();
  private arrivals = 0;
  /** Each load of a profile takes a number; what a later one has overtaken is thrown away. */
  private turn = 0;
  /** The user whose profile is being loaded, with the newest session of theirs. */
  private loading: { userId: string; session: Session } | null = null;

  /** Who it most likely is while the profile is on its way: the last one seen of the same user. */
  private likely: Member | null = null;

  constructor(
    private readonly backend: SessionBackend,
    private readonly cache: ProfileCache,
    private readonly recovery: RecoveryMark,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): SessionState => this.state;

  /** Begins with the session that the browser has stored, where that is known before the client has come. */
  start(stored?: StoredSession): void {
    if (stored !== undefined) this.hear("INITIAL_SESSION", stored);
    this.backend.onAuthStateChange((event, session) => this.hear(event, session));
  }

  /** Resolves once the first session was read. */
  ready(): Promise<SessionState> {
    if (this.state.phase !== "starting") return Promise.resolve(this.state);
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.state.phase === "starting") return;
        stop();
        resolve(this.state);
      });
    });
  }

  /**
   * Like `ready`, but uses the cached profile instead of waiting for the profile. For starting a page's requests early:
   * the server authorizes each of them, and the page is drawn only once the real profile is known.
   */
  likelySoon(): Promise<SessionState> {
    if (this.state.phase !== "starting") return Promise.resolve(this.state);
    return new Promise((resolve) => {
      const look = () => {
        const now = this.getLikely();
        if (now.phase === "starting") return;
        stop();
        resolve(now);
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** The state, or the likely one while there is none. */
  getLikely(): SessionState {
    return this.state.phase === "starting" && this.likely ? this.likely : this.state;
  }

  /** The tab became visible: the session may have changed in another one. */
  async becameVisible(): Promise<void> {
    if (this.state.phase === "starting") return;
    const session = await this.backend.getSession().catch(() => undefined);
    if (session === undefined) return;
    if (!isValidSession(session)) return this.clear(null);
    await this.adopt(session, false);
  }

  /** Reads the profile again and waits for it, after a command has changed it. */
  async reloadProfile(): Promise<Profile | null> {
    if (this.state.phase !== "in") return null;
    const { session } = this.state;
    const turn = ++this.turn;
    const profile = await this.backend.fetchProfile(session.user.id).catch(() => null);
    if (turn === this.turn && profile) this.show(profile);
    return profile;
  }

  /** The new password is set: the page of the recovery link lets go. */
  recovered(): void {
    this.recovery.clear();
    if (this.state.phase === "in") this.set({ ...this.state, recovering: false });
  }

  private hear(event: AuthChangeEvent, session: Session | null): void {
    if (event === "SIGNED_OUT" || !isValidSession(session)) {
      // A deactivated person keeps the reason on screen while the sign-out runs.
      const reason = this.state.phase === "out" ? this.state.reason : null;
      this.clear(reason);
      return;
    }
    if (event === "PASSWORD_RECOVERY") this.recovery.put(session.user.id);
    void this.adopt(session, event === "USER_UPDATED");
  }

  /** Takes a session; loads the profile when the user changed, it is missing, or `reload` says so. */
  private async adopt(session: Session, reload: boolean): Promise<void> {
    const { state } = this;
    const userId = session.user.id;
    const owing = owesFactor(session);
    setSecondFactorOwed(owing);
    if (state.phase === "in" && state.session.user.id === userId) {
      this.set({ ...state, session, recovering: this.recovery.is(userId) });
      if (owing || (state.profile && !reload)) return;
    }
    // As it starts, the client names the same session twice; the profile is on its way.
    if (!reload && !owing && this.loading?.userId === userId) {
      this.loading.session = session;
      return;
    }
    const turn = ++this.turn;
    const loading = { userId, session };
    this.loading = loading;
    if (!owing) this.guess(session);
    // Who owes a second factor reads nothing before it is shown; the guards lead there.
    const profile = owing ? null : await this.raceProfile(userId, turn);
    if (this.loading === loading) this.loading = null;
    if (turn !== this.turn) return;
    if (profile && !profile.is_active) return this.turnAway();
    const now = this.state;
    const same = now.phase === "in" && now.session.user.id === userId;
    this.set({
      phase: "in",
      session: same ? now.session : loading.session,
      profile: profile ?? (same ? now.profile : null),
      recovering: this.recovery.is(userId),
      arrival: same ? now.arrival : ++this.arrivals,
    });
  }

  /** Lets those know who it most likely is that would only start a request early. */
  private guess(session: Session): void {
    const profile = this.cache.get(session.user.id);
    if (this.state.phase !== "starting" || !profile?.is_active) return;
    const recovering = this.recovery.is(session.user.id);
    this.likely = { phase: "in", session, profile, recovering, arrival: 0 };
    this.set(this.state);
  }

  private async raceProfile(userId: string, turn: number): Promise<Profile | null> {
    const late = Symbol("late");
    const fetching = this.backend.fetchProfile(userId).catch(() => null);
    const first = await Promise.race([
      fetching,
      new Promise<typeof late>((resolve) => setTimeout(() => resolve(late), PROFILE_TIMEOUT_MS)),
    ]);
    if (first === late) {
      void fetching.then((profile) => {
        if (profile && turn === this.turn) this.show(profile);
      });
    } else if (first) {
      if (turn === this.turn && first.is_active) this.cache.put(first);
      return first;
    }
    return this.cache.get(userId);
  }

  /** Puts a freshly read profile of the signed-in user on show. */
  private show(profile: Profile): void {
    if (this.state.phase !== "in" || this.state.session.user.id !== profile.id) return;
    if (!profile.is_active) {
      this.turnAway();
      return;
    }
    this.cache.put(profile);
    this.set({ ...this.state, profile });
  }

  private turnAway(): void {
    this.clear("inactive");
    void this.backend.signOut().catch(() => {});
  }

  private clear(reason: OutReason): void {
    this.turn++;
    this.loading = null;
    setSecondFactorOwed(false);
    this.recovery.clear();
    this.cache.clear();
    this.set({ phase: "out", reason });
  }

  private set(state: SessionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
