import type { ComponentProps, ReactNode } from "react";
import { SkeletonRows } from "@/ui/Skeleton";
import { StaffState } from "./StaffState";

type Props<T> = Omit<ComponentProps<typeof StaffState<T[]>>, "skeleton"> & {
  /** What stands there when there is none. */
  empty: ReactNode;
};

/** A list of the staff's: loading, failed, empty, or its rows. */
export function StaffList<T>({ empty, children, ...state }: Props<T>) {
  return (
    <StaffState
      {...state}
      skeleton={
        <div className="mt-4">
          <SkeletonRows rows={5} />
        </div>
      }
    >
      {(rows) => (rows.length === 0 ? empty : children(rows))}
    </StaffState>
  );
}
