import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Markdown } from "./Markdown";

const levels = () => screen.getAllByRole("heading").map((one) => Number(one.tagName.slice(1)));

test("a writer's headings begin at the page's free level and leave no gap", () => {
  render(<Markdown text={"## The work\n\ntext\n\n#### Later\n\n## You"} headingLevel={3} />);
  expect(levels()).toEqual([3, 4, 3]);
});

test("underlined headings count too", () => {
  render(<Markdown text={"Title\n=====\n\n### Part"} headingLevel={4} />);
  expect(levels()).toEqual([4, 5]);
});

test("scripts, pictures and script addresses do not come through", () => {
  const { container } = render(
    <Markdown
      text={"<script>alert(1)</script>\n\n![x](https://a.b/c.png)\n\n[go](javascript:alert(1))"}
    />,
  );
  expect(container.querySelector("script, img, [href^=javascript]")).toBeNull();
});
