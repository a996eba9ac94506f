import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { ProfileLink } from "@/lib/database.types";
import { choices, isOneOf, keysOf } from "@/lib/vocabulary";
import { linkKindLabels } from "@/lib/vocabulary.generated";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { EditForm } from "./EditForm";
import { addPart, changePart } from "./queries";
import { line, neededAddress } from "./schemas";
import { useEditForm } from "./use-edit-form";
import { linkKind, webAddress } from "./web-address";

const schema = z.object({
  url: neededAddress,
  kind: z.enum(keysOf(linkKindLabels)),
  label: line(80),
});
type Values = z.infer<typeof schema>;

type Props = { link?: ProfileLink | undefined; position: number; onDone: () => void };

/** One link, new or changed. Its kind is guessed from its host. */
export function LinkForm({ link, position, onDone }: Props) {
  const { form, frame } = useEditForm<Values>({
    name: `links.${link?.id ?? "new"}`,
    stored: { url: link?.url ?? "", kind: link?.kind ?? "site", label: link?.label ?? "" },
    resolver: zodResolver(schema),
    save: ({ url, kind, label }) => {
      const row = { url: webAddress(url) ?? url, kind, label: label || null, position };
      return link ? changePart("profile_links", link.id, row) : addPart("profile_links", row);
    },
    onDone,
  });
  const { errors, dirtyFields } = form.formState;
  const guessKind = (typed: string) => {
    const kind = linkKind(webAddress(typed) ?? "");
    if (kind && isOneOf(linkKindLabels, kind) && !dirtyFields.kind) form.setValue("kind", kind);
  };
  return (
    <EditForm label={link ? "Edit link" : "Add link"} {...frame}>
      <Field label="Address" error={errors.url?.message}>
        <Input
          type="url"
          inputMode="url"
          placeholder="https://"
          {...form.register("url", { onBlur: (event) => guessKind(event.target.value) })}
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Kind">
          <Select {...form.register("kind")} options={choices(linkKindLabels)} />
        </Field>
        <Field
          label="Name"
          optional
          error={errors.label?.message}
          hint="Shown instead of the link type."
        >
          <Input {...form.register("label")} />
        </Field>
      </div>
    </EditForm>
  );
}
