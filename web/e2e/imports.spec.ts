import { open } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { People, Person } from "./people";
import { newFolder, remove } from "./server";
import { troubleOf } from "./trouble";

/** A way in for documents: where a person chooses one, and the commands behind. */
type Door = {
  name: string;
  person: (people: People) => Promise<Person>;
  path: string;
  choose: string;
  preview: string;
  apply: (document: string) => [command: string, body: string];
  /** Everything that an import could have changed. */
  stored: (person: Person) => Promise<unknown>;
};

const resume: Door = {
  name: "a résumé",
  person: (people) => people.seeker("Hannah Hostile"),
  path: "/dashboard/profile/import",
  choose: "Choose a file",
  preview: "preview_resume_import",
  apply: (document) => [
    "apply_resume_import",
    `{"p_document":${document},"p_choices":{"skip":[],"delete":[],"basics":["headline"]},"p_base_version":"1"}`,
  ],
  stored: async ({ api }) => (await api.rpc("get_my_profile")).data,
};

const deep = `${"[".repeat(100)}${"]".repeat(100)}`;

/** What's wrong with a document, and where. */
const broken: { what: string; document: string; at: string; says: RegExp }[] = [
  {
    what: "a hundred levels",
    document: `{"work":[{"x":${deep}}]}`,
    at: "/work/0/x",
    says: /nested more than 64 levels deep/,
  },
  {
    what: "U+0000",
    document: '{"basics":{"name":"a\\u0000b"}}',
    at: "/basics/name",
    says: /U\+0000/,
  },
  {
    what: "half a surrogate pair",
    document: '{"work":[{"name":"\\ud83d"}]}',
    at: "/work/0/name",
    says: /surrogate/,
  },
  {
    what: "a text where a list belongs",
    document: '{"basics":{"name":"Ann"},"work":"a lot"}',
    at: "/work",
    says: /list/,
  },
  {
    what: "a number where an entry belongs",
    document: '{"basics":{"name":"Ann"},"education":[{"institution":"x"},7]}',
    at: "/education/1",
    says: /object/,
  },
  {
    what: "something else altogether",
    document: "[1, 2]",
    at: "/",
    says: /object/,
  },
];

for (const door of [resume]) {
  test(`${door.name} that is broken is refused with its place, and nothing of it stays`, async ({
    people,
  }) => {
    const person = await door.person(people);
    const before = await door.stored(person);
    const page = await person.page();
    const trouble = troubleOf(page);
    await page.goto(door.path);
    for (const { what, document, at, says } of broken) {
      await test.step(what, async () => {
        await choose(page, door, document);
        const wrong = page.getByRole("list", { name: "What's wrong" }).getByRole("listitem");
        await expect(wrong.first()).toContainText(says);
        await expect(wrong.first().getByRole("code")).toHaveText(
          // The reader names the innermost place, the server the one where the limit is seen.
          at === "/work/0/x" ? /^\/work\/0\/x/ : at,
        );
        await expect(page.getByText(/Nothing was imported\.$/)).toBeVisible();

        for (const [name, body] of [
          [door.preview, `{"p_document":${document}}`],
          door.apply(document),
        ] as const) {
          const { status, text } = await call(people, person, name, body);
          expect(status, `${name}: ${text}`).toBeGreaterThanOrEqual(400);
          expect(status, `${name}: ${text}`).toBeLessThan(500);
          expect(text).toMatch(says);
          if (at !== "/") expect(text).toContain(at);
        }
      });
    }
    await test.step("no JSON at all", async () => {
      await choose(page, door, '{\n  "basics": {,}\n}');
      await expect(page.getByText(/line 2, column 14/)).toBeVisible();
    });
    // Refused requests appear in the console; nothing else may.
    expect(trouble.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
    expect(await door.stored(person)).toEqual(before);
  });

  test(`${door.name} of 50 MB is refused before it is read, and by the server too`, async ({
    people,
  }) => {
    const person = await door.person(people);
    const page = await person.page();
    await page.addInitScript(() => {
      for (const way of ["text", "arrayBuffer", "stream", "bytes"] as const) {
        if (!(way in Blob.prototype)) continue;
        Object.defineProperty(Blob.prototype, way, {
          value: () => {
            document.documentElement.dataset.read = way;
            throw new Error("The file was read.");
          },
        });
      }
    });
    await page.goto(door.path);
    const folder = newFolder("devproof-e2e-file-");
    try {
      const path = join(folder, "large.json");
      const file = await open(path, "w");
      await file.truncate(50 * 1024 * 1024);
      await file.close();
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await page.getByLabel(door.choose).setInputFiles(path);
      await expect(page.getByText(/10 MB/).last()).toBeVisible();
      await expect(page.getByLabel(door.choose)).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("html")).not.toHaveAttribute("data-read");
      expect(requests.filter((url) => url.includes(door.preview))).toEqual([]);
    } finally {
      remove(folder);
    }
    // The length alone is enough for the server: no byte of it is waited for.
    const { data } = await person.api.auth.getSession();
    const answer = await announce(
      `${people.url}/rest/v1/rpc/${door.preview}`,
      data.session?.access_token ?? "",
      50 * 1024 * 1024,
    );
    expect(answer).toBe(413);
  });
}

const attack = '<script>alert("x")</script><img src=x onerror="alert(1)">';
const address = "javascript:alert(document.domain)";

test("a résumé with scripts in every field is shown as text", async ({ people }) => {
  const person = await people.seeker("Sid Script");
  const page = await person.page();
  const trouble = troubleOf(page);
  await page.goto(resume.path);
  const entry = (rest: object) => ({ ...rest, startDate: "2020-01", summary: attack });
  const document = {
    basics: {
      name: attack,
      label: attack,
      summary: `${attack}\n\n[a link](${address}) ![x](${address})`,
      location: { city: attack, region: attack, countryCode: "DE" },
      profiles: [{ network: attack, username: attack, url: address }],
    },
    work: [entry({ name: attack, position: attack, url: address, highlights: [attack] })],
    education: [entry({ institution: attack, area: attack, studyType: attack, courses: [attack] })],
    skills: [{ name: attack, level: attack, keywords: [attack, "Rust"] }],
    projects: [entry({ name: attack, description: attack, url: address, keywords: [attack] })],
  };
  await choose(page, resume, JSON.stringify(document));
  await expect(page.getByRole("region", { name: "Import" })).toBeVisible();
  await inert(page);
  await page.getByRole("button", { name: "Import selected" }).click();
  await expect(page.getByText("Résumé imported")).toBeVisible();
  await page.getByRole("link", { name: "Open my profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("<script>").first()).toBeVisible();
  await inert(page);
  expect(trouble).toEqual([]);
});

/** Chooses a document as a file. */
async function choose(page: Page, door: Door, text: string): Promise<void> {
  // Once one was chosen, another can be.
  const input = page.getByLabel(door.choose).or(page.getByLabel("Choose another file"));
  await input.setInputFiles({
    name: "document.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
}

/** Nothing of the attack became an element. */
async function inert(page: Page): Promise<void> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("script, img, iframe, a[href], [onerror]")]
      .filter((element) => {
        const addresses = ["src", "href"].map((name) => element.getAttribute(name) ?? "");
        return (
          element.matches("iframe, [onerror]") ||
          (element.matches("script") && element.textContent?.includes("alert(")) ||
          addresses.some((value) => value === "x" || value.startsWith("javascript:"))
        );
      })
      .map((element) => element.outerHTML),
  );
  expect(found).toEqual([]);
}

/** Calls a command with a body as it is, which the client would not send. */
async function call(
  people: People,
  { api }: Person,
  name: string,
  body: string,
): Promise<{ status: number; text: string }> {
  const { data } = await api.auth.getSession();
  const response = await fetch(`${people.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body,
  });
  return { status: response.status, text: await response.text() };
}

/** Announces a body of some length, sends none of it, and gives the status of the answer. */
function announce(url: string, token: string, bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": bytes,
    };
    const asking = httpRequest(url, { method: "POST", headers }, (response) => {
      resolve(response.statusCode);
      asking.destroy();
    });
    asking.on("error", reject);
    asking.flushHeaders();
  });
}
