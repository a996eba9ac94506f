import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Profile } from "@/lib/session/profile";
import { useToast } from "@/ui/Toasts";
import type { LocationState } from "./guards";

/** Greets who comes back, once: a reload does not greet again. */
export function useWelcome({ full_name }: Pick<Profile, "full_name">): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { toast } = useToast();
  const greeted = useRef(false);
  const carried: LocationState | null = location.state;
  const returning = carried?.welcome?.returning === true;

  useEffect(() => {
    if (!returning || greeted.current) return;
    greeted.current = true;
    const name = full_name?.trim();
    toast({ message: name ? `Welcome back, ${name}.` : "Welcome back." });
    navigate(location, { replace: true, state: null, preventScrollReset: true });
  }, [returning, full_name, toast, navigate, location]);
}
