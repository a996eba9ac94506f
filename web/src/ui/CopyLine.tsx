import { CopyButton } from "./CopyButton";

type Props = {
  label: string;
  text: string;
  /** What the button says: "Copy the name". */
  copy: string;
};

/** A text that has to be entered elsewhere, letter by letter. */
export function CopyLine({ label, text, copy }: Props) {
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <span className="text-13 text-muted">{label}</span>
        <span className="-mr-2.5">
          <CopyButton text={text} label={copy} />
        </span>
      </div>
      <code className="block break-all rounded-control bg-sunken px-3 py-2 font-mono text-13 select-all">
        {text}
      </code>
    </div>
  );
}
