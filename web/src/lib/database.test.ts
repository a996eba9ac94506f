import { expect, expectTypeOf, it } from "vitest";
import { unwrap } from "./errors";
import type { Client } from "./supabase";

/**
 * Nothing is called here: `tsc` reads these functions. A column, an argument or a member of an answer that gets another
 * name makes them, and every page that uses it, an error.
 */
const column = async (client: Client) =>
  unwrap(await client.from("saved_jobs").select("job_opening_id,created_at"));
const answer = async (client: Client) => unwrap(await client.rpc("undo_interaction", { p_id: "" }));
const read = async (client: Client) => unwrap(await client.rpc("get_featured_jobs"));

const unknownColumn = async (client: Client) =>
  unwrap(await client.from("saved_jobs").select("job_id"));
// @ts-expect-error the argument is called p_id
const unknownArgument = (client: Client) => client.rpc("undo_interaction", { p_interaction: "" });
// @ts-expect-error there is no such function
const unknownFunction = (client: Client) => client.rpc("get_everything");

it("knows columns, arguments and answers by name", () => {
  expectTypeOf<Awaited<ReturnType<typeof column>>>().toEqualTypeOf<
    { job_opening_id: string; created_at: string }[]
  >();
  expectTypeOf<Awaited<ReturnType<typeof answer>>["quotas"]["bonus"]>().toEqualTypeOf<number>();
  expectTypeOf<Awaited<ReturnType<typeof read>>["jobs"][number]["title"]>().toEqualTypeOf<string>();
  expectTypeOf<Awaited<ReturnType<typeof unknownColumn>>>().not.toEqualTypeOf<
    { job_id: string }[]
  >();
  expect([column, answer, read, unknownColumn, unknownArgument, unknownFunction]).toHaveLength(6);
});
