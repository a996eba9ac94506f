import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startTransition, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { OpenedPanel } from "./OpenedPanel";
import { useFocusKeeper } from "./use-focus-keeper";

/** A list beside its panel, in which what is decided leaves the list; the panel's address changes as the router does it. */
function Desk() {
  const page = useFocusKeeper<HTMLElement>("h1");
  const [reports, setReports] = useState(["Ada", "Bo"]);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <main id="main" ref={page}>
      <h1 tabIndex={-1}>Reports</h1>
      <ul>
        {reports.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setOpen(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <OpenedPanel
          key={open}
          title={`Report of ${open}`}
          onClose={() => startTransition(() => setOpen(null))}
        >
          <button
            type="button"
            onClick={() => {
              setReports(reports.filter((name) => name !== open));
              setOpen(null);
            }}
          >
            Decide
          </button>
        </OpenedPanel>
      )}
    </main>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

describe("a panel beside a list", () => {
  it("takes the focus and gives it back to the row that opened it", async () => {
    const user = userEvent.setup();
    render(<Desk />);
    await user.click(button("Bo"));
    expect(screen.getByRole("region", { name: "Report of Bo" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Bo")).toHaveFocus());
  });

  it("gives it back before the page around it takes it, on a slow machine too", async () => {
    vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => {
      queueMicrotask(() => draw(0));
      return 0;
    });
    const user = userEvent.setup();
    render(<Desk />);
    await user.click(button("Bo"));
    const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
    // Inside of "act" everything that React does later would be done at once.
    await waitFor(() => screen.getByRole("region").dispatchEvent(press));
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
    expect(button("Bo")).toHaveFocus();
    vi.restoreAllMocks();
  });

  it("gives it to the next row where its own is gone, and to the heading where none is left", async () => {
    const user = userEvent.setup();
    render(<Desk />);
    await user.click(button("Ada"));
    await user.click(button("Decide"));
    await waitFor(() => expect(button("Bo")).toHaveFocus());
    await user.keyboard("{Enter}");
    await user.click(button("Decide"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Reports" })).toHaveFocus());
  });

  it("leaves it with another panel that opens in its place", async () => {
    const user = userEvent.setup();
    render(<Desk />);
    await user.click(button("Ada"));
    await user.click(button("Bo"));
    await waitFor(() => expect(screen.getByRole("region", { name: "Report of Bo" })).toHaveFocus());
  });
});

/** A page with a panel whose text is read again, and is gone meanwhile. */
function Rereading() {
  const page = useFocusKeeper<HTMLDivElement>("h1");
  const [isReading, setReading] = useState(false);
  return (
    <div ref={page}>
      <h1 tabIndex={-1}>Companies</h1>
      <OpenedPanel title="Towpath" onClose={() => undefined}>
        {isReading ? (
          <p>Loading</p>
        ) : (
          <button type="button" onClick={() => setReading(true)}>
            Approve
          </button>
        )}
      </OpenedPanel>
    </div>
  );
}

/** A form whose buttons depend on what was done. */
function Acts() {
  const [state, setState] = useState("Deactivate");
  const form = useFocusKeeper<HTMLFormElement>();
  return (
    <form ref={form} tabIndex={-1} aria-label="Acts">
      <button
        key={state}
        type="button"
        onClick={() => setState(state === "Restore" ? "Deactivate" : "Restore")}
      >
        {state}
      </button>
      <p>Beside it</p>
    </form>
  );
}

describe("a part that keeps the focus", () => {
  it("takes it when what had it is gone", async () => {
    const user = userEvent.setup();
    render(<Acts />);
    await user.click(button("Deactivate"));
    await waitFor(() => expect(screen.getByRole("form", { name: "Acts" })).toHaveFocus());
  });

  it("is the innermost that is still there", async () => {
    const user = userEvent.setup();
    render(<Rereading />);
    await user.click(button("Approve"));
    await waitFor(() => expect(screen.getByRole("region", { name: "Towpath" })).toHaveFocus());
  });
});
