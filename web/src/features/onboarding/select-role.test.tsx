import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { rememberIntent } from "@/lib/intent";
import { paths } from "@/lib/paths";
import AssociateCompanyPage from "./AssociateCompanyPage";
import SelectRolePage from "./SelectRolePage";

const mocks = vi.hoisted(() => ({ calls: [] as string[], role: null as string | null }));

vi.mock("@/lib/session/session", () => ({
  useProfile: () => ({ id: "p", role: mocks.role, full_name: null }),
  useUser: () => ({ email: "h@people.test" }),
  currentProfile: () => ({ id: "p" }),
  session: () => ({ reloadProfile: async () => mocks.calls.push("reload") }),
}));
vi.mock("./queries", () => ({
  ownStartQuery: () => ({
    queryKey: ["start"],
    queryFn: async () => ({ imported: false, skills: [] }),
  }),
  chooseRole: async (role: string) => mocks.calls.push(`choose ${role}`),
  settleRole: async (role: string) => mocks.calls.push(`settle ${role}`),
  createCompany: async ({ name }: { name: string }) => mocks.calls.push(`create ${name}`),
}));

beforeEach(() => {
  localStorage.clear();
  mocks.calls.length = 0;
  mocks.role = null;
});

const heading = (name: string) => screen.findByRole("heading", { name });

function open(at: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={paths.selectRole} element={<SelectRolePage />} />
          <Route path={paths.associateCompany} element={<AssociateCompanyPage />} />
          <Route path={paths.completeEmployerProfile} element={<h1>Details</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it("asks who didn't say it at sign-up", async () => {
  open(paths.selectRole);
  await heading("What brings you here?");
});

it("skips the question for both roles, and settles neither before the next step", async () => {
  rememberIntent("job_seeker");
  open(paths.selectRole);
  await heading("Start your profile");
  expect(mocks.calls).toEqual([]);
});

it("makes an employer of who creates a company", async () => {
  rememberIntent("employer");
  open(paths.selectRole);
  await heading("Your company");
  expect(mocks.calls).toEqual([]);
  fireEvent.change(screen.getByLabelText("Company name"), { target: { value: "Kettle" } });
  fireEvent.change(screen.getByLabelText("Your full name"), { target: { value: "Harriet" } });
  fireEvent.click(screen.getByRole("button", { name: "Create company" }));
  await heading("Details");
  expect(mocks.calls).toEqual(["settle employer", "reload", "create Kettle", "reload"]);
});

it("leads back to the question, where the other role can be chosen", async () => {
  rememberIntent("employer");
  open(paths.associateCompany);
  fireEvent.click(await screen.findByRole("button", { name: "Back" }));
  await heading("What brings you here?");
  const hiring = screen.getByRole<HTMLInputElement>("radio", { name: /hiring/ });
  expect(hiring.checked || hiring.getAttribute("aria-checked") === "true").toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: /looking for work/ }));
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await heading("Start your profile");
  expect(mocks.calls).toEqual([]);
});

it("has no way back once the role is settled", async () => {
  mocks.role = "employer";
  open(paths.selectRole);
  await heading("Your company");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Back" })).toBeNull());
});
