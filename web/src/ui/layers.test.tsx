import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Field } from "./Field";
import { Input } from "./Input";
import { PageFade } from "./PageFade";
import { Loading } from "./Skeleton";

function Question({ dismissable = true }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete the job"
        dismissable={dismissable}
      >
        <Field label="Type delete">
          <Input />
        </Field>
      </Dialog>
    </>
  );
}

describe("Dialog", () => {
  it("puts the focus into its first field and gives it back", async () => {
    const user = userEvent.setup();
    render(<Question />);
    await user.click(screen.getByRole("button", { name: "Ask" }));
    const dialog = screen.getByRole("dialog", { name: "Delete the job" });
    expect(screen.getByRole("textbox")).toHaveFocus();
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Ask" })).toHaveFocus();
  });

  it("closes by a press outside that also began there", async () => {
    const user = userEvent.setup();
    render(<Question />);
    await user.click(screen.getByRole("button", { name: "Ask" }));
    const dialog = screen.getByRole("dialog");
    fireEvent.pointerDown(screen.getByRole("textbox"));
    fireEvent.pointerUp(dialog);
    expect(dialog).not.toHaveAttribute("data-leaving");
    fireEvent.pointerDown(dialog);
    fireEvent.pointerUp(dialog);
    expect(dialog).toHaveAttribute("data-leaving");
  });

  it("stays when it may not be dismissed", async () => {
    const user = userEvent.setup();
    render(<Question dismissable={false} />);
    await user.click(screen.getByRole("button", { name: "Ask" }));
    const dialog = screen.getByRole("dialog");
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(dialog).not.toHaveAttribute("data-leaving");
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });
});

describe("time", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const fade = () => screen.getByTestId("inside").parentElement;

  it("fades a page without media at once, with the length asked for", () => {
    render(
      <PageFade durationMs={2000}>
        <p data-testid="inside" />
      </PageFade>,
    );
    expect(fade()).toHaveStyle({ opacity: "1", transition: "opacity 2000ms ease-out" });
  });

  it("waits for pictures, and for 300 ms at most", () => {
    const pending = vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    const page = (
      <PageFade>
        <img data-testid="inside" alt="" src="/a.png" />
      </PageFade>
    );
    const { unmount } = render(page);
    expect(fade()).toHaveStyle({ opacity: "0" });
    fireEvent.load(screen.getByTestId("inside"));
    expect(fade()).toHaveStyle({ opacity: "1" });
    unmount();

    render(page);
    act(() => vi.advanceTimersByTime(299));
    expect(fade()).toHaveStyle({ opacity: "0" });
    act(() => vi.advanceTimersByTime(1));
    expect(fade()).toHaveStyle({ opacity: "1" });
    pending.mockRestore();
  });

  it("shows a skeleton only after 150 ms", () => {
    render(
      <Loading label="Loading jobs">
        <span />
      </Loading>,
    );
    expect(screen.queryByText("Loading jobs")).toBeNull();
    act(() => vi.advanceTimersByTime(150));
    expect(screen.getByText("Loading jobs")).toBeInTheDocument();
  });
});
