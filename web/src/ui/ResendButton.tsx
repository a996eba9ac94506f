import { useState } from "react";
import { Button } from "./Button";
import { useCountdown } from "./use-countdown";

type Props = {
  /** Sends; resolves when the server took it. What it throws is for whoever made it to tell. */
  send: () => Promise<void>;
  /** The server's pause between two mails to one address, in seconds. */
  pauseS?: number | undefined;
  /** One has just gone out, so the pause runs from the start; or it went out at this moment, in ms. */
  justSent: boolean | number;
  size?: "sm" | "md" | undefined;
};

/** Sends a mail once more, at most once a pause; the wait is on the button. */
export function ResendButton({ send, pauseS = 60, justSent, size }: Props) {
  const [since] = useState(() => (justSent === true ? Date.now() : justSent || null));
  const { left, start } = useCountdown(pauseS, since);
  const [pending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    try {
      await send();
      start();
    } catch {
      // Told by the one who sends.
    }
    setPending(false);
  };
  return (
    <Button size={size} onClick={() => void press()} pending={pending} disabled={left > 0}>
      {left > 0 ? `Send again in ${left} s` : "Send again"}
    </Button>
  );
}
