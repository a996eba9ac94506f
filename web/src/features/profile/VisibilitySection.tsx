import { useState } from "react";
import { visibilities } from "@/entities/profile/visibility";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import type { MyProfile } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import type { Visibility } from "@/lib/vocabulary.generated";
import { RadioGroup } from "@/ui/RadioGroup";
import { TextLink } from "@/ui/TextLink";
import { profileChanged, updateCachedProfile, updateProfile } from "./queries";

/** Who can see the profile. Takes effect at once; undone by choosing the other again. */
export function VisibilitySection({ profile }: { profile: MyProfile }) {
  const update = useOptimisticUpdate();
  const [saved, setSaved] = useState(false);
  const choose = (visibility: Visibility) =>
    update({
      apply: () => {
        setSaved(false);
        return updateCachedProfile((mine) => ({ ...mine, visibility }));
      },
      send: () => updateProfile({ visibility }),
      onSuccess: () => setSaved(true),
      onSettled: profileChanged,
    });
  return (
    <section id="visibility" aria-labelledby="visibility-title" className="scroll-mt-20">
      <div className="mb-2 flex items-baseline gap-3">
        <h2 id="visibility-title" className="text-14">
          Who can see this
        </h2>
        <span role="status" className="text-13 text-muted">
          {saved && "Saved"}
        </span>
      </div>
      <RadioGroup
        label="Who can see this profile"
        options={visibilities.map(({ value, label, hint }) => ({ value, label, hint }))}
        value={profile.visibility}
        onValueChange={(value) => {
          const chosen = visibilities.find((option) => option.value === value);
          if (chosen) void choose(chosen.value);
        }}
      />
      <p className="mt-3">
        <TextLink href={paths.user(profile.slug)}>Preview as others see it</TextLink>
      </p>
    </section>
  );
}
