import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "./cx";
import { FieldContext } from "./field-context";

type Props = {
  label: string;
  /** Below the control; the error takes its place. */
  hint?: ReactNode;
  /** What is wrong and what to do, in one sentence. */
  error?: string | undefined;
  /** Says "optional" beside the label; fields are required unless said. `unsaid` where nothing on the page is. */
  optional?: boolean | "unsaid" | undefined;
  /** At the right of the label: a count, a link. */
  aside?: ReactNode;
  /** For a group of controls (radios, checkboxes): draws a fieldset with a legend. */
  group?: boolean | undefined;
  /** One control of ours; it takes its id and its descriptions from here. */
  children: ReactNode;
  className?: string | undefined;
};

/** Label above, control, hint or error below, tied together for screen readers. */
export function Field({ label, hint, error, optional, aside, group, children, className }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const links = {
    id,
    labelId: `${id}-label`,
    describedBy: note ? noteId : undefined,
    invalid: Boolean(error),
    required: !optional && !group,
  };
  const caption = (
    <>
      <span className="text-14 font-semibold">{label}</span>
      {optional === true && <span className="ml-1.5 text-13 font-normal text-muted">optional</span>}
    </>
  );
  const Box = group ? "fieldset" : "div";
  return (
    <Box
      className={cx("min-w-0", className)}
      // The legend shares a row with `aside`, so it does not name the fieldset by itself.
      aria-labelledby={group ? links.labelId : undefined}
      aria-describedby={group && note ? noteId : undefined}
    >
      <div className="mb-1.5 flex items-baseline gap-3">
        {group ? (
          <legend id={links.labelId} className="float-left min-w-0 grow break-words">
            {caption}
          </legend>
        ) : (
          <label id={links.labelId} htmlFor={id} className="min-w-0 grow break-words">
            {caption}
          </label>
        )}
        {aside && <span className="text-13 text-muted">{aside}</span>}
      </div>
      <FieldContext value={links}>{children}</FieldContext>
      {/* The line exists before the error does, so that its arrival is announced. */}
      <div id={noteId} aria-live="polite" className="mt-1.5 text-13 empty:mt-0">
        {error ? (
          <span className="flex gap-1.5 text-stop">
            <CircleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
            <span>{error}</span>
          </span>
        ) : hint ? (
          <span className="text-muted">{hint}</span>
        ) : null}
      </div>
    </Box>
  );
}
