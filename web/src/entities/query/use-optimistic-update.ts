import { useToast } from "@/ui/Toasts";
import { useErrorToast } from "./use-error-toast";

type Update<Answer> = {
  /** Shows the change before the server has answered; returns what takes it back. */
  apply: () => () => void;
  send: () => Promise<Answer>;
  onSuccess?: (answer: Answer) => void;
  /** What a toast says on success, and what its "Undo" does. */
  notice?: { message: string; undo: () => void } | undefined;
  /** After the change was taken back and the reason was said. */
  onError?: (error: unknown) => void;
  onSettled?: () => unknown;
};

/** A change that is shown at once, and taken back with a reason when the server refuses. Null when it does. */
export function useOptimisticUpdate() {
  const { toast } = useToast();
  const showError = useErrorToast();
  return async <Answer>(update: Update<Answer>): Promise<Answer | null> => {
    const { apply, send, onSuccess, notice, onError, onSettled } = update;
    const rollback = apply();
    try {
      const answer = await send();
      onSuccess?.(answer);
      if (notice) {
        toast({ message: notice.message, action: { label: "Undo", onAction: notice.undo } });
      }
      return answer;
    } catch (error) {
      rollback();
      showError(error);
      onError?.(error);
      return null;
    } finally {
      await onSettled?.();
    }
  };
}
