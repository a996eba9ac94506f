import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Chart } from "./Chart";
import { gridOf, plainFigure, pointLabel, rowText, sparse, spread, summaryOf } from "./chart-data";

const days = [
  { x: "2026-11-01", y: 3 },
  { x: "2026-11-02", y: 12 },
  { x: "2026-11-03", y: null },
];
const before = [
  { x: "2026-10-29", y: 1 },
  { x: "2026-10-30", y: 2 },
  { x: "2026-10-31", y: 0 },
];
const series = [{ name: "Views", points: days }];
const previous = { name: "Previous period", points: before };

describe("the data of a chart", () => {
  it("labels days and months, and leaves names as they are", () => {
    expect(pointLabel("2026-11-03", "en")).toBe("Nov 3");
    expect(pointLabel("2026-11", "en")).toBe("November 2026");
    expect(pointLabel("Search", "en")).toBe("Search");
  });

  it("says totals, the highest and the last point of each series", () => {
    const grid = gridOf(series, previous, (x) => pointLabel(x, "en"));
    expect(summaryOf(grid, "views", true, plainFigure)).toBe(
      "Nov 1 to Nov 3. Views: 15 views in total, highest 12 (Nov 2), last 12. " +
        "Previous period: 3 views in total, highest 2 (Nov 2), last 0.",
    );
    expect(rowText(grid, 2, plainFigure)).toBe("Nov 3: Views no data, Previous period 0");
  });

  it("shows labels evenly and always the last one", () => {
    expect(sparse(10, 4)).toEqual([0, 3, 6, 9]);
    expect(sparse(3, 10)).toEqual([0, 1, 2]);
    expect(sparse(0, 5)).toEqual([]);
  });

  it("moves labels apart and keeps them inside", () => {
    expect(spread([50, 52, 10], 15, 100)).toEqual([50, 65, 10]);
    expect(spread([98, 99], 15, 100)).toEqual([85, 100]);
  });
});

describe("Chart", () => {
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
  });

  it("reads its points by keyboard and shows them as a table", async () => {
    const user = userEvent.setup();
    render(
      <Chart
        kind="line"
        title="Profile views"
        unit="views"
        xName="Day"
        isSummable
        series={series}
        previous={previous}
      />,
    );
    const slider = await screen.findByRole("slider", { name: "Points of Profile views" });
    expect(slider.getAttribute("aria-valuetext")).toMatch(/: Views no data, Previous period 0$/);
    expect(screen.getByText(/15 views in total/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show table" }));
    expect(screen.getByRole("table", { name: "Profile views" })).toBeTruthy();
    expect(screen.getAllByRole("row")).toHaveLength(4);
    expect(screen.getByRole("columnheader", { name: "Previous period" })).toBeTruthy();
  });

  it("says when there is nothing", () => {
    render(<Chart kind="bar" title="Views" unit="views" xName="Day" series={[]} />);
    expect(screen.getByText("No views in this period.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("lists categories with their figures", () => {
    const points = [
      { x: "Search", y: 4 },
      { x: "Link", y: 1 },
    ];
    render(
      <Chart
        kind="rows"
        title="Sources"
        unit="views"
        xName="Source"
        series={[{ name: "Views", points }]}
      />,
    );
    expect(screen.getByText("Search").closest("div")?.textContent).toBe("Search4");
  });
});
