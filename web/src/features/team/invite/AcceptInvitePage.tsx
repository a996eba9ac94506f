import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { FormPage } from "@/ui/FormPage";
import { Loading, SkeletonBar } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { invitationQuery } from "../queries";
import { Invited } from "./Invited";

/** Where a mailed invitation leads: to whom it is for, whatever state they and it are in. */
export default function AcceptInvitePage() {
  usePageTitle("Invitation");
  const session = useSession();
  const [search] = useSearchParams();
  const token = search.get("token");
  if (session.phase === "starting") return <Waiting />;
  if (!token) {
    // Who is set up has nothing to do on an entry page (specification §4).
    if (session.phase === "in" && session.profile && !session.profile.needs_onboarding) {
      return <Navigate to={paths.profile} replace />;
    }
    return <NotOpen title="This link is incomplete">Open it again from the email.</NotOpen>;
  }
  const reader = session.phase === "in" ? session.session.user.id : null;
  return <InvitationView token={token} reader={reader} />;
}

function InvitationView({ token, reader }: { token: string; reader: string | null }) {
  const query = useQuery(invitationQuery(token, reader));
  if (query.isPending) return <Waiting />;
  if (query.isError) {
    return (
      <div className="page py-16">
        <QueryFailure query={query} title="The invitation could not be loaded">
          The invitation is still valid.
        </QueryFailure>
      </div>
    );
  }
  const invitation = query.data;
  switch (invitation.state) {
    case "unknown":
      return (
        <NotOpen title="Invitation not found">
          The link is incomplete or the invitation was deleted. Open it again from the email, or ask
          for a new one.
        </NotOpen>
      );
    case "open":
      return <Invited token={token} invitation={invitation} />;
    case "used":
      if (invitation.accepted_by_you) return <Navigate to={paths.profile} replace />;
      return (
        <NotOpen title="This invitation was already used">
          It works only once. If you used it, sign in. If not, ask {invitation.company.name} for a
          new one.
        </NotOpen>
      );
    case "expired":
      return (
        <NotOpen title="This invitation has expired">
          It was valid for 7 days. Ask {who(invitation.invited_by, invitation.company.name)} for a
          new one.
        </NotOpen>
      );
    case "closed":
      return (
        <NotOpen title="You can't use this invitation right now">
          {invitation.company.name} can't add members right now. Contact them for details.
        </NotOpen>
      );
    case "revoked":
    case "withdrawn":
      return (
        <NotOpen title="This invitation was withdrawn">
          Ask {invitation.company.name} if you think this is a mistake.
        </NotOpen>
      );
  }
}

function Waiting() {
  return (
    <div className="page py-16">
      <Loading label="Loading the invitation">
        <SkeletonBar className="mx-auto h-8 w-full max-w-form" />
      </Loading>
    </div>
  );
}

function NotOpen({ title, children }: { title: string; children: ReactNode }) {
  const { phase } = useSession();
  return (
    <FormPage title={title} lede={children}>
      <p className="text-muted">
        <TextLink underlined href={phase === "in" ? paths.dashboard : paths.signIn}>
          {phase === "in" ? "Go to your profile" : "Sign in"}
        </TextLink>
      </p>
    </FormPage>
  );
}

const who = (inviter: string | null, company: string) =>
  inviter ? `${inviter} of ${company}` : company;
