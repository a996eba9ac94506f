import { paths } from "@/lib/paths";
import { linkKind } from "./web-address";

/** A text that a person copies to where it proves their link. */
type ProofText = { label: string; text: string; copy: string };

/** One way to prove a link. */
export type LinkWay = { title: string; hint?: string; texts: ProofText[] };

type Owner = { slug: string; token: string; origin: string };

/** Sites whose pages can't link back, and whose DNS is nobody's own. */
const closed = new Set(["linkedin", "x", "stackoverflow"]);

/** The ways to prove a link, the easiest first; none where its site allows none. */
export function linkWays(url: string, { slug, token, origin }: Owner): LinkWay[] {
  const kind = linkKind(url);
  if (kind && closed.has(kind)) return [];
  const page = origin + paths.user(slug);
  const address = { label: "Address", text: page, copy: "Copy the address" };
  if (kind === "github" || kind === "gitlab") {
    const site = kind === "github" ? "GitHub" : "GitLab";
    return [
      {
        title: `Add your Devproof page to your ${site} profile`,
        hint: "Use the field for your website or a social account.",
        texts: [address],
      },
      {
        title: `Or add this text to your ${site} bio`,
        texts: [{ label: "Text", text: record(token), copy: "Copy the text" }],
      },
    ];
  }
  if (kind === "mastodon") {
    return [{ title: "Add your Devproof page to the links of your profile", texts: [address] }];
  }
  return [
    {
      title: "Link from this page to your Devproof page",
      texts: [
        { label: "HTML", text: `<a rel="me" href="${page}">Devproof</a>`, copy: "Copy the link" },
      ],
    },
    {
      title: "Or add a meta tag to the head of this page",
      texts: [
        {
          label: "HTML",
          text: `<meta name="devproof-verification" content="${token}">`,
          copy: "Copy the tag",
        },
      ],
    },
    {
      title: "Or add a TXT record to the DNS of its domain",
      hint: "New records can take up to an hour to appear.",
      texts: [
        {
          label: "Name",
          text: `_devproof-challenge.${new URL(url).hostname.replace(/^www\./, "")}`,
          copy: "Copy the name",
        },
        { label: "Value", text: record(token), copy: "Copy the value" },
      ],
    },
  ];
}

const record = (token: string) => `devproof-verification=${token}`;
