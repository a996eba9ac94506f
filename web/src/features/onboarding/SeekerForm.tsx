import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { isCode } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { session, useProfile } from "@/lib/session/session";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { NumberInput } from "@/ui/NumberInput";
import { chooseRole, completeSeeker } from "./queries";
import { Refused } from "./Refused";
import { SkillsInput } from "./SkillsInput";
import { StepFrame } from "./StepFrame";
import { seekerSchema } from "./schemas";
import { showProblems } from "./server-problems";

type Typed = Omit<z.infer<typeof seekerSchema>, "years_experience"> & {
  years_experience: number | null;
};

const fields = ["full_name", "headline", "location", "years_experience", "skills"] as const;

/** Settles the role when it is not yet, then the facts; an answer lost on the way may be asked for again. */
async function start(values: z.infer<typeof seekerSchema>, hasRole: boolean): Promise<void> {
  if (!hasRole) {
    try {
      await chooseRole("job_seeker");
    } catch (error) {
      if (!isCode(error, "role_already_chosen")) throw error;
    }
  }
  try {
    await completeSeeker(values);
  } catch (error) {
    if (!isCode(error, "already_onboarded")) throw error;
  }
  await session().reloadProfile();
}

/** What a first match needs to know of a job seeker. */
export function SeekerForm({ onBack }: { onBack?: () => void }) {
  usePageTitle("About you");
  const { role, full_name } = useProfile();
  const navigate = useNavigate();
  const form = useForm<Typed, unknown, z.infer<typeof seekerSchema>>({
    resolver: zodResolver(
      seekerSchema as unknown as z.ZodType<z.infer<typeof seekerSchema>, Typed>,
    ),
    mode: "onTouched",
    defaultValues: useDraftDefaults<Typed>("onboarding-seeker", {
      full_name: full_name ?? "",
      headline: "",
      location: "",
      years_experience: null,
      skills: [],
    }),
  });
  const dropDraft = useKeepDraft("onboarding-seeker", form);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ values }: { values: z.infer<typeof seekerSchema>; then: string }) =>
      start(values, role !== null),
    onSuccess: (_, { then }) => {
      dropDraft();
      navigate(then, { replace: true });
    },
    onError: (refused) => showProblems<Typed>(refused, fields, form.setError),
  });
  const send = (then: string) => form.handleSubmit((values) => mutate({ values, then }));
  const { errors } = form.formState;

  return (
    <StepFrame
      title="About you"
      lede="This is enough for a first match. You can change everything later."
    >
      <form noValidate className="grid gap-5" onSubmit={send(paths.profile)}>
        <Refused error={error} />
        <Field label="Full name" error={errors.full_name?.message}>
          <Input autoComplete="name" maxLength={120} {...form.register("full_name")} />
        </Field>
        <Field
          label="Headline"
          error={errors.headline?.message}
          hint="One line, such as “Systems programmer, storage and networks”."
        >
          <Input maxLength={160} {...form.register("headline")} />
        </Field>
        <Field
          label="Location"
          error={errors.location?.message}
          hint="City and country, or “Remote”."
        >
          <Input autoComplete="address-level2" maxLength={120} {...form.register("location")} />
        </Field>
        <Controller
          control={form.control}
          name="years_experience"
          render={({ field, fieldState }) => (
            <Field label="Years of experience" error={fieldState.error?.message}>
              <NumberInput
                ref={field.ref}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                noun="years"
                unit="years"
                max={70}
              />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="skills"
          render={({ field, fieldState }) => (
            <Field
              label="Skills"
              error={fieldState.error?.message}
              hint="Add at least 3. Press Enter or comma to add one. You can add skills that aren't in the list."
              aside={`${field.value.length} chosen`}
            >
              <SkillsInput
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            </Field>
          )}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary" pending={isPending}>
            Open my profile
          </Button>
          <Button onClick={send(paths.profileImport)} disabled={isPending}>
            Save, then import a JSON Resume
          </Button>
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              Back
            </Button>
          )}
        </div>
      </form>
    </StepFrame>
  );
}
