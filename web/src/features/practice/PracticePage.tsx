import { useQuery } from "@tanstack/react-query";
import { QueryState } from "@/entities/query/QueryState";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { RowLink, RowList } from "@/ui/Rows";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { designsQuery } from "./queries";

export const loader = () => prefetch(designsQuery);

const title = "Practice designs";
const header = (
  <PageHeader
    title={title}
    above={<TextLink href={paths.interview}>System design interview</TextLink>}
    lede="Change a design, run it for one simulated day, and see what it loses, refuses and costs. There is no score, and no one else sees it."
  />
);
const loading = (
  <Loading label="Loading practice designs">
    <SkeletonRows rows={3} tall />
  </Loading>
);

export function Skeleton() {
  return (
    <div className="page pb-16">
      {header}
      {loading}
    </div>
  );
}

/** The problems that a design can be tried on. */
export default function PracticePage() {
  usePageTitle(title);
  const query = useQuery(designsQuery);
  return (
    <div className="page pb-16">
      {header}
      <QueryState
        query={query}
        failure="The practice designs could not be loaded"
        note="Designs that you changed are still in this browser."
        loading={loading}
      >
        {({ designs }) =>
          designs.length === 0 ? (
            <EmptyState title="No practice designs yet">
              Problems to practice on appear here.
            </EmptyState>
          ) : (
            <RowList label="Practice designs">
              {designs.map(({ slug, title, summary, minutes, targets }) => (
                <RowLink key={slug} href={paths.practiceDesign(slug)}>
                  <span className="block font-semibold">{title}</span>
                  <span className="block max-w-measure text-muted">{summary}</span>
                  <span className="block text-13 text-muted tabular-nums">
                    {minutes} min · {targets} targets
                  </span>
                </RowLink>
              ))}
            </RowList>
          )
        }
      </QueryState>
    </div>
  );
}
