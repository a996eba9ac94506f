import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "@/lib/errors";
import { useUser } from "@/lib/session/session";
import { proveByPassword } from "@/lib/step-up/prove";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { focusInvalid } from "@/ui/focus-invalid";
import { PasswordInput } from "@/ui/PasswordInput";

/** The password once more. */
export function PasswordSignIn({ onProved }: { onProved: () => void }) {
  const { email = "" } = useUser();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const proving = useMutation({ mutationFn: () => proveByPassword(password), onSuccess: onProved });
  const { code, sentence } = explain(proving.error);
  const wrong = code === "invalid_credentials" ? "Incorrect password." : sentence;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(password === "");
        if (password === "") focusInvalid(event.currentTarget);
        else proving.mutate();
      }}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Password"
        error={missing ? "Enter your password." : proving.isError ? wrong : undefined}
      >
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setMissing(false);
            proving.reset();
          }}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={proving.isPending}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
