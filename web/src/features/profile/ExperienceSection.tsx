import type { Experience } from "@/entities/profile/types";
import { TextLink } from "@/ui/TextLink";
import { spanText } from "./dates";
import { EntryActions } from "./EntryActions";
import { ExperienceForm } from "./ExperienceForm";
import { NothingYet, ProfileSection } from "./ProfileSection";
import { addPart, deletePart } from "./queries";
import type { MyProfile } from "./types";
import { useDeletePart } from "./use-delete-part";
import type { Edit } from "./use-edit";
import { shortAddress } from "./web-address";

type Props = { profile: MyProfile; edit: Edit };

/** Where the person worked, the newest first, on a time line. */
export function ExperienceSection({ profile, edit }: Props) {
  const removePart = useDeletePart();
  const add = () => edit.open("experience.new");
  const adding = edit.isOpen("experience.new") || edit.isOpen("experience");

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
    <ProfileSection
      id="experience"
      title="Experience"
      onAdd={adding ? undefined : add}
      noun="experience"
    >
      {adding && <ExperienceForm onDone={edit.close} />}
      {profile.experiences.length === 0 && !adding && (
        <NothingYet action="Add where you worked" onAction={add}>
          Companies read this first, after your proofs.
        </NothingYet>
      )}
      <ol className="grid gap-6 empty:hidden">
        {profile.experiences.map((one) => (
          <li key={one.id}>
            {edit.isOpen(`experience.${one.id}`) ? (
              <ExperienceForm experience={one} onDone={edit.close} />
            ) : (
              <ExperienceEntry
                experience={one}
                onEdit={() => edit.open(`experience.${one.id}`)}
                onDelete={() => remove(one)}
              />
            )}
          </li>
        ))}
      </ol>
    </ProfileSection>
  );
}

/** The columns that a client writes. */
function experienceRow(one: Omit<Experience, "id">): Omit<Experience, "id"> {
  const { company_name, title, location, url, started_on, ended_on, summary, highlights } = one;
  return { company_name, title, location, url, started_on, ended_on, summary, highlights };
}

function ExperienceEntry({
  experience: one,
  onEdit,
  onDelete,
}: {
  experience: Experience;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <div className="flex gap-5 max-md:flex-col max-md:gap-1">
      <p className="w-36 shrink-0 text-13 leading-[22px] text-muted">
        {spanText(one.started_on, one.ended_on)}
      </p>
      <div className="min-w-0 grow">
        <div className="flex items-start gap-3">
          <p className="min-w-0 grow">
            <bdi className="font-semibold">{one.title}</bdi>
            <span className="block text-muted">
              <bdi>{one.company_name}</bdi>
              {one.location && (
                <>
                  {" · "}
                  <bdi>{one.location}</bdi>
                </>
              )}
              {one.url && (
                <>
                  {" · "}
                  <TextLink underlined href={one.url} target="_blank" rel="noreferrer">
                    {shortAddress(one.url)}
                  </TextLink>
                </>
              )}
            </span>
          </p>
          <EntryActions
            name={`${one.title} at ${one.company_name}`}
            opens={`experience.${one.id}`}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </div>
        {one.summary && (
          <p dir="auto" className="mt-1.5 max-w-measure whitespace-pre-line">
            {one.summary}
          </p>
        )}
        {one.highlights.length > 0 && (
          <ul className="mt-1.5 max-w-measure list-disc pl-5 marker:text-faint">
            {one.highlights.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
