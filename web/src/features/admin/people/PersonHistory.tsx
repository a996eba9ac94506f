import { paths } from "@/lib/paths";
import {
  reportOutcomeLabels,
  reportReasonLabels,
  reportStateLabels,
} from "@/lib/vocabulary.generated";
import { RelativeTime } from "@/ui/RelativeTime";
import { Row, RowList } from "@/ui/Rows";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { actionLabels } from "../words";
import type { PersonData } from "./queries";

/** What was reported about a person, and what staff did to their account. */
export function PersonHistory({ person }: { person: PersonData }) {
  return (
    <>
      <section aria-labelledby="person-reports">
        <h3 id="person-reports" className="mb-2 text-16">
          Reports about them
        </h3>
        {person.reports.length === 0 ? (
          <p className="text-muted">No reports.</p>
        ) : (
          <RowList label="Reports about them">
            {person.reports.map((report) => (
              <Row key={report.id} className="flex-wrap">
                <TextLink href={`${paths.adminReports}?state=${report.state}&report=${report.id}`}>
                  {reportReasonLabels[report.reason]}
                </TextLink>
                <Tag tone={report.state === "open" ? "wait" : "plain"}>
                  {report.outcome
                    ? reportOutcomeLabels[report.outcome]
                    : reportStateLabels[report.state]}
                </Tag>
                <RelativeTime at={report.created_at} className="ml-auto text-13 text-muted" />
              </Row>
            ))}
          </RowList>
        )}
      </section>
      <section aria-labelledby="person-acts">
        <h3 id="person-acts" className="mb-2 text-16">
          What staff did
        </h3>
        {person.acts.length === 0 ? (
          <p className="text-muted">Staff haven't changed this account.</p>
        ) : (
          <RowList label="What staff did">
            {person.acts.map((act) => (
              <Row key={act.id} className="flex-wrap">
                <span>{actionLabels[act.action] ?? act.action}</span>
                <span className="ml-auto text-13 text-muted">
                  <bdi>{act.actor?.full_name ?? act.actor_label}</bdi>{" "}
                  <RelativeTime at={act.created_at} />
                </span>
                <bdi className="w-full whitespace-pre-line text-13 text-muted wrap-anywhere">
                  {act.reason}
                </bdi>
              </Row>
            ))}
          </RowList>
        )}
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-13">
          <TextLink href={`${paths.adminAudit}?subject=${person.id}`}>All entries</TextLink>
          <TextLink href={`${paths.adminSecurity}?user=${person.id}`}>
            Sign-ins and account changes
          </TextLink>
        </p>
      </section>
    </>
  );
}
