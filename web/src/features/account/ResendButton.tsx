import { useMutation } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { Button } from "@/ui/Button";
import { useToast } from "@/ui/Toasts";
import { useCountdown } from "./use-countdown";

/** The server's pause between two mails to one address. */
const PAUSE_S = 60;

type Props = {
  /** Sends; resolves when the server took it. */
  send: () => Promise<void>;
  /** One mail has just gone out, so the pause runs from the start. */
  justSent: boolean;
};

/** Sends the mail once more, at most once a minute; the wait is on the button. */
export function ResendButton({ send, justSent }: Props) {
  const { toast } = useToast();
  const { left, start } = useCountdown(PAUSE_S, justSent);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      start();
      toast({ message: "A new mail is on its way. Only its link and code work now." });
    },
    onError: (error) => toast({ message: explain(error).sentence, tone: "stop" }),
  });
  return (
    <Button onClick={() => mutate()} pending={isPending} disabled={left > 0}>
      {left > 0 ? `Send again in ${left} s` : "Send again"}
    </Button>
  );
}
