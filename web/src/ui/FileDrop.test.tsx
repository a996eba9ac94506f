import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { FileDrop } from "./FileDrop";
import { formatBytes, refuse } from "./file-limits";

describe("limits", () => {
  const limits = { accept: "image/*,.pdf", maxBytes: 2_000_000, kinds: "pictures or PDF" };
  it.each([
    [{ name: "a.png", type: "image/png", size: 2_000_000 }, null],
    [{ name: "A.PDF", type: "", size: 5 }, null],
    [
      { name: "a.png", type: "image/png", size: 2_400_000 },
      "a.png has 2.4 MB; at most 2 MB is allowed. Choose a smaller file.",
    ],
    [
      { name: "a.svg.html", type: "text/html", size: 5 },
      "a.svg.html is not one of: pictures or PDF.",
    ],
    [{ name: "a.png", type: "image/png", size: 0 }, "a.png is empty."],
  ])("%j: %j", (file, reason) => {
    expect(refuse(file, limits)).toBe(reason);
  });

  it.each([
    [999, "999 B"],
    [340_000, "340 kB"],
    [1_049_000, "1 MB"],
    [999_900, "1 MB"],
    [10_000_000, "10 MB"],
  ])("%j reads %j", (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

function setup() {
  const onFile = vi.fn();
  render(
    <FileDrop label="Choose a logo" accept="image/png" kinds="PNG" maxBytes={10} onFile={onFile} />,
  );
  return { onFile, input: screen.getByLabelText("Choose a logo") };
}

it("says that a file is too large and reads nothing of it", async () => {
  const { onFile, input } = setup();
  const big = new File(["x".repeat(11)], "big.png", { type: "image/png" });
  const read = vi.spyOn(big, "arrayBuffer");
  await userEvent.upload(input, big);
  expect(onFile).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
  expect(input).toHaveAccessibleDescription(/big\.png has 11 B; at most 10 B/);
});

it("takes a good file by dropping as well", () => {
  const { onFile, input } = setup();
  const good = new File(["x"], "good.png", { type: "image/png" });
  fireEvent.drop(input, { dataTransfer: { files: [good] } });
  expect(onFile).toHaveBeenCalledWith(good);
});
