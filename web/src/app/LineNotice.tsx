import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLine } from "@/lib/realtime-line";

/** A socket that comes back at once is nobody's business. */
const PATIENCE_MS = 2_000;

const words = {
  offline: "You're offline. Data may be out of date. Your changes are sent when you reconnect.",
  cut: "Live updates are interrupted. New data appears with a delay until the connection is back.",
};

/** The quiet line at the top while the network or the socket is down. */
export function LineNotice() {
  const line = useLine();
  const [shown, setShown] = useState<typeof line>("live");
  useEffect(() => {
    const timer = setTimeout(() => setShown(line), line === "live" ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [line]);
  // Views as high as the window make room for the line.
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const height = shown === "live" ? 0 : (box.current?.offsetHeight ?? 0);
    document.documentElement.style.setProperty("--notice-height", `${height}px`);
  }, [shown]);
  return (
    <div ref={box} role="status">
      {shown !== "live" && (
        <p className="border-line border-b bg-wait-tint px-(--gutter) py-1.5 text-center text-13 text-wait">
          {words[shown]}
        </p>
      )}
    </div>
  );
}
