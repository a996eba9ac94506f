import type { ReactNode } from "react";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { CopyButton } from "@/ui/CopyButton";
import type { PartSaving } from "./use-part";

type Props<T> = {
  /** What it is: "These notes", "The board". */
  what: string;
  part: PartSaving<T>;
  /** Mine as a text, to copy. */
  textOf: (value: T) => string;
  /** Mine to look at. */
  children: (value: T) => ReactNode;
};

/** Two devices wrote the same part: theirs is shown, mine is kept until one says what becomes of it. */
export function OtherDeviceNotice<T>({ what, part, textOf, children }: Props<T>) {
  const { mine } = part;
  if (mine === null) return null;
  return (
    <div className="mb-4 shrink-0">
      <Banner tone="wait" live title={`${what} changed on another device at the same time.`}>
        The version saved there is shown below. Your text is stored here.
      </Banner>
      <details className="mt-2 rounded-control border border-line px-4 py-2">
        <summary>
          <h2 className="inline text-14">Your text</h2>
        </summary>
        <div className="max-h-60 overflow-y-auto pt-2">{children(mine)}</div>
      </details>
      <div className="mt-2 flex flex-wrap gap-2">
        <CopyButton text={textOf(mine)} label="Copy mine" />
        <Button size="sm" onClick={part.putBack}>
          Restore mine
        </Button>
        <Button size="sm" variant="quiet" onClick={part.dropMine}>
          Keep the other version
        </Button>
      </div>
    </div>
  );
}
