import { useEffect, useState } from "react";
import { Outlet, useMatches } from "react-router";
import { PageFade } from "@/ui/PageFade";
import type { RouteHandle } from "./page-types";
import { firstPageStood, forgetStood } from "./stood";

/** The page, faded in at every change of route. Another parameter of the same page is no change. */
export function PageOutlet() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const page = handle?.page;
  const [standing, setStanding] = useState(() => (firstPageStood() ? page?.path : undefined));
  useEffect(forgetStood, []);
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
