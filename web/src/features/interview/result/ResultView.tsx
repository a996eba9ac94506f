import { useQuery } from "@tanstack/react-query";
import { paths } from "@/lib/paths";
import { PageHeader } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";
import { resultQuery } from "../queries";

/** What became of an attempt. */
export function ResultView({ id }: { id: string }) {
  const { data } = useQuery(resultQuery(id));
  return (
    <div className="page pb-16">
      <PageHeader
        title={data?.problem.title ?? "Interview"}
        above={<TextLink href={paths.interview}>System design interview</TextLink>}
      />
    </div>
  );
}
