import { expect, expectSound, phone, test } from "./fixtures";

test("a job seeker says who they are, and nothing typed is lost", async ({ people }) => {
  const person = await people.newcomer("Wanda Worker");
  const page = await person.page();
  await page.goto("/dashboard/messages");
  await expect(page).toHaveURL(/select-role$/);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Choose an option.")).toBeVisible();
  await page.getByText("I'm looking for work").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Enter by hand" }).click();
  await expect(page.getByRole("heading", { name: "About you" })).toBeVisible();
  await page.getByRole("button", { name: "Open my profile" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByText("Add at least 3 skills.")).toBeVisible();
  await expectSound(page);

  await page.getByLabel("Full name").fill("Wanda Worker");
  await page.getByLabel("Headline").fill("Compilers and a kettle");
  await page.getByLabel("Location").fill("Łódź, Poland");
  await page.getByLabel("Years of experience").fill("9");
  const skills = page.getByRole("combobox", { name: "Skills" });
  for (const skill of ["Rust", "C++", "Kettle repair"]) {
    await skills.fill(skill);
    await skills.press(",");
  }
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByLabel("Headline")).toHaveValue("Compilers and a kettle");
  await page.setViewportSize(phone);
  await expectSound(page);
  await page.getByRole("button", { name: "Open my profile" }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  const { data } = await person.api
    .from("profiles")
    .select("full_name,role,needs_onboarding")
    .single();
  expect(data).toEqual({ full_name: "Wanda Worker", role: "job_seeker", needs_onboarding: false });

  await page.goto("/dashboard/select-role");
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await page.goto("/dashboard/profile/complete-employer-profile");
  await expect(page).toHaveURL(/\/404$/);
});

test("an employer founds a company, which the staff then approves with a reason", async ({
  people,
}) => {
  const person = await people.newcomer("Harriet Hirer");
  const page = await person.page();
  await page.goto("/dashboard");
  await page.getByText("I'm hiring").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/associate-company$/);
  await expectSound(page);
  const company = `Kettle & Söhne ${Date.now()}`;
  await page.getByLabel("Company name").fill(company);
  await page.getByLabel("Your full name").fill("Harriet Hirer");
  await page.getByLabel("Website").fill("not an address");
  await page.getByRole("button", { name: "Create company" }).click();
  await expect(page.getByText(/Enter a web address/)).toBeVisible();
  await page.getByLabel("Website").fill("people.test");
  await page.getByRole("button", { name: "Create company" }).click();
  await expect(page).toHaveURL(/complete-employer-profile$/);
  await page.getByLabel("Tagline").fill("Kettles that compile");
  await page.getByLabel("Size").selectOption("11-50");
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByLabel("Name").last().fill("Blog");
  await page.getByLabel("Address").last().fill("blog.people.test");
  await expectSound(page);
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page).toHaveURL(/employer-profile$/);

  const staff = await (await people.staff()).page();
  await staff.goto("/admin");
  await expect(staff).toHaveURL(/\/admin\/tools$/);
  await staff.getByRole("searchbox").fill(company);
  await staff.getByRole("searchbox").press("Enter");
  await staff.getByRole("link", { name: company }).click();
  await expect(staff.getByText(/Yes: a member's email address/)).toBeVisible();
  await staff.getByRole("button", { name: "Approve" }).click();
  await expect(staff.getByText("Give a reason that helps")).toBeVisible();
  await expectSound(staff);
  await staff.getByLabel("Reason").fill(`The register names ${company}.`);
  await staff.getByRole("button", { name: "Approve" }).click();
  await expect(staff.getByText(`${company}: approved.`)).toBeVisible();
  await staff.getByRole("link", { name: "System", exact: true }).click();
  await staff.getByRole("link", { name: "Audit log" }).click();
  await expect(
    staff.getByRole("row", { name: new RegExp(`register names ${company}`) }),
  ).toContainText("pending → approved");
  await staff.getByLabel("Show").selectOption("company.review");
  await expect(staff).toHaveURL(/action=company.review/);
  await expectSound(staff);
  await staff.setViewportSize(phone);
  await expectSound(staff);
});

test("only staff can open the staff tools", async ({ people }) => {
  const page = await (await people.demo("seeker")).page();
  await page.goto("/admin/tools");
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});
