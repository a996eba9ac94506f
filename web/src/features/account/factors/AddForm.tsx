import type { ReactNode } from "react";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { focusInvalid } from "@/ui/focus-invalid";

type Props = {
  /** What kind of factor this is. */
  intro: string;
  /** What its button does. */
  does: string;
  /** What it sends. */
  work: { mutate: () => void; isPending: boolean; error: Error | null };
  /** Every field is as it has to be. */
  ready: boolean;
  /** It was asked to go on: the fields may say now what they lack. */
  onAttempt: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** The first step of adding a factor: what it is, what was refused, its fields, on or back. */
export function AddForm({ intro, does, work, ready, onAttempt, onCancel, children }: Props) {
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onAttempt();
        if (ready) work.mutate();
        else focusInvalid(event.currentTarget);
      }}
    >
      <p className="text-muted">{intro}</p>
      {work.error && (
        <Banner tone="stop" live>
          {explain(work.error).sentence}
        </Banner>
      )}
      {children}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" pending={work.isPending}>
          {does}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
