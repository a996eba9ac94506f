import { paths } from "@/lib/paths";
import { LockedPreview } from "./LockedPreview";

/** What a seeker's tier doesn't have. */
export function LockedProfile({ has }: { has: "none" | "totals" }) {
  const founding = "Included in Founding Engineer Edition.";
  return (
    <div className="grid gap-x-10 gap-y-8 py-4 lg:grid-cols-2">
      {has === "none" && (
        <LockedPreview title="Profile views over time" shape="line" href={paths.subscriptionTiers}>
          Included in Pro Builder and Founding Engineer Edition.
        </LockedPreview>
      )}
      <LockedPreview
        title="Unique viewers and search appearances"
        shape="line"
        href={paths.subscriptionTiers}
      >
        {founding}
      </LockedPreview>
      <LockedPreview title="Where viewers come from" shape="rows" href={paths.subscriptionTiers}>
        {founding}
      </LockedPreview>
      <LockedPreview title="Companies that viewed you" shape="table" href={paths.subscriptionTiers}>
        {founding}
      </LockedPreview>
      <LockedPreview title="Interests and answers" shape="rows" href={paths.subscriptionTiers}>
        {founding}
      </LockedPreview>
    </div>
  );
}
