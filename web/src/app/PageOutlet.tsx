import { useEffect, useState } from "react";
import { Outlet, useMatches } from "react-router";
import { PageFade } from "@/ui/PageFade";
import { forgetFirstPaint, isFirstPaint } from "./first-paint";
import type { RouteHandle } from "./page-types";

/** The page, faded in at every change of route. Another parameter of the same page is no change. */
export function PageOutlet() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const page = handle?.page;
  const [standing, setStanding] = useState(() => (isFirstPaint() ? page?.path : undefined));
  useEffect(forgetFirstPaint, []);
  if (standing !== undefined) {
    if (page?.path === standing) return <Outlet />;
    setStanding(undefined);
  }
  return (
    <PageFade key={page?.path} durationMs={page?.fadeMs ?? 300}>
      <Outlet />
    </PageFade>
  );
}
