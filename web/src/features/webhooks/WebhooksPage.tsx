import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { QueryState } from "@/entities/query/QueryState";
import { LateTierWithMore } from "@/entities/subscription/LateTierWithMore";
import type { CompanyWebhooks, Webhook } from "@/lib/database.types";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { readId } from "@/lib/url-state";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { webhooksQuery } from "./queries";
import { SecretDialog } from "./SecretDialog";
import { WebhookDetail } from "./WebhookDetail";
import { WebhookDialog } from "./WebhookDialog";
import { WebhookList } from "./WebhookList";

export const loader = () => prefetch(webhooksQuery);

/** The addresses at which a company is told what happens with its candidates. */
export default function WebhooksPage() {
  usePageTitle("Webhooks");
  const query = useQuery(webhooksQuery);
  return (
    <div className="page pb-16">
      <PageHeader
        above={<TextLink href={paths.employerProfile}>Profile</TextLink>}
        title="Webhooks"
        lede="Send what happens with your candidates to your own systems, such as an applicant tracking system. Each event has the candidate's name, and no message text."
      />
      <QueryState
        query={query}
        failure="Your webhooks could not be loaded"
        note="This doesn't affect what is sent to them."
        loading={
          <Loading label="Loading your webhooks">
            <SkeletonRows rows={4} />
          </Loading>
        }
      >
        {(company) =>
          company ? (
            <Webhooks company={company} />
          ) : (
            <LockedState title="You can't manage webhooks">
              Ask your company's admin for the permissions to edit the company page and to view
              candidates.
            </LockedState>
          )
        }
      </QueryState>
    </div>
  );
}

function Webhooks({ company }: { company: CompanyWebhooks }) {
  const [params] = useSearchParams();
  const [editing, setEditing] = useState<Webhook | "new" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { webhooks, limit } = company;
  const id = readId(params, "webhook");
  const chosen = webhooks.find((webhook) => webhook.id === id);
  const isFull = limit !== null && webhooks.length >= limit;
  const add = (
    <Button variant="primary" disabled={isFull} onClick={() => setEditing("new")}>
      Add webhook
    </Button>
  );
  return (
    <>
      {chosen ? (
        <WebhookDetail
          key={chosen.id}
          webhook={chosen}
          onEdit={() => setEditing(chosen)}
          onSecret={setSecret}
        />
      ) : webhooks.length === 0 ? (
        <EmptyState title="No webhooks yet" action={add}>
          Add the address of a system that should know about interest, decisions and stages.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <p className="text-13 text-muted">
              {limit === null
                ? `${webhooks.length.toLocaleString()} webhooks`
                : `${webhooks.length.toLocaleString()} of ${limit.toLocaleString()} webhooks of your tier`}{" "}
              {isFull && <LateTierWithMore limit="webhooks" allowed={limit} />}
            </p>
            {add}
          </div>
          <WebhookList webhooks={webhooks} />
        </>
      )}
      {editing && (
        <WebhookDialog
          webhook={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
          onSecret={setSecret}
        />
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
