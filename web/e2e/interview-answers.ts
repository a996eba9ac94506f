import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Answer } from "@/entities/interview/answer";
import type { Phase } from "../src/lib/vocabulary.generated";
import { begin, problemOf, sumFor, waysOf } from "./interview-scenes";
import { command, type Person } from "./people";

type AnswerParts = Pick<Answer, "notes" | "estimates" | "board">;

/** What a strong candidate gave to this problem in the calibration set; for one without, the least that has every way. */
async function goodAnswer(slug: string): Promise<AnswerParts> {
  const place = new URL(
    `../../crates/scorer/tests/calibration/${slug}/strong.json`,
    import.meta.url,
  );
  const text = await readFile(place, "utf8").catch(() => null);
  if (text === null) return plainAnswer(slug);
  const { answer } = JSON.parse(text) as { answer: AnswerParts };
  return answer;
}

async function plainAnswer(slug: string): Promise<AnswerParts> {
  const problem = await problemOf(slug);
  const { components, connections } = waysOf(problem);
  const ids = new Map(components.map(({ name }, index) => [name, `n${index + 1}`]));
  const words = components.map(({ name }) => `${name} does its part of the work.`).join(" ");
  return {
    notes: {
      requirements: "Out of scope is billing. Reads answer within 200 ms.",
      estimates: "",
      interface: "",
      architecture: words,
      deep_dive: "",
    },
    estimates: problem.quantities.map(({ id, unit }, index) => ({
      id: `q${index + 1}`,
      quantity: id,
      label: "",
      formula: sumFor(unit),
    })),
    board: {
      nodes: components.map(({ name, kind }, index) => ({
        id: `n${index + 1}`,
        kind,
        label: name,
        note: "",
        x: (index % 4) * 260,
        y: Math.floor(index / 4) * 140,
      })),
      edges: connections.map(([from, to], index) => ({
        id: `e${index + 1}`,
        from: ids.get(from) ?? "",
        to: ids.get(to) ?? "",
        label: "",
      })),
      notes: "",
    },
  };
}

/** An interview that was held without a browser, and its score. */
export async function interviewed(
  person: Person,
  { extra = "" } = {},
): Promise<{ id: string; total: number }> {
  const { id, slug } = await begin(person);
  const { notes, estimates, board } = await goodAnswer(slug);
  const save = (part: string, value: unknown) =>
    command(person, "save_interview", {
      p_attempt_id: id,
      p_part: part,
      p_value: value,
      p_revision: 0,
    });
  await save("board", board);
  await save("estimates", estimates);
  const written = { ...notes, deep_dive: `${notes.deep_dive ?? ""}\n\n${extra}`.trim() };
  for (const [phase, text] of Object.entries(written) as [Phase, string][]) {
    await save(`notes.${phase}`, text);
  }
  await command(person, "finish_interview", { p_attempt_id: id });
  const total = async () => {
    const result = await command<{ receipt: { score: { total: number } } | null }>(
      person,
      "get_interview_receipt",
      { p_attempt_id: id },
    );
    return result.receipt?.score.total ?? null;
  };
  await expect.poll(total, { timeout: 20_000 }).not.toBeNull();
  return { id, total: (await total()) ?? 0 };
}
