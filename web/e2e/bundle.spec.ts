import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

/** What a file of the app never holds: keys, tokens, settings of the server, and where it was built. */
const never = {
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "a token": /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  // The client itself knows how such a key begins.
  "a secret key": /\b((sb_secret|sk_live|sk_test|rk_live|whsec)_\w{8}|AKIA[0-9A-Z]{16}|ghp_\w{20})/,
  "a setting of the server": /\bDEVPROOF_[A-Z_]+\s*[=:]/,
  "an address with a password": /\b[a-z]+:\/\/[^\s/"'`:@]+:[^\s/"'`:@]+@/,
  "a folder of the machine": /["'`](\/home\/|\/root\/|\/work\/|\/Users\/|file:\/\/\/)/,
  "a source map": /[#@] sourceMappingURL=/,
};

/** What each page carries for the app. Its public key is a token: see below. */
const settings = /<script type="application\/json" id="config">(.*?)<\/script>/;

/** Every script and stylesheet that the start page leads to, with its text. */
async function files(request: APIRequestContext): Promise<Map<string, string>> {
  const start = (await (await request.get("/")).text()).replace(settings, "");
  const found = new Map([["/", start]]);
  const waiting = [...namesIn(start)];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (found.has(name)) continue;
    const answer = await request.get(name);
    expect(answer.status(), name).toBe(200);
    const text = await answer.text();
    found.set(name, text);
    waiting.push(...namesIn(text));
  }
  return found;
}

/** Whatever looks like a file of the build. */
function namesIn(text: string): Set<string> {
  const names = text.match(/assets\/[\w.-]+\.(?:js|css)\b|\.\/[\w.-]+-[\w-]{8}\.js\b/g) ?? [];
  return new Set(names.map((name) => `/${name.replace("./", "assets/")}`));
}

test("J13 what is delivered holds no secret and no trace of where it was built", async ({
  request,
}) => {
  const delivered = await files(request);
  expect(delivered.size).toBeGreaterThan(20);
  const matches = [...delivered].flatMap(([name, text]) =>
    Object.entries(never)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what, pattern]) => `${name} holds ${what}: ${pattern.exec(text)?.[0].slice(0, 20)}`),
  );
  expect(matches).toEqual([]);
  for (const name of [...delivered.keys()].filter((name) => name.endsWith(".js")).slice(0, 5)) {
    expect((await request.get(`${name}.map`)).status(), name).toBe(404);
  }
  const config = await (await request.get("/config.json")).json();
  const claims = JSON.parse(atob(String(config.anon_key).split(".")[1] ?? "") || "{}");
  expect(claims.role, "the public key has no user").toBe("anon");
  const [, inPage] = settings.exec(await (await request.get("/")).text()) ?? [];
  expect(JSON.parse(inPage ?? "null")).toEqual(config);
});
