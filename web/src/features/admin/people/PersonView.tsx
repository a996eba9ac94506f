import { useQuery } from "@tanstack/react-query";
import { paths } from "@/lib/paths";
import { accountStateLabels, approvalStatusLabels, roleLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { Facts } from "@/ui/Facts";
import { RelativeTime } from "@/ui/RelativeTime";
import { SkeletonRows } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { StaffState } from "../StaffState";
import { PersonActs } from "./PersonActs";
import { PersonFactors } from "./PersonFactors";
import { PersonHistory } from "./PersonHistory";
import { type PersonData, personQuery } from "./queries";
import { stateTones } from "./tones";

/** One person: their account, what was reported, what staff did, and what staff can do. */
export function PersonView({ id, back }: { id: string; back: string }) {
  const query = useQuery(personQuery(id));
  return (
    <div className="py-4">
      <p className="mb-4">
        <TextLink href={`${paths.adminPeople}${back === "?" ? "" : back}`}>All people</TextLink>
      </p>
      <StaffState query={query} what="The person" skeleton={<SkeletonRows rows={8} />}>
        {(person) => (
          <article aria-label={person.full_name || "No name"} className="grid gap-8">
            <Head person={person} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-rows-[auto_1fr]">
              <AccountFacts person={person} />
              {/* Beside the facts and the history; on a narrow screen between them. */}
              <div className="grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
                <PersonActs person={person} />
                <PersonFactors person={person} />
              </div>
              <div className="grid content-start gap-8">
                <PersonHistory person={person} />
              </div>
            </div>
          </article>
        )}
      </StaffState>
    </div>
  );
}

function Head({ person }: { person: PersonData }) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar name={person.full_name} src={person.avatar_url} size={48} />
      <div className="min-w-0 grow basis-40">
        <h2 className="text-20">
          <bdi>{person.full_name || "No name"}</bdi>
        </h2>
        <p className="truncate text-muted">
          <bdi>{person.email ?? "No email address"}</bdi>
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {person.is_staff && <Tag tone="action">Staff</Tag>}
        <Tag tone={stateTones[person.state]}>{accountStateLabels[person.state]}</Tag>
      </span>
    </header>
  );
}

function AccountFacts({ person }: { person: PersonData }) {
  const { company } = person;
  const isSeeker = person.role === "job_seeker";
  return (
    <Facts
      layout="rows"
      facts={[
        {
          label: "ID",
          value: <code className="font-mono text-12 wrap-anywhere">{person.id}</code>,
        },
        {
          label: "Email address",
          value: person.email_confirmed ? "Confirmed" : "Not confirmed",
        },
        { label: "Role", value: person.role ? roleLabels[person.role] : "Not chosen yet" },
        ...(isSeeker
          ? [
              {
                label: "Profile",
                value: (
                  <>
                    <TextLink href={paths.user(person.slug)}>{person.slug}</TextLink>
                    <span className="text-muted">{person.visibility}</span>
                  </>
                ),
              },
              { label: "Tier", value: person.tier },
              {
                label: "Rank",
                value: person.special_rank ?? `${person.completed_challenges} challenges passed`,
              },
            ]
          : []),
        ...(company
          ? [
              {
                label: "Company",
                value: (
                  <>
                    <TextLink href={`${paths.adminTools}?status=all&company=${company.id}`}>
                      {company.name}
                    </TextLink>
                    <Tag>{approvalStatusLabels[company.approval_status]}</Tag>
                    {company.company_role && <Tag>{company.company_role}</Tag>}
                    <TextLink href={`${paths.adminPeople}?company=${company.id}`}>
                      Its people
                    </TextLink>
                  </>
                ),
              },
            ]
          : []),
        { label: "Signed up", value: <RelativeTime at={person.created_at} /> },
        {
          label: "Last sign-in",
          value: person.last_sign_in_at ? <RelativeTime at={person.last_sign_in_at} /> : "Never",
        },
        { label: "Signed in on", value: countOf(person.sessions, "device") },
        { label: "Signs in by", value: waysOf(person) },
      ]}
    />
  );
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function waysOf({ has_password, passkeys, phone_confirmed, providers }: PersonData): string {
  const ways = [
    has_password && "password",
    passkeys > 0 && countOf(passkeys, "passkey"),
    phone_confirmed && "phone",
    ...providers.filter((provider) => provider !== "email" && provider !== "phone"),
  ].filter(Boolean);
  return ways.length > 0 ? ways.join(", ") : "link or code by email";
}
