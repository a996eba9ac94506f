import type { ReactNode } from "react";
import { invitationTone } from "@/entities/invitation/words";
import type { MyInvitation } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { invitationStatusLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { PageHeader } from "@/ui/Page";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";

/** Whose challenge it is, for which job, and where it stands. */
export function Head({ invitation, children }: { invitation: MyInvitation; children?: ReactNode }) {
  const { company, job, status } = invitation;
  return (
    <PageHeader
      title={<bdi>{invitation.title}</bdi>}
      lede={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Avatar kind="company" name={company.name} src={company.logo_url} size={24} />
          <TextLink href={paths.company(company.slug)}>{company.name}</TextLink>
          {job && (
            <span>
              for <bdi>{job.title}</bdi>
            </span>
          )}
          <Tag tone={invitationTone(status, "candidate")}>{invitationStatusLabels[status]}</Tag>
        </span>
      }
      actions={
        <>
          {invitation.conversation_id && (
            <TextLink href={paths.conversation(invitation.conversation_id)}>Conversation</TextLink>
          )}
          {children}
        </>
      }
    />
  );
}
