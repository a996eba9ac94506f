import { MAX_BYTES, type Reading, readDocument } from "@/lib/documents/read-document";

/** How a page begins, or a piece of one. JSON never begins with this sign. */
const looksLikeHtml = /^\s*<(?:!doctype|html|head|body|script|[a-z][a-z0-9-]*[\s>])/i;

/**
 * Reads what somebody chose or pasted: a JSON-LD document, or the HTML of a page that carries some in
 * `<script type="application/ld+json">`. Nothing of the page is run or loaded.
 */
export function readPosting(text: string): Reading {
  if (!looksLikeHtml.test(text.replace(/^\uFEFF/, ""))) return readDocument(text);
  if (new TextEncoder().encode(text).length > MAX_BYTES) {
    return refuse(
      "This page is larger than 1 MB, the most that can be taken. Paste only its JSON-LD.",
    );
  }
  const scripts = scriptsOf(text);
  if (scripts.length === 0) {
    return refuse(
      'This is HTML without JSON-LD: no <script type="application/ld+json"> was found. Look for the posting\'s own page.',
    );
  }
  const documents: unknown[] = [];
  let first: Reading | null = null;
  for (const script of scripts) {
    const reading = readDocument(script);
    if (reading.ok) documents.push(reading.document);
    else first ??= reading;
  }
  // One broken script among good ones is the page's affair.
  if (documents.length === 0 && first) return first;
  return { ok: true, document: documents.length === 1 ? documents[0] : documents };
}

function refuse(problem: string): Reading {
  return { ok: false, problem, notes: [] };
}

/** The texts of a page's JSON-LD scripts, in order. The page is parsed as an inert document. */
function scriptsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.querySelectorAll("script")]
    .filter((script) => /^application\/ld\+json\b/i.test(script.type.trim()))
    .map((script) => stripComment(script.textContent ?? ""))
    .filter((text) => text.trim() !== "");
}

/** Some pages wrap the JSON in an HTML comment or a CDATA section, for browsers long gone. */
function stripComment(text: string): string {
  return text
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/, "");
}
