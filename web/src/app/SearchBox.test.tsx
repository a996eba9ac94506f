import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchBox } from "./SearchBox";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/supabase", () => ({ supabase: () => ({ rpc }) }));

let still = false;

beforeEach(() => {
  vi.useFakeTimers();
  still = false;
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  rpc.mockReset();
  rpc.mockReturnValue({
    abortSignal: async () => ({
      data: [
        { kind: "skill", label: "Rust", marks: [] },
        { kind: "company", label: "Rustworks", slug: "rustworks", marks: ["rustworks"] },
      ],
      error: null,
      status: 200,
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function setUp(lock: string | null = null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SearchBox words={words} lock={lock} />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>("combobox", { hidden: true });
  return { box, place: () => screen.getByRole("status").textContent };
}
const words = ["jobs", "companies"];

const type = async (box: HTMLInputElement, text: string) => {
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  // The keys rest, then the answer comes.
  await act(() => vi.advanceTimersByTimeAsync(200));
  await act(() => vi.advanceTimersByTimeAsync(50));
};

const enter = (box: HTMLInputElement) => {
  if (box.form) fireEvent.submit(box.form);
};

it("names what can be searched by turns of four seconds, and rests while it has the focus", async () => {
  const { box } = setUp();
  expect(screen.getByText("jobs")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(3_999));
  expect(screen.getByText("jobs")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText("companies")).toBeTruthy();
  act(() => box.focus());
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText("companies")).toBeTruthy();
});

it("stands still for readers who want less motion", async () => {
  still = true;
  setUp();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText("jobs")).toBeTruthy();
});

it("goes to the results of what was typed, trimmed, and nowhere for nothing", async () => {
  const { box, place } = setUp();
  await type(box, "   ");
  enter(box);
  expect(place()).toBe("/");
  await type(box, "  rust & go ");
  enter(box);
  expect(place()).toBe("/search?q=rust+%26+go");
});

it("offers names; arrows choose, Enter goes, Escape puts the list away", async () => {
  const { box, place } = setUp();
  await type(box, "rus");
  expect(box.getAttribute("aria-expanded")).toBe("true");
  expect(box.getAttribute("aria-activedescendant")).toBeNull();
  fireEvent.keyDown(box, { key: "Escape" });
  expect(box.getAttribute("aria-expanded")).toBe("false");
  fireEvent.keyDown(box, { key: "ArrowDown" });
  fireEvent.keyDown(box, { key: "ArrowDown" });
  const chosen = document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
  expect(chosen?.textContent).toContain("Rustworks");
  enter(box);
  expect(place()).toBe("/company/rustworks");
});

it("takes the focus on Ctrl K and Cmd K", () => {
  const { box } = setUp();
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(document.activeElement).toBe(box);
  act(() => box.blur());
  fireEvent.keyDown(window, { key: "K", metaKey: true });
  expect(document.activeElement).toBe(box);
});

it("is a palette by its keys: pages and actions in groups, arrows through all, Escape back", async () => {
  const { box, place } = setUp();
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(box.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("group", { name: "Pages" }).textContent).toContain("Jobs");
  fireEvent.keyDown(box, { key: "Escape" });
  expect(document.activeElement).toBe(button);
  expect(box.getAttribute("aria-expanded")).toBe("false");

  fireEvent.keyDown(window, { key: "k", metaKey: true });
  fireEvent.change(box, { target: { value: "create acc" } });
  fireEvent.keyDown(box, { key: "ArrowDown" });
  const chosen = document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
  expect(chosen?.textContent).toBe("Create an account");
  enter(box);
  expect(place()).toBe("/signup");
  // Next time it begins with where it led.
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(screen.getByRole("group", { name: "Recent" }).textContent).toBe("RecentCreate an account");
  button.remove();
  localStorage.clear();
});

it("is closed with its reason in sight", () => {
  const { box } = setUp("Search opens when your company is approved");
  expect(box.disabled).toBe(true);
  expect(box.placeholder).toBe("Search opens when your company is approved");
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(document.activeElement).not.toBe(box);
});
