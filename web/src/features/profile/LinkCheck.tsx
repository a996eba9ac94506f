import type { ProfileLink } from "@/lib/database.types";
import { linkCheckFailureLabels } from "@/lib/vocabulary.generated";
import { RelativeTime } from "@/ui/RelativeTime";

/** What the last check of a link found, where that was no proof. */
export function LinkCheck({ link }: { link: ProfileLink }) {
  const { verified_on, checked_at, check_failure, lapsed_at } = link;
  if (!check_failure || !checked_at) return null;
  const reason = linkCheckFailureLabels[check_failure];
  if (verified_on) {
    return (
      <p className="text-13 text-wait">
        The check <RelativeTime at={checked_at} /> failed. {reason} After 2 days without the proof,
        the link is no longer shown as verified.
      </p>
    );
  }
  return (
    <p className="text-13 text-stop">
      {lapsed_at ? "No longer verified" : "Not verified"}, checked <RelativeTime at={checked_at} />.{" "}
      {reason}
    </p>
  );
}
