import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { ViewState } from "./ViewState";

type Props = {
  /** What is closed: "Analytics open with Pro Builder". */
  title: string;
  /** Why, and what it holds. */
  children?: ReactNode;
  /** What opens it: a link or a button. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
};

/** Closed to this person for now: why, and what opens it. */
export function LockedState(props: Props) {
  return <ViewState {...props} icon={<Lock size={20} strokeWidth={1.5} aria-hidden />} />;
}
