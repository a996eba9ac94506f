import { useLocation } from "react-router";
import { searchLock } from "@/features/search/search-lock";
import { useBadges } from "@/lib/badges/use-badges";
import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { Badge } from "@/ui/Badge";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/Link";
import { Logo } from "@/ui/Logo";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { AccountMenu } from "./AccountMenu";
import { BarFrame } from "./BarFrame";
import { type BarEntry, barEntries } from "./bar-entries";
import { NotificationBell } from "./NotificationBell";
import { RankLink } from "./RankLink";
import { SearchBox } from "./SearchBox";
import { searchSubjects } from "./search-subjects";

/** The most specific entry that the address lies under. */
function currentEntry(entries: BarEntry[], pathname: string): BarEntry | undefined {
  const under = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const isProfile = pathname === paths.employerProfile;
  return entries
    .filter((entry) => under(entry.path) || (isProfile && entry.path === paths.profile))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The bar of those who are signed in; under 768 px its links stand at the bottom edge. */
export function SignedInBar({ onKeys }: { onKeys: () => void }) {
  const profile = useProfile();
  const { role } = profile;
  const { pathname } = useLocation();
  const entries = barEntries(role);
  const current = currentEntry(entries, pathname);
  const hasSearch = pathname !== paths.completeEmployerProfile;
  return (
    <>
      <BarFrame>
        <Link
          href={role === "job_seeker" ? paths.careerIntelligence : paths.profile}
          className="inline-flex rounded-control"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-2 flex items-center gap-1 max-lg:ml-0 max-md:hidden">
          {entries.map((entry) => (
            <EntryLink key={entry.path} entry={entry} current={entry === current} />
          ))}
        </nav>
        {hasSearch && (
          <SearchBox
            words={searchSubjects[role ?? "visitor"]}
            lock={searchLock(profile)}
            foldsBelow="lg"
            reader={profile}
          />
        )}
        <div
          className={cx(
            "-mr-1.5 flex shrink-0 items-center gap-1",
            // Below lg the folded search box has the space to its left.
            hasSearch ? "lg:ml-auto" : "ml-auto",
          )}
        >
          {role === "job_seeker" && <RankLink />}
          <NotificationBell />
          <AccountMenu onKeys={onKeys} />
        </div>
      </BarFrame>
      <nav
        aria-label="Places"
        data-print="no"
        data-foot=""
        data-keep-clear=""
        className="fixed inset-x-0 bottom-0 z-bar flex border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {entries.map((entry) => (
          <PlaceLink key={entry.path} entry={entry} current={entry === current} />
        ))}
      </nav>
    </>
  );
}

type EntryProps = { entry: BarEntry; current: boolean };

function EntryBadge({ entry }: { entry: BarEntry }) {
  const badges = useBadges();
  if (!entry.badge) return null;
  return <Badge count={badges[entry.badge.count]} noun={entry.badge.noun} />;
}

function EntryLink({ entry, current }: EntryProps) {
  return (
    <Link
      href={entry.path}
      aria-current={current ? "page" : undefined}
      className={cx(
        "inline-flex h-9 items-center gap-1.5 whitespace-nowrap rounded-control px-3 transition-colors hover:text-ink max-lg:px-2",
        current ? "font-semibold text-ink" : "text-muted",
      )}
    >
      {entry.label}
      <EntryBadge entry={entry} />
    </Link>
  );
}

function PlaceLink({ entry, current }: EntryProps) {
  const Icon = entry.icon;
  return (
    <Link
      href={entry.path}
      aria-current={current ? "page" : undefined}
      className={cx(
        "flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-12",
        current ? "font-semibold text-ink" : "text-muted",
      )}
    >
      <span className="relative">
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        <span className="absolute -top-2 left-3">
          <EntryBadge entry={entry} />
        </span>
      </span>
      {/* 64 px are all that one of five has on the narrowest phone. */}
      <span className="max-w-full truncate px-0.5 text-center max-[359px]:tracking-tighter">
        {entry.short ? (
          <>
            <span aria-hidden="true">{entry.short}</span>
            <VisuallyHidden>{entry.label}</VisuallyHidden>
          </>
        ) : (
          entry.label
        )}
      </span>
    </Link>
  );
}
