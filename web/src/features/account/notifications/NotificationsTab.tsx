import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "@/entities/query/QueryState";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import { useProfile } from "@/lib/session/session";
import {
  employerNotificationValues,
  type NotificationKind,
  notificationKindLabels,
  notificationKindValues,
  seekerNotificationValues,
} from "@/lib/vocabulary.generated";
import { Loading } from "@/ui/Skeleton";
import { Switch } from "@/ui/Switch";
import { Table, Td, Th } from "@/ui/Table";
import { SettingsSection } from "../SettingsSection";
import { SectionBars } from "../SettingsSkeleton";
import { QuietHoursSection } from "./QuietHoursSection";
import {
  choose,
  type NotificationSettings,
  notificationSettingsQuery,
  showChoice,
  type Ways,
  waysOf,
} from "./queries";

/** Which notifications come in which way, and when emails wait. */
export function NotificationsTab() {
  return (
    <QueryState
      query={useQuery(notificationSettingsQuery)}
      failure="Your notification settings could not be loaded"
      note="Your settings haven't changed."
      loading={
        <Loading label="Loading your notification settings">
          <SectionBars />
        </Loading>
      }
    >
      {(settings) => <Choices settings={settings} />}
    </QueryState>
  );
}

function Choices({ settings }: { settings: NotificationSettings }) {
  const { role } = useProfile();
  const update = useOptimisticUpdate();
  const [saved, setSaved] = useState(false);
  const set = (kind: NotificationKind, ways: Ways) =>
    void update({
      apply: () => {
        setSaved(false);
        return showChoice(kind, ways);
      },
      send: () => choose(kind, ways),
      onSuccess: () => setSaved(true),
    });
  return (
    <>
      {/* One place for the word, so that a screen reader hears it wherever the choice was. */}
      <p role="status" className="h-6 pt-1 text-13 text-muted">
        {saved && "Saved"}
      </p>
      <SettingsSection
        title="What you hear about"
        id="kinds"
        lede={
          <>
            <p>Every change takes effect immediately.</p>
            <p className="mt-2">
              Emails about signing in, second factors and your email address always come. They
              protect your account.
            </p>
          </>
        }
      >
        <Table caption="Notifications">
          <thead>
            <tr>
              <Th>Notification</Th>
              <Th className="w-20">In the app</Th>
              <Th className="w-16">Email</Th>
            </tr>
          </thead>
          <tbody>
            {kindsOf(role).map((kind) => {
              const ways = waysOf(settings, kind);
              const label = notificationKindLabels[kind];
              return (
                <tr key={kind}>
                  <Td className="text-wrap">{label}</Td>
                  <Td>
                    <Switch
                      bare
                      label={`In the app: ${label}`}
                      checked={ways.in_app}
                      onCheckedChange={(in_app) => set(kind, { ...ways, in_app })}
                    />
                  </Td>
                  <Td>
                    <Switch
                      bare
                      label={`Email: ${label}`}
                      checked={ways.email}
                      onCheckedChange={(email) => set(kind, { ...ways, email })}
                    />
                  </Td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </SettingsSection>
      <QuietHoursSection />
    </>
  );
}

/** The kinds that someone in this role can get. */
function kindsOf(role: ReturnType<typeof useProfile>["role"]): readonly NotificationKind[] {
  if (role === null) return notificationKindValues;
  return role === "employer" ? employerNotificationValues : seekerNotificationValues;
}
