import { useState } from "react";
import { Button } from "../Button";
import { cx } from "../cx";
import { Field } from "../Field";
import { Select } from "../Select";
import { type ComponentKind, componentKinds, kindOptions } from "./kinds";

type Props = {
  onAdd: (kind: ComponentKind) => void;
  /** In a narrow column beside the canvas, on a small screen one row above it. */
  aside?: boolean | undefined;
};

/** What can be put on the board: a press adds it where there is room. */
export function Palette({ onAdd, aside = false }: Props) {
  return (
    <div>
      {aside && <AddRow onAdd={onAdd} />}
      <fieldset
        className={cx(
          aside ? "grid grid-cols-2 gap-1 max-lg:hidden" : "mb-3 flex flex-wrap gap-1.5",
        )}
      >
        <legend className="mb-1.5 text-13 text-muted">Add a component</legend>
        {(Object.keys(componentKinds) as ComponentKind[]).map((kind) => {
          const { word, icon: Icon } = componentKinds[kind];
          return (
            <button
              key={kind}
              type="button"
              onClick={() => onAdd(kind)}
              className={cx(
                "flex items-center gap-1.5 rounded-control border border-line-strong bg-raised text-left transition-colors hover:border-faint hover:bg-line",
                aside
                  ? "min-h-9 px-2 text-12 leading-tight"
                  : "min-h-8 px-2.5 text-13 max-md:min-h-11",
              )}
            >
              <Icon size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
              {word}
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
