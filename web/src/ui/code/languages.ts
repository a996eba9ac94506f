import type { Extension } from "@codemirror/state";

/** What answers are written in, as the server spells it. */
export type CodeLanguage = "javascript" | "typescript" | "python" | "sql";

export const languageWords: Record<CodeLanguage, string> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
  sql: "SQL",
};

/** The name of a language whatever the server calls it: one that is newer than this page keeps its own word. */
export function languageName(language: string): string {
  return Object.hasOwn(languageWords, language)
    ? languageWords[language as CodeLanguage]
    : language;
}

/** The indentation that is the custom of a language. */
export function indentOf(language: CodeLanguage): string {
  return language === "python" ? "    " : "  ";
}

/** The grammar of a language, fetched when it is first used. */
export async function grammarOf(language: CodeLanguage): Promise<Extension> {
  switch (language) {
    case "javascript":
    case "typescript": {
      const { javascript } = await import("@codemirror/lang-javascript");
      return javascript({ typescript: language === "typescript" });
    }
    case "python": {
      const { python } = await import("@codemirror/lang-python");
      return python();
    }
    case "sql": {
      const { sql, SQLite } = await import("@codemirror/lang-sql");
      return sql({ dialect: SQLite, upperCaseKeywords: false });
    }
  }
}
