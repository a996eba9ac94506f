import { missingText } from "@/entities/profile/grades";
import type { MyProfile, MySkill, NextProof, Skill } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { skillLevelLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { InlineForm } from "@/ui/InlineForm";
import { TextLink } from "@/ui/TextLink";
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
      lede="Challenges you pass give a skill its grade: shown, proved or proved well. A hard one counts as two."
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
              className="flex min-h-row-dense flex-col justify-center border-line border-b py-1"
            >
              <span className="flex items-center gap-2">
                <bdi className="min-w-0 truncate">{skill.name}</bdi>
                <SkillProof skill={skill} />
                <span className="ml-auto shrink-0 text-13 text-muted tabular-nums">
                  {statedText(skill)}
                </span>
              </span>
              {skill.next && <NextGrade next={skill.next} />}
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

/** What lifts the grade, and a challenge for it. */
function NextGrade({ next }: { next: NextProof }) {
  const { challenge } = next;
  return (
    <span className="text-13 text-muted">
      {missingText(next)}.{" "}
      {challenge && (
        <TextLink underlined href={paths.challenge(challenge.slug)}>
          <bdi>{challenge.title}</bdi>
        </TextLink>
      )}
    </span>
  );
}

/** Each change is stored as it is made, so that leaving loses nothing. */
function OpenSkills({ skills, onDone }: { skills: MySkill[]; onDone: () => void }) {
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
