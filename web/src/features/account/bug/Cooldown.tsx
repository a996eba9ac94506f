import { useEffect } from "react";
import { Banner } from "@/ui/Banner";
import { useCountdown } from "@/ui/use-countdown";

type Props = {
  /** When the next report is allowed, in ms. */
  until: number;
  onOver: () => void;
};

/** Why a report was refused, with the time left. */
export function Cooldown({ until, onOver }: Props) {
  const { left } = useCountdown(0, until);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  return (
    <Banner tone="wait">
      <span role="status">You can send a bug report every 5 minutes.</span> Send this one in{" "}
      <span className="tabular-nums">{clock(left)}</span>.
    </Banner>
  );
}

/** 4:05 */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
