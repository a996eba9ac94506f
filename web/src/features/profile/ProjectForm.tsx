import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import type { Project } from "@/lib/database.types";
import { skillSearchQuery } from "@/lib/skills";
import { removeImage } from "@/lib/storage";
import { Field } from "@/ui/Field";
import { FormField } from "@/ui/FormField";
import { Input } from "@/ui/Input";
import { TagInput } from "@/ui/TagInput";
import { Textarea } from "@/ui/Textarea";
import { fromMonth, toMonth } from "./dates";
import { EditForm } from "./EditForm";
import { MonthField } from "./MonthField";
import { ProjectPicture } from "./ProjectPicture";
import { saveProject } from "./queries";
import { address, endsBeforeStart, line, month, needed } from "./schemas";
import { useEditForm } from "./use-edit-form";
import { webAddress } from "./web-address";

const schema = z
  .object({
    title: needed(120, "Enter a name for the project."),
    description: line(5000),
    stack: z.array(z.string().max(60, "Shorten each to 60 characters.")).max(30, "At most 30."),
    url: address,
    repository_url: address,
    image_url: z.string(),
    from: month,
    to: month,
  })
  .superRefine(({ from, to }, issues) => {
    if (endsBeforeStart(from, to)) {
      issues.addIssue({ code: "custom", path: ["to"], message: "The end is before the start." });
    }
  });
type Values = z.infer<typeof schema>;

type Props = { project?: Project; onDone: () => void };

/** One featured project, new or changed. */
export function ProjectForm({ project, onDone }: Props) {
  const { form, frame } = useEditForm<Values>({
    name: `projects.${project?.id ?? "new"}`,
    stored: {
      title: project?.title ?? "",
      description: project?.description ?? "",
      stack: project?.stack ?? [],
      url: project?.url ?? "",
      repository_url: project?.repository_url ?? "",
      image_url: project?.image_url ?? "",
      from: toMonth(project?.started_on ?? null),
      to: toMonth(project?.ended_on ?? null),
    },
    resolver: zodResolver(schema),
    save: async (values) => {
      await saveProject(project?.id ?? null, {
        title: values.title,
        description: values.description || null,
        stack: values.stack,
        url: webAddress(values.url),
        repository_url: webAddress(values.repository_url),
        image_url: values.image_url || null,
        started_on: fromMonth(values.from),
        ended_on: fromMonth(values.to),
      });
      if (project?.image_url !== (values.image_url || null)) void removeImage(project?.image_url);
    },
    onDone,
  });
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const { data: found = [] } = useQuery(skillSearchQuery(text));
  const { errors } = form.formState;
  return (
    <EditForm label={project ? "Edit project" : "Add project"} {...frame}>
      <Field label="Title" error={errors.title?.message}>
        <Input {...form.register("title")} />
      </Field>
      <Field
        label="What it does, and what you did"
        optional
        error={errors.description?.message}
        hint="Include a number, such as users, requests or saved costs."
      >
        <Textarea rows={4} {...form.register("description")} />
      </Field>
      <FormField
        control={form.control}
        name="image_url"
        label="Picture"
        optional
        group
        hint="A screenshot or a drawing, 16 : 10."
      >
        {({ value, onValueChange }) => (
          <ProjectPicture value={value} onValueChange={onValueChange} />
        )}
      </FormField>
      <FormField
        control={form.control}
        name="stack"
        label="Made with"
        optional
        otherwise="Shorten each to 60 characters."
      >
        {(field) => (
          <TagInput
            {...field}
            suggestions={(text ? found : []).map(({ name, category }) => ({
              value: name,
              label: name,
              note: category,
            }))}
            filtered
            onQueryChange={setTyped}
            allowFree
            max={30}
            placeholder="Rust, PostgreSQL"
          />
        )}
      </FormField>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Where it runs" optional error={errors.url?.message}>
          <Input type="url" inputMode="url" {...form.register("url")} />
        </Field>
        <Field label="Its code" optional error={errors.repository_url?.message}>
          <Input type="url" inputMode="url" {...form.register("repository_url")} />
        </Field>
        <MonthField control={form.control} name="from" label="From" optional />
        <MonthField control={form.control} name="to" label="To" optional />
      </div>
    </EditForm>
  );
}
