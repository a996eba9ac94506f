// @vitest-environment jsdom

import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "../query-client";
import type { Client } from "../supabase";
import { startSession } from "./session";

const signedIn = {
  access_token: "access",
  refresh_token: "refresh",
  expires_at: 1,
  user: { id: "me" },
} as Session;

/** A client whose auth part says what it is told to. */
function listening() {
  let tell: ((event: AuthChangeEvent, session: Session | null) => void) | undefined;
  const single = async () => ({ data: { id: "me", is_active: true }, error: null });
  const client = {
    auth: {
      onAuthStateChange: (listener: NonNullable<typeof tell>) => {
        tell = listener;
      },
    },
    from: () => ({ select: () => ({ eq: () => ({ single }) }) }),
  } as unknown as Client;
  return {
    client,
    listens: () => vi.waitFor(() => expect(tell).toBeDefined()),
    tell: (...said: Parameters<NonNullable<typeof tell>>) => tell?.(...said),
  };
}

beforeEach(() => queryClient.clear());

it("queries after sign-out complete, and the cache of the account is cleared", async () => {
  const { client, listens, tell } = listening();
  const store = startSession(async () => client);
  await listens();
  tell("SIGNED_IN", signedIn);
  await vi.waitFor(() => expect(store.get().phase).toBe("in"));
  queryClient.setQueryData(["mine"], "private");

  let request: Promise<string> | undefined;
  store.subscribe(() => {
    request = queryClient.fetchQuery({ queryKey: ["anybody's"], queryFn: async () => "public" });
  });
  tell("SIGNED_OUT", null);
  expect(queryClient.getQueryData(["mine"])).toBeUndefined();
  await expect(request).resolves.toBe("public");
});

it("a fresh token of the same person leaves what was read", async () => {
  const { client, listens, tell } = listening();
  const store = startSession(async () => client);
  await listens();
  tell("SIGNED_IN", signedIn);
  await vi.waitFor(() => expect(store.get().phase).toBe("in"));
  queryClient.setQueryData(["mine"], "private");
  tell("TOKEN_REFRESHED", { ...signedIn, access_token: "another" });
  expect(queryClient.getQueryData(["mine"])).toBe("private");
});
