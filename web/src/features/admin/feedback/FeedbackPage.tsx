import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { readChoice, readText } from "@/lib/url-state";
import { feedbackTypeLabels, roleLabels } from "@/lib/vocabulary.generated";
import { LinkTabs } from "@/ui/LinkTabs";
import { AdminFrame } from "../AdminFrame";
import { AnswerCharts } from "./AnswerCharts";
import { FeedbackFilters, periods } from "./FeedbackFilters";
import { FeedbackList } from "./FeedbackList";
import type { FeedbackFilter } from "./queries";

const views = { answers: "Answers", everything: "Everything said" };

/** What people say about the beta: each question with its answers counted, or everything in order. */
export default function FeedbackPage() {
  usePageTitle("Beta feedback");
  const [search, setSearch] = useSearchParams();
  const view = readChoice(views, search, "view") ?? "answers";
  const filter: FeedbackFilter = {
    role: readChoice(roleLabels, search, "role") ?? "job_seeker",
    days: Number(readChoice(periods, search, "days") ?? 90),
    type: readChoice(feedbackTypeLabels, search, "type"),
    component: readText(search, "component") || null,
  };
  const hrefOf = (key: string) => {
    const place = new URLSearchParams(search);
    place.set("view", key);
    return `${paths.adminFeedback}?${place}`;
  };
  return (
    <AdminFrame
      current="feedback"
      title="Beta feedback"
      lede="What job seekers and employers say through Beta Test in their menu. Viewing it is recorded in the audit log."
    >
      <FeedbackFilters filter={filter} isList={view === "everything"} onSearch={setSearch} />
      <LinkTabs
        label="View"
        current={view}
        tabs={Object.entries(views).map(([key, label]) => ({ key, label, href: hrefOf(key) }))}
      />
      {view === "answers" ? (
        <AnswerCharts role={filter.role} days={filter.days} />
      ) : (
        <FeedbackList filter={filter} />
      )}
    </AdminFrame>
  );
}
