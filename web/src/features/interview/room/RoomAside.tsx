import type { Board } from "@/ui/canvas/board";
import { cx } from "@/ui/cx";
import { DrillPanel } from "./DrillPanel";
import type { Place } from "./place";
import { Talk } from "./Talk";
import type { Conversation } from "./use-conversation";
import type { DrillRoom } from "./use-drill";

type Props = {
  shown: Place["aside"];
  onShow: (aside: Place["aside"]) => void;
  conversation: Conversation;
  drill: DrillRoom;
  board: Board;
};

const words = { conversation: "Interviewer", drill: "Failure drill" } as const;

/** What the interviewer says and does. */
export function RoomAside({ shown, onShow, conversation, drill, board }: Props) {
  return (
    <>
      <div className="flex shrink-0 gap-5 border-line border-b px-4">
        {(Object.keys(words) as Place["aside"][]).map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === shown}
            onClick={() => onShow(key)}
            className={cx(
              "relative h-11 -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5",
              key === shown ? "font-semibold after:bg-ink" : "text-muted hover:text-ink",
            )}
          >
            {words[key]}
            {key === "drill" && drill.open !== null && (
              <span className="ml-1.5 text-12 text-wait">waits for you</span>
            )}
          </button>
        ))}
      </div>
      {shown === "drill" ? <DrillPanel drill={drill} board={board} /> : <Talk {...conversation} />}
    </>
  );
}
