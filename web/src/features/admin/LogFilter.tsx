import { Button } from "@/ui/Button";
import { Select } from "@/ui/Select";

type Props = {
  /** Every kind of entry in words, by its key. */
  words: Record<string, string>;
  /** The kind that is shown; empty for all. */
  action: string;
  onAction: (action: string) => void;
  /** Whom or what the entries are about; empty for anything. */
  about: string;
  onShowAll: () => void;
  /** The width of the choice. */
  className: string;
};

/** What narrows a log: the kind of its entries, and whom they are about. */
export function LogFilter({ words, action, onAction, about, onShowAll, className }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-4">
      <Select
        aria-label="Show"
        className={className}
        value={action || "all"}
        options={[
          { value: "all", label: "Everything" },
          ...Object.entries(words).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ target }) => onAction(target.value === "all" ? "" : target.value)}
      />
      {about && (
        <span className="flex items-center gap-2 text-13 text-muted">
          about <code className="font-mono text-12">{about}</code>
          <Button variant="quiet" size="sm" onClick={onShowAll}>
            Show all
          </Button>
        </span>
      )}
    </div>
  );
}
