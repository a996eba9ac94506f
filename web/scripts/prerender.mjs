// Makes dist/home.html after a build: the start page with its text in it, so that it can be read before,
// and without, any script. The server sends it for `/`.
import { readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const outDir = `${root}node_modules/.cache/prerender`;

await build({
  root,
  logLevel: "warn",
  build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true, target: "node22" },
});
const { renderHome } = await import(pathToFileURL(`${outDir}/prerender.js`).href);
const page = await readFile(`${root}dist/index.html`, "utf8");
const empty = '<div id="root"></div>';
if (!page.includes(empty)) throw new Error("dist/index.html has no empty #root");
const start = '<script src="/theme.js"></script>';
if (!page.includes(start)) throw new Error("dist/index.html does not load /theme.js");
await writeFile(
  `${root}dist/home.html`,
  page
    .replace("<title>Devproof</title>", "<title>Show the work, skip the pitch · Devproof</title>")
    .replace(start, `${start}\n    <script src="/signed-in.js"></script>`)
    .replace(empty, () => `<div id="root">${renderHome()}</div>`),
);
await rm(outDir, { recursive: true });
