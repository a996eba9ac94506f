import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { Certificate } from "@/lib/database.types";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { fromMonth, toMonth } from "./dates";
import { EditForm } from "./EditForm";
import { MonthField } from "./MonthField";
import { addPart, changePart } from "./queries";
import { address, line, month, needed } from "./schemas";
import { useEditForm } from "./use-edit-form";
import { webAddress } from "./web-address";

const schema = z.object({
  name: needed(160, "Enter the name of the certificate."),
  issuer: line(160),
  issued: month,
  url: address,
});
type Values = z.infer<typeof schema>;

type Props = { certificate?: Certificate | undefined; onDone: () => void };

/** One certificate, new or changed. */
export function CertificateForm({ certificate, onDone }: Props) {
  const { form, frame } = useEditForm<Values>({
    name: `certificates.${certificate?.id ?? "new"}`,
    stored: {
      name: certificate?.name ?? "",
      issuer: certificate?.issuer ?? "",
      issued: toMonth(certificate?.issued_on ?? null),
      url: certificate?.url ?? "",
    },
    resolver: zodResolver(schema),
    save: (values) => {
      const row = {
        name: values.name,
        issuer: values.issuer || null,
        issued_on: fromMonth(values.issued),
        url: webAddress(values.url),
      };
      return certificate
        ? changePart("profile_certificates", certificate.id, row)
        : addPart("profile_certificates", row);
    },
    onDone,
  });
  const { errors } = form.formState;
  return (
    <EditForm label={certificate ? "Edit certificate" : "Add certificate"} {...frame}>
      <Field label="Name" error={errors.name?.message}>
        <Input {...form.register("name")} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Issuer" optional error={errors.issuer?.message}>
          <Input {...form.register("issuer")} />
        </Field>
        <MonthField control={form.control} name="issued" label="Issued" optional />
      </div>
      <Field
        label="Link"
        optional
        error={errors.url?.message}
        hint="Where employers can check the certificate."
      >
        <Input type="url" inputMode="url" placeholder="https://" {...form.register("url")} />
      </Field>
    </EditForm>
  );
}
