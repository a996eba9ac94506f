import { explain } from "@/lib/errors";
import type { Attachment } from "@/lib/outbox/attachment";
import { useToast } from "@/ui/Toasts";
import { saveAttachment } from "./queries";

/** Downloads a file, and says so when that fails. */
export function useSave(file: Attachment): () => void {
  const { toast } = useToast();
  return () => {
    saveAttachment(file).catch((error: unknown) =>
      toast({ message: explain(error).sentence, tone: "stop" }),
    );
  };
}
