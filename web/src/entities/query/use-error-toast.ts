import { explain } from "@/lib/errors";
import { useToast } from "@/ui/Toasts";

/** Explains an error in a toast. */
export function useErrorToast(): (error: unknown) => void {
  const { toast } = useToast();
  return (error) => toast({ message: explain(error).sentence, tone: "stop" });
}
