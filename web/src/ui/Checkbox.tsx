import { Check, Minus } from "lucide-react";
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "./cx";
import { useFieldProps } from "./field-context";

type Props = Omit<ComponentPropsWithRef<"input">, "type"> & {
  label: ReactNode;
  /** A second line in the muted colour. */
  hint?: ReactNode;
  /** Neither on nor off: some of what it stands for. */
  indeterminate?: boolean | undefined;
};

/** On or off, taking effect when the form is sent. For an immediate effect use `Switch`. */
export function Checkbox({ label, hint, indeterminate = false, className, ref, ...props }: Props) {
  const { "aria-invalid": invalid } = useFieldProps();
  const own = useRef<HTMLInputElement | null>(null);
  const hintId = useId();
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label
      className={cx(
        "flex min-h-7 cursor-pointer items-start gap-2.5 py-1 has-disabled:cursor-not-allowed",
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-[18px] shrink-0 place-items-center">
        <input
          aria-describedby={hint ? hintId : undefined}
          aria-invalid={invalid}
          {...props}
          ref={(element) => {
            own.current = element;
            if (typeof ref === "function") return ref(element);
            if (ref) ref.current = element;
          }}
          type="checkbox"
          className="peer size-full cursor-[inherit] appearance-none rounded-tag border border-line-field bg-raised transition-colors checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action hover:border-muted not-checked:aria-invalid:border-stop disabled:bg-sunken"
        />
        <Check
          size={14}
          strokeWidth={2.5}
          aria-hidden
          className="pointer-events-none absolute text-on-action opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
        />
        <Minus
          size={14}
          strokeWidth={2.5}
          aria-hidden
          className="pointer-events-none absolute text-on-action opacity-0 peer-indeterminate:opacity-100"
        />
      </span>
      <span>
        {label}
        {hint && (
          <span id={hintId} className="block text-13 text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
