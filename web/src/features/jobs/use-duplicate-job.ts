import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { paths } from "@/lib/paths";
import { useToast } from "@/ui/Toasts";
import { companyJobsQuery, duplicateJob } from "./queries";

/** Copies a job into a new draft, and opens that. */
export function useDuplicateJob() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: duplicateJob,
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: companyJobsQuery.queryKey });
      toast({ message: "Draft created. It has the same text, skills and weights." });
      void navigate(paths.jobEdit(id));
    },
    onError: showError,
  });
}
