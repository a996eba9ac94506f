import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { contactUs } from "@/lib/config";
import { explain } from "@/lib/errors";
import { employerContextQuery } from "@/lib/session/context";
import { session } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { approvalNotices } from "./approval-notices";
import { ownCompanyQuery, resubmitCompany } from "./queries";

type Props = {
  /** Whether the reader may send the company in again. */
  mayResubmit: boolean;
  className?: string | undefined;
};

/** Where the review of the company stands, why, and what is off until it is approved. */
export function ApprovalBanner({ mayResubmit, className }: Props) {
  const client = useQueryClient();
  const { data: context } = useQuery(employerContextQuery);
  const company = context?.company ?? null;
  const again = useMutation({
    mutationFn: async (id: string) => {
      // The version of this moment: a colleague's edit is no reason not to send it in.
      const now = await client.fetchQuery(ownCompanyQuery(id));
      return resubmitCompany(now?.version ?? 0);
    },
    onSuccess: async () => {
      await session().reloadProfile();
      await client.invalidateQueries({ queryKey: employerContextQuery.queryKey });
    },
  });
  if (!company) return null;
  const words = approvalNotices[company.approval_status];
  if (!words) return null;
  return (
    <Banner
      tone={company.approval_status === "pending" ? "wait" : "stop"}
      title={words.title}
      className={className}
      action={
        words.again &&
        mayResubmit && (
          <Button size="sm" pending={again.isPending} onClick={() => again.mutate(company.id)}>
            Submit for review again
          </Button>
        )
      }
    >
      {company.approval_reason && company.approval_status !== "pending" && (
        <q className="block py-1 font-semibold" dir="auto">
          {company.approval_reason}
        </q>
      )}
      {words.sentence}
      {company.approval_status === "suspended" && ` ${contactUs()} if you have questions.`}
      {again.isError && (
        <span role="alert" className="block text-stop">
          {explain(again.error).sentence}
        </span>
      )}
    </Banner>
  );
}
