import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { email } from "@/lib/account-fields";
import { problems } from "@/lib/errors";
import type { Permission } from "@/lib/vocabulary.generated";

import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { useToast } from "@/ui/Toasts";
import { PermissionBoxes } from "./PermissionBoxes";
import { invite } from "./queries";
import { useTeamChange } from "./use-team";

type Props = { open: boolean; own: Permission[]; onClose: () => void };

/** What most recruiters need. */
const usual: Permission[] = ["manage_jobs", "view_candidates", "message_candidates"];

const schema = z.object({ email });

/** Mails a link that makes somebody a recruiter of the company. */
export function InviteDialog({ open, own, onClose }: Props) {
  const formId = useId();
  const [sending, setSending] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite a colleague"
      description="We'll email them a link. It's valid for 7 days, works once, and only for that address."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={sending}>
            Send invitation
          </Button>
        </>
      }
    >
      <InviteForm id={formId} own={own} onDone={onClose} onSending={setSending} />
    </Dialog>
  );
}

type FormProps = {
  id: string;
  own: Permission[];
  onDone: () => void;
  onSending: (sending: boolean) => void;
};

function InviteForm({ id, own, onDone, onSending }: FormProps) {
  const { toast } = useToast();
  const [permissions, setPermissions] = useState(usual.filter((name) => own.includes(name)));
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { email: "" },
  });
  const inviting = useTeamChange({
    mutationFn: ({ to, may }: { to: string; may: Permission[] }) => invite(to, may),
    onMutate: () => onSending(true),
    onSuccess: (_, { to }) => {
      onSending(false);
      toast({ message: `We sent an invitation to ${to}.` });
      onDone();
    },
    onError: (error) => {
      onSending(false);
      const wrong = problems(error).find(({ pointer }) => pointer === "/p_email");
      if (wrong) form.setError("email", { message: `The address ${wrong.message}.` });
    },
  });
  const refused = inviting.error && problems(inviting.error).length === 0 ? inviting.error : null;
  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((values) =>
        inviting.mutate({ to: values.email, may: permissions }),
      )}
    >
      {refused && (
        <Banner tone="stop" live>
          <ErrorSentence error={refused} />
        </Banner>
      )}
      <Field label="Their email address" error={form.formState.errors.email?.message}>
        <Input
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          {...form.register("email")}
        />
      </Field>
      <PermissionBoxes value={permissions} onValueChange={setPermissions} own={own} />
    </form>
  );
}
