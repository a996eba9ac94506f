/** What stands in a text field, and what of it is selected. */
export type Selected = { text: string; from: number; to: number };

/** The marks that the field knows. */
export type Format = "bold" | "code" | "link" | "list";

/** A change of a field: what is replaced by what, and what is selected afterwards. */
export type Edit = {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
};

/** What a format does with the selection. Asked for again, it takes its marks away. */
export function formatEdit(format: Format, at: Selected): Edit {
  switch (format) {
    case "bold":
      return wrap(at, "**", "bold text");
    case "code":
      return at.text.slice(at.from, at.to).includes("\n") ? fence(at) : wrap(at, "`", "code");
    case "link":
      return link(at);
    case "list":
      return list(at);
  }
}

function wrap({ text, from, to }: Selected, mark: string, placeholder: string): Edit {
  const size = mark.length;
  const selected = text.slice(from, to);
  if (text.slice(from - size, from) === mark && text.slice(to, to + size) === mark) {
    return {
      from: from - size,
      to: to + size,
      insert: selected,
      selectFrom: from - size,
      selectTo: to - size,
    };
  }
  const inside =
    selected.length >= 2 * size && selected.startsWith(mark) && selected.endsWith(mark);
  if (inside) {
    const bare = selected.slice(size, -size);
    return { from, to, insert: bare, selectFrom: from, selectTo: from + bare.length };
  }
  const words = selected || placeholder;
  return {
    from,
    to,
    insert: mark + words + mark,
    selectFrom: from + size,
    selectTo: from + size + words.length,
  };
}

function fence({ text, from, to }: Selected): Edit {
  const before = from > 0 && text[from - 1] !== "\n" ? "\n" : "";
  const after = to < text.length && text[to] !== "\n" ? "\n" : "";
  const code = text.slice(from, to);
  const opening = `${before}\`\`\`\n`;
  return {
    from,
    to,
    insert: `${opening}${code}\n\`\`\`${after}`,
    selectFrom: from + opening.length,
    selectTo: from + opening.length + code.length,
  };
}

const address = /^https?:\/\/\S+$/i;

function link({ text, from, to }: Selected): Edit {
  const selected = text.slice(from, to);
  const isAddress = address.test(selected);
  const words = isAddress ? "link text" : selected || "link text";
  const target = isAddress ? selected : "https://";
  const insert = `[${words}](${target})`;
  // What is left to write is selected: the words of an address, the address of words.
  const start = isAddress || !selected ? from + 1 : from + words.length + 3;
  const length = isAddress || !selected ? words.length : target.length;
  return { from, to, insert, selectFrom: start, selectTo: start + length };
}

const item = /^- /;

function list({ text, from, to }: Selected): Edit {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const lineEnd = text.indexOf("\n", to);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(start, end).split("\n");
  const isList = lines.every((line) => item.test(line));
  const insert = lines
    .map((line) => (isList ? line.replace(item, "") : item.test(line) ? line : `- ${line}`))
    .join("\n");
  const caret = start + insert.length;
  return { from: start, to: end, insert, selectFrom: from === to ? caret : start, selectTo: caret };
}

/** Applies a change to a field as if it had been typed, so that "undo" takes it back. */
export function applyEdit(field: HTMLTextAreaElement, edit: Edit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // The only way that keeps the browser's undo; nothing has replaced it for text fields.
  const done = document.execCommand("insertText", false, edit.insert);
  if (!done) {
    field.setRangeText(edit.insert, edit.from, edit.to, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}
