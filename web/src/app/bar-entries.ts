import {
  Briefcase,
  CodeXml,
  FileCheck2,
  type LucideIcon,
  MessageSquare,
  UserRound,
  UsersRound,
  Waypoints,
} from "lucide-react";
import type { Badges } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import type { Profile } from "@/lib/session/profile";
import { pageExists } from "./pages";

/** One link of the signed-in bar, which under 768 px is the bottom bar. */
export type BarEntry = {
  label: string;
  /** The word under its icon on a phone, where the label is too long for a fifth of the width. */
  short?: string;
  path: string;
  icon: LucideIcon;
  /** The letter after `G` that goes there. */
  letter: string;
  role: "job_seeker" | "employer" | "both";
  badge?: { count: keyof Badges; noun: string };
};

const all: BarEntry[] = [
  {
    label: "Browse Jobs",
    short: "Jobs",
    path: paths.browseJobs,
    icon: Briefcase,
    letter: "B",
    role: "job_seeker",
  },
  {
    label: "Challenges",
    path: paths.challenges,
    icon: CodeXml,
    letter: "C",
    role: "job_seeker",
  },
  {
    label: "Interview",
    path: paths.interview,
    icon: Waypoints,
    letter: "I",
    role: "job_seeker",
  },
  {
    label: "Candidates",
    path: paths.interestedCandidates,
    icon: UsersRound,
    letter: "C",
    role: "employer",
    badge: { count: "candidates", noun: "new" },
  },
  {
    label: "Challenges",
    path: paths.employerChallenges,
    icon: FileCheck2,
    letter: "H",
    role: "employer",
  },
  { label: "Jobs", path: paths.jobs, icon: Briefcase, letter: "J", role: "employer" },
  {
    label: "Messages",
    path: paths.messages,
    icon: MessageSquare,
    letter: "M",
    role: "both",
    badge: { count: "messages", noun: "with unread messages" },
  },
  { label: "Profile", path: paths.profile, icon: UserRound, letter: "P", role: "both" },
];

/** The entries for a role whose page exists. */
export function barEntries(role: Profile["role"]): BarEntry[] {
  return all.filter(
    (entry) => (entry.role === "both" || entry.role === role) && pageExists(entry.path),
  );
}
