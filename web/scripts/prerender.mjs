// Makes dist/faces.json after a build: what the server needs to send pages that can be read before, and without,
// any script, and the list of the app's addresses, so that every other is answered with 404.
// Another folder than dist can be named: node scripts/prerender.mjs /some/dist
import { readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = resolve(process.argv[2] ?? `${root}dist`);
const outDir = `${root}node_modules/.cache/prerender-${process.pid}`;

await build({
  root,
  logLevel: "warn",
  build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true, target: "node22" },
});
const { renderFaces } = await import(pathToFileURL(`${outDir}/prerender.js`).href);
const faces = await renderFaces();
await rm(outDir, { recursive: true });

// The table of pages loads each page's code only when it is opened, so reading it costs nothing.
const vite = await createServer({
  root,
  logLevel: "warn",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { pages } = await vite.ssrLoadModule("/src/app/pages.ts");
await vite.close();

// The server finds its places in the document by these.
const document = await readFile(`${dist}/index.html`, "utf8");
for (const place of [
  '<div id="root"></div>',
  '<script src="/first.js"></script>',
  '<meta name="description"',
  "</head>",
  "<html ",
]) {
  if (!document.includes(place)) throw new Error(`index.html has no ${place}`);
}

/** The scripts of each page besides those that every page has, so that they are fetched with the document. */
const manifest = JSON.parse(await readFile(`${dist}/manifest.json`, "utf8"));
await rm(`${dist}/manifest.json`);

function filesOf(key, found = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (found.has(file)) return found;
  found.add(file);
  for (const next of imports) filesOf(next, found);
  return found;
}

const common = filesOf("index.html");
const client = filesOf("src/lib/supabase-client.ts");
const scripts = Object.fromEntries(
  pages.map(({ path, load, drawnFirst }) => {
    const [, module] = /import__?\("\/(src\/[^"]+)"\)/.exec(load.toString()) ?? [];
    if (!module) throw new Error(`The page at ${path} does not say which module it loads`);
    const files = new Set([...filesOf(module), ...(drawnFirst ? [] : client)]);
    return [path, [...files].filter((file) => !common.has(file))];
  }),
);

const paths = (of) => pages.filter(of).map(({ path }) => path);
await writeFile(
  `${dist}/faces.json`,
  JSON.stringify({
    ...faces,
    scripts,
    routes: paths(({ developmentOnly }) => !developmentOnly),
    development_routes: paths(({ developmentOnly }) => developmentOnly),
  }),
);
