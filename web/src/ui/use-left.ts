import { useEffect, useState } from "react";

/** Milliseconds to `end`, moving each second; tells once that it is over. */
export function useLeft(end: number, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= end;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  useEffect(() => {
    if (over) onEnd();
  }, [over, onEnd]);
  return Math.max(0, end - now);
}
