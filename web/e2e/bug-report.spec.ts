import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";

/** A picture of its own, made in the page and pasted into the focused field. */
function paste(this: void) {
  const canvas = document.createElement("canvas");
  canvas.width = 640;
  canvas.height = 360;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = "rebeccapurple";
  pen.fillRect(0, 0, 640, 360);
  return new Promise<void>((resolve) =>
    canvas.toBlob((blob) => {
      const clipboardData = new DataTransfer();
      if (blob) clipboardData.items.add(new File([blob], "image.png", { type: "image/png" }));
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      resolve();
    }, "image/png"),
  );
}

test("a bug is reported with a pasted screenshot, answered by staff, and the answer read", async ({
  people,
}) => {
  const [seeker, staff] = [await people.seeker("Bea Bugfinder"), await people.staff()];
  const page = await seeker.page();
  await page.goto(paths.reportBug);
  const words = page.getByLabel("What happened?");
  const send = page.getByRole("button", { name: "Send bug report" });

  await test.step("nothing is sent without words; the browser's facts are shown before", async () => {
    await send.click();
    await expect(page.getByText("Describe what happened.")).toBeVisible();
    const facts = page.getByRole("region", { name: "Sent with your report" });
    await expect(facts.getByText("Mozilla/5.0")).toBeVisible();
    await expect(page.getByText("No bug reports yet.")).toBeVisible();
  });

  await test.step("a screenshot is pasted", async () => {
    await words.fill("The list of jobs stays empty");
    await words.focus();
    await page.evaluate(paste);
    await expect(page.getByRole("img", { name: "Screenshot to send" })).toBeVisible();
    await expectSound(page);
    await page.screenshot({ path: "test-results/bug-form-1280.png", fullPage: true });
    await send.click();
    await expect(page.getByText("Bug report sent. Thank you.")).toBeVisible();
    const own = page.getByRole("list", { name: "Your bug reports" });
    await expect(own.getByText("with a screenshot")).toBeVisible();
    await expect(own.getByText("Open", { exact: true })).toBeVisible();
  });

  await test.step("a second one within 5 minutes is refused with the time left", async () => {
    await words.fill("Another thing");
    await send.click();
    await expect(page.getByText("You can send a bug report every 5 minutes.").last()).toBeVisible();
    await expect(page.getByText(/Send this one in [0-5]:\d\d/)).toBeVisible();
    await expect(words).toHaveValue("Another thing");
    await expectSound(page);
  });

  await test.step("staff see it and answer", async () => {
    const desk = await staff.page();
    await desk.goto(paths.adminBugs);
    await desk.getByRole("link", { name: /Bea Bugfinder/ }).click();
    await expect(desk.getByRole("img", { name: /^Screenshot/ })).toBeVisible();
    await expect(desk.getByText("Mozilla/5.0")).toBeVisible();
    await expectSound(desk);
    await desk.screenshot({ path: "test-results/bug-desk-1280.png", fullPage: true });
    await desk.getByRole("button", { name: "Save and notify" }).click();
    await expect(desk.getByText("Give a reason.")).toBeVisible();
    const answer = desk.getByRole("region", { name: "Answer" });
    await answer.getByLabel("State").selectOption("Fixed");
    await answer.getByLabel("Answer").fill("The list fills again. Thank you.");
    await answer.getByLabel("Reason").fill("Seen in the logs");
    await desk.getByRole("button", { name: "Save and notify" }).click();
    await expect(desk.getByText("Saved. The person is notified.")).toBeVisible();
    await desk.setViewportSize(phone);
    await expectSound(desk);
    await desk.screenshot({ path: "test-results/bug-desk-390.png", fullPage: true });
  });

  await test.step("the person is notified, and reads the answer", async () => {
    await page.goto(paths.notifications);
    await page.getByRole("link", { name: /The bug you reported is fixed/ }).click();
    await expect(page.getByText("The list fills again. Thank you.")).toBeVisible();
    await expect(page.getByText("Fixed", { exact: true })).toBeVisible();
    await page.setViewportSize(phone);
    await expectSound(page);
    await page.screenshot({ path: "test-results/bug-form-390.png", fullPage: true });
  });
});

test("a screenshot is chosen as a file, taken back and chosen again; what is no picture is refused", async ({
  people,
}) => {
  const page = await (await people.seeker("Fay Filechooser")).page();
  await page.goto(paths.reportBug);
  await page.getByLabel("What happened?").fill("The chart has no axis");
  const files = page.getByLabel("Choose a screenshot");
  const preview = page.getByRole("img", { name: "Screenshot to send" });

  await files.setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("No picture"),
  });
  await expect(page.getByText("notes.txt is not one of: PNG")).toBeVisible();
  await expect(preview).toHaveCount(0);

  await files.setInputFiles("../docs/pictures/home-1280-light.png");
  await expect(preview).toBeVisible();
  await page.getByRole("button", { name: "Remove screenshot" }).click();
  await expect(preview).toHaveCount(0);
  await files.setInputFiles("../docs/pictures/home-1280-light.png");
  await expect(preview).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Send bug report" }).click();
  await expect(page.getByText("Bug report sent. Thank you.")).toBeVisible();
  const own = page.getByRole("list", { name: "Your bug reports" });
  await expect(own.getByText("with a screenshot")).toBeVisible();
});

test("a tab of the settings that there isn't says so and offers the others", async ({ people }) => {
  const page = await (await people.seeker()).page();
  await page.goto(`${paths.settings}?tab=nonsense`);
  await expect(page.getByText("There's no such tab in your settings.")).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Settings" });
  await expect(tabs.locator("[aria-current]")).toHaveCount(0);
  await tabs.getByRole("link", { name: "Report a bug" }).click();
  await expect(page.getByRole("heading", { name: "Report a bug" })).toBeVisible();
});
