import { queryOptions } from "@tanstack/react-query";
import type { DataExport } from "@/lib/database.types";
import { DataError, unwrap, unwrapAuth, unwrapMaybe } from "@/lib/errors";
import { signOut } from "@/lib/session/sign-out";
import { withStepUp } from "@/lib/step-up/step-up";
import { supabase } from "@/lib/supabase";

const underWay = (copy: DataExport | null | undefined) =>
  copy?.state === "waiting" || copy?.state === "running";

export const exportQuery = queryOptions({
  queryKey: ["account", "export"],
  queryFn: async () => unwrapMaybe(await supabase().rpc("get_my_export")),
  staleTime: 0,
  // It is packed by the server on its own; nothing tells the page but asking.
  refetchInterval: (query) => (underWay(query.state.data) ? 1000 : false),
});

export const requestExport = () =>
  withStepUp("export your data", async () => unwrap(await supabase().rpc("export_my_data")));

/** Starts the download, by an address that holds for a minute. */
export async function downloadExport(path: string): Promise<void> {
  const name = `devproof-data-${new Date().toISOString().slice(0, 10)}.zip`;
  const signed = unwrapAuth(
    await supabase().storage.from("exports").createSignedUrl(path, 60, { download: name }),
  );
  location.assign(signed.signedUrl);
}

/** Puts the account to rest and leaves; how many jobs paused with it. */
export async function deactivateAccount(): Promise<void> {
  await withStepUp("deactivate your account", async () =>
    unwrap(await supabase().rpc("deactivate_account")),
  );
  await signOut();
}

/** What the person types to show that they mean it. */
export const deletePhrase = "delete my account";

/** Deletes the account and leaves. */
export async function deleteAccount(closeCompany: boolean): Promise<void> {
  await withStepUp("delete your account", async () =>
    unwrap(
      await supabase().rpc("delete_account", {
        p_confirmation: deletePhrase,
        p_close_company: closeCompany,
      }),
    ),
  );
  await signOut();
}

/** What a refusal says besides its code. */
export function detailsOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof DataError) || !error.details) return {};
  try {
    const details: unknown = JSON.parse(error.details);
    return typeof details === "object" && details !== null ? { ...details } : {};
  } catch {
    return {};
  }
}
