import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { EditableJob, MissingForPublish } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { LinkTabs } from "@/ui/LinkTabs";
import { PageHeader } from "@/ui/Page";
import { scrollIntoSight } from "@/ui/scroll-to";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { CloseJobDialog } from "./CloseJobDialog";
import { ContestedBanner } from "./ContestedBanner";
import { DeleteDraftDialog } from "./DeleteDraftDialog";
import { EditorBar } from "./EditorBar";
import { useJobRights } from "./gate";
import { JobStatusTag } from "./JobStatusTag";
import { fieldLabels, inForm, type JobForm, stillMissing } from "./job-form";
import { anchorOf, firstInForm, PostingForm } from "./PostingForm";
import { PublishNeeds } from "./PublishNeeds";
import { ShareDialog } from "./ShareDialog";
import { useJobSaver } from "./use-job-saver";
import { doneWords, missingOf, type Step, useJobSteps } from "./use-job-steps";
import { useSimilarCheck } from "./use-similar-check";
import { WeightsTab } from "./WeightsTab";

/** The kind of an error that the server's list of what publishing needs has made. */
const needed = "needed";

/** A job with its two sides, the posting and the weights, and the steps of its life at the bottom. */
export function JobEditor({ job }: { job: EditableJob }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { toast } = useToast();
  const showError = useErrorToast();
  const params = new URLSearchParams(search);
  const tab = params.get("tab") === "weights" ? "weights" : "posting";
  const { publishLocked, effectLocked, mayShare } = useJobRights();
  const { form, saver, state, missing: known, setMissing } = useJobSaver(job);
  // The server learns of it with the next save; the list follows at once.
  const missing = stillMissing(known, form.watch());
  const { stepping, deleting } = useJobSteps();
  const similar = useSimilarCheck();
  /** The last step was refused because something is missing. */
  const [refused, setRefused] = useState(false);
  const [ending, setEnding] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [sharing, setSharing] = useState(false);
  const auto = job.status === "draft";

  const goTo = (field: string) => {
    if (tab !== "posting") {
      if (field !== "weights") void navigate(paths.jobEdit(job.id));
      return;
    }
    if (field === "weights") {
      void navigate(`${paths.jobEdit(job.id)}?tab=weights`);
      return;
    }
    const place = document.getElementById(anchorOf(field));
    if (!place) return;
    scrollIntoSight(place);
    place.querySelector<HTMLElement>("input, select, textarea")?.focus({ preventScroll: true });
  };
  // What was missing at a field is not any more.
  useEffect(() => {
    const still = new Set(missing.map(({ field }) => inForm(field)));
    const { errors } = form.formState;
    for (const name of Object.keys(errors) as (keyof JobForm)[]) {
      if (errors[name]?.type === needed && !still.has(name)) form.clearErrors(name);
    }
  }, [missing, form]);
  /** Says at each field what is missing there, and goes to the first of them. */
  const show = (lacking: MissingForPublish[]) => {
    setMissing(lacking);
    setRefused(true);
    for (const { field, message } of lacking) {
      const name = inForm(field);
      if (name) form.setError(name, { type: needed, message });
    }
    const first = firstInForm(lacking.map(({ field }) => field));
    if (first) goTo(first);
  };
  // A link to what is missing, from the page of the job or from the list.
  const showMissing = useEffectEvent(() => {
    if (job.missing_for_publish.length > 0) show(job.missing_for_publish);
  });
  const asksForMissing = params.get("show") === "missing";
  useEffect(() => {
    if (asksForMissing) showMissing();
  }, [asksForMissing]);
  const step = async (what: Step) => {
    // What is on show must be what was written.
    if (what === "publish" && !(await form.trigger(undefined, { shouldFocus: true }))) return;
    if (!(await saver.flush())) return;
    const go = () =>
      stepping.mutate(
        { id: job.id, step: what },
        {
          onSuccess: () => {
            setRefused(false);
            if (what !== "publish") return;
            toast({ message: `${job.title} ${doneWords.publish}` });
            void navigate(paths.jobOverview(job.id));
          },
          onError: (error) => {
            const lacking = missingOf(error);
            if (lacking) show(lacking);
          },
        },
      );
    if (what === "publish" && missing.length === 0) await similar.check([job], go);
    else go();
  };
  const save = async () => {
    if (await form.trigger(undefined, { shouldFocus: true })) await saver.flush();
  };

  return (
    <>
      <div className="page">
        <PageHeader
          above={<TextLink href={paths.jobOverview(job.id)}>Back to the job</TextLink>}
          title={<bdi>{form.watch("title").trim() || job.title}</bdi>}
          actions={
            mayShare && <Button onClick={() => setSharing(true)}>Share with a colleague</Button>
          }
          lede={
            <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
              <JobStatusTag status={job.status} />
              {job.status !== "draft" && job.interested_count !== null && (
                <TextLink href={paths.candidatesOfJob(job.id)}>
                  {job.interested_count === 1
                    ? "1 person interested"
                    : `${job.interested_count.toLocaleString()} people interested`}
                </TextLink>
              )}
            </span>
          }
        />
        <LinkTabs
          label="Parts of the job"
          current={tab}
          tabs={[
            { key: "posting", label: "Posting", href: paths.jobEdit(job.id) },
            { key: "weights", label: "Weights", href: `${paths.jobEdit(job.id)}?tab=weights` },
          ]}
        />
        {state.phase === "contested" && (
          <div className="pt-5">
            <ContestedBanner
              fields={state.contested.map((field) => fieldLabels[field])}
              onResolve={(keep) => saver.resolve(keep)}
            />
          </div>
        )}
      </div>
      {tab === "weights" ? (
        <WeightsTab
          key={JSON.stringify([job.weights, job.skills])}
          job={job}
          saver={saver}
          onMissing={setMissing}
          effectLocked={effectLocked}
        />
      ) : (
        <>
          <div className="page grid gap-x-12 pb-10 lg:grid-cols-[minmax(0,720px)_minmax(0,1fr)]">
            <PostingForm form={form} />
            <aside aria-label="Publishing" className="py-6 max-lg:order-first max-lg:pb-0">
              <div className="lg:sticky lg:top-20">
                {auto && (
                  <>
                    <h2 className="mb-3 text-16">Required to publish</h2>
                    {publishLocked && (
                      <Banner tone="wait" className="mb-4">
                        {publishLocked}
                      </Banner>
                    )}
                    <PublishNeeds missing={missing} onGo={goTo} />
                  </>
                )}
                {!auto && refused && (
                  <>
                    <h2 className="mb-3 text-16">Required to reopen</h2>
                    <PublishNeeds missing={missing} onGo={goTo} />
                  </>
                )}
                {!auto && !refused && (
                  <p className="text-muted">
                    {job.status === "open"
                      ? "Candidates can see this job. Changes appear when you save them."
                      : "People can't find this job. You can still save changes."}
                  </p>
                )}
              </div>
            </aside>
          </div>
          <EditorBar
            status={job.status}
            state={state}
            stepping={stepping.isPending ? stepping.variables.step : null}
            publishLocked={publishLocked}
            onSave={() => void save()}
            onStep={(what) => void step(what)}
            onEnd={() => setEnding(true)}
            onDelete={() => setRemoving(true)}
          />
        </>
      )}
      {similar.dialog}
      <CloseJobDialog
        title={ending ? job.title : null}
        onClose={() => setEnding(false)}
        onEnd={(outcome) => void step(outcome)}
      />
      <ShareDialog job={sharing ? job : null} onClose={() => setSharing(false)} />
      <DeleteDraftDialog
        title={removing ? job.title : null}
        pending={deleting.isPending}
        onClose={() => setRemoving(false)}
        onDelete={() => {
          saver.stop();
          deleting.mutate(job.id, {
            onSuccess: () => {
              toast({ message: "Draft deleted." });
              void navigate(paths.jobs, { replace: true });
            },
            onError: (error) => {
              setRemoving(false);
              showError(error);
            },
          });
        }}
      />
    </>
  );
}
