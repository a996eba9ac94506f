import { useBadges } from "@/lib/badges/use-badges";
import { paths } from "@/lib/paths";
import { Badge } from "@/ui/Badge";
import { LinkTabs } from "@/ui/LinkTabs";
import type { Tab } from "./view";

type Props = {
  current: Tab | "watchlist" | "invited";
  /** Where a list of candidates is, with what is kept of the place. */
  hrefOf?: ((tab: Tab) => string) | undefined;
};

const plainHref = (tab: Tab) =>
  paths.interestedCandidates + (tab === "shared" ? "?tab=shared" : "");

/** The two lists of candidates, the people one has saved, and those who were invited. */
export function CandidateTabs({ current, hrefOf = plainHref }: Props) {
  const { new_candidates: newMine, shared_jobs: newShared } = useBadges();
  return (
    <LinkTabs
      label="Candidates"
      current={current}
      tabs={[
        {
          key: "mine",
          label: "My Postings",
          href: hrefOf("mine"),
          badge: <Badge count={newMine} noun="new" />,
        },
        {
          key: "shared",
          label: "Shared with Me",
          href: hrefOf("shared"),
          badge: <Badge count={newShared} noun="newly shared" />,
        },
        { key: "watchlist", label: "Watchlist", href: paths.watchlist },
        { key: "invited", label: "Invited", href: paths.invitedCandidates },
      ]}
    />
  );
}
