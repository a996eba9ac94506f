import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import CodeMirrorView from "./CodeMirrorView";

const lines = () => [...document.querySelectorAll(".cm-line")].map((line) => line.textContent);

it("is a text box that is named and says how to leave it", () => {
  render(<CodeMirrorView label="Your answer" language="python" value={"a\nb"} />);
  const box = screen.getByRole("textbox", { name: "Your answer" });
  expect(box).toHaveAccessibleDescription("Tab indents. Press Esc, then Tab to leave.");
  expect(lines()).toEqual(["a", "b"]);
});

it("lets Tab through after Escape, until something is typed", () => {
  render(<CodeMirrorView label="Your answer" language="python" value="a" />);
  const box = screen.getByRole("textbox");
  expect(fireEvent.keyDown(box, { key: "Tab", keyCode: 9 })).toBe(false);
  fireEvent.keyDown(box, { key: "Escape", keyCode: 27 });
  expect(screen.getByRole("status")).toHaveTextContent("Tab now leaves the editor.");
  expect(fireEvent.keyDown(box, { key: "Tab", keyCode: 9 })).toBe(true);
  fireEvent.keyDown(box, { key: "x", keyCode: 88 });
  expect(fireEvent.keyDown(box, { key: "Tab", keyCode: 9 })).toBe(false);
});

it("takes a change from outside without telling it back", () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <CodeMirrorView label="Answer" language="sql" value="a" onValueChange={onChange} />,
  );
  rerender(<CodeMirrorView label="Answer" language="sql" value="b" onValueChange={onChange} />);
  expect(lines()).toEqual(["b"]);
  expect(onChange).not.toHaveBeenCalled();
});

it("marks the line that failed, with what was said", () => {
  const marks = [{ line: 2, note: "KeyError: 'b'" }];
  render(<CodeMirrorView label="Answer" language="python" value={"a\nb\nc"} marks={marks} />);
  expect(document.querySelector(".cm-markedLine")).toHaveTextContent("b");
  expect(screen.getByText("KeyError: 'b'")).toBeInTheDocument();
});

it("to read from, it keeps no key", () => {
  render(<CodeMirrorView readOnly label="An attempt" language="javascript" value="a" />);
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.querySelector(".cm-content")).toHaveAttribute("contenteditable", "false");
});
