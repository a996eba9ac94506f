import type { Page, Route } from "@playwright/test";
import { matchPath } from "react-router";
import { pages } from "../src/app/pages";
import { paths } from "../src/lib/paths";
import { invited } from "./employer-scenes";
import { expect, expectApp, expectSound, expectWithin, phone, test } from "./fixtures";
import { interviewed } from "./interview-answers";
import { begin, furnish } from "./interview-scenes";
import { command, type People, type Person } from "./people";
import { inviteToJob, openJob } from "./scenes";
import { expectStill, watchShifts } from "./shifts";
import { troubleOf } from "./trouble";

/** An address, or one that is found out when somebody is there to ask; then its page's path stands beside it. */
type Place = string | { page: string; find: (person: Person) => Promise<string> };

/** Somebody who looks at pages, and which. */
type Visit = {
  who: string;
  person: ((people: People) => Promise<Person>) | null;
  at: Place[];
  /** The states of failing are looked at as well. */
  failing?: true;
};

const aJob = (status: string, tab = ""): Place => ({
  page: `${paths.jobs}/:id`,
  find: async (person) => paths.jobOverview(await someJob(person, status)) + tab,
});
const aJobEdited = (status: string, tab = ""): Place => ({
  page: `${paths.jobs}/:id/edit`,
  find: async (person) => paths.jobEdit(await someJob(person, status)) + tab,
});
const aConversation: Place = {
  page: paths.messages,
  find: async (person) => paths.conversation(await someConversation(person)),
};
const aCompany: Place = {
  page: "/company/:slug",
  find: async ({ api }) => {
    const { data } = await api.from("companies").select("slug").order("created_at").limit(1);
    return paths.company(data?.[0]?.slug);
  },
};
/** An import of three rows: a new one, one with notes, a broken one. */
const anImport = (show = ""): Place => ({
  page: paths.jobImport,
  find: async (person) => `${paths.jobImport}?import=${await someImport(person)}${show}`,
});
const aPerson: Place = {
  page: "/user/:slug",
  find: async ({ api }) => {
    const { data } = await api.from("profiles").select("slug").single();
    return paths.user(data?.slug);
  },
};
const aPublicJob: Place = {
  page: "/job/:id",
  find: async (person) => paths.job(await someJob(person, "open")),
};
const aCandidate: Place = {
  page: paths.interestedCandidates,
  find: async (person) => paths.candidate(await someCandidate(person)),
};
/** Up to four candidates of one job. */
const aComparison: Place = {
  page: paths.compare,
  find: async (person) => paths.compareCandidates(await someCandidatesOfAJob(person)),
};

/** A challenge; of somebody who has solved one, that one. */
const aChallenge = (show = ""): Place => ({
  page: `${paths.challenges}/:slug`,
  find: async (person) => paths.challenge(await someChallenge(person)) + show,
});
/** What stands behind a challenge that somebody passed; of a job seeker, one of their own. */
const aProof = (show = ""): Place => ({
  page: "/dashboard/proofs/:slug/:challenge",
  find: async (person) => (await someProof(person)) + show,
});
const aChallengeEdited = (tab = ""): Place => ({
  page: "/dashboard/employer-challenges/:id/edit",
  find: async ({ api }) => {
    const { data } = await api.from("employer_challenges").select("id").limit(1);
    return paths.employerChallengeEdit(data?.[0]?.id) + tab;
  },
});
const anInvitation: Place = {
  page: "/dashboard/employer-challenges/:invitationId",
  find: async (person) => paths.employerInvitation(await someInvitation(person)),
};
const aChallengeToAnswer: Place = {
  page: "/dashboard/challenges/employer/:invitationId",
  find: async (person) => paths.answerChallenge(await someInvitation(person)),
};

/** The newest interview of whoever looks. */
const anInterview = (show = ""): Place => ({
  page: `${paths.interview}/:id`,
  find: async (person) => paths.interviewAttempt(await someInterview(person)) + show,
});

/** Somebody with an open checkout: that one. */
const aCheckout: Place = {
  page: "/dashboard/checkout/:id",
  find: async (person) => {
    const { id } = await command<{ id: string }>(person, "start_checkout", {
      p_id: crypto.randomUUID(),
      p_tier_id: "pro",
      p_billing_interval: "month",
    });
    return paths.checkout(id);
  },
};

const missingDesign = paths.practiceDesign("nothing-is-called-like-this");

const visits: Visit[] = [
  {
    who: "nobody",
    person: null,
    at: [
      paths.home,
      paths.signIn,
      `${paths.signIn}?method=mail`,
      `${paths.signIn}?method=phone`,
      paths.signUp,
      paths.signInSso,
      paths.authCallback,
      `${paths.authCallback}?error=access_denied&error_code=bad_oauth_state`,
      paths.confirmEmail,
      paths.resetPassword,
      paths.restoreAccount,
      `${paths.restoreAccount}?token=used`,
      paths.undo,
      `${paths.unsubscribe}?token=approved.token`,
      paths.unsubscribe,
      paths.acceptInvite,
      `${paths.acceptInvite}?token=unknown`,
      paths.notFound,
      "/nowhere",
      paths.company("halyard"),
      paths.user("mira-okafor"),
      paths.publicJobs,
      `${paths.publicJobs}?level=intern&pay=900000`,
      paths.publicCompanies,
      paths.publicChallenges,
      paths.tryout,
      paths.tryoutOf("one-page-per-incident"),
      `${paths.tryoutOf("one-page-per-incident")}?view=results`,
      paths.tryoutOf("nothing"),
      paths.sampleInterview,
      `${paths.sampleInterview}?view=conversation`,
      paths.why,
      paths.careers,
      paths.terms,
      paths.privacy,
      paths.search,
      paths.searchFor("rust"),
      paths.searchFor("nothing is called like this"),
      paths.gallery,
    ],
  },
  {
    who: "a newcomer",
    person: (people) => people.newcomer("Nils Newcomer"),
    at: [paths.selectRole],
  },
  {
    who: "a job seeker who begins",
    person: async (people) => {
      const person = await people.newcomer("Simon Start");
      await command(person, "choose_role", { p_role: "job_seeker" });
      return person;
    },
    at: [paths.selectRole, paths.onboardingImport],
  },
  {
    who: "an employer without a company",
    person: async (people) => {
      const person = await people.newcomer("Elsa Employer");
      await command(person, "choose_role", { p_role: "employer" });
      return person;
    },
    at: [paths.associateCompany],
  },
  {
    who: "an employer whose company waits for approval",
    person: (people) => people.employer("Paula Pending", { approved: false }),
    at: [
      paths.completeEmployerProfile,
      paths.employerProfile,
      paths.companyEdit,
      paths.jobs,
      paths.jobNew,
      paths.jobImport,
      paths.interestedCandidates,
      paths.searchFor("rust"),
      paths.messages,
    ],
  },
  {
    who: "a seeker with nothing yet",
    person: (people) => people.seeker("Ines Initial"),
    at: [
      paths.careerIntelligence,
      paths.profile,
      paths.analytics,
      paths.profileImport,
      `${paths.browseJobs}?tab=saved`,
      `${paths.browseJobs}?tab=interests`,
      paths.jobInvitations,
      `${paths.browseJobs}?q=nothing+is+called+like+this`,
      paths.messages,
      paths.notifications,
      paths.verification,
      paths.challenges,
      `${paths.challenges}?q=zebra&difficulty=hard`,
      aChallenge(),
      aChallenge("?view=editor&show=attempts"),
      paths.challenge("nothing-is-called-like-this"),
      paths.subscriptionTiers,
      `${paths.subscriptionTiers}?interval=year`,
      paths.subscriptionSettings,
      aCheckout,
      paths.checkout("00000000-0000-4000-8000-000000000000"),
    ],
  },
  {
    who: "a seeker",
    person: (people) => people.demo("seeker"),
    at: [
      paths.careerIntelligence,
      paths.profile,
      paths.browseJobs,
      `${paths.browseJobs}?tab=saved`,
      `${paths.browseJobs}?tab=featured`,
      `${paths.browseJobs}?tab=interests`,
      paths.searchFor("senior rust", "companies"),
      paths.messages,
      aConversation,
      aCompany,
      aPerson,
      aPublicJob,
      paths.settings,
      paths.notifications,
      paths.notificationSettings,
      `${paths.settings}?tab=privacy`,
      paths.subscriptionSettings,
      paths.subscriptionTiers,
      paths.danger,
      `${paths.profile}?edit=avatar`,
      `${paths.profile}?edit=projects.new`,
      `${paths.profile}?edit=languages.new`,
      `${paths.profile}?edit=certificates.new`,
      paths.analytics,
      `${paths.analytics}?by=week`,
      paths.analyticsDefinitions,
      paths.whySignedIn,
    ],
    failing: true,
  },
  {
    who: "a seeker who solves challenges",
    person: (people) => people.demo("seeker"),
    at: [
      paths.challenges,
      `${paths.challenges}?state=solved`,
      aChallenge(),
      aChallenge("?view=results"),
      aChallenge("?view=results&show=input"),
      aChallenge("?view=results&show=attempts"),
      aChallenge("?view=results&show=solution"),
      aProof(),
      aProof("?as=employer"),
      paths.proof("nobody-of-this-name", "nothing"),
    ],
    failing: true,
  },
  {
    who: "a company's admin",
    person: (people) => people.demo("admin"),
    at: [
      paths.employerProfile,
      paths.companyEdit,
      paths.companySso,
      paths.webhooks,
      paths.team,
      paths.employerSubscriptionTiers,
      paths.subscriptionSettings,
      paths.completeEmployerProfile,
      paths.jobs,
      paths.jobNew,
      paths.jobImport,
      aJob("open"),
      aJob("open", "?tab=preview"),
      aJobEdited("open"),
      aJobEdited("open", "?tab=weights"),
      paths.searchFor("rust", "people"),
      paths.interestedCandidates,
      `${paths.interestedCandidates}?tab=shared`,
      `${paths.interestedCandidates}?view=board`,
      aCandidate,
      aProof(),
      aComparison,
      paths.watchlist,
      aConversation,
      aCompany,
      paths.employerAnalytics,
      `${paths.employerAnalytics}?by=month`,
    ],
    failing: true,
  },
  {
    who: "a recruiter",
    person: (people) => people.demo("recruiter"),
    at: [
      paths.employerProfile,
      paths.companySso,
      paths.webhooks,
      paths.settings,
      paths.notificationSettings,
      `${paths.settings}?tab=privacy`,
      paths.subscriptionSettings,
      paths.danger,
      paths.jobs,
      paths.interestedCandidates,
      paths.messages,
    ],
  },
  {
    who: "an employer with a draft and no candidates",
    person: async (people) => {
      const person = await people.employer("Edda Empty");
      await command(person, "save_job", { p_job: { title: "A draft" } });
      await openJob(person);
      return person;
    },
    at: [
      paths.jobs,
      `${paths.jobs}?status=closed`,
      `${paths.jobs}?title=nothing+of+that+name`,
      aJob("draft"),
      aJobEdited("draft"),
      anImport(),
      anImport("&show=broken"),
      paths.interestedCandidates,
      `${paths.interestedCandidates}?tab=shared`,
      paths.watchlist,
      paths.employerAnalytics,
      paths.compare,
      paths.compareCandidates(["unknown", "00000000-0000-4000-8000-000000000000"]),
      paths.invitedCandidates,
      paths.messages,
    ],
  },
  {
    who: "an employer who invited someone to a job",
    person: async (people) => {
      const [employer, seeker] = [await people.employer("Elin Inviting"), await people.seeker()];
      await inviteToJob(employer, seeker);
      return employer;
    },
    at: [paths.invitedCandidates, `${paths.invitedCandidates}&status=declined`],
    failing: true,
  },
  {
    who: "a seeker who is invited to a job",
    person: async (people) => {
      const [employer, seeker] = [await people.employer(), await people.seeker("Ida Invited")];
      await inviteToJob(employer, seeker);
      return seeker;
    },
    at: [paths.jobInvitations, `${paths.settings}?tab=privacy`],
    failing: true,
  },
  {
    who: "an employer who sent a challenge",
    person: async (people) => {
      const [employer, seeker] = [await people.employer("Ella Examiner"), await people.seeker()];
      await invited(employer, seeker, "code");
      return employer;
    },
    at: [
      paths.employerChallenges,
      `${paths.employerChallenges}?tab=drafts`,
      paths.employerChallengeNew,
      aChallengeEdited(),
      aChallengeEdited("?tab=json"),
      aChallengeEdited("?tab=preview"),
      anInvitation,
    ],
    failing: true,
  },
  {
    who: "a seeker with a challenge to draw",
    person: async (people) => {
      const [employer, seeker] = [await people.employer(), await people.seeker("Ivo Invited")];
      const id = await invited(employer, seeker, "system_design");
      await command(seeker, "start_invitation", { p_id: id });
      return seeker;
    },
    at: [aChallengeToAnswer],
    failing: true,
  },
  {
    who: "a seeker before a first interview",
    person: (people) => people.seeker("Iris Interested"),
    at: [
      paths.interview,
      `${paths.interview}?as=staff`,
      paths.practice,
      paths.practiceDesign("orders-outlive-a-zone"),
      missingDesign,
    ],
    failing: true,
  },
  {
    who: "a seeker in an interview",
    person: async (people) => {
      const person = await people.seeker("Ines Interview");
      await begin(person);
      return person;
    },
    at: [
      paths.interview,
      anInterview(),
      anInterview("?view=estimates"),
      anInterview("?view=board"),
      anInterview("?view=board&form=text&aside=drill"),
    ],
    failing: true,
  },
  {
    who: "a seeker with a score",
    person: async (people) => {
      const person = await people.seeker("Sara Scored");
      await interviewed(person);
      return person;
    },
    at: [
      paths.interview,
      anInterview(),
      anInterview("?view=notes"),
      anInterview("?view=conversation"),
      anInterview("?view=estimates"),
      anInterview("?view=drill"),
    ],
    failing: true,
  },
  {
    who: "a seeker in mid-interview",
    person: async (people) => {
      const seeker = await people.seeker("Rolf Room");
      await furnish(seeker, await begin(seeker));
      return seeker;
    },
    at: [
      anInterview("?statement=yes"),
      anInterview("?view=estimates"),
      anInterview("?view=board&aside=drill"),
      anInterview("?view=board&form=text"),
    ],
  },
  {
    who: "staff",
    person: (people) => people.staff(),
    at: [
      paths.adminTools,
      `${paths.adminTools}?status=rejected`,
      paths.adminDomains,
      paths.adminChallenges,
      paths.adminReports,
      `${paths.adminReports}?state=closed`,
      paths.adminJobs,
      `${paths.adminJobs}?show=all&q=engineer`,
      paths.adminFeedback,
      `${paths.adminFeedback}?role=employer&view=everything`,
      paths.adminBugs,
      `${paths.adminBugs}?state=fixed`,
      paths.adminDisputes,
      `${paths.adminDisputes}?state=rejected`,
      paths.adminInterviews,
      `${paths.adminInterviews}?tab=done`,
      `${paths.adminInterviews}?tab=unscored`,
      paths.adminPeople,
      `${paths.adminPeople}?q=mira&role=job_seeker`,
      paths.adminFeatured,
      paths.adminSubmissions,
      `${paths.adminSubmissions}?trouble=failed`,
      paths.adminScores,
      paths.adminNumbers,
      paths.adminOutbox,
      `${paths.adminOutbox}?state=failed`,
      paths.adminAudit,
      `${paths.adminAudit}?q=review&since=2026-01-01`,
      paths.adminSecurity,
      paths.adminAccount,
      "/admin/nowhere",
    ],
    failing: true,
  },
];

async function someJob({ api }: Person, status: string): Promise<string> {
  const { data } = await api.from("job_openings").select("id").eq("status", status).limit(1);
  return data?.[0]?.id;
}

async function someChallenge(person: Person): Promise<string> {
  const { challenges } = await command<{ challenges: { slug: string; state: string }[] }>(
    person,
    "get_challenges",
    {},
  );
  const one = challenges.find(({ state }) => state === "solved") ?? challenges[0];
  return one?.slug ?? "";
}

async function someInterview(person: Person): Promise<string> {
  const { attempts } = await command<{ attempts: { id: string }[] }>(
    person,
    "get_interview_lobby",
    {},
  );
  return attempts[0]?.id ?? "";
}

async function someImport(person: Person): Promise<string> {
  const text = "title,pay,skills\nA new one,60k EUR,Rust\nNotes,$60k,Kubernetess\nBroken,plenty,\n";
  const call = { p_kind: "csv", p_name: "jobs.csv", p_size: text.length };
  const { id } = await command<{ id: string }>(person, "start_job_import", call);
  await command(person, "add_job_import_chunk", { p_id: id, p_position: 0, p_data: btoa(text) });
  for (const _ of ["cut", "read"]) await command(person, "read_job_import", { p_id: id });
  return id;
}

async function candidatesOf(admin: Person) {
  const { data } = await admin.api.auth.getUser();
  return command<{ job_interaction_id: string; job_opening_id: string }[]>(
    admin,
    "get_interested_candidates_for_employer",
    { p_employer_id: data.user?.id },
  );
}

async function someProof(person: Person): Promise<string> {
  const { data: own } = await person.api.from("profiles").select("slug,role").single();
  if (own?.role === "job_seeker") {
    const { data } = await person.api
      .from("challenge_completions")
      .select("challenges(slug)")
      .order("completed_at")
      .limit(1)
      .single<{ challenges: { slug: string } }>();
    return paths.proof(own.slug, data?.challenges.slug ?? "");
  }
  // Of the demo world.
  const mira = await command<{ slug: string; challenges: { slug: string }[] }>(
    person,
    "get_public_profile",
    { p_slug: "mira-okafor" },
  );
  return paths.proof(mira.slug, mira.challenges[0]?.slug ?? "");
}

async function someCandidate(admin: Person): Promise<string> {
  const rows = await candidatesOf(admin);
  return rows[0]?.job_interaction_id ?? "";
}

async function someCandidatesOfAJob(admin: Person): Promise<string[]> {
  const rows = await candidatesOf(admin);
  const of = (row: { job_opening_id: string }) =>
    rows.filter((other) => other.job_opening_id === row.job_opening_id);
  const most = rows.toSorted((a, b) => of(b).length - of(a).length)[0];
  return (most ? of(most) : []).slice(0, 4).map((row) => row.job_interaction_id);
}

async function someInvitation({ api }: Person): Promise<string> {
  const { data } = await api.from("challenge_invitations").select("id").limit(1);
  return data?.[0]?.id;
}

async function someConversation(person: Person): Promise<string> {
  const all = await command<{ id: string }[]>(person, "list_conversations", {});
  return all[0]?.id ?? "";
}

/** Somebody's browser, and the addresses that they look at. */
async function enter({ person, at }: Visit, people: People): Promise<[Page, string[]]> {
  const somebody = await person?.(people);
  const page = somebody ? await somebody.page() : await people.visitor();
  const addresses = at.map((place) => {
    if (typeof place === "string") return place;
    if (!somebody) throw new Error("No request to check");
    return place.find(somebody);
  });
  return [page, await Promise.all(addresses)];
}

type Look = {
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
  /** What else axe would find, another look finds. */
  onlyWidth?: true;
};
const wideAndLight: Look = { viewport: { width: 1280, height: 800 }, colorScheme: "light" };
const narrowAndDark: Look = { viewport: phone, colorScheme: "dark" };
const tablet: Look = {
  viewport: { width: 820, height: 1180 },
  colorScheme: "light",
  onlyWidth: true,
};

/** Opens an address and looks at it once nothing is on its way any more. */
async function look(
  page: Page,
  address: string,
  looks: Look[],
  whenOpened?: () => Promise<void>,
): Promise<void> {
  let opened = false;
  for (const { viewport, colorScheme, onlyWidth } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const isFirst = !opened;
    if (isFirst) await page.goto(address);
    opened = true;
    // Some pages come ready to read; what is looked at is the app in their place.
    await expectApp(page);
    await expect(page.locator("h1")).toHaveCount(1);
    // The gallery shows what loading looks like, for ever.
    if (address !== paths.gallery) await expect(page.getByText(/^Loading/)).toHaveCount(0);
    // What was loaded may have taken the heading's place.
    await expect(page.locator("h1")).toHaveCount(1);
    await (onlyWidth ? expectWithin(page) : expectSound(page));
    await keepPicture(page, address, viewport.width);
    if (isFirst) await whenOpened?.();
  }
}

/** Keeps what a page looks like in the folder `DEVPROOF_TEST_LOOKS`, for people to look at; without one, nothing. */
async function keepPicture(page: Page, address: string, width: number): Promise<void> {
  const folder = process.env.DEVPROOF_TEST_LOOKS;
  if (!folder) return;
  const { title } = test.info();
  const name = [title.split(":")[0], title.split("when the server ")[1], address, width]
    .filter(Boolean)
    .join(" ")
    .replace(/[^\w?=&.-]+/g, "_")
    .slice(0, 180);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Pages that are not there, or that ask the server for what is not there. */
const answeredWith404 = new Set<string>([paths.notFound, "/nowhere", missingDesign]);

for (const visit of visits) {
  test(`${visit.who}: every page is sound, fits three widths and stands still as it opens`, async ({
    people,
  }) => {
    test.setTimeout(600_000);
    const [page, addresses] = await enter(visit, people);
    const trouble = troubleOf(page);
    await watchShifts(page);
    for (const address of addresses) {
      await test.step(address, () =>
        look(page, address, [wideAndLight, tablet, narrowAndDark], () => expectStill(page)),
      );
    }
    // The browser remarks on each page that is answered with 404, which these are meant to be.
    const lost = addresses.filter((address) => answeredWith404.has(address));
    const remark = /Failed to load resource: the server responded with a status of 404/;
    expect(trouble.filter((line) => remark.test(line))).toHaveLength(lost.length);
    expect(trouble.filter((line) => !remark.test(line))).toEqual([]);
  });
}

/** Two ways in which the server can be of no help. */
const failures: [how: string, fail: (route: Route) => Promise<void>, look: Look][] = [
  [
    "answers with 500",
    (route) =>
      route.fulfill({
        status: 500,
        headers: { "x-request-id": "0193c9d4-0000-7000-8000-000000000000" },
        json: { code: "XX000", message: "Something broke.", details: null, hint: null },
      }),
    wideAndLight,
  ],
  ["cannot be reached", (route) => route.abort("connectionrefused"), narrowAndDark],
];

/** What a page needs to be entered at all. */
const entry = /\/rest\/v1\/(profiles|rpc\/(get_badges|get_session_context))\b/;

/** Pages that need nothing of the server to begin with, so that nothing can fail. */
const asksNothing = new Set<string>([
  paths.jobNew,
  paths.analyticsDefinitions,
  paths.whySignedIn,
  paths.jobImport,
  paths.employerChallengeNew,
  "/admin/nowhere",
]);

for (const visit of visits.filter(({ failing }) => failing)) {
  for (const [how, fail, failing] of failures) {
    test(`${visit.who}: every page says so when the server ${how}`, async ({ people }) => {
      test.slow();
      const [page, addresses] = await enter(visit, people);
      await page
        .context()
        .route(/\/(rest|functions)\/v1\//, (route) =>
          entry.test(route.request().url()) ? route.continue() : fail(route),
        );
      const trouble = troubleOf(page);
      for (const address of addresses.filter((one) => !asksNothing.has(one))) {
        await test.step(address, async () => {
          await look(page, address, [failing]);
          await expect(page.getByRole("alert")).not.toHaveCount(0);
        });
      }
      // The failure itself is spoken of, by the browser and by React where a boundary took it.
      const spoken = /Failed to load resource|DataError/;
      expect(trouble.filter((line) => !spoken.test(line))).toEqual([]);
    });
  }
}

test("every page of the table is visited", () => {
  const places = visits.flatMap(({ at }) => at);
  const visited = new Set(
    places.map((place) => (typeof place === "string" ? place.split("?")[0] : place.page)),
  );
  const isVisited = (path: string) =>
    visited.has(path) ||
    [...visited].some((one) => one && matchPath(path.replace("*", "none"), one));
  const unvisited = pages.map(({ path }) => path).filter((path) => !isVisited(path));
  // The first is looked at by those who owe a factor (`identity-factors.spec.ts`); these lead on to others, and the
  // last is every other address of the staff's.
  expect(unvisited).toEqual([paths.secondFactor, paths.dashboard, paths.admin, `${paths.admin}/*`]);
});
