import type { ResumeItem } from "@/lib/database.types";
import { Checkbox } from "@/ui/Checkbox";
import { Section } from "@/ui/Page";
import { Tag } from "@/ui/Tag";
import { ChangeText } from "./ChangeText";
import type { ImportSection } from "./choices";
import { changing, sectionLabels, type Ticks, toggled } from "./choices";
import { fieldName, fieldText, inOrder } from "./field-words";

type Props = {
  section: ImportSection;
  items: ResumeItem[];
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
};

/** One list of the profile: what is new, what changes, and how much stays as it is. */
export function SectionPreview({ section, items, ticks, onTicks }: Props) {
  if (items.length === 0) return null;
  const moving = changing(items);
  const same = items.filter((item) => item.action === "same");
  const on = moving.filter((item) => !ticks.skipped.has(item.key)).length;
  const all = on === moving.length;
  const setAll = () =>
    onTicks({
      ...ticks,
      skipped: moving.reduce<ReadonlySet<string>>(
        (set, item) => toggled(set, item.key, all),
        ticks.skipped,
      ),
    });
  return (
    <Section title={sectionLabels[section]} aside={`${on} of ${moving.length}`}>
      {moving.length > 0 && (
        <ul className="border-line border-t">
          {moving.length > 1 && (
            <li className="border-line border-b py-1.5">
              <Checkbox
                label={<span className="text-muted">All of these</span>}
                checked={all}
                indeterminate={on > 0 && !all}
                onChange={setAll}
              />
            </li>
          )}
          {moving.map((item) => (
            <Item
              key={item.key}
              item={item}
              ticked={!ticks.skipped.has(item.key)}
              onTick={(ticked) =>
                onTicks({ ...ticks, skipped: toggled(ticks.skipped, item.key, !ticked) })
              }
            />
          ))}
        </ul>
      )}
      {same.length > 0 && (
        <details className="pt-2 text-13 text-muted">
          <summary className="w-fit rounded-mark">
            {same.length} already in your profile, unchanged
          </summary>
          <p dir="auto" className="mt-1 max-w-measure">
            {same.map((item) => item.label).join(" · ")}
          </p>
        </details>
      )}
    </Section>
  );
}

function Item({
  item,
  ticked,
  onTick,
}: {
  item: ResumeItem;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}) {
  const added = item.action === "add";
  // The label says what these do.
  const shown = inOrder(item.changes).filter(
    ([field, change]) =>
      !(added && ["title", "company_name", "institution", "name"].includes(field)) &&
      fieldText(field, change.to) !== null,
  );
  return (
    <li className="border-line border-b py-2">
      <div className="flex items-start gap-3">
        <Checkbox
          className="min-w-0 grow"
          label={<bdi className="font-semibold">{item.label}</bdi>}
          checked={ticked}
          onChange={(event) => onTick(event.target.checked)}
        />
        <Tag tone={added ? "action" : "wait"} className="mt-1 shrink-0">
          {added ? "New" : "Changed"}
        </Tag>
      </div>
      {shown.length > 0 && (
        <dl className="grid gap-y-1 pl-7 text-13">
          {shown.map(([field, change]) => (
            <div key={field} className="flex gap-3 max-md:flex-col max-md:gap-0">
              <dt className="w-28 shrink-0 text-muted">{fieldName(field)}</dt>
              <dd className="min-w-0">
                <ChangeText field={field} change={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
