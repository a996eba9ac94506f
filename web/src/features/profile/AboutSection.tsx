import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { MyProfile } from "@/lib/database.types";
import { checkMarkdown } from "@/ui/check-markdown";
import { MarkdownField } from "@/ui/MarkdownField";
import { MarkdownText } from "@/ui/MarkdownText";
import { EditForm } from "./EditForm";
import { NothingYet, ProfileSection } from "./ProfileSection";
import { updateProfile } from "./queries";
import type { Edit } from "./use-edit";
import { useEditForm } from "./use-edit-form";

const MAX = 10_000;
const schema = z.object({
  about: z
    .string()
    .max(MAX, `Shorten it to ${MAX.toLocaleString()} characters.`)
    .superRefine(checkMarkdown),
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
        <NothingYet action="Write about yourself" onAction={open}>
          Describe what you build, what you want to build next and how you like to work.
        </NothingYet>
      )}
    </ProfileSection>
  );
}

function Rendered({ text }: { text: string }) {
  return <MarkdownText text={text} headingLevel={3} />;
}

function AboutForm({ about, onDone }: { about: string; onDone: () => void }) {
  const { form, frame } = useEditForm<Values>({
    name: "about",
    stored: { about },
    resolver: zodResolver(schema),
    save: (values) => updateProfile({ about: values.about.trim() || null }),
    onDone,
  });
  return (
    <EditForm label="Edit about" {...frame}>
      <MarkdownField
        label="About you"
        optional
        hint="Markdown: **bold**, lists, links and code."
        error={form.formState.errors.about?.message}
        text={form.watch("about")}
        rows={10}
        {...form.register("about")}
      />
    </EditForm>
  );
}
