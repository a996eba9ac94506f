import type { SimilarJob } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";

/** Open jobs by their titles, a line and once each. They open in a new tab: something is being written in this one. */
export function SimilarJobLinks({ similar }: { similar: SimilarJob[] }) {
  const byId = new Map(similar.map((job) => [job.id, job]));
  return [...byId.values()].map(({ id, title }) => (
    <span key={id} className="block">
      <TextLink underlined href={paths.jobOverview(id)} target="_blank">
        <bdi>{title}</bdi>
      </TextLink>
    </span>
  ));
}
