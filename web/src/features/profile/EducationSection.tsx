import type { Education, MyProfile } from "@/lib/database.types";
import { EducationEntry } from "./EducationEntry";
import { EducationForm } from "./EducationForm";
import { EntrySection } from "./EntrySection";
import { addPart, deletePart } from "./queries";
import { useDeletePart } from "./use-delete-part";
import type { Edit } from "./use-edit";

type Props = { profile: MyProfile; edit: Edit };

/** Where the person learned. */
export function EducationSection({ profile, edit }: Props) {
  const removePart = useDeletePart();

  const remove = (one: Education) => {
    const { institution, area, degree, url, score, started_on, ended_on, courses } = one;
    void removePart({
      what: institution,
      without: (p) => ({ ...p, educations: p.educations.filter((other) => other.id !== one.id) }),
      remove: () => deletePart("educations", one.id),
      restore: () =>
        addPart("educations", {
          institution,
          area,
          degree,
          url,
          score,
          started_on,
          ended_on,
          courses,
        }),
    });
  };

  return (
    <EntrySection
      id="education"
      title="Education"
      noun="education"
      nothing={{
        text: "Add schools, degrees and courses.",
        action: "Add a school or a course",
      }}
      edit={edit}
      entries={profile.educations}
      nameOf={(one) => one.institution}
      onDelete={remove}
      form={(one) => <EducationForm education={one} onDone={edit.close} />}
      className="grid gap-5 empty:hidden"
    >
      {(one, actions) => <EducationEntry education={one} actions={actions} />}
    </EntrySection>
  );
}
