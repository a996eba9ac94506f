import { useQuery } from "@tanstack/react-query";
import { counted } from "@/lib/counted";
import type { AcceptedInterview } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { useNow } from "@/ui/use-now";
import { interviewsQuery } from "./queries";
import { Line, Part } from "./WorkPart";
import { dayOf } from "./waiting-words";

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });

/** The interviews of the reader's day, by their own clock, that are not over. */
export function useInterviewsToday(): AcceptedInterview[] {
  const now = useNow();
  const { from, to } = dayOf(new Date(now));
  const { data = [] } = useQuery(interviewsQuery(from, to));
  return data.filter(
    (one) => new Date(one.starts_at).getTime() + one.duration_minutes * 60_000 > now,
  );
}

/** The interviews that are left today, each one click from its conversation. */
export function InterviewsToday({ interviews }: { interviews: AcceptedInterview[] }) {
  const title = counted(interviews.length, "interview today", "interviews today");
  return (
    <Part title={title} href={paths.messages}>
      {interviews.map((one) => (
        <Line
          key={one.id}
          href={paths.conversation(one.conversation_id)}
          name={one.seeker_name ?? "Deleted account"}
          about={["for", one.job_title ?? "a deleted job"]}
        >
          <time dateTime={one.starts_at}>{clock.format(new Date(one.starts_at))}</time>,{" "}
          {one.duration_minutes} minutes
        </Line>
      ))}
    </Part>
  );
}
