import type { Locator, Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { documents, invited } from "./employer-scenes";
import { expect, phone, test } from "./fixtures";
import { command, type Person } from "./people";

/** A press in its middle reaches it: it is in sight, and nothing lies over it. */
async function expectReachable(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  const isOnTop = () =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((part) =>
        element.contains(document.elementFromPoint(x + width / 2, y + height * part)),
      );
    });
  await expect.poll(isOnTop).toBe(true);
}

/** At the top of the page, in its middle and at its end. */
async function expectReachableEverywhere(page: Page, names: string[]): Promise<void> {
  for (const part of [0, 0.5, 1]) {
    await page.evaluate(
      (share) => scrollTo({ top: share * document.documentElement.scrollHeight }),
      part,
    );
    for (const name of names) {
      await expectReachable(page.getByRole("button", { name, exact: true }));
    }
  }
}

test("on a phone the links below cover no button of a company's challenge", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker("Phil Phone")];
  const invitation = await invited(employer, seeker, "written");

  await test.step("before the start", async () => {
    const page = await seeker.page();
    await page.setViewportSize(phone);
    await page.goto(paths.answerChallenge(invitation));
    await expectReachableEverywhere(page, ["Decline", "Start the challenge"]);
  });

  await test.step("the answer that is decided on", async () => {
    await handIn(seeker, invitation);
    const page = await employer.page();
    await page.setViewportSize(phone);
    await page.goto(paths.employerInvitation(invitation));
    await expectReachableEverywhere(page, ["Reject", "Approve"]);
  });

  await test.step("the editor", async () => {
    const { id } = await command<{ id: string }>(employer, "save_employer_challenge", {
      p_document: documents.code,
    });
    const page = await employer.page();
    await page.setViewportSize(phone);
    await page.goto(paths.employerChallengeEdit(id));
    await expectReachableEverywhere(page, ["Publish"]);
  });
});

test("on a phone the links below cover no button of a job's editor", async ({ people }) => {
  const employer = await people.employer();
  const { id } = await command<{ id: string }>(employer, "save_job", { p_job: { title: "Any" } });
  const page = await employer.page();
  await page.setViewportSize(phone);
  await page.goto(paths.jobEdit(id));
  await expectReachableEverywhere(page, ["Delete draft", "Publish"]);
});

test("at tablet widths everything in the bar fits", async ({ people }) => {
  const everybody = [await people.seeker("Bar Seeker"), await people.employer("Bar Employer")];
  for (const person of everybody) {
    const page = await person.page();
    await page.goto(paths.settings);
    for (const width of [768, 820, 880, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const bar = page.getByRole("banner");
      const box = bar.getByRole("combobox", { name: "Search" });
      await expect(bar.getByRole("link", { name: "Messages" })).toBeVisible();
      if (width < 1024) {
        await bar.getByRole("button", { name: "Search" }).click();
        await expect(box).toBeFocused();
      }
      const { width: wide } = (await box.boundingBox()) ?? { width: 0 };
      expect(wide, `${width} px`).toBeGreaterThanOrEqual(200);
      // The hint stays in its box.
      const overflow = await bar.locator("search form").evaluate((form) => {
        const edge = form.getBoundingClientRect().right;
        return [...form.querySelectorAll("span")].filter(
          (part) => part.getBoundingClientRect().right > edge,
        ).length;
      });
      expect(overflow, `${width} px`).toBe(0);
      if (width < 1024) await bar.getByRole("button", { name: "Close the search" }).click();
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("at 320 px the words of the links below stand apart", async ({ people }) => {
  for (const person of [await people.seeker("Nora Narrow"), await people.employer("Nils Narrow")]) {
    const page = await person.page();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(paths.settings);
    const links = page.getByRole("navigation", { name: "Places" }).getByRole("link");
    await expect(links.first()).toBeVisible();
    // The one that is open is written bolder than the others.
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "page");
      await expectApart(links);
    }
  }
});

async function expectApart(links: Locator): Promise<void> {
  const words = await links.evaluateAll((all) =>
    all.map((link) => {
      const range = document.createRange();
      const word = link.querySelector("span > [aria-hidden]") ?? link.lastElementChild ?? link;
      range.selectNodeContents(word);
      const { left, right } = range.getBoundingClientRect();
      const own = link.getBoundingClientRect();
      return { text: link.textContent, left: left - own.left, right: own.right - right };
    }),
  );
  for (const { text, left, right } of words) {
    expect(Math.min(left, right), `${text}`).toBeGreaterThanOrEqual(0);
  }
}

async function handIn(seeker: Person, invitation: string): Promise<void> {
  await command(seeker, "start_invitation", { p_id: invitation });
  await command(seeker, "submit_invitation", {
    p_id: invitation,
    p_answer: { texts: ["The latencies by minute.", ""] },
  });
}
