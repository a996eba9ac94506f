import { Checkbox } from "@/ui/Checkbox";
import { Section } from "@/ui/Page";
import { ChangeText } from "./ChangeText";
import type { Changes } from "./choices";
import { type Ticks, toggled } from "./choices";
import { fieldName, inOrder } from "./field-words";

type Props = { basics: Changes; ticks: Ticks; onTicks: (ticks: Ticks) => void };

/** The fields of the profile itself that would change, each by itself. */
export function BasicsPreview({ basics, ticks, onTicks }: Props) {
  const fields = inOrder(basics);
  if (fields.length === 0) return null;
  return (
    <Section title="About you">
      <ul className="border-line border-t">
        {fields.map(([field, change]) => (
          <li key={field} className="border-line border-b py-2">
            <Checkbox
              label={<span className="font-semibold">{fieldName(field)}</span>}
              checked={!ticks.excludedBasics.has(field)}
              onChange={(event) =>
                onTicks({
                  ...ticks,
                  excludedBasics: toggled(ticks.excludedBasics, field, !event.target.checked),
                })
              }
            />
            <div className="pl-7">
              <ChangeText field={field} change={change} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
