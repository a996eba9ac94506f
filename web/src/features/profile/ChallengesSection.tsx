import { useState } from "react";
import { Button } from "@/ui/Button";
import { ProofMark } from "@/ui/evidence/ProofMark";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { ProfileSection } from "./ProfileSection";
import type { Passed } from "./types";

/** So many are shown before one asks for the rest. */
const FEW = 6;

/** The challenges that were passed, the newest first. */
export function ChallengesSection({ challenges }: { challenges: Passed[] }) {
  const [all, setAll] = useState(false);
  if (challenges.length === 0) return null;
  return (
    <ProfileSection id="challenges" title="Challenges passed" note={challenges.length}>
      <ul className="border-line border-t">
        {(all ? challenges : challenges.slice(0, FEW)).map((one) => (
          <li
            key={one.slug}
            className="flex min-h-row-dense items-center gap-2 border-line border-b py-1.5"
          >
            <bdi className="min-w-0 truncate">{one.title}</bdi>
            <ProofMark
              receipt={{
                title: one.title,
                counts: [`passed, ${one.difficulty}`],
                source: "a submission judged here",
                computedAt: one.completed_at,
              }}
            />
            <Tag className="ml-auto shrink-0">{one.difficulty}</Tag>
            <span className="w-28 shrink-0 text-right text-13 text-muted max-md:hidden">
              <RelativeTime at={one.completed_at} />
            </span>
          </li>
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
