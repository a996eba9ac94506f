import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, test } from "./fixtures";
import { command, type Person } from "./people";
import { say } from "./scenes";
import { troubleOf } from "./trouble";

/** Ways to make a page do something, each with a number of its own that it would leave behind. */
const corpus = [
  "<script>window.ran = 1</script>",
  '"><img src=x onerror="window.ran = 2">',
  "'><svg/onload=window.ran=3>",
  "[four](javascript:window.ran=4)",
  "[five](data:text/html,<script>alert(5)</script>)",
  "![six](https://evil.example/six.png)",
  '<a href="java&#x09;script:window.ran=7">seven</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.ran=8&gt;">',
  '<iframe srcdoc="<script>parent.ran=9</script>"></iframe>',
  "<style>@import 'https://evil.example/ten.css'; * { background: url(https://evil.example/) }</style>",
  "</title></textarea></script><script>window.ran=11</script>",
  "<form action=javascript:window.ran=12><button autofocus onfocus=window.ran=12>twelve</button></form>",
  '<base href="https://evil.example/">',
  "[fourteen]: javascript:window.ran=14\n\n[fourteen]",
  "<details open ontoggle=window.ran=15>fifteen</details>",
  '<object data="data:text/html,<script>alert(16)</script>"></object><embed src="https://evil.example/">',
  "`</script><script>window.ran=17</script>`",
  '<noscript><p title="</noscript><img src=x onerror=window.ran=18>">',
  "{{constructor.constructor('window.ran=19')()}}",
  "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
];

/** All of it, for fields of several lines. */
const all = corpus.join("\n\n");
/** One of it that fits, for fields of one line; another each time. */
let turn = 0;
const one = (longest = 60) => {
  const fitting = corpus.filter((text) => text.length <= longest && !text.includes("\n"));
  turn += 1;
  return fitting[turn % fitting.length] ?? "";
};

/** What may never come of a page; empty is good. Call it before the page goes anywhere. */
function watch(page: Page): string[] {
  const trouble = troubleOf(page);
  page.on("request", (request) => {
    if (request.url().includes("evil.example")) trouble.push(`asked for ${request.url()}`);
  });
  page.on("framenavigated", (frame) => {
    if (frame.url().includes("evil.example")) trouble.push(`went to ${frame.url()}`);
  });
  return trouble;
}

/** Nothing ran, and nothing that could run has become an element. */
async function inert(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const ran = (window as { ran?: number }).ran;
    const alive = [...document.querySelectorAll("body *")].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith("on") ||
          name === "srcdoc" ||
          (["href", "src", "action", "data", "formaction"].includes(name) &&
            /^\s*(javascript|data:text|https:\/\/evil)/i.test(value)),
      ),
    );
    const foreign = document.querySelectorAll(
      "iframe, object, embed, base, body style, meta[http-equiv=refresh]",
    );
    return [ran, ...[...alive, ...foreign].map((element) => element.outerHTML.slice(0, 200))];
  });
  expect(found).toEqual([undefined]);
}

async function visit(page: Page, trouble: string[], address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await inert(page);
  expect(trouble, address).toEqual([]);
}

/** A seeker in whose profile every text is of the corpus. */
async function furnish(seeker: Person): Promise<string> {
  const { data } = await seeker.api.auth.getUser();
  const id = data.user?.id ?? "";
  const rows = { profile_id: id };
  const tables: Record<string, object> = {
    profile_skills: { ...rows, name: one(), level: 2 },
    experiences: {
      ...rows,
      company_name: one(),
      title: one(),
      location: one(),
      summary: all,
      started_on: "2020-01",
    },
    educations: { ...rows, institution: one(), area: one(), degree: one() },
    profile_links: {
      ...rows,
      kind: "blog",
      label: one(),
      url: "https://a.example/?<script>window.ran=30</script>",
    },
  };
  for (const [table, row] of Object.entries(tables)) {
    const { error } = await seeker.api.from(table).insert(row);
    expect(error, table).toBeNull();
  }
  await command(seeker, "save_featured_project", {
    p_title: one(),
    p_description: all.slice(0, 1900),
    p_stack: [one(40)],
  });
  const { error } = await seeker.api
    .from("profiles")
    .update({ visibility: "open", headline: one(), about: all, location: one() })
    .eq("id", id);
  expect(error).toBeNull();
  const own = await seeker.api.from("profiles").select("slug").single();
  return own.data?.slug;
}

/** An employer whose page and job are of the corpus; the job. */
async function advertise(employer: Person & { companyId: string }): Promise<string> {
  const { data } = await employer.api
    .from("companies")
    .select("version")
    .eq("id", employer.companyId)
    .single();
  await command(employer, "update_company", {
    p_version: data?.version,
    p_company: {
      tagline: one(),
      about: all,
      industry: one(),
      places: [one()],
      tech_stack: [one(40)],
      culture: all,
      benefits: [one()],
      links: [{ label: one(40), url: "https://a.example/?<script>window.ran=31</script>" }],
    },
  });
  await command(employer, "set_interview_steps", {
    p_steps: [{ title: one(), description: all.slice(0, 950) }],
  });
  const { id } = await command<{ id: string }>(employer, "save_job", {
    p_job: {
      title: one(),
      description: all,
      equity: one(),
      interview_process: all,
      seniority: "senior",
      employment_type: "full_time",
      remote_policy: "remote",
      places: [one()],
      countries: ["DE"],
      pay_min: 1,
      pay_max: 2,
      pay_currency: "EUR",
      pay_period: "year",
      skills: [{ slug: "rust", importance: "must" }],
    },
  });
  await command(employer, "publish_job", { p_id: id });
  return id;
}

test("J01 no text that people write runs on the pages of those who read it", async ({ people }) => {
  test.setTimeout(180_000);
  const [seeker, employer] = [
    await people.seeker("Cora Corpus"),
    await people.employer("Cole Corpus"),
  ];
  const slug = await furnish(seeker);
  const job = await advertise(employer);
  const interest = await command<{ id: string }>(seeker, "express_interest", {
    p_job_opening_id: job,
    p_note: all.slice(0, 990),
  });
  const { conversation_id: talk } = await command<{ conversation_id: string }>(
    employer,
    "approve_candidate",
    {
      p_interaction_id: interest.id,
    },
  );
  for (const text of corpus) await say(employer, talk, text);
  await say(seeker, talk, all);
  const { data: company } = await employer.api
    .from("companies")
    .select("slug")
    .eq("id", employer.companyId)
    .single();

  const visitor = await people.visitor();
  const [reader, hirer] = [await seeker.page(), await employer.page()];
  const places: [Page, string[]][] = [
    [visitor, [paths.company(company?.slug), paths.job(job), paths.searchFor("window.ran")]],
    [
      reader,
      [
        paths.profile,
        paths.browseJob(job),
        `${paths.browseJobs}?tab=interests`,
        paths.conversation(talk),
        paths.company(company?.slug),
      ],
    ],
    [
      hirer,
      [
        paths.user(slug),
        paths.candidate(interest.id),
        paths.conversation(talk),
        paths.jobs,
        paths.jobEdit(job),
        paths.companyEdit,
        paths.team,
      ],
    ],
  ];
  await Promise.all(
    places.map(async ([page, addresses]) => {
      const trouble = watch(page);
      for (const address of addresses) await visit(page, trouble, address);
    }),
  );
  await expect(reader.locator("body")).toContainText(company?.slug ? "window.ran" : "");
});
