import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { LinkTabs } from "@/ui/LinkTabs";
import { AdminFrame } from "../AdminFrame";
import { ReviewDesk } from "./ReviewDesk";
import { ReviewList } from "./ReviewList";
import { UnscoredList } from "./UnscoredList";

const tabs = [
  { key: "asked", label: "Open reviews", href: paths.adminInterviews },
  { key: "done", label: "Completed reviews", href: `${paths.adminInterviews}?tab=done` },
  { key: "unscored", label: "Scoring failed", href: `${paths.adminInterviews}?tab=unscored` },
];

/** Interviews that need a person: reviews that were asked for, and those that could not be scored. */
export default function InterviewsPage() {
  usePageTitle("Interviews");
  const [search] = useSearchParams();
  const review = search.get("review");
  const tab = tabs.find(({ key }) => key === search.get("tab"))?.key ?? "asked";
  return (
    <AdminFrame
      current="interviews"
      title="Interviews"
      lede="Reviews are blind: you see the answers, but not the person or the earlier score. Your score then counts."
    >
      {review ? (
        <ReviewDesk key={review} id={review} />
      ) : (
        <>
          <LinkTabs label="Interviews" tabs={tabs} current={tab} className="mt-2" />
          {tab === "unscored" ? (
            <UnscoredList open={search.get("attempt")} />
          ) : (
            <ReviewList key={tab} state={tab === "done" ? "done" : "asked"} />
          )}
        </>
      )}
    </AdminFrame>
  );
}
