// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** What each floor may know of, itself apart. The linter says so too, but sees only how an import is spelled. */
const below: Record<string, string[]> = {
  lib: [],
  ui: [],
  entities: ["ui", "lib"],
  features: ["entities", "ui", "lib"],
  app: ["features", "entities", "ui", "lib"],
};

const src = fileURLToPath(new URL(".", import.meta.url));

/** "features/jobs", "ui": features are rooms of their own, other floors are one room. */
function roomOf(path: string): string {
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
          const [from, to] = [roomOf(file), roomOf(target)];
          const floor = to.split("/")[0] ?? "";
          return from !== to && !below[from.split("/")[0] ?? ""]?.includes(floor) && floor !== "..";
        })
        .map((target) => `${file} -> ${target}`);
    });
  expect(strays).toEqual([]);
});
