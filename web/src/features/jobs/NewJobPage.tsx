import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { useDebounced } from "@/lib/use-debounced";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";
import { useJobRights } from "./gate";
import { companyJobsQuery, createJob } from "./queries";
import { SimilarJobLinks } from "./SimilarJobLinks";
import { similarJobsQuery } from "./similar-queries";

const schema = z.object({
  title: z.string().trim().min(1, "Enter a job title.").max(160, "At most 160 characters."),
});

/** The first step of a job: its title. The rest is written in the draft, which saves itself. */
export default function NewJobPage() {
  usePageTitle("New job");
  const navigate = useNavigate();
  const { mayManage } = useJobRights();
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: useDraftDefaults("new-job", { title: "" }),
  });
  const dropDraft = useKeepDraft("new-job", form);
  const title = useDebounced(form.watch("title").trim());
  const { data: similar = [] } = useQuery({
    ...similarJobsQuery({ title }),
    enabled: mayManage && title !== "" && title.length <= 160,
  });
  const creating = useMutation({
    mutationFn: ({ title }: { title: string }) => createJob(title),
    onSuccess: ({ id }) => {
      dropDraft();
      void queryClient.invalidateQueries({ queryKey: companyJobsQuery.queryKey });
      void navigate(paths.jobEdit(id), { replace: true });
    },
  });
  return (
    <div className="page pb-16">
      <PageHeader above={<TextLink href={paths.jobs}>Jobs</TextLink>} title="New job" />
      {mayManage ? (
        <form
          noValidate
          className="grid max-w-form gap-5"
          onSubmit={form.handleSubmit((values) => creating.mutate(values))}
        >
          {creating.isError && (
            <Banner tone="stop" live>
              <ErrorSentence error={creating.error} />
            </Banner>
          )}
          <Field
            label="Job title"
            hint="What candidates search for, such as Storage engineer."
            error={form.formState.errors.title?.message}
          >
            <Input {...form.register("title")} />
          </Field>
          {title !== "" && similar.length > 0 && (
            <Banner tone="wait" live title="An open job has nearly the same title.">
              You can still create this one.
              <SimilarJobLinks similar={similar} />
            </Banner>
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
            <Button type="submit" variant="primary" pending={creating.isPending}>
              Create draft
            </Button>
            <TextLink href={paths.jobImport}>Import jobs instead</TextLink>
          </div>
        </form>
      ) : (
        <LockedState title="You can't manage jobs">
          Ask your company's admin for the permission to manage jobs.
        </LockedState>
      )}
    </div>
  );
}
