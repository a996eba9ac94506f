import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { focusInvalid } from "@/ui/focus-invalid";
import { isFocusLost, returnFocus } from "@/ui/focus-return";
import { Textarea } from "@/ui/Textarea";
import { useFocusKeeper } from "@/ui/use-focus-keeper";

export type ReasonedAct = {
  /** What the button says. */
  does: string;
  variant: "primary" | "secondary" | "danger";
  /** What comes of it, beside the button. */
  effect: string;
  /** False stops it before it begins: something of `children` is not as it must be. */
  check?: () => boolean;
  act: (reason: string) => Promise<unknown>;
};

type Props = {
  /** Who reads the reason. */
  hint: string;
  acts: ReasonedAct[];
  /** Fields before the reason. */
  children?: ReactNode;
  /** Where a button opens it: the focus goes into it, Escape leaves it, and the button has the focus again. */
  onLeave?: (() => void) | undefined;
};

/** Acts of staff, none of them without a reason. */
export function ReasonForm({ hint, acts, children, onLeave }: Props) {
  const [reason, setReason] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const missing = reason.trim() === "";
  const doing = useMutation({
    mutationFn: ({ act }: ReasonedAct) => act(reason.trim()),
    onSuccess: () => {
      setReason("");
      setIsSubmitted(false);
    },
  });
  return (
    <Frame onLeave={onLeave}>
      {doing.error && (
        <Banner tone="stop" live>
          {explain(doing.error).sentence}
        </Banner>
      )}
      {children}
      <Field
        label="Reason"
        hint={hint}
        error={isSubmitted && missing ? "Give a reason." : undefined}
      >
        <Textarea
          rows={2}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <ul className="grid gap-3">
        {acts.map((one) => (
          <li key={one.does} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button
              variant={one.variant}
              pending={doing.isPending && doing.variables.does === one.does}
              onClick={({ currentTarget: { form } }) => {
                setIsSubmitted(true);
                const fits = one.check?.() ?? true;
                if (!missing && fits) doing.mutate(one);
                // A check can lead to something outside of the form.
                else if (form && (isFocusLost() || form.contains(document.activeElement))) {
                  focusInvalid(form);
                }
              }}
            >
              {one.does}
            </Button>
            <span className="min-w-0 grow basis-60 text-13 text-muted">{one.effect}</span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Frame({ onLeave, children }: Pick<Props, "onLeave" | "children">) {
  // Another state has other acts: the button that was pressed may be gone.
  const form = useFocusKeeper<HTMLFormElement>();
  const isOpened = onLeave !== undefined;
  // As it goes, before a part around it looks for the focus in the next frame.
  useLayoutEffect(() => {
    if (!isOpened) return;
    const opener = document.activeElement;
    form.current?.querySelector<HTMLElement>("select, input, textarea")?.focus();
    return () => queueMicrotask(() => returnFocus(opener, null));
  }, [isOpened, form]);
  return (
    <form
      ref={form}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onLeave?.();
      }}
      className="grid max-w-reading gap-4 outline-none"
    >
      {children}
    </form>
  );
}
