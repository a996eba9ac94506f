import type { ReactNode } from "react";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { rankNamed } from "@/entities/rank/rank-by-name";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { MyProfile } from "@/lib/database.types";

type HeadProps = {
  rank: MyProfile["rank"];
  special: string | null;
  /** Challenges passed. */
  count: number;
  /** What stands under the rank. */
  children?: ReactNode;
};

/** Somebody's rank with its proof, and the one that was given by hand. */
export function RankHead({ rank, special, count, children }: HeadProps) {
  const passed = `${count} ${count === 1 ? "challenge" : "challenges"} passed`;
  return (
    <div className="flex items-start gap-3">
      <RankGlyph rank={rank.position} size={48} effect={rank.effect !== "still"} />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-1.5 font-semibold">
          {rank.name}
          <ProofMark
            receipt={{ title: rank.name, counts: [passed], source: "challenges passed here" }}
          />
        </p>
        {special && (
          <p className="flex items-center gap-1.5 text-13 text-muted">
            <RankGlyph rank={rankNamed(special)} size={16} />
            {special}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** The proof of a verified phone; `at` is for its owner alone. */
export function PhoneProof({ at }: { at?: string | null }) {
  return (
    <ProofMark
      receipt={{
        title: "Phone verified",
        counts: ["confirmed with a code sent by SMS", "one number per account"],
        source: "SMS from this server",
        computedAt: at,
      }}
    />
  );
}

/** One figure of the column. */
export function ProvedLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-row-dense items-center justify-between gap-3 border-line border-b py-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="flex items-center gap-1.5 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
