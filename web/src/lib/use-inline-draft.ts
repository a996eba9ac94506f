import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useKeepDraft, writeDraft } from "./drafts";

type Options<T extends FieldValues> = {
  /** The draft's name; one per thing that is changed. */
  name: string;
  form: Pick<UseFormReturn<T>, "watch" | "getValues">;
  /** The values as the server has them. */
  stored: T;
  /** Closes the form. */
  onDone: () => void;
  /** Says what became of what was typed. */
  toast: (notice: { message: string; action: { label: string; onAction: () => void } }) => unknown;
};

/**
 * The two ways out of a form that opens in place (`InlineForm`): `done` after saving and for Cancel, which forget the
 * draft, and `leave` for Escape, which keeps what is not saved and says so.
 */
export function useInlineDraft<T extends FieldValues>({
  name,
  form,
  stored,
  onDone,
  toast,
}: Options<T>) {
  const forget = useKeepDraft(name, form);
  const done = () => {
    forget();
    onDone();
  };
  const leave = () => {
    const values = form.getValues();
    if (JSON.stringify(values) === JSON.stringify(stored)) return done();
    // The draft is written with a delay, so the last keystrokes may be missing.
    writeDraft(name, values);
    onDone();
    toast({
      message: "Not saved. Your changes are kept as a draft.",
      action: { label: "Discard", onAction: forget },
    });
  };
  return { done, leave };
}
