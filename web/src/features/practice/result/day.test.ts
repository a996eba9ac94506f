import { expect, it } from "vitest";
import type { ComponentSeries, TargetResult } from "@/lib/database.types";
import { clock, inUnit, marksAt, moments, observation, seriesOf, troubleAt } from "./day";

const component = (id: string, troubles: ComponentSeries["troubles"]): ComponentSeries => ({
  id,
  cost_month: 0,
  arrived: [],
  refused: [],
  busy: [],
  waiting: [],
  troubles,
});
const target = (minute: number | null): TargetResult => ({
  id: "t",
  text: "At least 99.9 %",
  is_met: minute === null,
  observed: 99.9996,
  bound: 99.9,
  unit: "percent",
  is_minimum: true,
  minute,
});
const db = component("db", [
  { kind: "down", from: 60, to: 70 },
  { kind: "refusing", from: 70, to: 71 },
]);
const api = component("api", [{ kind: "partly_down", from: 60, to: 65 }]);

it("paints what is down or refuses in a minute", () => {
  expect(troubleAt(db, 59)).toBeUndefined();
  expect(marksAt([db, api], 64).nodes).toEqual({
    db: { tone: "stop", word: "Down" },
    api: { tone: "stop", word: "Partly down" },
  });
  expect(marksAt([db, api], 70).nodes).toEqual({ db: { tone: "stop", word: "Refuses calls" } });
  expect(marksAt([db, api], 71).nodes).toEqual({});
});

it("finds the moments at which something begins, each once", () => {
  expect(moments([db, api], [target(65), target(null), target(60)])).toEqual([60, 65, 70]);
});

it("writes times and values for people", () => {
  expect(clock(0)).toBe("00:00");
  expect(clock(1439)).toBe("23:59");
  expect(seriesOf("a", [1, 2], 5).points).toEqual([
    { x: "00:00", y: 1 },
    { x: "00:05", y: 2 },
  ]);
  expect(inUnit(100, "percent")).toBe("100 %");
  // Not all is never shown as all.
  expect(inUnit(99.9999, "percent")).toBe("99.999 %");
  expect(inUnit(1234.4, "euros")).toBe("1,234 €");
  expect(inUnit(3.25, "milliseconds")).toBe("3.3 ms");
  expect(observation(target(null))).toBe("99.999 %, needs at least 99.9 %");
});
