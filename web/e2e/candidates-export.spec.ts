import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { type Schema, Validator } from "jsonschema";
import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { command } from "./people";
import { openJob } from "./scenes";
import { statements } from "./server";

const schemaFile = new URL("../node_modules/@jsonresume/schema/schema.json", import.meta.url);

/** Chooses a line of the export menu and gives the file. */
async function exported(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: item }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("approved candidates of a job are taken out as CSV and as JSON Resume", async ({ people }) => {
  test.slow();
  const admin = await people.employer("Elke Export", { tier: "employer_core" });
  const job = await openJob(admin, "Export engineer");
  const names = ["Una Out", "Duo Out"];
  const page = await admin.page();
  await page.goto(paths.interestedCandidates);
  const seekers = [];
  for (const name of names) seekers.push(await people.seeker(name));
  const interests = [];
  for (const seeker of seekers) {
    const { id } = await command<{ id: string }>(seeker, "express_interest", {
      p_job_opening_id: job,
      p_source: "discover",
    });
    interests.push(id);
  }

  await test.step("a job has to be chosen, and the plan has to include it", async () => {
    await page.goto(paths.interestedCandidates);
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await expect(page.getByText("Choose a job to export its candidates.")).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "CSV" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expectSound(page);
    await page.goto(paths.candidatesOfJob(job));
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("menuitem", { name: "CSV" }).click();
    await expect(page.getByText("It's part of Flagship.")).toBeVisible();
  });

  await statements(
    `insert into private.company_plans (company_id, tier) values ('${admin.companyId}', 'flagship')`,
  );

  await test.step("nobody is approved", async () => {
    await page.goto(paths.candidatesOfJob(job));
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("menuitem", { name: "CSV" }).click();
    await expect(page.getByText("Nothing to export.")).toBeVisible();
  });

  for (const id of interests) await command(admin, "approve_candidate", { p_interaction_id: id });

  await test.step("CSV", async () => {
    await page.goto(`${paths.candidatesOfJob(job)}&status=approved`);
    await expect(page.getByRole("link", { name: /Una Out/ }).first()).toBeVisible();
    const { name, bytes } = await exported(page, "CSV");
    expect(name).toMatch(/^candidates-export-engineer-\d{4}-\d\d-\d\d\.csv$/);
    const lines = bytes.toString("utf8").trimEnd().split("\r\n");
    expect(lines[0]).toBe("\uFEFFname,headline,stage,decided_at,match_score,proofs,link");
    expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(names);
    expect(lines[1]).toContain(",Systems programmer,Screening,");
    expect(lines[1]).not.toContain("@people.test");
  });

  await test.step("JSON Resume", async () => {
    const { name, bytes } = await exported(page, "JSON Resume documents (ZIP)");
    expect(name).toMatch(/^candidates-export-engineer-.*\.zip$/);
    const documents = Object.entries(unzipSync(bytes));
    expect(documents).toHaveLength(2);
    const schema: Schema = JSON.parse(await readFile(schemaFile, "utf8"));
    for (const [file, content] of documents) {
      expect(file).toMatch(/^[a-z0-9-]+-[0-9a-f]{8}\.json$/);
      const document: unknown = JSON.parse(strFromU8(content));
      expect(new Validator().validate(document, schema).errors).toEqual([]);
      expect(document).toMatchObject({
        basics: { label: "Systems programmer", location: { address: "Berlin, Germany" } },
        skills: expect.arrayContaining([expect.objectContaining({ name: "Rust" })]),
        devproof: { job_opening_id: job, stage: "Screening" },
      });
    }
  });

  for (const viewport of [{ width: 820, height: 1000 }, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(paths.candidatesOfJob(job));
    await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
    await expectSound(page);
  }
});
