import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import type { QueryData } from "@/lib/query-data";
import { supabase } from "@/lib/supabase";
import {
  emailedNotificationValues,
  type NotificationKind,
  shownNotificationValues,
} from "@/lib/vocabulary.generated";

/** What someone chose about notifications: kinds without a row follow the defaults. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ["account", "notifications"],
  queryFn: async () =>
    unwrap(await supabase().from("notification_settings").select("kind,in_app,email")),
});

export type NotificationSettings = QueryData<typeof notificationSettingsQuery>;

export type Ways = { in_app: boolean; email: boolean };

/** The ways in which someone is told of a kind. */
export function waysOf(settings: NotificationSettings, kind: NotificationKind): Ways {
  const chosen = settings.find((one) => one.kind === kind);
  if (chosen) return { in_app: chosen.in_app, email: chosen.email };
  const isIn = (values: readonly NotificationKind[]) => values.includes(kind);
  return { in_app: isIn(shownNotificationValues), email: isIn(emailedNotificationValues) };
}

/** Shows a choice before the server has answered; returns the rollback. */
export function showChoice(kind: NotificationKind, ways: Ways): () => void {
  const { queryKey } = notificationSettingsQuery;
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(
    queryKey,
    (settings) => settings && [...settings.filter((one) => one.kind !== kind), { kind, ...ways }],
  );
  return () => queryClient.setQueryData(queryKey, before);
}

export const choose = async (kind: NotificationKind, { in_app, email }: Ways) =>
  unwrap(
    await supabase().rpc("set_notification", { p_kind: kind, p_in_app: in_app, p_email: email }),
  );

/** When someone's emails wait; null for never. */
export const quietHoursQuery = queryOptions({
  queryKey: ["account", "quiet-hours"],
  queryFn: async () =>
    unwrapMaybe(
      await supabase().from("quiet_hours").select("starts_at,ends_at,time_zone").maybeSingle(),
    ),
});

/** Times as `22:00`. */
export type QuietHours = { starts_at: string; ends_at: string; time_zone: string };

export async function saveQuietHours(hours: QuietHours | null): Promise<void> {
  unwrap(
    await supabase().rpc("set_quiet_hours", {
      p_starts_at: hours?.starts_at ?? null,
      p_ends_at: hours?.ends_at ?? null,
      p_time_zone: hours?.time_zone ?? null,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: quietHoursQuery.queryKey });
}
