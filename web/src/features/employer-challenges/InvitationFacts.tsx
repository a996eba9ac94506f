import { minutesText, spentText } from "@/entities/invitation/words";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { CompanyInvitation } from "@/lib/database.types";
import { type Fact, Facts } from "@/ui/Facts";
import { RelativeTime } from "@/ui/RelativeTime";
import { exactTime } from "@/ui/relative-time";

/** When it was sent, begun and handed in, and how long it took. */
export function InvitationFacts({ invitation }: { invitation: CompanyInvitation }) {
  const facts: Fact[] = [
    {
      label: invitation.sent_by_name ? `Sent by ${invitation.sent_by_name}` : "Sent",
      value: <RelativeTime at={invitation.sent_at} />,
    },
  ];
  if (invitation.submitted_at) {
    facts.push({ label: "Submitted", value: <RelativeTime at={invitation.submitted_at} /> });
  } else {
    facts.push({
      label: "Answer by",
      value: exactTime(new Date(invitation.ends_at ?? invitation.expires_at)),
    });
  }
  if (invitation.seconds_spent !== null) {
    facts.push({
      label: "Time spent",
      value: spentText(invitation.seconds_spent),
      mark: (
        <ProofMark
          receipt={{
            title: `${spentText(invitation.seconds_spent)} from start to submission`,
            counts: ["measured by the server"],
            computedAt: invitation.submitted_at ?? undefined,
            source: "this invitation",
          }}
        />
      ),
    });
  }
  facts.push({
    label: "Time limit",
    value: invitation.time_limit_minutes ? minutesText(invitation.time_limit_minutes) : "None",
  });
  return (
    <>
      <Facts facts={facts} />
      {invitation.note && (
        <p className="mt-4 max-w-measure text-muted">
          {invitation.sent_by_name || "Your company"} wrote: <bdi>“{invitation.note}”</bdi>
        </p>
      )}
      {invitation.status === "declined" && (
        <p className="mt-4 max-w-measure">
          The candidate declined.{" "}
          {invitation.reason ? <bdi>“{invitation.reason}”</bdi> : "No reason given."}
        </p>
      )}
      {invitation.status === "expired" && (
        <p className="mt-4 text-muted">The time ran out without a submission.</p>
      )}
      {invitation.status === "withdrawn" && (
        <p className="mt-4 text-muted">Your company withdrew it before the candidate submitted.</p>
      )}
    </>
  );
}
