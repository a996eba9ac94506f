import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Facts } from "@/ui/Facts";
import { Link } from "@/ui/Link";
import type { ImportResult } from "./choices";

type Props = { result: ImportResult; onAgain: () => void };

/** The last step: what was done. */
export function ResultStep({ result, onAgain }: Props) {
  return (
    <div className="max-w-reading" role="status">
      <h2 className="mb-4 text-16">Résumé imported</h2>
      <Facts
        facts={[
          { label: "Added", value: result.added.toLocaleString() },
          { label: "Changed", value: result.updated.toLocaleString() },
          { label: "Left out", value: result.skipped.toLocaleString() },
          { label: "Deleted", value: result.deleted.toLocaleString() },
        ]}
      />
      <p className="mt-4 max-w-measure text-muted">
        Next, choose which projects to show first, your skill levels and your preferences. This
        decides which jobs you see.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link href={paths.profile} className={buttonClass({ variant: "primary" })}>
          Open my profile
        </Link>
        <Button onClick={onAgain}>Import another</Button>
      </div>
    </div>
  );
}
