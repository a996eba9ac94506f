import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The file of each icon, as the library's index names it. */
export function readIconFiles(text: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of text.matchAll(/export \{([^}]+)\} from '([^']+)'/g)) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

/** Imports each icon from its own file. What the index has besides icons stays an import of the index. */
export function importDirectly(code: string, fileOf: (name: string) => string | undefined): string {
  return code.replaceAll(/import \{([^}]+)\} from "lucide-react";/g, (statement, names: string) => {
    const wanted = names.split(",").map((name) => name.trim());
    const lines: string[] = [];
    for (const name of wanted.filter((name) => name !== "" && !name.startsWith("type "))) {
      const [exported = name, local = exported] = name.split(" as ");
      const file = fileOf(exported);
      if (!file) return statement;
      lines.push(`import ${local} from "${file}";`);
    }
    // On one line, so that a source map stays right.
    return lines.join(" ");
  });
}

/**
 * The plan of files follows imports: through the index of the icons, every page would need every icon of the app.
 */
export function directIcons(): Plugin {
  const index = fileURLToPath(
    new URL("../node_modules/lucide-react/dist/esm/lucide-react.mjs", import.meta.url),
  );
  const files = readIconFiles(readFileSync(index, "utf8"));
  return {
    name: "direct-icons",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!code.includes('"lucide-react"') || id.includes("/node_modules/")) return null;
      const fileOf = (name: string) => {
        const file = files.get(name);
        return file && join(dirname(index), file);
      };
      return { code: importDirectly(code, fileOf), map: null };
    },
  };
}
