import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider } from "@/ui/Toasts";
import { BetaModal } from "./BetaModal";
import type { Feedback } from "./record";

const server = vi.hoisted(() => ({
  sent: [] as unknown[],
  answer: async (): Promise<void> => undefined,
}));
vi.mock("./queries", () => ({
  submitFeedback: async (author: unknown, feedback: Feedback) => {
    await server.answer();
    server.sent.push([author, feedback]);
  },
}));
vi.mock("@/lib/session/session", () => ({
  useProfile: () => ({ id: "me", role: "job_seeker", full_name: "Sina Seeker" }),
  useUser: () => ({ email: "sina@people.test" }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  server.sent = [];
  server.answer = async () => undefined;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  vi.useRealTimers();
});

function Page({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <BetaModal open={open} onClose={onClose} />
      </ToastProvider>
    </QueryClientProvider>
  );
}

const say = (text: string) =>
  fireEvent.change(screen.getByLabelText("Quick Feedback"), { target: { value: text } });
const submit = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

it("thanks for 3 seconds, closes, and leaves within 0.3 seconds", async () => {
  const onClose = vi.fn();
  const { rerender } = render(<Page open onClose={onClose} />);
  say(" Good ");
  await submit();
  expect(server.sent).toMatchObject([
    [{ id: "me", role: "job_seeker" }, { feedback_type: "quick" }],
  ]);
  expect(
    screen.getByText("Beta test feedback submitted successfully. Thank you!"),
  ).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(onClose).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByText(/submitted successfully/)).toBeNull();

  rerender(<Page open={false} onClose={onClose} />);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(document.querySelector("dialog")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(document.querySelector("dialog")).toBeNull();
});

it("keeps what was typed when it fails, and says why", async () => {
  server.answer = () => Promise.reject(new Error(""));
  render(<Page open onClose={() => undefined} />);
  say("Good");
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Failed to submit feedback. Please try again.",
  );
  expect(screen.getByLabelText("Quick Feedback")).toHaveValue("Good");
});

it("begins anew when it is opened again", async () => {
  const { rerender } = render(<Page open onClose={() => undefined} />);
  say("Half a word");
  rerender(<Page open={false} onClose={() => undefined} />);
  rerender(<Page open onClose={() => undefined} />);
  expect(screen.getByLabelText("Quick Feedback")).toHaveValue("");
});
