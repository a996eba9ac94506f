import type { OpenedByProof } from "@/lib/database.types";

/** A proof of Kafka that would open 12 jobs, 4 of them strong matches. */
export function opensJobs(more: Partial<OpenedByProof>): OpenedByProof {
  return {
    kind: "skill",
    label: "Kafka",
    skill: "kafka",
    grade: "shown",
    challenges: 1,
    when_proved: null,
    good: 8,
    strong: 4,
    highest_pay: null,
    median_pay: null,
    challenge: null,
    ...more,
  };
}
