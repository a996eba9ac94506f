import type { Education } from "@/entities/profile/types";
import { TextLink } from "@/ui/TextLink";
import { spanText } from "./dates";
import { EducationForm } from "./EducationForm";
import { EntryActions } from "./EntryActions";
import { NothingYet, ProfileSection } from "./ProfileSection";
import { addPart, deletePart } from "./queries";
import type { MyProfile } from "./types";
import { useDeletePart } from "./use-delete-part";
import type { Edit } from "./use-edit";
import { shortAddress } from "./web-address";

type Props = { profile: MyProfile; edit: Edit };

/** Where the person learned. */
export function EducationSection({ profile, edit }: Props) {
  const removePart = useDeletePart();
  const add = () => edit.open("education.new");
  const adding = edit.isOpen("education.new") || edit.isOpen("education");

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
    <ProfileSection
      id="education"
      title="Education"
      onAdd={adding ? undefined : add}
      noun="education"
    >
      {adding && <EducationForm onDone={edit.close} />}
      {profile.educations.length === 0 && !adding && (
        <NothingYet action="Add a school or a course" onAction={add}>
          Add schools, degrees and courses.
        </NothingYet>
      )}
      <ul className="grid gap-5 empty:hidden">
        {profile.educations.map((one) => (
          <li key={one.id}>
            {edit.isOpen(`education.${one.id}`) ? (
              <EducationForm education={one} onDone={edit.close} />
            ) : (
              <EducationEntry
                education={one}
                onEdit={() => edit.open(`education.${one.id}`)}
                onDelete={() => remove(one)}
              />
            )}
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

function EducationEntry({
  education: one,
  onEdit,
  onDelete,
}: {
  education: Education;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const subject = [one.degree, one.area].filter(Boolean).join(", ");
  return (
    <div className="flex gap-5 max-md:flex-col max-md:gap-1">
      <p className="w-36 shrink-0 text-13 leading-[22px] text-muted">
        {spanText(one.started_on, one.ended_on, false)}
      </p>
      <div className="flex min-w-0 grow items-start gap-3">
        <div className="min-w-0 grow">
          <p>
            <bdi className="font-semibold">{one.institution}</bdi>
            {(subject || one.url) && (
              <span className="block text-muted">
                <bdi>{subject}</bdi>
                {one.score && (
                  <>
                    {" · "}
                    <bdi>{one.score}</bdi>
                  </>
                )}
                {one.url && (
                  <>
                    {subject && " · "}
                    <TextLink underlined href={one.url} target="_blank" rel="noreferrer">
                      {shortAddress(one.url)}
                    </TextLink>
                  </>
                )}
              </span>
            )}
          </p>
          {one.courses.length > 0 && (
            <p dir="auto" className="mt-1 max-w-measure text-13 text-muted">
              {one.courses.join(" · ")}
            </p>
          )}
        </div>
        <EntryActions
          name={one.institution}
          opens={`education.${one.id}`}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </div>
    </div>
  );
}
