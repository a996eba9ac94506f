import { exactTime, relativeTime } from "./relative-time";
import { useNow } from "./use-now";

type Props = {
  /** A moment as the server gives it (ISO 8601) or a Date. */
  at: string | Date;
  className?: string | undefined;
};

/** "3 days ago", with the exact moment in the reader's zone on hover. Keeps itself up to date. */
export function RelativeTime({ at, className }: Props) {
  const now = useNow();
  const when = typeof at === "string" ? new Date(at) : at;
  if (Number.isNaN(when.getTime())) return null;
  return (
    <time dateTime={when.toISOString()} title={exactTime(when)} className={className}>
      {relativeTime(when, new Date(now))}
    </time>
  );
}
