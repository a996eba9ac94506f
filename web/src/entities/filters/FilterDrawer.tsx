import { type ReactNode, useState } from "react";
import { Button } from "@/ui/Button";
import { Drawer } from "@/ui/Drawer";

type FormProps<F> = {
  filters: F;
  /** What "Clear all" leaves. */
  cleared: F;
  /** What the last button does: "Show jobs". */
  does: string;
  onFilters: (filters: F) => void;
  /** The fields, drawn from a draft. */
  children: (draft: F, set: (change: Partial<F>) => void) => ReactNode;
};

type Props<F> = FormProps<F> & { open: boolean; onClose: () => void };

/** Every filter at once. Nothing changes behind it until the last button. */
export function FilterDrawer<F>({ open, onClose, ...form }: Props<F>) {
  return (
    <Drawer open={open} onClose={onClose} title="Filters" exitMs={0}>
      <FilterForm {...form} />
    </Drawer>
  );
}

function FilterForm<F>({ filters, cleared, does, onFilters, children }: FormProps<F>) {
  const [draft, setDraft] = useState(filters);
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onFilters(draft);
      }}
    >
      {children(draft, (change) => setDraft((now) => ({ ...now, ...change })))}
      <div className="sticky -bottom-5 -mx-6 -mb-5 flex justify-end gap-2.5 border-line border-t bg-raised px-6 py-4 max-md:-mx-4 max-md:px-4">
        <Button variant="quiet" onClick={() => setDraft(cleared)}>
          Clear all
        </Button>
        <Button variant="primary" type="submit">
          {does}
        </Button>
      </div>
    </form>
  );
}
