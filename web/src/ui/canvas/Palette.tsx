import { type ComponentKind, componentKinds } from "./kinds";

/** What can be put on the board: a press adds it where there is room. */
export function Palette({ onAdd }: { onAdd: (kind: ComponentKind) => void }) {
  return (
    <fieldset className="mb-3 flex flex-wrap gap-1.5">
      <legend className="mb-1.5 text-13 text-muted">Add a component</legend>
      {(Object.keys(componentKinds) as ComponentKind[]).map((kind) => {
        const { word, icon: Icon } = componentKinds[kind];
        return (
          <button
            key={kind}
            type="button"
            onClick={() => onAdd(kind)}
            className="flex min-h-8 items-center gap-1.5 rounded-control border border-line-strong bg-raised px-2.5 text-13 transition-colors hover:border-faint hover:bg-line max-md:min-h-11"
          >
            <Icon size={16} strokeWidth={1.5} aria-hidden className="text-muted" />
            {word}
          </button>
        );
      })}
    </fieldset>
  );
}
