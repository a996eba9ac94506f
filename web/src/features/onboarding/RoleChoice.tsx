import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { rememberedIntent } from "@/lib/intent";
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
    label: "I am looking for work",
    hint: "Your profile, jobs that fit, and employers who answer.",
  },
  {
    value: "employer",
    label: "I am hiring",
    hint: "Your company, its jobs, and candidates with their proof.",
  },
];

/** Looking for work, or hiring. Only hiring is settled here; a seeker settles it with the next step. */
export function RoleChoice({ onSeeker }: { onSeeker: () => void }) {
  usePageTitle("What brings you here");
  const navigate = useNavigate();
  const [choice, setChoice] = useState<string | null>(rememberedIntent);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await chooseRole("employer");
      await session().reloadProfile();
    },
    onSuccess: () => navigate(paths.associateCompany),
  });
  const goOn = () => {
    if (choice === "job_seeker") onSeeker();
    else if (choice === "employer") mutate();
    else setAsked(true);
  };
  return (
    <StepFrame
      title="What brings you here?"
      lede="An account is for one side. It cannot be changed later."
    >
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
          error={asked && !choice ? "Choose one of the two." : undefined}
        >
          <RadioGroup blocks options={options} value={choice} onValueChange={setChoice} />
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={isPending}>
            Go on
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}
