import type { ResumeDeletable } from "@/lib/database.types";
import { Checkbox } from "@/ui/Checkbox";
import { Section } from "@/ui/Page";
import { deleteKey, sectionLabels, type Ticks, tableSections, toggled } from "./choices";

type Props = { deletable: ResumeDeletable[]; ticks: Ticks; onTicks: (ticks: Ticks) => void };

/** What the profile has and the résumé does not. It stays unless it is ticked. */
export function DeletablePreview({ deletable, ticks, onTicks }: Props) {
  if (deletable.length === 0) return null;
  return (
    <Section
      title="Not in the résumé"
      aside={deletable.length}
      lede="These stay in your profile. Select what the import should delete."
    >
      <ul className="border-line border-t">
        {deletable.map((one) => {
          const key = deleteKey(one);
          const section = tableSections[one.table];
          return (
            <li key={key} className="flex items-start gap-3 border-line border-b py-1.5">
              <Checkbox
                className="min-w-0 grow"
                label={<bdi>{one.label}</bdi>}
                checked={ticks.deleted.has(key)}
                onChange={(event) =>
                  onTicks({ ...ticks, deleted: toggled(ticks.deleted, key, event.target.checked) })
                }
              />
              {section && (
                <span className="mt-1 shrink-0 text-13 text-muted">{sectionLabels[section]}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
