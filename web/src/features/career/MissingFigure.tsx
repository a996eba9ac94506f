import { useQuery } from "@tanstack/react-query";
import { QueryState } from "@/entities/query/QueryState";
import type { MissingSkill } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { difficultyLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Table, Td, Th } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { FigureSection } from "./FigureSection";
import { jobsText, type Missing } from "./figures";
import { missingQuery } from "./queries";

/** Skills that the reader's matches ask for beyond what they have. */
export function MissingFigure() {
  const query = useQuery(missingQuery);
  return (
    <FigureSection
      id="missing"
      title="Skills your matches ask for"
      lede="Skills that jobs which match you ask for and your profile doesn't have."
      howItIsMade={
        <p>
          Jobs that score 60 or more for you, break none of your conditions, and wait for your
          decision. A skill is missing when you neither state nor prove it. The challenge is the
          easiest one of that skill that you haven't passed.
        </p>
      }
      next={query.data && query.data.skills.length > 0 && <Next skills={query.data.skills} />}
    >
      <QueryState
        query={query}
        level={3}
        failure="Missing skills could not be loaded"
        note="The other figures are not affected."
        loading={
          <Loading label="Loading missing skills">
            <SkeletonRows rows={5} />
          </Loading>
        }
      >
        {(missing) =>
          missing.skills.length > 0 ? <MissingTable missing={missing} /> : <Nothing {...missing} />
        }
      </QueryState>
    </FigureSection>
  );
}

/** The first that a challenge shows, else the first that can be stated. */
function Next({ skills }: { skills: MissingSkill[] }) {
  const own = skills.find(({ challenge }) => challenge);
  if (own?.challenge) {
    return (
      <TextLink underlined href={paths.challenge(own.challenge.slug)}>
        Solve {own.challenge.title}
      </TextLink>
    );
  }
  const language = skills.find(({ challenges }) => challenges > 0);
  return language ? (
    <TextLink underlined href={paths.challenges}>
      Solve a challenge in {language.name}
    </TextLink>
  ) : (
    <TextLink underlined href={`${paths.profile}#skills`}>
      Add skills that you have to your profile
    </TextLink>
  );
}

function Nothing({ matches }: Pick<Missing, "matches">) {
  return matches > 0 ? (
    <EmptyState
      level={3}
      title="Nothing is missing"
      action={
        <TextLink underlined href={paths.browseJobs}>
          Browse jobs
        </TextLink>
      }
    >
      You have every skill that {jobsText(matches)} ask for.
    </EmptyState>
  ) : (
    <EmptyState
      level={3}
      title="No job matches you yet"
      action={
        <TextLink underlined href={paths.profile}>
          Complete your profile
        </TextLink>
      }
    >
      Skills appear here when jobs score 60 or more for you.
    </EmptyState>
  );
}

function MissingTable({ missing: { matches, total, skills } }: { missing: Missing }) {
  return (
    <>
      <Table caption="Missing skills">
        <thead>
          <tr>
            <Th>Skill</Th>
            <Th figure>Matching jobs</Th>
            <Th figure>Must have</Th>
            <Th>Shown by</Th>
          </tr>
        </thead>
        <tbody>
          {skills.map((skill) => (
            <tr key={skill.slug}>
              <Td className="max-w-44 truncate">
                <bdi>{skill.name}</bdi>
              </Td>
              <Td figure>{skill.jobs.toLocaleString("en")}</Td>
              <Td figure>{skill.musts.toLocaleString("en")}</Td>
              <Td className="min-w-48">
                <Way skill={skill} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 text-13 text-muted">
        Of {jobsText(matches)} that match you.
        {total > skills.length &&
          ` ${(total - skills.length).toLocaleString("en")} more skills appear in fewer of them.`}
      </p>
    </>
  );
}

/** What proves it here. */
function Way({ skill: { name, slug, challenge, challenges } }: { skill: MissingSkill }) {
  if (challenge) {
    return (
      <>
        <TextLink href={paths.challenge(challenge.slug)}>
          <bdi>{challenge.title}</bdi>
        </TextLink>{" "}
        <span className="text-13 text-muted">{difficultyLabels[challenge.difficulty]}</span>
      </>
    );
  }
  if (challenges > 0) {
    return <TextLink href={paths.challenges}>Any challenge in {name}</TextLink>;
  }
  if (slug === "system-design") {
    return <TextLink href={paths.interview}>The system design interview</TextLink>;
  }
  return <span className="text-13 text-muted">No challenge yet</span>;
}
