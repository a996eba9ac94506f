import { zodResolver } from "@hookform/resolvers/zod";
import { lazy, Suspense, useState } from "react";
import { z } from "zod";
import { Field } from "@/ui/Field";
import { SkeletonText } from "@/ui/Skeleton";
import { Tabs } from "@/ui/Tabs";
import { Textarea } from "@/ui/Textarea";
import { EditForm } from "./EditForm";
import { NothingYet, ProfileSection } from "./ProfileSection";
import { updateProfile } from "./queries";
import type { MyProfile } from "./types";
import type { Edit } from "./use-edit";
import { useEditForm } from "./use-edit-form";

const Markdown = lazy(async () => ({ default: (await import("@/ui/Markdown")).Markdown }));

const MAX = 10_000;
const schema = z.object({
  about: z.string().max(MAX, `Shorten it to ${MAX.toLocaleString()} characters.`),
});
type Values = z.infer<typeof schema>;

type Props = { profile: MyProfile; edit: Edit };

/** What the person is about, in Markdown. */
export function AboutSection({ profile, edit }: Props) {
  const open = () => edit.open("about");
  const editing = edit.isOpen("about");
  return (
    <ProfileSection id="about" title="About" onEdit={editing ? undefined : open}>
      {editing ? (
        <AboutForm about={profile.about ?? ""} onDone={edit.close} />
      ) : profile.about ? (
        <Rendered text={profile.about} />
      ) : (
        <NothingYet action="Write it" onAction={open}>
          What you build, what you want to build next, how you like to work.
        </NothingYet>
      )}
    </ProfileSection>
  );
}

function Rendered({ text }: { text: string }) {
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <Markdown text={text} headingLevel={3} />
    </Suspense>
  );
}

function AboutForm({ about, onDone }: { about: string; onDone: () => void }) {
  const [tab, setTab] = useState("write");
  const { form, frame } = useEditForm<Values>({
    name: "about",
    stored: { about },
    resolver: zodResolver(schema),
    save: (values) => updateProfile({ about: values.about.trim() || null }),
    onDone,
  });
  const written = form.watch("about");
  return (
    <EditForm label="Edit about" {...frame}>
      <Tabs
        label="About"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            key: "write",
            label: "Write",
            content: (
              <Field
                label="About you"
                optional
                error={form.formState.errors.about?.message}
                hint="Markdown: **bold**, lists, links and code."
                aside={`${written.length.toLocaleString()} of ${MAX.toLocaleString()}`}
              >
                <Textarea rows={10} {...form.register("about")} />
              </Field>
            ),
          },
          {
            key: "preview",
            label: "Preview",
            content: written.trim() ? (
              <Rendered text={written} />
            ) : (
              <p className="text-muted">Nothing is written yet.</p>
            ),
          },
        ]}
      />
    </EditForm>
  );
}
