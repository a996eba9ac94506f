import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { ConfigurationError, loadConfig } from "@/lib/config";
import { loadPageViewScript } from "@/lib/page-view-script";
import { queryClient } from "@/lib/query-client";
import { noteStep } from "@/lib/referrer";
import { startSession } from "@/lib/session/session";
import { connect } from "@/lib/supabase";
import { ConfigurationScreen } from "./ConfigurationScreen";
import { markFirstPaint } from "./first-paint";
import { makeRouter } from "./routes";

/** Reads the configuration, starts the session and draws the app into the element. */
export async function boot(element: HTMLElement): Promise<void> {
  try {
    const config = await loadConfig();
    const store = startSession(connect(config));
    forgetOnChangeOfUser(store);
    const router = makeRouter(config.development);
    noteStep(router.state.location.pathname);
    router.subscribe(({ location }) => noteStep(location.pathname));
    if (config.pageViewScript) loadPageViewScript(config.pageViewScript);
    // A page that the server sent ready to read stands until the app can take its place in one step.
    // Not the visitors' start page for a member, who is led on from it.
    const { session: signedIn, face } = document.documentElement.dataset;
    if (element.hasChildNodes() && (signedIn === undefined || face !== undefined)) {
      await Promise.all([store.ready(), initialized(router)]);
      markFirstPaint();
    }
    draw(createRoot(element), <RouterProvider router={router} />);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    draw(createRoot(element), <ConfigurationScreen problem={error.message} />);
  }
}

/** The code and the data of the first page are there. */
function initialized(router: ReturnType<typeof makeRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

function draw(root: Root, app: React.ReactNode): void {
  root.render(<StrictMode>{app}</StrictMode>);
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
