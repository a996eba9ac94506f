import { expect, it, vi } from "vitest";
import { later } from "./later";
import type { Client } from "./supabase";
import { makeClient } from "./supabase-client";

const url = "http://127.0.0.1:1";

/** The data client, on its way until `come()`. */
function coming() {
  const send = vi.fn<typeof fetch>(async () => Response.json([{ id: "one" }]));
  const real = makeClient({ url, anonKey: "key" }, send);
  let come = () => {};
  const there = new Promise<Client>((resolve) => {
    come = () => resolve(real);
  });
  const asked = () => send.mock.calls.map(([input]) => String(input).slice(url.length));
  return { client: later(() => there), real, come, asked };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it("makes what was asked for once the client has come, and gives its answer", async () => {
  const { client, come, asked } = coming();
  const answer = (async () => await client.from("skills").select("slug").eq("slug", "rust"))();
  await turn();
  expect(asked()).toEqual([]);
  come();
  expect(await answer).toMatchObject({ data: [{ id: "one" }], error: null, status: 200 });
  expect(asked()).toEqual(["/rest/v1/skills?select=slug&slug=eq.rust"]);
});

it("sends nothing that is only put together, and each request once", async () => {
  const { client, come, asked } = coming();
  let request = client.from("skills").select("slug");
  request = request.eq("slug", "rust");
  come();
  await turn();
  expect(asked()).toEqual([]);
  await request.limit(1);
  expect(asked()).toEqual(["/rest/v1/skills?select=slug&slug=eq.rust&limit=1"]);
});

it("makes calls that are not awaited too, in their order and on their owner", async () => {
  const { client, real, come } = coming();
  const said: unknown[] = [];
  vi.spyOn(real.realtime, "setAuth").mockImplementation(async function (this: unknown, token) {
    said.push(token, this === real.realtime);
  });
  void client.realtime.setAuth("one");
  void client.realtime.setAuth("two");
  come();
  await client.realtime.setAuth("three");
  expect(said).toEqual(["one", true, "two", true, "three", true]);
});

it("fails where the client does not come", async () => {
  const client = later<Client>(() => Promise.reject(new TypeError("Failed to fetch")));
  void client.realtime.setAuth("unheard");
  await expect((async () => await client.from("skills").select())()).rejects.toThrow("Failed");
});
