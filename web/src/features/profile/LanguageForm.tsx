import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { SpokenLanguage } from "@/lib/database.types";
import { choices, keysOf } from "@/lib/vocabulary";
import { fluencyLabels } from "@/lib/vocabulary.generated";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { EditForm } from "./EditForm";
import { addPart, changePart } from "./queries";
import { needed } from "./schemas";
import { useEditForm } from "./use-edit-form";

const schema = (others: SpokenLanguage[]) =>
  z.object({
    name: needed(60, "Enter the language.").refine(
      (typed) => !others.some(({ name }) => name.toLowerCase() === typed.toLowerCase()),
      { message: "You've already added this language." },
    ),
    fluency: z.enum(keysOf(fluencyLabels)).or(z.literal("")),
  });
type Values = z.infer<ReturnType<typeof schema>>;

type Props = {
  language?: SpokenLanguage | undefined;
  others: SpokenLanguage[];
  onDone: () => void;
};

/** One language, new or changed. */
export function LanguageForm({ language, others, onDone }: Props) {
  const { form, frame } = useEditForm<Values>({
    name: `languages.${language?.id ?? "new"}`,
    stored: { name: language?.name ?? "", fluency: language?.fluency ?? "" },
    resolver: zodResolver(schema(others)),
    save: ({ name, fluency }) => {
      const last = Math.max(-1, ...others.map(({ position }) => position));
      const row = { name, fluency: fluency || null, position: language?.position ?? last + 1 };
      return language
        ? changePart("profile_languages", language.id, row)
        : addPart("profile_languages", row);
    },
    onDone,
  });
  const { errors } = form.formState;
  return (
    <EditForm label={language ? "Edit language" : "Add language"} {...frame}>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Language" error={errors.name?.message}>
          <Input {...form.register("name")} />
        </Field>
        <Field label="Level" optional error={errors.fluency?.message}>
          <Select
            {...form.register("fluency")}
            options={[{ value: "", label: "Not stated" }, ...choices(fluencyLabels)]}
          />
        </Field>
      </div>
    </EditForm>
  );
}
