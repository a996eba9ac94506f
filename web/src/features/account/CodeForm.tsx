import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { code } from "@/lib/account-fields";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Refusal } from "./Refusal";

const schema = z.object({ code });

type Props = {
  send: (code: string) => Promise<void>;
  /** What the button does: "Confirm address". */
  does: string;
};

/** The six digits of a mail, for when its link was opened elsewhere. */
export function CodeForm({ send, does }: Props) {
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { code: "" },
  });
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: send });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((values) => mutate(values.code))}
    >
      <Refusal error={error} />
      <Field label="Code from the mail" error={form.formState.errors.code?.message}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="max-w-40 font-mono"
          {...form.register("code")}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={isPending || isSuccess}>
          {does}
        </Button>
      </div>
    </form>
  );
}
