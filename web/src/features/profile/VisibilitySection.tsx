import { useState } from "react";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { type Visibility, visibilities } from "@/lib/visibility";
import { RadioGroup } from "@/ui/RadioGroup";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { guessProfile, profileChanged, updateProfile } from "./queries";
import type { MyProfile } from "./types";

/** Who can see the profile. Takes effect at once; undone by choosing the other again. */
export function VisibilitySection({ profile }: { profile: MyProfile }) {
  const { toast } = useToast();
  const [saved, setSaved] = useState(false);
  const choose = async (visibility: Visibility) => {
    const putBack = guessProfile((mine) => ({ ...mine, visibility }));
    setSaved(false);
    try {
      await updateProfile({ visibility });
      setSaved(true);
    } catch (error) {
      putBack();
      toast({ message: explain(error).sentence, tone: "stop" });
    }
    await profileChanged();
  };
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
