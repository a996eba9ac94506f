import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { explain } from "@/lib/errors";
import { removeAvatar, saveAvatar, saveOwn } from "@/lib/own-profile";
import { useProfile } from "@/lib/session/session";
import { maxImageBytes } from "@/lib/storage";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { PictureControl } from "@/ui/picture/PictureControl";
import { SettingsSection } from "./SettingsSection";

const schema = z.object({
  full_name: z.string().trim().min(1, "Enter your name.").max(120, "At most 120 characters."),
});

/** Picture and name. */
export function PersonSection() {
  const profile = useProfile();
  return (
    <SettingsSection
      title="You"
      lede="Your picture and name appear on your page, in messages and in lists."
    >
      <PictureControl
        kind="person"
        name={profile.full_name}
        src={profile.avatar_url}
        title="Your picture"
        maxBytes={maxImageBytes}
        onSave={saveAvatar}
        onRemove={removeAvatar}
        explain={(error) => explain(error).sentence}
      />
      <NameForm key={profile.full_name} stored={profile.full_name ?? ""} />
    </SettingsSection>
  );
}

function NameForm({ stored }: { stored: string }) {
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { full_name: stored },
  });
  const [saved, setSaved] = useState(false);
  const saving = useMutation({
    mutationFn: (values: z.infer<typeof schema>) => saveOwn(values),
    onSuccess: (_, values) => {
      form.reset(values);
      setSaved(true);
    },
  });
  const { isDirty, errors } = form.formState;
  return (
    <form
      noValidate
      className="mt-6 grid gap-4"
      onSubmit={form.handleSubmit((values) => {
        setSaved(false);
        saving.mutate(values);
      })}
    >
      {saving.isError && (
        <Banner tone="stop" live>
          {explain(saving.error).sentence}
        </Banner>
      )}
      <Field label="Name" error={errors.full_name?.message}>
        <Input autoComplete="name" maxLength={160} {...form.register("full_name")} />
      </Field>
      <div className="flex items-center gap-3">
        <Button type="submit" pending={saving.isPending}>
          Save name
        </Button>
        <span role="status" className="text-13 text-muted">
          {saved && !isDirty && "Saved"}
        </span>
      </div>
    </form>
  );
}
