import { expect, it } from "vitest";
import type { NotificationEntry } from "@/lib/database.types";
import { entriesOf, notificationsQuery, withRead } from "./queries";

const entry = (id: string, unread = 1): NotificationEntry => ({
  id,
  kind: "approved",
  title: `Title of ${id}`,
  path: "/dashboard/messages",
  created_at: `2026-11-26T12:00:0${id}Z`,
  count: 2,
  unread,
});
const pages = {
  pages: [
    [entry("3"), entry("2")],
    [entry("2"), entry("1")],
  ],
  pageParams: [null],
};

it("lists an entry once that moved while pages were read", () => {
  expect(entriesOf(pages).map(({ id }) => id)).toEqual(["3", "2", "1"]);
  expect(entriesOf(undefined)).toEqual([]);
});

it("shows one entry as read, or all", () => {
  const unread = (id: string | null) => entriesOf(withRead(pages, id)).map((one) => one.unread);
  expect(unread("2")).toEqual([1, 0, 1]);
  expect(unread(null)).toEqual([0, 0, 0]);
  expect(withRead(undefined, null)).toBeUndefined();
});

it("goes on after the last entry of a full page", () => {
  const next = notificationsQuery.getNextPageParam;
  const full = Array.from({ length: 20 }, (_, n) => entry(String(n)));
  expect(next(full, [full], null, [null])?.id).toBe("19");
  expect(next([entry("1")], [[entry("1")]], null, [null])).toBeNull();
});
