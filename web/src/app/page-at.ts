import { matchPath } from "react-router";
import type { Place } from "./guards";
import type { Page } from "./page-types";
import { pages } from "./pages";

/** The page of a place, exact paths before patterns; undefined when the app has none there. */
export function pageAt({ pathname }: Pick<Place, "pathname">): Page | undefined {
  return (
    pages.find((page) => page.path === pathname) ??
    pages.find((page) => matchPath(page.path, pathname))
  );
}
