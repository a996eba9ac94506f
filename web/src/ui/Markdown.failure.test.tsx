import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Markdown } from "./Markdown";

vi.mock("./link-host", () => ({
  linkHost: () => {
    throw new RangeError("Maximum call stack size exceeded");
  },
}));

test("m1 a text that cannot be drawn is shown as text and breaks nothing beside it", () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <>
      <Markdown text={"see [here](https://a.example)"} />
      <Markdown text="**beside**" />
    </>,
  );
  expect(screen.getByText("see [here](https://a.example)")).toBeVisible();
  expect(screen.getByText("beside").tagName).toBe("STRONG");
  silent.mockRestore();
});
