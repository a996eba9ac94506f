import { MarkdownText } from "@/ui/MarkdownText";
import type { Design } from "./queries";
import { clock } from "./result/day";

/** What a problem asks for: the situation, the targets, and what happens on its day. */
export function Problem({ design }: { design: Design }) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <section aria-label="The problem">
        <MarkdownText text={design.statement} headingLevel={2} small />
      </section>
      <div className="grid content-start gap-6">
        <section aria-label="Targets">
          <h2 className="mb-2 text-16">Targets</h2>
          <ul className="border-line border-t">
            {design.targets.map(({ id, text, reason }) => (
              <li key={id} className="border-line border-b py-2">
                {text}
                {reason && <span className="block text-13 text-muted">{reason}</span>}
              </li>
            ))}
          </ul>
        </section>
        <section aria-label="The day">
          <h2 className="mb-2 text-16">The day</h2>
          <ul className="border-line border-t">
            {design.flows.map(({ id, title, rate }) => (
              <li key={id} className="border-line border-b py-2">
                {title}: {rateText(rate)} requests a second
              </li>
            ))}
            {design.events.map(({ text, from_s: from }) => (
              <li key={`${from} ${text}`} className="flex gap-4 border-line border-b py-2">
                <span className="w-12 shrink-0 font-mono text-13 leading-[22px] text-muted">
                  {clock(Math.floor(from / 60))}
                </span>
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** The lowest and the highest of a day's rates. */
function rateText(rate: number[]): string {
  const [least, most] = [Math.min(...rate), Math.max(...rate)].map((one) =>
    one.toLocaleString("en", { maximumSignificantDigits: 3 }),
  );
  return least === most ? `${most}` : `${least} to ${most}`;
}
