import { Suspense } from "react";
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from "react-router";
import { session } from "@/lib/session/session";
import { FullScreenSpinner } from "@/ui/FullScreenSpinner";
import { AdminLayout } from "./AdminLayout";
import { App } from "./App";
import { DashboardLayout } from "./DashboardLayout";
import { judge } from "./guards";
import { PageFailure } from "./PageFailure";
import { PublicLayout } from "./PublicLayout";
import { pageAt } from "./page-at";
import type { Frame, Page, PageModule, RouteHandle } from "./page-types";
import { pages } from "./pages";

const unknown: Page = {
  path: "*",
  who: "anyone",
  frame: "public",
  load: () => import("./NotFoundPage"),
};

/** The route object of one line of the table. */
function route(page: Page): RouteObject {
  return {
    path: page.path,
    handle: { page } satisfies RouteHandle,
    ErrorBoundary: PageFailure,
    lazy: async () => {
      const module = await page.load();
      return { Component: inSkeleton(module), loader: guardedLoader(page, module) };
    },
  };
}

function inSkeleton({ default: Content, Skeleton }: PageModule) {
  return function PageContent() {
    return (
      <Suspense fallback={Skeleton ? <Skeleton /> : null}>
        <Content />
      </Suspense>
    );
  };
}

/** Runs a page's loader only for those who may open the page; the gate sends the others away. */
function guardedLoader(page: Page, { loader }: PageModule) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    if (!loader) return null;
    const url = new URL(request.url);
    const state = await session().likelySoon();
    if (state.phase === "starting") return null;
    const { kind } = judge({ state, page, place: url, arriving: false, pageAt });
    return kind === "stay" ? loader({ params, url }) : null;
  };
}

/** The whole tree of routes for a configuration. */
export function routes(development: boolean): RouteObject[] {
  const shown = [...pages, unknown].filter((page) => development || !page.developmentOnly);
  const inFrame = (frame: Frame) => shown.filter((page) => page.frame === frame).map(route);
  return [
    {
      Component: App,
      ErrorBoundary: PageFailure,
      HydrateFallback: FullScreenSpinner,
      children: [
        { Component: PublicLayout, children: inFrame("public") },
        { Component: DashboardLayout, children: inFrame("dashboard") },
        { Component: AdminLayout, children: inFrame("admin") },
        ...inFrame("bare"),
      ],
    },
  ];
}

export function makeRouter(development: boolean) {
  return createBrowserRouter(routes(development));
}

/** The code and the data of the first page are there. */
export function initialized(router: ReturnType<typeof makeRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
