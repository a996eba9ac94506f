import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { saveOwn } from "@/lib/own-profile";
import { useProfile, useUser } from "@/lib/session/session";
import { Avatar } from "@/ui/Avatar";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";

const schema = z.object({
  full_name: z.string().trim().min(1, "Give your name.").max(120, "At most 120 characters."),
  headline: z.string().trim().max(160, "At most 160 characters."),
});

/** Who the reader is to candidates: the name over their messages, and what they do. */
export function OwnName() {
  const profile = useProfile();
  const user = useUser();
  const [editing, setEditing] = useState(false);
  return (
    <section aria-label="You">
      <h2 className="mb-3 text-16">You</h2>
      {editing ? (
        <NameForm onDone={() => setEditing(false)} />
      ) : (
        <>
          <div className="flex gap-3">
            <Avatar name={profile.full_name} src={profile.avatar_url} size={48} />
            <div className="min-w-0">
              <bdi className="block truncate font-semibold">{profile.full_name}</bdi>
              <bdi className="block text-muted">
                {profile.headline || "Say what you do: Head of engineering"}
              </bdi>
              <span className="block truncate text-13 text-muted">{user.email}</span>
            </div>
          </div>
          <Button size="sm" className="mt-3" onClick={() => setEditing(true)}>
            Change name and role
          </Button>
        </>
      )}
    </section>
  );
}

function NameForm({ onDone }: { onDone: () => void }) {
  const profile = useProfile();
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: useDraftDefaults("own-name", {
      full_name: profile.full_name ?? "",
      headline: profile.headline ?? "",
    }),
  });
  const dropDraft = useKeepDraft("own-name", form);
  const saving = useMutation({
    mutationFn: ({ full_name, headline }: z.infer<typeof schema>) =>
      saveOwn({ full_name, headline: headline || null }),
    onSuccess: () => {
      dropDraft();
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => saving.mutate(values))}
    >
      {saving.isError && (
        <Banner tone="stop" live>
          {explain(saving.error).sentence}
        </Banner>
      )}
      <Field label="Your name" error={errors.full_name?.message}>
        <Input autoComplete="name" {...form.register("full_name")} />
      </Field>
      <Field
        label="What you do"
        optional
        hint="Candidates see it beside your messages."
        error={errors.headline?.message}
      >
        <Input autoComplete="organization-title" {...form.register("headline")} />
      </Field>
      <div className="flex gap-2.5">
        <Button type="submit" variant="primary" pending={saving.isPending}>
          Save
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            dropDraft();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
