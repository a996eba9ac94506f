import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import type { Budget } from "../budgets.ts";

/** A file of the build. */
export type Script = {
  fileName: string;
  imports: readonly string[];
  code: string;
  isEntry: boolean;
  /** The module that it is named after. */
  facadeModuleId: string | null;
};

/** What a document names for a page: the files of the app and of the page, with all that they import. */
export function firstScripts(scripts: readonly Script[], module: string): Script[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const page = scripts.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!page) throw new Error(`No file of the build is the page ${module}`);
  const found = new Set<Script>();
  const open = [page, ...scripts.filter(({ isEntry }) => isEntry)];
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...next.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return [...found];
}

/** Each page that is over its budget, in a sentence. */
export function overBudget(
  scripts: readonly Script[],
  budgets: Record<string, Pick<Budget, "module" | "first">>,
): string[] {
  return Object.values(budgets).flatMap(({ module, first }) => {
    const files = firstScripts(scripts, module);
    const bytes = files.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    const kb = Math.ceil(bytes / 1000);
    if (files.length <= first.scripts && kb <= first.kb) return [];
    const cost = `${files.length} scripts of ${kb} kB`;
    return [`${module} needs ${cost}; its budget is ${first.scripts} of ${first.kb} kB.`];
  });
}

/** Ends a build whose pages are over their budgets. */
export function budgetCheck(budgets: Record<string, Budget>): Plugin {
  return {
    name: "budget-check",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
      const problems = overBudget(scripts, budgets);
      if (problems.length > 0)
        this.error(["Too much to load (budgets.ts):", ...problems].join("\n"));
    },
  };
}
