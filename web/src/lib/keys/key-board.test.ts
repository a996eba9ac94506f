import { expect, it, vi } from "vitest";
import { KeyBoard } from "./key-board";

function setUp() {
  const board = new KeyBoard();
  const next = vi.fn();
  const messages = vi.fn();
  board.add({
    title: "Everywhere",
    bindings: [{ keys: ["G", "M"], does: "Go to Messages", run: messages }],
  });
  const leave = board.add({ title: "Page", bindings: [{ keys: ["J"], does: "Next", run: next }] });
  return { board, next, messages, leave };
}

it("runs single keys in either case", () => {
  const { board, next } = setUp();
  expect(board.press("j", 0)).toBe(true);
  expect(next).toHaveBeenCalledOnce();
});

it("runs pairs pressed soon after each other", () => {
  const { board, messages } = setUp();
  expect(board.press("g", 0)).toBe(false);
  expect(board.press("m", 500)).toBe(true);
  expect(messages).toHaveBeenCalledOnce();
});

it("forgets the first key of a pair after a while", () => {
  const { board, messages } = setUp();
  board.press("g", 0);
  expect(board.press("m", 5000)).toBe(false);
  expect(messages).not.toHaveBeenCalled();
});

it("lists the newest group first and forgets what left", () => {
  const { board, leave } = setUp();
  expect(board.all().map((group) => group.title)).toEqual(["Page", "Everywhere"]);
  leave();
  expect(board.press("j", 0)).toBe(false);
});
