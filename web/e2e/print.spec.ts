import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, expectApp, test } from "./fixtures";
import { interviewed } from "./interview-answers";

/** A window, and the part of an A4 page that is printed on. */
const widths = [1280, 673];

/** The page as it is printed, in both widths: no text is cut off by a frame around it, and it is black on white. */
async function expectWholeOnPaper(page: Page): Promise<void> {
  // The theme of a screen has no say on paper.
  await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "reduce" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(() => page.evaluate(clippedTexts), `at ${width} px`).toEqual([]);
  }
  expect(
    await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return { backgroundColor, color: getComputedStyle(document.body).color };
    }),
  ).toEqual({ backgroundColor: "rgb(255, 255, 255)", color: "rgb(0, 0, 0)" });
  await expect(page.locator("nav:visible, [data-print=no]:visible")).toHaveCount(0);
}

/** Texts of which a frame around them shows a part. */
function clippedTexts(): string[] {
  const isForEars = (style: CSSStyleDeclaration) =>
    style.position === "absolute" && (style.clipPath !== "none" || style.clip !== "auto");
  const frameOf = (text: Text): Element | null => {
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (isForEars(style)) return null;
      const down = style.overflowY !== "visible" && at.scrollHeight > at.clientHeight + 1;
      const across = style.overflowX !== "visible" && at.scrollWidth > at.clientWidth + 1;
      if (down || across) return at;
    }
    return null;
  };
  const clipped: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (node.data.trim() === "" || holder?.closest("svg")) continue;
    if (!holder?.checkVisibility({ visibilityProperty: true })) continue;
    const frame = frameOf(node);
    if (frame) clipped.push(`${node.data.trim().slice(0, 40)} in ${frame.outerHTML.slice(0, 160)}`);
  }
  return clipped;
}

test("a job and a conversation are printed whole and alone", async ({ people }) => {
  const page = await (await people.demo("seeker")).page();
  await page.goto(paths.browseJobs);
  await expectApp(page);
  const job = page.getByRole("region", { name: "The open job" });
  const list = page.getByRole("list", { name: "Jobs" }).first();
  await expect(job.getByRole("article")).toBeVisible();
  await expectWholeOnPaper(page);
  await expect(job.getByRole("article")).toBeVisible();
  await expect(list).toBeHidden();

  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(paths.messages);
  await expectApp(page);
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.locator("time").first()).toBeVisible();
  await expectWholeOnPaper(page);
  await expect(log).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send" })).toHaveCount(0);
});

test("a challenge is printed with its whole statement", async ({ people }) => {
  const page = await (await people.seeker("Ede Editor")).page();
  await page.goto(paths.challenge("a-cent-goes-missing"));
  await expectApp(page);
  const statement = page.getByRole("region", { name: "Statement" });
  await expect(statement.getByRole("heading").first()).toBeVisible();
  await expect(page.locator(".cm-content").first()).toBeVisible();
  await expectWholeOnPaper(page);
  await expect(statement.getByRole("heading").first()).toBeVisible();
});

test("a candidate and the board are printed whole", async ({ people }) => {
  const page = await (await people.demo("admin")).page();
  await page.goto(paths.interestedCandidates);
  await expectApp(page);
  const candidate = page.getByRole("region", { name: "The open candidate" });
  await expect(candidate.getByRole("heading").first()).toBeVisible();
  await expectWholeOnPaper(page);
  await expect(candidate.getByRole("heading").first()).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${paths.interestedCandidates}?view=board`);
  await expectApp(page);
  const card = page.locator("li[draggable=true]").first();
  await expect(card).toBeVisible();
  await expectWholeOnPaper(page);
  await expect(card).toBeVisible();
});

test("the result of an interview is printed whole", async ({ people }) => {
  test.slow();
  const seeker = await people.seeker("Petra Paper");
  const { id, total } = await interviewed(seeker);
  const page = await seeker.page();
  await page.goto(paths.interviewAttempt(id));
  await expect(page.getByRole("region", { name: "The score" })).toContainText(`${total}of 100`);
  await page.getByRole("button", { name: "Open all checks" }).click();
  const answers = page.getByRole("region", { name: "Your answer", exact: true });
  const notes = page.getByRole("tab", { name: "Notes" });
  await notes.click();
  await expect(answers.getByRole("tabpanel")).toHaveCount(1);
  await expectWholeOnPaper(page);
  for (const name of ["Board", "Notes", "Conversation", "Estimates", "Drill"]) {
    await expect(answers.getByRole("heading", { name, exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole("tablist", { name: "Answers" })).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  await expect(notes).toHaveAttribute("aria-selected", "true");
  await expect(answers.getByRole("heading", { name: "Notes", exact: true })).toHaveCount(0);
});

test("analytics are printed with whole tables", async ({ people }) => {
  const page = await (await people.demo("admin")).page();
  await page.goto(paths.employerAnalytics);
  await expectApp(page);
  await expect(page.getByRole("table").first()).toBeVisible();
  await expectWholeOnPaper(page);

  const own = await (await people.demo("seeker")).page();
  await own.goto(paths.analytics);
  await expectApp(own);
  await expect(own.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expectWholeOnPaper(own);
});
