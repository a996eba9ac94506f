import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./Button";

type Props = {
  /** On the button: "Remove". */
  does: string;
  /** The same for who hears it out of its row: "Remove the key of my desk". */
  label: string;
  /** What comes of it, shown before it is done. */
  warning: ReactNode;
  act: () => Promise<unknown>;
  /** Puts what `act` throws into words, which are shown here. */
  explain: (error: unknown) => string;
};

/**
 * A button for an action that can't be undone: it first explains the consequences inline and asks for confirmation.
 */
export function ConfirmButton({ does, label, warning, act, explain }: Props) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const first = useRef<HTMLButtonElement>(null);
  const second = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    // The pressed button is gone: the focus goes to its successor.
    if (asking) second.current?.focus();
    else if (was.current) first.current?.focus();
    was.current = asking;
  }, [asking]);
  const run = async () => {
    setPending(true);
    setError(null);
    try {
      await act();
      setAsking(false);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setPending(false);
    }
  };
  if (!asking) {
    return (
      <Button ref={first} size="sm" aria-label={label} onClick={() => setAsking(true)}>
        {does}
      </Button>
    );
  }
  return (
    <div className="grid basis-full gap-2.5 pb-1">
      <p className="text-13 text-muted">{warning}</p>
      {error !== null && (
        <p role="alert" className="text-13 text-stop">
          {explain(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={second}
          size="sm"
          variant="danger"
          pending={pending}
          aria-label={label}
          onClick={() => void run()}
        >
          {does}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            setAsking(false);
            setError(null);
          }}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}
