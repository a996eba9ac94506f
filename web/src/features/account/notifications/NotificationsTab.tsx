import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import { useProfile } from "@/lib/session/session";
import {
  employerNotificationValues,
  type NotificationKind,
  notificationKindLabels,
  notificationKindValues,
  seekerNotificationValues,
} from "@/lib/vocabulary.generated";
import { Switch } from "@/ui/Switch";
import { Table, Td, Th } from "@/ui/Table";
import { SavedNote, SettingsFrame } from "../SettingsFrame";
import { SettingsSection } from "../SettingsSection";
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
    <SettingsFrame query={useQuery(notificationSettingsQuery)} what="notification settings">
      {(settings) => <Choices settings={settings} />}
    </SettingsFrame>
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
      <SavedNote saved={saved} />
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
