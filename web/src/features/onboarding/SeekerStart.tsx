import { useMutation } from "@tanstack/react-query";
import { FileUp, PencilLine } from "lucide-react";
import { useNavigate } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { session, useProfile } from "@/lib/session/session";
import { Button } from "@/ui/Button";
import { settleRole } from "./queries";
import { Refused } from "./Refused";
import { StepFrame } from "./StepFrame";

type Props = { onByHand: () => void; onBack?: (() => void) | undefined };

/** How a job seeker begins: with a résumé, which answers most of what would be asked, or by hand. */
export function SeekerStart({ onByHand, onBack }: Props) {
  usePageTitle("Start your profile");
  const { role } = useProfile();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // Only a job seeker can import; the choice is for good, as the page before says.
      if (role !== null) return;
      await settleRole("job_seeker");
      await session().reloadProfile();
    },
    onSuccess: () => navigate(paths.onboardingImport),
  });
  return (
    <StepFrame
      title="Start your profile"
      lede="Import a résumé and check what was read. You then only enter what's missing."
    >
      <div className="grid gap-6">
        <Refused error={error} />
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="primary"
            icon={<FileUp size={16} strokeWidth={1.5} aria-hidden />}
            pending={isPending}
            onClick={() => mutate()}
          >
            Import a résumé
          </Button>
          <Button
            icon={<PencilLine size={16} strokeWidth={1.5} aria-hidden />}
            disabled={isPending}
            onClick={onByHand}
          >
            Enter by hand
          </Button>
          {onBack && (
            <Button variant="quiet" disabled={isPending} onClick={onBack}>
              Back
            </Button>
          )}
        </div>
        <p className="max-w-measure text-13 text-muted">
          A PDF, a Word document, your LinkedIn archive or a JSON Resume, up to 10 MB. The file
          isn't kept.
        </p>
      </div>
    </StepFrame>
  );
}
