import { useBadges } from "@/lib/badges/use-badges";
import { paths } from "@/lib/paths";
import { Badge } from "@/ui/Badge";
import { LinkTabs } from "@/ui/LinkTabs";
import { readPlace, type Sort, type Tab, writePlace } from "./view";

type Props = { current: Tab | "invited"; sort?: Sort | undefined };

/** The lists of the page: one's own candidates, those of shared jobs, and who was invited. */
export function CandidateTabs({ current, sort = "recent" }: Props) {
  const { new_candidates: newMine, shared_jobs: newShared } = useBadges();
  const href = (tab: Tab) =>
    paths.interestedCandidates + writePlace({ ...readPlace(new URLSearchParams()), sort, tab });
  return (
    <LinkTabs
      label="Candidates"
      current={current}
      tabs={[
        {
          key: "mine",
          label: "My Postings",
          href: href("mine"),
          badge: <Badge count={newMine} noun="new" />,
        },
        {
          key: "shared",
          label: "Shared with Me",
          href: href("shared"),
          badge: <Badge count={newShared} noun="newly shared" />,
        },
        { key: "invited", label: "Invited", href: paths.invitedCandidates },
      ]}
    />
  );
}
