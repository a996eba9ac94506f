import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button";
import { CopyButton } from "./CopyButton";
import { ViewState } from "./ViewState";

type Props = {
  /** What happened, with its object: "Jobs could not be loaded". */
  title: string;
  /** What it means and what still works. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** From the answer's x-request-id; support asks for it. */
  requestId?: string | null | undefined;
  level?: 2 | 3 | undefined;
};

/** It went wrong: what happened, what still works, try again, and the id of the request to copy. */
export function FailedState({ title, children, onRetry, retrying, requestId, level }: Props) {
  return (
    <ViewState
      role="alert"
      level={level}
      icon={<CircleAlert size={20} strokeWidth={1.5} aria-hidden className="text-stop" />}
      title={title}
      action={
        <>
          {onRetry && (
            <Button onClick={onRetry} pending={retrying}>
              Try again
            </Button>
          )}
          {requestId && (
            <span className="inline-flex flex-wrap items-center gap-1 text-13 text-muted">
              Request <code className="font-mono text-12 select-all">{requestId}</code>
              <CopyButton text={requestId} label="Copy id" />
            </span>
          )}
        </>
      }
    >
      {children}
    </ViewState>
  );
}
