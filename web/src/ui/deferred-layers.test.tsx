import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { IconButton } from "./IconButton";
import { MarkdownText } from "./MarkdownText";
import { Menu } from "./Menu";

const act = vi.fn();
const menu = (
  <Menu
    trigger={<button type="button">More</button>}
    groups={[[{ label: "Archive", onSelect: act }, { label: "Delete" }]]}
  />
);

describe("Menu", () => {
  it("opens when it was pressed before its code had loaded", async () => {
    const user = userEvent.setup();
    render(menu);
    const button = screen.getByRole("button", { name: "More" });
    expect(button).toHaveAttribute("aria-haspopup", "menu");
    await user.click(button);
    await user.click(await screen.findByRole("menuitem", { name: "Archive" }));
    expect(act).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("moves the focus to its first line when opened by a key, and back when closed", async () => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("menuitem", { name: "Archive" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
  });
});

describe("Tooltip", () => {
  it("names its control on hover, and Escape closes it", async () => {
    const user = userEvent.setup();
    render(<IconButton label="Close" icon={<svg aria-hidden="true" />} />);
    await user.hover(screen.getByRole("button"));
    const tooltip = await screen.findByRole("tooltip", {}, { timeout: 5_000 });
    expect(tooltip).toHaveTextContent("Close");
    expect(screen.getByRole("button")).toHaveAttribute("aria-describedby", tooltip.id);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  });
});

describe("MarkdownText", () => {
  it("shows the text at once, and its formatting as soon as the renderer has loaded", async () => {
    const { container } = render(
      <MarkdownText text={"# Work\n\nA **small** team\n\n- one\n- two"} />,
    );
    const paragraphs = [...container.querySelectorAll("p")].map((one) => one.textContent);
    expect(paragraphs).toEqual(["Work", "A small team", "one\ntwo"]);
    expect(await screen.findByRole("heading", { name: "Work" })).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});
