import { type DefaultTreeAdapterTypes, type ParserError, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes and elements that the standard gave up. */
const obsoleteAttributes = new Set(
  "align bgcolor border cellpadding cellspacing clear compact frame hspace language longdesc marginheight noshade nowrap rules valign vspace".split(
    " ",
  ),
);
const obsoleteElements = new Set(
  "acronym applet basefont big center dir font frameset marquee nobr strike tt xmp".split(" "),
);
const pointers = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];

/** What is wrong with a document as HTML: errors of parsing, headings, ids, pictures without words, obsolete things. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const onParseError = ({ code, startLine, startCol }: ParserError) =>
    faults.push(`parse: ${code} at ${startLine}:${startCol}`);
  const all = elements(parse(html, { onParseError, scriptingEnabled: false }));
  const ids = new Set<string>();
  for (const one of all) faults.push(...faultsOfElement(one, ids));
  for (const one of all) {
    for (const id of pointers.flatMap((name) => (attribute(one, name) ?? "").split(/\s+/))) {
      if (id && !ids.has(id)) faults.push(`nothing has the id ${id}, which <${one.tagName}> names`);
    }
  }
  const headings = all.filter(({ tagName }) => tagName === "h1").length;
  if (headings !== 1) faults.push(`${headings} h1`);
  if (!all.some((one) => one.tagName === "html" && attribute(one, "lang"))) faults.push("no lang");
  return faults;
}

function faultsOfElement(one: Element, ids: Set<string>): string[] {
  const faults: string[] = [];
  const id = attribute(one, "id");
  if (id !== undefined) {
    if (id === "" || /\s/.test(id)) faults.push(`the id "${id}"`);
    if (ids.has(id)) faults.push(`the id ${id} twice`);
    ids.add(id);
  }
  if (one.tagName === "img" && attribute(one, "alt") === undefined) faults.push("no alt");
  if (one.tagName === "a" && attribute(one, "href") === "") faults.push("a link to nowhere");
  if (obsoleteElements.has(one.tagName)) faults.push(`<${one.tagName}> is obsolete`);
  for (const { name } of one.attrs) {
    if (obsoleteAttributes.has(name)) faults.push(`${name} of <${one.tagName}> is obsolete`);
  }
  return faults;
}

function attribute(one: Element, name: string): string | undefined {
  return one.attrs.find((each) => each.name === name)?.value;
}

function elements(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elements) : [];
  return "tagName" in node ? [node, ...children] : children;
}
