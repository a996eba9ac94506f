import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { Section } from "@/ui/Page";
import { CheckEducation } from "./CheckEducation";
import { CheckEntry } from "./CheckEntry";
import { CheckProject } from "./CheckProject";
import { CheckWork } from "./CheckWork";
import { type GuessList, type GuessValues, moved } from "./guess-form";

const titles: Record<GuessList, string> = {
  work: "Experience",
  education: "Education",
  projects: "Featured projects",
};
const lists: GuessList[] = ["work", "education", "projects"];

type Props = { form: UseFormReturn<GuessValues>; list: GuessList };

/** The entries of a list as they were read: each can be corrected, moved to another list, or cleared. */
export function CheckList({ form, list }: Props) {
  const { fields, remove } = useFieldArray({ control: form.control, name: list });
  if (fields.length === 0) return null;
  const values = form.watch(list);
  const move = (index: number, to: GuessList) => {
    const made = moved(form.getValues(), list, index, to);
    if (!made) return;
    // Each list has entries of its own shape.
    if (made.list === "work") form.setValue("work", [...form.getValues("work"), made.entry]);
    if (made.list === "education") {
      form.setValue("education", [...form.getValues("education"), made.entry]);
    }
    if (made.list === "projects") {
      form.setValue("projects", [...form.getValues("projects"), made.entry]);
    }
    remove(index);
  };
  const taken = values.filter(({ take }) => take).length;
  return (
    <Section title={titles[list]} aside={`${taken} of ${fields.length}`}>
      <ul className="border-line border-t">
        {fields.map((field, index) => (
          <CheckEntry
            key={field.id}
            label={labelOf(form.getValues(), list, index)}
            origin={field.origin}
            unsure={values[index]?.unsure ?? false}
            take={form.register(`${list}.${index}.take`)}
            isTaken={values[index]?.take ?? true}
            others={lists
              .filter((other) => other !== list)
              .map((other) => ({ value: other, label: titles[other] }))}
            onMove={(to) => move(index, to as GuessList)}
          >
            {list === "work" && <CheckWork form={form} index={index} />}
            {list === "education" && <CheckEducation form={form} index={index} />}
            {list === "projects" && <CheckProject form={form} index={index} />}
          </CheckEntry>
        ))}
      </ul>
    </Section>
  );
}

function labelOf(values: GuessValues, list: GuessList, index: number): string {
  const names = {
    work: () => [values.work[index]?.position, values.work[index]?.name],
    education: () => [values.education[index]?.area, values.education[index]?.institution],
    projects: () => [values.projects[index]?.name],
  };
  return names[list]().filter(Boolean).join(", ") || "Without a name";
}
