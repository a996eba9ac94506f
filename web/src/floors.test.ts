import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** What each floor may import besides itself. The linter checks this too, but only by the spelling of an import. */
const below: Record<string, string[]> = {
  lib: [],
  ui: [],
  entities: ["ui", "lib"],
  features: ["entities", "ui", "lib"],
  app: ["features", "entities", "ui", "lib"],
};

const src = fileURLToPath(new URL(".", import.meta.url));

/** "features/jobs" or "ui": each feature is on its own, any other floor is one unit. */
function unitOf(path: string): string {
  const [floor = "", feature = ""] = path.split("/");
  return floor === "features" ? `${floor}/${feature}` : floor;
}

it("imports lead downwards, and from no feature to another", () => {
  const strays = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && Object.hasOwn(below, file.split("/")[0] ?? ""))
    .flatMap((file) => {
      const text = readFileSync(join(src, file), "utf8");
      const targets = [
        ...text.matchAll(/(?:from|import\(|import|mock\()\s*"(@\/|\.[^"]*\/)([^"]*)"/g),
      ];
      return targets
        .map(([, start = "", rest = ""]) =>
          start === "@/" ? rest : normalize(join(dirname(file), start, rest)),
        )
        .filter((target) => {
          const [from, to] = [unitOf(file), unitOf(target)];
          const floor = to.split("/")[0] ?? "";
          return from !== to && !below[from.split("/")[0] ?? ""]?.includes(floor) && floor !== "..";
        })
        .map((target) => `${file} -> ${target}`);
    });
  expect(strays).toEqual([]);
});
