type Node = { type: string; value?: string; children?: Node[] };
type Processor = { data: () => { micromarkExtensions?: unknown[] } };

/** Elements inside each other; the same on pages that the server draws. */
const NESTING = 64;

/** Footnotes are no part of what people may write here: their names would clash between the texts of one page. */
export function remarkNoFootnotes(this: unknown) {
  const data = (this as Processor).data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({
    disable: {
      null: ["gfmFootnoteDefinition", "gfmFootnoteCall", "gfmPotentialFootnoteCall"],
    },
  });
}

/** What nests too deeply keeps its words alone. Without recursion, which such a text would break. */
export function remarkFlat() {
  return (tree: unknown) => {
    const open: { node: Node; depth: number }[] = [{ node: tree as Node, depth: 0 }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { node, depth } = next;
      if (depth >= NESTING && node.children) {
        node.children = [{ type: "text", value: words(node) }];
      }
      for (const child of node.children ?? []) open.push({ node: child, depth: depth + 1 });
    }
  };
}

function words(node: Node): string {
  const parts: string[] = [];
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.value) parts.push(next.value);
    open.push(...[...(next.children ?? [])].reverse());
  }
  return parts.join("");
}
