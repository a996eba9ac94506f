import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { problems } from "@/lib/errors";
import { withStepUp } from "@/lib/step-up/step-up";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { CopyLine } from "@/ui/CopyLine";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { PasswordInput } from "@/ui/PasswordInput";
import { type CompanySso, saveSso } from "./queries";

const schema = z.object({
  issuer: z
    .string()
    .trim()
    .min(1, "Enter the issuer.")
    .max(500, "At most 500 characters.")
    .refine(isAddress, "Enter a full web address, such as https://login.example.org."),
  clientId: z.string().trim().min(1, "Enter the client ID.").max(500, "At most 500 characters."),
  secret: z.string().trim().max(500, "At most 500 characters."),
});

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/]/.test(text) && URL.canParse(text);
}

const fields = {
  "/p_issuer": "issuer",
  "/p_client_id": "clientId",
  "/p_client_secret": "secret",
} as const;

/** Who the provider is, and what it has to know of this site. */
export function ProviderForm({ sso }: { sso: CompanySso }) {
  const stored = { issuer: sso.issuer ?? "", clientId: sso.client_id ?? "", secret: "" };
  const form = useForm({ resolver: zodResolver(schema), mode: "onTouched", values: stored });
  const saving = useMutation({
    mutationFn: (values: z.infer<typeof schema>) =>
      withStepUp("change how your company signs in", () => saveSso(values)),
    onError: (error) => {
      for (const { pointer, message } of problems(error)) {
        const name = fields[pointer as keyof typeof fields];
        if (name) form.setError(name, { message: `It ${message}.` }, { shouldFocus: true });
      }
    },
  });
  const { errors, isDirty } = form.formState;
  const [issuer, clientId] = form.watch(["issuer", "clientId"]);
  const moved =
    sso.provider_id !== null &&
    (issuer.trim() !== stored.issuer || clientId.trim() !== stored.clientId);
  const atField = saving.isError && problems(saving.error).some(({ pointer }) => pointer in fields);
  return (
    <div className="grid gap-6">
      <CopyLine
        label="Redirect address, to register at the provider"
        text={sso.redirect_uri}
        copy="Copy the address"
      />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((values) => saving.mutate(values))}
      >
        {saving.isError && !atField && (
          <Banner tone="stop" live>
            <ErrorSentence error={saving.error} />
          </Banner>
        )}
        <Field
          label="Issuer"
          hint="The provider's address without /.well-known/openid-configuration."
          error={errors.issuer?.message}
        >
          <Input
            type="url"
            autoComplete="off"
            placeholder="https://login.example.org"
            {...form.register("issuer")}
          />
        </Field>
        <Field label="Client ID" error={errors.clientId?.message}>
          <Input autoComplete="off" className="font-mono" {...form.register("clientId")} />
        </Field>
        {moved && (
          <Banner tone="wait" title="This is a different provider.">
            Members are linked again at their next sign-in, by their email address at a verified
            domain.
          </Banner>
        )}
        <Field
          label="Client secret"
          optional
          hint={
            sso.has_secret
              ? "A secret is stored and never shown. Enter a new one to replace it."
              : "Stored encrypted and never shown again. Leave empty for a public client."
          }
          error={errors.secret?.message}
        >
          <PasswordInput autoComplete="off" {...form.register("secret")} />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant={sso.provider_id ? "secondary" : "primary"}
            pending={saving.isPending}
            // Leaving a field shows its error, which may move this button away from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {sso.provider_id ? "Save provider" : "Connect provider"}
          </Button>
          <span role="status" className="text-13 text-muted">
            {saving.isSuccess && !isDirty && "Saved. The provider responded correctly."}
          </span>
        </div>
      </form>
    </div>
  );
}
