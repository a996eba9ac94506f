import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { WindowList } from "./WindowList";

type Props = { count: number; onNearEnd?: () => void };

function Page({ count, onNearEnd }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  return (
    <div ref={pane} data-testid="pane">
      <WindowList
        label="Rows"
        items={Array.from({ length: count }, (_, index) => `row ${index}`)}
        keyOf={(row) => row}
        selected={null}
        pane={pane}
        rowPx={10}
        address="page"
        always="row 3"
        onNearEnd={onNearEnd}
      >
        {(row) => (
          <a href="/" tabIndex={row === "row 3" ? 0 : -1}>
            {row}
          </a>
        )}
      </WindowList>
    </div>
  );
}

/** How far the pane was scrolled; each row is 10 px high, the pane 100. */
let scrolled = 0;
function heightOf(this: Element) {
  return this.getAttribute("data-testid") === "pane" ? 100 : 10;
}

beforeEach(() => {
  scrolled = 0;
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(heightOf);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(heightOf);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    if (this.dataset.testid === "pane") return new DOMRect(0, 0, 100, 100);
    const index = Number(/row (\d+)/.exec(this.textContent ?? "")?.[1] ?? 0);
    return new DOMRect(0, index * 10 - scrolled, 100, 10);
  });
});

const scrollTo = (offset: number) => {
  scrolled = offset;
  fireEvent.scroll(screen.getByTestId("pane"));
};

it("draws a short list whole", () => {
  render(<Page count={30} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(30);
});

it("asks for more as the end comes near, once", () => {
  const onNearEnd = vi.fn();
  render(<Page count={40} onNearEnd={onNearEnd} />);
  scrollTo(100);
  expect(onNearEnd).not.toHaveBeenCalled();
  scrollTo(200);
  scrollTo(220);
  expect(onNearEnd).toHaveBeenCalledOnce();
});

it("keeps the focus when the list becomes long", async () => {
  const { rerender } = render(<Page count={30} />);
  screen.getByText("row 3").focus();
  rerender(<Page count={60} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(40);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getAllByRole("listitem").length).toBeLessThan(40);
  expect(document.activeElement?.textContent).toBe("row 3");
});

it("draws a long list whole while it is printed", async () => {
  const listeners = new Set<() => void>();
  let isPrinting = false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "print" && isPrinting,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const print = (now: boolean) =>
    act(() => {
      isPrinting = now;
      for (const listener of listeners) listener();
    });
  render(<Page count={60} />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getAllByRole("listitem").length).toBeLessThan(40);
  print(true);
  expect(screen.getAllByRole("listitem")).toHaveLength(60);
  print(false);
  expect(screen.getAllByRole("listitem").length).toBeLessThan(40);
  vi.unstubAllGlobals();
});
