import { Eye, EyeOff } from "lucide-react";
import { type ComponentPropsWithRef, useState } from "react";
import { Input } from "./Input";

/** A password with a button that shows it. Give `autoComplete` ("current-password" or "new-password"). */
export function PasswordInput(props: Omit<ComponentPropsWithRef<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-mr-1 flex h-7 items-center gap-1.5 rounded-tag px-1.5 hover:text-ink"
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden />
          Show
        </button>
      }
    />
  );
}
