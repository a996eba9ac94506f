// @vitest-environment jsdom

import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSteps } from "./use-steps";

test("keys that are pressed before the page has drawn the step before all count", () => {
  const select = vi.fn();
  const { result, rerender } = renderHook(
    ({ selected }: { selected: string | null }) => useSteps(["a", "b", "c"], selected, select),
    { initialProps: { selected: "a" } },
  );
  result.current.step(1);
  result.current.step(-1);
  result.current.step(-1);
  result.current.step(1);
  result.current.step(1);
  expect(select.mock.calls.flat()).toEqual(["b", "a", "b", "c"]);
  expect(result.current.latest()).toBe("c");

  // What is selected in another way counts from then on.
  rerender({ selected: "c" });
  rerender({ selected: "b" });
  result.current.step(-1);
  expect(select).toHaveBeenLastCalledWith("a");
});
