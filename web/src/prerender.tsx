import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { ProofGlyph } from "@/ui/ProofGlyph";
import NotFoundPage from "./app/NotFoundPage";
import { PublicBar } from "./app/PublicBar";
import { PublicFooter } from "./app/PublicFooter";
import HomePage from "./features/home/HomePage";
import PrivacyPage from "./features/legal/PrivacyPage";
import TermsPage from "./features/legal/TermsPage";
import { paths } from "./lib/paths";

/** Stands where the server puts a page's content. */
const GAP = "the content of the page";
/** Stands where the server puts a page's own address, for the way back to it. */
const HERE = "/the-page-itself";

/** What the server needs to send pages that can be read without scripts. Written to `faces.json` by the build. */
export function renderFaces() {
  const [before, behind] = framed(HERE, <p>{GAP}</p>, HERE).split(`<p>${GAP}</p>`);
  return {
    frame: [before, behind],
    here: encodeURIComponent(HERE),
    pages: [
      {
        path: paths.home,
        title: "Show the work, skip the pitch",
        description:
          "Developers prove what they can do once. Employers see the proof, say yes or no, and say why.",
        guests: true,
        html: framed(paths.home, <HomePage />),
      },
      {
        path: paths.terms,
        title: "Terms and conditions",
        description: "The terms for using Devproof, in plain words.",
        html: framed(paths.terms, <TermsPage />, paths.terms),
      },
      {
        path: paths.privacy,
        title: "Privacy policy",
        description: "What Devproof stores, who can see it, and when it's deleted.",
        html: framed(paths.privacy, <PrivacyPage />, paths.privacy),
      },
      {
        path: paths.notFound,
        title: "Page not found",
        description: "This page does not exist.",
        html: framed(paths.notFound, <NotFoundPage />),
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

/** A page in the frame that visitors see, as plain HTML. The app replaces it whole. */
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
