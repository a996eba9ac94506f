import { expect, it } from "vitest";
import { answerTo, proofOf } from "./answers";

it("leads from what is unknown to the field that answers it", () => {
  expect(answerTo("place")?.href).toBe("/dashboard/profile?edit=preferences");
  expect(answerTo("skill:rust")?.href).toBe("/dashboard/profile?edit=skills");
  expect(answerTo("years")?.href).toBe("/dashboard/profile?edit=basics");
  expect(answerTo("no_such_gate")).toBeNull();
});

it("leads from what can be proved to where it is", () => {
  expect(proofOf("skill:rust")?.href).toBe("/dashboard/challenges");
  expect(proofOf("system_design")?.href).toBe("/dashboard/interview");
});
