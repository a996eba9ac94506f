import { Meter } from "@/ui/Meter";

/** How many seats of a limited tier are taken. */
export function SeatsLeft({ seats, left }: { seats: number; left: number }) {
  return (
    <Meter
      label="Seats"
      value={seats - left}
      max={seats}
      text={
        left === 0
          ? `All ${seats.toLocaleString("en")} taken`
          : `${left.toLocaleString("en")} of ${seats.toLocaleString("en")} left`
      }
    />
  );
}
