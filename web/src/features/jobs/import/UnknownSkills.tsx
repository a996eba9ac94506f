import type { JobImport } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { Section } from "@/ui/Page";
import { Row, RowList } from "@/ui/Rows";
import type { ImportState } from "./use-import";

/** Words that name no skill: what each could mean, to be taken or excluded. */
export function UnknownSkills({ state, current }: { state: ImportState; current: JobImport }) {
  const unknown = current.unknown_skills;
  if (unknown.length === 0) return null;
  const busy = state.work !== null;
  const proposals = unknown.flatMap(({ name, proposal }) =>
    proposal ? [[name, proposal.slug]] : [],
  );
  return (
    <Section
      title="Unknown skills"
      aside={
        proposals.length > 1 && (
          <Button
            size="sm"
            pending={busy}
            onClick={() => state.readAnew({ skills: Object.fromEntries(proposals) })}
          >
            Take all {proposals.length} proposals
          </Button>
        )
      }
      lede="They're ignored unless you map them to known skills."
    >
      <details open={unknown.length <= 4}>
        <summary className="w-fit rounded-tag text-action hover:text-action-strong">
          {unknown.length === 1
            ? "One word"
            : unknown.length === 40
              ? "Showing the 40 most frequent"
              : `${unknown.length} words`}
        </summary>
        <RowList label="Unknown skills" className="mt-2">
          {unknown.map(({ name, count, proposal }) => (
            <Row key={name} dense>
              <span className="min-w-0 grow truncate">
                <bdi>{name}</bdi>{" "}
                <span className="text-13 text-muted">
                  in {count.toLocaleString()} {count === 1 ? "row" : "rows"}
                </span>
              </span>
              {proposal && (
                <Button
                  size="sm"
                  pending={busy}
                  onClick={() => state.readAnew({ skills: { [name]: proposal.slug } })}
                >
                  Maps to {proposal.name}
                </Button>
              )}
            </Row>
          ))}
        </RowList>
      </details>
    </Section>
  );
}
