import type { MyProfile, Skill } from "@/lib/database.types";
import { skillLevelLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { InlineForm } from "@/ui/InlineForm";
import { NothingYet, ProfileSection } from "./ProfileSection";
import { SkillProof } from "./SkillProof";
import { SkillsEditor } from "./SkillsEditor";
import type { Edit } from "./use-edit";

type Props = { profile: MyProfile; edit: Edit };

/** What the person can do: stated by them, proved by challenges. */
export function SkillsSection({ profile, edit }: Props) {
  const editing = edit.isOpen("skills");
  const open = () => edit.open("skills");
  return (
    <ProfileSection
      id="skills"
      title="Skills"
      note={profile.skills.length > 0 ? profile.skills.length : undefined}
      onEdit={editing ? undefined : open}
    >
      {editing ? (
        <OpenSkills skills={profile.skills} onDone={edit.close} />
      ) : profile.skills.length === 0 ? (
        <NothingYet action="Add your skills" onAction={open}>
          Jobs can only match the skills you add.
        </NothingYet>
      ) : (
        <ul className="grid gap-x-8 border-line border-t md:grid-cols-2">
          {profile.skills.map((skill) => (
            <li
              key={skill.name}
              className="flex min-h-row-dense items-center gap-2 border-line border-b py-1"
            >
              <bdi className="min-w-0 truncate">{skill.name}</bdi>
              <SkillProof skill={skill} />
              <span className="ml-auto shrink-0 text-13 text-muted tabular-nums">
                {statedText(skill)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

/** Each change is stored as it is made, so that leaving loses nothing. */
function OpenSkills({ skills, onDone }: { skills: Skill[]; onDone: () => void }) {
  return (
    <InlineForm changes="skills" onLeave={onDone} onSubmit={(event) => event.preventDefault()}>
      <SkillsEditor skills={skills} />
      <Button className="mt-4" onClick={onDone}>
        Done
      </Button>
    </InlineForm>
  );
}

/** "Strong · 6 years". */
function statedText({ level, years }: Skill): string {
  return [level && skillLevelLabels[level], years && (years === 1 ? "1 year" : `${years} years`)]
    .filter(Boolean)
    .join(" · ");
}
