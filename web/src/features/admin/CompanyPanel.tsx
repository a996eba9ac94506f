import { useQuery } from "@tanstack/react-query";
import { paths } from "@/lib/paths";
import { approvalStatusLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { Facts } from "@/ui/Facts";
import { OpenedPanel } from "@/ui/OpenedPanel";
import { RelativeTime } from "@/ui/RelativeTime";
import { Row, RowList } from "@/ui/Rows";
import { SkeletonRows, SkeletonText } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { DecisionForm } from "./DecisionForm";
import { type CompanyEvidence, companyQuery } from "./queries";
import { StaffState } from "./StaffState";
import { statusTones } from "./words";

/** One company: what speaks for and against it, what was decided before, and the decision. */
export function CompanyPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(companyQuery(id));
  return (
    <OpenedPanel
      title={query.data?.name ?? "Company"}
      onClose={onClose}
      className="self-start md:sticky md:top-(--bar-height) md:max-h-[calc(100dvh-var(--bar-height))]"
    >
      <StaffState
        query={query}
        what="The company"
        skeleton={
          <>
            <SkeletonRows rows={4} />
            <SkeletonText lines={4} />
          </>
        }
      >
        {(company) => <Evidence company={company} />}
      </StaffState>
    </OpenedPanel>
  );
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, "");
  } catch {
    return "";
  }
}

/** Whether somebody's confirmed mail address lies at the company's own website. */
function addressFits(company: CompanyEvidence): boolean {
  const host = company.website ? hostOf(company.website) : "";
  return (
    host !== "" &&
    company.members.some(({ email }) => {
      const at = email?.split("@")[1] ?? "";
      return at === host || at.endsWith(`.${host}`);
    })
  );
}

function Evidence({ company }: { company: CompanyEvidence }) {
  const admin = company.members.find((member) => member.company_role === "admin");
  return (
    <div className="grid gap-8">
      <Facts
        layout="rows"
        facts={[
          {
            label: "Status",
            value: (
              <Tag tone={statusTones[company.approval_status]}>
                {approvalStatusLabels[company.approval_status]}
              </Tag>
            ),
          },
          {
            label: "Website",
            value: company.website ? (
              <TextLink href={company.website} target="_blank" rel="noreferrer nofollow">
                {company.website}
              </TextLink>
            ) : (
              "Not specified"
            ),
          },
          {
            label: "Email matches website",
            value: addressFits(company)
              ? "Yes: a member's email address uses that domain"
              : "No: no member's email address uses that domain",
          },
          { label: "Admin", value: admin ? `${admin.full_name} · ${admin.email}` : "None" },
          { label: "Industry", value: company.industry ?? "Not specified" },
          { label: "Size", value: company.size ? `${company.size} people` : "Not specified" },
          {
            label: "Jobs",
            value: (
              <TextLink href={`${paths.adminJobs}?show=all&company=${company.id}`}>
                Open its jobs
              </TextLink>
            ),
          },
          { label: "Signed up", value: <RelativeTime at={company.created_at} /> },
        ]}
      />
      <DecisionForm company={company} />
      <TextFact title="About" text={company.about} />
      <TextFact title="Culture" text={company.culture} />
      <section>
        <h3 className="mb-2 text-14">Members</h3>
        <RowList label="Members">
          {company.members.map((member) => (
            <Row key={member.id} dense>
              <TextLink href={paths.adminPerson(member.id)} className="min-w-0 grow truncate">
                <bdi>{member.full_name || "No name"}</bdi>
              </TextLink>
              <bdi className="truncate text-13 text-muted">{member.email}</bdi>
              {member.company_role && <Tag>{member.company_role}</Tag>}
            </Row>
          ))}
        </RowList>
      </section>
      <section>
        <h3 className="mb-2 text-14">Earlier decisions</h3>
        {company.reviews.length === 0 ? (
          <EmptyState level={3} title="Nothing yet." />
        ) : (
          <RowList label="Earlier decisions">
            {company.reviews.map((review) => (
              <Row key={review.created_at} className="flex-wrap">
                <Tag tone={statusTones[review.status]}>{approvalStatusLabels[review.status]}</Tag>
                <span className="text-13 text-muted">
                  {review.decided_by_name ?? "on the server"} ·{" "}
                  <RelativeTime at={review.created_at} />
                </span>
                <p dir="auto" className="w-full whitespace-pre-line">
                  {review.reason}
                </p>
              </Row>
            ))}
          </RowList>
        )}
      </section>
    </div>
  );
}

function TextFact({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section>
      <h3 className="mb-2 text-14">{title}</h3>
      <p dir="auto" className="max-w-measure whitespace-pre-line text-muted">
        {text}
      </p>
    </section>
  );
}
