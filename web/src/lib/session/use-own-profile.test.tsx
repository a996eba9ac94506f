import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useOwnProfile } from "./use-own-profile";

const reloadProfile = vi.fn(async () => null);
const handlers: { refresh?: () => void } = {};

vi.mock("./session", () => ({ session: () => ({ reloadProfile }) }));
vi.mock("../supabase", () => ({ supabase: () => ({}) }));
vi.mock("../realtime", () => ({
  useChanges: (_name: string, _interests: object[], given: { refresh: () => void }) => {
    Object.assign(handlers, given);
  },
}));

it("reads the own profile again at the join: a review before it is not missed", () => {
  renderHook(() => useOwnProfile("me"));
  expect(reloadProfile).not.toHaveBeenCalled();
  handlers.refresh?.();
  expect(reloadProfile).toHaveBeenCalledOnce();
});
