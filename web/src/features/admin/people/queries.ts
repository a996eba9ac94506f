import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import type { QueryData } from "@/lib/query-data";
import { withStepUp } from "@/lib/step-up/step-up";
import { supabase } from "@/lib/supabase";
import type { AccountState, Role } from "@/lib/vocabulary.generated";
import { readOnPurpose } from "../read-on-purpose";

/** Who is looked for. */
export type PeopleFilter = {
  text: string;
  /** Members of staff beside the roles. */
  role: Role | "staff" | null;
  state: AccountState | null;
  company: string | null;
};

export const peopleQuery = ({ text, role, state, company }: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: ["admin", "people", text, role, state, company],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) =>
      unwrap(
        await supabase().rpc("admin_find_people", {
          p_search: text || null,
          p_role: role === "staff" ? null : role,
          p_is_staff: role === "staff" ? true : null,
          p_state: state,
          p_company_id: company,
          p_cursor: pageParam,
          p_reason: "Looked for a person",
        }),
      ),
    getNextPageParam: (page) => page.next_cursor,
    ...readOnPurpose,
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "person", id],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_get_person", { p_id: id, p_reason: "Opened the account" }),
      ),
    ...readOnPurpose,
  });

export type PersonData = QueryData<typeof personQuery>;

/** Second factors that one member of staff asked to remove, for another one. */
export const removalsQuery = queryOptions({
  queryKey: ["admin", "factor-removals"],
  queryFn: async () =>
    unwrap(
      await supabase().rpc("admin_list_factor_removals", {
        p_reason: "Viewed the second factors to remove",
      }),
    ).removals,
  ...readOnPurpose,
});

const renew = () => queryClient.invalidateQueries({ queryKey: ["admin"] });

export async function deactivatePerson(id: string, reason: string) {
  await withStepUp("deactivate an account", async () =>
    unwrap(await supabase().rpc("admin_deactivate_person", { p_id: id, p_reason: reason })),
  );
  await renew();
}

export async function restorePerson(id: string, reason: string) {
  unwrap(await supabase().rpc("admin_restore_person", { p_id: id, p_reason: reason }));
  await renew();
}

export async function setStaff(id: string, isStaff: boolean, reason: string) {
  await withStepUp("change who is a member of staff", async () =>
    unwrap(
      await supabase().rpc("admin_set_staff", { p_id: id, p_is_staff: isStaff, p_reason: reason }),
    ),
  );
  await renew();
}

export async function setSpecialRank(id: string, rank: string | null, reason: string) {
  unwrap(
    await supabase().rpc("admin_set_special_rank", {
      p_profile_id: id,
      p_rank: rank,
      p_reason: reason,
    }),
  );
  await renew();
}

/** What staff can do about a second factor that was lost. */
export async function decideFactor(
  act: "request" | "confirm" | "cancel",
  factor: string,
  reason: string,
) {
  await withStepUp("remove someone's second factor", async () =>
    unwrap(
      await supabase().rpc(`admin_${act}_factor_removal`, {
        p_factor_id: factor,
        p_reason: reason,
      }),
    ),
  );
  await renew();
}
