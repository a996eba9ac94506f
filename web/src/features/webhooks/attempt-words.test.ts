import { describe, expect, it } from "vitest";
import { attemptWords } from "./attempt-words";

describe("what an attempt came to", () => {
  const attempt = { attempts: 2, duration_ms: 120, status_code: 503, error: null };
  it("is the answer, the time and which attempt it was", () => {
    expect(attemptWords(attempt)).toBe("HTTP 503 · 120 ms · attempt 2");
  });
  it("is why there was no answer", () => {
    const failed = { ...attempt, status_code: null, error: "timed_out" as const };
    expect(attemptWords(failed)).toBe("No answer in time · 120 ms · attempt 2");
  });
  it("says that there was none yet", () => {
    expect(attemptWords({ ...attempt, attempts: 0 })).toBe("Not sent yet");
    expect(attemptWords({ ...attempt, duration_ms: null })).toBe("Sending, attempt 2");
  });
});
