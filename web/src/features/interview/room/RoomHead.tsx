import { ArrowLeft, Clock, FileText } from "lucide-react";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { IconButton } from "@/ui/IconButton";
import { Link } from "@/ui/Link";
import { Tag } from "@/ui/Tag";
import type { RoomClock } from "./clock";
import { SaveState } from "./SaveState";
import type { RoomSaving } from "./use-room";

type Props = {
  title: string;
  isPractice: boolean;
  clock: RoomClock;
  /** The time in figures, shown on demand. */
  figures: boolean;
  onFigures: () => void;
  statement: boolean;
  onStatement: () => void;
  saving: RoomSaving;
  followedAt: number | null;
  onRetry: () => void;
  onFinish: () => void;
};

/** The head of the room: what is asked, what time is left, whether all is saved, and the way out. */
export function RoomHead(props: Props) {
  const { title, isPractice, clock, figures, statement, saving, followedAt } = props;
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 border-line border-b px-4 max-md:gap-1 max-md:px-2">
      <Link
        href={paths.interview}
        aria-label="Leave the room. The interview continues."
        title="Leave the room. The interview continues."
        className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-line hover:text-ink max-md:size-11"
      >
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
      </Link>
      <h1 tabIndex={-1} className="min-w-0 truncate text-16">
        <bdi>{title}</bdi>
      </h1>
      {isPractice && <Tag className="max-md:hidden">Practice</Tag>}
      <div className="ml-auto flex shrink-0 items-center gap-2 max-md:gap-0">
        <SaveState saving={saving} followedAt={followedAt} onRetry={props.onRetry} />
        <button
          type="button"
          aria-pressed={figures}
          aria-keyshortcuts="T"
          onClick={props.onFigures}
          className={cx(
            "flex h-9 items-center gap-1.5 rounded-control px-2.5 text-13 tabular-nums hover:bg-line max-md:h-11",
            clock.isLate ? "text-wait" : "text-muted hover:text-ink",
          )}
        >
          <Clock size={16} strokeWidth={1.5} aria-hidden />
          {figures || clock.isLate ? (
            <span>{clock.isLate && !figures ? clock.words : clock.figures}</span>
          ) : (
            <span className="max-md:sr-only">Time</span>
          )}
        </button>
        <span className="max-lg:hidden">
          <IconButton
            label={statement ? "Hide the statement" : "Show the statement"}
            keyHint="S"
            pressed={statement}
            icon={<FileText size={20} strokeWidth={1.5} aria-hidden />}
            onClick={props.onStatement}
          />
        </span>
        <Button className="max-lg:hidden" onClick={props.onFinish}>
          Finish
        </Button>
      </div>
      <span role="status" className="sr-only">
        {clock.said}
      </span>
    </header>
  );
}
