import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { CandidateTabs } from "./CandidateTabs";
import { ExportCandidates } from "./export/ExportCandidates";
import { type Layout, type Place, readPlace, writePlace } from "./view";

type Props = {
  place: Place;
  /** The chosen job; null for all of them. */
  job: { id: string; title: string } | null;
  /** Names the company's stages, for those who can. */
  onEditStages: (() => void) | undefined;
};

const layoutLabels: Record<Layout, string> = { list: "List", board: "Board" };

/** Whose jobs, and whether their candidates are a list or a board. */
export function PlaceTabs({ place, job, onEditStages }: Props) {
  const tabHref = (tab: Place["tab"]) =>
    paths.interestedCandidates +
    writePlace({
      ...readPlace(new URLSearchParams()),
      sort: place.sort,
      layout: place.layout,
      tab,
    });
  const layoutHref = (layout: Layout) =>
    paths.interestedCandidates + writePlace({ ...place, layout, candidate: null });
  return (
    <>
      <CandidateTabs current={place.tab} hrefOf={tabHref} />
      <div className="flex flex-wrap items-center gap-1.5 pt-3">
        <nav aria-label="Layout" className="flex items-center gap-1.5 max-md:hidden">
          {(["list", "board"] as const).map((layout) => (
            <Link
              key={layout}
              href={layoutHref(layout)}
              aria-current={layout === place.layout ? "page" : undefined}
              className={buttonClass({
                size: "sm",
                variant: layout === place.layout ? "secondary" : "quiet",
              })}
            >
              {layoutLabels[layout]}
            </Link>
          ))}
        </nav>
        <ExportCandidates job={job} />
        {place.layout === "board" && onEditStages && (
          <Button size="sm" variant="quiet" onClick={onEditStages}>
            Edit stages
          </Button>
        )}
      </div>
    </>
  );
}
