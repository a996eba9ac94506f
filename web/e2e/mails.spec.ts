import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { command } from "./people";
import { openJob } from "./scenes";
import { statements } from "./server";

type Mail = { subject: string; text: string; html: string | null };

/** The widths of a phone and of the pane of a mail program. */
const WIDTHS = [390, 700];

/** The emails of this server: of those that differ in names, numbers and quotations alone, the longest. */
async function allMails(): Promise<Mail[]> {
  const printed = await statements(
    `select coalesce(json_agg(json_build_object('subject', subject, 'text', body_text, 'html', body_html)), '[]')
     from (select distinct on (kind) subject, body_text, body_html
           from (select *, regexp_replace(regexp_replace(subject, '“[^”]*”', '', 'g'), '[0-9a-f]{8}|[0-9]+', '', 'g') as kind
                 from queue.outbox where channel = 'mail' and body_text <> '') as all_mails
           order by kind, length(body_html) desc nulls last) as mails`,
  );
  return JSON.parse(printed);
}

/** Draws each as a mail program does, in a frame of this width; the subjects of those that are wider than it. */
function tooWide(page: Page, mails: Mail[], width: number): Promise<string[]> {
  return page.evaluate(
    async ([all, px]) => {
      const wide: string[] = [];
      for (const { subject, html } of all) {
        const frame = document.createElement("iframe");
        frame.style.cssText = `width: ${px}px; height: 800px; border: 0`;
        const drawn = new Promise((resolve) => frame.addEventListener("load", resolve));
        frame.srcdoc = html ?? "";
        document.body.append(frame);
        await drawn;
        const root = frame.contentDocument?.documentElement;
        if (!root || root.scrollWidth > root.clientWidth) {
          wide.push(`${subject}: ${root?.scrollWidth} of ${px} px`);
        }
        frame.remove();
      }
      return wide;
    },
    [mails.filter(({ html }) => html !== null), width] as const,
  );
}

/** What is wrong with the plain text of an email. */
function faultsOf({ subject, text, html }: Mail): string[] {
  const links = [...(html ?? "").matchAll(/href="([^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  const lines = text.split("\n");
  return [
    subject.trim() === "" && "no subject",
    text.trim().length < 20 && "hardly any text",
    /<\/?(p|br|td|a|strong)\b|&(amp|lt|quot|nbsp);/.test(text) && "HTML in the plain text",
    // "None of the times" is English.
    /\b(undefined|null|NaN|None(?! of\b))\b|\{\w*\}/.test(text) && "a placeholder",
    ...links.map((link) => !lines.includes(link) && `${link} is not on a line of its own`),
    html !== null && !lines.includes("-- ") && "no signature line",
  ].flatMap((fault) => (fault ? [`${subject}: ${fault}`] : []));
}

test("every email fits a phone and a mail program, and reads as plain text", async ({ people }) => {
  test.slow();
  await test.step("one with the longest names that people can give", async () => {
    const unbroken =
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
    const employer = await people.employer("Wilhelmina Wide", {
      company: `${unbroken} ${Date.now()}`,
    });
    const seeker = await people.seeker("Llanfairpwllgwyngyllgogerychwyrndrobwll");
    const job = await openJob(employer, unbroken);
    await command(seeker, "express_interest", {
      p_job_opening_id: job,
      p_source: "discover",
    });
    // It waits for as long as the interest can be undone.
    await expect
      .poll(async () => (await allMails()).some(({ subject }) => subject.startsWith("Llanfair")), {
        timeout: 60_000,
      })
      .toBe(true);
  });

  const mails = await allMails();
  expect(mails.length).toBeGreaterThan(3);
  test.info().annotations.push({ type: "mails", description: `${mails.length} kinds` });
  const page = await people.visitor();
  for (const width of WIDTHS) {
    expect(await tooWide(page, mails, width), `${width} px`).toEqual([]);
  }
  expect(mails.flatMap(faultsOf)).toEqual([]);
});
