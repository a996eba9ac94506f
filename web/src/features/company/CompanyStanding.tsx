import { paths } from "@/lib/paths";
import { type ApprovalStatus, approvalStatusLabels } from "@/lib/vocabulary.generated";
import { Facts } from "@/ui/Facts";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { emptyParts, fieldLabels } from "./company-form";
import type { StoredCompany } from "./queries";

const tones: Record<ApprovalStatus, "plain" | "wait" | "stop"> = {
  approved: "plain",
  pending: "wait",
  needs_changes: "stop",
  rejected: "stop",
  suspended: "stop",
};

type Props = {
  company: StoredCompany;
  status: ApprovalStatus | null;
  mayEdit: boolean;
};

/** Where the company stands: its review, who sees it, where it is found, what is not written yet. */
export function CompanyStanding({ company, status, mayEdit }: Props) {
  const review = status ?? "pending";
  const lacking = mayEdit ? emptyParts(company.draft).slice(0, 5) : [];
  return (
    <>
      <section aria-labelledby="standing">
        <h2 id="standing" className="mb-3 text-16">
          The company
        </h2>
        <Facts
          layout="rows"
          className="[&_dt]:w-24"
          facts={[
            {
              label: "Review",
              value: <Tag tone={tones[review]}>{approvalStatusLabels[review]}</Tag>,
            },
            {
              label: "Page",
              value: company.draft.public_link
                ? status === "approved"
                  ? "Public"
                  : "Public after approval"
                : "Signed-in people only",
            },
            {
              label: "Address",
              value: (
                <TextLink
                  href={paths.company(company.slug)}
                  className="break-all font-mono text-13"
                >
                  {paths.company(company.slug)}
                </TextLink>
              ),
            },
          ]}
        />
        {mayEdit && (
          <p className="mt-2 text-13 text-muted">
            Change the address in the{" "}
            <TextLink underlined href={`${paths.settings}?tab=account#address-company`}>
              settings
            </TextLink>
            , the public link on the company page.
          </p>
        )}
      </section>
      {lacking.length > 0 && (
        <section aria-labelledby="lacking">
          <h2 id="lacking" className="mb-3 text-16">
            Missing from your page
          </h2>
          <ul className="border-line border-t">
            {lacking.map((field) => (
              <li key={field} className="border-line border-b py-2 text-muted">
                {fieldLabels[field]}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-13 text-muted">
            Candidates look for these. Companies with a description get more interest.
          </p>
        </section>
      )}
    </>
  );
}
