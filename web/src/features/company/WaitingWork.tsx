import type { UseQueryResult } from "@tanstack/react-query";
import { counted } from "@/lib/counted";
import type { EmployerHome } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { InterviewsToday, useInterviewsToday } from "./InterviewsToday";
import { Line, Part } from "./WorkPart";
import { setUpSteps } from "./waiting-words";

/** What waits for the reader at their company, the most urgent first, each one click away. */
export function WaitingWork({
  home,
  senders,
}: {
  home: UseQueryResult<EmployerHome | null>;
  senders: number;
}) {
  if (home.isError) {
    return (
      <Section title="Today">
        <p role="alert" className="text-stop">
          {explain(home.error).sentence}{" "}
          <Button size="sm" pending={home.isRefetching} onClick={() => void home.refetch()}>
            Try again
          </Button>
        </p>
      </Section>
    );
  }
  if (!home.data) return null;
  return <Waiting home={home.data} senders={senders} />;
}

function Waiting({ home, senders }: { home: EmployerHome; senders: number }) {
  const interviews = useInterviewsToday();
  const nothing =
    home.undecided_count +
      home.submitted_count +
      home.without_candidates_count +
      senders +
      interviews.length ===
    0;
  return (
    <Section title="Today">
      {home.left_to_set_up.length > 0 && <SetUp left={home.left_to_set_up} />}
      {nothing && home.left_to_set_up.length === 0 && (
        <p className="text-muted">
          Nothing is waiting for you. New candidates, messages, interviews and submitted challenges
          appear here.
        </p>
      )}
      <div className="gap-14 *:mb-7 *:break-inside-avoid md:columns-2">
        {interviews.length > 0 && <InterviewsToday interviews={interviews} />}
        {home.undecided_count > 0 && <Undecided home={home} />}
        {senders > 0 && (
          <Part
            title={counted(senders, "person wrote to you", "people wrote to you")}
            href={paths.messages}
          />
        )}
        {home.submitted_count > 0 && (
          <Part
            title={counted(home.submitted_count, "challenge to review", "challenges to review")}
            href={paths.employerChallenges}
          >
            {home.submitted.map(({ id, full_name, title, submitted_at }) => (
              <Line
                key={id}
                href={paths.employerInvitation(id)}
                name={full_name ?? "Someone"}
                about={["answered", title]}
              >
                submitted <RelativeTime at={submitted_at} />
              </Line>
            ))}
          </Part>
        )}
        {home.without_candidates_count > 0 && (
          <Part
            title={counted(
              home.without_candidates_count,
              "open job without candidates",
              "open jobs without candidates",
            )}
            href={paths.jobs}
          >
            {home.without_candidates.map(({ id, title, published_at }) => (
              <Line key={id} href={paths.jobOverview(id)} name={title}>
                published <RelativeTime at={published_at} />
              </Line>
            ))}
          </Part>
        )}
      </div>
    </Section>
  );
}

function Undecided({ home }: { home: EmployerHome }) {
  const { late_count: late, due_soon_count: soon } = home;
  return (
    <Part
      title={counted(home.undecided_count, "candidate to decide on", "candidates to decide on")}
      href={paths.interestedCandidates}
      note={
        (late > 0 || soon > 0) && (
          <span className={late > 0 ? "text-stop" : "text-wait"}>
            {late > 0 ? `${late} overdue` : `${soon} due within 2 days`}
          </span>
        )
      }
    >
      {home.undecided.map(({ id, full_name, job_title, answer_by }) => (
        <Line
          key={id}
          href={paths.candidate(id)}
          name={full_name ?? "Someone"}
          about={["for", job_title]}
          urgent={new Date(answer_by) <= new Date()}
        >
          answer due <RelativeTime at={answer_by} />
        </Line>
      ))}
    </Part>
  );
}

function SetUp({ left }: { left: EmployerHome["left_to_set_up"] }) {
  return (
    <section aria-label="First steps" className="mb-7">
      <h3 className="mb-1 font-semibold">First steps</h3>
      <ol className="border-line border-t">
        {left.map((step) => (
          <li key={step} className="border-line border-b">
            <Link
              href={setUpSteps[step].href}
              className="flex min-h-row flex-wrap items-center justify-between gap-x-4 py-2 transition-colors hover:bg-line/50"
            >
              <span>{setUpSteps[step].label}</span>
              <span className="text-13 text-muted">{setUpSteps[step].why}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
