import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PictureDialog } from "./PictureDialog";

const props = {
  title: "Your picture",
  maxWidth: 512,
  maxBytes: 5_000_000,
  explain: () => "The server refused it.",
};
const file = (text: string, name = "a.png", type = "image/png") => new File([text], name, { type });

test("what is no picture is explained, and another one can be chosen", async () => {
  const save = vi.fn();
  render(<PictureDialog {...props} open onClose={() => {}} onSave={save} />);
  const choose = screen.getByLabelText("Choose a picture");
  await userEvent.upload(choose, file("<svg onload=alert(1)>"));
  expect(await screen.findByText(/SVG drawings aren't supported/)).toBeVisible();
  await userEvent.upload(choose, file("\0\0\0\u0018ftypheic\0", "photo.jpg", "image/jpeg"));
  expect(await screen.findByText(/HEIC picture/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test("taking the present one away closes, and says why when it is refused", async () => {
  const [close, remove] = [vi.fn(), vi.fn().mockRejectedValueOnce(new Error("x"))];
  render(<PictureDialog {...props} open onClose={close} onSave={vi.fn()} onRemove={remove} />);
  const button = screen.getByRole("button", { name: "Remove current picture" });
  await userEvent.click(button);
  expect(await screen.findByText("The server refused it.")).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(close).toHaveBeenCalledOnce();
});
