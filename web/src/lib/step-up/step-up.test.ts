// @vitest-environment jsdom

import { AuthApiError } from "@supabase/supabase-js";
import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { DataError } from "../errors";
import type { SecondFactor } from "../factors";
import { methodsOf } from "./methods";
import { StepUpDeclined, useStepUpRequest, wantedBy, withStepUp } from "./step-up";

const refused = (code: string) => new AuthApiError("Refused", 400, code);

describe("with step-up", () => {
  it("asks nothing when the server wants nothing", async () => {
    const { result } = renderHook(useStepUpRequest);
    await expect(withStepUp("do it", async () => 7)).resolves.toBe(7);
    await expect(withStepUp("do it", () => Promise.reject(refused("weak")))).rejects.toThrow(
      "Refused",
    );
    expect(result.current).toBeNull();
  });

  it("asks, and does it again after the proof", async () => {
    const { result } = renderHook(useStepUpRequest);
    const doing = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refused("reauthentication_needed"))
      .mockResolvedValueOnce("done");
    const done = withStepUp("delete your account", doing);
    await waitFor(() => expect(result.current?.what).toBe("delete your account"));
    act(() => result.current?.settle(true));
    await expect(done).resolves.toBe("done");
    expect(result.current).toBeNull();
  });

  it("does nothing when the question is closed", async () => {
    const { result } = renderHook(useStepUpRequest);
    const doing = vi.fn(() => Promise.reject(refused("insufficient_aal")));
    const done = withStepUp("remove it", doing);
    const declined = expect(done).rejects.toBeInstanceOf(StepUpDeclined);
    await waitFor(() => expect(result.current?.wanted).toBe("factor"));
    act(() => result.current?.settle(false));
    await declined;
    expect(doing).toHaveBeenCalledOnce();
  });

  it("hears the word of a function of the database too", () => {
    expect(wantedBy(new DataError("aal2_required", "42501", null, null, 403, null))).toBe("factor");
    expect(wantedBy(new DataError("No", "reauthentication_needed", null, null, 403, null))).toBe(
      "recent",
    );
    expect(wantedBy(new Error("insufficient_aal"))).toBeNull();
  });
});

describe("the ways", () => {
  const totp: SecondFactor = {
    id: "1",
    kind: "totp",
    name: "",
    phone: "",
    createdAt: "",
    lastUsedAt: null,
  };
  const user = { email: "ada@example.org", phone: "", identities: [] };
  const withPassword = {
    ...user,
    identities: [{ provider: "email" }] as never,
  };

  it("are the factors alone where there are any", () => {
    const ways = methodsOf("recent", { user: withPassword, factors: [totp], passkeys: 1 });
    expect(ways).toEqual([{ kind: "factor", factor: totp }]);
  });

  it("are passkey, password and mail without one", () => {
    const kinds = methodsOf("recent", { user: withPassword, factors: [], passkeys: 1 });
    expect(kinds.map(({ kind }) => kind)).toEqual(["passkey", "password", "code"]);
  });

  it("hold no password for who came by a provider", () => {
    const ways = methodsOf("recent", { user, factors: [], passkeys: 0 });
    expect(ways).toEqual([{ kind: "code", to: "ada@example.org", by: "mail" }]);
  });

  it("are none when a factor is wanted and none is there", () => {
    expect(methodsOf("factor", { user: withPassword, factors: [], passkeys: 0 })).toEqual([]);
  });
});
