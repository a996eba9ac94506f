import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { rememberedIntent, rememberIntent } from "@/lib/intent";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { session } from "@/lib/session/session";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { RadioGroup } from "@/ui/RadioGroup";
import { chooseRole } from "./queries";
import { Refused } from "./Refused";
import { StepFrame } from "./StepFrame";

const options = [
  {
    value: "job_seeker",
    label: "I'm looking for work",
    hint: "Build a profile, get matching jobs and hear back from employers.",
  },
  {
    value: "employer",
    label: "I'm hiring",
    hint: "Post jobs and see candidates with proof.",
  },
];

/** Looking for work, or hiring. Only hiring is settled here; a seeker settles it with the next step. */
export function RoleChoice({ onSeeker }: { onSeeker: () => void }) {
  usePageTitle("What brings you here");
  const navigate = useNavigate();
  const [choice, setChoice] = useState<string | null>(rememberedIntent);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await chooseRole("employer");
      await session().reloadProfile();
    },
    onSuccess: () => navigate(paths.associateCompany),
  });
  const goOn = () => {
    rememberIntent(choice);
    if (choice === "job_seeker") onSeeker();
    else if (choice === "employer") mutate();
    else setIsSubmitted(true);
  };
  return (
    <StepFrame title="What brings you here?" lede="You can't change this later.">
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <Refused error={error} />
        <Field
          label="I want to use Devproof because"
          group
          error={isSubmitted && !choice ? "Choose an option." : undefined}
        >
          <RadioGroup blocks options={options} value={choice} onValueChange={setChoice} />
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={isPending}>
            Continue
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}
