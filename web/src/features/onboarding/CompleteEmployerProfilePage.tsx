import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch, queryClient } from "@/lib/query-client";
import { currentProfile, useProfile } from "@/lib/session/session";
import { maxImageBytes, uploadImage } from "@/lib/storage";
import { choices, isOneOf } from "@/lib/vocabulary";
import { companySizeLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/EmptyState";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Link } from "@/ui/Link";
import { PageHeader } from "@/ui/Page";
import { PictureControl } from "@/ui/picture/PictureControl";
import { Select } from "@/ui/Select";
import { Loading, SkeletonBar } from "@/ui/Skeleton";
import { Textarea } from "@/ui/Textarea";
import { LinksInput } from "./LinksInput";
import { type CompanyDetails, ownCompanyQuery, saveCompany } from "./queries";
import { Refused } from "./Refused";
import { type CompanyDetailsForm, companyDetailsSchema } from "./schemas";
import { showProblems } from "./server-problems";

export const loader = () => prefetch(ownCompanyQuery(currentProfile().company_id));

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading your company">
        <div className="grid max-w-form gap-6 py-8">
          <SkeletonBar className="h-8 w-72" />
          <SkeletonBar className="h-9" />
          <SkeletonBar className="h-9" />
          <SkeletonBar className="h-9" />
          <SkeletonBar className="h-32" />
        </div>
      </Loading>
    </div>
  );
}

const fields = ["tagline", "size", "industry", "culture", "website", "links"] as const;

/** The last step of an employer: what candidates read first. May be left for later. */
export default function CompleteEmployerProfilePage() {
  const { company_id } = useProfile();
  const { data: company } = useSuspenseQuery(ownCompanyQuery(company_id));
  usePageTitle("Complete your company");
  if (!company) {
    return (
      <div className="page">
        <PageHeader title="Complete your company" />
        <EmptyState title="You're not a member of a company.">
          Ask your company's admin for an invitation. It arrives by email.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page">
      <PageHeader
        title={`What candidates read about ${company.name}`}
        lede="Everything here is optional. Companies with a description get more interest."
      />
      <DetailsForm company={company} />
    </div>
  );
}

function DetailsForm({ company }: { company: CompanyDetails }) {
  const navigate = useNavigate();
  const draft = `complete-company-${company.id}`;
  const form = useForm<CompanyDetailsForm>({
    resolver: zodResolver(companyDetailsSchema),
    mode: "onTouched",
    defaultValues: useDraftDefaults<CompanyDetailsForm>(draft, {
      logo_url: company.logo_url ?? "",
      tagline: company.tagline ?? "",
      size: company.size ?? "",
      industry: company.industry ?? "",
      culture: company.culture ?? "",
      website: company.website ?? "",
      links: company.links,
    }),
  });
  const dropDraft = useKeepDraft(draft, form);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: CompanyDetailsForm) =>
      saveCompany({
        logo_url: values.logo_url || null,
        tagline: values.tagline || null,
        size: isOneOf(companySizeLabels, values.size) ? values.size : null,
        industry: values.industry || null,
        culture: values.culture || null,
        website: values.website || null,
        links: values.links,
        version: company.version,
      }),
    onSuccess: async () => {
      dropDraft();
      await queryClient.invalidateQueries();
      navigate(paths.profile);
    },
    onError: (refused) => showProblems(refused, fields, form.setError),
  });
  const { errors } = form.formState;
  const { register, handleSubmit } = form;

  return (
    <form
      noValidate
      className="grid max-w-form gap-5 pb-24"
      onSubmit={handleSubmit((values) => mutate(values))}
    >
      <Refused error={error} />
      <Controller
        control={form.control}
        name="logo_url"
        render={({ field }) => (
          <PictureControl
            kind="company"
            name={company.name}
            src={field.value || null}
            title="Company logo"
            maxBytes={maxImageBytes}
            hint="Square image. It appears next to the name everywhere."
            onSave={async (image) => field.onChange(await uploadImage("logos", company.id, image))}
            onRemove={async () => field.onChange("")}
            explain={(refused) => explain(refused).sentence}
          />
        )}
      />
      <Field
        label="Tagline"
        optional
        error={errors.tagline?.message}
        hint="One line under the name."
      >
        <Input maxLength={160} {...register("tagline")} />
      </Field>
      <Field label="Size" optional error={errors.size?.message}>
        <Select
          placeholder="Choose the number of people"
          options={choices(companySizeLabels)}
          {...register("size")}
        />
      </Field>
      <Field label="Industry" optional error={errors.industry?.message}>
        <Input maxLength={80} {...register("industry")} />
      </Field>
      <Field
        label="Culture"
        optional
        error={errors.culture?.message}
        hint="How you work together. Markdown supported."
      >
        <Textarea rows={6} {...register("culture")} />
      </Field>
      <Field label="Website" optional error={errors.website?.message}>
        <Input type="url" inputMode="url" autoComplete="url" {...register("website")} />
      </Field>
      <LinksInput form={form} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" pending={isPending}>
          Save and continue
        </Button>
        <Link href={paths.profile} className={buttonClass({ variant: "quiet" })}>
          Later
        </Link>
      </div>
    </form>
  );
}
