import { FileCode2, PenLine, Table2, Workflow } from "lucide-react";
import {
  type EmployerChallengeKind,
  employerChallengeKindLabels,
  type InvitationStatus,
  invitationStatusLabels,
} from "@/lib/vocabulary.generated";
import { Link } from "@/ui/Link";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { invitationTone, minutesText } from "./words";

type Props = {
  title: string;
  kind: EmployerChallengeKind;
  status: InvitationStatus;
  side: "candidate" | "employer";
  timeLimitMinutes: number | null;
  expiresAt: string;
  note: string | null;
  href: string;
};

const icons = { code: FileCode2, sql: Table2, written: PenLine, system_design: Workflow };

/** A company's challenge as a thing to hold: in a conversation, in a list of what waits. */
export function InvitationCard(props: Props) {
  const { title, kind, status, side, timeLimitMinutes, expiresAt, note, href } = props;
  const Icon = icons[kind];
  const open = status === "sent" || status === "opened" || status === "started";
  return (
    <article
      aria-label={`Challenge: ${title}`}
      className="relative w-full max-w-[420px] rounded-layer border border-line-strong bg-raised px-4 py-3.5 text-left transition-colors hover:border-faint"
    >
      <p className="flex items-center gap-2 text-13 text-muted">
        <Icon size={16} strokeWidth={1.5} aria-hidden />
        {employerChallengeKindLabels[kind]} challenge
        <Tag tone={invitationTone(status, side)} className="ml-auto">
          {invitationStatusLabels[status]}
        </Tag>
      </p>
      <Link
        href={href}
        className="mt-1.5 block rounded-tag font-semibold after:absolute after:inset-0 hover:text-action"
      >
        <bdi>{title}</bdi>
      </Link>
      {note && (
        <p dir="auto" className="mt-1.5 line-clamp-4 whitespace-pre-wrap">
          {note}
        </p>
      )}
      <p className="mt-1.5 text-13 text-muted">
        {timeLimitMinutes === null
          ? "No time limit"
          : `${minutesText(timeLimitMinutes)} once started`}
        {open && (
          <>
            {" · ends "}
            <RelativeTime at={expiresAt} />
          </>
        )}
      </p>
    </article>
  );
}
