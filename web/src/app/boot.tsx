import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { ConfigurationError, loadConfig } from "@/lib/config";
import { isPageAsked } from "@/lib/first-answers";
import { loadPageViewScript } from "@/lib/page-view-script";
import { queryClient } from "@/lib/query-client";
import { noteStep } from "@/lib/referrer";
import { startSession } from "@/lib/session/session";
import { readStoredSession, type StoredSession } from "@/lib/session/stored-session";
import { connect, connected } from "@/lib/supabase";
import { ConfigurationScreen } from "./ConfigurationScreen";
import { markFirstPaint } from "./first-paint";
import { pageAt } from "./page-at";
import { initialized, makeRouter } from "./routes";

/** Reads the configuration, starts the session and draws the app into the element. */
export async function boot(element: HTMLElement): Promise<void> {
  try {
    const config = await loadConfig();
    const stored = readStoredSession(config);
    connect(config, isDrawnFirst(stored) ? firstDraw() : undefined);
    const store = startSession(connected, stored);
    forgetOnChangeOfUser(store);
    const router = makeRouter(config.development);
    noteStep(router.state.location.pathname);
    router.subscribe(({ location }) => noteStep(location.pathname));
    if (config.pageViewScript) loadPageViewScript(config.pageViewScript);
    // A page that the server sent ready to read stands until the app can take its place in one step.
    // Not the visitors' start page for a member, who is led on from it.
    const { session: signedIn, face, drawn } = document.documentElement.dataset;
    if (element.hasChildNodes() && (signedIn === undefined || face !== undefined)) {
      await Promise.all([store.ready(), initialized(router)]);
      markFirstPaint();
    }
    const app = <RouterProvider router={router} />;
    // The build rendered the app's own page for a visitor, so it can be hydrated. An address with a query or a hash can
    // lead to another page, such as after a sign-in that another service refused.
    const { pathname, search, hash } = window.location;
    const isDrawn = drawn === pathname && drawn === router.state.location.pathname;
    if (isDrawn && !search && !hash && store.get().phase === "out") {
      hydrateRoot(element, <StrictMode>{app}</StrictMode>);
      delete document.documentElement.dataset.session;
    } else draw(element, app);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    draw(element, <ConfigurationScreen problem={error.message} />);
  }
}

/** Whether the first page can be drawn without the data client, so that its code comes after. */
function isDrawnFirst(stored: StoredSession): boolean {
  if (stored === undefined) return false;
  return stored === null ? pageAt(window.location)?.drawnFirst === true : isPageAsked();
}

/** So long at the most the client waits for the first page: a page may need it after all. */
const PATIENCE_MS = 500;

function firstDraw(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener("app-drawn", resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

function draw(element: HTMLElement, app: React.ReactNode): void {
  createRoot(element).render(<StrictMode>{app}</StrictMode>);
  delete document.documentElement.dataset.session;
}

/** What was read for one person must never be shown to the next. */
function forgetOnChangeOfUser(store: ReturnType<typeof startSession>): void {
  let last: string | null = null;
  store.subscribe(() => {
    const state = store.get();
    const now = state.phase === "in" ? state.session.user.id : null;
    if (last !== null && last !== now) queryClient.clear();
    last = now;
  });
}
