import { Outlet, useMatches } from "react-router";
import { PageFade } from "@/ui/PageFade";
import type { RouteHandle } from "./routes";

/** The page, faded in at every change of route. Another parameter of the same page is no change. */
export function PageOutlet() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const page = handle?.page;
  return (
    <PageFade key={page?.path} durationMs={page?.fadeMs ?? 300}>
      <Outlet />
    </PageFade>
  );
}
