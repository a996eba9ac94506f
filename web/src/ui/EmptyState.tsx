import type { ReactNode } from "react";
import { ViewState } from "./ViewState";

type Props = {
  /** One sentence: what is not there. */
  title: string;
  /** What would be here. */
  children?: ReactNode;
  /** One act that fills it. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
};

/** Nothing here yet: what would be, and one thing to do. */
export function EmptyState(props: Props) {
  return <ViewState {...props} />;
}
