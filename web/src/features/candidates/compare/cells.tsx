import { pointsText } from "@/entities/match/match";
import { StateTag } from "@/entities/match/StateTag";
import type { Gate, MatchCriterion, Project } from "@/lib/database.types";
import { criterionStateLabels } from "@/lib/vocabulary.generated";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";

/** What somebody doesn't have, said as that. */
export function Missing({ children }: { children: string }) {
  return <span className="text-muted">{children}</span>;
}

/** How a criterion is met, what it brought, and why. */
export function CriterionCell({
  criterion,
  exact,
}: {
  criterion: MatchCriterion | null;
  exact: boolean;
}) {
  if (!criterion) return <Missing>Not scored for this candidate</Missing>;
  const points = pointsText(criterion, exact);
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <StateTag state={criterion.state} />
        {points && <span className="font-mono text-12 text-muted">{points}</span>}
      </span>
      {criterion.detail && <span className="mt-1 block text-13">{criterion.detail}</span>}
    </>
  );
}

/** Whether something that must hold does. */
export function GateCell({ gate }: { gate: Gate | null }) {
  if (!gate) return <Missing>Not asked for this candidate</Missing>;
  return (
    <>
      {gate.passed === null ? (
        <Tag tone="dashed">{criterionStateLabels.unknown}</Tag>
      ) : (
        <Tag tone={gate.passed ? "plain" : "stop"}>{gate.passed ? "Holds" : "Not met"}</Tag>
      )}
      {gate.detail && <span className="mt-1 block text-13">{gate.detail}</span>}
    </>
  );
}

/** Projects by title, each a link where there is one. */
export function ProjectsCell({ projects }: { projects: Project[] }) {
  if (projects.length === 0) return <Missing>None shown</Missing>;
  return (
    <ul className="grid gap-1">
      {projects.map((one) => {
        const href = one.url ?? one.repository_url;
        return (
          <li key={one.id}>
            {href ? (
              <TextLink href={href} target="_blank" rel="nofollow noopener noreferrer">
                <bdi>{one.title}</bdi>
              </TextLink>
            ) : (
              <bdi>{one.title}</bdi>
            )}
          </li>
        );
      })}
    </ul>
  );
}
