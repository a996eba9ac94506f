import { cx } from "@/ui/cx";
import { Table, Td, Th } from "@/ui/Table";
import { changeOf, changeText, type Demand, weeksText } from "./figures";

type Props = { demand: Demand; chosen: string; onChoose: (skill: string) => void };

/** The reader's skills by demand. The name of each draws its weeks. */
export function DemandTable({ demand, chosen, onChoose }: Props) {
  const weeks = demand.weeks.length;
  return (
    <Table caption="Your skills by demand">
      <thead>
        <tr>
          <Th>Skill</Th>
          <Th figure>Open jobs</Th>
          <Th figure>Match you</Th>
          <Th figure>
            <span className="max-md:hidden">{weeks > 0 ? `Change, ${weeks} weeks` : "Change"}</span>
            <span className="md:hidden">Change</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {demand.skills.map((skill) => {
          const change = changeOf(skill);
          return (
            <tr key={skill.slug} className={cx(skill.slug === chosen && "bg-action-tint")}>
              <Td className="max-w-48 max-sm:max-w-32">
                <button
                  type="button"
                  aria-pressed={skill.slug === chosen}
                  onClick={() => onChoose(skill.slug)}
                  className={cx(
                    "block w-full truncate rounded-mark px-2 py-1 text-left hover:underline",
                    skill.slug === chosen && "font-semibold",
                  )}
                >
                  <bdi>{skill.name}</bdi>
                </button>
              </Td>
              <Td figure>{skill.jobs.toLocaleString("en")}</Td>
              <Td figure>{skill.matches.toLocaleString("en")}</Td>
              <Td
                figure
                title={change === null ? "Not counted yet" : weeksText(weeks)}
                className="pr-2!"
              >
                {changeText(change)}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
