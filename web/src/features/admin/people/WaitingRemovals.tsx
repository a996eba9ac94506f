import { useQuery } from "@tanstack/react-query";
import { factorTypeLabels } from "@/lib/vocabulary.generated";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { Tag } from "@/ui/Tag";
import { StaffFailure } from "../StaffFailure";
import { removalsQuery } from "./queries";

/** Second factors that wait for a second member of staff. Nothing while none does. */
export function WaitingRemovals({ hrefOf }: { hrefOf: (person: string) => string }) {
  const query = useQuery(removalsQuery);
  // The list below says the same where everything fails; then once is enough.
  if (query.isError) return <StaffFailure query={query} what="The second factors to remove" />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-labelledby="waiting-removals" className="mb-6">
      <h2 id="waiting-removals" className="mb-2 text-16">
        Second factors to remove
      </h2>
      <ul className="border-line border-t">
        {query.data.map(({ factor_id, factor_type, person, removal }) => (
          <RowLink key={factor_id} href={hrefOf(person.id)}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <bdi className="font-semibold">{person.full_name || "No name"}</bdi>
              <span className="text-muted">{factorTypeLabels[factor_type]}</span>
              {removal.is_mine ? (
                <Tag>Waits for someone else</Tag>
              ) : (
                <Tag tone="wait">Waits for you</Tag>
              )}
              <span className="ml-auto text-13 text-muted">
                asked by <bdi>{removal.asked_by.full_name}</bdi>{" "}
                <RelativeTime at={removal.created_at} />
              </span>
            </span>
          </RowLink>
        ))}
      </ul>
    </section>
  );
}
