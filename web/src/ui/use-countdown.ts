import { useEffect, useState } from "react";

/** Seconds left of a pause, counted down; `start` begins it. */
export function useCountdown(
  seconds: number,
  running: boolean,
): { left: number; start: () => void } {
  const [until, setUntil] = useState(() => (running ? Date.now() + seconds * 1000 : 0));
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
