import type { ComponentProps, ReactNode } from "react";
import { SkeletonRows } from "@/ui/Skeleton";
import { StaffState } from "./StaffState";

type Props<T> = Omit<ComponentProps<typeof StaffState<T[]>>, "skeleton"> & {
  /** Shown for an empty list. */
  empty: ReactNode;
};

/** A list in a staff tool: loading, failed, empty, or its rows. */
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
