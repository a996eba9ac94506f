import { useNavigate } from "react-router";
import { useBadgeFeed } from "@/lib/badges/use-badges";
import { useIsFullScreen } from "@/lib/full-screen";
import type { KeyBinding } from "@/lib/keys/key-board";
import { useOutboxFlow } from "@/lib/outbox/use-outbox";
import { paths } from "@/lib/paths";
import { useBeingOnline } from "@/lib/rooms/use-online";
import { useProfile } from "@/lib/session/session";
import { useOwnProfile } from "@/lib/session/use-own-profile";
import { barEntries } from "./bar-entries";
import { useKeysDialog } from "./KeysDialog";
import { SignedInBar } from "./SignedInBar";
import { useKeptTryouts } from "./use-kept-tryouts";
import { useReviewNews } from "./use-review-news";
import { useWelcome } from "./use-welcome";

/** What stands above every page of a signed-in person: bar, badges, and the keys that go places. */
export function SignedInHead() {
  const profile = useProfile();
  const navigate = useNavigate();
  const full = useIsFullScreen();
  useBadgeFeed(profile);
  useOwnProfile(profile.id);
  useWelcome(profile);
  useReviewNews(profile);
  useKeptTryouts(profile);
  useOutboxFlow(profile.id);
  useBeingOnline(profile.id);
  const { openKeys, dialog } = useKeysDialog(
    [
      ...barEntries(profile.role),
      ...(profile.role === "job_seeker"
        ? [{ label: "Career intelligence", letter: "K", path: paths.careerIntelligence }]
        : []),
      { label: "Notifications", letter: "N", path: paths.notifications },
    ].map(
      (entry): KeyBinding => ({
        keys: ["G", entry.letter],
        does: `Go to ${entry.label}`,
        run: () => void navigate(entry.path),
      }),
    ),
  );
  return (
    <>
      {!full && <SignedInBar onKeys={openKeys} />}
      {dialog}
    </>
  );
}
