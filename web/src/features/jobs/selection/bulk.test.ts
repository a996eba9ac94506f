import { expect, it } from "vitest";
import { DataError } from "@/lib/errors";
import { companyJob } from "../testing/company-job";
import { allRefused, canTake, doneText, refusedTitle } from "./bulk";

const jobs = (["draft", "open", "paused", "closed"] as const).map((status) =>
  companyJob({ id: status, status }),
);

it("offers a step to those that can take it", () => {
  const ids = (step: Parameters<typeof canTake>[0]) => canTake(step, jobs).map(({ id }) => id);
  expect(ids("publish")).toEqual(["draft", "paused", "closed"]);
  expect(ids("pause")).toEqual(["open"]);
  expect(ids("delete")).toEqual(["draft"]);
});

it("says what was done, and what was not", () => {
  expect(doneText("publish", 1)).toBe("1 job published.");
  expect(refusedTitle("delete", 1, 3)).toBe("1 of 3 jobs wasn't deleted.");
  expect(refusedTitle("pause", 2, 2)).toBe("2 of 2 jobs weren't paused.");
});

it("reads the reasons of a command that could do nothing, and no others", () => {
  const refused = [{ id: "a", code: "not_found", message: "Not found." }];
  const error = (code: string, details: string | null) =>
    new DataError("No.", code, null, details, 409, null);
  expect(allRefused(error("nothing_done", JSON.stringify([...refused, 7])))).toEqual(refused);
  expect(allRefused(error("nothing_done", "{"))).toEqual([]);
  expect(allRefused(error("conflict", JSON.stringify(refused)))).toBeNull();
  expect(allRefused(new Error("nothing_done"))).toBeNull();
});
