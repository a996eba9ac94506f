import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { StepUpHost } from "@/features/step-up/StepUpHost";
import { listenForKeys } from "@/lib/keys/use-keys";
import { queryClient } from "@/lib/query-client";
import { LinkProvider } from "@/ui/Link";
import { SkipLink } from "@/ui/SkipLink";
import { ToastProvider } from "@/ui/Toasts";
import { Gate } from "./Gate";
import { LineNotice } from "./LineNotice";
import { RouteAnnouncer } from "./RouteAnnouncer";
import { RouterLink } from "./RouterLink";

const CaptchaSlot = lazy(async () => {
  const { CaptchaSlot: Slot } = await import("@/features/auth/CaptchaSlot");
  return { default: Slot };
});

/** The root of every page. */
export function App() {
  useEffect(listenForKeys, []);
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider value={RouterLink}>
        <ToastProvider>
          <SkipLink />
          <LineNotice />
          <Gate>
            <Outlet />
          </Gate>
          <StepUpHost captcha={<CaptchaSlot />} />
          <RouteAnnouncer />
          <ScrollRestoration />
        </ToastProvider>
      </LinkProvider>
    </QueryClientProvider>
  );
}
