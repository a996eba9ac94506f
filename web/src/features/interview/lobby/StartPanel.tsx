import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import type { Lobby } from "@/entities/interview/answer";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { LateTierWithMore } from "@/entities/subscription/LateTierWithMore";
import { newId } from "@/lib/new-id";
import { paths } from "@/lib/paths";
import type { InterviewSeniority } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { Meter } from "@/ui/Meter";
import { duration } from "@/ui/relative-time";
import { useNow } from "@/ui/use-now";
import { interviewQuery, lobbyQuery, startInterview } from "../queries";
import { whyNoStart } from "../words";
import { SeniorityChoice } from "./SeniorityChoice";

type Props = {
  lobby: Lobby;
  seniority: InterviewSeniority;
  onSeniority: (to: InterviewSeniority) => void;
};

/** What is left this month, and the way in: to a new interview, or back to the one that runs. */
export function StartPanel({ lobby, seniority, onSeniority }: Props) {
  return (
    <section
      aria-label="Start"
      className="rounded-layer border border-line-strong bg-raised p-5 max-md:p-4"
    >
      {lobby.running ? (
        <Running running={lobby.running} />
      ) : (
        <Start lobby={lobby} seniority={seniority} onSeniority={onSeniority} />
      )}
    </section>
  );
}

function Running({ running }: { running: NonNullable<Lobby["running"]> }) {
  const left = new Date(running.ends_at).getTime() - useNow();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-52">
        <h2 className="text-16">
          Running: <bdi>{running.problem.title}</bdi>
        </h2>
        <p className="text-muted">
          {left > 0 ? `${duration(left)} left` : "The time is over"}. Your answers are saved.
        </p>
      </div>
      <Link
        href={paths.interviewAttempt(running.id)}
        className={buttonClass({ variant: "primary", size: "lg" })}
      >
        {left > 0 ? "Continue" : "View result"}
      </Link>
    </div>
  );
}

function Start({ lobby, seniority, onSeniority }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // One id for every try of this visit: an answer that was lost on the way begins no second interview.
  const id = useRef(newId());
  const start = useMutation({
    mutationFn: () => startInterview(id.current, seniority),
    onSuccess: async (interview) => {
      client.setQueryData(interviewQuery(interview.attempt.id).queryKey, interview);
      void client.invalidateQueries({ queryKey: lobbyQuery.queryKey });
      await navigate(paths.interviewAttempt(interview.attempt.id));
    },
    onError: () => void client.invalidateQueries({ queryKey: lobbyQuery.queryKey }),
  });
  return (
    <div className="grid gap-5">
      {start.error && (
        <Banner tone="stop" live>
          <ErrorSentence error={start.error} />
        </Banner>
      )}
      <SeniorityChoice value={seniority} onChange={onSeniority} />
      <Left lobby={lobby} />
      {lobby.may_start ? (
        <div>
          <Button
            variant="primary"
            size="lg"
            className="w-full"
            pending={start.isPending}
            onClick={() => start.mutate()}
          >
            Start the 45 minutes
          </Button>
          <p className="mt-2 text-13 text-muted">
            The clock keeps running, even if you leave. You get one of {lobby.problems} problems
            that you haven't had yet.
          </p>
        </div>
      ) : (
        <p className="border-line border-t pt-4 font-semibold">
          {whyNoStart(lobby.why_not)}{" "}
          {lobby.why_not === "limit_reached" && (
            <LateTierWithMore limit="interviews_per_month" allowed={lobby.limit} />
          )}
        </p>
      )}
    </div>
  );
}

function Left({ lobby: { limit, used, resets_at } }: { lobby: Lobby }) {
  const now = useNow();
  const left = Math.max(0, limit - used);
  return (
    <div>
      <Meter
        label="Attempts"
        value={left}
        max={limit}
        text={`${left} of ${limit} left this month`}
      />
      <p className="mt-1.5 text-13 text-muted">
        Resets in {duration(new Date(resets_at).getTime() - now)}. An attempt counts when it starts.
        You get it back if it can't be scored.
      </p>
    </div>
  );
}
