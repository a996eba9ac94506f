import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { email } from "@/lib/account-fields";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Refusal } from "./Refusal";

const schema = z.object({ email });

type Props = {
  /** What stands in the field at first. */
  address: string;
  send: (address: string) => Promise<void>;
  onSent: (address: string) => void;
};

/** Asks which address a mail is to go to. */
export function AskAddress({ address, send, onSent }: Props) {
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
    <>
      <Refusal error={error} />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => mutate(values.email))}
      >
        <Field label="E-mail" error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={isPending}>
            Send the mail
          </Button>
        </div>
      </form>
    </>
  );
}
