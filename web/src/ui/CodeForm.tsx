import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./Button";
import { Field } from "./Field";
import { Input } from "./Input";

type Props = {
  /** Where the code is read: "Code from the email". */
  label: string;
  hint?: ReactNode;
  /** What the button does: "Confirm". */
  does: string;
  /** Takes the digits; what it throws is said at the field. */
  submit: (code: string) => Promise<void>;
  /** Puts what `submit` throws into words. */
  explain: (error: unknown) => string;
  /** Beside the button: a way to have it sent again, a way out. */
  children?: ReactNode;
  variant?: "primary" | "secondary" | undefined;
  /** It takes the place of what was pressed, so the focus goes into its field. */
  focused?: boolean | undefined;
};

/** Six digits, or ten where wrong codes were tried before. */
const complete = /^(\d{6}|\d{10})$/;

/** The digits that came by mail, SMS or an authenticator app, and the button that sends them. */
export function CodeForm({
  label,
  hint,
  does,
  submit,
  explain,
  children,
  variant,
  focused = false,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const refuse = (sentence: string) => {
    setError(sentence);
    field.current?.focus();
    field.current?.select();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const code = typed.replace(/\s/g, "");
    if (!complete.test(code)) {
      refuse("Enter all digits of the code.");
      return;
    }
    setPending(true);
    setError(undefined);
    try {
      await submit(code);
    } catch (refusal) {
      refuse(explain(refusal));
    } finally {
      setPending(false);
    }
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <Field label={label} hint={hint} error={error}>
        <Input
          ref={field}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
          className="max-w-40 font-mono"
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" variant={variant} pending={pending}>
          {does}
        </Button>
        {children}
      </div>
    </form>
  );
}
