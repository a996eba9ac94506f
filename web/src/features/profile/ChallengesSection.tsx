import { useState } from "react";
import { languageName } from "@/entities/language/language-name";
import { CodeSwitch } from "@/entities/proof/CodeSwitch";
import type { MyPassedChallenge } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { ProfileSection } from "./ProfileSection";
import { PassedMark } from "./public/EvidenceRows";

/** So many are shown before one asks for the rest. */
const FEW = 6;

/** The challenges that were passed, the newest first, each with the choice whether its code shows. */
export function ChallengesSection({ challenges }: { challenges: MyPassedChallenge[] }) {
  const [all, setAll] = useState(false);
  const { slug } = useProfile();
  if (challenges.length === 0) return null;
  return (
    <ProfileSection
      id="challenges"
      title="Challenges passed"
      note={challenges.length}
      lede="Employers who see your profile can open each one. They see your code only where you show it."
    >
      <ul className="border-line border-t">
        {(all ? challenges : challenges.slice(0, FEW)).map((one) => (
          <PassedRow key={one.slug} challenge={one} href={paths.proof(slug, one.slug)} />
        ))}
      </ul>
      {!all && challenges.length > FEW && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setAll(true)}>
          Show all {challenges.length}
        </Button>
      )}
    </ProfileSection>
  );
}

function PassedRow({ challenge: one, href }: { challenge: MyPassedChallenge; href: string }) {
  return (
    <li className="flex min-h-row-dense flex-wrap items-center gap-x-4 border-line border-b">
      <span className="flex min-w-0 grow basis-60 items-center gap-2 py-1.5">
        <TextLink href={href} className="min-w-0 truncate">
          <bdi>{one.title}</bdi>
        </TextLink>
        <PassedMark challenge={one} />
        <Tag className="ml-auto shrink-0">{one.difficulty}</Tag>
        <span className="w-24 shrink-0 text-right text-13 text-muted max-md:w-auto">
          <RelativeTime at={one.completed_at} />
        </span>
      </span>
      {one.solutions.map((solution) => (
        <span
          key={solution.id}
          className="flex w-52 items-center justify-between gap-3 text-13 text-muted max-md:w-full"
        >
          <span aria-hidden="true">Show {languageName(solution.language)} code</span>
          <CodeSwitch
            bare
            solution={solution}
            label={`Show the ${languageName(solution.language)} code of ${one.title} to employers`}
          />
        </span>
      ))}
    </li>
  );
}
