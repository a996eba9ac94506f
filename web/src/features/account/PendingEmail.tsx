import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { code } from "@/lib/account-fields";
import { inDevelopment } from "@/lib/config";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { Button } from "@/ui/Button";
import { DevMailbox } from "@/ui/DevMailbox";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { RelativeTime } from "@/ui/RelativeTime";
import { ResendButton } from "@/ui/ResendButton";
import { useToast } from "@/ui/Toasts";
import { accountQuery, cancelEmailChange, confirmEmailHalf, resendEmailChange } from "./queries";

const schema = z.object({ code });
const readAgain = () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });

type Props = { current: string; wanted: string; sentAt: string | undefined };

/** A change of address that waits: who has to confirm, and the ways to go on or back. */
export function PendingEmail({ current, wanted, sentAt }: Props) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const withToast = (run: () => Promise<void>, done: string) => async () => {
    try {
      await run();
      toast({ message: done });
    } catch (error) {
      showError(error);
      throw error;
    }
    await readAgain();
  };
  const cancel = useMutation({
    mutationFn: () => cancelEmailChange(current),
    onSuccess: readAgain,
    onError: showError,
  });
  const resend = withToast(
    () => resendEmailChange(current),
    "We sent 2 new emails. Earlier links and codes no longer work.",
  );
  const justSent = sentAt !== undefined && Date.now() - Date.parse(sentAt) < 60_000;
  return (
    <div className="grid grid-cols-1 gap-4 rounded-control border border-line-strong bg-raised p-4">
      <div>
        <p className="font-semibold">
          Waiting for confirmation: <span className="break-all">{wanted}</span>
        </p>
        <p className="mt-1 text-13 text-muted">
          Open the links in both emails in any browser, or enter the codes here.
          {sentAt && (
            <>
              {" "}
              Sent <RelativeTime at={sentAt} />, valid for 1 day.
            </>
          )}{" "}
          Nothing changes until then.
        </p>
      </div>
      <HalfForm
        key={`old ${sentAt}`}
        address={current}
        label="Code from the email to your current address"
      />
      <HalfForm
        key={`new ${sentAt}`}
        address={wanted}
        label="Code from the email to the new address"
      />
      <div className="flex flex-wrap gap-2.5">
        <ResendButton send={resend} justSent={justSent} />
        <Button variant="quiet" pending={cancel.isPending} onClick={() => cancel.mutate()}>
          Keep current address
        </Button>
      </div>
      {inDevelopment() && <DevMailbox addresses={[current, wanted]} />}
    </div>
  );
}

function HalfForm({ address, label }: { address: string; label: string }) {
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onSubmit",
    defaultValues: { code: "" },
  });
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (values: z.infer<typeof schema>) =>
      confirmEmailHalf({ email: address, code: values.code }),
    onSuccess: readAgain,
    onError: (error) =>
      form.setError("code", { message: explain(error).sentence }, { shouldFocus: true }),
  });
  if (isSuccess) {
    return (
      <p role="status" className="flex gap-1.5 text-13">
        <CircleCheck size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
        <span>
          Confirmed: <span className="break-all">{address}</span>
        </span>
      </p>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => mutate(values))}>
      <Field
        label={label}
        hint={<span className="break-all">{address}</span>}
        error={form.formState.errors.code?.message}
      >
        <div className="flex gap-2.5">
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="max-w-40 font-mono"
            {...form.register("code")}
          />
          <Button type="submit" pending={isPending}>
            Confirm
          </Button>
        </div>
      </Field>
    </form>
  );
}
