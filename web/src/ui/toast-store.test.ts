import { expect, it, vi } from "vitest";
import { ToastStore } from "./toast-store";

it("holds three at most, the newest last", () => {
  const store = new ToastStore();
  for (const message of ["a", "b", "c", "d"]) store.show({ message });
  expect(store.all().map((toast) => toast.message)).toEqual(["b", "c", "d"]);
});

it("leaves more time where there is something to do", () => {
  const store = new ToastStore();
  store.show({ message: "plain" });
  store.show({ message: "undo", action: { label: "Undo", onAction: () => {} } });
  store.show({ message: "given", durationMs: 3000 });
  expect(store.all().map((toast) => toast.durationMs)).toEqual([5000, 10_000, 3000]);
});

it("takes back by id and tells its listeners", () => {
  const store = new ToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const id = store.show({ message: "a" });
  store.dismiss(id);
  stop();
  store.show({ message: "b" });
  expect(listener).toHaveBeenCalledTimes(2);
});

it("shows a repeated message once and restarts its timer; an undoable one stays separate", () => {
  const store = new ToastStore();
  const first = store.show({ message: "None left" });
  const [before] = store.all();
  expect(store.show({ message: "None left" })).toBe(first);
  expect(store.all()).toHaveLength(1);
  // A new object: the timer restarts.
  expect(store.all()[0]).not.toBe(before);
  store.show({ message: "None left", tone: "stop" });
  const action = { label: "Undo", onAction: () => {} };
  store.show({ message: "Deleted", action });
  store.show({ message: "Deleted", action });
  expect(store.all().map(({ message }) => message)).toEqual(["None left", "Deleted", "Deleted"]);
});
