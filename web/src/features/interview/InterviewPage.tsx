import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Lobby } from "@/entities/interview/answer";
import { QueryState } from "@/entities/query/QueryState";
import { usePageTitle } from "@/lib/page-title";
import { prefetch } from "@/lib/query-client";
import { interviewSeniorityValues, seniorityLabels } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { PageHeader, Section } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { BeforeFacts } from "./lobby/BeforeFacts";
import { History } from "./lobby/History";
import { LobbySkeleton } from "./lobby/LobbySkeleton";
import { CapList, RubricPicture } from "./lobby/RubricPicture";
import { StartPanel } from "./lobby/StartPanel";
import { lobbyQuery } from "./queries";
import { useLiveAttempts } from "./use-live-attempts";
import { suggestedSeniority } from "./words";

export const loader = () => prefetch(lobbyQuery);

const title = "System design interview";
const lede =
  "45 minutes on one problem: ask, estimate, draw and explain. Every point of the score traces back to what you wrote.";

export function Skeleton() {
  return (
    <div className="page pb-16">
      <PageHeader title={title} lede={lede} />
      <Loading label="Loading the interview">
        <LobbySkeleton />
      </Loading>
    </div>
  );
}

/** Before an interview: who scores, what it looks at, who will see it; and what came of earlier ones. */
export default function InterviewPage() {
  usePageTitle(title);
  useLiveAttempts();
  const query = useQuery(lobbyQuery);
  return (
    <div className="page pb-16">
      <PageHeader title={query.data?.practice ? `${title}: practice` : title} lede={lede} />
      <QueryState
        query={query}
        failure="The interview could not be loaded"
        note="Your answers in a running interview are saved."
        loading={
          <Loading label="Loading the interview">
            <LobbySkeleton />
          </Loading>
        }
      >
        {(lobby) => <LobbyView lobby={lobby} />}
      </QueryState>
    </div>
  );
}

function LobbyView({ lobby }: { lobby: Lobby }) {
  const [search, setSearch] = useSearchParams();
  const param = interviewSeniorityValues.find((one) => one === search.get("as"));
  const seniority = param ?? lobby.attempts[0]?.seniority ?? suggestedSeniority(null);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div>
        <BeforeFacts lobby={lobby} />
      </div>
      <div className={cx("lg:row-span-2", lobby.running && "max-lg:order-first")}>
        <div className="lg:sticky lg:top-[calc(var(--bar-height)+24px)]">
          <StartPanel
            lobby={lobby}
            seniority={seniority}
            onSeniority={(as) => setSearch({ as }, { replace: true, preventScrollReset: true })}
          />
        </div>
      </div>
      <div className="min-w-0">
        <Section title="Your interviews" className="pt-0">
          <History lobby={lobby} />
        </Section>
        <Section
          title="The rubric"
          aside={`weights of 100 for ${seniorityLabels[seniority]}`}
          lede="Seven dimensions, each scored from 0 to 4 with written anchors. The total is their weighted mean times 25."
        >
          <RubricPicture rubric={lobby.rubric} seniority={seniority} />
        </Section>
        <Section
          title="Caps"
          lede="Some gaps cap a level, no matter how good the rest is. The score receipt shows each cap with its reason."
        >
          <CapList rubric={lobby.rubric} />
        </Section>
      </div>
    </div>
  );
}
