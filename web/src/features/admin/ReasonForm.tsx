import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";

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
};

/** Acts of staff, none of them without a reason. */
export function ReasonForm({ hint, acts, children }: Props) {
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
    <form onSubmit={(event) => event.preventDefault()} className="grid max-w-reading gap-4">
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
              onClick={() => {
                setIsSubmitted(true);
                const fits = one.check?.() ?? true;
                if (!missing && fits) doing.mutate(one);
              }}
            >
              {one.does}
            </Button>
            <span className="min-w-0 grow basis-60 text-13 text-muted">{one.effect}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}
