import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Pencil, Settings } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useDraftDefaults } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { removeAvatar, saveAvatar, saveOwn } from "@/lib/own-profile";
import { paths } from "@/lib/paths";
import { useProfile, useUser } from "@/lib/session/session";
import { maxImageBytes } from "@/lib/storage";
import { useInlineDraft } from "@/lib/use-inline-draft";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Field } from "@/ui/Field";
import { IconButton } from "@/ui/IconButton";
import { InlineForm } from "@/ui/InlineForm";
import { Input } from "@/ui/Input";
import { Link } from "@/ui/Link";
import { FaceButton } from "@/ui/picture/FaceButton";
import { useToast } from "@/ui/Toasts";

const schema = z.object({
  full_name: z.string().trim().min(1, "Enter your name.").max(120, "At most 120 characters."),
  headline: z.string().trim().max(160, "At most 160 characters."),
});

type Props = {
  /** "Admin of Halyard"; null for who belongs to no company. */
  position: string | null;
};

/** Who the reader is to candidates: picture, name, what they do. Changed in place. */
export function PersonHead({ position }: Props) {
  const profile = useProfile();
  const user = useUser();
  const [editing, setEditing] = useState<"picture" | "name" | null>(null);
  const close = () => setEditing(null);
  return (
    <header className="pt-8 pb-6 max-md:pt-6">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <FaceButton
          name={profile.full_name}
          src={profile.avatar_url}
          open={editing === "picture"}
          onOpenChange={(open) => setEditing(open ? "picture" : null)}
          maxBytes={maxImageBytes}
          onSave={saveAvatar}
          onRemove={removeAvatar}
          explain={(error) => explain(error).sentence}
        />
        <div className="min-w-0 grow basis-72">
          <h1 tabIndex={-1} className="text-26">
            <bdi>{profile.full_name || "Your profile"}</bdi>
          </h1>
          <p className="max-w-measure text-16">
            {profile.headline ? (
              <bdi>{profile.headline}</bdi>
            ) : (
              <button
                type="button"
                onClick={() => setEditing("name")}
                className="rounded-mark text-left text-action hover:underline"
              >
                Add what you do, such as “Head of engineering”
              </button>
            )}
          </p>
          <p className="mt-1 break-words text-muted">
            {[position, user.email].filter(Boolean).join(" · ")}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Link href={paths.settings} className={buttonClass()}>
            <Settings size={16} strokeWidth={1.5} aria-hidden />
            Settings
          </Link>
          {editing !== "name" && (
            <IconButton
              outlined
              label="Edit name and what you do"
              icon={<Pencil size={16} strokeWidth={1.5} />}
              data-opens="own-name"
              onClick={() => setEditing("name")}
            />
          )}
        </div>
      </div>
      {editing === "name" && (
        <div className="mt-5 max-w-form">
          <NameForm onDone={close} />
        </div>
      )}
    </header>
  );
}

function NameForm({ onDone }: { onDone: () => void }) {
  const profile = useProfile();
  const stored = { full_name: profile.full_name ?? "", headline: profile.headline ?? "" };
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: useDraftDefaults("own-name", stored),
  });
  const { toast } = useToast();
  const { done, leave } = useInlineDraft({ name: "own-name", form, stored, onDone, toast });
  const saving = useMutation({
    mutationFn: ({ full_name, headline }: z.infer<typeof schema>) =>
      saveOwn({ full_name, headline: headline || null }),
    onSuccess: done,
  });
  const { errors } = form.formState;
  return (
    <InlineForm
      changes="own-name"
      aria-label="Edit name and what you do"
      onLeave={leave}
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
        hint="Candidates see it next to your messages."
        error={errors.headline?.message}
      >
        <Input autoComplete="organization-title" {...form.register("headline")} />
      </Field>
      <div className="flex gap-2.5">
        <Button type="submit" variant="primary" pending={saving.isPending}>
          Save
        </Button>
        <Button variant="quiet" onClick={done}>
          Cancel
        </Button>
      </div>
    </InlineForm>
  );
}
