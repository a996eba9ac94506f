import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import type { JobCard } from "@/lib/database.types";
import { ToastProvider } from "@/ui/Toasts";
import { useDecisions } from "./use-decisions";

const calls = vi.hoisted(() => ({ undone: [] as string[] }));

vi.mock("./queries", () => ({
  dailyQuotasQuery: { queryKey: ["quotas"] },
  interestsQuery: { queryKey: ["interests"] },
  jobQuery: (id: string) => ({ queryKey: ["job", id] }),
  expressInterest: async () => ({ id: "i1", quotas: {} }),
  undoInteraction: async (id: string) => {
    calls.undone.push(id);
    return { quotas: {} };
  },
}));
vi.mock("./job-cache", () => ({
  updateCachedBudget: vi.fn(),
  updateCachedSavedCount: vi.fn(),
  keepQuotas: vi.fn(),
  patchJob: vi.fn(),
}));

test("an undo counts that was pressed before the page knew the decision's id", async () => {
  const client = new QueryClient();
  const { result } = renderHook(() => useDecisions(), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <ToastProvider>{children}</ToastProvider>
        </QueryClientProvider>
      </MemoryRouter>
    ),
  });
  const job = { id: "j1", title: "A job", interaction: null } as unknown as JobCard;
  const how = { source: "discover", chargedQuota: "discover" } as const;
  await act(() => result.current.decide(job, "interested", null, how));
  const [known] = result.current.recent;
  if (!known) throw new Error("there is no recent decision");
  // What the page still showed at that moment.
  await act(() => result.current.undo({ ...known, interactionId: null }));
  expect(calls.undone).toEqual(["i1"]);
});
