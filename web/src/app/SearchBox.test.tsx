import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Reader } from "./palette/entries";
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

function setUp(lock: string | null = null, reader: Reader = null, subjects?: readonly string[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SearchBox {...(subjects ? { words: subjects } : {})} lock={lock} reader={reader} />
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
  const { box } = setUp(null, null, words);
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
  setUp(null, null, words);
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText("jobs")).toBeTruthy();
});

it("goes to the results of what was typed, trimmed, and nowhere for nothing", async () => {
  const { box, place } = setUp(null, null, words);
  await type(box, "   ");
  enter(box);
  expect(place()).toBe("/");
  await type(box, "  rust & go ");
  enter(box);
  expect(place()).toBe("/search?q=rust+%26+go");
});

it("offers names; arrows choose, Enter goes, Escape puts the list away", async () => {
  const { box, place } = setUp(null, null, words);
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
  const { box } = setUp(null, null, words);
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(document.activeElement).toBe(box);
  act(() => box.blur());
  fireEvent.keyDown(window, { key: "K", metaKey: true });
  expect(document.activeElement).toBe(box);
});

it("is a palette by its keys: pages and actions in groups, arrows through all, Escape back", async () => {
  const { box, place } = setUp(null, null, words);
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

it("is closed with its reason in sight, and its keys still open the reader's pages", async () => {
  const lock = "Search opens when your company is approved";
  const { box, place } = setUp(lock, waiting, words);
  expect(box.disabled).toBe(true);
  expect(box.placeholder).toBe(lock);
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(document.activeElement).toBe(box);
  expect(screen.getByRole("group", { name: "Actions" }).textContent).toContain("Log out");
  await type(box, "rust");
  enter(box);
  expect(place()).toBe("/");
  expect(rpc).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: "Escape" });
  expect(document.activeElement).not.toBe(box);
  expect(box.disabled).toBe(true);
});

it("without a search, takes the first page that fits", async () => {
  const { box, place } = setUp(null, { ...waiting, is_internal_admin: true });
  expect(box.getAttribute("aria-label")).toBe("Go to a page");
  act(() => box.focus());
  expect(box.getAttribute("aria-expanded")).toBe("false");
  await type(box, "outb");
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(50));
  const chosen = () => document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
  expect(chosen()?.textContent).toContain("Outbox");
  await type(box, "a");
  const all = screen.getAllByRole("option");
  expect(chosen()).toBe(all[0]);
  fireEvent.keyDown(box, { key: "ArrowUp" });
  expect(chosen()).toBe(all.at(-1));
  fireEvent.keyDown(box, { key: "ArrowDown" });
  expect(chosen()).toBe(all[0]);
  await type(box, "outb");
  enter(box);
  expect(place()).toBe("/admin/tools/outbox");
  expect(rpc).not.toHaveBeenCalled();
  localStorage.clear();
});

const waiting = {
  role: "employer",
  company_role: "admin",
  company_id: "c",
  company_approval_status: "pending",
  is_internal_admin: false,
  needs_onboarding: false,
} satisfies Reader;
