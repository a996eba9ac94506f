import type { FormEventHandler, ReactNode } from "react";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { InlineForm } from "@/ui/InlineForm";

type Props = {
  /** Names the form: "Edit about". */
  label: string;
  /** The part of the profile that it changes, as `?edit=` names it. */
  changes: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  /** Escape: the form closes and what was typed stays as a draft. */
  onLeave: () => void;
  pending: boolean;
  /** Why the last try was refused. */
  error: unknown;
  children: ReactNode;
};

/** The frame of every form of the profile: fields, refusal, Save and Cancel. Escape closes it and keeps the draft. */
export function EditForm({
  label,
  changes,
  onSubmit,
  onCancel,
  onLeave,
  pending,
  error,
  children,
}: Props) {
  return (
    <InlineForm
      changes={changes}
      aria-label={label}
      onSubmit={onSubmit}
      onLeave={onLeave}
      className="grid max-w-reading gap-5 border-line border-y bg-sunken/60 px-5 py-5 max-md:-mx-(--gutter) max-md:px-(--gutter)"
    >
      {children}
      {error !== null && error !== undefined && (
        <Banner tone="stop" live>
          <ErrorSentence error={error} /> Your changes are kept.
        </Banner>
      )}
      <div className="flex gap-2.5">
        <Button type="submit" variant="primary" pending={pending}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </InlineForm>
  );
}
