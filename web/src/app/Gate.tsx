import { type ReactNode, useRef } from "react";
import { Navigate, useLocation, useMatches } from "react-router";
import { useSession } from "@/lib/session/session";
import { FullScreenSpinner } from "@/ui/FullScreenSpinner";
import { judge, type LocationState } from "./guards";
import { NoProfile } from "./NoProfile";
import { pageAt } from "./page-at";
import type { RouteHandle } from "./page-types";

/** Lets a page be drawn only to those who may see it, and sends the others where the rules say. */
export function Gate({ children }: { children: ReactNode }) {
  const state = useSession();
  const place = useLocation();
  const page = usePageHere();
  const arrived = useRef(0);

  if (state.phase === "starting") return <FullScreenSpinner />;

  const carried: LocationState | null = place.state;
  const arriving =
    state.phase === "in" && state.profile !== null && state.arrival > arrived.current;
  const verdict = judge({ state, page, place, arriving, carried, pageAt });
  if (arriving && verdict.kind === "stay") arrived.current = state.arrival;

  if (verdict.kind === "no-profile") return <NoProfile />;
  if (verdict.kind === "go") {
    return <Navigate to={verdict.to} replace state={verdict.carry ?? null} />;
  }
  return children;
}

const open = { who: "anyone" } as const;

function usePageHere() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.page ?? open;
}
