import { paths } from "../src/lib/paths";
import { expect, test } from "./fixtures";
import { faultsOf } from "./valid-html";

test("every public page is valid HTML before any script", async ({ request, people }) => {
  const seeker = await people.demo("seeker");
  const { data: profile } = await seeker.api.from("profiles").select("slug").single();
  const { data: jobs } = await seeker.api
    .from("job_openings")
    .select("id")
    .eq("is_public", true)
    .limit(3);
  for (const [address, status] of [
    [paths.home, 200],
    [paths.why, 200],
    [paths.careers, 200],
    [paths.terms, 200],
    [paths.privacy, 200],
    [paths.signIn, 200],
    [paths.signUp, 200],
    [paths.search, 200],
    ["/jobs", 200],
    ["/jobs?q=rust&remote=remote", 200],
    ["/jobs?q=nothing+is+called+this", 200],
    ["/companies", 200],
    ["/companies?q=hal", 200],
    ["/challenges", 200],
    [paths.user(profile?.slug), 200],
    [paths.company("halyard"), 200],
    ...(jobs ?? []).map(({ id }) => [paths.job(id), 200] as const),
    ["/nowhere", 404],
    ["/user/nobody-is-called-this", 404],
    [paths.shortLink("000000000000"), 404],
  ] as const) {
    await test.step(address, async () => {
      const answer = await request.get(address, { headers: { accept: "text/html" } });
      expect(answer.status(), address).toBe(status);
      expect(faultsOf(await answer.text()), address).toEqual([]);
    });
  }
});

test("faults are found", () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>a</title></head><body>${body}</body></html>`;
  expect(faultsOf(page("<h1>A</h1><p>b</p>"))).toEqual([]);
  for (const wrong of [
    '<h1>A</h1><p class="a" class="b">c</p>',
    "<h1>A</h1><h1>B</h1>",
    "<p>b</p>",
    '<h1 id="a">A</h1><p id="a">b</p>',
    '<h1>A</h1><img src="a.png">',
    '<h1>A</h1><label for="b">c</label>',
    '<h1>A</h1><table align="left"></table>',
    "<h1>A</h1><center>b</center>",
  ]) {
    expect(faultsOf(page(wrong)), wrong).not.toEqual([]);
  }
});
