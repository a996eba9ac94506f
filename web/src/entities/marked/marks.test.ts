import { expect, it } from "vitest";
import { fold, markedParts } from "./marks";

const marked = (text: string, marks: string[]) =>
  markedParts(text, marks)
    .map(({ text: part, marked: is }) => (is ? `[${part}]` : part))
    .join("");

it("marks whole words, whatever their capitals and accents", () => {
  expect(marked("Rust engineer, rusty tools", ["rust"])).toBe("[Rust] engineer, rusty tools");
  expect(marked("Zürich, Straße", ["zurich", "strasse"])).toBe("[Zürich], [Straße]");
  expect(marked("Zu\u0308rich", ["zurich"])).toBe("[Zu\u0308rich]");
});

it("knows names that end in signs", () => {
  expect(marked("C++, C# and .NET, not C", ["cplusplus", "csharp", "dotnet"])).toBe(
    "[C++], [C#] and [.NET], not C",
  );
  expect(marked("Node.js", ["node", "js"])).toBe("[Node].[js]");
});

it("keeps every character, also of texts without words", () => {
  for (const text of ["", "🙂🙂", "مهندس برمجيات", "<b>bold</b>", "日本語", "a  b\n"]) {
    const parts = markedParts(text, ["bold", "مهندس"]);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.every((part) => text.startsWith(part.text, part.at))).toBe(true);
  }
  expect(marked("مهندس برمجيات", ["مهندس"])).toBe("[مهندس] برمجيات");
});

it("folds as the server does", () => {
  expect(fold("ÆRØ Œuvre İstanbul ĐÀ ﬁn")).toBe("aero oeuvre istanbul da fin");
});
