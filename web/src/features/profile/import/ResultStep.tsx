import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Facts } from "@/ui/Facts";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Page";
import type { ImportResult } from "./choices";
import { LeftOutList } from "./LeftOutList";
import type { ReadDraft } from "./read-resume";

type Props = {
  result: ImportResult;
  /** Text of the file that has no place in a profile. */
  leftOut: ReadDraft["left_out"];
  /** Someone whose account isn't set up yet. */
  newcomer: boolean;
  onAgain: () => void;
};

/** The last step: what was done. */
export function ResultStep({ result, leftOut, newcomer, onAgain }: Props) {
  return (
    <div className="max-w-reading" role="status">
      <h2 className="mb-4 text-16">Résumé imported</h2>
      <Facts
        facts={[
          { label: "Added", value: result.added.toLocaleString() },
          { label: "Changed", value: result.updated.toLocaleString() },
          { label: "Cleared by you", value: result.skipped.toLocaleString() },
          { label: "Deleted", value: result.deleted.toLocaleString() },
        ]}
      />
      <p className="mt-4 max-w-measure text-muted">
        {newcomer
          ? "Next, add what a first match needs and your résumé doesn't say."
          : "Next, choose which projects to show first, your skill levels and your preferences. This decides which jobs you see."}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link
          href={newcomer ? paths.selectRole : paths.profile}
          className={buttonClass({ variant: "primary" })}
        >
          {newcomer ? "Continue" : "Open my profile"}
        </Link>
        <Button onClick={onAgain}>Import another</Button>
      </div>
      {leftOut.length > 0 && (
        <Section
          title="Not imported"
          aside={leftOut.length}
          lede="These lines of your file have no place in a profile."
        >
          <LeftOutList parts={leftOut} />
        </Section>
      )}
    </div>
  );
}
