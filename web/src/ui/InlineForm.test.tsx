import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { InlineForm } from "./InlineForm";

/** Two parts whose Edit gives way to a form, and a button far away that opens the first. */
function Parts() {
  const [open, setOpen] = useState<string | null>(null);
  const part = (name: string) =>
    open === name ? (
      <InlineForm key={name} aria-label={name} changes={name} onLeave={() => setOpen(null)}>
        <input type="hidden" />
        <input aria-label={`First of ${name}`} />
        <input aria-label={`Second of ${name}`} onKeyDown={(event) => event.preventDefault()} />
        <button type="button" onClick={() => setOpen(null)}>
          Save
        </button>
      </InlineForm>
    ) : (
      <button key={name} type="button" data-opens={name} onClick={() => setOpen(name)}>
        Edit {name}
      </button>
    );
  return (
    <>
      <button type="button" onClick={() => setOpen("about")}>
        Most useful next
      </button>
      {part("about")}
      {part("links")}
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByRole("textbox", { name });

describe("a form in place of what it changes", () => {
  it("takes the focus, and gives it back to the button whose place it took", async () => {
    const user = userEvent.setup();
    render(<Parts />);
    await user.click(button("Edit about"));
    expect(field("First of about")).toHaveFocus();
    await user.click(button("Save"));
    await waitFor(() => expect(button("Edit about")).toHaveFocus());
  });

  it("closes by Escape, unless something in it has used that key", async () => {
    const user = userEvent.setup();
    render(<Parts />);
    await user.click(button("Edit about"));
    await user.click(field("Second of about"));
    await user.keyboard("{Escape}");
    expect(screen.getByRole("form", { name: "about" })).toBeInTheDocument();
    await user.click(field("First of about"));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("form")).toBeNull();
    await waitFor(() => expect(button("Edit about")).toHaveFocus());
  });

  it("gives the focus back to a button elsewhere that opened it", async () => {
    const user = userEvent.setup();
    render(<Parts />);
    await user.click(button("Most useful next"));
    expect(field("First of about")).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Most useful next")).toHaveFocus());
  });

  it("leaves the focus to another part that opens in its stead", async () => {
    const user = userEvent.setup();
    render(<Parts />);
    await user.click(button("Edit about"));
    await user.click(button("Edit links"));
    expect(field("First of links")).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Edit links")).toHaveFocus());
  });
});
