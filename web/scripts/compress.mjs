// Writes a brotli and a gzip copy of each file of a build beside it, so that the server never compresses a file during
// a request. The folder defaults to dist, as for prerender.mjs: node scripts/compress.mjs /some/dist
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const dist = resolve(process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url)));
/** Pictures and fonts are compressed already. */
const text = /\.(js|mjs|css|svg|json|txt|webmanifest)$/;
/** What only the server reads. */
const unsent = new Set(["faces.json"]);
/** A file that fits into one packet gains nothing. */
const SMALLEST = 1_000;

const copies = {
  br: (data) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

const files = await readdir(dist, { recursive: true });
await Promise.all(
  files.map(async (name) => {
    if (!text.test(name) || unsent.has(name)) return;
    const data = await readFile(join(dist, name));
    if (data.length < SMALLEST) return;
    for (const [suffix, compress] of Object.entries(copies)) {
      const copy = await compress(data);
      if (copy.length < data.length) await writeFile(join(dist, `${name}.${suffix}`), copy);
    }
  }),
);
