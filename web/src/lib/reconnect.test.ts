import { expect, test } from "vitest";
import { reconnectAfterMs } from "./reconnect";
import { makeClient } from "./supabase-client";

test("C12 lost lines are opened again at different times, all within half a minute", () => {
  const first = Array.from({ length: 500 }, () => reconnectAfterMs(1));
  expect(new Set(first).size).toBeGreaterThan(200);
  for (const [tries, least, most] of [
    [1, 500, 1_500],
    [2, 1_000, 3_000],
    [4, 5_000, 15_000],
    [40, 5_000, 15_000],
  ] as const) {
    expect([reconnectAfterMs(tries, () => 0), reconnectAfterMs(tries, () => 1)]).toEqual([
      least,
      most,
    ]);
  }
  const client = makeClient({ url: "http://127.0.0.1:1", anonKey: "key" }, fetch);
  const pauses = Array.from({ length: 50 }, () => client.realtime.reconnectAfterMs(2));
  expect(new Set(pauses).size).toBeGreaterThan(10);
});
