import { useState } from "react";
import { DimensionLevels } from "@/entities/interview/DimensionLevels";
import { LevelBar } from "@/entities/interview/LevelBar";
import { EvidenceBar } from "@/entities/match/EvidenceBar";
import { MatchBreakdown } from "@/entities/match/MatchBreakdown";
import { MatchFigure } from "@/entities/match/MatchFigure";
import { StateTag } from "@/entities/match/StateTag";
import { WeightsEditor } from "@/entities/match/WeightsEditor";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { ProofMark } from "@/entities/receipt/ProofMark";
import { ReceiptBody } from "@/entities/receipt/ReceiptBody";
import { Logo } from "@/ui/Logo";
import { TextLink } from "@/ui/TextLink";
import { GallerySection, Specimen } from "./Specimen";
import { ranks, sampleLevels, sampleMatch, sampleReceipt, sampleWeights } from "./sample";

/** What makes it ours. */
export function EvidenceSection() {
  const [weights, setWeights] = useState(sampleWeights);
  return (
    <GallerySection title="Evidence">
      <Specimen name="MatchBreakdown">
        <MatchBreakdown
          match={sampleMatch}
          actionFor={(criterion) =>
            criterion.state === "unknown" && <TextLink href="#prove">Prove it</TextLink>
          }
        />
      </Specimen>
      <div className="grid content-start gap-8">
        <Specimen name="EvidenceBar md, sm; MatchFigure">
          <div className="grid gap-4">
            <EvidenceBar match={sampleMatch} size="md" />
            <div className="flex items-center gap-4">
              <EvidenceBar match={sampleMatch} size="sm" className="grow" />
              <MatchFigure match={sampleMatch} bare />
            </div>
          </div>
        </Specimen>
        <Specimen name="ProofMark, StateTag">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>
              Answers in 4 days, kept 92 %{" "}
              <ProofMark receipt={{ ...sampleReceipt, title: "Answers in 4 days, kept 92 %" }} />
            </span>
            <StateTag state="proved_well" />
            <StateTag state="proved" />
            <StateTag state="shown" />
            <StateTag state="met" />
            <StateTag state="partly" />
            <StateTag state="missing" />
            <StateTag state="unknown" />
          </p>
        </Specimen>
        <Specimen name="ReceiptBody">
          <div className="layer-box max-w-80 p-4">
            <ReceiptBody receipt={sampleReceipt} />
          </div>
        </Specimen>
        <Specimen name="DimensionLevels; LevelBar under a cap">
          <DimensionLevels dimensions={sampleLevels} />
          <LevelBar level={15} uncapped={31} className="mt-4 max-w-40" />
        </Specimen>
        <Specimen name="Logo">
          <Logo />
        </Specimen>
      </div>
      <Specimen name="WeightsEditor">
        <WeightsEditor weights={weights} onWeightsChange={setWeights} />
      </Specimen>
      <Specimen name="RankGlyph">
        <ul className="grid grid-cols-3 gap-y-6 md:grid-cols-5">
          {ranks.map(([name, from], index) => (
            <li
              key={name}
              className="grid justify-items-center gap-2 text-center text-12 text-muted"
            >
              <RankGlyph rank={index} size={44} effect />
              {name}
              <span className="font-mono">{from}</span>
            </li>
          ))}
          <li className="grid justify-items-center gap-2 text-center text-12 text-muted">
            <RankGlyph rank="founding" size={44} effect />
            Founding Candidate
          </li>
          <li className="grid justify-items-center gap-2 text-center text-12 text-muted">
            <RankGlyph rank="admin" size={44} effect />
            System Admin
          </li>
        </ul>
        <p className="mt-6 flex items-center gap-2">
          {ranks.map(([name], index) => (
            <RankGlyph key={name} rank={index} size={16} name={name} />
          ))}
        </p>
      </Specimen>
    </GallerySection>
  );
}
