import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";

type Props = {
  /** The fields in words. */
  fields: string[];
  onResolve: (keep: "mine" | "theirs") => void;
};

/** A colleague saved the same fields in the meantime: somebody has to choose. */
export function ContestedBanner({ fields, onResolve }: Props) {
  return (
    <Banner
      tone="stop"
      live
      title="A colleague changed the same fields."
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onResolve("theirs")}>
            Use theirs
          </Button>
          <Button size="sm" onClick={() => onResolve("mine")}>
            Keep mine
          </Button>
        </span>
      }
    >
      {[...new Set(fields)].join(", ")}: changed by someone else since you opened this job. Their
      other changes are already included.
    </Banner>
  );
}
