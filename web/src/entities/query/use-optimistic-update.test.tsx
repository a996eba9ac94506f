import { fireEvent, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { ToastProvider } from "@/ui/Toasts";
import { useOptimisticUpdate } from "./use-optimistic-update";

const Page = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <ToastProvider>{children}</ToastProvider>
  </MemoryRouter>
);

it("shows a change at once, and offers to undo it when it went through", async () => {
  const { result } = renderHook(useOptimisticUpdate, { wrapper: Page });
  const rollback = vi.fn();
  const apply = vi.fn(() => rollback);
  const undo = vi.fn();
  const answer = result.current({
    apply,
    send: async () => "stored",
    notice: { message: "Hidden.", undo },
  });
  expect(apply).toHaveBeenCalledOnce();
  expect(await answer).toBe("stored");
  fireEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  expect(undo).toHaveBeenCalledOnce();
  expect(rollback).not.toHaveBeenCalled();
});

it("takes a refused change back, says why, and settles", async () => {
  const { result } = renderHook(useOptimisticUpdate, { wrapper: Page });
  const steps: string[] = [];
  const answer = await result.current({
    apply: () => () => steps.push("rollback"),
    send: () => Promise.reject(new Error("no")),
    onSuccess: () => steps.push("success"),
    onError: () => steps.push("error"),
    onSettled: () => steps.push("settled"),
  });
  expect(answer).toBeNull();
  expect(steps).toEqual(["rollback", "error", "settled"]);
  expect(await screen.findByRole("alert", { hidden: true })).toBeTruthy();
});
