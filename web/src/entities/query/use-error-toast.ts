import { explain } from "@/lib/errors";
import { useToast } from "@/ui/Toasts";

/** Says in a toast why something did not work. */
export function useErrorToast(): (error: unknown) => void {
  const { toast } = useToast();
  return (error) => toast({ message: explain(error).sentence, tone: "stop" });
}
