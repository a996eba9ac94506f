import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Colleague } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";
import { companyJobsQuery, jobOverviewQuery } from "./queries";
import { jobSharesQuery, shareJob } from "./share-queries";

/** Longest note, in characters; the server holds to the same. */
const MAX_NOTE = 500;

type Props = { jobId: string; people: Colleague[] };

/** One colleague at a time, and a word for them. */
export function ShareForm({ jobId, people }: Props) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [who, setWho] = useState("");
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState(false);
  const sharing = useMutation({
    mutationFn: () => shareJob(jobId, who, note.trim() || null),
    onSuccess: async () => {
      const name = people.find(({ id }) => id === who)?.full_name ?? "Your colleague";
      toast({ message: `${name} can now see the candidates and gets an email.` });
      void client.invalidateQueries({ queryKey: companyJobsQuery.queryKey });
      void client.invalidateQueries({ queryKey: jobOverviewQuery(jobId).queryKey });
      await client.invalidateQueries({ queryKey: jobSharesQuery(jobId).queryKey });
    },
  });
  if (people.length === 0) {
    return (
      <p className="text-muted">
        No one to share with. You can share with members who have the permission to view candidates.
      </p>
    );
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!who);
        if (who) sharing.mutate();
      }}
    >
      <p className="text-muted">
        They see this job's candidates under Shared with Me, and can decide on them.
      </p>
      {sharing.isError && (
        <Banner tone="stop" live>
          {explain(sharing.error).sentence}
        </Banner>
      )}
      <Field label="Colleague" error={missing && !who ? "Choose a colleague." : undefined}>
        <Select
          value={who}
          onChange={(event) => setWho(event.target.value)}
          placeholder="Choose a colleague"
          options={people.map(({ id, full_name, company_role }) => ({
            value: id,
            label: `${full_name || "No name"}, ${company_role}`,
          }))}
        />
      </Field>
      <Field label="Message" optional hint="They see it next to the job and in the email.">
        <Textarea
          rows={2}
          maxLength={MAX_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={sharing.isPending}>
          Share
        </Button>
      </div>
    </form>
  );
}
