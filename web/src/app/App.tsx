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

/** For `public/start.js`, which holds back what is pressed before the app is there. */
function sayDrawn(): void {
  document.documentElement.dataset.app = "drawn";
  window.dispatchEvent(new Event("app-drawn"));
}

/** The root of every page. */
export function App() {
  useEffect(listenForKeys, []);
  useEffect(sayDrawn, []);
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
