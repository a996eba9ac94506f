import { useEffect, useState } from "react";

/** Seconds left of a pause, counted down; `start` begins it. `since` is when it began, in ms; null while none runs. */
export function useCountdown(
  seconds: number,
  since: number | null,
): { left: number; start: () => void } {
  const [until, setUntil] = useState(() => (since === null ? 0 : since + seconds * 1000));
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      const now = secondsUntil(until);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return { left, start: () => setUntil(Date.now() + seconds * 1000) };
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
