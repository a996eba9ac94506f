// @vitest-environment jsdom

import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { defer } from "./deferred";

it("loads once and returns the code", async () => {
  const load = vi.fn(async () => "code");
  const code = defer(load);
  const { result } = renderHook(() => code.use());
  expect(result.current).toBeNull();
  code.fetch();
  await act(async () => code.fetch());
  expect(result.current).toBe("code");
  code.fetch();
  expect(load).toHaveBeenCalledOnce();
});

it("tries again after the network failed", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("offline"));
  load.mockResolvedValue("code");
  const code = defer(load);
  const { result } = renderHook(() => code.use());
  await act(async () => code.fetch());
  expect(result.current).toBeNull();
  await act(async () => code.fetch());
  expect(result.current).toBe("code");
});
