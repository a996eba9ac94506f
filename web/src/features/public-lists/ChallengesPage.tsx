import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { PublicChallengeLine } from "@/lib/database.types";
import { withNext } from "@/lib/next-place";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { useSession } from "@/lib/session/session";
import { difficultyLabels, languageLabels, topicLabels } from "@/lib/vocabulary.generated";
import { TextLink } from "@/ui/TextLink";
import { ChoiceFilter } from "./fields";
import { ListFrame, ListSkeleton } from "./ListFrame";
import { readChallenges, writeChallenges } from "./place";
import { publicChallengesQuery } from "./queries";
import { countText } from "./words";

export const loader = ({ url }: PageLoaderArgs) =>
  prefetch(publicChallengesQuery(readChallenges(url.searchParams)));

export const Skeleton = ListSkeleton;

/** The published challenges. The easy ones can be tried without an account. */
export default function ChallengesPage() {
  const place = readChallenges(new URLSearchParams(useLocation().search));
  const { data } = useSuspenseQuery(publicChallengesQuery(place));
  usePageTitle("Challenges");
  return (
    <ListFrame
      title="Challenges"
      lede="Programming challenges, judged test by test. What you pass counts toward your rank and shows on your profile."
      path={paths.publicChallenges}
      query={writeChallenges({ ...place, page: 1 })}
      queryOf={(form) => writeChallenges(readChallenges(form))}
      count={countText(data.total, "challenge", "challenges")}
      nothing="No challenges fit these filters. Clear a filter to see more."
      page={place.page}
      pages={data.pages}
      fields={
        <>
          <ChoiceFilter
            name="difficulty"
            label="Difficulty"
            any="Any difficulty"
            labels={difficultyLabels}
            value={place.difficulty}
          />
          <ChoiceFilter
            name="language"
            label="Language"
            any="Any language"
            labels={languageLabels}
            value={place.language}
          />
          <ChoiceFilter
            name="topic"
            label="Topic"
            any="Any topic"
            labels={topicLabels}
            value={place.topic}
          />
        </>
      }
      rows={data.challenges.map((challenge) => (
        <ChallengeRow key={challenge.slug} challenge={challenge} />
      ))}
    />
  );
}

function ChallengeRow({ challenge }: { challenge: PublicChallengeLine }) {
  const state = useSession();
  const own = paths.challenge(challenge.slug);
  // As the server offers it (`crates/commands/src/challenges/tryouts.rs`): what is easy can be tried by everyone.
  const canTry = state.phase === "out" && challenge.difficulty === "easy";
  const outside = canTry
    ? paths.tryoutOf(challenge.slug)
    : withNext(`${paths.signUp}?as=job_seeker`, own);
  const href = state.phase === "out" ? outside : own;
  // An employer has no page of it.
  const canOpen =
    state.phase === "out" || (state.phase === "in" && state.profile?.role === "job_seeker");
  const { minutes, solved_by } = challenge;
  const about = [
    difficultyLabels[challenge.difficulty],
    topicLabels[challenge.topic],
    minutes && `about ${minutes} min`,
    challenge.languages.map((language) => languageLabels[language]).join(", "),
    canTry && "no account needed",
    solved_by > 0 && `passed by ${countText(solved_by, "person", "people")}`,
  ].filter(Boolean);
  const title = <span className="font-semibold">{challenge.title}</span>;
  return (
    <li className="flex items-start gap-3 border-line border-b py-3">
      <div className="min-w-0 grow">
        {canOpen ? <TextLink href={href}>{title}</TextLink> : title}
        <p>{challenge.summary}</p>
        <p className="text-muted">{about.join(" · ")}</p>
      </div>
    </li>
  );
}
