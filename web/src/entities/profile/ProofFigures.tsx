import { cx } from "@/ui/cx";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { challengesText } from "./words";

type ProofFiguresProps = {
  /** Challenges that the person has passed. */
  passed: number;
  /** The shown score of the system design interview, 0 to 100; null if none is shown. */
  systemDesign: number | null;
  /** Stands in place of a score that isn't shown. */
  withoutScore?: string | undefined;
  className?: string | undefined;
};

/** What a row of a list says that a person has proved. Where it has too little room, it breaks between the figures. */
export function ProofFigures({ passed, systemDesign, withoutScore, className }: ProofFiguresProps) {
  return (
    <span className={cx("flex flex-wrap items-center gap-x-3 gap-y-0.5 tabular-nums", className)}>
      <span className={figureClass}>
        {challengesText(passed)}
        {passed > 0 && <ProofGlyph size={14} />}
      </span>
      {systemDesign === null ? (
        withoutScore && <span>{withoutScore}</span>
      ) : (
        <span className={figureClass}>
          system design {systemDesign}
          <ProofGlyph size={14} />
        </span>
      )}
    </span>
  );
}

const figureClass = "inline-flex items-center gap-1.5 whitespace-nowrap";
