import { useErrorToast } from "@/entities/query/use-error-toast";
import type { AttachedFile } from "@/lib/database.types";
import { saveAttachment } from "./queries";

/** Downloads a file, and says so when that fails. */
export function useSave(file: AttachedFile): () => void {
  const showError = useErrorToast();
  return () => {
    saveAttachment(file).catch((error: unknown) => showError(error));
  };
}
