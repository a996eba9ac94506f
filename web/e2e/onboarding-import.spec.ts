import type { Page } from "@playwright/test";
import { expect, expectSound, phone, test } from "./fixtures";
import { troubleOf } from "./trouble";

/** A résumé as a word processor prints it. One company has no word of a post or a company in its name. */
const resume = `<!doctype html><meta charset="utf-8"><style>
  body { font: 11pt/1.4 sans-serif } h1 { font-size: 24pt; margin: 0 } h2 { font-size: 15pt; margin: 14pt 0 4pt }
  .e { display: flex; justify-content: space-between; font-weight: 700; margin-top: 8pt } ul { margin: 0 }
</style>
<h1>Nell Harrow</h1><div>Engineer for build systems</div><div>nell@harrow.example | github.com/nharrow</div>
<h2>Work Experience</h2>
<div class="e"><span>Halyard</span><span>Mar 2020 – Present</span></div><div>Build and release</div>
<ul><li>Cut the time of a build from forty minutes to six</li></ul>
<div class="e"><span>Software Engineer</span><span>2016 – Feb 2020</span></div><div>Tidemark Ltd, Bristol</div>
<ul><li>Kept the old pipeline alive</li></ul>
<h2>Education</h2>
<div class="e"><span>University of Bristol</span><span>2012 – 2016</span></div><div>BSc in Computer Science</div>
<h2>Skills</h2><div>Rust, Bazel, Linux, Python</div>
<h2>Hobbies</h2><div>Bell ringing</div>`;

async function printed(page: Page, html: string): Promise<Buffer> {
  const press = await page.context().newPage();
  await press.setContent(html);
  const bytes = await press.pdf({ format: "A4" });
  await press.close();
  return bytes;
}

test("a newcomer imports a PDF, corrects a guess, and is asked only for what is missing", async ({
  people,
}) => {
  const person = await people.newcomer("Nell Harrow");
  const page = await person.page();
  const trouble = troubleOf(page);
  const buffer = await printed(page, resume);
  await page.goto("/dashboard/select-role");
  await page.getByText("I'm looking for work").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Start your profile" })).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Import a résumé" }).click();
  await expect(page).toHaveURL(/select-role\/import$/);

  await test.step("every guess is shown with its line", async () => {
    // What it is called says nothing.
    await page
      .getByLabel("Choose a file")
      .setInputFiles({ name: "cv", mimeType: "application/pdf", buffer });
    await expect(page.getByText(/read from the text of your PDF/)).toBeVisible();
    await expect(page.getByLabel("Headline")).toHaveValue("Engineer for build systems");
    await expect(page.getByText("Check this")).toHaveCount(1);
    const post = page.getByRole("listitem").filter({ hasText: "Halyard" }).first();
    await expect(post.locator("q")).toContainText("Halyard Mar 2020 – Present");
    await expect(page.getByText("Bell ringing")).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(phone);
    await expectSound(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("a guess is corrected, and survives a reload", async () => {
    const post = page.getByRole("listitem").filter({ hasText: "Halyard" }).first();
    await post.getByRole("button", { name: "Swap title and company" }).click();
    await expect(post.getByLabel("Company")).toHaveValue("Halyard");
    await post.getByLabel("Title").fill("Build engineer");
    await page.waitForTimeout(500);
    await page.reload();
    const again = page.getByRole("listitem").filter({ hasText: "Halyard" }).first();
    await expect(again.getByLabel("Title")).toHaveValue("Build engineer");
    await page.getByRole("button", { name: "Preview changes" }).click();
    await expect(page.getByText("Build engineer, Halyard")).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Import selected" }).click();
    await expect(page.getByText("Résumé imported")).toBeVisible();
    await expect(page.getByText("Bell ringing")).toBeVisible();
    await expectSound(page);
  });

  await test.step("only the location is asked", async () => {
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "About you" })).toBeVisible();
    const known = page.getByRole("region", { name: "From your résumé" });
    await expect(known).toContainText("Nell Harrow");
    await expect(known).toContainText("Rust");
    await expect(page.getByLabel("Headline")).toHaveCount(0);
    await expectSound(page);
    await page.getByLabel("Location").fill("Bristol, UK");
    await page.getByRole("button", { name: "Open my profile" }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await expect(page.getByRole("heading", { name: "Nell Harrow", level: 1 })).toBeVisible();
    await expect(page.getByText("Build engineer").first()).toBeVisible();
    await expect(page.getByText("University of Bristol").first()).toBeVisible();
  });

  const { data } = await person.api
    .from("experiences")
    .select("title,company_name,started_on")
    .order("started_on", { ascending: false });
  expect(data).toEqual([
    { title: "Build engineer", company_name: "Halyard", started_on: "2020-03" },
    { title: "Software Engineer", company_name: "Tidemark Ltd", started_on: "2016" },
  ]);
  expect(trouble).toEqual([]);
});

test("a file that can't be read says why and what to do", async ({ people }) => {
  const person = await people.seeker("Bertha Broken");
  const page = await person.page();
  await page.goto("/dashboard/profile/import");
  const choose = async (name: string, text: string) =>
    page
      .getByLabel(/^Choose a(nother)? file$/)
      .setInputFiles({ name, mimeType: "", buffer: Buffer.from(text) });
  await choose("cv.pdf", "%PDF-1.7 and no more");
  await expect(page.getByText(/damaged.*save it again/i)).toBeVisible();
  await expectSound(page);
  await choose("cv.docx", "Dear reader");
  await expect(page.getByText(/isn't a PDF, a Word document/)).toBeVisible();
  await choose("cv.json", '{"basics": ');
  await expect(page.getByText(/not JSON/)).toBeVisible();
});
