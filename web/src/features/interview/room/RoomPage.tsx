import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Interview } from "@/entities/interview/answer";
import { failureText } from "@/entities/interview/words";
import { explain } from "@/lib/errors";
import { useFullScreen } from "@/lib/full-screen";
import { useKeys } from "@/lib/keys/use-keys";
import type { Phase } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { cx } from "@/ui/cx";
import { Drawer } from "@/ui/Drawer";
import { FinishDialog } from "./FinishDialog";
import { type Missing, missingIn } from "./missing";
import { PhaseStrip } from "./PhaseStrip";
import { type Place, placeHref, readPlace, workOf } from "./place";
import { RoomAside } from "./RoomAside";
import { RoomHead } from "./RoomHead";
import { RoomPlaces } from "./RoomPlaces";
import { RoomWork } from "./RoomWork";
import { StatementText } from "./StatementText";
import { useConversation } from "./use-conversation";
import { useDrill } from "./use-drill";
import { useEnd } from "./use-end";
import { useLiveRoom } from "./use-live-room";
import { useRoom } from "./use-room";
import { useUnread } from "./use-unread";
import { useWide } from "./use-wide";

type Sheet = "statement" | "aside" | null;

/** The room of a running interview; it has the whole screen. */
export function RoomPage({ interview }: { interview: Interview }) {
  useFullScreen();
  const { attempt, problem, phases } = interview;
  const { id } = attempt;
  const navigate = useNavigate();
  const place = readPlace(useLocation().search);
  const go = (to: Partial<Place>) =>
    void navigate(placeHref(id, { ...place, ...to }), { replace: true, preventScrollReset: true });

  const { parts, saving, followedAt, flush } = useRoom(interview);
  const board = parts.board.value;
  const phase = parts.phase.value;
  const conversation = useConversation(id, interview.turns);
  const drill = useDrill(interview, board, flush);
  useLiveRoom(id);

  const [figures, setFigures] = useState(false);
  const [finishing, setFinishing] = useState(false);
  const [sheet, setSheet] = useState<Sheet>(null);
  const isWide = useWide();
  const unread = useUnread(
    interview.turns,
    place.aside === "conversation" && (isWide || sheet === "aside"),
  );

  const { finish, clock } = useEnd(interview, flush);

  const work = place.work ?? workOf[phase];
  // The drawing needs the room: there the statement is a press away.
  const statement = place.statement ?? (phase === "requirements" && work !== "board");
  const toPhase = (to: Phase) => {
    parts.phase.set(to);
    go({ work: workOf[to] });
  };
  const showStatement = () =>
    isWide ? go({ statement: !statement }) : setSheet(sheet === "statement" ? null : "statement");
  const showAside = (aside: Place["aside"]) => {
    go({ aside });
    if (!isWide) setSheet("aside");
  };
  const goTo = ({ view, phase: to }: Missing) => {
    setFinishing(false);
    if (to) parts.phase.set(to);
    if (view === "conversation" || view === "drill") showAside(view);
    else go({ work: view });
  };
  useKeys("Interview", [
    ...phases.map(({ id: one, title }, at) => ({
      keys: [String(at + 1)] as [string],
      does: title,
      run: () => toPhase(one),
    })),
    { keys: ["N"], does: "Notes", run: () => go({ work: "notes" }) },
    { keys: ["E"], does: "Estimates", run: () => go({ work: "estimates" }) },
    { keys: ["B"], does: "Board", run: () => go({ work: "board" }) },
    { keys: ["S"], does: "Statement", run: showStatement },
    { keys: ["I"], does: "Interviewer", run: () => showAside("conversation") },
    { keys: ["D"], does: "Failure drill", run: () => showAside("drill") },
    { keys: ["T"], does: "Show time left as a number", run: () => setFigures(!figures) },
  ]);

  const aside = (
    <RoomAside
      shown={place.aside}
      onShow={(to) => go({ aside: to })}
      conversation={conversation}
      drill={drill}
      board={board}
    />
  );
  const painted = drill.painted && drill.drills[drill.painted.drill];
  return (
    <div className="flex h-[calc(100dvh-var(--notice-height,0px))] flex-col">
      <RoomHead
        title={problem.title}
        isPractice={attempt.practice}
        clock={clock}
        figures={figures}
        onFigures={() => setFigures(!figures)}
        statement={statement}
        onStatement={showStatement}
        saving={saving}
        followedAt={followedAt}
        onRetry={() => void flush()}
        onFinish={() => setFinishing(true)}
      />
      <PhaseStrip
        phases={phases}
        current={phase}
        onPhase={toPhase}
        share={clock.share}
        isLate={clock.isLate}
        left={clock.words}
      />
      {/* The strip of a phone has room for numbers alone. */}
      <p className="shrink-0 border-line border-b px-4 py-1.5 text-13 md:hidden">
        <span className="font-semibold">{phases.find((one) => one.id === phase)?.title}</span>{" "}
        <span className="text-muted">
          about {phases.find((one) => one.id === phase)?.minutes} minutes
        </span>
      </p>
      {clock.isOver ? (
        <Banner tone="wait" live title="Time is up." className="m-4">
          Your saved answers are being submitted. The result appears here automatically.
        </Banner>
      ) : (
        saving.phase === "failed" && (
          <Banner tone="stop" className="mx-4 mt-3" title="Not saved.">
            {explain(saving.error).sentence} Your changes are stored in this browser and sent
            automatically.
          </Banner>
        )
      )}
      <div className="flex min-h-0 grow">
        {statement && (
          <section
            aria-label="Statement"
            tabIndex={0}
            className="w-80 shrink-0 overflow-y-auto border-line border-r px-4 py-4 -outline-offset-2 max-lg:hidden"
          >
            <StatementText problem={problem} />
          </section>
        )}
        <RoomWork
          work={work}
          onWork={(to) => go({ work: to })}
          form={place.form}
          onForm={(form) => go({ form })}
          parts={parts}
          phases={phases}
          problem={problem}
          withStatement={!isWide && phase === "requirements"}
          computed={interview.computed}
          marks={drill.marks}
          painted={painted ? failureText(painted.failure, board.nodes) : null}
          onUnpaint={() => drill.paint(null)}
        />
        {isWide && (
          <section
            aria-label="Interviewer"
            className={cx("flex min-h-0 w-80 shrink-0 flex-col border-line border-l")}
          >
            {aside}
          </section>
        )}
      </div>
      {!isWide && (
        <RoomPlaces
          unread={unread}
          drillWaits={drill.open !== null}
          onStatement={showStatement}
          onAside={showAside}
          onFinish={() => setFinishing(true)}
        />
      )}
      <Drawer
        open={!isWide && sheet === "statement"}
        onClose={() => setSheet(null)}
        title="Statement"
      >
        <StatementText problem={problem} />
      </Drawer>
      <Drawer
        open={!isWide && sheet === "aside"}
        onClose={() => setSheet(null)}
        title="Interviewer"
      >
        <div className="-mx-6 -my-5 flex h-[calc(100dvh-56px)] flex-col max-md:-mx-4">{aside}</div>
      </Drawer>
      <FinishDialog
        open={finishing}
        onClose={() => setFinishing(false)}
        missing={
          finishing
            ? missingIn({
                phases,
                problem,
                notes: {
                  requirements: parts.notes.requirements.value,
                  estimates: parts.notes.estimates.value,
                  interface: parts.notes.interface.value,
                  architecture: parts.notes.architecture.value,
                  deep_dive: parts.notes.deep_dive.value,
                },
                estimates: parts.estimates.value,
                computed: interview.computed,
                board,
                turns: interview.turns,
                drills: drill.drills,
              })
            : []
        }
        onGo={goTo}
        left={clock.words}
        isPractice={attempt.practice}
        finish={finish}
      />
    </div>
  );
}
