import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, StaticRouter } from "react-router";
import type { Result } from "@/entities/interview/answer";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { markFirstPaint } from "./app/first-paint";
import { firstRequests } from "./app/first-requests";
import { PublicBar } from "./app/PublicBar";
import { PublicFooter } from "./app/PublicFooter";
import { initialized, routes } from "./app/routes";
import CareersPage from "./features/about/CareersPage";
import { PlainSample } from "./features/interview/sample/PlainSample";
import sampleResult from "./features/interview/sample/sample.json";
import { sample } from "./features/interview/sample/words";
import { paths } from "./lib/paths";
import { startVisitorSession } from "./lib/session/session";

/** Stands where the server puts a page's content. */
const GAP = "the content of the page";
/** Stands where the server puts a page's own address, for the way back to it. */
const HERE = "/the-page-itself";

/** What the server needs to send pages that can be read without scripts. Written to `faces.json` by the build. */
export async function renderFaces() {
  startVisitorSession();
  const [before, behind] = framed(HERE, <p>{GAP}</p>, HERE).split(`<p>${GAP}</p>`);
  return {
    frame: [before, behind],
    here: encodeURIComponent(HERE),
    first_requests: firstRequests,
    pages: [
      {
        path: paths.home,
        title: "Show the work, skip the pitch",
        description:
          "Developers prove what they can do once. Employers see the proof, say yes or no, and say why.",
        guests: true,
        drawn: true,
        html: await drawn(paths.home),
      },
      {
        path: paths.why,
        title: "Why Devproof",
        description: "Claims are cheap and silence is free. What Devproof does about both.",
        drawn: true,
        html: await drawn(paths.why),
      },
      {
        path: paths.sampleInterview,
        title: sample.title,
        description:
          "A scored system design interview: every check, and the sentence, figure or component that earned it.",
        html: framed(
          paths.sampleInterview,
          <PlainSample result={sampleResult as unknown as Result} />,
          paths.sampleInterview,
        ),
      },
      {
        path: paths.careers,
        title: "Careers",
        description: "Work on Devproof: how we work, how we hire, and what is open.",
        // What is open is asked for, so the app comes at once.
        html: framed(paths.careers, <CareersPage />, paths.careers),
      },
      {
        path: paths.terms,
        title: "Terms and conditions",
        description: "The terms for using Devproof, in plain words.",
        drawn: true,
        html: await drawn(paths.terms),
      },
      {
        path: paths.privacy,
        title: "Privacy policy",
        description: "What Devproof stores, who can see it, and when it's deleted.",
        drawn: true,
        html: await drawn(paths.privacy),
      },
      {
        path: paths.notFound,
        title: "Page not found",
        description: "This page does not exist.",
        html: await drawn(paths.notFound),
      },
    ],
    glyphs: {
      proof: renderToStaticMarkup(<ProofGlyph />),
      ranks: ranks.map((rank) => renderToStaticMarkup(<RankGlyph rank={rank} size={48} />)),
      small_ranks: ranks.map((rank) => renderToStaticMarkup(<RankGlyph rank={rank} size={16} />)),
      founding: renderToStaticMarkup(<RankGlyph rank="founding" size={16} />),
      admin: renderToStaticMarkup(<RankGlyph rank="admin" size={16} />),
    },
  };
}

const ranks = [0, 1, 2, 3, 4, 5, 6];

/** A page as the app draws it for a visitor, to the letter: the app takes it over where it stands. */
async function drawn(location: string): Promise<string> {
  const router = createMemoryRouter(routes(false), { initialEntries: [location] });
  await initialized(router);
  markFirstPaint();
  return renderToString(<RouterProvider router={router} />);
}

/** The frame that visitors see around a page that the server draws. The app replaces it whole. */
function framed(location: string, page: ReactNode, next: string | null = null): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location={location}>
        <PublicBar next={next} />
        <main id="main">{page}</main>
        <PublicFooter />
      </StaticRouter>
    </QueryClientProvider>,
  );
}
