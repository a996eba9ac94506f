import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { Interview } from "@/entities/interview/answer";
import { explain } from "@/lib/errors";
import { finishInterview } from "../queries";
import { refetchInterview } from "./cache";
import { type RoomClock, useRoomClock } from "./clock";

/** The time is over, and the server is asked so often whether it has taken the interview. */
const POLL_MS = 2_000;

export type Finish = { run: () => void; pending: boolean; sentence: string | null };

/** How an interview ends: by its owner, once all is saved, or by the clock, with what is there by then. */
export function useEnd(
  interview: Interview,
  flush: () => Promise<boolean>,
): { finish: Finish; clock: RoomClock } {
  const { id } = interview.attempt;
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  const finish = useMutation({
    mutationFn: async () => {
      if (!(await latest.current())) {
        throw new Error(
          "Your last change isn't saved yet. It's stored here. Try again in a moment.",
        );
      }
      await finishInterview(id);
    },
    onSettled: () => refetchInterview(id),
  });
  const onEnd = useCallback(() => {
    // What is not there yet goes within the moment of grace; then the server says what became of it.
    void latest
      .current()
      .then(() => finishInterview(id))
      .catch(() => undefined)
      .finally(() => refetchInterview(id));
  }, [id]);
  const clock = useRoomClock(interview, onEnd);
  useEffect(() => {
    if (!clock.isOver) return;
    const timer = setInterval(() => void refetchInterview(id), POLL_MS);
    return () => clearInterval(timer);
  }, [clock.isOver, id]);
  return {
    clock,
    finish: {
      run: () => finish.mutate(),
      pending: finish.isPending,
      sentence: finish.isError ? explain(finish.error).sentence : null,
    },
  };
}
