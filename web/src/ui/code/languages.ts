import type { Extension } from "@codemirror/state";

const ecmascript = async (typescript: boolean): Promise<Extension> => {
  const { javascript } = await import("@codemirror/lang-javascript");
  return javascript({ typescript });
};

/** The languages that the editor knows. A grammar is fetched when it is first used. */
const grammars = {
  javascript: () => ecmascript(false),
  typescript: () => ecmascript(true),
  python: async () => (await import("@codemirror/lang-python")).python(),
  sql: async () => {
    const { sql, SQLite } = await import("@codemirror/lang-sql");
    return sql({ dialect: SQLite, upperCaseKeywords: false });
  },
  cpp: async () => (await import("@codemirror/lang-cpp")).cpp(),
  rust: async () => (await import("@codemirror/lang-rust")).rust(),
  go: async () => (await import("@codemirror/lang-go")).go(),
  java: async () => (await import("@codemirror/lang-java")).java(),
} satisfies Record<string, () => Promise<Extension>>;

export type CodeLanguage = keyof typeof grammars;

export function grammarOf(language: CodeLanguage): Promise<Extension> {
  return grammars[language]();
}

/** The usual indentation of a language. */
export function indentOf(language: CodeLanguage): string {
  if (language === "go") return "\t";
  return ["python", "rust", "java"].includes(language) ? "    " : "  ";
}
