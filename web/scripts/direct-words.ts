import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The file of each value of the closed lists, as their index names it. */
export function readWordFiles(text: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of text.matchAll(/export \{([^}]+)\} from "([^"]+)";/g)) {
    for (const name of names.split(",")) files.set(name.trim(), `${file}.ts`);
  }
  return files;
}

/** Imports each list from its own file. */
export function importLists(code: string, fileOf: (name: string) => string | undefined): string {
  return code.replaceAll(
    /import \{([^}]+)\} from "[^"]*\/vocabulary\.generated";/g,
    (statement, names: string) => {
      const lists = new Map<string, string[]>();
      for (const name of names.split(",").map((name) => name.trim())) {
        if (name === "" || name.startsWith("type ")) continue;
        const file = fileOf(name.split(" as ")[0] ?? name);
        if (!file) return statement;
        lists.set(file, [...(lists.get(file) ?? []), name]);
      }
      const lines = [...lists].map(([file, of]) => `import { ${of.join(", ")} } from "${file}";`);
      // On as many lines, so that a source map stays right.
      return lines.join(" ") + "\n".repeat(statement.split("\n").length - 1);
    },
  );
}

/** The plan of files follows imports: through the index of the lists, every page would need the words of all others. */
export function directWords(): Plugin {
  const index = fileURLToPath(new URL("../src/lib/vocabulary.generated.ts", import.meta.url));
  const files = readWordFiles(readFileSync(index, "utf8"));
  return {
    name: "direct-words",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!code.includes('/vocabulary.generated"')) return null;
      const fileOf = (name: string) => {
        const file = files.get(name);
        return file && join(dirname(index), file);
      };
      return id === index ? null : { code: importLists(code, fileOf), map: null };
    },
  };
}
