import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { DataError } from "@/lib/errors";
import { ErrorSentence } from "./ErrorSentence";

const reader = vi.hoisted(() => ({ role: "job_seeker", company_role: null as string | null }));
vi.mock("@/lib/session/session", () => ({ useProfile: () => reader }));

const refusal = new DataError(
  "Your company's tier has 1 webhook.",
  "tier_limit_reached",
  null,
  JSON.stringify({
    limit: "webhooks",
    allowed: 1,
    tier_id: "hiring_kernel",
    name: "Hiring Kernel",
  }),
  409,
  null,
);

beforeEach(() => Object.assign(reader, { role: "job_seeker", company_role: null }));

it("leads a company's admin to the tier that lifts the limit", () => {
  Object.assign(reader, { role: "employer", company_role: "admin" });
  render(<ErrorSentence error={refusal} />);
  expect(screen.getByRole("link", { name: "See Hiring Kernel" }).getAttribute("href")).toBe(
    "/dashboard/employer-subscription-tiers#hiring_kernel",
  );
});

it("tells a recruiter whom to ask", () => {
  Object.assign(reader, { role: "employer", company_role: "recruiter" });
  const { container } = render(<ErrorSentence error={refusal} />);
  expect(container.textContent).toBe(
    "Your company's tier has 1 webhook. Ask your company's admin.",
  );
});

it("is the sentence alone for any other failure", () => {
  const other = new DataError("This address is taken.", "address_taken", null, null, 409, null);
  const { container } = render(<ErrorSentence error={other} />);
  expect(container.textContent).toBe("This address is taken.");
});
