import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { CompareTable } from "./CompareTable";
import { candidate, id } from "./testing/candidate";

it("shows the badge of a Founding Engineer beside the one who has it", () => {
  const one = candidate("a", null);
  const other = candidate("a", null);
  const founder = {
    ...other,
    interaction: { ...other.interaction, id: id("3") },
    person: { ...other.person, full_name: "Bo Berg", engineer_badge: true },
  };
  render(
    <MemoryRouter>
      <CompareTable candidates={[one, founder]} jobTitle="Engineer" />
    </MemoryRouter>,
  );
  const [first, second] = screen.getAllByRole("columnheader");
  expect(first?.textContent).not.toContain("Founding Engineer");
  expect(second?.textContent).toContain("Bo Berg");
  expect(second?.textContent).toContain("Founding Engineer");
});
