import { useToast } from "@/ui/Toasts";
import { useErrorToast } from "./use-error-toast";

type Update<Answer> = {
  /** Shows the change before the server has answered; returns the rollback. */
  apply: () => () => void;
  send: () => Promise<Answer>;
  onSuccess?: (answer: Answer) => void;
  /** The toast on success, with its "Undo". */
  notice?: { message: string; undo: () => void } | undefined;
  /** Runs after the rollback and the toast. */
  onError?: (error: unknown) => void;
  onSettled?: () => unknown;
};

/** A change that is shown at once, and rolled back with a toast when the server refuses it; then the answer is null. */
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
