import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { PublicBar } from "./app/PublicBar";
import HomePage from "./features/home/HomePage";

/** The start page as plain HTML, for the build (`scripts/prerender.mjs`). The app replaces it whole. */
export function renderHome(): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/">
        <PublicBar />
        <main id="main">
          <HomePage />
        </main>
      </StaticRouter>
    </QueryClientProvider>,
  );
}
