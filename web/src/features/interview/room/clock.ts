import { useState } from "react";
import type { Interview } from "@/entities/interview/answer";
import { minutesText } from "@/entities/invitation/words";
import { queryClient } from "@/lib/query-client";
import { useLeft } from "@/ui/use-left";
import { interviewQuery } from "../queries";

/** When this is left, it is said: minutes. */
const SAID_AT = [1, 5, 15];
const LATE_MINUTES = 5;

export type RoomClock = {
  /** The time that is over, from 0 to 1. */
  share: number;
  isOver: boolean;
  isLate: boolean;
  /** "32 minutes left". */
  words: string;
  /** "32:10". */
  figures: string;
  /** What a screen reader hears; changes at 15, 5 and 1 minutes. */
  said: string;
};

/** The time of an attempt by the server's clock. */
export function useRoomClock({ attempt }: Interview, onEnd: () => void): RoomClock {
  // What the server's clock is ahead of the browser's, since the answer that told its time.
  const [ahead] = useState(() => {
    const read = queryClient.getQueryState(interviewQuery(attempt.id).queryKey)?.dataUpdatedAt;
    return Date.parse(attempt.now) - (read || Date.now());
  });
  const end = Date.parse(attempt.ends_at);
  const left = useLeft(end - ahead, onEnd);
  return clockOf(left, end - Date.parse(attempt.started_at));
}

/** Both in milliseconds. */
export function clockOf(left: number, whole: number): RoomClock {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.ceil(left / 60_000);
  const mark = SAID_AT.find((one) => minutes <= one);
  return {
    share: Math.min(1, Math.max(0, 1 - left / whole)),
    isOver: left <= 0,
    isLate: minutes <= LATE_MINUTES,
    words: left <= 0 ? "Time is up" : `${minutesText(minutes)} left`,
    figures: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    said: left <= 0 ? "Time is up." : mark ? `No more than ${minutesText(mark)} left.` : "",
  };
}
