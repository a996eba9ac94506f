import type { Experience, MyProfile } from "@/lib/database.types";
import { EntrySection } from "./EntrySection";
import { ExperienceEntry } from "./ExperienceEntry";
import { ExperienceForm } from "./ExperienceForm";
import { addPart, deletePart } from "./queries";
import { useDeletePart } from "./use-delete-part";
import type { Edit } from "./use-edit";

type Props = { profile: MyProfile; edit: Edit };

/** Where the person worked, the newest first, on a time line. */
export function ExperienceSection({ profile, edit }: Props) {
  const removePart = useDeletePart();

  const remove = (one: Experience) => {
    const { id, ...row } = one;
    void removePart({
      what: `${one.title} at ${one.company_name}`,
      without: (p) => ({ ...p, experiences: p.experiences.filter((other) => other.id !== id) }),
      remove: () => deletePart("experiences", id),
      restore: () => addPart("experiences", experienceRow(row)),
    });
  };

  return (
    <EntrySection
      id="experience"
      title="Experience"
      noun="experience"
      nothing={{
        text: "Companies read this first, after your proofs.",
        action: "Add where you worked",
      }}
      edit={edit}
      entries={profile.experiences}
      nameOf={(one) => `${one.title} at ${one.company_name}`}
      onDelete={remove}
      form={(one) => <ExperienceForm experience={one} onDone={edit.close} />}
      ordered
      className="grid gap-6 empty:hidden"
    >
      {(one, actions) => <ExperienceEntry experience={one} actions={actions} />}
    </EntrySection>
  );
}

/** The columns that a client writes. */
function experienceRow(one: Omit<Experience, "id">): Omit<Experience, "id"> {
  const { company_name, title, location, url, started_on, ended_on, summary, highlights } = one;
  return { company_name, title, location, url, started_on, ended_on, summary, highlights };
}
