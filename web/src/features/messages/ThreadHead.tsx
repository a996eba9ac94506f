import {
  ArrowLeft,
  Ban,
  Bell,
  BellOff,
  CalendarClock,
  CircleSlash,
  Ellipsis,
  Eye,
  EyeOff,
  FileCheck2,
  Flag,
  PanelRight,
} from "lucide-react";
import type { Conversation, Participant } from "@/lib/database.types";
import { useAnyOnline } from "@/lib/rooms/use-online";
import { useProfile } from "@/lib/session/session";
import { Avatar } from "@/ui/Avatar";
import { IconButton } from "@/ui/IconButton";
import { Link } from "@/ui/Link";
import { Menu } from "@/ui/Menu";
import { OnlineMark } from "./OnlineMark";
import { otherSide, subtitleOf, talkingTo, titleOf } from "./words";

type Props = {
  conversation: Conversation;
  backHref: string;
  onDetails: () => void;
  onHide: () => void;
  onMute: () => void;
  onBlock: (person: Participant) => void;
  onUnblock: (person: Participant) => void;
  onReport: (person: Participant) => void;
  onEnd: () => void;
  /** For those who can write here. */
  onProposeInterview: (() => void) | null;
  /** For those who may send a challenge here. */
  onSendChallenge: (() => void) | null;
};

/** Who one is talking to, about which job, and what can be done with the conversation. */
export function ThreadHead({
  conversation,
  backHref,
  onDetails,
  onHide,
  onMute,
  onBlock,
  onUnblock,
  onReport,
  onEnd,
  onProposeInterview,
  onSendChallenge,
}: Props) {
  const { role } = useProfile();
  const title = titleOf(conversation, role);
  const forCompany = role === "job_seeker";
  const online = useAnyOnline(talkingTo(conversation, role));
  const hidden = conversation.is_hidden;
  const Icon = hidden ? Eye : EyeOff;
  const muted = conversation.is_muted;
  const Bells = muted ? Bell : BellOff;
  const others = otherSide(conversation, role);
  const reporting = others.map((person) => ({
    label: `Report ${person.full_name}`,
    icon: <Flag size={16} strokeWidth={1.5} aria-hidden />,
    onSelect: () => onReport(person),
  }));
  const blocking = others.map((person) => ({
    label: `${person.is_blocked ? "Unblock" : "Block"} ${person.full_name}`,
    icon: <Ban size={16} strokeWidth={1.5} aria-hidden />,
    danger: !person.is_blocked,
    onSelect: () => (person.is_blocked ? onUnblock : onBlock)(person),
  }));
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-3 border-line border-b px-(--gutter)">
      <Link
        href={backHref}
        aria-label="All conversations"
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink md:hidden print:hidden"
      >
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
      </Link>
      <OnlineMark online={online}>
        <Avatar
          kind={forCompany ? "company" : "person"}
          name={title}
          src={
            forCompany
              ? conversation.company.logo_url
              : otherSide(conversation, role)[0]?.avatar_url
          }
        />
      </OnlineMark>
      <div className="min-w-0 grow">
        <h2 className="truncate text-16">
          <bdi>{title}</bdi>
        </h2>
        <p className="truncate text-13 text-muted">
          {online && <span className="text-ink">Online · </span>}
          <bdi>{subtitleOf(conversation, role)}</bdi>
        </p>
      </div>
      <IconButton
        label="About this conversation"
        icon={<PanelRight size={16} strokeWidth={1.5} aria-hidden />}
        onClick={onDetails}
        className="xl:hidden"
      />
      <Menu
        trigger={
          <IconButton
            label="More for this conversation"
            icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
          />
        }
        groups={[
          [
            ...(onProposeInterview
              ? [
                  {
                    label: "Propose an interview",
                    icon: <CalendarClock size={16} strokeWidth={1.5} aria-hidden />,
                    onSelect: onProposeInterview,
                  },
                ]
              : []),
            ...(onSendChallenge
              ? [
                  {
                    label: "Send a challenge",
                    icon: <FileCheck2 size={16} strokeWidth={1.5} aria-hidden />,
                    onSelect: onSendChallenge,
                  },
                ]
              : []),
          ],
          [
            {
              label: hidden ? "Move to inbox" : "Hide conversation",
              icon: <Icon size={16} strokeWidth={1.5} aria-hidden />,
              onSelect: onHide,
              keyHint: "H",
            },
            {
              label: muted ? "Unmute conversation" : "Mute conversation",
              icon: <Bells size={16} strokeWidth={1.5} aria-hidden />,
              onSelect: onMute,
              keyHint: "M",
            },
            ...reporting,
          ],
          [
            ...(conversation.ended_at === null
              ? [
                  {
                    label: "End conversation",
                    icon: <CircleSlash size={16} strokeWidth={1.5} aria-hidden />,
                    danger: true,
                    onSelect: onEnd,
                  },
                ]
              : []),
            ...blocking,
          ],
        ].filter((group) => group.length > 0)}
      />
    </header>
  );
}
