import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { companyChallengesQuery, invitationsKey } from "@/entities/invitation/queries";
import { QueryState } from "@/entities/query/QueryState";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { CompanyChallenge, CompanyChallenges } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch, queryClient } from "@/lib/query-client";
import { useChanges } from "@/lib/realtime";
import { useProfile } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { LinkTabs } from "@/ui/LinkTabs";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { ChallengeRow } from "./ChallengeRow";
import { archiveChallenge, deleteChallenge, publishChallenge } from "./queries";
import { useChallengeRights } from "./rights";

export const loader = (_: PageLoaderArgs) => prefetch(companyChallengesQuery);

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading challenges">
        <SkeletonBar className="mt-8 mb-10 h-8 w-40" />
        <SkeletonRows rows={6} />
      </Loading>
    </div>
  );
}

type Group = "published" | "drafts" | "archived";

const groupLabels: Record<Group, string> = {
  published: "Published",
  drafts: "Drafts",
  archived: "Archived",
};

const inGroup: Record<Group, (one: CompanyChallenge) => boolean> = {
  published: ({ status }) => status === "published",
  drafts: ({ status }) => status === "draft",
  archived: ({ status }) => status === "archived",
};

function readGroup(search: string): Group | null {
  const param = new URLSearchParams(search).get("tab");
  return param === "drafts" || param === "archived" || param === "published" ? param : null;
}

/** The company's own challenges, and what candidates made of them. */
export default function EmployerChallengesPage() {
  usePageTitle("Challenges");
  const { id: me } = useProfile();
  const { search } = useLocation();
  const query = useQuery(companyChallengesQuery);
  const { publishLocked } = useChallengeRights();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: invitationsKey });
  useChanges(`employer-challenges:${me}`, [{ event: "*", table: "challenge_invitations" }], {
    refresh,
  });
  const { data } = query;
  return (
    <div className="page pb-16">
      <PageHeader
        title="Challenges"
        lede="Challenges you send to candidates, and their submissions."
        actions={
          data?.can_manage && (
            <Link href={paths.employerChallengeNew} className={buttonClass({ variant: "primary" })}>
              <Plus size={16} strokeWidth={1.5} aria-hidden />
              New challenge
            </Link>
          )
        }
      />
      {publishLocked && (
        <Banner
          tone="wait"
          title="You can't publish or send challenges yet."
          className="mb-5"
          action={<TextLink href={paths.employerProfile}>Review status</TextLink>}
        >
          {publishLocked}
        </Banner>
      )}
      <QueryState
        query={query}
        failure="Your challenges could not be loaded"
        note="You can still use Candidates and Messages."
        loading={
          <Loading label="Loading challenges">
            <SkeletonBar className="mt-8 mb-10 h-8 w-40" />
            <SkeletonRows rows={6} />
          </Loading>
        }
      >
        {(lists) =>
          lists ? (
            <Lists data={lists} param={readGroup(search)} locked={publishLocked} />
          ) : (
            <LockedState
              title="You don't have access to challenges"
              action={<TextLink href={paths.employerProfile}>Your permissions</TextLink>}
            >
              Ask your company's admin for the permission to manage challenges or to view
              candidates.
            </LockedState>
          )
        }
      </QueryState>
    </div>
  );
}

type ListsProps = { data: CompanyChallenges; param: Group | null; locked: string | null };

function Lists({ data, param, locked }: ListsProps) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const [open, setOpen] = useState<string | null>(null);
  const count = (group: Group) => data.challenges.filter(inGroup[group]).length;
  const group = param ?? (count("published") === 0 && count("drafts") > 0 ? "drafts" : "published");
  const shown = data.challenges.filter(inGroup[group]);
  const acting = useMutation({
    mutationFn: ({ act, id }: { act: (id: string) => Promise<void>; id: string; said: string }) =>
      act(id),
    onSuccess: (_, { said }) => toast({ message: said }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
  const groups: Group[] = data.can_manage ? ["published", "drafts", "archived"] : ["published"];
  return (
    <>
      <LinkTabs
        label="Status"
        current={group}
        tabs={groups.map((key) => ({
          key,
          label: groupLabels[key],
          count: count(key),
          href: `${paths.employerChallenges}?tab=${key}`,
        }))}
      />
      <InvitationQuota quota={data.quota} />
      {shown.length === 0 ? (
        <Nothing group={group} mayManage={data.can_manage} />
      ) : (
        <ul aria-label={`${groupLabels[group]} challenges`}>
          {shown.map((challenge) => (
            <ChallengeRow
              key={challenge.id}
              challenge={challenge}
              mayManage={data.can_manage}
              locked={locked}
              open={open === challenge.id}
              onToggle={() => setOpen(open === challenge.id ? null : challenge.id)}
              onArchive={() =>
                acting.mutate({
                  act: archiveChallenge,
                  id: challenge.id,
                  said: `${challenge.title} is archived. Sent invitations stay open.`,
                })
              }
              onPublish={() =>
                acting.mutate({
                  act: publishChallenge,
                  id: challenge.id,
                  said: `${challenge.title} is published.`,
                })
              }
              onDelete={() =>
                acting.mutate({
                  act: deleteChallenge,
                  id: challenge.id,
                  said: `${challenge.title} is deleted.`,
                })
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}

function InvitationQuota({ quota }: { quota: CompanyChallenges["quota"] }) {
  return (
    <p className="py-3 text-13 text-muted tabular-nums">
      {quota.limit === null
        ? `${quota.used.toLocaleString()} sent this month`
        : `${Math.max(0, quota.limit - quota.used).toLocaleString()} of ${quota.limit.toLocaleString()} invitations left this month`}
      {" · resets "}
      <RelativeTime at={quota.resets_at} />
    </p>
  );
}

function Nothing({ group, mayManage }: { group: Group; mayManage: boolean }) {
  if (group === "archived") {
    return (
      <EmptyState title="No archived challenges">
        Archived challenges appear here with their submissions.
      </EmptyState>
    );
  }
  if (!mayManage) {
    return (
      <EmptyState title="No published challenges">
        Published challenges appear here. Send them from a candidate or a conversation.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={group === "drafts" ? "No drafts" : "No challenges yet"}
      action={
        <Link href={paths.employerChallengeNew} className={buttonClass({ variant: "primary" })}>
          Create a challenge
        </Link>
      }
    >
      Create a coding task, questions or a system design task. Use the form or a JSON document.
    </EmptyState>
  );
}
