import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { MyProfile } from "@/lib/database.types";
import { ToastProvider } from "@/ui/Toasts";
import { PreferencesForm } from "./PreferencesForm";

const calls = vi.hoisted(() => ({ update: vi.fn(async (_: object) => {}) }));

vi.mock("./queries", () => ({ updateProfile: calls.update, profileChanged: async () => {} }));
// Hundreds of options would slow every search by role down.
vi.mock("@/lib/countries", () => ({ countries: () => [] }));
vi.mock("@/lib/use-inline-draft", () => ({ useInlineDraft: () => ({ done() {}, leave() {} }) }));
vi.mock("@/lib/drafts", () => ({ useDraftDefaults: (_: string, stored: object) => stored }));

const profile = {
  role_families: null,
  seniority: null,
  availability: null,
  country: null,
  open_to_relocation: false,
  work_countries: [],
  work_modes: [],
  employment_types: [],
  salary_min: null,
  salary_currency: null,
} as unknown as MyProfile;

function show(role_families: MyProfile["role_families"]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <PreferencesForm profile={{ ...profile, role_families }} onDone={() => {}} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    kinds: screen.getByRole("combobox", { name: /^Kind of work/ }),
  };
}
const saved = async () => {
  await waitFor(() => expect(calls.update).toHaveBeenCalledOnce(), { timeout: 4_000 });
  return calls.update.mock.lastCall?.[0];
};

beforeEach(() => {
  calls.update.mockClear();
});

it("saves the kinds of work by their value, 3 at most", async () => {
  const { user, kinds } = show(["backend"]);
  await user.type(kinds, "ios{Enter}data eng{Enter}");
  expect(kinds).toHaveAttribute("readonly");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await saved()).toMatchObject({
    role_families: ["backend", "mobile_ios", "data_engineering"],
  });
});

it("stores nothing when none is chosen, so that they are read from the profile", async () => {
  const { user } = show(["backend"]);
  await user.click(screen.getByRole("button", { name: "Remove Backend" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await saved()).toMatchObject({ role_families: null });
});
