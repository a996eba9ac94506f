import { Check, CircleAlert, Ellipsis, Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { explain } from "@/lib/errors";
import { cx } from "@/ui/cx";
import type { RoomSaving } from "./use-room";

type Props = {
  saving: RoomSaving;
  /** When another device's change came in last, in milliseconds. */
  followedAt: number | null;
  onRetry: () => void;
};

const FOLLOWED_MS = 6_000;

const looks = {
  saved: { Icon: Check, words: "Saved" },
  unsaved: { Icon: Pencil, words: "Not saved yet" },
  saving: { Icon: Ellipsis, words: "Saving" },
  failed: { Icon: CircleAlert, words: "Not saved" },
};

/** Whether all that stands here is on the server: always in sight, loud only when it is not. */
export function SaveState({ saving, followedAt, onRetry }: Props) {
  const followed = useRecently(followedAt);
  const { Icon, words } = looks[saving.phase];
  const failed = saving.phase === "failed";
  const sentence = failed ? explain(saving.error).sentence : "";
  return (
    <div className="flex shrink-0 items-center gap-2 text-13">
      <span
        className={cx(
          "flex items-center gap-1.5",
          failed ? "font-semibold text-stop" : "text-muted",
        )}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden />
        <span>{words}</span>
      </span>
      {followed && !failed && (
        <span className="text-muted max-md:sr-only">changed on your other device</span>
      )}
      {failed && (
        <button type="button" onClick={onRetry} className="rounded-tag text-action hover:underline">
          Save again
        </button>
      )}
      <span role="status" className="sr-only">
        {failed
          ? `Not saved: ${sentence} Your changes are stored in this browser.`
          : followed
            ? "Changes from your other device were loaded."
            : ""}
      </span>
    </div>
  );
}

/** True for a while after a moment. */
function useRecently(at: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setPassed(at), FOLLOWED_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && passed !== at;
}
