import { expect, it } from "vitest";
import type { JobStatus } from "@/lib/vocabulary.generated";
import { changeText } from "./history";

const text = (from_status: JobStatus | null, to_status: JobStatus) =>
  changeText({ id: 1, from_status, to_status, created_at: "", changed_by: null });

it("names each change by where it came from", () => {
  expect(text(null, "draft")).toBe("Draft created");
  expect(text(null, "open")).toBe("Created and published");
  expect(text("draft", "open")).toBe("Published");
  expect(text("paused", "open")).toBe("Resumed");
  expect(text("expired", "open")).toBe("Reopened");
  expect(text("open", "filled")).toBe("Closed as filled");
});
