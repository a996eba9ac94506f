import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { email } from "@/lib/account-fields";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { useUser } from "@/lib/session/session";
import { withStepUp } from "@/lib/step-up/step-up";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { MailedNotice } from "./MailedNotice";
import { PendingEmail } from "./PendingEmail";
import { accountQuery, changeEmail } from "./queries";
import { SettingsSection } from "./SettingsSection";

/** The address one signs in with. It changes only once both the old and the new one have said so. */
export function EmailSection() {
  const known = useUser();
  const { data: user = known } = useQuery(accountQuery);
  return (
    <SettingsSection
      title="Email"
      id="email"
      lede="You sign in with it and receive email there. No one else can see it. Confirm changes from both addresses."
    >
      <MailedNotice />
      <p className="mb-4 break-all">
        {user.email ? (
          <strong className="font-semibold">{user.email}</strong>
        ) : (
          <span className="text-muted">No address yet.</span>
        )}
      </p>
      {user.new_email ? (
        <PendingEmail
          current={user.email ?? ""}
          wanted={user.new_email}
          sentAt={user.email_change_sent_at}
        />
      ) : (
        <NewAddress current={user.email ?? ""} />
      )}
    </SettingsSection>
  );
}

function NewAddress({ current }: { current: string }) {
  const schema = z.object({
    email: email.refine(
      (typed) => typed.toLowerCase() !== current.toLowerCase(),
      "This is already your address.",
    ),
  });
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { email: "" },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (address: string) => withStepUp("change your email", () => changeEmail(address)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => mutate(values.email))}
    >
      {error && (
        <Banner tone="stop" live>
          {explain(error).sentence}
        </Banner>
      )}
      <Field label="New email" error={form.formState.errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      <div>
        <Button type="submit" pending={isPending}>
          Send confirmation emails
        </Button>
      </div>
    </form>
  );
}
