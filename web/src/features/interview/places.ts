import type { Finding } from "@/entities/interview/answer";
import { type Spot, spotOf, type View, views } from "@/entities/interview/spot";

/** What the address says is looked at: a part of the answer, or a check with its place in it. */
export function readLook(params: URLSearchParams, findings: Finding[]): Look {
  const param = params.get("view") ?? "";
  const check = findings.find((one) => one.check === params.get("check")) ?? null;
  const spot = check?.evidence ? spotOf(check.evidence) : null;
  const view = Object.hasOwn(views, param) ? (param as View) : (spot?.view ?? "board");
  return { view, check, spot: spot?.view === view ? spot : null };
}

export type Look = { view: View; check: Finding | null; spot: Spot | null };
