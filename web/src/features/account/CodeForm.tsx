import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { code } from "@/lib/account-fields";
import { AccountForm } from "./AccountForm";
import { CodeField } from "./CodeField";

const schema = z.object({ code });

type Props = {
  send: (code: string) => Promise<void>;
  /** What the button does: "Confirm address". */
  does: string;
  /** Where the code is: "Code from the mail". */
  label?: string;
  hint?: string | undefined;
};

/** The six digits of a mail, a message or an app. */
export function CodeForm({ send, does, label = "Code from the mail", hint }: Props) {
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { code: "" },
  });
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: send });
  return (
    <AccountForm
      form={form}
      onSubmit={(values) => mutate(values.code)}
      error={error}
      does={does}
      pending={isPending || isSuccess}
    >
      <CodeField
        label={label}
        hint={hint}
        field={form.register("code")}
        error={form.formState.errors.code?.message}
      />
    </AccountForm>
  );
}
