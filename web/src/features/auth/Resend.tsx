import { useErrorToast } from "@/entities/query/use-error-toast";
import { ResendButton } from "@/ui/ResendButton";
import { useToast } from "@/ui/Toasts";

type Props = {
  send: () => Promise<void>;
  /** What is said once it went out. */
  sent: string;
  justSent: boolean;
};

/** Sends a mail or a message once more, and says what became of it. */
export function Resend({ send, sent, justSent }: Props) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const resend = async () => {
    try {
      await send();
      toast({ message: sent });
    } catch (error) {
      showError(error);
      throw error;
    }
  };
  return <ResendButton send={resend} justSent={justSent} />;
}
