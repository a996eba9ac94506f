import { useState } from "react";
import type { PassedChallenge } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { ProfileSection } from "./ProfileSection";
import { PassedRows } from "./public/EvidenceRows";

/** So many are shown before one asks for the rest. */
const FEW = 6;

/** The challenges that were passed, the newest first. */
export function ChallengesSection({ challenges }: { challenges: PassedChallenge[] }) {
  const [all, setAll] = useState(false);
  if (challenges.length === 0) return null;
  return (
    <ProfileSection id="challenges" title="Challenges passed" note={challenges.length}>
      <PassedRows challenges={all ? challenges : challenges.slice(0, FEW)} ruled />
      {!all && challenges.length > FEW && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setAll(true)}>
          Show all {challenges.length}
        </Button>
      )}
    </ProfileSection>
  );
}
