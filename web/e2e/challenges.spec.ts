import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { pressOn, tabTo } from "./identity/hands";
import { World } from "./identity/world";
import { command } from "./people";
import { expectNotReloaded, markLoaded } from "./reload";
import { editor, ofChallenge, reference, solve, submit, verdictOf, write } from "./solving";
import { troubleOf } from "./trouble";

const display = "run-lengths-for-a-tiny-display";
/** What else it takes to the second rank. */
const others = [
  "one-page-per-incident",
  "a-zero-that-does-not-stick",
  "ring-log-of-the-last-lines",
  "log-messages-by-shape",
];
/** A right answer in one line, as one can type it: the editor closes brackets and quotes by itself. */
const packed =
  'const packRow = (row) => row.replace(/(.)\\1{0,8}/g, (all, one) => { const odd = /[\\\\\\d]/.test(one); const item = odd ? "\\\\" + one : one; return all.length === 1 ? item : all.length === 2 && !odd ? all : all.length + item; });';
const disputed = "how-many-licences-we-need";

test("a challenge is solved in the browser, and the rank follows", async ({ people }) => {
  test.setTimeout(150_000);
  const person = await people.seeker("Rana Riser");
  for (const slug of others) await solve(person, slug);
  const page = await person.page();
  const trouble = troubleOf(page);

  await test.step("the catalogue shows what is passed and how far the next rank is", async () => {
    await page.goto(paths.challenges);
    const rank = page.getByRole("region", { name: "Your rank" });
    await expect(rank).toContainText("Code Breaker");
    await expect(rank).toContainText("1 more to Code Specialist");
    await page.getByLabel("State").selectOption("Passed");
    await expect(page.getByText(/^4 of \d+ challenges$/)).toBeVisible();
    await page.getByLabel("State").selectOption("Not started");
    await page.getByLabel("Filter challenges by text").fill("tiny display");
    await expect(page).toHaveURL(/q=tiny\+display&state=untouched/);
    await page.getByRole("link", { name: /Run lengths for a tiny display/ }).click();
  });

  await test.step("the answer is judged, test by test", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Run lengths for a tiny display",
    );
    await markLoaded(page);
    await page.getByLabel("Language").selectOption("Python");
    await write(page, await reference(display, "python"));
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(verdictOf(page)).toContainText("Accepted on all", { timeout: 30_000 });
    const strip = page.getByRole("toolbar", { name: /tests passed/ });
    await expect(strip.getByRole("button", { name: /: Accepted, / }).first()).toBeVisible();
    await expect(strip.getByRole("button", { name: /waiting/ })).toHaveCount(0);
  });

  await test.step("the moment is marked once, and the bar has the rank", async () => {
    const moment = page.getByRole("region", { name: "New rank" });
    await expect(moment).toContainText("Code Specialist");
    await expect(moment).toContainText("5 challenges passed");
    await expect(page.getByRole("link", { name: /^Code Specialist, 5 of 10/ })).toBeVisible();
    await moment.getByRole("button", { name: "Close" }).click();
    await expect(moment).toHaveCount(0);
    await expectNotReloaded(page);
    await page.reload();
    await expect(page.getByRole("link", { name: /^Code Specialist/ })).toBeVisible();
    await expect(moment).toHaveCount(0);
  });

  await test.step("the reference and its explanation open", async () => {
    await page.getByRole("link", { name: "Reference" }).click();
    await expect(page.getByRole("textbox", { name: "Reference solution, Python" })).toContainText(
      "def ",
    );
  });

  await test.step("the public profile says in which language", async () => {
    const { data } = await person.api.from("profiles").select("slug").single();
    await page.goto(paths.user(data?.slug));
    const row = page.getByRole("listitem").filter({ hasText: "Run lengths for a tiny display" });
    await expect(row).toContainText("Python");
    await expect(row.getByRole("button", { name: /^Proof of/ })).toBeVisible();
    await expect(page.getByText("Code Specialist")).toBeVisible();
  });
  expect(trouble).toEqual([]);
});

test("an answer fails, and the page says why", async ({ people }) => {
  test.setTimeout(120_000);
  const person = await people.seeker("Fadi Failing");
  const page = await person.page();
  const trouble = troubleOf(page);
  await page.goto(paths.challenge(display));
  await expect(editor(page)).toContainText("packRow");

  await test.step("a run shows input, expected and given of a visible test", async () => {
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(verdictOf(page)).toContainText("Wrong answer on test 1", { timeout: 30_000 });
    const detail = page.getByRole("region", { name: "Test 1" });
    await expect(detail).toContainText('row = "xxxxyy z"');
    await expect(detail.getByRole("region", { name: /What differs/ })).toContainText('"4xyy z"');
  });

  await test.step("an error names the line, in the editor too", async () => {
    await write(
      page,
      "function packRow(row) {\n  console.log('so far');\n  return row.nothing.at(0);\n}\n",
    );
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(verdictOf(page)).toContainText("Runtime error on test 1", { timeout: 30_000 });
    const detail = page.getByRole("region", { name: "Test 1" });
    await expect(detail).toContainText("Line 3");
    await expect(detail).toContainText("so far");
    await expect(page.locator(".cm-markedLine")).toContainText("row.nothing");
  });

  await test.step("an input of one's own runs too", async () => {
    await write(page, await reference(display));
    await page.getByRole("link", { name: "Own input" }).click();
    await page.getByRole("textbox", { name: "row", exact: true }).fill("eee");
    await page.getByRole("button", { name: "Run on this input" }).click();
    await expect(verdictOf(page)).toContainText("It ran", { timeout: 30_000 });
    await expect(page.getByRole("region", { name: "Test 1" })).toContainText('"3e"');
  });

  await test.step("a hidden test keeps its data and says its name", async () => {
    await write(page, await ofChallenge(display, "wrong/rest-of-one.js"));
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(verdictOf(page)).toContainText(/Wrong answer on test \d+ of \d+, hidden: /, {
      timeout: 30_000,
    });
    await expect(page.getByText(/The test data is hidden/)).toBeVisible();
  });

  await test.step("the attempt stays with its code and can be taken back", async () => {
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await write(page, "// started over\n");
    await page.getByRole("link", { name: /^Attempts/ }).click();
    await page.getByRole("link", { name: /Attempt 1/ }).click();
    const panel = page.getByRole("region", { name: "Wrong answer, JavaScript" });
    await expect(panel.getByRole("textbox")).toContainText("packRow");
    await panel.getByRole("button", { name: "Restore in the editor" }).click();
    await expect(editor(page)).toContainText("Writes a rest of one or two");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(editor(page)).toContainText("// started over");
  });

  await test.step("a draft outlives a line that is down, and a reload", async () => {
    await page.context().setOffline(true);
    await write(page, "// written on a train\n");
    await expect(page.getByText("Offline: draft saved in this browser")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^Draft saved/)).toBeVisible({ timeout: 20_000 });
    await page
      .getByRole("region", { name: "Statement" })
      .getByRole("link", { name: "Challenges" })
      .click();
    await expect(page).toHaveURL(/\/dashboard\/challenges$/);
    await page.goBack();
    await expect(editor(page)).toContainText("// written on a train");
    await page.reload();
    await expect(editor(page)).toContainText("// written on a train");
  });
  expect(trouble.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
});

test("a counterexample is confirmed, and ranks move", async ({ browser }) => {
  test.setTimeout(180_000);
  // Of a world without the demo's people, who would all be judged again.
  const world = await World.open(browser, {});
  const { people } = world;
  const [finder, other, staff] = [
    await people.seeker("Dora Disputes"),
    await people.seeker("Otis Other"),
    await people.staff(),
  ];
  for (const slug of [...others, disputed]) await solve(other, slug);
  expect(await submit(finder, disputed, await ofChallenge(disputed, "wrong/opens-first.js"))).toBe(
    "wrong_answer",
  );
  const watched = await other.page();
  await watched.goto(paths.challenge(disputed));
  await expect(watched.getByRole("link", { name: /^Code Specialist, 5 of 10/ })).toBeVisible();

  const claim = `A seat that changes hands is two seats. ${finder.email}`;
  await test.step("a person reports an error with a counterexample", async () => {
    const page = await finder.page();
    await page.goto(paths.challenge(disputed));
    await page.getByRole("button", { name: "Report an error in this challenge" }).click();
    const dialog = page.getByRole("dialog", { name: "Report a wrong test" });
    await dialog.getByRole("button", { name: "Send counterexample" }).click();
    await expect(dialog.getByText("Describe what's wrong in one or two sentences.")).toBeVisible();
    await dialog.getByLabel("What's wrong").fill(claim);
    await dialog.getByLabel("sessions").fill("[[0, 50], [50, 80]]");
    await dialog.getByLabel("What you expect").fill("[2, 50, 51]");
    await dialog.getByRole("button", { name: "Send counterexample" }).click();
    await expect(dialog).toHaveCount(0);
    const mine = page.getByRole("region", { name: "Your counterexamples" });
    await expect(mine).toContainText("Waiting for staff");
    await expect(mine).toContainText(claim);
  });

  await test.step("staff see what the references gave, and confirm", async () => {
    const page = await staff.page();
    await page.goto(paths.adminDisputes);
    await page.getByRole("link", { name: new RegExp(finder.email) }).click();
    const panel = page.getByRole("region", { name: "How many licences we need" });
    await expect(panel).toContainText("sessions = [[0,50],[50,80]]");
    await expect(panel.getByLabel("The right answer on this input")).toHaveValue("[2,50,51]");
    await panel.getByRole("button", { name: "Confirm" }).click();
    await expect(panel.getByText("Give a reason.")).toBeVisible();
    await panel.getByLabel("Reason").fill("The statement can be read so.");
    await panel.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(/Confirmed as “/)).toBeVisible();
  });

  await test.step("passed submissions are judged again, and ranks are updated", async () => {
    await expect(watched.getByRole("link", { name: /^Code Breaker, 4 of 5/ })).toBeVisible({
      timeout: 60_000,
    });
    await watched.getByRole("link", { name: /^Attempts/ }).click();
    await expect(watched.getByText("Attempt 1 on newer tests")).toBeVisible();
  });

  await test.step("the finder is credited", async () => {
    const page = await finder.page();
    await page.goto(paths.challenge(disputed));
    await expect(page.getByRole("region", { name: "Your counterexamples" })).toContainText(
      "Confirmed",
    );
    await expect(page.getByRole("link", { name: "Dora Disputes" })).toBeVisible();
    const standing = await command<{ completed: number }>(other, "get_rank_progress", {});
    expect(standing.completed).toBe(4);
  });
  await world.close();
});

test("without a mouse: from the catalogue to a verdict", async ({ people }) => {
  test.setTimeout(90_000);
  const page = await (await people.seeker("Kata Keys")).page();
  await page.goto(paths.challenges);
  await expect(page.getByText(/^\d+ challenges$/)).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Filter challenges by text")).toBeFocused();
  await page.keyboard.type("tiny display");
  await expect(page.getByText(/^1 of \d+ challenges$/)).toBeVisible();
  await pressOn(page, page.getByRole("link", { name: /Run lengths for a tiny display/ }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await test.step("the answer is typed; Tab indents and stays in the editor", async () => {
    await tabTo(page, editor(page));
    await page.keyboard.press("Control+A");
    await page.keyboard.type("function packRow(row) { return row }");
    await expect(editor(page)).toHaveText("function packRow(row) { return row }");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("// indented");
    await expect(editor(page)).toHaveText("function packRow(row) { return row }  // indented");
    await expect(editor(page)).toBeFocused();
  });

  await test.step("it runs by a chord, and the focus stays where one types", async () => {
    await page.keyboard.press("Control+Enter");
    await expect(verdictOf(page)).toContainText("Wrong answer on test 1", { timeout: 30_000 });
    await expect(editor(page)).toBeFocused();
  });

  await test.step("a right answer is typed and handed in by a chord", async () => {
    await page.keyboard.press("Control+A");
    await page.keyboard.type(packed);
    await expect(editor(page)).toHaveText(packed);
    await page.keyboard.press("Control+Shift+Enter");
    await expect(verdictOf(page)).toContainText("Accepted", { timeout: 30_000 });
    await expect(editor(page)).toBeFocused();
  });

  await test.step("Escape, then Tab leaves the editor, and the tests are read by arrows", async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(editor(page)).not.toBeFocused();
    const strip = page.getByRole("toolbar", { name: /tests passed/ });
    await tabTo(page, strip.getByRole("button").first());
    await page.keyboard.press("ArrowRight");
    await expect(strip.getByRole("button").nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Test 2" })).toBeVisible();
  });
});

test("on a phone: statement, editor and results are tabs", async ({ people }) => {
  test.setTimeout(90_000);
  const page = await (await people.seeker("Pia Phone")).page();
  await page.setViewportSize(phone);
  await page.goto(paths.challenge(display));
  const parts = page.getByRole("navigation", { name: "Parts of the challenge" });
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(editor(page)).toBeHidden();
  await parts.getByRole("link", { name: "Editor" }).click();
  await write(page, await reference(display));
  const size = await editor(page).evaluate((element) => getComputedStyle(element).fontSize);
  expect(size).toBe("16px");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(verdictOf(page)).toContainText("Accepted", { timeout: 30_000 });
  await expectSound(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/view=results/);
});

test("a solution in Rust, from its starter to the proof", async ({ people }) => {
  test.setTimeout(150_000);
  const person = await people.seeker("Rosa Rustic");
  const page = await person.page();
  const trouble = troubleOf(page);
  await page.goto(paths.challenge(display));
  await page.getByLabel("Language").selectOption("Rust");

  await test.step("the starter is made of the signature, and limits are those of the language", async () => {
    await expect(editor(page)).toContainText("pub fn pack_row(row: String) -> String");
    const statement = page.getByRole("region", { name: "Statement" });
    await expect(statement).toContainText("Each test may take 400 ms and 128 MB in Rust.");
    await expect(statement).toContainText("pack_row(row: string) → string");
  });

  await test.step("what the compiler says is shown with the line", async () => {
    await write(page, "pub fn pack_row(row: String) -> String {\n    missing\n}\n");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(verdictOf(page)).toContainText("Compile error", { timeout: 60_000 });
    const results = page.getByRole("region", { name: "Results" });
    await expect(results).toContainText("cannot find value `missing` in this scope");
    await expect(results).toContainText("Line 2:");
  });

  await test.step("what it prints is shown beside its answer", async () => {
    await write(
      page,
      'pub fn pack_row(row: String) -> String {\n    println!("{} letters", row.len());\n    row\n}\n',
    );
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(verdictOf(page)).toContainText("Wrong answer on test 1", { timeout: 60_000 });
    await expect(page.getByRole("region", { name: "Test 1" })).toContainText("8 letters");
  });

  await test.step("the answer is accepted and counts", async () => {
    await write(page, await reference(display, "rust"));
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(verdictOf(page)).toContainText("Accepted on all", { timeout: 60_000 });
    const { data } = await person.api.from("profiles").select("slug").single();
    await page.goto(paths.user(data?.slug));
    await expect(
      page.getByRole("listitem").filter({ hasText: "Run lengths for a tiny display" }),
    ).toContainText("Rust");
  });

  await test.step("the catalogue finds it by its language, and C++, Go and Java are judged as well", async () => {
    await page.goto(`${paths.challenges}?language=rust`);
    await expect(page.getByRole("link", { name: /Run lengths for a tiny display/ })).toBeVisible();
    const other = await people.seeker("Cyrus Compiled");
    await solve(other, display, "cpp");
    await solve(other, "longest-steady-stretch", "go");
    await solve(other, "settings-as-they-were", "java");
  });
  expect(trouble).toEqual([]);
});
