import { expect, it } from "vitest";
import type { BoardSetting } from "@/lib/database.types";
import { storageSettings as settings } from "../testing";
import { isOffered, valueAt, valueText, withSetting, withValueAt } from "./settings";

function setting(path: string): BoardSetting {
  const found = settings.find((one) => one.path === path);
  if (!found) throw new Error(path);
  return found;
}

it("sets and opens a value in a group, and drops a group that is empty", () => {
  const set = withValueAt({ id: "db" }, "storage/acknowledge", "disk");
  expect(set).toEqual({ id: "db", storage: { acknowledge: "disk" } });
  expect(valueAt(set, "storage/acknowledge")).toBe("disk");
  expect(valueAt(set, "storage/acknowledge/more")).toBeUndefined();
  expect(withValueAt(set, "storage/acknowledge", undefined)).toEqual({ id: "db" });
  expect(withValueAt({ id: "db" }, "zones", undefined)).toEqual({ id: "db" });
});

it("sets what belongs to a choice, and opens what has no meaning any more", () => {
  const replication = setting("storage/replication");
  const quorum = withSetting({ id: "db" }, replication, "quorum", settings);
  expect(quorum).toEqual({
    id: "db",
    storage: { replication: "quorum", replicas: 3, write_quorum: 2 },
  });
  const five = withSetting(quorum, setting("storage/replicas"), 5, settings);
  const async = withSetting(five, replication, "async", settings);
  expect(async).toEqual({ id: "db", storage: { replication: "async", replicas: 5 } });
  expect(withSetting(async, replication, "none", settings)).toEqual({
    id: "db",
    storage: { replication: "none" },
  });
  expect(withSetting(async, replication, undefined, settings)).toEqual({ id: "db" });
});

it("offers a setting only where it has a meaning", () => {
  expect(isOffered(setting("storage/replicas"), { id: "db" }, settings)).toBe(false);
  const some = { id: "db", storage: { replication: "async" } };
  expect(isOffered(setting("storage/replicas"), some, settings)).toBe(true);
  expect(isOffered(setting("storage/write_quorum"), some, settings)).toBe(false);
  const needy = {
    ...setting("max_waiting"),
    needs: [{ path: "storage/acknowledge", values: ["memory"] }],
  };
  // What is open has the first option.
  expect(isOffered(needy, { id: "db" }, settings)).toBe(true);
  const retries = { ...needy, needs: [{ path: "retries", values: [] }] };
  expect(isOffered(retries, { id: "x", retries: 0 }, settings)).toBe(false);
  expect(isOffered(retries, { id: "x", retries: 2 }, settings)).toBe(true);
});

it("says what is set, and nothing of what is open", () => {
  const db = { storage: { acknowledge: "disk" }, zones: ["a", "c"], max_waiting: 1200, safe: true };
  expect(valueText(setting("storage/acknowledge"), db)).toBe("On disk");
  expect(valueText(setting("zones"), db)).toBe("a, c");
  expect(valueText(setting("max_waiting"), db)).toBe("1,200");
  expect(valueText(setting("safe"), db)).toBe("Yes");
  expect(valueText(setting("storage/replicas"), db)).toBeNull();
});
