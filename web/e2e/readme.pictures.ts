import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../src/lib/paths";
import { test } from "./fixtures";
import { command, type People, type Person } from "./people";
import { openForPicture, type Theme } from "./picture-pages";

const folder = join("..", "docs", "pictures");

type Picture = {
  name: string;
  theme: Theme;
  who: ((people: People) => Promise<Person>) | null;
  path: (person: Person | null) => string | Promise<string>;
};

const seeker = (people: People) => people.demo("seeker");
const admin = (people: People) => people.demo("admin");

const pictures: Picture[] = [
  { name: "home", theme: "light", who: null, path: () => paths.home },
  { name: "browse", theme: "light", who: seeker, path: () => paths.browseJobs },
  { name: "profile", theme: "light", who: seeker, path: () => paths.user("mira-okafor") },
  { name: "career", theme: "light", who: seeker, path: () => paths.careerIntelligence },
  { name: "messages", theme: "light", who: seeker, path: conversation },
  { name: "challenge", theme: "light", who: seeker, path: solved },
  { name: "candidates", theme: "light", who: admin, path: () => paths.interestedCandidates },
  { name: "candidates", theme: "dark", who: admin, path: () => paths.interestedCandidates },
  { name: "analytics", theme: "light", who: admin, path: () => paths.employerAnalytics },
];

async function conversation(person: Person | null): Promise<string> {
  const all = person ? await command<{ id: string }[]>(person, "list_conversations", {}) : [];
  return paths.conversation(all[0]?.id ?? "");
}

/** A challenge that they solved, with what the judge said. */
async function solved(person: Person | null): Promise<string> {
  const all = person
    ? await command<{ challenges: { slug: string; state: string }[] }>(person, "get_challenges", {})
    : { challenges: [] };
  const slug = all.challenges.find(({ state }) => state === "solved")?.slug ?? "";
  return `${paths.challenge(slug)}?view=results`;
}

for (const { name, theme, who, path } of pictures) {
  test(`picture of ${name}, ${theme}`, async ({ people }) => {
    mkdirSync(folder, { recursive: true });
    const person = (await who?.(people)) ?? null;
    const page = person ? await person.page() : await people.visitor();
    await openForPicture(page, await path(person), theme);
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== "running"),
    );
    await page.screenshot({ path: join(folder, `${name}-1280-${theme}.png`) });
  });
}
