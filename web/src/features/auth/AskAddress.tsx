import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { email } from "@/lib/account-fields";
import { AccountForm } from "./AccountForm";
import { EmailField } from "./EmailField";

const schema = z.object({ email });

type Props = {
  /** What stands in the field at first. */
  address: string;
  send: (address: string) => Promise<void>;
  onSent: (address: string) => void;
  does?: string;
};

/** Asks which address a mail is to go to. */
export function AskAddress({ address, send, onSent, does = "Send email" }: Props) {
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { email: address },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: (_, to) => onSent(to),
  });
  return (
    <AccountForm
      form={form}
      onSubmit={(values) => mutate(values.email)}
      error={error}
      does={does}
      pending={isPending}
    >
      <EmailField field={form.register("email")} error={form.formState.errors.email?.message} />
    </AccountForm>
  );
}
