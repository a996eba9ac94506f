import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { visibilities } from "@/entities/profile/visibility";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import { useProfile } from "@/lib/session/session";
import { RadioGroup } from "@/ui/RadioGroup";
import { Switch } from "@/ui/Switch";
import { BlockedPeople } from "./BlockedPeople";
import { HiddenCompanies } from "./HiddenCompanies";
import { JobInvitationsSection } from "./JobInvitationsSection";
import { type Privacy, privacyQuery, savePrivacy, updateCachedPrivacy } from "./queries";
import { SavedNote, SettingsFrame } from "./SettingsFrame";
import { SettingsSection } from "./SettingsSection";

/** Who sees what. Every choice takes effect at once. */
export function PrivacyTab() {
  return (
    <SettingsFrame query={useQuery(privacyQuery)} what="privacy settings">
      {(privacy) => <Choices privacy={privacy} />}
    </SettingsFrame>
  );
}

function Choices({ privacy }: { privacy: Privacy }) {
  const { role } = useProfile();
  const update = useOptimisticUpdate();
  const [saved, setSaved] = useState(false);
  const choose = (change: Partial<Privacy>) =>
    update({
      apply: () => {
        setSaved(false);
        return updateCachedPrivacy(change);
      },
      send: () => savePrivacy(change),
      onSuccess: () => setSaved(true),
    });
  return (
    <>
      <SavedNote saved={saved} />
      {role === "job_seeker" && (
        <>
          <SettingsSection
            title="Who sees your profile"
            id="visibility"
            lede="Takes effect immediately. Companies you've shown interest in can still see you."
          >
            <RadioGroup
              blocks
              label="Who sees your profile"
              options={visibilities.map(({ value, label, means }) => ({
                value,
                label,
                hint: means,
              }))}
              value={privacy.visibility}
              onValueChange={(value) => {
                const chosen = visibilities.find((one) => one.value === value);
                if (chosen) void choose({ visibility: chosen.value });
              }}
            />
          </SettingsSection>
          <SettingsSection
            title="Hidden from companies"
            id="hidden"
            lede={
              <>
                <p>
                  For example, your employer. Its members can't find you in lists or search. Your
                  page shows “not found” to them.
                </p>
                <p className="mt-2">
                  Earlier interest and open conversations stay. Members of that company who aren't
                  signed in see what everyone sees. Choose Private to prevent that.
                </p>
              </>
            }
          >
            <HiddenCompanies />
          </SettingsSection>
          <JobInvitationsSection
            isOn={privacy.takes_job_invitations}
            onChange={(takes_job_invitations) => void choose({ takes_job_invitations })}
          />
        </>
      )}
      <SettingsSection
        title="Blocked people"
        id="blocked"
        lede="They can't write to you. To block someone, open the menu of your conversation with them."
      >
        <BlockedPeople />
      </SettingsSection>
      <SettingsSection title="What others see about you">
        <Switch
          label="Read receipts"
          hint="Others see how far you've read in a conversation. If off, they only see that a message arrived."
          checked={privacy.read_receipts}
          onCheckedChange={(read_receipts) => void choose({ read_receipts })}
        />
        <Switch
          label="Don't count my visits"
          hint="Your visits to profiles, companies and jobs aren't counted."
          checked={privacy.analytics_opt_out}
          onCheckedChange={(analytics_opt_out) => void choose({ analytics_opt_out })}
          className="border-line border-t"
        />
      </SettingsSection>
      {role === "job_seeker" && (
        <SettingsSection title="What you see">
          <Switch
            label="Tell me why I was rejected"
            hint="You see the criterion that decided and how to prove it. If off, you only see the decision."
            checked={privacy.wants_rejection_reason}
            onCheckedChange={(wants_rejection_reason) => void choose({ wants_rejection_reason })}
          />
        </SettingsSection>
      )}
    </>
  );
}
