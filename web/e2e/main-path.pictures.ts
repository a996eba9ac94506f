import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, test } from "./fixtures";
import { openForPicture, settle } from "./picture-pages";
import { editor, reference, verdictOf } from "./solving";

/** Where `just pictures` finds the pictures that it makes the README's moving one of. */
const folder = join("test-results", "main-path");

/** A challenge that is tried without an account. */
const challenge = "one-page-per-incident";

/** How long a picture is in sight, in milliseconds: a step on the way, and what one should read. */
const STEP = 180;
const READ = 1800;

test("pictures of the main path", async ({ people }) => {
  test.setTimeout(240_000);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let place = 0;
  const draw = async (page: Page, milliseconds: number) => {
    place += 1;
    const name = `${String(place).padStart(3, "0")}-${milliseconds}.png`;
    await page.screenshot({ path: join(folder, name), animations: "disabled" });
  };
  const open = (page: Page, path: string) => openForPicture(page, path, "light");
  /** Types as people do: some letters a picture. */
  const type = async (page: Page, text: string, pieces: number) => {
    const length = Math.ceil(text.length / pieces);
    for (let begin = 0; begin < text.length; begin += length) {
      await page.keyboard.insertText(text.slice(begin, begin + length));
      await draw(page, STEP);
    }
  };

  const visitor = await people.visitor();
  await test.step("a visitor solves a challenge", async () => {
    await open(visitor, paths.home);
    await draw(visitor, READ);
    await open(visitor, paths.tryoutOf(challenge));
    await draw(visitor, READ / 2);
    await editor(visitor).click();
    await visitor.keyboard.press("Control+A");
    await type(visitor, await reference(challenge), 8);
    await visitor.getByRole("button", { name: "Submit" }).click();
    await expect(verdictOf(visitor)).toContainText("Accepted on all", { timeout: 30_000 });
    await draw(visitor, READ);
  });

  const seeker = await (await people.demo("seeker")).page();
  await test.step("a job seeker finds a job by what they proved", async () => {
    await open(seeker, paths.browseJobs);
    const bar = seeker.getByRole("region", { name: "Decide on this job" });
    const interested = bar.getByRole("button", { name: /^Interested/ });
    await expect(interested).toBeVisible();
    await draw(seeker, READ);
    for (const _ of [1, 2]) {
      await seeker.keyboard.press("j");
      await settle(seeker);
      await expect(interested).toBeVisible();
      await draw(seeker, READ / 2);
    }
    await seeker.keyboard.press("i");
    await settle(seeker);
    await draw(seeker, READ);
  });

  const employer = await (await people.demo("admin")).page();
  await test.step("a company reads what its candidates proved", async () => {
    await open(employer, paths.interestedCandidates);
    await expect(employer.getByRole("article").first()).toBeVisible();
    await draw(employer, READ);
    await employer.keyboard.press("j");
    await settle(employer);
    await draw(employer, READ);
  });

  await test.step("and writes to one", async () => {
    await open(employer, paths.messages);
    const field = employer.getByRole("textbox", { name: /^Message to/ });
    await expect(field).toBeVisible();
    await draw(employer, READ / 2);
    await field.click();
    await type(
      employer,
      "Your answer kept its order under load. Does Thursday at ten suit you?",
      9,
    );
    await employer.keyboard.press("Enter");
    await expect(employer.getByRole("log").getByText("Does Thursday at ten")).toBeVisible();
    await draw(employer, READ);
  });
});
