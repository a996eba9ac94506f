import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { languageName } from "@/entities/language/language-name";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { readChoice } from "@/lib/url-state";
import { judgingTroubleLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { LinkTabs } from "@/ui/LinkTabs";
import { AdminFrame } from "../AdminFrame";
import { StaffState } from "../StaffState";
import { submissionsQuery } from "./queries";
import { SubmissionLine } from "./SubmissionLine";

const tabs = Object.entries(judgingTroubleLabels).map(([key, label]) => ({
  key,
  label,
  href: key === "waiting" ? paths.adminSubmissions : `${paths.adminSubmissions}?trouble=${key}`,
}));

/** Answers that have no verdict: they wait too long, or judging them failed by our fault. */
export default function SubmissionsPage() {
  usePageTitle("Submissions");
  const [search] = useSearchParams();
  const trouble = readChoice(judgingTroubleLabels, search, "trouble") ?? "waiting";
  const query = useQuery(submissionsQuery(trouble));
  return (
    <AdminFrame
      current="submissions"
      title="Submissions without a verdict"
      lede="Submissions that wait for more than 5 minutes or that no worker can judge, and those that failed on our side in the last 30 days."
    >
      <LinkTabs label="Submissions" tabs={tabs} current={trouble} />
      <StaffState query={query} what="The submissions">
        {({ submissions, judged_languages }) => (
          <>
            <p className="py-4 text-muted">
              {judged_languages.length === 0
                ? "No judge is running."
                : `Running judges take ${judged_languages.map(languageName).join(", ")}.`}
            </p>
            {submissions.length === 0 ? (
              <EmptyState
                title={trouble === "waiting" ? "Nothing is stuck" : "Nothing failed on our side"}
              >
                Submissions appear here when they have no verdict for longer than usual.
              </EmptyState>
            ) : (
              <ul aria-label="Submissions" className="border-line border-t">
                {submissions.map((submission) => (
                  <SubmissionLine key={submission.id} submission={submission} />
                ))}
              </ul>
            )}
          </>
        )}
      </StaffState>
    </AdminFrame>
  );
}
