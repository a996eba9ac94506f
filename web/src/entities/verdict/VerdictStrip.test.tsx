import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { VerdictStrip } from "./VerdictStrip";
import { memoryText, type StripTest } from "./verdict";

const test = (position: number, more: Partial<StripTest>): StripTest => ({
  position,
  name: `name ${position}`,
  visible: true,
  state: "waiting",
  timeMs: null,
  memoryKib: null,
  ...more,
});
const tests = [
  test(1, { state: "accepted", timeMs: 38, memoryKib: 9_318 }),
  test(2, { state: "wrong_answer", visible: false, timeMs: 1_200, memoryKib: 20_480 }),
  test(3, {}),
];

it("says each test with its verdict, and what it used of what it may", () => {
  render(<VerdictStrip tests={tests} limits={{ timeMs: 2000, memoryMb: 128 }} />);
  const bar = screen.getByRole("toolbar", {
    name: "1 of 3 tests passed. 1 waiting. First to fail: test 2, Wrong answer.",
  });
  expect(
    within(bar)
      .getAllByRole("button")
      .map((one) => one.getAttribute("aria-label")),
  ).toEqual([
    "Test 1, name 1: Accepted, 38 ms of 2,000 · 9.1 MB of 128.",
    "Test 2, hidden, name 2: Wrong answer, 1,200 ms of 2,000 · 20 MB of 128.",
    "Test 3, name 3: waiting.",
  ]);
});

it("is one stop of the tab key; arrows walk it and a press chooses the test", async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(<VerdictStrip tests={tests} selected={1} onSelect={onSelect} />);
  await user.tab();
  expect(screen.getByRole("button", { pressed: true })).toHaveFocus();
  await user.keyboard("{ArrowRight}{Enter}");
  expect(onSelect).toHaveBeenCalledWith(2);
  await user.tab();
  expect(document.body).toHaveFocus();
});

it("reads as text in rows, with nothing to focus", () => {
  const { container } = render(<VerdictStrip size="sm" tests={tests} />);
  expect(container).toHaveTextContent(/^1 of 3 tests passed/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("says little memory to a tenth", () => {
  expect(memoryText(1_536)).toBe("1.5 MB");
  expect(memoryText(65_536, 128)).toBe("64 MB of 128");
});
