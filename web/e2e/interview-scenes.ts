import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ComponentKind } from "../src/lib/database.types";
import { componentKinds } from "../src/ui/canvas/kinds";
import { chooseIn, pressOn, typeInto } from "./identity/hands";
import { command, type Person } from "./people";

type Flow = {
  id: string;
  title: string;
  from: ComponentKind[];
  via?: ComponentKind[][];
  to: ComponentKind[];
};
type Problem = { flows: Flow[]; quantities: { id: string; title: string; unit: string }[] };

/** A problem of the content, with what its flows need. */
export async function problemOf(slug: string): Promise<Problem> {
  const place = new URL(`../../content/interview/problems/${slug}/problem.json`, import.meta.url);
  return JSON.parse(await readFile(place, "utf8")) as Problem;
}

/** A component to draw: what it is, and a name of its own. */
export type Component = { name: string; kind: ComponentKind };
export type Ways = { components: Component[]; connections: [from: string, to: string][] };

/** The fewest components that give every flow of a problem its way. */
export function waysOf({ flows }: Problem): Ways {
  const components = new Map<string, Component>();
  const connections = new Map<string, [string, string]>();
  for (const { from, via = [], to } of flows) {
    const seen = new Map<string, number>();
    // Within one flow the same kind twice is two components.
    const names = [from, ...via, to].map(([kind = "other"]) => {
      const times = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, times);
      const name = `${wordOf(kind)} ${String.fromCharCode(64 + times)}`;
      components.set(name, { name, kind });
      return name;
    });
    for (const [at, name] of names.entries()) {
      const next = names[at + 1];
      if (next) connections.set(`${name}>${next}`, [name, next]);
    }
  }
  return { components: [...components.values()], connections: [...connections.values()] };
}

function wordOf(kind: string): string {
  return Object.entries(componentKinds).find(([key]) => key === kind)?.[1].word ?? kind;
}

/** What a sum comes to that has the unit of a quantity. */
export function sumFor(unit: string): string {
  const sums: Record<string, string> = {
    "/s": "1 million * 10 / day",
    B: "1 million * 2 KB",
    "B/s": "1 million * 2 KB / day",
    "": "3 * 1000",
  };
  return sums[unit] ?? "1";
}

type Begun = { id: string; slug: string };

/** Begins an interview without a browser. */
export async function begin(person: Person, id: string = randomUUID()): Promise<Begun> {
  const { problem } = await command<{ problem: { slug: string } }>(person, "start_interview", {
    p_id: id,
    p_seniority: "mid",
  });
  return { id, slug: problem.slug };
}

type Held = {
  problem: { slug: string };
  answer: { notes: Record<string, string>; board: { nodes: { label: string }[]; edges: object[] } };
  turns: { from: string; text: string }[];
};

/** What the server holds of an interview. */
export const held = (person: Person, id: string) =>
  command<Held>(person, "get_interview", { p_attempt_id: id });

/** The room's parts, as one finds them. */
export const room = (page: Page) => ({
  phase: (name: RegExp | string) =>
    page.getByRole("navigation", { name: "Phases" }).getByRole("button", { name }),
  notes: page.getByRole("textbox", { name: /^Notes:/ }),
  saved: page.getByText("Saved", { exact: true }),
  say: page.getByRole("textbox", { name: "Message to the interviewer" }),
  log: page.getByRole("log", { name: "Conversation" }),
  component: (name: string) => page.getByRole("listitem", { name, exact: true }),
  button: (name: string): Locator => page.getByRole("button", { name, exact: true }),
});

/** Opens a room and waits until it stands. */
export async function enter(person: Person, id: string, query = ""): Promise<Page> {
  const page = await person.page();
  await page.goto(`/dashboard/interview/${id}${query}`);
  await expect(page.getByRole("navigation", { name: "Phases" })).toBeVisible();
  return page;
}

/** Draws all ways in the text form of the board, each component with figures that carry much. */
export async function drawAsText(page: Page, { components, connections }: Ways): Promise<void> {
  const { component, button } = room(page);
  for (const { name, kind } of components) {
    await page.getByLabel("Next component").selectOption(kind);
    await button("Add it").click();
    // Not named yet, it is called by its kind.
    await component(wordOf(kind)).getByLabel("Name").fill(name);
    await component(name).getByLabel("Instances").fill("3");
    await component(name).getByLabel("Each carries /s").fill("900000000");
  }
  for (const [from, to] of connections) {
    await component(from).getByLabel("Connect to").selectOption({ label: to });
    await component(from).getByRole("button", { name: "Connect", exact: true }).click();
  }
}

/** Far enough for a long form. */
const MANY = 400;

/** The same by keyboard alone. */
export async function drawByKeyboard(page: Page, { components, connections }: Ways): Promise<void> {
  const { component, button } = room(page);
  for (const { name, kind } of components) {
    await chooseIn(page, page.getByLabel("Next component"), wordOf(kind), MANY);
    await pressOn(page, button("Add it"), MANY);
    await typeInto(page, component(wordOf(kind)).getByLabel("Name"), name, MANY);
    await typeInto(page, component(name).getByLabel("Instances"), "3", MANY);
    await typeInto(page, component(name).getByLabel("Each carries /s"), "900000000", MANY);
  }
  for (const [from, to] of connections) {
    await chooseIn(page, component(from).getByLabel("Connect to"), to, MANY);
    const connect = component(from).getByRole("button", { name: "Connect", exact: true });
    await pressOn(page, connect, MANY);
  }
}

/** Puts something into every part of a room: words, sums good and bad, a board that is drilled. */
export async function furnish(person: Person, { id, slug }: Begun): Promise<void> {
  const problem = await problemOf(slug);
  const ways = waysOf(problem);
  const ids = new Map(ways.components.map(({ name }, at) => [name, `n${at + 1}`]));
  const save = (part: string, value: unknown) =>
    command(person, "save_interview", {
      p_attempt_id: id,
      p_part: part,
      p_value: value,
      p_revision: 0,
    });
  await save("notes.requirements", "Out of scope: \u05e9\u05dc\u05d5\u05dd, billing. ".repeat(30));
  await save("estimates", [
    ...problem.quantities.map(({ id: quantity, unit }, at) => ({
      id: `q${at + 1}`,
      quantity,
      label: "",
      formula: at === 0 ? "two apples + 3 KB" : sumFor(unit),
    })),
    { id: "q99", quantity: null, label: "A".repeat(80), formula: "7 * 24" },
  ]);
  await save("board", {
    nodes: ways.components.map(({ name, kind }, at) => ({
      id: ids.get(name),
      kind,
      label: at === 0 ? "\u{1f4f1} ".repeat(12) : name,
      note: "Keeps what it is given.",
      x: (at % 4) * 248,
      y: Math.floor(at / 4) * 120,
      ...(at % 2 ? { instances: 3, capacity: 1200 } : {}),
    })),
    edges: ways.connections.map(([from, to], at) => ({
      id: `e${at + 1}`,
      from: ids.get(from),
      to: ids.get(to),
      label: at === 0 ? "HTTPS" : "",
    })),
    notes: "",
  });
  await command(person, "say_in_interview", {
    p_id: randomUUID(),
    p_attempt_id: id,
    p_text: "How many people use it?",
  });
  await command(person, "start_drill", { p_attempt_id: id });
}
