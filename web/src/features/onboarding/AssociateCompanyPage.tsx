import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Navigate, useNavigate } from "react-router";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { rememberedIntent } from "@/lib/intent";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { session, useProfile, useUser } from "@/lib/session/session";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { createCompany, settleRole } from "./queries";
import { Refused } from "./Refused";
import { StepFrame } from "./StepFrame";
import { companySchema } from "./schemas";
import { showProblems } from "./server-problems";

/**
 * An employer founds the company's page; who is invited into a company comes by the link of a mail. Who said on the start
 * page that they hire becomes an employer with it, and can go back to the question until then.
 */
export default function AssociateCompanyPage() {
  const { role } = useProfile();
  const isHiring = role === "employer" || (role === null && rememberedIntent() === "employer");
  if (!isHiring) return <Navigate to={paths.selectRole} replace />;
  return <CompanyForm />;
}

function CompanyForm() {
  usePageTitle("Your company");
  const { full_name, role } = useProfile();
  const { email } = useUser();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(companySchema),
    mode: "onTouched",
    defaultValues: useDraftDefaults("onboarding-company", {
      name: "",
      full_name: full_name ?? "",
      website: "",
    }),
  });
  const dropDraft = useKeepDraft("onboarding-company", form);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: { name: string; full_name: string; website: string }) => {
      if (role === null) {
        await settleRole("employer");
        await session().reloadProfile();
      }
      await createCompany(values);
      await session().reloadProfile();
    },
    onSuccess: () => {
      dropDraft();
      navigate(paths.completeEmployerProfile, { replace: true });
    },
    onError: (refused) =>
      showProblems(refused, ["name", "full_name", "website"] as const, form.setError),
  });
  const { errors } = form.formState;

  return (
    <StepFrame
      title="Your company"
      lede="You become its admin. Devproof staff reviews every new company before its jobs appear. You can prepare everything until then."
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => mutate(values))}
      >
        <Refused error={error} />
        <Field label="Company name" error={errors.name?.message}>
          <Input autoComplete="organization" maxLength={120} {...form.register("name")} />
        </Field>
        <Field label="Your full name" error={errors.full_name?.message}>
          <Input autoComplete="name" maxLength={120} {...form.register("full_name")} />
        </Field>
        <Field
          label="Website"
          optional
          error={errors.website?.message}
          hint="Helps us verify that the company is yours."
        >
          <Input type="url" inputMode="url" autoComplete="url" {...form.register("website")} />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary" pending={isPending}>
            Create company
          </Button>
          {role === null && (
            <Button
              variant="quiet"
              disabled={isPending}
              onClick={() => navigate(paths.askRole, { replace: true })}
            >
              Back
            </Button>
          )}
        </div>
      </form>
      <p className="mt-8 border-line border-t pt-5 text-muted">
        Is your company already on Devproof? Ask its admin to invite {email ?? "your address"}. Then
        open the link in that email instead.
      </p>
    </StepFrame>
  );
}
