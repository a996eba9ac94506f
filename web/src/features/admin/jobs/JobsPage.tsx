import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { readChoice, readId, readText, writeQuery } from "@/lib/url-state";
import { cx } from "@/ui/cx";
import { AdminFrame } from "../AdminFrame";
import { JobFilters, shownLabels } from "./JobFilters";
import { JobList } from "./JobList";
import { JobPanel } from "./JobPanel";
import type { JobFilter } from "./queries";

/** Jobs of all companies: those that were reported first; one opens beside the list with the reports and the decision. */
export default function JobsPage() {
  usePageTitle("Jobs");
  const [search, setSearch] = useSearchParams();
  const show = readChoice(shownLabels, search, "show") ?? "reported";
  const filter: JobFilter = {
    text: readText(search, "q"),
    shown: show === "all" ? null : show,
    company: readId(search, "company"),
  };
  const place = (job: string | null) =>
    writeQuery({ show, q: filter.text, company: filter.company, job }) || "?";
  const open = readId(search, "job");
  return (
    <AdminFrame
      current="jobs"
      title="Jobs"
      lede="Jobs of all companies, and what people reported about them. Opening one is recorded in the audit log."
    >
      <JobFilters
        key={filter.text}
        text={filter.text}
        show={show}
        company={filter.company}
        onChange={(next) =>
          setSearch(writeQuery({ show, q: filter.text, company: filter.company, ...next }))
        }
      />
      <div className={cx("gap-8", open && "md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]")}>
        <JobList filter={filter} open={open} hrefOf={place} />
        {open && <JobPanel key={open} id={open} onClose={() => setSearch(place(null))} />}
      </div>
    </AdminFrame>
  );
}
