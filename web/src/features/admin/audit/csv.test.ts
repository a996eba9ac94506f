import { expect, it } from "vitest";
import { auditCsv, auditHead } from "./csv";

it("has a line for each entry, with its details as JSON", () => {
  const entry = {
    id: 7,
    created_at: "2026-11-28T01:00:00Z",
    actor_label: "staff",
    actor: { id: "a", full_name: "Stef Staff" },
    action: "company.review",
    subject_kind: "company",
    subject_id: "c",
    reason: "=cmd, known",
    details: { from: "pending", to: "approved" },
  };
  expect(auditHead + auditCsv([entry, { ...entry, actor: null, subject_id: null }])).toBe(
    "Time,Who,Account,Action,Kind,About,Reason,Details\r\n" +
      `2026-11-28T01:00:00Z,Stef Staff,a,company.review,company,c,"'=cmd, known","{""from"":""pending"",""to"":""approved""}"\r\n` +
      `2026-11-28T01:00:00Z,staff,,company.review,company,,"'=cmd, known","{""from"":""pending"",""to"":""approved""}"\r\n`,
  );
});
