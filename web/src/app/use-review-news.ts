import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "@/lib/paths";
import type { Profile } from "@/lib/session/profile";
import { useToast } from "@/ui/Toasts";

const news: Partial<Record<NonNullable<Profile["company_approval_status"]>, string>> = {
  approved: "Your company is approved. You can publish jobs now.",
  needs_changes: "Changes requested for your company.",
  rejected: "Your company wasn't approved.",
  suspended: "Your company is suspended.",
};

/** Tells an employer, wherever they are in the app, that staff has decided on their company. */
export function useReviewNews({ company_id, company_approval_status: status }: Profile): void {
  const { toast } = useToast();
  const navigate = useNavigate();
  const before = useRef({ company_id, status });
  useEffect(() => {
    const was = before.current;
    before.current = { company_id, status };
    if (was.company_id !== company_id || was.status === null || was.status === status) return;
    const message = status && news[status];
    if (!message) return;
    const approved = status === "approved";
    const place = approved ? paths.jobs : paths.employerProfile;
    toast({
      message,
      action: { label: approved ? "Open jobs" : "See why", onAction: () => void navigate(place) },
    });
  }, [company_id, status, toast, navigate]);
}
