import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "@/lib/paths";
import type { Profile } from "@/lib/session/profile";
import { useToast } from "@/ui/Toasts";

/** Gives a job seeker the answers that they had accepted in this browser before they had an account. */
export function useKeptTryouts({ role }: Pick<Profile, "role">): void {
  const navigate = useNavigate();
  const { toast } = useToast();
  const began = useRef(false);
  useEffect(() => {
    if (began.current || role !== "job_seeker" || !hasTryouts()) return;
    began.current = true;
    import("@/features/challenges/tryout/keep-all")
      .then(({ keepAll }) => keepAll())
      .then((kept) => {
        for (const { slug, title } of kept) {
          toast({
            message: `Your answer to ${title} is now in your account.`,
            action: { label: "See it", onAction: () => void navigate(paths.challenge(slug)) },
          });
        }
      })
      // The code of this part did not load: the next visit tries again.
      .catch(() => undefined);
  }, [role, navigate, toast]);
}

/** As `lib/tryouts` names them, whose code hardly anyone needs here. */
function hasTryouts(): boolean {
  try {
    return "devproof.tryouts" in localStorage;
  } catch {
    return false;
  }
}
