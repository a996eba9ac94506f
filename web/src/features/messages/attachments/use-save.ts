import { useErrorToast } from "@/entities/query/use-error-toast";
import type { Attachment } from "@/lib/outbox/attachment";
import { saveAttachment } from "./queries";

/** Downloads a file, and says so when that fails. */
export function useSave(file: Attachment): () => void {
  const showError = useErrorToast();
  return () => {
    saveAttachment(file).catch((error: unknown) => showError(error));
  };
}
