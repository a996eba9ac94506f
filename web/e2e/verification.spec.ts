import { randomInt } from "node:crypto";
import { expect, expectSound, phone, test } from "./fixtures";
import { codeTo } from "./mailbox";

/** A number that no other test has. */
const someNumber = () => `+49151${randomInt(1_000_000, 9_999_999)}`;

test("a seeker verifies a phone: the profile says so, the number stays theirs alone", async ({
  people,
}) => {
  test.slow();
  const person = await people.seeker("Vera Verified");
  const number = someNumber();
  const page = await person.page();
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: "Verify", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Phone verification" })).toBeVisible();
  const field = page.getByLabel("Phone number");
  await field.fill("0151 2345678");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("Begin with the country code")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(number);
  await expect(page.getByText("Germany", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Send code" }).click();

  const code = await codeTo(people.url, number);
  const typed = page.getByLabel("Code from the SMS");
  await expect(page.getByText("5 of 5 attempts left.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Send again in \d+ s/ })).toBeDisabled();
  await typed.fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(page.getByText("4 attempts left.")).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(phone);
  await expectSound(page);
  // What was sent and tried is known after a reload.
  await page.reload();
  await expect(page.getByText("4 of 5 attempts left.")).toBeVisible();
  await typed.fill(code);
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(page.getByRole("button", { name: "Change number" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Proof of Phone verified" })).toBeVisible();
  await expectSound(page);

  const { data } = await person.api.from("profiles").select("slug").single();
  const visitor = await people.visitor();
  await visitor.goto(`/user/${data?.slug}`);
  const proved = visitor.getByRole("complementary", { name: "Proved on Devproof" });
  await expect(proved.getByText("Phone", { exact: true })).toBeVisible();
  const html = await (await fetch(`${people.url}/user/${data?.slug}`)).text();
  expect(html).toContain("Verified");
  expect(html).not.toContain(number.slice(-7));

  const other = await people.seeker("Otto Other");
  const theirs = await other.page();
  await theirs.goto("/dashboard/verification");
  await theirs.getByLabel("Phone number").fill(number);
  await theirs.getByRole("button", { name: "Send code" }).click();
  await expect(theirs.getByText("You can use a number for 1 account only")).toBeVisible();
});
