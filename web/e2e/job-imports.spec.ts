import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, phone, test } from "./fixtures";
import { command, type Person } from "./people";
import { troubleOf } from "./trouble";

const path = "/dashboard/jobs/import";
const choose = "Choose a CSV file or JobPosting documents";
const attack = '<script>alert("x")</script><img src=x onerror="alert(1)">';
const address = "javascript:alert(document.domain)";

/** 5,000 rows; every 25th names a level that nobody has. */
function manyJobs(): Buffer {
  const rows = Array.from({ length: 5000 }, (_, index) => {
    const level = (index + 1) % 25 === 0 ? "wizard" : "senior";
    return `E-${index + 1},Engineer ${index + 1},"Line one\nline two",${level},full time,remote,"60.000 - 80.000 €",Rust; PostgreSQL`;
  });
  return Buffer.from(
    `Job ID,Job Title,Description,Level,Type,Remote,Salary,Skills\n${rows.join("\n")}\n`,
  );
}

const file = (name: string, buffer: Buffer | string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(buffer),
});

const jobCount = async (person: Person) =>
  (await command<{ all: number }>(person, "count_company_jobs", {})).all;

/** The rows of the preview that are drawn; lists inside them are not counted. */
const rowsOf = (page: Page) =>
  page.getByRole("list", { name: "Rows", exact: true }).locator("[aria-posinset]");

/** Every value that a progress bar of the page showed. */
async function watchProgress(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenProgress: seen });
    setInterval(() => {
      for (const bar of document.querySelectorAll("[role=progressbar]")) {
        const now = `${bar.getAttribute("aria-label")} ${bar.getAttribute("aria-valuenow")}`;
        if (seen.at(-1) !== now) seen.push(now);
      }
    }, 30);
  });
  return () => page.evaluate(() => (window as unknown as { seenProgress: string[] }).seenProgress);
}

test("five thousand jobs come in at once, two hundred broken rows are named", async ({
  people,
}) => {
  test.setTimeout(120_000);
  const person = await people.employer("Ida Importer", { approved: false });
  const page = await person.page();
  const trouble = troubleOf(page);
  await page.goto(path);
  const progress = await watchProgress(page);
  const began = Date.now();
  await page.getByLabel(choose).setInputFiles(file("jobs.csv", manyJobs()));
  await expect(page.getByRole("link", { name: "Broken 200" })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: "Broken 200" }).click();
  const first = rowsOf(page).first();
  await expect(first).toContainText("Line 50");
  await expect(first).toContainText("Level");
  await expect(first).toContainText("“wizard” isn't a known level.");
  await expect(first).toContainText("Use one of intern, junior, mid, senior, staff, principal.");
  expect(await jobCount(person)).toBe(0);

  // A reload finds it again.
  await page.reload();
  await expect(page.getByRole("link", { name: "New 4,800" })).toBeVisible();
  const applying = await watchProgress(page);
  await page.getByRole("button", { name: "Create 4,800 jobs" }).click();
  await expect(page.getByRole("heading", { name: "Import results" })).toBeVisible({
    timeout: 60_000,
  });
  expect(Date.now() - began).toBeLessThan(60_000);
  expect(await jobCount(person)).toBe(4800);
  const written = (await applying()).filter((one) => one.startsWith("Writing jobs"));
  expect(written.length, `the bar moved: ${written}`).toBeGreaterThan(1);
  // The first page's own record went with the reload.
  expect(await progress().catch(() => [])).toBeDefined();

  // The same file again changes nothing.
  await page.getByRole("button", { name: "Import more" }).click();
  await page.getByLabel(choose).setInputFiles(file("jobs.csv", manyJobs()));
  await expect(page.getByRole("link", { name: "The same 4,800" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Nothing to import.")).toBeVisible();
  expect(trouble).toEqual([]);
});

test("a file of 100 MB is refused before it is read", async ({ people }) => {
  const page = await (await people.employer("Lars Large", { approved: false })).page();
  await page.addInitScript(() => {
    for (const way of ["text", "arrayBuffer", "stream", "bytes", "slice"] as const) {
      if (!(way in Blob.prototype)) continue;
      Object.defineProperty(Blob.prototype, way, {
        value: () => {
          document.documentElement.dataset.read = way;
          throw new Error("The file was read.");
        },
      });
    }
  });
  await page.goto(path);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  // Made in the browser: nothing of it is on a disk.
  await page.getByLabel(choose).evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer();
    const megabyte = "x".repeat(1_000_000);
    chosen.items.add(
      new File(
        Array.from({ length: 100 }, () => megabyte),
        "jobs.csv",
      ),
    );
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.getByRole("alert")).toContainText(
    "jobs.csv has 100 MB; at most 10 MB is allowed.",
  );
  await expect(page.locator("html")).not.toHaveAttribute("data-read");
  expect(requests.filter((url) => /rpc\/.*job_import/.test(url))).toEqual([]);
});

test("columns are named, rows left out, and what went out comes in as the same", async ({
  people,
}) => {
  const person = await people.employer("Mona Mapper", { approved: false });
  const page = await person.page();
  const trouble = troubleOf(page);
  await page.setViewportSize(phone);
  await page.goto(path);
  const latin = Buffer.from("Was;Geld\nK\xf6chin;80.000\nMaurer;viel\n=1+1;60k EUR\n", "latin1");
  await page.getByLabel(choose).setInputFiles(file("stellen.csv", latin));
  await page.getByLabel("What Was is").selectOption("title");
  await page.getByLabel("What Geld is").selectOption("pay");
  await page.getByRole("button", { name: "Read rows" }).click();
  await expect(
    page.getByText(/The file is not UTF-8. It was read as windows-125[02]/),
  ).toBeVisible();
  const rows = page.getByRole("list", { name: "Rows", exact: true });
  await expect(rows.getByText("Köchin").first()).toBeVisible();
  await expect(rows.getByText("“viel” has no readable pay.")).toBeVisible();
  await rows.getByRole("checkbox", { name: "Köchin" }).uncheck();
  await page.reload();
  await expect(rows.getByRole("checkbox", { name: "Köchin" })).not.toBeChecked();
  await page.getByRole("button", { name: "Import 1 rows" }).click();
  await expect(page.getByRole("heading", { name: "Import results" })).toBeVisible();
  await page.getByRole("link", { name: "View jobs" }).click();
  await expect(page.getByRole("link", { name: "=1+1" })).toBeVisible();

  for (const [item, name, begins] of [
    ["CSV for spreadsheets", /^jobs-draft-\d{4}-\d\d-\d\d\.csv$/, "\uFEFFid,identifier,title"],
    ["JobPosting documents (JSON)", /^jobs-draft-\d{4}-\d\d-\d\d\.json$/, "[\n{"],
  ] as const) {
    await page.goto("/dashboard/jobs?status=draft");
    await page.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: item }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(name);
    const text = await readFile(await download.path(), "utf8");
    expect(text.startsWith(begins)).toBe(true);
    if (name.test("jobs-draft-2026-01-01.csv")) expect(text).toContain(",'=1+1,");
    await page.goto(path);
    await page.getByLabel(choose).setInputFiles(file(download.suggestedFilename(), text));
    await expect(page.getByRole("link", { name: "The same 1" })).toBeVisible();
  }
  expect(trouble).toEqual([]);
});

test("documents with scripts in every field are text, broken ones are named", async ({
  people,
}) => {
  const employer = await people.employer("Sven Script");
  const page = await employer.page();
  const trouble = troubleOf(page);
  await page.goto(path);
  const document = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: `Senior Tester ${attack}`,
    description: `<p>Work ${attack}</p><a href="${address}">a</a><iframe src="${address}"></iframe>`,
    employmentType: "FULL_TIME",
    jobLocationType: "TELECOMMUTE",
    jobLocation: { "@type": "Place", address: { addressLocality: attack, addressCountry: "DE" } },
    baseSalary: { currency: "EUR", value: { minValue: 1, maxValue: 2, unitText: "YEAR" } },
    skills: ["Rust", attack],
    qualifications: attack,
    responsibilities: [attack],
    identifier: attack,
    url: address,
  };
  await page
    .getByLabel(choose)
    .setInputFiles([
      file("a.json", JSON.stringify(document)),
      file("b.json", '{\n  "basics": {,}\n}'),
      file("c.html", `<p>${attack}</p>`),
      file(
        `${attack}.json`.replaceAll("/", "_"),
        '{"@type":"JobPosting","title":"x","description":{"a":1}}',
      ),
    ]);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(/line 2, column 14\s*isn't valid JSON from here on/);
  await expect(rows.nth(2)).toContainText("has no JobPosting data");
  await expect(rows.nth(3)).toContainText("/description");
  await inert(page);
  await page.getByRole("radio", { name: /^Open jobs/ }).check();
  await page.getByRole("button", { name: "Create 1 job" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await inert(page);
  const [job] = await command<{ id: string; status: string }[]>(employer, "get_company_jobs", {});
  expect(job?.status).toBe("open");
  const { data: told } = await employer.api.rpc("get_job", { p_id: job?.id });
  expect(told?.source_url ?? "").not.toContain("javascript:");

  const reader = await (await people.seeker("Rita Reader")).page();
  const theirs = troubleOf(reader);
  await reader.goto(`/dashboard/browse-jobs?job=${job?.id}`);
  await expect(reader.getByRole("heading", { name: /^Senior Tester/ })).toBeVisible();
  await inert(reader);
  expect([...trouble, ...theirs]).toEqual([]);
});

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
