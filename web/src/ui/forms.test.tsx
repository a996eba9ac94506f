import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./Button";
import { Field } from "./Field";
import { Input } from "./Input";
import { TagInput } from "./TagInput";
import { narrow } from "./tag-input-logic";

const skills = ["PostgreSQL", "Rust", "React"].map((value) => ({ value, label: value }));

function Skills({ max, allowFree = false }: { max?: number; allowFree?: boolean }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <Field label="Skills">
      <TagInput
        value={value}
        onValueChange={setValue}
        suggestions={skills}
        allowFree={allowFree}
        max={max}
      />
    </Field>
  );
}

const chosen = () => screen.queryAllByRole("listitem").map((one) => one.textContent);

describe("TagInput", () => {
  it("adds by arrows and Enter, and takes the last back", async () => {
    const user = userEvent.setup();
    render(<Skills />);
    await user.type(screen.getByRole("combobox", { name: "Skills" }), "r{ArrowDown}{Enter}");
    expect(chosen()).toEqual(["React"]);
    await user.keyboard("{Backspace}");
    expect(chosen()).toEqual([]);
  });

  it("takes free words only where they are allowed, and none twice", async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Skills />);
    await user.type(screen.getByRole("combobox"), "cobol{Enter}");
    expect(chosen()).toEqual([]);
    unmount();
    render(<Skills allowFree />);
    await user.type(screen.getByRole("combobox"), "cobol{Enter}COBOL{Enter}");
    expect(chosen()).toEqual(["cobol"]);
  });

  it("takes no more than its limit and says so", async () => {
    const user = userEvent.setup();
    render(<Skills max={1} />);
    await user.type(screen.getByRole("combobox"), "rust{Enter}rea{Enter}");
    expect(chosen()).toEqual(["Rust"]);
    expect(screen.getByPlaceholderText("At most 1")).toBeInTheDocument();
  });

  it("finds by the beginning first and without accents", () => {
    const all = ["Preact", "React", "Réagir"].map((value) => ({ value, label: value }));
    expect(narrow(all, "rea", []).map((one) => one.value)).toEqual(["React", "Réagir", "Preact"]);
    expect(narrow(all, "rea", ["react"]).map((one) => one.value)).toEqual(["Réagir", "Preact"]);
  });
});

it("ties label, hint and error to the control", () => {
  const { rerender } = render(
    <Field label="Email" hint="We write rarely.">
      <Input />
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "Email" });
  expect(input).toHaveAccessibleDescription("We write rarely.");
  expect(input).not.toBeInvalid();
  rerender(
    <Field label="Email" hint="We write rarely." error="Give an address.">
      <Input />
    </Field>,
  );
  expect(input).toHaveAccessibleDescription("Give an address.");
  expect(input).toBeInvalid();
});

it("ignores presses while pending, keeps the focus and sends no form", async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending onClick={onClick}>
        Publish
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Publish, working" });
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});
