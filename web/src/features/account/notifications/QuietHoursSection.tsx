import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { QueryState } from "@/entities/query/QueryState";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { problems } from "@/lib/errors";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { SkeletonBar } from "@/ui/Skeleton";
import { useToast } from "@/ui/Toasts";
import { SettingsSection } from "../SettingsSection";
import { type QuietHours, quietHoursQuery, saveQuietHours } from "./queries";

/** When emails wait until the morning. */
export function QuietHoursSection() {
  return (
    <SettingsSection
      title="Quiet hours"
      id="quiet-hours"
      lede="Emails about notifications wait until the quiet hours end. In the app they appear immediately. What you read meanwhile isn't emailed."
    >
      <QueryState
        query={useQuery(quietHoursQuery)}
        failure="Your quiet hours could not be loaded"
        level={3}
        loading={<SkeletonBar className="h-9" />}
      >
        {(hours) => <Hours key={JSON.stringify(hours)} hours={hours} />}
      </QueryState>
    </SettingsSection>
  );
}

/** The zone of this browser, offered as a first value; nothing is stored until the form is sent. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Every zone that the browser knows, and UTC. */
const zones = () => [...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"), "UTC"];

/** The database says `22:00:00`. */
const minutes = (time: string) => time.slice(0, 5);

function Hours({ hours }: { hours: QuietHours | null }) {
  const [draft, setDraft] = useState<QuietHours>(() =>
    hours
      ? { ...hours, starts_at: minutes(hours.starts_at), ends_at: minutes(hours.ends_at) }
      : { starts_at: "22:00", ends_at: "07:00", time_zone: ownZone() },
  );
  const listId = useId();
  const { toast } = useToast();
  const showError = useErrorToast();
  const save = useMutation({
    mutationFn: saveQuietHours,
    onSuccess: (_, sent) =>
      toast({ message: sent ? "Quiet hours saved." : "Quiet hours are off." }),
    onError: (error) => {
      if (problems(error).length === 0) showError(error);
    },
  });
  const wrong = (name: string) =>
    problems(save.error).find(({ pointer }) => pointer === `/${name}`)?.message;
  const errorAt = (name: string, label: string) => {
    const message = wrong(name);
    return message ? `${label} ${message}.` : undefined;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(draft);
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <p className="text-muted">{hours ? "Quiet hours are on." : "Quiet hours are off."}</p>
      <div className="grid grid-cols-2 gap-4">
        <Field label="From" error={errorAt("p_starts_at", "The start")}>
          <Input
            type="time"
            value={draft.starts_at}
            onChange={({ target }) => setDraft({ ...draft, starts_at: target.value })}
          />
        </Field>
        <Field label="Until" error={errorAt("p_ends_at", "The end")}>
          <Input
            type="time"
            value={draft.ends_at}
            onChange={({ target }) => setDraft({ ...draft, ends_at: target.value })}
          />
        </Field>
      </div>
      <Field
        label="Time zone"
        hint={
          hours === null && draft.time_zone === ownZone()
            ? "The time zone of this browser."
            : undefined
        }
        error={errorAt("p_time_zone", "The time zone")}
      >
        <Input
          list={listId}
          autoComplete="off"
          value={draft.time_zone}
          onChange={({ target }) => setDraft({ ...draft, time_zone: target.value.trim() })}
        />
      </Field>
      <datalist id={listId}>
        {zones().map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" pending={save.isPending}>
          {hours ? "Save quiet hours" : "Turn on quiet hours"}
        </Button>
        {hours && (
          <Button disabled={save.isPending} onClick={() => save.mutate(null)}>
            Turn off
          </Button>
        )}
      </div>
    </form>
  );
}
