import { type ComponentPropsWithRef, lazy, Suspense, useState } from "react";
import { cx } from "./cx";
import { Field } from "./Field";
import { SkeletonText } from "./Skeleton";
import { Textarea } from "./Textarea";

const Markdown = lazy(async () => ({ default: (await import("./Markdown")).Markdown }));

type Props = Omit<ComponentPropsWithRef<"textarea">, "value"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** What is typed now: the preview is drawn from it. */
  text: string;
};

/** Several lines of Markdown with a look at how they will read. Works with `register` as it is. */
export function MarkdownField({ label, hint, error, optional, text, ...props }: Props) {
  const [previewing, setPreviewing] = useState(false);
  return (
    <Field
      label={label}
      optional={optional}
      error={error}
      hint={hint}
      aside={
        <button
          type="button"
          aria-pressed={previewing}
          onClick={() => setPreviewing(!previewing)}
          className="rounded-tag text-action hover:text-action-strong"
        >
          {previewing ? "Write" : "Preview"}
          <span className="sr-only"> {label}</span>
        </button>
      }
    >
      {/* The field stays mounted, so that nothing typed is lost and "undo" still works in it. */}
      <Textarea rows={8} {...props} className={cx(previewing && "hidden")} />
      {previewing && (
        <div className="min-h-24 rounded-control border border-line bg-paper px-4 py-3">
          {text.trim() ? (
            <Suspense fallback={<SkeletonText lines={4} />}>
              <Markdown text={text} headingLevel={4} />
            </Suspense>
          ) : (
            <p className="text-muted">Nothing written yet.</p>
          )}
        </div>
      )}
    </Field>
  );
}
