import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
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
import { KnownFacts } from "./KnownFacts";
import { completeSeeker, type KnownStart, settleRole } from "./queries";
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
  if (!hasRole) await settleRole("job_seeker");
  try {
    await completeSeeker(values);
  } catch (error) {
    if (!isCode(error, "already_onboarded")) throw error;
  }
  await session().reloadProfile();
}

/** The fields that a profile doesn't answer yet. */
function missing(known: KnownStart): (typeof fields)[number][] {
  const { error } = seekerSchema.safeParse(known);
  const unanswered = new Set(error?.issues.map(({ path }) => path[0]));
  return fields.filter((field) => unanswered.has(field));
}

type Props = { known: KnownStart; onBack?: (() => void) | undefined };

/** What a first match needs to know of a job seeker. */
export function SeekerForm({ known, onBack }: Props) {
  usePageTitle("About you");
  const { role } = useProfile();
  const navigate = useNavigate();
  const form = useForm<Typed, unknown, z.infer<typeof seekerSchema>>({
    resolver: zodResolver(
      seekerSchema as unknown as z.ZodType<z.infer<typeof seekerSchema>, Typed>,
    ),
    mode: "onTouched",
    defaultValues: useDraftDefaults<Typed>("onboarding-seeker", {
      full_name: known.full_name,
      headline: known.headline,
      location: known.location,
      years_experience: known.years_experience,
      skills: known.skills,
    }),
  });
  // What a résumé answered is shown, not asked again, until it is to be changed.
  const [asked, setAsked] = useState(() => (known.imported ? missing(known) : [...fields]));
  const asks = (field: (typeof fields)[number]) => asked.includes(field);
  const dropDraft = useKeepDraft("onboarding-seeker", form);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: z.infer<typeof seekerSchema>) => start(values, role !== null),
    onSuccess: () => {
      dropDraft();
      navigate(paths.profile, { replace: true });
    },
    onError: (refused) => {
      setAsked([...fields]);
      showProblems<Typed>(refused, fields, form.setError);
    },
  });
  const { errors } = form.formState;

  return (
    <StepFrame
      title="About you"
      lede={
        asked.length === 0
          ? "Your résumé answers everything that a first match needs."
          : "This is enough for a first match. You can change everything later."
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit(
          (values) => mutate(values),
          // A field that isn't shown can't say what is wrong with it.
          () => setAsked([...fields]),
        )}
      >
        <Refused error={error} />
        {asked.length < fields.length && (
          <KnownFacts
            values={form.getValues()}
            shown={fields.filter((field) => !asks(field))}
            onChange={() => {
              // Drawn first: the pressed button is gone then, and the first field takes the focus.
              flushSync(() => setAsked([...fields]));
              form.setFocus("full_name");
            }}
          />
        )}
        {asks("full_name") && (
          <Field label="Full name" error={errors.full_name?.message}>
            <Input autoComplete="name" maxLength={120} {...form.register("full_name")} />
          </Field>
        )}
        {asks("headline") && (
          <Field
            label="Headline"
            error={errors.headline?.message}
            hint="One line, such as “Systems programmer, storage and networks”."
          >
            <Input maxLength={160} {...form.register("headline")} />
          </Field>
        )}
        {asks("location") && (
          <Field
            label="Location"
            error={errors.location?.message}
            hint="City and country, or “Remote”."
          >
            <Input autoComplete="address-level2" maxLength={120} {...form.register("location")} />
          </Field>
        )}
        {asks("years_experience") && (
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
        )}
        {asks("skills") && (
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
        )}
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary" pending={isPending}>
            Open my profile
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
