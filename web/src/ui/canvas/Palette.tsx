import { useState } from "react";
import { Button } from "../Button";
import { cx } from "../cx";
import { Field } from "../Field";
import { Select } from "../Select";
import { type ComponentKind, componentKinds, kindOptions } from "./kinds";

type Props = {
  onAdd: (kind: ComponentKind) => void;
  /** What is offered; everything unless said. */
  kinds?: readonly ComponentKind[] | undefined;
  /** In a narrow column beside the canvas, on a small screen one row above it. */
  aside?: boolean | undefined;
  /** Beside the canvas: pictures alone, to leave room for the fields of what is chosen. */
  isSmall?: boolean | undefined;
};

const allKinds = Object.keys(componentKinds) as ComponentKind[];

/** What can be put on the board: a press adds it where there is room. */
export function Palette({ onAdd, kinds = allKinds, aside = false, isSmall = false }: Props) {
  return (
    <div>
      {aside && <AddRow onAdd={onAdd} />}
      <fieldset
        className={cx(
          aside
            ? cx("grid gap-1 max-lg:hidden", isSmall ? "grid-cols-6" : "grid-cols-2")
            : "mb-3 flex flex-wrap gap-1.5",
        )}
      >
        <legend className="mb-1.5 text-13 text-muted">Add a component</legend>
        {kinds.map((kind) => {
          const { word, icon: Icon } = componentKinds[kind];
          return (
            <button
              key={kind}
              type="button"
              title={isSmall ? word : undefined}
              onClick={() => onAdd(kind)}
              className={cx(
                "flex items-center gap-1.5 rounded-control border border-line-strong bg-raised text-left transition-colors hover:border-faint hover:bg-line",
                aside
                  ? cx("min-h-8 text-12 leading-tight", isSmall ? "justify-center" : "px-2")
                  : "min-h-8 px-2.5 text-13 max-md:min-h-11",
              )}
            >
              <Icon size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
              <span className={isSmall ? "sr-only" : undefined}>{word}</span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** The same in one row: which kind, and a button. */
export function AddRow({ onAdd }: { onAdd: (kind: ComponentKind) => void }) {
  const [kind, setKind] = useState<ComponentKind>("service");
  return (
    <div className="flex items-end gap-3 lg:hidden">
      <Field label="Next component" className="grow">
        <Select
          value={kind}
          options={kindOptions}
          onChange={(event) => setKind(event.target.value as ComponentKind)}
        />
      </Field>
      <Button onClick={() => onAdd(kind)}>Add it</Button>
    </div>
  );
}
