import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CodeForm } from "./CodeForm";
import { ConfirmButton } from "./ConfirmButton";

const explain = (error: unknown) => (error instanceof Error ? error.message : "Refused.");

describe("ConfirmButton", () => {
  const act = vi.fn(async () => {});
  const draw = () =>
    render(
      <ConfirmButton
        does="Remove"
        label="Remove the key"
        warning="It signs in no more."
        explain={explain}
        act={act}
      />,
    );

  it("says what comes of it before it does it, and keeps the focus in its place", async () => {
    const user = userEvent.setup();
    draw();
    await user.click(screen.getByRole("button", { name: "Remove the key" }));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByText("It signs in no more.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Remove the key" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("button", { name: "Remove the key" })).toHaveFocus();
    expect(screen.queryByText("It signs in no more.")).toBeNull();
  });

  it("says why it was refused and can be pressed again", async () => {
    const user = userEvent.setup();
    act.mockRejectedValueOnce(new Error("Not now."));
    draw();
    await user.click(screen.getByRole("button", { name: "Remove the key" }));
    await user.click(screen.getByRole("button", { name: "Remove the key" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Not now.");
    await user.click(screen.getByRole("button", { name: "Remove the key" }));
    expect(act).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("CodeForm", () => {
  it("takes six digits however they are typed, and says at the field what is wrong", async () => {
    const user = userEvent.setup();
    const submit = vi.fn(async (code: string) => {
      if (code !== "123456") throw new Error("Incorrect code.");
    });
    render(<CodeForm label="Code" does="Confirm" submit={submit} explain={explain} focused />);
    const field = screen.getByRole("textbox", { name: "Code" });
    expect(field).toHaveFocus();
    await user.keyboard("12{Enter}");
    expect(field).toHaveAccessibleDescription("Enter all digits of the code.");
    expect(submit).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, "000 000{Enter}");
    expect(field).toHaveAccessibleDescription("Incorrect code.");
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, " 123 456 {Enter}");
    expect(submit).toHaveBeenLastCalledWith("123456");
    expect(field).not.toHaveAccessibleDescription();
  });

  it("accepts the ten-digit code of an account with many attempts", async () => {
    const user = userEvent.setup();
    const submit = vi.fn(async () => {});
    render(<CodeForm label="Code" does="Confirm" submit={submit} explain={explain} focused />);
    await user.keyboard("12345 67890{Enter}");
    expect(submit).toHaveBeenLastCalledWith("1234567890");
  });
});
