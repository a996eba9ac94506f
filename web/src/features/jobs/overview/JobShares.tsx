import { useState } from "react";
import type { JobOverview } from "@/lib/database.types";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { Section } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { Row, RowList } from "@/ui/Rows";
import { useJobRights } from "../gate";
import { ShareDialog } from "../ShareDialog";

/** Whose job it is, and the colleagues who share it. */
export function JobShares({ job }: { job: JobOverview }) {
  const { mayShare } = useJobRights();
  const [sharing, setSharing] = useState(false);
  return (
    <Section
      title="Team"
      aside={
        mayShare && (
          <Button size="sm" onClick={() => setSharing(true)}>
            Share with a colleague
          </Button>
        )
      }
    >
      <RowList label="Owner and colleagues">
        <Row>
          {job.recruiter ? (
            <>
              <Avatar name={job.recruiter.full_name} />
              <bdi className="min-w-0 grow truncate font-semibold">
                {job.recruiter.full_name || "No name"}
              </bdi>
              <span className="text-13 text-muted">owner</span>
            </>
          ) : (
            <span className="text-muted">No owner: the member who had this job has left.</span>
          )}
        </Row>
        {job.shares.map((share) => (
          <Row key={share.id}>
            <Avatar name={share.full_name} src={share.avatar_url} />
            <bdi className="min-w-0 grow truncate font-semibold">
              {share.full_name || "No name"}
            </bdi>
            <span className="text-13 text-muted">
              shared <RelativeTime at={share.created_at} />
            </span>
          </Row>
        ))}
      </RowList>
      <ShareDialog job={sharing ? job : null} onClose={() => setSharing(false)} />
    </Section>
  );
}
